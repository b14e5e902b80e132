"""The weights of Knights and Castles, from self-play: how positions at the start of a round divided the win."""

from collections.abc import Iterator, Mapping
from typing import Any

from castles.ai.duel import Fixture, fixtures, play
from castles.ai.fit import Contest, best_shares
from castles.ai.knights.pairs import number_of, unseen_tiles
from castles.ai.knights.scale import FEATURES, Scale, hand_features, standing_features
from castles.ai.knights.worth import counted
from castles.ai.weights import Weights
from castles.rules.game import winners
from castles.rules.knights import GAME
from castles.rules.knights.pieces import EVERY_ARMY, ROUNDS
from castles.rules.knights.state import State

KNIGHT = "knight"  # who plays the matches
FOLD = 5  # matches of this short game for each of other games
RIDGE = 600.0  # how firmly the weights keep to the guesses: with less of it they follow chance, and play gets worse

# Where learning begins, for play has to be sensible to learn from it: rough guesses, the same for all.
FIRST_POINTS = (2.4, 1.3, 1.0, 0.9, 0.9, 0.7)  # with one round to come, two, three…
FIRST = {"armies": 0.4, "strength_6": 0.15, "strength_5": 0.1, "sword": 0.2, "youth": 0.2}


def lesson(matches: int, seed: int) -> Mapping[str, float]:
    """The weights for every number of players."""
    first: dict[str, float] = {}
    for players in GAME.players:
        first |= _first(players)
    found = dict(first)
    for players in GAME.players:
        found |= _learnt(Weights(first), players, FOLD * matches, seed)
    return found


def _first(players: int) -> dict[str, float]:
    """The guesses for so many players."""
    guesses = {rounds: FIRST | {"points": points} for rounds, points in enumerate(FIRST_POINTS, 1)}
    return {
        f"{players}.{rounds}.{name}": guess.get(name, 0.0) for rounds, guess in guesses.items() for name in FEATURES
    }


def _learnt(first: Weights, players: int, matches: int, seed: int) -> dict[str, float]:
    """Matches of knights, and a fit for every number of rounds to come."""
    scale = Scale(first)
    by_rounds: dict[int, list[Contest]] = {rounds: [] for rounds in range(1, ROUNDS)}
    for fixture in fixtures(GAME, [KNIGHT] * players, matches, seed, weights={KNIGHT: first}):
        for rounds, contest in _contests(fixture):
            by_rounds[rounds].append(contest)
    return {
        f"{players}.{rounds}.{name}": weight
        for rounds, contests in by_rounds.items()
        for name, weight in _fitted(contests, scale.of(players, rounds)).items()
    }


def _fitted(contests: list[Contest], known: Mapping[str, float]) -> Mapping[str, float]:
    """The weights moved from what is known as far as the matches bear it out."""
    found = best_shares(contests, [known[name] for name in FEATURES], RIDGE)
    return dict(zip(FEATURES, found, strict=True))


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
