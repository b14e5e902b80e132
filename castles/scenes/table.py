"""The table: plays any match on any board. It knows no game."""

from collections.abc import Sequence
from typing import Any

import pygame

from castles.boards import BOARDS
from castles.boards.board import SILENT, Board, Box, Flourish, Intent, Look, Mark, Zone
from castles.match import CannotUndo, Match, Step
from castles.rules.codec import to_json
from castles.rules.game import Move, Seat
from castles.scenes.adviser import Adviser
from castles.scenes.curtain import Curtain
from castles.scenes.easel import Easel
from castles.scenes.eyes import Eyes
from castles.scenes.furniture import furniture
from castles.scenes.hand import Hand
from castles.scenes.logbook import Logbook
from castles.scenes.performance import Performance
from castles.scenes.refusal import undo_words, why_no_redo, why_not
from castles.scenes.regions import Regions
from castles.scenes.scene import Context, Scene
from castles.scenes.spotlight import lights_of
from castles.ui.area import Area
from castles.ui.camera import Camera
from castles.ui.canvas import Canvas
from castles.ui.stage import Stage
from castles.ui.widget import Widget

GLIDE = 0.3
LOCKED = 0.25  # seconds at least in which the next person's table takes no clicks: the second of two was for the last
OUTLAST, READ = 1.6, 0.9  # how much longer than a short event its words rise, and for how many seconds at most
END_PAUSE = 1.2  # seconds between the last event and the score sheet


