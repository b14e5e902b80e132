"""A switch with its label: on or off."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import DIM, LABEL, Style
from castles.ui.widget import Mood, Point, Widget

SWITCH = (56.0, 26.0)
OUTSET = 4.0  # of its picture, for the knob's shadow
GAP = 12.0


@dataclass(kw_only=True)
class Toggle(Widget):
    """Turns something on and off."""

    label: str
    on: bool
    on_change: Callable[[bool], None] = field(compare=False)
    style: Style = LABEL
    sound: str = "click"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        width, height = SWITCH
        switch = self.area.left(width).middle(width, height)
        canvas.picture(f"ui/toggle_{'on' if self.on else 'off'}", switch.inset(-OUTSET), alpha=_alpha(mood))
        if mood in ("hover", "pressed"):
            canvas.frame("row_hover", Area(switch.right + 4, self.area.y, self.area.w - width - 4, self.area.h))
        style = replace(self.style, colour=DIM) if mood == "disabled" else self.style
        canvas.text(self.label, self.area.after(width + GAP).before(4), style)

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_change(not self.on)

    def activate(self) -> None:
        self.on_change(not self.on)


def _alpha(mood: Mood) -> float:
    return 0.5 if mood == "disabled" else 1
