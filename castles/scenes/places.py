"""The places of a board as widgets, so that mouse and keyboard reach every legal move in the same way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from castles.boards.board import Zone
from castles.display import Mark, Pose
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.stage import Placing, draw_pose
from castles.ui.theme import GOLD, Colour
from castles.ui.widget import Mood, Point, Widget

HALO = 6.0  # units that the glow of a place reaches outwards
RIM = 2.0
ADVISED = (120, 220, 255)  # unlike the gold of legal places, also for those who see few colours


@dataclass(kw_only=True)
class Place(Widget):
    """A zone in the window. Its owner decides what taps, drags and drops mean."""

    zone: Zone
    shines: bool  # whether legal places glow
    on_tap: Callable[[Zone], None] = field(compare=False)
    on_grip: Callable[[Zone, Point], None] = field(compare=False)
    on_drag: Callable[[Point], None] = field(compare=False)
    on_release: Callable[[Zone, Point, bool], None] = field(compare=False)  # and whether it was inside
    is_advised: bool = False  # by a hint

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.is_advised:
            glow(canvas, self.area, 1.0, ADVISED)
        if not (self.zone.glow and (self.shines or mood != "normal")) or self.is_advised:
            return
        if self.zone.light:
            canvas.picture(self.zone.light, self.area, alpha=1 if mood == "hover" else 0.85)
            return
        strength = 1.0 if mood == "hover" else 0.3 if self.zone.faint else 0.7
        glow(canvas, self.area, strength)

    def press(self, point: Point) -> None:
        self.on_grip(self.zone, point)

    def drag(self, point: Point) -> None:
        self.on_drag(point)

    def release(self, point: Point, inside: bool) -> None:
        self.on_release(self.zone, point, inside)

    def activate(self) -> None:
        self.on_tap(self.zone)


@dataclass(kw_only=True)
class Glow(Widget):
    """The light of a hint around a piece, never in the way of the mouse."""

    focusable: bool = False

    def shows_at(self, point: Point) -> bool:
        return False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        glow(canvas, self.area, 1.0, ADVISED)


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
                draw_mark(canvas, mark, self.placing)


def draw_mark(canvas: Canvas, mark: Mark, placing: Placing) -> None:
    """A drawing over the pieces."""
    draw_pose(canvas, Pose(mark.picture, mark.box, alpha=mark.alpha, label=mark.label), placing(mark.box))


def glow(canvas: Canvas, area: Area, strength: float, colour: Colour = GOLD) -> None:
    """A rim that fades outwards, and a breath of light within."""
    rect = canvas.scale.pixels(area)
    spread, rim = max(2, round(HALO * canvas.scale.unit)), max(2, round(RIM * canvas.scale.unit))
    canvas.stamp(_halo, (rect.size, spread, rim, strength, colour), rect.inflate(2 * spread, 2 * spread))


@lru_cache(maxsize=64)
def _halo(size: tuple[int, int], spread: int, rim: int, strength: float, colour: Colour) -> pygame.Surface:
    radius = max(2, round(min(size) * 0.07))
    halo = pygame.Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    for step in range(spread):
        shade = round(150 * strength * ((step + 1) / spread) ** 2)
        ring = halo.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(halo, (*colour, shade), ring, 2, border_radius=radius + spread - step)
    inner = halo.get_rect().inflate(-2 * spread, -2 * spread)
    pygame.draw.rect(halo, (*colour, round(26 * strength)), inner, border_radius=radius)
    pygame.draw.rect(halo, (*colour, round(255 * strength)), inner, rim, border_radius=radius)
    return halo
