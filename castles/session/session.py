"""A session: a match under a table, with the position it stands in and the few operations that change it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from castles.boards.board import Board, Intent, Zone
from castles.display import Flourish
from castles.match import CannotUndo, Cursor, Match
from castles.rules.codec import to_json
from castles.rules.game import IllegalMove, Move, Seat
from castles.session.look import look_at
from castles.session.position import GLIDE, Advice, Moment, Offer, Position
from castles.settings import Settings

LOCKED = 0.25  # seconds at least in which the next person's table takes no clicks
OUTLAST, READ = 1.6, 0.9  # how much longer than a short event its words rise, and for how many seconds at most


class Driver(Protocol):
    """Decides how a session goes on. It knows no game and no window."""

    only_looks: bool  # whether there is nothing but the past

    def viewer(self, position: Position, board: Board[Any]) -> Seat | None:
        """Who looks once this position has been shown; None: nobody may."""

    def offer(self, position: Position) -> Offer:
        """The moves that the viewer may make in this position."""

    def advance(self, session: "Session", now: float) -> bool:
        """Takes the session one step on, if it is time for one; whether it did."""

    def skip(self, session: "Session") -> None:
        """Nobody wants to wait for what is being shown, or for a computer player that seems to think."""

    def ask_hint(self, session: "Session") -> None:
        """The viewer wants to know what a master would do; the advice comes when it comes."""

    def waits(self, position: Position) -> bool:
        """Whether something will come by itself, though nothing is being shown."""


class Refusal(Exception):
    """What was wanted can't be done. Nothing has changed; `castles.session.refusals` says why in words."""

    def __init__(self, cause: IllegalMove | CannotUndo | None = None) -> None:
        super().__init__(cause)
        self.cause = cause


