"""What can be done at a table, by button, key or touch alike."""

from dataclasses import dataclass, replace

from castles.boards.board import Command, Intent, Zone
from castles.rules.game import Move
from castles.scenes.scene import Context
from castles.scenes.spotlight import Lights
from castles.session import hints, replay
from castles.session.refusals import why_no_hint, why_no_reason, why_no_redo, words_for
from castles.session.session import Refusal, Session


@dataclass(frozen=True, slots=True)
class Opened:
    """What somebody has opened beside or over the board."""

    sheet: str = ""  # the looked-up sheet, by its key
    log: bool = False  # the log over the board
    back: float = 0.0  # units that the log is scrolled back


class Acts:
    """Does it, or tells why it can't be done."""

    def __init__(self, context: Context, session: Session, lights: Lights) -> None:
        self.context = context
        self.session = session
        self.opened = Opened()
        self._lights = lights

    def decide(self, does: Move | Intent, zone: Zone | None = None) -> None:
        """What a place or a button means."""
        before = self.session.position.intent
        try:
            self.session.decide(does, zone)
        except Refusal as refusal:
            self.refuse(words_for(refusal, self.session.position))
        if self.session.position.intent.turns != before.turns:
            self.context.sounds.play("turn")

    def press(self, command: Command) -> None:
        """A button of the board: it says yes to the move that waits, or means something of its own."""
        if self.session.position.intent.waiting is not None:
            self.confirm()
        else:
            self.decide(command.does)

    def confirm(self) -> None:
        self.session.confirm()

    def undo(self) -> None:
        try:
            self.session.undo()
        except Refusal as refusal:
            self.refuse(words_for(refusal, self.session.position))

    def undo_turn(self) -> None:
        try:
            self.session.undo_turn()
        except Refusal as refusal:
            self.refuse(words_for(refusal, self.session.position))

    def redo(self) -> None:
        if words := why_no_redo(self.session.position):
            self.refuse(words)
        else:
            self.session.redo()

    def hint(self) -> None:
        """Asks what a master would do in the place of the person to move."""
        if words := why_no_hint(self.session.position):
            self.refuse(words)
        else:
            self.session.driver.ask_hint(self.session)

    def explain(self) -> None:
        """Says why a computer player did what it did last."""
        if words := why_no_reason(self.session.position, self.session.board):
            self.refuse(words)
        else:
            hints.explain(self.session)

    def look_back(self) -> None:
        """The last move lies on the table no more; a running match waits. The end of a match is seen first."""
        position = self.session.position
        if position.line.is_over and not position.has_ended:
            self.session.skip()
        elif position.line.last_played and not position.looks_back:
            replay.look_back(self.session)
            replay.back(self.session)

    def take_over(self) -> None:
        """A new match may begin where one looks back to."""
        self.context.stack.push(
            self.context.doors.take_over(self.context, self.session.match, self.session.position.at)
        )

    def refuse(self, words: str) -> None:
        """Something can't be done: a sound, and the reason if there is one to tell."""
        self.context.sounds.play("error")
        self.context.report("refused", words=words)
        if words:
            self.context.notify(words)

    def put_down(self) -> bool:
        """Closes what is open, lets go of what is held, or returns to the game; False if there was nothing."""
        position, before = self.session.position, self.opened
        self.opened = replace(before, sheet="", log=False)
        self.session.change(intent=position.intent.dropped, advice=None)
        after = self.session.position
        if self.opened != before or (after.intent, after.advice) != (position.intent, position.advice):
            return True
        if position.leads_back:
            replay.return_to_game(self.session)
        return position.leads_back

    def toggle_sheet(self, key: str) -> None:
        self.opened = replace(self.opened, sheet="" if self.opened.sheet == key else key)

    def toggle_overlay(self, overlay: str) -> None:
        intent = self.session.position.intent
        self.session.intend(intent.changed(overlays=intent.overlays ^ {overlay}))

    def toggle_log(self) -> None:
        self.opened = replace(self.opened, log=not self.opened.log)

    def scroll_log(self, back: float) -> None:
        self.opened = replace(self.opened, back=max(0.0, back))

    def open_menu(self) -> None:
        at = self.session.position.at
        self.context.stack.push(self.context.doors.table_menu(self.context, self.session.match, self._lights, at))

    def open_score(self) -> None:
        at = self.session.position.at
        self.context.stack.push(self.context.doors.score(self.context, self.session.match, self._lights, at))
