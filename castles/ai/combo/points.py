"""The points of a seat as if the game ended now."""

from castles.rules.combo.pieces import KEY_POINTS
from castles.rules.combo.score import ended, points_of_grid
from castles.rules.combo.state import Cell, State
from castles.rules.game import Seat


def scrolls(state: State, seat: Seat) -> dict[Cell, int]:
    """What the scroll of each face-up card is worth."""
    return {cell: points for cell, _, points in points_of_grid(ended(state), seat)}


def total(state: State, seat: Seat) -> int:
    """All scrolls and keys."""
    return sum(scrolls(state, seat).values()) + KEY_POINTS * state.keys[seat]


def points(state: State, seat: Seat) -> float:
    """For somebody who looks no further than this turn; gold counts only where points are equal."""
    return total(state, seat) + ended(state).gold[seat] / 1000
