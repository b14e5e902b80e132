"""Frames of any size from nine-slice pictures: corners stay as painted, edges and centre fill the rest."""

import json
from dataclasses import dataclass
from functools import lru_cache

import pygame

from castles.resources import resource
from castles.ui.sprites import Sprites

SHARP = 2  # picture pixels a unit
STRETCH = 2  # how much larger a repeated part may get, so that its pattern isn't seen too often


@dataclass(frozen=True, slots=True)
class Slices:
    """The measures of a nine-slice picture, in pixels of the picture: left, top, right, bottom."""

    insets: tuple[int, int, int, int]
    outset: tuple[int, int, int, int]  # room for glow and shadow outside of the widget
    padding: tuple[int, int, int, int]  # from the widget's edge to where words may begin
    tiled: bool


PLAIN = Slices((8, 8, 8, 8), (0, 0, 0, 0), (8, 8, 8, 8), False)


@lru_cache(maxsize=1)
def slices() -> dict[str, Slices]:
    """Every nine-slice picture of art/ui; none if the table is missing or broken."""
    try:
        table = json.loads((resource("art/ui") / "slices.json").read_text(encoding="utf-8"))
        return {name: _slices(row) for name, row in table.items()}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _slices(row: dict[str, list[int]]) -> Slices:
    insets, outset, padding = (tuple(row[key]) for key in ("insets", "outset", "padding"))
    return Slices(insets, outset, padding, row["centre"] == "tile")  # type: ignore[arg-type, comparison-overlap]


def measures(name: str) -> Slices:
    return slices().get(name, PLAIN)


def framed(sprites: Sprites, name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """A new surface with the frame around a widget of this size, its outset included."""
    zoom, border = unit / SHARP, measures(name)
    left, top, right, bottom = (round(each * zoom) for each in border.outset)
    surface = pygame.Surface((size[0] + left + right, size[1] + top + bottom), pygame.SRCALPHA)
    picture = sprites.picture(f"ui/{name}")
    columns = _spans(surface.get_width(), border.insets[0], border.insets[2], picture.get_width(), zoom)
    rows = _spans(surface.get_height(), border.insets[1], border.insets[3], picture.get_height(), zoom)
    for x, width, source_x, source_width in columns:
        for y, height, source_y, source_height in rows:
            if min(width, height, source_width, source_height) > 0:
                part = picture.subsurface((source_x, source_y, source_width, source_height))
                _fill(surface, part, pygame.Rect(x, y, width, height), zoom, border.tiled)
    return surface


def _spans(size: int, first: int, last: int, source: int, zoom: float) -> list[tuple[int, int, int, int]]:
    """Where the three columns (or rows) go and come from: place, length, source place, source length."""
    shrink = min(1.0, size / max(1.0, (first + last) * zoom))
    start, end = round(first * zoom * shrink), round(last * zoom * shrink)
    return [
        (0, start, 0, first),
        (start, size - start - end, first, source - first - last),
        (size - end, end, source - last, last),
    ]


def _fill(surface: pygame.Surface, part: pygame.Surface, area: pygame.Rect, zoom: float, tiled: bool) -> None:
    if not tiled:
        surface.blit(pygame.transform.smoothscale(part, area.size), area)
        return
    across, down = _times(area.w, part.get_width() * zoom), _times(area.h, part.get_height() * zoom)
    piece = pygame.transform.smoothscale(part, (-(-area.w // across), -(-area.h // down)))
    surface.set_clip(area)
    for column in range(across):
        for row in range(down):
            place = area.x + column * area.w // across, area.y + row * area.h // down
            surface.blit(pygame.transform.flip(piece, column % 2 == 1, row % 2 == 1), place)
    surface.set_clip(None)


def _times(room: float, size: float) -> int:
    """How often a part is repeated, every second time mirrored: an odd number, so that it meets both edges."""
    return max(0, round((room / max(1.0, STRETCH * size) - 1) / 2)) * 2 + 1
