"""The mouse and the keys at a table: what they do to pieces, to the camera and to what is open."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from castles.boards.board import Intent, Zone
from castles.display import Piece, Spot
from castles.scenes.acts import Acts
from castles.scenes.layout import Layout
from castles.scenes.places import Place
from castles.session.description import Description
from castles.session.refusals import why_not_there
from castles.ui.camera import Camera, Gaze
from castles.ui.stage import Stage
from castles.ui.widget import Page, Point

DRAG_START = 6.0  # units the mouse moves before a press becomes a drag
NEARER = 1.15  # by a notch of the wheel


class Pointer:
    """Where the mouse is, what it holds or drags, and how near somebody looks."""

    def __init__(self, acts: Acts, stage: Stage, page: Page, describe: Callable[[], Description]) -> None:
        self.acts = acts
        self.session = acts.session
        self.stage = stage
        self.page = page
        self.describe = describe
        self.at: Point = (-1, -1)
        self.gaze = Gaze()
        self.zooming = False  # whether the piece under the mouse is shown large
        self._press: Point | None = None
        self._before: Intent | None = None  # what was in hand when the mouse went down
        self._panning: Point | None = None
        self._tap: Point | None = None  # where the mouse went down on no place at all
        self._moved_at = self.session.position  # when the mouse moved last

    @property
    def drags(self) -> bool:
        """Whether the mouse is down on a place."""
        return self._press is not None

    @property
    def rests(self) -> bool:
        """Whether it hasn't moved since the last move: what now lies under it isn't meant."""
        return self._moved_at.line is not self.session.position.line

    @property
    def is_quiet(self) -> bool:
        """Whether it hasn't moved since something was done: what lies under it doesn't explain itself."""
        return self.rests or self._moved_at.intent != self.session.position.intent

    def let_go(self) -> None:
        """Whatever the mouse was about to do, it isn't any more."""
        self._press = self._before = self._panning = self._tap = None
        self.page.pressed = None

    # Places

    def gripped(self, zone: Zone, point: Point) -> None:
        self._press, self._before = point, self.session.position.intent
        if zone.grip is not None and self.session.position.can_act:
            self.session.intend(self._before.changed(held=zone.grip))
            self.acts.context.sounds.play("pick_up")

    def tapped(self, zone: Zone) -> None:
        """A key on a place."""
        self.acts.decide(zone.means(self.session.position.intent), zone)

    def dragged(self, point: Point) -> None:
        self.at = point

    def released(self, zone: Zone, point: Point, inside: bool, layout: Layout) -> None:
        """A drop, or if the mouse hardly moved a tap, which means what it did before it picked anything up."""
        start, before = self._press, self._before
        self._press = self._before = None
        if start is not None and _is_far(start, point):
            self._drop(point, layout)
        elif inside:
            self.acts.decide(zone.means(before or self.session.position.intent), zone)

    def _drop(self, point: Point, layout: Layout) -> None:
        held = self.session.position.intent.held
        if held is None:
            return
        zone = self._drop_zone(point, held)
        if zone is None:
            self._missed(point, layout)
            return
        self._put_down(held, point, layout)
        self.acts.decide(zone.does, zone)

    def _drop_zone(self, point: Point, held: Piece) -> Zone | None:
        places = [each for each in self.page.widgets if isinstance(each, Place) and each.zone.takes == held]
        return next((place.zone for place in reversed(places) if place.area.holds(point)), None)

    def _missed(self, point: Point, layout: Layout) -> None:
        """A drop or tap that means nothing: what is held glides back, and what was meant is refused with its reason."""
        held, spot = self.session.position.intent.held, self._spot(point, layout)
        words = why_not_there(self.session.position, self.session.board, self.describe().look, spot)
        lies = self.stage.poses.get(held) if held is not None else None
        at_home = lies is not None and layout.placing(lies.box).holds(point)
        if words or (held is not None and not at_home and spot is not None):
            self.acts.refuse(words)
        if held is not None:
            self._put_down(held, point, layout)

    def _put_down(self, held: Piece, point: Point, layout: Layout) -> None:
        """From where the hand lets go of it, the piece glides on."""
        box = self.stage.poses[held].box
        x, y = layout.camera_of(box).back(*point)
        self.stage.move(held, replace(box, x=x, y=y))
        self.session.intend(self.session.position.intent.changed(held=None))

    def _spot(self, point: Point, layout: Layout) -> Spot | None:
        """What lies at a point of the window."""
        spot = layout.spot(point)
        return None if spot is None else replace(spot, piece=self.stage.under(point, layout.placing))

    # The mouse

    def handle(self, event: pygame.event.Event, layout: Layout, unit: float) -> bool:
        """The mouse where no widget took it; True if it meant something."""
        if event.type == pygame.MOUSEMOTION:
            self.at, self._moved_at = (event.pos[0] / unit, event.pos[1] / unit), self.session.position
            return self._pan(layout.camera)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(event.button)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(layout)
        return event.type == pygame.MOUSEWHEEL and self._wheel(event.y, layout.camera)

    def _down(self, button: int) -> bool:
        if self.skips():
            return True
        if button == 3:
            self.zooming = not self.turn(1)
            return True
        self._panning = self.at if button in (1, 2) else None
        if self.acts.opened.sheet:
            self.acts.toggle_sheet(self.acts.opened.sheet)
            return True
        self._tap = self.at if button == 1 else None
        return False

    def skips(self) -> bool:
        """Jumps to the end of what is being shown, if anything is."""
        if self.session.position.is_settled or self.session.position.looks_back:
            return False
        self.skip()
        return True

    def skip(self) -> None:
        """Nobody wants to wait any longer."""
        self.session.skip()
        self.stage.jump()

    def toggle_zoom(self) -> None:
        self.zooming = not self.zooming

    def _up(self, layout: Layout) -> bool:
        was_zooming, self.zooming, self._panning = self.zooming, False, None
        tap, self._tap = self._tap, None
        if tap is not None and not _is_far(tap, self.at) and self.session.position.can_act:
            self._missed(tap, layout)
            return True
        return was_zooming

    def _pan(self, camera: Camera) -> bool:
        if self._panning is None or camera.zoom <= 1:
            return False
        x, y = self._panning
        self.gaze = camera.panned(self.at[0] - x, self.at[1] - y).gaze
        self._panning = self.at
        return True

    def _wheel(self, notches: int, camera: Camera) -> bool:
        if not pygame.key.get_mods() & pygame.KMOD_CTRL and self.turn(-1 if notches > 0 else 1):
            return True
        return self.zoom(NEARER**notches, camera)

    def zoom(self, factor: float, camera: Camera) -> bool:
        """Nearer or farther; 0 shows the whole board."""
        at = self.at if camera.region.holds(self.at) else camera.region.centre
        self.gaze = camera.zoomed(factor, at).gaze
        return True

    def turn(self, quarters: int) -> bool:
        """Turns what is in hand by quarters clockwise, if it can be turned."""
        if not self.describe().turns:
            return False
        intent = self.session.position.intent
        self.acts.decide(intent.changed(turns=(intent.turns + quarters) % 4))
        return True


def _is_far(start: Point, end: Point) -> bool:
    """Whether the mouse moved so much that a press was a drag."""
    return abs(start[0] - end[0]) + abs(start[1] - end[1]) > DRAG_START
