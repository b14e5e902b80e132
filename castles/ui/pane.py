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


@dataclass
class Pane:
    """How far something is scrolled. It outlives the widgets that are drawn in it."""

    offset: float = 0  # may be too far, if what is scrolled has become shorter
    grip: float | None = field(default=None, repr=False)  # where in the thumb the mouse holds it

    def through(self, view: Area, height: float) -> Scrolled:
        """Something of this height, looked at through this view."""
        return Scrolled(view, height, min(max(0.0, self.offset), max(0.0, height - view.h)), self)


@dataclass(frozen=True, slots=True)
class Scrolled:
    """Something that may be taller than the view through which it is looked at."""

    view: Area
    height: float
    offset: float
    pane: Pane = field(compare=False, repr=False)

    @property
    def furthest(self) -> float:
        return max(0.0, self.height - self.view.h)

    @property
    def scrolls(self) -> bool:
        return self.furthest > 0.5

    @property
    def content(self) -> Area:
        """Where it lies, beside the bar if there is one."""
        width = self.view.w - (GUTTER if self.scrolls else 0)
        return Area(self.view.x, self.view.y - self.offset, width, self.height)

    def move(self, by: float) -> bool:
        """Scrolls down, or up if negative; False if it was at the end already."""
        self.pane.offset = min(max(0.0, self.offset + by), self.furthest)
        return self.pane.offset != self.offset

    def reveal(self, area: Area) -> None:
        """Scrolls as little as needed to see an area, given where it lies now."""
        up = area.y - MARGIN - self.view.y
        down = min(area.bottom + MARGIN - self.view.bottom, up)
        self.move(min(0.0, up) + max(0.0, down))

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
        self.pane.grip = point[1] - thumb.y if thumb.y <= point[1] < thumb.bottom else thumb.h / 2
        self.pull(point)
        return True

    def pull(self, point: tuple[float, float]) -> None:
        """The mouse moves with the thumb held."""
        if self.pane.grip is not None:
            room = max(1.0, self.view.h - self.thumb.h)
            wanted = (point[1] - self.pane.grip - self.view.y) / room * self.furthest
            self.pane.offset = min(max(0.0, wanted), self.furthest)

    def let_go(self) -> None:
        self.pane.grip = None

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
