"""The search that knows no game: the best moves are tried out in sampled worlds, and the worst fall out on the way."""

from dataclasses import dataclass
from random import Random
from typing import Any

from castles.ai.judgement import Judgement, Level
from castles.ai.thought import Thinking, Thought
from castles.rules.game import Game, Move, Seat


@dataclass(slots=True)
class Trial:
    """A move that is tried out."""

    move: Move
    weight: float  # trials so far, the first judgement's trust included
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.weight

    def add(self, worth: float) -> None:
        self.weight += 1
        self.total += worth


def think(
    game: Game[Any, Any], judgement: Judgement[Any, Any], view: Any, seat: Seat, level: Level, random: Random
) -> Thinking[Any]:
    """Ever better founded thoughts on a view, one after every round, until the level's rounds are over."""
    ranked = judgement.rank(view, seat, level, random)
    worth, move = ranked[0]
    reason = judgement.reason(view, seat, move)
    yield Thought(move, worth, reason)
    if level.rounds == 0 or len(ranked) == 1:
        return
    trials = [Trial(move, level.trust + 1e-9, worth * (level.trust + 1e-9)) for worth, move in ranked[: level.width]]
    for number in range(level.rounds):
        _try_out(game, judgement, view, seat, level, trials, random.getrandbits(63))
        trials.sort(key=lambda trial: -trial.mean)
        trials = trials[: _still_in(len(trials), number, level)]
        best = trials[0]
        if best.move != move:
            move, reason = best.move, judgement.reason(view, seat, best.move)
        yield Thought(move, best.mean, reason)


def _try_out(
    game: Game[Any, Any],
    judgement: Judgement[Any, Any],
    view: Any,
    seat: Seat,
    level: Level,
    trials: list[Trial],
    number: int,
) -> None:
    """One sampled world for all moves, so that none is lucky."""
    world = game.guess(view, seat, number)
    for trial in trials:
        state = game.copy(world)
        game.perform(state, trial.move, None)
        unfinished = level.finish and game.to_move(state) == seat
        play_on(game, judgement, state, level.depth + unfinished, Random(number))
        trial.add(judgement.worth(state, seat))


def play_on(game: Game[Any, Any], judgement: Judgement[Any, Any], state: Any, turns: int, random: Random) -> None:
    """Plays a full state on for some turns, each to its end, or to the end of the game."""
    mover = game.to_move(state)
    while mover is not None and turns > 0:
        game.perform(state, judgement.policy(state, random), None)
        following = game.to_move(state)
        turns -= following != mover
        mover = following


def _still_in(trials: int, number: int, level: Level) -> int:
    """How many stay: half of them fall out each time another quarter of the rounds is over, but two go to the end."""
    quarter = max(1, level.rounds // 4)
    return max(2, trials // 2) if (number + 1) % quarter == 0 else trials