class Session:
    """Holds one position after the other. Whoever wants to know anything of the table reads the position."""

    def __init__(
        self,
        match: Match,
        board: Board[Any],
        driver: Driver,
        settings: Callable[[], Settings],
        report: Callable[..., None] = lambda what, **details: None,
    ) -> None:
        self.match = match
        self.board = board
        self.driver = driver
        self.settings = settings
        self.report = report
        self.now = 0.0
        self._kept = match.line  # what was on disk when it was reported last
        self._shown_until = 0.0  # what is being shown
        self._told_from = 0.0  # when it can be put into words
        self._words_until = 0.0  # the words that rise from it
        first = Position(match.line, match.line.end, None, has_ended=match.is_over)
        self.position = replace(first, viewer=driver.viewer(first, board))
        self.change()

    # The position

    def change(self, **fields: Any) -> None:
        """Another position takes the place of this one; its view and what is offered follow from the rest."""
        before, after = self.position, replace(self.position, **fields)
        if after.line is not before.line:  # nothing that was said or told of the other one holds
            after = replace(after, advice=None, has_ended=False)
        if after.viewer is not None:
            after = replace(after, looked_last=after.viewer)
        after = replace(after, view=self._view(after), is_being_kept=self.match.is_being_kept)
        self.position = replace(after, offered=self.driver.offer(after))

    def _view(self, after: Position) -> Any:
        """What the viewer may know; as it was, if nothing of it has changed."""
        before, state = self.position, after.state
        same_eyes = (before.viewer, before.is_open) == (after.viewer, after.is_open)
        if same_eyes and before.view is not None and before.state is state:
            return before.view
        if after.viewer is None:
            return None
        return state if after.is_open and after.line.is_over else after.line.game.view(state, after.viewer)

    def intend(self, intent: Intent) -> None:
        """Somebody is about to do something else."""
        self.change(intent=intent)

    def advise(self, advice: Advice | None) -> None:
        """Something is said beside the table, or nothing any more."""
        self.change(advice=advice)

    def look_as(self, viewer: Seat | None) -> None:
        """Somebody else looks now, or nobody may."""
        self.change(viewer=viewer)

    def drive(self, driver: Driver, **fields: Any) -> None:
        """Another driver decides from now on."""
        self.driver = driver
        self.change(**fields)

    # Moves

    def decide(self, does: Move | Intent, zone: Zone | None = None) -> None:
        """What a place or a button means: a step on the way, or a move, which waits for a yes or is played; Refusal."""
        position = self.position
        if not position.can_act:
            return
        if isinstance(does, Intent):
            self.intend(does)
            self.report("step", turns=does.turns)
            return
        self._check(does)
        if self._wants_confirmation(does):
            self.intend(position.intent.wants(does, zone))
        else:
            self.play(does)

    def _check(self, move: Move) -> None:
        try:
            self.position.line.game.legal(self.position.view, move)
        except IllegalMove as refusal:
            raise Refusal(refusal) from None
        if move not in self.position.offered.moves:
            raise Refusal

    def _wants_confirmation(self, move: Move) -> bool:
        wish = self.settings().confirm
        return wish == "always" or (wish == "turn" and self._ends_turn(move))

    def _ends_turn(self, move: Move) -> bool:
        line = self.match.line
        state = line.game.copy(line.state)
        line.game.perform(state, move, None)
        return line.game.to_move(state) != line.to_move

    def confirm(self) -> None:
        """The move that waits is played."""
        if self.position.intent.waiting is not None:
            self.play(self.position.intent.waiting.move)

    def play(self, move: Move) -> None:
        """Plays a move; it is on disk before anybody is asked for the next."""
        intent = self.position.intent
        played = self.match.play(move)
        self.change(line=self.match.line, intent=intent.dropped, chosen=intent.picks)
        self.report("move", number=len(self.match.past), seat=played.seat, move=to_json(played.move))

    def undo(self) -> None:
        """Takes back a step on the way, a move that waits, or the last move; Refusal."""
        intent = self.position.intent
        if intent.waiting is not None or intent.picks:
            self.intend(intent.dropped)
        else:
            self._change_match(self.match.undo, "undo")

    def undo_turn(self) -> None:
        """Takes back all that can be of the running turn; Refusal."""
        self._change_match(self.match.undo_turn, "undo")

    def redo(self) -> None:
        """Plays again what was taken back last; Refusal."""
        if not self.match.line.undone:
            raise Refusal
        self._change_match(self.match.redo, "redo")

    def _change_match(self, change: Callable[[], object], what: str) -> None:
        if self.position.lies_in_past:
            raise Refusal
        try:
            change()
        except CannotUndo as refusal:
            raise Refusal(refusal) from None
        self.go(self.match.line.end, line=self.match.line)
        self.report(what, number=len(self.match.past))

    # Places of the line, and time

    def go(self, at: Cursor, **fields: Any) -> None:
        """Another place of the line lies on the table, and whatever was about to be done isn't any more."""
        self.jump(at, intent=self.position.intent.dropped, chosen=(), advice=None, **fields)

    def jump(self, at: Cursor, **fields: Any) -> None:
        """What is being shown is over, and another place lies on the table; the driver sees to what follows."""
        self._show(0.0, 0.0, 0.0)
        self.change(**{"at": at, "moment": Moment(), **fields})

    def advance(self, now: float) -> bool:
        """One step on, if it is time for one; whether it was made. To be called until it wasn't."""
        self.now = now
        self._report_kept()
        if self.position.is_being_kept and not self.match.is_being_kept:
            self.change()
            return True
        moment = self.position.moment
        if moment is not None and not moment.told and now >= self._told_from:
            self.change(moment=replace(moment, told=True))
            return True
        return self.driver.advance(self, now)

    def _report_kept(self) -> None:
        if self._kept is not self.match.line and not self.match.is_being_kept:
            self._kept = self.match.line
            self.report("kept", number=len(self.match.past), safe=self.match.is_safe)

    def skip(self) -> None:
        """Jumps to the end of what is being shown."""
        self.driver.skip(self)

    @property
    def is_showing(self) -> bool:
        """Whether what is being shown still takes time."""
        return self.now < self._shown_until

    @property
    def is_busy(self) -> bool:
        """Whether something will change by itself."""
        return self.position.moment is not None or self.driver.waits(self.position)

    @property
    def words_rise(self) -> bool:
        """Whether words still rise from what was shown."""
        return self.now < self._words_until

    def step(self) -> None:
        """The next step of the line is shown from now on, as long as it takes."""
        at = self.position.line.after(self.position.at)
        if not at.steps:
            self.change(at=at, moment=self.position.moment or Moment())
            return
        event = self.position.line.entries[at.moves].steps[at.steps - 1].event
        flourish = self._flourish(at)
        seconds = max(flourish.seconds * self.pace, flourish.least / self.tempo)
        self._show(seconds, flourish.told, legible(seconds) if flourish.floats else 0.0)
        self.change(at=at, moment=Moment(event, flourish, seconds, told=self.now >= self._told_from))

    def _flourish(self, at: Cursor) -> Flourish:
        """What goes with the step before this place, as the viewer sees it."""
        there = replace(self.position, at=at, moment=None, offered=Offer())
        there = replace(there, view=self._view(there))
        look = look_at(there, self.board, self.settings())
        return self.board.flourish(look.last[-1], replace(look, last=look.last[:-1]))

    def settle(self) -> None:
        """Everything has been shown: the table turns to whoever looks now. For another person it takes no clicks at
        first: the second of a double click was for the last."""
        before, after = self.position.viewer, self.driver.viewer(self.position, self.board)
        if before in (after, None) or after is None:
            self.change(viewer=after, moment=None)
        else:
            self._show(max(GLIDE * self.pace, LOCKED), 0.0, 0.0)
            self.change(viewer=after, moment=Moment())

    @property
    def turns_next(self) -> bool:
        """Whether somebody else will look once all is shown."""
        return self.driver.viewer(self.position, self.board) != self.position.viewer

    def _show(self, seconds: float, told: float, words: float) -> None:
        self._shown_until, self._told_from = self.now + seconds, self.now + seconds * told
        self._words_until = self.now + words

    @property
    def tempo(self) -> float:
        """How much faster than it was played everything is shown."""
        return self.position.playback.tempo if self.position.playback is not None else 1.0

    @property
    def pace(self) -> float:
        """How long everything takes, 1 being normal; 0 without animations."""
        return 0.0 if self.settings().reduced_motion else self.settings().pace / self.tempo


def legible(seconds: float) -> float:
    """How long words rise: those of short events outlast them, so that they can be read."""
    return max(seconds, min(seconds * OUTLAST, READ))
