"""Strokes: all that is drawn in the window as plain values, so that frames can be compared before they are painted."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import pygame

from castles.ui.theme import Colour, Style

if TYPE_CHECKING:
    from castles.ui.painter import Brush

Pixels: TypeAlias = tuple[int, int, int, int]  # left, top, width, height
Place: TypeAlias = tuple[int, int]
Size: TypeAlias = tuple[int, int]


class Stroke(NamedTuple):
    """A picture, a frame, a line of letters. Equal ones look alike; nothing is painted outside of its reach."""

    paint: Callable[..., None]  # one of the functions below, with a brush and these values
    values: tuple[Hashable, ...]
    reach: Pixels


class Part(NamedTuple):
    """Strokes that belong together, the lowest first."""

    strokes: tuple[Stroke, ...]
    reach: pygame.Rect  # around all of them


def part_of(strokes: Iterable[Stroke]) -> Part:
    """The strokes as a part."""
    gathered = tuple(strokes)
    first, *others = (pygame.Rect(stroke.reach) for stroke in gathered)
    return Part(gathered, first.unionall(others))


def pixels_of(rect: pygame.Rect) -> Pixels:
    return rect.x, rect.y, rect.w, rect.h


# How strokes are painted


def whole(brush: Brush, surface: pygame.Surface) -> None:
    """A surface as large as the one that is painted on."""
    brush.surface.blit(surface, (0, 0))


def picture(brush: Brush, name: str, box: Pixels, turn: float, alpha: int) -> None:
    """A picture in a box, turned about its centre."""
    surface = brush.picture(name, (box[2], box[3]), turn)
    if surface is None:
        return
    if alpha < 255:
        surface.set_alpha(alpha)
    brush.surface.blit(surface, surface.get_rect(center=pygame.Rect(box).center))
    if alpha < 255:  # the picture is shared, so it is left as it was
        surface.set_alpha(255 if surface.get_flags() & pygame.SRCALPHA else None)


def glass(brush: Brush, name: str, box: Pixels, colour: Colour) -> None:
    """A picture in a box, seen through coloured glass."""
    surface = brush.tinted(name, (box[2], box[3]), colour)
    if surface is not None:
        brush.surface.blit(surface, box)


def frame(brush: Brush, name: str, place: Place, size: Size, unit: float) -> None:
    """A nine-slice frame around something of this size."""
    brush.surface.blit(brush.framed(name, size, unit), place)


def line(brush: Brush, text: str, style: Style, place: Place) -> None:
    """A line of letters."""
    brush.surface.blit(brush.letters(text, style), place)


def stamp(brush: Brush, make: Callable[..., pygame.Surface], values: tuple[Hashable, ...], place: Place) -> None:
    """What a function has made of some values."""
    brush.surface.blit(make(*values), place)


def fill(brush: Brush, colour: Colour, alpha: int, box: Pixels) -> None:
    """One colour, or a veil of it."""
    if alpha == 255:
        brush.surface.fill(colour, box)
        return
    seen = brush.surface.get_clip().clip(box)
    veil = pygame.Surface(seen.size, pygame.SRCALPHA)
    veil.fill((*colour, alpha))
    brush.surface.blit(veil, seen)


# How two frames differ


def differences(before: Sequence[Part], now: Sequence[Part]) -> list[Pixels]:
    """Where something has gone, come, or lies above something else than before."""
    if before == now:
        return []
    same_first = _common(before, now)
    old, new = before[same_first:], now[same_first:]
    same_last = _common(old[::-1], new[::-1])
    gone = [stroke for part in old[: len(old) - same_last] for stroke in part.strokes]
    come = [stroke for part in new[: len(new) - same_last] for stroke in part.strokes]
    return [stroke.reach for stroke in _differing(gone, come)]


def _common(one: Sequence[Part], other: Sequence[Part]) -> int:
    """How many parts are the same from the first on."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _differing(before: Sequence[Stroke], now: Sequence[Stroke]) -> list[Stroke]:
    """All but the most strokes that are in both, in the same order."""
    places = {stroke: place for place, stroke in enumerate(before)}
    kept = _rising([(places[stroke], number) for number, stroke in enumerate(now) if stroke in places])
    stayed, known = {place for place, _number in kept}, {number for _place, number in kept}
    gone = [stroke for place, stroke in enumerate(before) if place not in stayed]
    return gone + [stroke for number, stroke in enumerate(now) if number not in known]


def _rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest row of pairs, in their order, whose first numbers rise."""
    ends: list[int] = []  # the least first number at which a row of so many can end
    chains: list[tuple[tuple[int, int], int]] = []  # each pair, and how many there are before it
    for pair in pairs:
        before = bisect_left(ends, pair[0])
        ends[before : before + 1] = [pair[0]]
        chains.append((pair, before))
    found, wanted = list[tuple[int, int]](), len(ends) - 1
    for pair, before in reversed(chains):
        if before == wanted and (not found or pair[0] < found[-1][0]):
            found.append(pair)
            wanted -= 1
    return found
