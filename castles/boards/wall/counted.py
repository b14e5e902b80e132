"""What a line of Castle Wall's score sheet counts, and where it lies."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.wall.poses import element_box, position_of
from castles.display import Box
from castles.rules.game import Event, Seat
from castles.rules.wall.pieces import KING, KNIGHTS, PRINCESSES, QUEEN, WIZARD, Number
from castles.rules.wall.state import State

FIGURES = {
    "king": {KING},
    "queen": {QUEEN},
    "knights": KNIGHTS,
    "princesses": PRINCESSES,
    "pair_points": KNIGHTS | PRINCESSES,
    "wizard": {WIZARD},
}


def counted(look: Look[State], told: Sequence[Event], reason: str, seat: Seat) -> list[Box]:
    """The cards of a castle that stand for this line."""
    castle = look.view.castles[seat]
    places = [place for place, number in enumerate(castle) if _counts(castle, place, number, reason)]
    return [element_box(look, seat, position_of(look, seat, place)) for place in places]


def _counts(castle: Sequence[Number], place: int, number: Number, reason: str) -> bool:
    if reason == "castle_size":
        return True
    if reason == "highest_card":
        return place == len(castle) - 1
    return place > 0 if reason == "cards" else number in FIGURES[reason]
