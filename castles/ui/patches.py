"""Patches: the parts of the window that have to be painted anew."""

from collections.abc import Iterable

from pygame import Rect

from castles.ui.area import Area
from castles.ui.scale import Scale

MANY = 24  # patches; one for all is quicker than more of them


def patches(areas: Iterable[Area], scale: Scale) -> list[Area]:
    """Whole pixels that cover these areas; what overlaps is one patch, so that nothing is painted twice, and so are
    very many."""
    window = Rect(0, 0, *scale.window)
    found: list[Rect] = []
    for area in areas:
        rect = scale.pixels(area).inflate(2, 2).clip(window)
        while (place := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(place))
        found += [rect] if rect else []
    whole = found[:1] and [found[0].unionall(found[1:])]
    return [scale.units(rect) for rect in (found if len(found) <= MANY else whole)]
