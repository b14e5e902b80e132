"""Playing: people at one screen and computer players, in turn, until the match is over."""

from typing import Any

from castles.ai.thinker import Thinker
from castles.boards.board import Board
from castles.match import Line
from castles.rules.game import Seat
from castles.session.computers import Computers
from castles.session.position import NOTHING, Moment, Offer, Position
from castles.session.replay import look_back
from castles.session.session import Session

END_PAUSE = 1.2  # seconds between the last event and the end
SLOWEST = 0.2  # of that at least, however fast everything is


def viewer(position: Position, board: Board[Any]) -> Seat | None:
    """The only person; of several the one to move, behind a curtain where hands are secret."""
    line, people = position.line, position.line.people
    if len(people) < 2:
        return people[0] if people else 0
    if line.to_move in people:
        return None if board.secret_hands and line.to_move != position.viewer else line.to_move
    if position.viewer is None and (line.is_over or not board.secret_hands):
        return people[0]  # once it is over, nothing is secret
    return position.viewer


class Play:
    """Gives the screen to the person to move and lets computer players think."""

    only_looks = False

    def __init__(self, thinker: Thinker) -> None:
        self._computers = Computers(thinker)
        self._ending: Line | None = None  # whose last event was shown, but not yet for long enough
        self._seen = 0.0  # when it will have been
        self._offered: tuple[Any, Offer] = None, NOTHING  # for the view that was asked for last

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        return viewer(position, board)

    def offer(self, position: Position) -> Offer:
        """All legal moves, to the person who is to move and looks, once everything has been shown and is safe."""
        seat, is_ready = position.line.to_move, position.is_settled and not position.is_being_kept
        if not is_ready or seat != position.viewer or seat not in position.line.people:
            return NOTHING
        if self._offered[0] is not position.view:
            self._offered = position.view, Offer(tuple(position.line.game.legal_moves(position.view)))
        return self._offered[1]

    def advance(self, session: Session, now: float) -> bool:
        position = session.position
        if session.is_showing or position.viewer is None:
            return False
        if position.at != position.line.end:
            session.step()
            return True
        if session.words_rise and session.turns_next:  # whoever caused them reads them to the end
            return False
        if position.moment is None and not session.turns_next:
            return self._go_on(session, now)
        session.settle()
        return True

    def waits(self, position: Position) -> bool:
        return self._computers.are_asked or self._ending is not None or position.is_being_kept

    def skip(self, session: Session) -> None:
        self._computers.hurry(session.now)
        self._seen = min(self._seen, session.now)
        if not session.position.is_settled:
            session.jump(session.position.line.end, moment=Moment(glide=0.0))

    def ask_hint(self, session: Session) -> None:
        self._computers.ask_hint(session)

    def _go_on(self, session: Session, now: float) -> bool:
        """Nothing is left to be shown: a computer player moves, a hint comes, or it is over."""
        line = session.position.line
        if session.position.is_being_kept:
            return False
        self._computers.forget_other(line)
        if line.is_over:
            return self._end(session, now)
        if line.to_move in line.people:
            return self._computers.hint(session)
        return self._computers.move(session, now)

    def _end(self, session: Session, now: float) -> bool:
        """The end is seen for a moment; then one can look back from there."""
        line = session.position.line
        if self._ending is not line:
            self._ending, self._seen = line, now + END_PAUSE * max(session.pace, SLOWEST)
        if now < self._seen:
            return False
        self._ending = None
        session.report("over", totals=[list(place) for place in line.game.ranking(line.state)])
        session.change(has_ended=True)
        look_back(session)
        return True
