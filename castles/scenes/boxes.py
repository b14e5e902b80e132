"""How a game's box is drawn: its picture with the name on the plate."""

from dataclasses import dataclass, replace

from castles.scenes.shelf import Box
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import PALE_GOLD, Style
from castles.ui.widget import Mood, Widget

SIZE = (196.0, 225.0)
LARGEST = 300.0  # height at which its picture is still sharp
PICTURE = (228.0, 257.0)  # with the shadow around it
PLATE = Area(8, 170, 166, 47)  # where the name stands, from the box's corner
NAME = Style("title", 19, PALE_GOLD, shadow=True)
LIT, DIMMED = (255, 255, 255), (128, 116, 124)


def draw_box(canvas: Canvas, box: Box, place: Area, lit: bool = True, glows: bool = False) -> None:
    """The box as large as its place is wide."""
    zoom = place.w / SIZE[0]
    around = place.inset((SIZE[0] - PICTURE[0]) / 2 * zoom, (SIZE[1] - PICTURE[1]) / 2 * zoom)
    if glows:
        canvas.picture("title/box_glow", around.inset(-4 * zoom))
    canvas.shaded(f"title/box_{box.key}", around, LIT if lit else DIMMED)
    plate = Area(place.x + PLATE.x * zoom, place.y + PLATE.y * zoom, PLATE.w * zoom, PLATE.h * zoom)
    canvas.text(box.name, plate, replace(NAME, size=NAME.size * zoom), "centre")


@dataclass(kw_only=True)
class BoxPicture(Widget):
    """A box to look at."""

    box: Box
    focusable: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        height = min(self.area.h, self.area.w * SIZE[1] / SIZE[0], LARGEST)
        draw_box(canvas, self.box, self.area.middle(height * SIZE[0] / SIZE[1], height))
