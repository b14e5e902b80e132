"""Patches: the parts of the window that have to be painted anew."""

from collections.abc import Iterable

from pygame import Rect

from castles.ui.area import Area
from castles.ui.scale import Scale

MANY = 24  # patches; one for all is quicker than more of them
WASTE = 1.5  # how much larger than two patches a common one may be


def patches(areas: Iterable[Area], scale: Scale) -> list[Area]:
    """Whole pixels that cover these areas, in few patches that hardly cover anything twice or in vain."""
    window = Rect(0, 0, *scale.window)
    found: list[Rect] = []
    for area in areas:
        rect = scale.pixels(area).inflate(2, 2).clip(window)
        while (near := _near(rect, found)) is not None:
            found.remove(near)
            rect = rect.union(near)
        found += [rect] if rect else []
    whole = found[:1] and [found[0].unionall(found[1:])]
    return [scale.units(rect) for rect in (found if len(found) <= MANY else whole)]


def _near(rect: Rect, others: list[Rect]) -> Rect | None:
    """One that could as well be painted together with this."""
    touched = (others[number] for number in rect.collidelistall(others))
    return next((other for other in touched if _size(rect.union(other)) <= WASTE * (_size(rect) + _size(other))), None)


def _size(rect: Rect) -> int:
    return rect.w * rect.h
