"""Playing: people at one screen and computer players, in turn, until the match is over."""

from dataclasses import dataclass
from typing import Any, Literal

from castles.ai import BOTS
from castles.ai.duel import decision_number
from castles.ai.thinker import Thinker
from castles.boards.board import Board
from castles.match import Line
from castles.rules.game import Seat
from castles.session.hints import hinted
from castles.session.position import NOTHING, Moment, Offer, Position
from castles.session.session import Session

THINKING = 0.5  # seconds a computer player seems to think
END_PAUSE = 1.2  # seconds between the last event and the end
SLOWEST = 0.2  # of that at least, however fast everything is
MASTER = "king"  # who gives the hints
USUAL = "squire"  # who plays for a level that isn't known here


@dataclass(frozen=True, slots=True)
class Question:
    """What the computer players were asked last, and of which line."""

    what: Literal["move", "hint"]
    line: Line


class Play:
    """Gives the screen to the person to move and lets computer players think."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._question: Question | None = None
        self._due = 0.0  # when a computer player has seemed to think for long enough, or the end has been seen
        self._ending: Line | None = None  # whose last event was shown, but not yet for long enough
        self._offered: tuple[Any, Offer] = None, NOTHING  # for the view that was asked for last

    @property
    def is_waiting(self) -> bool:
        return self._question is not None or self._ending is not None

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        """The only person; of several the one to move, behind a curtain where hands are secret."""
        line, people = position.line, position.line.people
        if len(people) < 2:
            return people[0] if people else 0
        if line.to_move in people:
            return None if board.secret_hands and line.to_move != position.viewer else line.to_move
        if position.viewer is None and (line.is_over or not board.secret_hands):
            return people[0]  # once it is over, nothing is secret
        return position.viewer

    def offer(self, position: Position) -> Offer:
        """All legal moves, to the person who is to move and looks, once everything has been shown."""
        seat = position.line.to_move
        if not position.is_settled or seat != position.viewer or seat not in position.line.people:
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

    def skip(self, session: Session) -> None:
        self._due = min(self._due, session.now)
        if not session.position.is_settled:
            session.jump(session.position.line.end, moment=Moment(glide=0.0))

    def ask_hint(self, session: Session) -> None:
        if session.position.can_act and self._question is None and session.position.viewer is not None:
            self._ask(session, "hint", MASTER, session.position.viewer)

    def _go_on(self, session: Session, now: float) -> bool:
        """Nothing is left to be shown: a computer player moves, a hint comes, or it is over."""
        line = session.position.line
        if self._question is not None and self._question.line is not line:
            self._forget()
        if line.is_over:
            return self._end(session, now)
        return self._think(session, now) if line.to_move not in line.people else self._hint(session)

    def _end(self, session: Session, now: float) -> bool:
        line = session.position.line
        if session.position.has_ended:
            return False
        if self._ending is not line:
            self._ending, self._due = line, now + END_PAUSE * max(session.pace, SLOWEST)
        if now < self._due:
            return False
        self._ending = None
        session.report("over", totals=[list(place) for place in line.game.ranking(line.state)])
        session.change(has_ended=True)
        return True

    def _think(self, session: Session, now: float) -> bool:
        """The move of the computer player whose turn it is, after a moment."""
        line = session.position.line
        seat = line.to_move
        assert seat is not None, "a computer player is to move"
        if self._question is None:
            level = line.players[seat].level or USUAL
            self._ask(session, "move", level if level in BOTS else USUAL, seat)
            self._due = now + THINKING * session.pace
        thought = self._thinker.answer() if now >= self._due else None
        if thought is None:
            return False
        self._question = None
        session.play(thought.move)
        return True

    def _hint(self, session: Session) -> bool:
        """The hint, as soon as it is there."""
        thought = self._thinker.answer() if self._question is not None else None
        if thought is None:
            return False
        self._question = None
        return hinted(session, thought)

    def _ask(self, session: Session, what: Literal["move", "hint"], bot: str, seat: Seat) -> None:
        line = session.position.line
        self._question = Question(what, line)
        number = decision_number(line.setup.seed, len(line.entries))
        self._thinker.ask(line.game, bot, line.game.view(line.state, seat), seat, number)

    def _forget(self) -> None:
        self._question = None
        self._thinker.forget()
