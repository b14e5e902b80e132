"""What scenes draw on. It takes units and notes strokes: values that the painter compares with what it has painted."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, cos, radians, sin
from typing import Any, Literal

import pygame

from castles.ui import strokes
from castles.ui.area import Area
from castles.ui.frames import SHARP, measures, padded
from castles.ui.scale import Scale
from castles.ui.sprites import Sprites
from castles.ui.strokes import Part, Stroke, pixels_of
from castles.ui.text import Lettering
from castles.ui.theme import DROPS, Colour, Style

KEPT = 3000  # parts that are known again
COARSE = 3  # pixels of the steps in which the size of something that moves changes
EDGE = 4  # pixels by which a turned picture may be larger than it should
Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Written:
    """A text that was drawn: its box and the room it took, for the tests of layout."""

    text: str
    box: Area
    took: Area
    clip: Area | None = None


class Canvas:
    """One window at one scale. Everything it is given is in units; nothing is painted before the frame is complete."""

    def __init__(self, surface: pygame.Surface, scale: Scale, sprites: Sprites) -> None:
        self.surface = surface  # of the window
        self.scale = scale
        self.sprites = sprites
        self.lettering = Lettering(scale.unit)
        self.written: list[Written] | None = None  # a list, to have every text recorded
        self._parts: list[Part] = []
        self._strokes: list[Stroke] = []  # behind these parts
        self._known: dict[Hashable, tuple[Any, Sequence[Part]]] = {}
        self._clips: list[Area] = []
        self._clip = pygame.Rect(0, 0, *scale.window)

    @property
    def area(self) -> Area:
        """The whole window."""
        return Area(0, 0, *self.scale.size)

    # What was drawn

    def taken(self) -> Sequence[Part]:
        """All that was drawn since this was last asked, the lowest first."""
        self._close()
        parts, self._parts = self._parts, []
        return parts

    def again(self, key: Hashable, value: Any, draw: Callable[[], None]) -> None:
        """Draws what was drawn for this key before, if it was drawn of an equal value; else draws it."""
        known, value = self._known.get(key), (value, pixels_of(self._clip))
        if known is None or known[0] != value or self.written is not None:
            known = self._known[key] = value, self._drawn(draw)
            if len(self._known) > KEPT:
                self.forget()
        self._close()
        self._parts += known[1]

    def forget(self) -> None:
        """Nothing that was drawn before looks the same any more: another language is spoken."""
        self._known.clear()

    def _drawn(self, draw: Callable[[], None]) -> Sequence[Part]:
        before, self._parts, self._strokes = (self._parts, self._strokes), [], []
        draw()
        parts = self.taken()
        self._parts, self._strokes = before
        return parts

    def _close(self) -> None:
        if self._strokes:
            self._parts.append(strokes.part_of(self._strokes))
            self._strokes = []

    def _note(self, paint: Callable[..., None], values: tuple[Hashable, ...], reach: pygame.Rect) -> None:
        seen = reach.clip(self._clip)
        if seen:
            self._strokes.append(Stroke(paint, values, (seen.x, seen.y, seen.w, seen.h)))

    def sees(self, area: Area) -> bool:
        """Whether something drawn there would be seen, in the window and the clip."""
        return bool(self.scale.pixels(area).colliderect(self._clip))

    def steady(self, area: Area) -> Area:
        """About the same area, in steps of pixels: something that moves keeps its size from one frame to the next, so
        that its picture neither flickers nor has to be made anew."""
        unit = self.scale.unit
        wide, tall = (max(1, round(side * unit / COARSE)) * COARSE for side in (area.w, area.h))
        left, top = round(area.centre[0] * unit - wide / 2), round(area.centre[1] * unit - tall / 2)
        return Area(left / unit, top / unit, wide / unit, tall / unit)

    # What can be drawn

    def fill(self, area: Area, colour: Colour, alpha: float = 1) -> None:
        rect = self.scale.pixels(area)
        self._note(strokes.fill, (colour, round(255 * min(1.0, alpha)), pixels_of(rect)), rect)

    def frame(self, name: str, area: Area, zoom: float = 1) -> None:
        """A nine-slice frame around a widget's area, its rim larger or smaller than usual by the zoom."""
        rect = self.scale.pixels(area)
        if min(rect.size) <= 0:
            return
        unit = round(self.scale.unit * zoom, 2)
        left, top, right, bottom = (round(each * unit / SHARP) for each in measures(name).outset)
        around = pygame.Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
        self._note(strokes.frame, (name, around.topleft, rect.size, unit), around)

    def padded(self, name: str, area: Area) -> Area:
        """Where words may stand inside a frame."""
        return padded(name, area)

    def picture(self, name: str, area: Area, turn: float = 0, alpha: float = 1) -> None:
        """A picture that fills the area, turned about its centre."""
        rect = self.scale.pixels(area)
        values = name, pixels_of(rect), round(turn * 2) % 720 / 2, round(255 * min(1.0, alpha))
        self._note(strokes.picture, values, _turned(rect, turn))

    def shaded(self, name: str, area: Area, colour: Colour) -> None:
        """A picture that fills the area, seen through coloured glass."""
        rect = self.scale.pixels(area)
        self._note(strokes.glass, (name, pixels_of(rect), colour), rect)

    def covered(self, name: str, area: Area, across: float = 0.5) -> None:
        """A picture that covers the area; if it is too wide, the part around `across` (0 left, 1 right) is seen."""
        wide, tall = self.sprites.size(name)
        zoom = max(area.w / wide, area.h / tall)
        width, height = wide * zoom, tall * zoom
        with self.clipped(area):
            self.picture(name, Area(area.x - (width - area.w) * across, area.centre[1] - height / 2, width, height))

    def contained(self, name: str, area: Area) -> Area:
        """A picture as large as its shape allows, in the middle; where it went."""
        wide, tall = self.sprites.size(name)
        zoom = min(area.w / wide, area.h / tall)
        place = area.middle(wide * zoom, tall * zoom)
        self.picture(name, place)
        return place

    def icon(self, name: str, area: Area, colour: Colour) -> None:
        """A white icon in a colour, square, in the middle."""
        side = min(area.w, area.h)
        self.shaded(f"icons/{name}", area.middle(side, side), colour)

    def stamp(self, make: Callable[..., pygame.Surface], values: tuple[Hashable, ...], rect: pygame.Rect) -> None:
        """What a function makes of these values, as large as a rectangle of pixels; it keeps what it has made."""
        self._note(strokes.stamp, (make, values, rect.topleft), rect)

    def text(self, text: str, area: Area, style: Style, align: Align = "left", top: bool = False) -> float:
        """Text in a box, broken into lines and made smaller until it fits; the height it took."""
        fitted, lines = self.lettering.fitted(text, style, area.w, area.h)
        line_height = self.lettering.height(fitted)
        height = line_height * len(lines)
        y = area.y if top else area.y + (area.h - height) / 2
        for number, line in enumerate(lines):
            self._line(line, Area(area.x, y + number * line_height, area.w, line_height), fitted, align, area)
        return height

    def _line(self, line: str, area: Area, style: Style, align: Align, box: Area) -> None:
        if not line:
            return
        width = self.lettering.width(line, style)
        x = {"left": area.x, "centre": area.x + (area.w - width) / 2, "right": area.right - width}[align]
        y = area.y + style.size * DROPS.get(style.face, 0)
        place = round(x * self.scale.unit), round(y * self.scale.unit)
        size = self.lettering.surface(line, style).get_size()
        self._note(strokes.line, (line, style, place), pygame.Rect(place, size))
        if self.written is not None:
            clip = self._clips[-1] if self._clips else None
            self.written.append(Written(line, box, Area(x, area.y, width, area.h), clip))

    # Where it can be seen

    @contextmanager
    def clipped(self, area: Area | None) -> Iterator[None]:
        """Nothing is drawn outside of the area, if there is one, nor of those around it."""
        if area is None:
            yield
            return
        self.clip(area)
        try:
            yield
        finally:
            self.unclip()

    def clip(self, area: Area) -> None:
        """Until `unclip`, nothing is drawn outside of the area."""
        self._clips.append(area.common(self._clips[-1]) if self._clips else area)
        self._clip = self.scale.pixels(self._clips[-1]).clip((0, 0, *self.scale.window))

    def unclip(self) -> None:
        self._clips.pop()
        window = pygame.Rect(0, 0, *self.scale.window)
        self._clip = self.scale.pixels(self._clips[-1]).clip(window) if self._clips else window


def _turned(rect: pygame.Rect, turn: float) -> pygame.Rect:
    """All that a picture needs once it is turned about its centre."""
    if not turn % 360:
        return rect
    across, down = abs(cos(radians(turn))), abs(sin(radians(turn)))
    size = ceil(rect.w * across + rect.h * down) + EDGE, ceil(rect.w * down + rect.h * across) + EDGE
    around = pygame.Rect((0, 0), size)
    around.center = rect.center
    return around
