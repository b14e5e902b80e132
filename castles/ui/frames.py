"""Frames of any size from nine-slice pictures: corners stay as painted, edges and centre fill the rest."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import pygame

from castles.resources import resource
from castles.ui.area import Area
from castles.ui.sprites import Sprites

SHARP = 2  # picture pixels a unit
STRETCH = 2  # how much larger a repeated part may get, so that its pattern isn't seen too often
LEAST_STRETCH = 0.75  # in narrow frames, whose parts are squeezed: more would smear them


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


def padded(name: str, area: Area) -> Area:
    """Where words may stand inside a frame."""
    left, top, right, bottom = (each / SHARP for each in measures(name).padding)
    return Area(area.x + left, area.y + top, max(0, area.w - left - right), max(0, area.h - top - bottom))


def outset(name: str) -> float:
    """Units that a frame reaches beyond its widget."""
    return max(measures(name).outset) / SHARP


def framed(sprites: Sprites, name: str, size: tuple[int, int], unit: float) -> pygame.Surface:
    """A new surface with the frame around a widget of this size, its outset included."""
    zoom, border = unit / SHARP, measures(name)
    left, top, right, bottom = (round(each * zoom) for each in border.outset)
    surface = pygame.Surface((size[0] + left + right, size[1] + top + bottom), pygame.SRCALPHA)
    picture = sprites.picture(f"ui/{name}")
    columns = _spans(surface.get_width(), border.insets[0], border.insets[2], picture.get_width(), zoom)
    rows = _spans(surface.get_height(), border.insets[1], border.insets[3], picture.get_height(), zoom)
    across, down = _repeats(columns[1], rows[1], zoom) if border.tiled else (1, 1)
    for (x, width, source_x, source_width), often in zip(columns, (1, across, 1), strict=True):
        for (y, height, source_y, source_height), times in zip(rows, (1, down, 1), strict=True):
            if min(width, height, source_width, source_height) > 0:
                part = picture.subsurface((source_x, source_y, source_width, source_height))
                _fill(surface, part, pygame.Rect(x, y, width, height), often, times)
    return surface


Span: TypeAlias = tuple[int, int, int, int]  # place, length, source place, source length


def _repeats(column: Span, row: Span, zoom: float) -> tuple[int, int]:
    """How often the middle is repeated across and down; the edges follow it."""
    room = column[1] / max(1.0, column[3] * zoom), row[1] / max(1.0, row[3] * zoom)
    stretch = min(STRETCH, max(LEAST_STRETCH, 2 * min(room)))
    return _times(room[0] / stretch), _times(room[1] / stretch)


def _spans(size: int, first: int, last: int, source: int, zoom: float) -> list[Span]:
    """Where the three columns (or rows) go and come from."""
    shrink = min(1.0, size / max(1.0, (first + last) * zoom))
    start, end = round(first * zoom * shrink), round(last * zoom * shrink)
    return [
        (0, start, 0, first),
        (start, size - start - end, first, source - first - last),
        (size - end, end, source - last, last),
    ]


def _fill(surface: pygame.Surface, part: pygame.Surface, area: pygame.Rect, across: int, down: int) -> None:
    piece = pygame.transform.smoothscale(part, (-(-area.w // across), -(-area.h // down)))
    surface.set_clip(area)
    for column in range(across):
        for row in range(down):
            place = area.x + column * area.w // across, area.y + row * area.h // down
            flipped = pygame.transform.flip(piece, column % 2 == 1, row % 2 == 1)
            flipped.set_alpha(None)  # copied as it is: on an empty surface there is nothing to blend with
            surface.blit(flipped, place)
    surface.set_clip(None)


def _times(room: float) -> int:
    """How often a part is repeated, every second time mirrored: an odd number, so that it meets both edges."""
    return max(0, round((room - 1) / 2)) * 2 + 1
