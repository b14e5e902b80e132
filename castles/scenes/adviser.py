"""What computer players do at a table: their own moves, hints for people, and the reasons for both."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from castles.ai import BOTS, Reason, Thought
from castles.ai.duel import decision_number
from castles.ai.judgements import judgement_of
from castles.boards.board import Command, Intent, Piece, Zone
from castles.boards.ways import Step, way_to
from castles.chronicle.reasons import why
from castles.i18n import _
from castles.match import Entry
from castles.rules.game import Seat
from castles.scenes.refusal import why_no_hint, why_no_reason

if TYPE_CHECKING:
    from castles.scenes.table import Table

THINKING = 0.5  # seconds a computer player seems to think
MASTER = "king"  # who gives the hints
USUAL = "squire"  # who plays for a level that isn't known here


class Adviser:
    """Asks the thinker for one table, a question at a time."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._words: Callable[[], str] = str  # what is said, in the language of the moment
        self.way: tuple[Step, ...] = ()  # to the move that was advised
        self._asked: str = ""  # what for: a "move", a "hint", or nothing
        self._play_at = 0.0

    @property
    def text(self) -> str:
        """What is said: a hint, or the reason for a move."""
        return self._words()

    @property
    def is_asked(self) -> bool:
        return bool(self._asked)

    def forget(self) -> None:
        """Whatever was asked or advised is of no use any more."""
        if self._asked:
            self.table.context.thinker.forget()
        self._asked = ""
        self.hush()

    def hush(self) -> None:
        """Says and lights nothing any more."""
        self._words, self.way = str, ()

    def hurry(self, now: float) -> None:
        """The computer player needn't seem to think."""
        self._play_at = min(self._play_at, now)

    def think(self, now: float, pace: float) -> None:
        """The move of the computer player whose turn it is, after a moment."""
        if self._asked != "move":
            self.forget()
            seat = self.table.match.to_move
            assert seat is not None, "a computer player is to move"
            level = self.table.match.players[seat].level or USUAL
            self._ask("move", level if level in BOTS else USUAL, seat)
            self._play_at = now + THINKING * pace
        if now >= self._play_at:
            thought = self.table.context.thinker.answer()
            if thought is not None:
                self._asked = ""
                self.table.play(thought.move)

    def ask_hint(self) -> None:
        """Asks what a master would do in the place of the person to move."""
        if words := why_no_hint(self.table):
            self.table.refuse(words)
        elif not self._asked:
            seat = self.table.viewer
            assert seat is not None, "somebody looks"
            self._ask("hint", MASTER, seat)

    def look_for_hint(self) -> None:
        """Shows the hint as soon as it is there."""
        thought = self.table.context.thinker.answer() if self._asked == "hint" else None
        if thought is not None:
            self._asked = ""
            self._advise(thought)

    def _ask(self, what: str, bot: str, seat: Seat) -> None:
        match = self.table.match
        number = decision_number(match.setup.seed, len(match.past))
        self._asked = what
        self.table.context.thinker.ask(match.game, bot, match.game.view(match.state, seat), seat, number)

    def _advise(self, thought: Thought[Any]) -> None:
        """Counts the hint, lights the way to its move and says why."""
        table = self.table
        if not table.can_act() or table.viewer is None:
            return
        table.match.count_hint(table.viewer)
        table.intent = table.intent.changed(held=None, picks=())
        self.way = way_to(table.board, table.look(), thought.move)
        self._turn_at_once()
        self._words = lambda: self._why(thought.reason)
        table.context.report("hint", text=self.text)
        table.show(0)

    def _turn_at_once(self) -> None:
        """What has to be turned first is turned by the hint."""
        while self.way and self.way[0].by is None and isinstance(self.way[0].does, Intent):
            self.table.intent = self.way[0].does
            self.way = self.way[1:]

    def advises(self, by: Zone | Command) -> bool:
        """Whether this is what to tap or press next."""
        step = self.next_step
        if step is None or type(step.by) is not type(by):
            return False
        return by.key == step.by.key if isinstance(by, Zone) else by == step.by

    @property
    def next_step(self) -> Step | None:
        """What to do next on the way to the advised move; None once the hand has strayed from it."""
        now = self.table.intent
        exact = next((step for step in self.way if step.before == now), None)
        bare = now.changed(held=None)  # a piece picked up is as good as one that lies ready
        return exact or next((step for step in self.way if step.before == bare), None)

    @property
    def lit(self) -> frozenset[Piece]:
        """The pieces to take for the next step."""
        zone = self.next_step.by if self.next_step else None
        return frozenset(piece for piece in (getattr(zone, "takes", None), getattr(zone, "grip", None)) if piece)

    # Why?

    def explained(self) -> Entry | None:
        """The last move of a computer player that is ever seen, if everybody at the screen has seen it."""
        last = self.last_played()
        return last if last is not None and not self._is_hidden(last) else None

    def last_played(self) -> Entry | None:
        """The last move of a computer player, but for those that stay secret."""
        match, secrets = self.table.match, self.table.board.secret_moves
        never = [kind for kind, unveiled_by in secrets.items() if unveiled_by is None]
        computers = (played for played in reversed(match.past) if not match.players[played.seat].is_person)
        return next((played for played in computers if type(played.move) not in never), None)

    def _is_hidden(self, played: Entry) -> bool:
        """Whether it was made in secret, and nothing told since has unveiled it."""
        kind, secrets = type(played.move), self.table.board.secret_moves
        return kind in secrets and secrets[kind] not in self.table.logbook.told_since(played)

    def explain(self) -> None:
        """Says why a computer player did what it did last."""
        played, match = self.explained(), self.table.match
        if played is None:
            self.table.refuse(why_no_reason(self.table))
            return
        view = match.game.view(played.before, played.seat)
        reason = judgement_of(match.game).reason(view, played.seat, played.move)
        name = match.names[played.seat]
        self.way, self._words = (), lambda: _("{name}: {words}").format(name=name, words=self._why(reason))
        self.table.context.report("why", text=self.text)
        self.table.show(0)

    def _why(self, reason: Reason) -> str:
        match = self.table.match
        return why(match.game.key, reason.key, reason.values, match.names)
