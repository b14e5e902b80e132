"""The hand at the table: what mouse and keyboard do to pieces, camera and sheets."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from castles.boards.board import Intent, Piece, Zone
from castles.scenes.places import Place
from castles.scenes.refusal import spot_at, why_not_there
from castles.ui.canvas import Canvas
from castles.ui.widget import Point

if TYPE_CHECKING:
    from castles.scenes.table import Table

DRAG_START = 6.0  # units the mouse moves before a press becomes a drag
GLIDE = 0.3


class Hand:
    """Where the mouse is, and what it holds or drags."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pointer: Point = (-1, -1)
        self.zooming = False  # whether the piece under the pointer is shown large
        self.rests = False  # not moved since the last move: what now lies under it isn't meant
        self.is_quiet = False  # not moved since something was done: what lies under it doesn't explain itself
        self._press: Point | None = None
        self._before: Intent | None = None  # what was in hand when the mouse went down
        self._panning: Point | None = None
        self._tap: Point | None = None  # where the mouse went down on no place at all

    @property
    def drags(self) -> bool:
        """Whether the mouse is down on a place."""
        return self._press is not None

    def rest(self) -> None:
        """A move was made or taken back."""
        self.rests = self.is_quiet = True

    def gripped(self, zone: Zone, point: Point) -> None:
        self._press, self._before = point, self.table.intent
        if zone.grip is not None and self.table.can_act():
            self.table.intent = self.table.intent.changed(held=zone.grip)
            self.table.context.sounds.play("pick_up")
            self.table.show(0)

    def tapped(self, zone: Zone) -> None:
        """A key on a place."""
        self.table.decide(zone.means(self.table.intent), zone)

    def dragged(self, point: Point) -> None:
        self.pointer = point

    def released(self, zone: Zone, point: Point, inside: bool) -> None:
        """A drop, or if the mouse hardly moved a tap, which means what it did before it picked anything up."""
        start, before = self._press, self._before
        self._press = self._before = None
        if start is not None and _is_far(start, point):
            self._drop(point)
        elif inside:
            self.table.decide(zone.means(before or self.table.intent), zone)

    def _drop(self, point: Point) -> None:
        held = self.table.intent.held
        if held is None:
            return
        zone = self._drop_zone(point, held)
        if zone is None:
            self._missed(point)
            return
        self._put_down(held, point)
        self.table.intent = self.table.intent.changed(held=None)
        self.table.decide(zone.does, zone)

    def let_go(self) -> None:
        """Whatever the mouse was about to do, it isn't any more."""
        self._press = self._before = self._panning = self._tap = None
        self.table.page.pressed = None

    def _missed(self, point: Point) -> None:
        """A drop or tap that means nothing: what is held glides back, and what was meant is refused with its reason."""
        held, words = self.table.intent.held, why_not_there(self.table, point)
        lies = self.table.stage.poses.get(held) if held is not None else None
        at_home = lies is not None and self.table.placing(lies.box).holds(point)
        if words or (held is not None and not at_home and spot_at(self.table, point)):
            self.table.refuse(words)
        if held is not None:
            self._put_down(held, point)
            self.table.intent = self.table.intent.changed(held=None)
            self.table.show(GLIDE)

    def _put_down(self, held: Piece, point: Point) -> None:
        """From where the hand lets go of it, the piece glides on."""
        box = self.table.stage.poses[held].box
        camera = self.table.dock if box.space == "dock" else self.table.camera
        x, y = camera.back(*point)
        self.table.stage.move(held, replace(box, x=x, y=y))

    def _drop_zone(self, point: Point, held: Piece) -> Zone | None:
        places = [each for each in self.table.page.widgets if isinstance(each, Place) and each.zone.takes == held]
        return next((place.zone for place in reversed(places) if place.area.holds(point)), None)

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        unit = canvas.scale.unit
        if event.type == pygame.MOUSEMOTION:
            self.pointer, self.rests, self.is_quiet = (event.pos[0] / unit, event.pos[1] / unit), False, False
            return self._pan()
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._mouse_down(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._mouse_up(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _mouse_down(self, event: pygame.event.Event) -> bool:
        if not self.table.is_settled():
            self.table.skip()
            return True
        if event.button == 3 and self._turn(1):
            return True
        if event.button == 3:
            self.zooming = True
            return True
        self._panning = self.pointer if event.button in (1, 2) else None
        if self.table.sheet:
            self.table.sheet = None
            return True
        self._tap = self.pointer if event.button == 1 else None
        return False

    def _mouse_up(self, event: pygame.event.Event) -> bool:
        was_zooming, self.zooming, self._panning = self.zooming, False, None
        tap, self._tap = self._tap, None
        if tap is not None and not _is_far(tap, self.pointer) and self.table.can_act():
            self._missed(tap)
            return True
        return was_zooming

    def _pan(self) -> bool:
        if self._panning is None or self.table.camera.zoom <= 1:
            return False
        x, y = self._panning
        self.table.camera = self.table.camera.panned(self.pointer[0] - x, self.pointer[1] - y)
        self._panning = self.pointer
        self.table.needs_paint = True
        return True

    def _wheel(self, event: pygame.event.Event) -> bool:
        if not pygame.key.get_mods() & pygame.KMOD_CTRL and self._turn(-1 if event.y > 0 else 1):
            return True
        return self._zoom(1.15**event.y)

    def _zoom(self, factor: float) -> bool:
        at = self.pointer if self.table.camera.region.holds(self.pointer) else self.table.camera.region.centre
        self.table.camera = self.table.camera.zoomed(factor, at)
        self.table.needs_paint = True
        return True

    def _turn(self, quarters: int) -> bool:
        """Turns what is in hand by quarters clockwise, if it can be turned."""
        if not (self.table.can_act() and self.table.board.turnable(self.table.look())):
            return False
        self.table.decide(self.table.intent.changed(turns=(self.table.intent.turns + quarters) % 4))
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & pygame.KMOD_CTRL:
            return self._control_key(event)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self._enter()
        name = pygame.key.name(event.key)
        if self._command(name):
            return True
        if event.key == pygame.K_r:
            return self._turn(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if name in self.table.board.sheets:
            self.table.sheet = None if self.table.sheet == name else name
            return True
        if name in self.table.board.overlays:
            self.table.intent = self.table.intent.changed(
                overlays=self.table.intent.overlays ^ {self.table.board.overlays[name]}
            )
            self.table.show(0)
            return True
        return self._table_key(event)

    def _command(self, key: str) -> bool:
        """The button that a letter stands for."""
        commands = self.table.board.commands(self.table.look()) if self.table.can_act() else ()
        command = next((each for each in commands if key and each.key == key), None)  # some keys have no name
        if command is not None:
            self.table.decide(command.does)
        return command is not None

    def _control_key(self, event: pygame.event.Event) -> bool:
        again = self.table.undo_turn if event.mod & pygame.KMOD_SHIFT else self.table.undo
        acts: dict[int, Any] = {pygame.K_z: again, pygame.K_y: self.table.redo}
        if event.key in acts:
            acts[event.key]()
        return event.key in acts

    def _table_key(self, event: pygame.event.Event) -> bool:
        acts: dict[int, Any] = {
            pygame.K_SPACE: self.table.skip,
            pygame.K_l: self.table.toggle_log,
            pygame.K_h: self.table.adviser.ask_hint,
            pygame.K_w: self.table.adviser.explain,
            pygame.K_z: self._toggle_zoom,
            pygame.K_s: self.table.open_score,
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
        if self.table.pending is not None:
            self.table.confirm()
            return True
        main = (
            next((command for command in self.table.board.commands(self.table.look()) if command.main), None)
            if self.table.can_act()
            else None
        )
        if main is not None:
            self.table.decide(main.does)
        return main is not None

    def _escape(self) -> None:
        if not self.table.put_down():
            self.table.open_menu()

    def _toggle_zoom(self) -> None:
        self.zooming = not self.zooming


def _is_far(start: Point, end: Point) -> bool:
    """Whether the mouse moved so much that a press was a drag."""
    return abs(start[0] - end[0]) + abs(start[1] - end[1]) > DRAG_START
