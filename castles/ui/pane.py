"""Scrolling: how far something is scrolled, its bar, and rows of widgets that scroll together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from castles.ui.area import Area

if TYPE_CHECKING:
    from castles.ui.canvas import Canvas
    from castles.ui.widget import Widget

BAR = 14.0  # width of the bar with its thumb
GUTTER = 22.0  # kept free for the bar
STEP = 48.0  # units a turn of the wheel
SHORTEST = 28.0  # thumb
MARGIN = 12.0  # around what is scrolled into view
NOWHERE = Area(0, 0, 0, 0)


@dataclass
class Pane:
    """A window onto something taller than itself. It outlives the widgets that are drawn in it."""

    offset: float = 0
    view: Area = NOWHERE
    height: float = 0
    _grip: float | None = field(default=None, repr=False)  # where in the thumb the mouse holds it

    @property
    def furthest(self) -> float:
        return max(0.0, self.height - self.view.h)

    @property
    def scrolls(self) -> bool:
        return self.furthest > 0.5

    def content(self, view: Area, height: float) -> Area:
        """Where something of this height lies now, if it is looked at through this view."""
        self.view, self.height = view, height
        self.offset = min(max(0.0, self.offset), self.furthest)
        width = view.w - (GUTTER if self.scrolls else 0)
        return Area(view.x, view.y - self.offset, width, height)

    def move(self, by: float) -> bool:
        """Scrolls down, or up if negative; False if it was at the end already."""
        before = self.offset
        self.offset = min(max(0.0, before + by), self.furthest)
        return self.offset != before

    def reveal(self, area: Area) -> None:
        """Scrolls as little as needed to see an area, given where it lies now."""
        self.move(min(0.0, area.y - MARGIN - self.view.y))
        self.move(max(0.0, min(area.bottom + MARGIN - self.view.bottom, area.y - MARGIN - self.view.y)))

    @property
    def track(self) -> Area:
        return self.view.end(BAR)

    @property
    def thumb(self) -> Area:
        length = max(SHORTEST, self.view.h * self.view.h / max(1.0, self.height))
        place = (self.view.h - length) * self.offset / max(1.0, self.furthest)
        return self.track.below(place).top(length)

    def grab(self, point: tuple[float, float]) -> bool:
        """The mouse goes down: takes the thumb, or jumps to where the bar was pressed."""
        if not (self.scrolls and self.view.end(GUTTER).holds(point)):
            return False
        thumb = self.thumb
        self._grip = point[1] - thumb.y if thumb.y <= point[1] < thumb.bottom else thumb.h / 2
        self.pull(point)
        return True

    def pull(self, point: tuple[float, float]) -> None:
        """The mouse moves with the thumb held."""
        if self._grip is not None:
            room = max(1.0, self.view.h - self.thumb.h)
            wanted = (point[1] - self._grip - self.view.y) / room * self.furthest
            self.offset = min(max(0.0, wanted), self.furthest)

    def let_go(self) -> None:
        self._grip = None

    def draw_bar(self, canvas: Canvas) -> None:
        if self.scrolls:
            canvas.frame("scroll_track", self.track)
            canvas.frame("scroll_thumb", self.thumb.inset(-1, 0))


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a scrolling column: its height, and the widgets it has in its area."""

    height: float
    widgets: Callable[[Area], Sequence[Widget]]


def space(height: float) -> Row:
    """A row with nothing in it."""
    return Row(height, lambda area: ())


def laid(rows: Sequence[Row], area: Area, gap: float = 0) -> list[Widget]:
    """The widgets of rows below each other."""
    widgets: list[Widget] = []
    y = area.y
    for row in rows:
        widgets += row.widgets(Area(area.x, y, area.w, row.height))
        y += row.height + gap
    return widgets


def height_of(rows: Sequence[Row], gap: float = 0) -> float:
    return sum(row.height for row in rows) + gap * max(0, len(rows) - 1)
