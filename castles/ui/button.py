"""Buttons: four kinds of material, an icon and a label."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.text import SMALLEST
from castles.ui.theme import BUTTON, BUTTON_INK, BUTTON_OFF, Face, Style
from castles.ui.widget import Mood, Point, Widget

SHARE = 0.54  # of the height that a label takes if there is a note below it
NARROW = 2  # by which narrow letters may be taller than engraved ones
STEP = 0.25  # by which letters get smaller until they fit


@dataclass(kw_only=True)
class Button(Widget):
    """Does something when pressed."""

    label: str
    on_press: Callable[[], None] = field(compare=False)
    kind: Literal["wood", "parchment", "red", "green"] = "wood"
    icon: str = ""
    face: Face = "title"
    size: float = 19
    sound: str = "click"
    note: str = ""  # a smaller line below the label
    refuses: bool = False  # looks as if it can't be pressed; pressed all the same, it says why

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        mood = "disabled" if self.refuses else mood
        name = f"button_{self.kind}_{mood}"
        canvas.frame(name, self.area)
        room = canvas.padded(name, self.area)
        style = self._style(mood)
        self._label(canvas, room.top(room.h * SHARE) if self.note else room, style)
        if self.note:
            small = replace(style, face="italic", size=self.size * 0.75)
            canvas.text(self.note, room.below(room.h * SHARE), small, "centre")

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_press()

    def activate(self) -> None:
        self.on_press()

    def fitting(self, canvas: Canvas) -> float:
        """The size at which its label fits beside its icon, which gets smaller with it."""
        room, style = canvas.padded(f"button_{self.kind}_normal", self.area), self._style("normal")
        if not self.icon:
            return canvas.lettering.fitted(self.label, style, room.w, room.h)[0].size
        while style.size > SMALLEST * self.size and self._width(canvas, room, style) > room.w:
            style = replace(style, size=style.size - STEP)
        return style.size

    def _width(self, canvas: Canvas, room: Area, style: Style) -> float:
        """Of icon and label, side by side."""
        return sum(_icon(room, style)) + canvas.lettering.width(self.label, style)

    def _style(self, mood: Mood) -> Style:
        style = BUTTON_OFF if mood == "disabled" else BUTTON_INK if self.kind == "parchment" else BUTTON
        return replace(style, face=self.face, size=self.size)

    def _label(self, canvas: Canvas, room: Area, style: Style) -> None:
        if not self.icon:
            canvas.text(self.label, room, style, "centre")
            return
        if not self.label:
            canvas.icon(self.icon, self.area.inset(self.area.h * 0.22), style.colour)
            return
        side, gap = _icon(room, style)
        fitted, lines = canvas.lettering.fitted(self.label, style, max(1, room.w - side - gap), room.h)
        width = max(canvas.lettering.width(line, fitted) for line in lines) + side + gap
        x = room.x + max(0, (room.w - width) / 2)
        canvas.icon(self.icon, Area(x, room.y, side, room.h), style.colour)
        canvas.text(self.label, Area(x + side + gap, room.y, max(1, room.right - x - side - gap), room.h), fitted)


def _icon(room: Area, style: Style) -> tuple[float, float]:
    """The side of an icon, and the gap to its label."""
    return min(room.h, style.size * 1.25), style.size * 0.4


def alike(canvas: Canvas, buttons: Sequence[Button]) -> list[Button]:
    """The buttons of a row with letters of one size: engraved if all labels fit, else narrow."""
    if any(button.fitting(canvas) < button.size for button in buttons):
        buttons = [replace(button, face="label_bold", size=button.size + NARROW) for button in buttons]
    size = min(button.fitting(canvas) for button in buttons)
    return [replace(button, size=size) for button in buttons]
