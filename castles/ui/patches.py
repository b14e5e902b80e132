"""Patches: the parts of the window that have to be painted anew."""

from collections.abc import Iterable

from pygame import Rect

from castles.ui.strokes import Pixels

MANY = 60  # patches; one for all is quicker than more of them
WASTE = 1.5  # how much larger than two patches a common one may be


def patches(places: Iterable[Pixels]) -> list[Rect]:
    """Few patches over these places that hardly cover anything twice or in vain."""
    found: list[Rect] = []
    for rect in map(Rect, dict.fromkeys(places)):
        while (near := _near(rect, found)) is not None:
            found.remove(near)
            rect = rect.union(near)
        found.append(rect)
    return found if len(found) <= MANY else [found[0].unionall(found[1:])]


def _near(rect: Rect, others: list[Rect]) -> Rect | None:
    """One that could as well be painted together with this."""
    touched = (others[number] for number in rect.collidelistall(others))
    return next((other for other in touched if _size(rect.union(other)) <= WASTE * (_size(rect) + _size(other))), None)


def _size(rect: Rect) -> int:
    return rect.w * rect.h
