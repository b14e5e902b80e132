"""Fair matches between computer players: every seed is played with everybody on every seat."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from castles.ai.bots import decide, think
from castles.ai.judgement import Judgement
from castles.ai.judgements import judgement_with
from castles.ai.thought import Thought
from castles.ai.weights import Weights
from castles.rules.chance import below
from castles.rules.game import Choice, Game, Setup, totals, winners

LONGEST = 20_000  # moves; no match is that long
APART = "@"  # in a bot's name: behind it follows what tells its weights from the usual ones


@dataclass(frozen=True, slots=True)
class Fixture:
    """One match that is to be played."""

    game: str
    setup: Setup
    bots: tuple[str, ...]  # by seat
    entries: tuple[int, ...]  # by seat: which of the duel's players it is
    seconds: float | None = None  # for each decision, of processor time
    weights: Mapping[str, Weights] = field(default_factory=dict)  # by bot, where they aren't the usual ones


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a match, by entry."""

    wins: tuple[float, ...]  # a shared win counts in parts
    scores: tuple[int, ...]  # empty if the game counts no points
    times: tuple[tuple[float, ...], ...]  # of each decision
    moves: int
    state: Any  # the last one


def fixtures(
    game: Game[Any, Any],
    bots: Sequence[str],
    matches: int,
    seed: int,
    options: Mapping[str, Choice] | None = None,
    seconds: float | None = None,
    weights: Mapping[str, Weights] | None = None,
) -> Iterator[Fixture]:
    """The matches: the players move on by one seat until all have sat everywhere, then comes the next seed.

    A bot with weights of its own is a level, and after `@` whatever tells it from others.
    """
    chance, count = seed, len(bots)
    for number in range(matches):
        if number % count == 0:
            chance, world = below(chance, 1 << 62)
        entries = tuple((seat + number) % count for seat in range(count))
        setup = game.setup_for(count, world, options)
        yield Fixture(game.key, setup, tuple(bots[entry] for entry in entries), entries, seconds, weights or {})


def play(game: Game[Any, Any], fixture: Fixture, watch: Callable[[Any, Thought[Any]], None] | None = None) -> Outcome:
    """Plays a match to its end; `watch` sees every state and the thought on it before it is played."""
    state, number = game.setup(fixture.setup), 0
    judgements = {bot: judgement_with(game.key, weights) for bot, weights in fixture.weights.items()}
    times: list[list[float]] = [[] for _seat in fixture.bots]
    while (seat := game.to_move(state)) is not None:
        if number > LONGEST:
            raise RuntimeError(f"an endless match: {fixture}")
        thought, taken = _timed(game, fixture, judgements, state, seat, number)
        times[seat].append(taken)
        if watch:
            watch(state, thought)
        game.play(state, thought.move)
        number += 1
    return _outcome(game, fixture, state, times, number)


def _timed(
    game: Game[Any, Any],
    fixture: Fixture,
    judgements: Mapping[str, Judgement[Any, Any]],
    state: Any,
    seat: int,
    number: int,
) -> tuple[Any, float]:
    """A decision, and the processor time it took."""
    view, bot = game.view(state, seat), fixture.bots[seat]
    chance, is_timed = decision_number(fixture.setup.seed, number), fixture.seconds is not None
    start = time.process_time()
    thinking = think(level_of(bot), game, view, seat, chance, is_timed, judgements.get(bot))
    thought = decide(thinking, fixture.seconds)
    return thought, time.process_time() - start


def level_of(bot: str) -> str:
    """The computer player by its name, whatever weights it judges by."""
    return bot.partition(APART)[0]


def decision_number(seed: int, number: int) -> int:
    """The number that a computer player gets for its chance: another one for every decision of every match."""
    return below(seed + (number << 32), 1 << 62)[1]


def _outcome(
    game: Game[Any, Any], fixture: Fixture, state: Any, times: Sequence[Sequence[float]], moves: int
) -> Outcome:
    first, points = winners(game.ranking(state)), totals(game.tally(state))
    seats = [fixture.entries.index(entry) for entry in range(len(fixture.entries))]
    return Outcome(
        tuple((seat in first) / len(first) for seat in seats),
        tuple(points[seat] for seat in seats) if points else (),
        tuple(tuple(times[seat]) for seat in seats),
        moves,
        state,
    )


@dataclass(slots=True)
class Standing:
    """All that came of one kind of player in a duel."""

    bot: str
    seats: int = 0  # how many it had, over all matches
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)  # over the mean of the other kinds
    times: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        return self.wins / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with a chance of 95 % (Wilson's score interval)."""
        z, n, p = 1.96, self.seats, self.share
        middle = p + z * z / (2 * n)
        spread = z * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5
        return (middle - spread) / (1 + z * z / n), (middle + spread) / (1 + z * z / n)


def standings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> list[Standing]:
    """What came of every kind of player, in the order they were named."""
    found = {bot: Standing(bot) for bot in bots}
    for outcome in outcomes:
        for entry, bot in enumerate(bots):
            _add(found[bot], outcome, entry, [other for other, name in enumerate(bots) if name != bot])
    return list(found.values())


def _add(standing: Standing, outcome: Outcome, entry: int, others: Sequence[int]) -> None:
    standing.seats += 1
    standing.wins += outcome.wins[entry]
    standing.times += outcome.times[entry]
    if outcome.scores:
        standing.scores.append(outcome.scores[entry])
    if outcome.scores and others:
        rivals = [outcome.scores[other] for other in others]
        standing.leads.append(outcome.scores[entry] - sum(rivals) / len(rivals))
