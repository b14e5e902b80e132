"""Widgets that are only looked at: labels, pictures and panels."""

from dataclasses import dataclass

from castles.ui.canvas import Align, Canvas
from castles.ui.theme import DARK_HEADING, HEADING, LABEL, Style
from castles.ui.widget import Mood, Widget

DARK = ("panel_dark", "tray", "tray_brown", "tooltip")
HEAD = 30.0  # height of a panel's heading


@dataclass(kw_only=True)
class Label(Widget):
    """A text in its box."""

    text: str
    style: Style = LABEL
    align: Align = "left"
    top: bool = False
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.text(self.text, self.area, self.style, self.align, self.top)


@dataclass(kw_only=True)
class Picture(Widget):
    """A picture, as large as its shape allows."""

    name: str
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.contained(self.name, self.area)


@dataclass(kw_only=True)
class Panel(Widget):
    """A frame, with a heading if it has one. It comes before what lies on it."""

    frame: str = "panel_dark"
    heading: str = ""
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame(self.frame, self.area)
        if self.heading:
            style = DARK_HEADING if self.frame in DARK else HEADING
            canvas.text(self.heading, canvas.padded(self.frame, self.area).top(HEAD), style, "centre")
