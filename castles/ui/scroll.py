"""A column of rows that scrolls when it is taller than its place."""

from collections.abc import Sequence
from dataclasses import dataclass

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.pane import STEP, Pane, Row, Scrolled, height_of, laid
from castles.ui.widget import Mood, Point, Widget


@dataclass(kw_only=True)
class Scroll(Widget):
    """The bar and the wheel of a pane; it lies under what scrolls."""

    seen: Scrolled
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self.seen.draw_bar(canvas)

    def press(self, point: Point) -> None:
        self.seen.grab(point)

    def drag(self, point: Point) -> None:
        self.seen.pull(point)

    def release(self, point: Point, inside: bool) -> None:
        self.seen.let_go()

    def scroll(self, steps: float) -> bool:
        return self.seen.move(-steps * STEP)


def scrolling(key: str, pane: Pane, view: Area, rows: Sequence[Row], gap: float = 0) -> list[Widget]:
    """The rows below each other in a view; what doesn't fit can be scrolled to, and is clipped until then."""
    scrolled = pane.through(view, height_of(rows, gap))
    widgets = laid(rows, scrolled.content, gap)
    for widget in widgets:
        widget.pane = scrolled
    return [Scroll(key=key, area=view, seen=scrolled), *widgets]
