"""What the board reads from a look at Castle Wall."""

from castles.boards.board import Look
from castles.display import Piece
from castles.rules.game import Seat
from castles.rules.wall.pieces import Number, Place
from castles.rules.wall.state import NOWHERE, Insert, State, number_up, position_for, remembered


def players(look: Look[State]) -> int:
    return len(look.names)


def seats(look: Look[State]) -> range:
    return range(len(look.names))


def middle_piece(place: Place) -> Piece:
    """A card in the middle: which one it is may not be known, so its place names it."""
    return ("middle", place)


def wall_piece(number: Number) -> Piece:
    return ("wall", number)


def gone_piece(number: Number) -> Piece:
    return ("gone", number)


def is_up(view: State) -> bool:
    return view.up != NOWHERE


def gap(look: Look[State], seat: Seat) -> int | None:
    """Where the own wall opens for the card that the wizard can insert."""
    if seat != look.seat or Insert() not in look.legal:
        return None
    return position_for(look.view.castles[seat], number_up(look.view))


def aided(look: Look[State]) -> dict[Place, Number]:
    """The cards on the places that the memory aid tells of, or once it is over, what lay there."""
    if look.is_open:
        return dict(enumerate(look.view.cards))
    return remembered(look.view) if look.options.get("memory_aid") else {}
