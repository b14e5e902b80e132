"""The table: a session in the window. It knows no game."""

import pygame

from castles.boards import BOARDS
from castles.match import Match
from castles.rules.game import Line
from castles.scenes.acts import Acts
from castles.scenes.animator import Animator
from castles.scenes.curtain import Curtain
from castles.scenes.easel import Easel
from castles.scenes.furniture import Furniture
from castles.scenes.keyboard import pressed
from castles.scenes.layout import Layout, layout
from castles.scenes.pointer import Pointer
from castles.scenes.scene import Context, Scene
from castles.scenes.spotlight import Light, lights_of
from castles.session.description import Describer, Description
from castles.session.look import shares_secrets
from castles.session.play import Play
from castles.session.replay import look_back
from castles.session.session import Driver, Session
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.stage import Stage
from castles.ui.widget import Widget


class Table(Scene):
    """Shows where its session stands, and gives it what mouse and keys mean."""

    name = "table"

    def __init__(self, context: Context, match: Match, driver: Driver | None = None) -> None:
        super().__init__(context)
        self.game_key = match.game.key
        board = BOARDS[match.game.key]
        self.session = Session(match, board, driver or Play(context.thinker), lambda: context.settings, context.report)
        self.stage = Stage()
        self.acts = Acts(context, self.session, self.lights)
        self.pointer = Pointer(self.acts, self.stage, self.page, self.describe)
        self._describer = Describer(board)
        self._animator = Animator(self.stage, context.sounds)
        self.easel = Easel(self.stage, self.pointer, self.page)
        if match.is_over or self.session.driver.only_looks:
            look_back(self.session)
        context.watch(match)

    def describe(self) -> Description:
        """All that is to be seen and told now."""
        return self._describer.describe(self.session.position, self.context.settings)

    def layout(self, window: Area) -> Layout | None:
        """Where everything is in a window of this size; None behind the curtain."""
        return layout(window, self.describe(), self.pointer.gaze)

    def lights(self, line: Line, window: Area) -> list[Light]:
        """Where that lies which a line of the score sheet counts."""
        return lights_of(line, self.describe(), self.layout(window))

    @property
    def situation(self) -> object:
        return self.describe(), self.acts.opened, self.pointer.gaze

    # Time

    def entered(self) -> None:
        self.pointer.let_go()
        self.context.thinker.warm()

    def left(self) -> None:
        self.context.leave(self.session.match)

    def focus_lost(self) -> None:
        position = self.session.position
        if shares_secrets(position.line, self.session.board) and not position.line.is_over:
            self.session.look_as(None)

    def update(self, now: float) -> bool:
        had_ended = self.session.position.has_ended
        while self.session.advance(now):
            self.follow(now)
        if self.session.position.viewer is None:
            self._lower_curtain()
        elif self.session.position.has_ended and not had_ended:
            self.context.note_result(self.session.match)
            self.acts.open_score()
        return self.stage.is_moving or self.session.is_busy

    def follow(self, now: float) -> None:
        self.stage.settle(now)
        self._animator.follow(self.describe(), now, self.session.pace)

    def _lower_curtain(self) -> None:
        """Before a hand is seen, its owner has to lift the curtain."""
        seat = self.session.position.lifter
        player = self.session.position.line.players[seat]
        lift = lambda: self.session.look_as(seat)  # noqa: E731 - bound to this seat
        self.context.stack.push(Curtain(self.context, player, lift, self.context.stack.home))

    # Input and drawing

    def arrange(self, canvas: Canvas) -> list[Widget]:
        layout = self.layout(canvas.area)
        return [] if layout is None else Furniture(self.describe(), layout, self.acts, self.pointer, canvas).widgets()

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        layout = self.layout(canvas.area)
        if layout is None:
            return False
        if event.type == pygame.KEYDOWN and pressed(event, self.acts, self.pointer, layout.camera):
            return True
        return self.pointer.handle(event, layout, canvas.scale.unit) or super().handle(event, canvas)

    @property
    def lying(self) -> object:
        return self.easel.lying(self.describe())

    def background(self, canvas: Canvas) -> None:
        self.easel.background(canvas, self.describe(), self.layout(canvas.area))

    def foreground(self, canvas: Canvas, now: float) -> None:
        self.easel.foreground(canvas, self.describe(), self.layout(canvas.area), now)

    def tip(self, canvas: Canvas) -> tuple[str, Area] | None:
        if self.pointer.zooming or (self.pointer.is_quiet and not self.page.shows_focus):
            return None
        return super().tip(canvas) or self.easel.tip(self.describe(), self.layout(canvas.area))
