"""A crest to press: which colour and sign a player has."""

from collections.abc import Callable
from dataclasses import dataclass, field

from castles.ui.canvas import Canvas
from castles.ui.widget import Mood, Point, Widget

SHADED = (110, 100, 96)
LIT = (255, 255, 255)
SHAPE = 256 / 302  # width to height


@dataclass(kw_only=True)
class CrestButton(Widget):
    """Opens the choice of crests."""

    colour: str
    on_press: Callable[[], None] = field(compare=False)
    sound: str = "click"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if mood in ("hover", "pressed"):
            canvas.frame("row_hover", self.area)
        room = self.area.inset(2)
        height = min(room.h, room.w / SHAPE)
        place = room.middle(height * SHAPE, height)
        canvas.shaded(f"crests/{self.colour}", place, SHADED if mood == "disabled" else LIT)

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_press()

    def activate(self) -> None:
        self.on_press()
