"""How many ways lead through the first moves of the Courtyard, from fixed seeds: a changed rule shows here."""

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.state import State


def ways(state: State, depth: int) -> int:
    """The number of different sequences of so many moves."""
    if depth == 1:
        return len(GAME.legal_moves(state))
    return sum(ways(after(state, number), depth - 1) for number in range(len(GAME.legal_moves(state))))


def after(state: State, number: int) -> State:
    copy = GAME.copy(state)
    GAME.perform(copy, GAME.legal_moves(copy)[number], None)
    return copy


@pytest.mark.parametrize(
    ("seed", "counts"),
    [
        (1, (14, 70, 1220)),
        (2, (20, 60, 1584)),
        (3, (11, 55, 895)),
    ],
)
def test_the_first_moves_can_be_played_in_as_many_ways_as_ever(seed: int, counts: tuple[int, ...]) -> None:
    state = GAME.setup(GAME.setup_for(2, seed))
    assert tuple(ways(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(("seed", "moves", "counts"), [(4, 60, (24, 544, 10104)), (5, 80, (12, 44, 535))])
def test_later_moves_can_be_played_in_as_many_ways_as_ever(seed: int, moves: int, counts: tuple[int, ...]) -> None:
    state = GAME.setup(GAME.setup_for(2, seed))
    for number in range(moves):
        state = after(state, (7 * number) % len(GAME.legal_moves(state)))
    assert tuple(ways(state, depth) for depth in range(1, len(counts) + 1)) == counts
