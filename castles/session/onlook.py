"""Looking on: a match that is played elsewhere, as far as it had come, to be looked back at and no more."""

from typing import Any

from castles.boards.board import Board
from castles.rules.game import Seat
from castles.session.play import viewer
from castles.session.position import NOTHING, Offer, Position
from castles.session.session import Session


class Onlook:
    """Offers nothing and lets nobody move; whoever sits there sees what they could see at the table."""

    only_looks = True

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        return viewer(position, board)

    def offer(self, position: Position) -> Offer:
        return NOTHING

    def advance(self, session: Session, now: float) -> bool:
        return False

    def skip(self, session: Session) -> None:
        """Nothing is shown by itself."""

    def ask_hint(self, session: Session) -> None:
        """Nobody is to move here."""

    def waits(self, position: Position) -> bool:
        return False
