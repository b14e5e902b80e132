"""Rectangles of units, and how they are divided into rows, columns and margins."""

from typing import NamedTuple


class Area(NamedTuple):
    """A rectangle by its left upper corner, in units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: tuple[float, float]) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def inside(self, other: "Area", slack: float = 0.5) -> bool:
        """Whether this lies wholly within the other."""
        fits_across = self.x >= other.x - slack and self.right <= other.right + slack
        return fits_across and self.y >= other.y - slack and self.bottom <= other.bottom + slack

    def overlaps(self, other: "Area", slack: float = 0.5) -> bool:
        across = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        return across > slack and min(self.y + self.h, other.y + other.h) - max(self.y, other.y) > slack

    def common(self, other: "Area") -> "Area":
        """What both cover."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Area(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))

    def around(self, other: "Area") -> "Area":
        """What holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Area(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, across: float, down: float | None = None) -> "Area":
        """Smaller by a margin on all sides."""
        down = across if down is None else down
        return Area(self.x + across, self.y + down, max(0, self.w - 2 * across), max(0, self.h - 2 * down))

    def moved(self, dx: float, dy: float) -> "Area":
        return Area(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, height: float) -> "Area":
        return Area(self.x, self.y, self.w, min(height, self.h))

    def foot(self, height: float) -> "Area":
        """The lowest part."""
        return Area(self.x, self.bottom - min(height, self.h), self.w, min(height, self.h))

    def below(self, height: float) -> "Area":
        """What is left under the top part."""
        return Area(self.x, self.y + height, self.w, max(0, self.h - height))

    def above(self, height: float) -> "Area":
        """What is left above the lowest part."""
        return Area(self.x, self.y, self.w, max(0, self.h - height))

    def left(self, width: float) -> "Area":
        return Area(self.x, self.y, min(width, self.w), self.h)

    def end(self, width: float) -> "Area":
        """The rightmost part."""
        return Area(self.right - min(width, self.w), self.y, min(width, self.w), self.h)

    def after(self, width: float) -> "Area":
        """What is left beside the left part."""
        return Area(self.x + width, self.y, max(0, self.w - width), self.h)

    def before(self, width: float) -> "Area":
        """What is left beside the rightmost part."""
        return Area(self.x, self.y, max(0, self.w - width), self.h)

    def columns(self, count: int, gap: float = 0) -> list["Area"]:
        width = (self.w - gap * (count - 1)) / count
        return [Area(self.x + place * (width + gap), self.y, width, self.h) for place in range(count)]

    def rows(self, count: int, gap: float = 0) -> list["Area"]:
        height = (self.h - gap * (count - 1)) / count
        return [Area(self.x, self.y + place * (height + gap), self.w, height) for place in range(count)]

    def middle(self, width: float, height: float) -> "Area":
        """A rectangle of this size in the middle, smaller where there is no room."""
        width, height = min(width, self.w), min(height, self.h)
        return Area(self.x + (self.w - width) / 2, self.y + (self.h - height) / 2, width, height)
