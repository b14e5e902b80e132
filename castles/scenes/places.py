"""The places of a board as widgets, so that mouse and keyboard reach every legal move in the same way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from castles.boards.board import Mark, Pose, Zone
from castles.ui.canvas import Canvas
from castles.ui.stage import Placing, draw_pose
from castles.ui.theme import GOLD
from castles.ui.widget import Mood, Point, Widget


@dataclass(kw_only=True)
class Place(Widget):
    """A zone in the window. Its owner decides what taps, drags and drops mean."""

    zone: Zone
    shines: bool  # whether legal places glow
    on_tap: Callable[[Zone], None]
    on_grip: Callable[[Zone, Point], None]
    on_drag: Callable[[Point], None]
    on_drop: Callable[[Point], bool]  # False: it was no drag after all

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if not (self.zone.glow and (self.shines or mood != "normal")):
            return
        if self.zone.light:
            canvas.picture(self.zone.light, self.area, alpha=1 if mood == "hover" else 0.85)
            return
        strength = 0.9 if mood == "hover" else 0.35 if self.zone.faint else 0.6
        _glow(canvas, self, strength)

    def press(self, point: Point) -> None:
        self.on_grip(self.zone, point)

    def drag(self, point: Point) -> None:
        self.on_drag(point)

    def release(self, point: Point, inside: bool) -> None:
        if not self.on_drop(point) and inside:
            self.on_tap(self.zone)

    def activate(self) -> None:
        self.on_tap(self.zone)


@dataclass(kw_only=True)
class Marks(Widget):
    """The board's marks, drawn over its places but never in the way of the mouse."""

    marks: Sequence[Mark]
    placing: Placing
    focusable: bool = False

    def shows_at(self, point: Point) -> bool:
        return False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        with canvas.clipped(self.area):
            for mark in self.marks:
                pose = Pose(mark.picture, mark.box, alpha=mark.alpha, label=mark.label)
                draw_pose(canvas, pose, self.placing(mark.box))


def _glow(canvas: Canvas, place: Place, strength: float) -> None:
    """A soft golden rim and a veil of light."""
    rect = canvas.scale.pixels(place.area)
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    radius = max(2, round(min(rect.size) * 0.12))
    pygame.draw.rect(veil, (*GOLD, round(70 * strength)), veil.get_rect(), border_radius=radius)
    for rim in range(3):
        shade = round((200 - 60 * rim) * strength)
        edge = max(1, round(canvas.scale.unit * (1 + rim)))
        inner = veil.get_rect().inflate(-2 * rim * edge, -2 * rim * edge)
        pygame.draw.rect(veil, (*GOLD, shade), inner, edge, border_radius=radius)
    canvas.surface.blit(veil, rect)
