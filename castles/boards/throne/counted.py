"""What a line of the score sheet of Topple the King counts, and where it lies."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.throne.poses import fans
from castles.display import Box
from castles.rules.game import Event, Seat
from castles.rules.throne.state import State

GROUPS = ("castles", "specials", "tournament_cards")


def counted(look: Look[State], told: Sequence[Event], reason: str, seat: Seat) -> list[Box]:
    """The cards of that kind, as far as they can be seen."""
    return list(fans(look, seat)[GROUPS.index(reason)].seen)
