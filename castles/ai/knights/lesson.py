"""The weights of Knights and Castles, from self-play: how positions at the start of a round divided the win."""

from collections.abc import Iterator, Mapping
from typing import Any

from castles.ai import weights
from castles.ai.duel import Fixture, fixtures, play
from castles.ai.fit import Contest, best_shares, named
from castles.ai.knights.pairs import number_of, unseen_tiles
from castles.ai.knights.worth import FEATURES, counted, forget, hand_features, standing_features, weights_of
from castles.rules.game import winners
from castles.rules.knights import GAME
from castles.rules.knights.pieces import EVERY_ARMY
from castles.rules.knights.state import ROUNDS, State

PASSES = 2  # each pass plays with what the last one has found
RIDGE = 8.0  # how firmly the weights keep to what is known


def lesson(games: int, seed: int) -> Mapping[str, float]:
    """The weights for every number of players, from those that are known: play has to be sensible to learn from it."""
    found = weights.load(GAME.key)
    for number in range(PASSES):
        for players in GAME.players:
            found |= _pass(players, games, seed + number)
        weights.keep(GAME.key, found)
        forget()
    return found


def _pass(players: int, games: int, seed: int) -> dict[str, float]:
    """Matches of knights, and a fit for every number of rounds to come."""
    by_rounds: dict[int, list[Contest]] = {rounds: [] for rounds in range(1, ROUNDS)}
    for fixture in fixtures(GAME, ["knight"] * players, games, seed):
        for rounds, contest in _contests(fixture):
            by_rounds[rounds].append(contest)
    return {
        f"{players}.{rounds}.{name}": weight
        for rounds, contests in by_rounds.items()
        for name, weight in _fitted(contests, weights_of(players, rounds)).items()
    }


def _fitted(contests: list[Contest], known: Mapping[str, float]) -> Mapping[str, float]:
    """The weights moved from what is known as far as the matches bear it out."""
    return named(FEATURES, best_shares(contests, [known[name] for name in FEATURES], RIDGE))


def _contests(fixture: Fixture) -> Iterator[tuple[int, Contest]]:
    """The positions at the start of each round but the first, with what came of them."""
    seen: dict[int, tuple[tuple[float, ...], ...]] = {}

    def watch(state: State, thought: Any) -> None:
        rounds = ROUNDS + 1 - state.round
        if rounds < ROUNDS and rounds not in seen:
            seen[rounds] = position_features(state)

    end = play(GAME, fixture, watch).state
    first = winners(GAME.ranking(end))
    shares = tuple(float(seat in first) for seat in range(len(fixture.bots)))
    yield from ((rounds, Contest(features, shares)) for rounds, features in seen.items())


def position_features(state: State) -> tuple[tuple[float, ...], ...]:
    """The features of every seat as they were before this round's tile was turned up."""
    tiles = unseen_tiles(state) + (1 << state.tiles[state.round])
    assert number_of(tiles) == ROUNDS + 2 - state.round
    points = counted(state)
    return tuple(
        (
            *hand_features(tiles, hand & EVERY_ARMY),
            *standing_features(points, state.sword, state.ages, seat),
        )
        for seat, hand in enumerate(state.hands)
    )
