"""Topple the King counted: positions from fixed seeds, and whole random matches that must never change."""

from random import Random

import pytest

from castles.rules.throne import GAME
from castles.rules.throne.state import State


def positions(state: State, depth: int) -> int:
    """How many sequences of so many moves there are."""
    moves = GAME.legal_moves(state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = GAME.copy(state)
        GAME.perform(after, move, None)
        count += positions(after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [(2, 1, (4, 76, 1089, 5324)), (4, 2, (4, 40, 721, 4058)), (6, 3, (4, 24, 390, 7153))],
)
def test_there_are_so_many_ways_to_begin(players: int, seed: int, counts: tuple[int, ...]) -> None:
    state = GAME.setup(GAME.setup_for(players, seed))
    assert tuple(positions(state, depth) for depth in range(1, 5)) == counts


@pytest.mark.parametrize(
    ("players", "moves", "ending", "winner"),
    [
        (2, 82, "tournaments", 0),
        (3, 117, "tournaments", 2),
        (4, 382, "four_castles", 0),
        (5, 461, "four_castles", 4),
        (6, 434, "tournaments", 3),
    ],
)
def test_a_random_match_always_goes_the_same_way(players: int, moves: int, ending: str, winner: int) -> None:
    random, state, count = Random(players), GAME.setup(GAME.setup_for(players, seed=players)), 0
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
        count += 1
    assert (count, GAME.ending(state), GAME.ranking(state)[0]) == (moves, ending, (winner,))
