"""The table: plays any match on any board. It knows no game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame

from castles.ai import choose
from castles.boards import BOARDS
from castles.boards.board import Board, Box, Command, Look, Piece, Pose, Ui, Zone
from castles.chronicle import CHRONICLES
from castles.i18n import _
from castles.match import CannotUndo, Match, Step
from castles.rules.codec import to_json
from castles.rules.game import Move, Seat
from castles.scenes.curtain import Curtain
from castles.scenes.panels import LogSheet, LookUp, PlayerPanel, Prompt
from castles.scenes.performance import Performance
from castles.scenes.places import Place
from castles.scenes.regions import Regions, regions
from castles.scenes.scene import Context, Scene
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.camera import Camera
from castles.ui.canvas import Canvas
from castles.ui.stage import Stage, draw_pose
from castles.ui.widget import Point, Widget

THINKING = 0.5  # seconds a computer player seems to think
GLIDE = 0.3
DRAG_START = 6.0  # units the mouse moves before a press becomes a drag
END_PAUSE = 1.2  # seconds between the last event and the score sheet
COLOUR_NAMES = ("gules", "azure", "vert", "or", "sable", "argent")


class Table(Scene):
    """A match in the window: shows what happens, takes moves, saves every one."""

    name = "table"

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.board: Board[Any] = BOARDS[match.game.key]
        self.performance = Performance(match)
        self.stage = Stage()
        self.ui = Ui()
        self.viewer: Seat | None = None  # who looks; None: nobody may see a hand now
        self.pending: Move | None = None  # waits for a confirmation
        self.sheet: str | None = None  # the looked-up sheet that is open
        self.log_open = False  # in small windows the log opens over the board
        self.log_back = 0.0
        self.last: tuple[Any, ...] = ()
        self.camera = Camera(Area(0, 0, 1, 1), (1.0, 1.0))
        self.dock = Camera(Area(0, 0, 1, 1), (1.0, 1.0))
        self.regions: Regions | None = None
        self._press: Point | None = None
        self._panning: Point | None = None
        self._zooming = False
        self._pointer: Point = (-1, -1)
        self._think_at: float | None = None
        self._sheet_at: float | None = None
        self._now = 0.0
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
        elif self.viewer is None and not self.board.secret_hands:
            self.viewer = self.people[0]

    def entered(self) -> None:
        self._raise_curtain()

    def focus_lost(self) -> None:
        if self.shares_secrets and not self.match.is_over:
            self.viewer = None
            self._raise_curtain()

    def _raise_curtain(self) -> None:
        """Before the first frame of a hand, its owner has to lift the curtain."""
        if self.viewer is None and self.context.stack.scenes and self.context.stack.top is self:
            seat = self.match.to_move if self.match.to_move in self.people else self.people[0]
            assert seat is not None, "somebody is at the screen"
            lift = lambda: self._lifted(seat)  # noqa: E731 - bound to this seat
            self.context.stack.push(Curtain(self.context, self.match.players[seat], lift, self.context.stack.home))

    def _lifted(self, seat: Seat) -> None:
        self.viewer = seat
        self.stage = Stage()
        self._show(0)

    # What is seen

    def look(self) -> Look[Any]:
        """All that the board needs for the eyes at the screen."""
        assert self.viewer is not None, "nothing is laid out behind the curtain"
        view = self.match.game.view(self.performance.shown, self.viewer)
        return Look(
            view,
            self.viewer,
            self.match.names,
            [player.colour for player in self.match.players],
            self.match.game.legal_moves(view) if self.can_act() else (),
            self.ui,
            self.match.setup.options,
            frozenset(self.context.settings.helps),
            self.last,
        )

    def can_act(self) -> bool:
        """Whether the person at the screen is asked for a decision."""
        return (
            self.is_settled()
            and self.pending is None
            and self.match.to_move == self.viewer
            and self.viewer in self.people
        )

    def is_settled(self) -> bool:
        return not self.performance.is_busy(self._now)

    def placing(self, box: Box) -> Area:
        """A box of the board or the dock in the window."""
        camera = self.dock if box.space == "dock" else self.camera
        return camera.area(box.x, box.y, box.w, box.h)

    def _show(self, seconds: float, origin: dict[Piece, Pose] | None = None) -> None:
        """Brings the stage to what is to be seen now."""
        if self.viewer is not None:
            self.stage.show(self.board.poses(self.look()), self._now, seconds * self._pace, origin)
            self.needs_paint = True
            self.context.stack.refresh()

    @property
    def _pace(self) -> float:
        return 0.0 if self.context.settings.reduced_motion else self.context.settings.pace

    # Time

    def update(self, now: float) -> bool:
        self._now = now
        if self.viewer is None:
            self._raise_curtain()
            return False
        if not self.stage.poses:
            self._show(0)
        if self.stage.settle(now):
            self.needs_paint = True
        step = self.performance.next(now)
        while step is not None:
            self._present(step)
            step = self.performance.next(now)
        if self.is_settled():
            self._go_on(now)
        return (
            self.stage.is_moving
            or self.performance.is_busy(now)
            or self._think_at is not None
            or self._sheet_at is not None
        )

    def _present(self, step: Step) -> None:
        """Shows one thing that happened: movement, sound, words that rise."""
        look = self.look()
        flourish = self.board.flourish(step.event, look)
        seconds = flourish.seconds * self._pace
        self.last = (*self.last, step.event)
        self._show(min(GLIDE, flourish.seconds))
        self.stage.lift(flourish.floats, flourish.lights, list(look.colours), self._now, max(seconds, 0.01) * 1.6)
        self.context.sounds.play(flourish.sound)
        self.performance.busy_until = self._now + seconds

    def _go_on(self, now: float) -> None:
        """Everything is shown: asks the next player, or brings the score sheet."""
        if self.performance.shown is not self.match.state:
            self.performance.finish()
            self._show(GLIDE)
        if self.match.is_over:
            self._end(now)
            return
        self._look_for_viewer()
        if self.viewer is None:
            self._raise_curtain()
        elif self.match.to_move not in self.people:
            self._think(now)

    def _end(self, now: float) -> None:
        if self._sheet_at is None and not self._told_end:
            self._sheet_at = now + END_PAUSE * max(self._pace, 0.2)
        elif self._sheet_at is not None and now >= self._sheet_at:
            self._sheet_at, self._told_end = None, True
            self.context.report("over", totals=[list(place) for place in self.match.game.ranking(self.match.state)])
            self.open_score()

    _told_end = False

    def _think(self, now: float) -> None:
        """The computer player's move, after a moment."""
        if self._think_at is None:
            self._think_at = now + THINKING * self._pace
        if now >= self._think_at:
            self._think_at = None
            seat = self.match.to_move
            assert seat is not None, "a computer player is to move"
            view = self.match.game.view(self.match.state, seat)
            level = self.match.players[seat].level or "random"
            self.play(choose(level, self.match.game, view, self.match.setup.seed + len(self.match.past)))

    # Moves

    def play(self, move: Move) -> None:
        """Plays a move; it is on disk before anything else happens."""
        try:
            played = self.match.play(move)
        except OSError as error:
            self.match.keeper = None
            self.context.notify(
                _("This match can't be saved any more: {trouble}").format(trouble=error.strerror or error)
            )
            played = self.match.play(move)
        self.ui = self.ui.changed(held=None, picks=())
        self.pending = None
        self.last = ()
        self._report_move()
        self.performance.add(played)
        self.context.stack.refresh()

    def _report_move(self) -> None:
        played = self.match.past[-1]
        saved = self.match.keeper is not None
        self.context.report(
            "move", number=len(self.match.past), seat=played.seat, move=to_json(played.move), saved=saved
        )

    def decide(self, does: Move | Ui) -> None:
        """What a zone or a button means: a step on the way, or a move."""
        if not self.can_act():
            return
        if isinstance(does, Ui):
            self.ui = does
            self._show(GLIDE / 2)
        elif self._wants_confirmation(does):
            self.pending = does
            self._show(0)
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
        if self.pending is not None or self.ui.picks:
            self.pending, self.ui = None, self.ui.changed(picks=(), held=None)
            self._show(GLIDE)
            return
        self._change_match(self.match.undo, "undo")

    def redo(self) -> None:
        self._change_match(self.match.redo, "redo")

    def undo_turn(self) -> None:
        self._change_match(self.match.undo_turn, "undo")

    def _change_match(self, change: Any, what: str) -> None:
        try:
            change()
        except CannotUndo as refusal:
            self._say_why(refusal)
            return
        except OSError as error:
            self.context.notify(_("This can't be saved: {trouble}").format(trouble=error.strerror or error))
            return
        self.last, self._think_at = (), None
        self.ui = self.ui.changed(held=None, picks=())
        self.performance.finish()
        self.context.report(what, number=len(self.match.past))
        self._look_for_viewer()
        self._show(GLIDE)

    def _say_why(self, refusal: CannotUndo) -> None:
        self.context.sounds.play("error")
        if refusal.event is None:
            self.context.notify(_("There is nothing to take back."))
            return
        reason = CHRONICLES[self.match.game.key].sentence(refusal.event, self.match.names)
        self.context.notify(_("Can't take back what has been seen. {reason}").format(reason=reason))

    def skip(self) -> None:
        """Jumps to the end of what is being shown."""
        self.stage.jump()
        self.performance.finish()
        self._think_at = None if self._think_at is None else self._now
        self._show(0)

    # Layout

    def arrange(self, canvas: Canvas) -> list[Widget]:
        if self.viewer is None:
            return []
        look = self.look()
        parts = self.regions = regions(canvas.area, len(self.match.players), self.board.dock_side, self.board.dock)
        self.camera = replace(self.camera, region=parts.board.inset(6), extent=self.board.extent(look))
        self.dock = Camera(parts.dock.inset(8), self.board.dock if self.board.dock[0] else (1.0, 1.0))
        return [
            *self._places(look),
            *self._panels(look, parts),
            Prompt(key="prompt", area=parts.prompt, text=self._prompt(look)),
            *self._sheets(look, parts, canvas),
            *self._buttons(look, parts),
        ]

    def _places(self, look: Look[Any]) -> list[Place]:
        shines = self.context.settings.helps_with("legal_places")
        window = self.camera.region.inset(-6)
        places = [self._place(zone, shines) for zone in (self.board.zones(look) if self.can_act() else ())]
        return [place for place in places if place.zone.box.space == "dock" or place.area.overlaps(window)]

    def _place(self, zone: Zone, shines: bool) -> Place:
        return Place(
            key=f"zone {zone.key}",
            area=self.placing(zone.box),
            zone=zone,
            tip=zone.tip,
            shines=shines,
            on_tap=lambda tapped: self.decide(tapped.does),
            on_grip=self._gripped,
            on_drag=self._dragged,
            on_drop=self._dropped,
        )

    def _panels(self, look: Look[Any], parts: Regions) -> list[PlayerPanel]:
        return [self._panel(look, seat, area) for seat, area in enumerate(parts.players)]

    def _panel(self, look: Look[Any], seat: Seat, area: Area) -> PlayerPanel:
        player = self.match.players[seat]
        to_play = self.match.game.to_move(self.performance.shown) == seat
        kind = _("person") if player.is_person else _("computer")
        return PlayerPanel(
            key=f"player {seat}",
            area=area,
            name=player.name,
            colour=player.colour,
            score=self.board.score(look, seat),
            badges=self.board.badges(look, seat),
            note=_("to play") if to_play else kind,
            to_play=to_play,
            tip="\n".join([player.name, *(f"{badge.text}  {badge.tip}" for badge in self.board.badges(look, seat))]),
        )

    def _prompt(self, look: Look[Any]) -> str:
        if self.pending is not None:
            return _("Confirm with Enter, or take it back")
        seat = self.match.game.to_move(self.performance.shown)
        if seat is None:
            return _("The game is over")
        if seat in self.people or not self.people:
            return self.board.prompt(replace(look, seat=seat)) if seat == self.viewer else self._waiting(seat)
        return self._waiting(seat)

    def _waiting(self, seat: Seat) -> str:
        return _("{name} is thinking").format(name=self.match.names[seat])

    def _sheets(self, look: Look[Any], parts: Regions, canvas: Canvas) -> list[Widget]:
        shown: list[Widget] = []
        if parts.sheet is not None:
            shown.append(self._log(parts.sheet))
        elif self.log_open:
            shown.append(self._log(parts.board))
        if self.sheet:
            shown.append(LookUp(key="look up", area=parts.board.inset(10), sheet=self.board.sheets[self.sheet](look)))
        return shown

    def _log(self, area: Area) -> LogSheet:
        return LogSheet(
            key="log",
            area=area,
            title=_("Log"),
            lines=self._sentences(),
            back=self.log_back,
            on_scroll=self._scroll_log,
        )

    def _scroll_log(self, units: float) -> None:
        self.log_back = max(0.0, self.log_back + units)
        self.needs_paint = True

    def _sentences(self) -> list[tuple[str, str]]:
        """The log up to what is on the table."""
        sentence = CHRONICLES[self.match.game.key].sentence
        steps = [(played.seat, step) for played in self.match.past for step in played.steps]
        shown = steps[: len(steps) - len(self.performance.waiting)][-60:]
        told = [(self.match.players[seat].colour, sentence(step.event, self.match.names)) for seat, step in shown]
        return [line for line in told if line[1]]

    def _buttons(self, look: Look[Any], parts: Regions) -> list[Widget]:
        commands = list(self.board.commands(look)) if self.can_act() else []
        if self.pending is not None:
            commands = [Command(_("Confirm"), self.pending, "confirm", main=True)]
        return self._wide_buttons(commands, parts) if parts.is_wide else self._small_buttons(commands, parts)

    def _table_buttons(self) -> list[tuple[str, str, Any, bool]]:
        can_undo = bool(self.pending or self.ui.picks) or self.match.can_undo()
        return [
            ("undo", _("Undo"), self.undo, can_undo),
            ("redo", _("Redo"), self.redo, bool(self.match.undone)),
            ("log", _("Log"), self._toggle_log, True),
            ("menu", _("Menu"), self.open_menu, True),
        ]

    def _wide_buttons(self, commands: Sequence[Command], parts: Regions) -> list[Widget]:
        room = parts.buttons
        lower = room.foot(92)
        cells = [cell for row in lower.rows(2, 8) for cell in row.columns(2, 8)]
        buttons: list[Widget] = [
            Button(key=key, area=cell, label=label, icon=key, size=15, on_press=press, enabled=enabled)
            for (key, label, press, enabled), cell in zip(self._table_buttons(), cells, strict=True)
        ]
        upper = room.above(100).rows(max(2, len(commands)), 8)
        return [*(self._command(command, area) for command, area in zip(commands, upper, strict=False)), *buttons]

    def _small_buttons(self, commands: Sequence[Command], parts: Regions) -> list[Widget]:
        cells = parts.buttons.rows(max(6, 4 + len(commands)), 3)
        table = [
            Button(key=key, area=cell, label="", icon=key, tip=label, on_press=press, enabled=enabled)
            for (key, label, press, enabled), cell in zip(self._table_buttons(), cells, strict=False)
        ]
        return [
            *(self._command(command, area, small=True) for command, area in zip(commands, cells[4:], strict=False)),
            *table,
        ]

    def _command(self, command: Command, area: Area, small: bool = False) -> Button:
        return Button(
            key=f"command {command.label}",
            area=area,
            label="" if small else command.label,
            tip=command.label if small else "",
            icon=command.icon or ("confirm" if small else ""),
            kind="green" if command.main else "wood",
            on_press=self.confirm if self.pending is not None else lambda: self.decide(command.does),
        )

    # Drawing

    def background(self, canvas: Canvas) -> None:
        canvas.picture("ui/table", canvas.area)
        if self.regions is None or self.viewer is None:
            return
        if self.regions.dock.w:
            canvas.frame("tray_brown", self.regions.dock)
        canvas.clip(self.regions.board)
        self._draw_space(canvas, "board")
        canvas.unclip()
        self._draw_space(canvas, "dock")

    def _draw_space(self, canvas: Canvas, space: str) -> None:
        others = frozenset(piece for piece, pose in self.stage.poses.items() if pose.box.space != space)
        self.stage.draw_still(canvas, self.placing, self._in_hand | others)
        if space == "board":
            look = self.look()
            for mark in self.board.marks(look):
                draw_pose(
                    canvas, Pose(mark.picture, mark.box, alpha=mark.alpha, label=mark.label), self.placing(mark.box)
                )

    def foreground(self, canvas: Canvas, now: float) -> None:
        if self.viewer is None:
            return
        self.stage.draw_moving(canvas, self.placing, now, self._in_hand)
        self._draw_ghost(canvas)
        if self._zooming:
            self._draw_zoomed(canvas)

    @property
    def _in_hand(self) -> frozenset[Piece]:
        return frozenset([self.ui.held]) if self.ui.held is not None else frozenset()

    def _draw_ghost(self, canvas: Canvas) -> None:
        """The piece as it would lie at the hovered place, or in the hand that holds it."""
        zone = self._pointed()
        if zone is not None and zone.ghost is not None:
            draw_pose(canvas, replace(zone.ghost, alpha=0.72), self.placing(zone.ghost.box))
        elif self.ui.held in self.stage.poses:
            pose = self.stage.poses[self.ui.held]
            area = self.placing(pose.box)
            x, y = self._pointer
            draw_pose(canvas, pose, Area(x - area.w / 2, y - area.h / 2, area.w, area.h))

    def _draw_zoomed(self, canvas: Canvas) -> None:
        piece = self.stage.under(self._pointer, self.placing)
        if piece is not None:
            pose = self.stage.poses[piece]
            area = self.placing(pose.box)
            factor = min(canvas.area.w * 0.6 / area.w, canvas.area.h * 0.75 / area.h)
            draw_pose(canvas, pose, canvas.area.middle(area.w * factor, area.h * factor))

    def _pointed(self) -> Zone | None:
        """The zone under the mouse, or the one the keyboard walked to."""
        wanted = self.page.focus if self.page.shows_focus else self.page.hovered
        found = next((widget for widget in self.page.widgets if widget.key == wanted), None)
        return found.zone if isinstance(found, Place) else None

    def tip(self) -> tuple[str, Area] | None:
        widget_tip = super().tip()
        if widget_tip is not None or self.viewer is None:
            return widget_tip
        piece = self.stage.under(self._pointer, self.placing)
        pose = self.stage.poses.get(piece) if piece is not None else None
        return (pose.tip, self.placing(pose.box)) if pose is not None and pose.tip else None

    # Mouse and keyboard

    def _gripped(self, zone: Zone, point: Point) -> None:
        self._press = point
        if zone.grip is not None and self.can_act():
            self.ui = self.ui.changed(held=zone.grip)
            self.context.sounds.play("pick_up")
            self.needs_paint = True

    def _dragged(self, point: Point) -> None:
        self._pointer = point

    def _dropped(self, point: Point) -> bool:
        """Drops what is held; False if the mouse hardly moved, so that it was a tap."""
        start, self._press = self._press, None
        far = start is not None and abs(start[0] - point[0]) + abs(start[1] - point[1]) > DRAG_START
        held = self.ui.held
        if not far or held is None:
            return far
        zone = self._drop_zone(point, held)
        self.ui = self.ui.changed(held=None)
        if zone is not None:
            self.decide(zone.does)
        else:
            self._show(GLIDE)
        return True

    def _drop_zone(self, point: Point, held: Piece) -> Zone | None:
        places = [each for each in self.page.widgets if isinstance(each, Place) and each.zone.takes == held]
        return next((place.zone for place in reversed(places) if place.area.holds(point)), None)

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        unit = canvas.scale.unit
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos[0] / unit, event.pos[1] / unit
            return self._pan()
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._mouse_down(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._mouse_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event) or super().handle(event, canvas)
        return False

    def _mouse_down(self, event: pygame.event.Event) -> bool:
        if not self.is_settled():
            self.skip()
            return True
        if event.button == 3 and self._turn(1):
            return True
        if event.button == 3:
            self._zooming = True
            return True
        self._panning = self._pointer if event.button in (1, 2) else None
        if self.sheet:
            self.sheet = None
            return True
        return False

    def _mouse_up(self, event: pygame.event.Event) -> bool:
        was_zooming, self._zooming, self._panning = self._zooming, False, None
        return was_zooming

    def _pan(self) -> bool:
        if self._panning is None or self.camera.zoom <= 1:
            return False
        x, y = self._panning
        self.camera = self.camera.panned(self._pointer[0] - x, self._pointer[1] - y)
        self._panning = self._pointer
        self.needs_paint = True
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        if not pygame.key.get_mods() & pygame.KMOD_CTRL and self._turn(-1 if event.y > 0 else 1):
            return True
        return self._zoom(1.15**event.y)

    def _zoom(self, factor: float) -> bool:
        at = self._pointer if self.camera.region.holds(self._pointer) else self.camera.region.centre
        self.camera = self.camera.zoomed(factor, at)
        self.needs_paint = True
        return True

    def _turn(self, quarters: int) -> bool:
        """Turns what is in hand by quarters clockwise, if it can be turned."""
        if not (self.can_act() and self.board.turnable(self.look())):
            return False
        self.ui = self.ui.changed(turns=(self.ui.turns + quarters) % 4)
        self.context.sounds.play("turn")
        self.context.report("turned", turns=self.ui.turns)
        self._show(GLIDE / 2)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & pygame.KMOD_CTRL:
            return self._control_key(event)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._enter()
        if event.key == pygame.K_r:
            return self._turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        name = pygame.key.name(event.key)
        if name in self.board.sheets:
            self.sheet = None if self.sheet == name else name
            return True
        if name in self.board.overlays:
            self.ui = self.ui.changed(overlays=self.ui.overlays ^ {self.board.overlays[name]})
            self._show(0)
            return True
        return self._table_key(event)

    def _control_key(self, event: pygame.event.Event) -> bool:
        acts = {pygame.K_z: self.undo_turn if event.mod & pygame.KMOD_SHIFT else self.undo, pygame.K_y: self.redo}
        if event.key in acts:
            acts[event.key]()
        return event.key in acts

    def _table_key(self, event: pygame.event.Event) -> bool:
        acts: dict[int, Any] = {
            pygame.K_SPACE: self.skip,
            pygame.K_l: self._toggle_log,
            pygame.K_z: self._toggle_zoom,
            pygame.K_s: self.open_score,
            pygame.K_0: lambda: self._zoom(0.0),
            pygame.K_PLUS: lambda: self._zoom(1.25),
            pygame.K_EQUALS: lambda: self._zoom(1.25),
            pygame.K_KP_PLUS: lambda: self._zoom(1.25),
            pygame.K_MINUS: lambda: self._zoom(0.8),
            pygame.K_KP_MINUS: lambda: self._zoom(0.8),
            pygame.K_ESCAPE: self._escape,
        }
        if event.key in acts:
            acts[event.key]()
        return event.key in acts

    def _enter(self) -> bool:
        if self.pending is not None:
            self.confirm()
            return True
        main = (
            next((command for command in self.board.commands(self.look()) if command.main), None)
            if self.can_act()
            else None
        )
        if main is not None:
            self.decide(main.does)
        return main is not None

    def _escape(self) -> None:
        if self.sheet or self.log_open or self.ui.held is not None or self.ui.picks or self.pending is not None:
            self.sheet, self.log_open, self.pending = None, False, None
            self.ui = self.ui.changed(held=None, picks=())
            self._show(0)
        else:
            self.open_menu()

    def _toggle_log(self) -> None:
        self.log_open = not self.log_open

    def _toggle_zoom(self) -> None:
        self._zooming = not self._zooming

    # Other scenes

    def open_menu(self) -> None:
        from castles.scenes.menu import TableMenu

        self.context.stack.push(TableMenu(self.context, self.match))

    def open_score(self) -> None:
        from castles.scenes.sheet import ScoreSheet

        self.context.stack.push(ScoreSheet(self.context, self.match))
