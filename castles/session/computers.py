"""What computer players do for a session: their own moves, after a moment, and hints for people."""

from dataclasses import dataclass
from typing import Literal

from castles.ai import BOTS
from castles.ai.duel import decision_number
from castles.ai.thinker import Thinker
from castles.match import Line
from castles.rules.game import Seat
from castles.session.hints import hinted
from castles.session.session import Session

THINKING = 0.5  # seconds a computer player seems to think
MASTER = "king"  # who gives the hints
USUAL = "squire"  # who plays for a level that isn't known here


@dataclass(frozen=True, slots=True)
class Question:
    """What the computer players were asked last, and of which line."""

    what: Literal["move", "hint"]
    line: Line


class Computers:
    """Asks the thinker one question at a time."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._question: Question | None = None
        self._due = 0.0  # when a computer player has seemed to think for long enough

    @property
    def are_asked(self) -> bool:
        return self._question is not None

    def hurry(self, now: float) -> None:
        """They needn't seem to think any longer."""
        self._due = min(self._due, now)

    def forget_other(self, line: Line) -> None:
        """Whatever was asked of another line is of no use any more."""
        if self._question is not None and self._question.line is not line:
            self._question = None
            self._thinker.forget()

    def move(self, session: Session, now: float) -> bool:
        """The move of the computer player whose turn it is; whether it was made."""
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

    def ask_hint(self, session: Session) -> None:
        """Asks what a master would do in the place of whoever looks."""
        if session.position.can_act and self._question is None and session.position.viewer is not None:
            self._ask(session, "hint", MASTER, session.position.viewer)

    def hint(self, session: Session) -> bool:
        """Shows the hint as soon as it is there; whether it was shown."""
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
