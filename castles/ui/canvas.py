"""What scenes draw on: a surface that takes units, frames, pictures and text, and recalls what was written where."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import pygame

from castles.ui.area import Area
from castles.ui.frames import SHARP, framed, measures
from castles.ui.scale import Scale
from castles.ui.sprites import Sprites
from castles.ui.text import Lettering
from castles.ui.theme import DROPS, Colour, Style

KEPT = 400  # frames
Align = Literal["left", "centre", "right"]


@dataclass(frozen=True, slots=True)
class Written:
    """A text that was drawn: its box and the room it took, for the tests of layout."""

    text: str
    box: Area
    took: Area
    clip: Area | None = None


class Canvas:
    """One window at one scale. Everything it is given is in units."""

    def __init__(self, surface: pygame.Surface, scale: Scale, sprites: Sprites) -> None:
        self.surface = surface
        self.scale = scale
        self.sprites = sprites
        self.lettering = Lettering(scale.unit)
        self.written: list[Written] | None = None  # a list, to have every text recorded
        self._rough: list[Area] | None = None  # a list, to have it recorded where pictures were drawn rough
        self._at_once = True  # whether a picture has to be there even if loading it takes long
        self._frames: OrderedDict[tuple[str, tuple[int, int], float], pygame.Surface] = OrderedDict()
        self._clips: list[Area] = []

    @property
    def area(self) -> Area:
        """The whole window."""
        return Area(0, 0, *self.scale.size)

    @contextmanager
    def painting(self, surface: pygame.Surface, at_once: bool) -> Iterator[list[Area]]:
        """Meanwhile, draws on this surface, of the same size; the list tells where pictures came out rough, or are
        still to come unless all have to be there at once."""
        before, rough = (self.surface, self._rough, self._at_once), list[Area]()
        self.surface, self._rough, self._at_once = surface, rough, at_once
        try:
            yield rough
        finally:
            self.surface, self._rough, self._at_once = before

    def sees(self, area: Area) -> bool:
        """Whether something drawn there would be seen, in the window and the clip."""
        return bool(self.scale.pixels(area).colliderect(self.surface.get_clip()))

    def fill(self, area: Area, colour: Colour, alpha: float = 1) -> None:
        rect = self.scale.pixels(area).clip(self.surface.get_clip())
        if alpha >= 1:
            self.surface.fill(colour, rect)
            return
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        veil.fill((*colour, round(255 * alpha)))
        self.surface.blit(veil, rect)

    def frame(self, name: str, area: Area, zoom: float = 1) -> None:
        """A nine-slice frame around a widget's area, its rim larger or smaller than usual by the zoom."""
        rect = self.scale.pixels(area)
        if min(rect.size) <= 0:
            return
        unit = round(self.scale.unit * zoom, 2)
        key = name, rect.size, unit
        if key not in self._frames:
            self._frames[key] = framed(self.sprites, name, rect.size, unit)
            if len(self._frames) > KEPT:
                self._frames.popitem(last=False)
        left, top = (round(each * unit / SHARP) for each in measures(name).outset[:2])
        self.surface.blit(self._frames[key], (rect.x - left, rect.y - top))

    def padded(self, name: str, area: Area) -> Area:
        """Where words may stand inside a frame."""
        left, top, right, bottom = (each / SHARP for each in measures(name).padding)
        return Area(area.x + left, area.y + top, max(0, area.w - left - right), max(0, area.h - top - bottom))

    def picture(self, name: str, area: Area, turn: float = 0, alpha: float = 1) -> None:
        """A picture that fills the area, turned about its centre."""
        if self._comes_later(name, area):
            return
        rect = self.scale.pixels(area)
        surface = self._sized(name, rect, turn)
        if alpha < 1:
            surface.set_alpha(round(255 * alpha))
        self.surface.blit(surface, surface.get_rect(center=rect.center))
        if alpha < 1:  # the picture is shared, so it is left as it was
            surface.set_alpha(255 if surface.get_flags() & pygame.SRCALPHA else None)

    def _sized(self, name: str, rect: pygame.Rect, turn: float) -> pygame.Surface:
        before = self.sprites.roughs
        surface = self.sprites.sized(name, rect.w, rect.h, turn)
        if self.sprites.roughs > before:
            self._note_rough(rect)
        return surface

    def _comes_later(self, name: str, area: Area) -> bool:
        later = not self._at_once and self.sprites.comes_later(name)
        if later:
            self._note_rough(self.scale.pixels(area))
        return later

    def _note_rough(self, rect: pygame.Rect) -> None:
        if self._rough is not None:
            self._rough.append(self.scale.units(rect.clip(self.surface.get_clip())))

    def shaded(self, name: str, area: Area, colour: Colour) -> None:
        """A picture that fills the area, seen through coloured glass."""
        if self._comes_later(name, area):
            return
        rect = self.scale.pixels(area)
        self.surface.blit(self.sprites.tinted(name, rect.w, rect.h, colour), rect)

    def covered(self, name: str, area: Area, across: float = 0.5) -> None:
        """A picture that covers the area; if it is too wide, the part around `across` (0 left, 1 right) is seen."""
        picture = self.sprites.picture(name)
        zoom = max(area.w / picture.get_width(), area.h / picture.get_height())
        width, height = picture.get_width() * zoom, picture.get_height() * zoom
        with self.clipped(area):
            self.picture(name, Area(area.x - (width - area.w) * across, area.centre[1] - height / 2, width, height))

    def contained(self, name: str, area: Area) -> Area:
        """A picture as large as its shape allows, in the middle; where it went."""
        if self._comes_later(name, area):
            return area
        picture = self.sprites.picture(name)
        zoom = min(area.w / picture.get_width(), area.h / picture.get_height())
        place = area.middle(picture.get_width() * zoom, picture.get_height() * zoom)
        self.picture(name, place)
        return place

    def icon(self, name: str, area: Area, colour: Colour) -> None:
        """A white icon in a colour, square, in the middle."""
        side = min(area.w, area.h)
        rect = self.scale.pixels(area.middle(side, side))
        self.surface.blit(self.sprites.tinted(f"icons/{name}", rect.w, rect.h, colour), rect)

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
        width = self.lettering.width(line, style)
        x = {"left": area.x, "centre": area.x + (area.w - width) / 2, "right": area.right - width}[align]
        if line:
            y = area.y + style.size * DROPS.get(style.face, 0)
            place = round(x * self.scale.unit), round(y * self.scale.unit)
            self.surface.blit(self.lettering.surface(line, style), place)
        if self.written is not None and line:
            clip = self._clips[-1] if self._clips else None
            self.written.append(Written(line, box, Area(x, area.y, width, area.h), clip))

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
        self.surface.set_clip(self.scale.pixels(self._clips[-1]))

    def unclip(self) -> None:
        self._clips.pop()
        self.surface.set_clip(self.scale.pixels(self._clips[-1]) if self._clips else None)