class Table(Scene):
    """A match in the window: shows what happens, takes moves, saves every one."""

    name = "table"

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.game_key = match.game.key
        self.board: Board[Any] = BOARDS[match.game.key]
        self.performance = Performance(match)
        self.stage = Stage()
        self.intent = Intent()
        self.viewer: Seat | None = None  # who looks; None: nobody may see a hand now
        self.pending: Move | None = None  # waits for a confirmation
        self.pending_zone: Zone | None = None  # the place it was made at
        self.sheet: str | None = None  # the looked-up sheet that is open
        self.log_open = False  # whether the log lies over the board
        self.log_back = 0.0
        self.last: tuple[Any, ...] = ()
        self.chosen: tuple[Any, ...] = ()  # the picks with which the last move was made
        self.marks: Sequence[Mark] = ()
        self.camera = Camera(Area(0, 0, 1, 1), (1.0, 1.0))
        self.dock = Camera(Area(0, 0, 1, 1), (1.0, 1.0))
        self.regions: Regions | None = None
        self.hand = Hand(self)
        self.adviser = Adviser(self)
        self.easel = Easel(self)
        self.eyes = Eyes(self)
        self._staged: Look[Any] | None = None  # what the stage was last brought to
        self.logbook = Logbook(self)
        context.watch(match)
        self._sheet_at: float | None = None
        self._told_end = False
        self._deeds = 0  # moves and steps so far
        self.now = 0.0
        self._lifted_by = next(iter(self.people), 0)  # who looked last, where hands are secret
        self._look_for_viewer()

    # Who looks

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.match.players) if player.is_person]

    @property
    def shares_secrets(self) -> bool:
        """Whether several people with hidden hands sit at this screen."""
        return self.board.secret_hands and len(self.people) > 1

    def _look_for_viewer(self) -> None:
        """Whose view is shown: the person's to move, or the only one's; behind a curtain where hands are secret."""
        seat = self.match.to_move
        if not self.people:
            self.viewer = 0
        elif len(self.people) == 1:
            self.viewer = self.people[0]
        elif seat in self.people and not self.board.secret_hands:
            self.viewer = seat
        elif seat in self.people and self.viewer != seat:
            self.viewer = None
        elif self.viewer is None and (self.match.is_over or not self.board.secret_hands):
            self.viewer = self.people[0]  # once it is over, nothing is secret

    def entered(self) -> None:
        self.hand.let_go()
        self.context.thinker.warm()
        self._raise_curtain()

    def focus_lost(self) -> None:
        if self.shares_secrets and not self.match.is_over:
            self.viewer = None
            self.context.stack.refresh()  # under a menu, too, nothing of a hand stays
            self._raise_curtain()

    def _raise_curtain(self) -> None:
        """Before the first frame of a hand, its owner has to lift the curtain."""
        if self.viewer is None and self.context.stack.scenes and self.context.stack.top is self:
            seat = self.match.to_move
            seat = seat if seat is not None and seat in self.people else self._lifted_by
            lift = lambda: self._lifted(seat)  # noqa: E731 - bound to this seat
            self.context.stack.push(Curtain(self.context, self.match.players[seat], lift, self.context.stack.home))

    def _lifted(self, seat: Seat) -> None:
        self.viewer = self._lifted_by = seat
        self.stage = Stage()
        self.show(0)

    # What is seen

    def look(self) -> Look[Any]:
        """All that the board needs for the eyes at the screen."""
        return self.eyes.look()

    def is_asked(self) -> bool:
        """Whether the person at the screen is asked for a decision, or to confirm it."""
        return self.is_settled() and self.match.to_move == self.viewer and self.viewer in self.people

    def can_act(self) -> bool:
        """Whether the person at the screen can decide now."""
        return self.is_asked() and self.pending is None

    def is_settled(self) -> bool:
        """Whether all that was played has been shown."""
        return not self.performance.is_busy(self.now) and self.performance.shown is self.match.state

    def is_told(self) -> bool:
        """Whether words may tell what is being shown."""
        return self.performance.is_told(self.now)

    def placing(self, box: Box) -> Area:
        """A box of the board or the dock in the window."""
        camera = self.dock if box.space == "dock" else self.camera
        return camera.area(box.x, box.y, box.w, box.h)

    def show(self, seconds: float, flourish: Flourish = SILENT) -> None:
        """Brings the stage to what is to be seen now."""
        if self.viewer is not None:
            self._staged = self.look()
            self.stage.show(self._staged.once(self.board.poses), self.now, seconds * self._pace, flourish)
            self.needs_paint = True
            self.context.stack.refresh()

    def _turns_next(self) -> bool:
        """Whether another person at this screen will look once all is shown."""
        return len(self.people) > 1 and self.match.to_move in self.people and self.match.to_move != self.viewer

    def _turn_to_viewer(self) -> None:
        """First it is found out who looks, then the stage is brought to what they see, whatever has changed it."""
        before = self.viewer
        self._look_for_viewer()
        if self.viewer is not None and self.look() is not self._staged:
            self.show(GLIDE)
        if self.viewer not in (before, None):  # nothing can be clicked before it lies where it is seen
            self.performance.begin(SILENT, self.now, max(GLIDE * self._pace, LOCKED))

    @property
    def _pace(self) -> float:
        return 0.0 if self.context.settings.reduced_motion else self.context.settings.pace

    # Time

    def update(self, now: float) -> bool:
        was_told, self.now = self.is_told(), now
        if self.viewer is None:
            self._raise_curtain()
            return False
        if not self.stage.poses:
            self.show(0)
        if self.stage.settle(now):
            self.needs_paint = True
        if self.is_told() and not was_told:
            self.show(0)
        step = self.performance.next(now)
        while step is not None:
            self._present(step)
            step = self.performance.next(now)
        if not self.performance.is_busy(now) and not (self.stage.words_rise and self._turns_next()):
            self._go_on(now)
        return (
            self.stage.is_moving or self.performance.is_busy(now) or self.adviser.is_asked or self._sheet_at is not None
        )

    def _present(self, step: Step) -> None:
        """Shows one thing that happened: movement, sound, words that rise."""
        look = self.look()
        flourish = self.board.flourish(step.event, look)
        seconds = max(flourish.seconds * self._pace, flourish.least)
        self.last = (*self.last, step.event)
        self.performance.begin(flourish, self.now, seconds)
        if seconds > 0:  # else what comes next shows it all the same
            travels = flourish.paths or flourish.tumbles or flourish.leaving
            self.show(flourish.seconds if travels else min(GLIDE, flourish.seconds), flourish)
        self.stage.lift(flourish.floats, flourish.lights, list(look.colours), self.now, _legible(max(seconds, 0.01)))
        self.context.sounds.play(flourish.sound)

    def _go_on(self, now: float) -> None:
        """Everything is shown: the table turns to whoever looks now, who is asked; or the score sheet comes."""
        self.performance.finish()
        self._turn_to_viewer()
        if self.match.is_over:
            self._end(now)
        elif self.viewer is None:
            self._raise_curtain()
        elif self.match.to_move not in self.people:
            self.adviser.think(now, self._pace)
        else:
            self.adviser.look_for_hint()

    def _end(self, now: float) -> None:
        if self._sheet_at is None and not self._told_end:
            self._sheet_at = now + END_PAUSE * max(self._pace, 0.2)
        elif self._sheet_at is not None and now >= self._sheet_at:
            self._sheet_at, self._told_end = None, True
            self.context.report("over", totals=[list(place) for place in self.match.game.ranking(self.match.state)])
            self.open_score()

    # Moves

    def play(self, move: Move) -> None:
        """Plays a move; it is on disk before anything else happens."""
        played = self.match.play(move)
        self.adviser.forget()
        self.chosen = self.intent.picks
        self.intent = self.intent.changed(held=None, picks=())
        self.pending = None
        self.last = ()
        self.hand.rest()
        self._report_move()
        self.performance.add(played)
        self.context.stack.refresh()

    def _report_move(self) -> None:
        self._deeds += 1
        played, saved = self.match.past[-1], self.match.is_safe
        self.context.report(
            "move", number=len(self.match.past), seat=played.seat, move=to_json(self.match.moves[-1]), saved=saved
        )

    def decide(self, does: Move | Intent, zone: Zone | None = None) -> None:
        """What a zone or a button means: a step on the way, or a move."""
        if not self.can_act():
            return
        if isinstance(does, Intent):
            self.context.sounds.play("turn" if does.turns != self.intent.turns else "")
            self.intent = does
            self.hand.is_quiet = True
            self._deeds += 1
            self.context.report("step", turns=does.turns)
            self.show(GLIDE / 2)
        elif words := why_not(self, does):
            self.refuse(words)
        elif self._wants_confirmation(does):
            self.pending, self.pending_zone = does, zone
            self.show(0)
        else:
            self.play(does)

    def _wants_confirmation(self, move: Move) -> bool:
        wish = self.context.settings.confirm
        return wish == "always" or (wish == "turn" and self._ends_turn(move))

    def _ends_turn(self, move: Move) -> bool:
        state = self.match.game.copy(self.match.state)
        self.match.game.perform(state, move, None)
        return self.match.game.to_move(state) != self.match.to_move

    def confirm(self) -> None:
        if self.pending is not None:
            move, self.pending = self.pending, None
            self.play(move)

    def undo(self) -> None:
        """Takes back a step on the way, a move that waits, or the last move."""
        if self.pending is not None or self.intent.picks:
            self.pending, self.intent = None, self.intent.changed(picks=(), held=None)
            self.show(GLIDE)
            return
        self._change_match(self.match.undo, "undo")

    def redo(self) -> None:
        if words := why_no_redo(self):
            self.refuse(words)
            return
        self._change_match(self.match.redo, "redo")

    def undo_turn(self) -> None:
        self._change_match(self.match.undo_turn, "undo")

    def _change_match(self, change: Any, what: str) -> None:
        try:
            change()
        except CannotUndo as refusal:
            self.refuse(undo_words(self, refusal))
            return
        self.last, self.chosen, self.pending = (), (), None
        self.adviser.forget()
        self.intent = self.intent.changed(held=None, picks=())
        self.hand.rest()
        self.performance.finish()
        self.context.report(what, number=len(self.match.past))
        self._turn_to_viewer()

    def refuse(self, words: str) -> None:
        """Something can't be done: a sound, and the reason if there is one to tell."""
        self.context.sounds.play("error")
        self.context.report("refused", words=words)
        if words:
            self.context.notify(words)

    def skip(self) -> None:
        """Jumps to the end of what is being shown."""
        self.stage.jump()
        self.performance.finish()
        self.adviser.hurry(self.now)
        self.show(0)

    @property
    def situation(self) -> object:
        return self._deeds

    def arrange(self, canvas: Canvas) -> list[Widget]:
        return furniture(self, canvas)

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        return self.hand.handle(event, canvas) or super().handle(event, canvas)

    def put_down(self) -> bool:
        """Closes what is open and lets go of what is held; False if there was nothing."""
        busy = [self.sheet, self.log_open, self.pending, self.intent.held, self.intent.picks, self.adviser.text]
        self.sheet, self.log_open, self.pending = None, False, None
        self.adviser.hush()
        self.hand.let_go()
        self.intent = self.intent.changed(held=None, picks=())
        self.show(0)
        return any(busy)

    def toggle_log(self) -> None:
        self.log_open = not self.log_open

    def scroll_log(self, units: float) -> None:
        self.log_back = max(0.0, self.log_back + units)
        self.needs_paint = True

    # Drawing

    def stale(self, canvas: Canvas) -> list[Area]:
        return self.easel.stale(canvas)

    def background(self, canvas: Canvas) -> None:
        self.easel.background(canvas)

    def foreground(self, canvas: Canvas, now: float) -> None:
        self.easel.foreground(canvas, now)

    def tip(self) -> tuple[str, Area] | None:
        if self.hand.zooming or (self.hand.is_quiet and not self.page.shows_focus):
            return None
        return super().tip() or self.easel.tip()

    # Other scenes

    def open_menu(self) -> None:
        from castles.scenes.menu import TableMenu

        self.context.stack.push(TableMenu(self.context, self.match, lights_of(self)))

    def open_score(self) -> None:
        from castles.scenes.sheet import ScoreSheet

        self.context.stack.push(ScoreSheet(self.context, self.match, lights_of(self)))


def _legible(seconds: float) -> float:
    """How long words rise: those of short events outlast them, so that they can be read."""
    return max(seconds, min(seconds * OUTLAST, READ))
