"""What lies under the menus: the walnut table, and sheets with a heading in the middle of it."""

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import GOLD, Style

TITLE = Style("title", 30, GOLD, shadow=True)
HEAD = 54.0
FOOT = 60.0


def draw_table(canvas: Canvas) -> None:
    canvas.covered("table/walnut", canvas.area)


def draw_heading(canvas: Canvas, text: str) -> None:
    """The name of the scene, on top."""
    canvas.text(text, canvas.area.top(HEAD).inset(60, 4), TITLE, "centre")


def middle(canvas: Canvas, widest: float = 1100) -> Area:
    """Where a scene puts its things: below the heading, above the buttons, never too wide to read."""
    margin = 16 if canvas.area.w < 900 else 32
    room = canvas.area.inset(margin, 0).below(HEAD).above(FOOT)
    return room.middle(min(widest, room.w), room.h)


def foot(canvas: Canvas, widest: float = 1100) -> Area:
    """Where the buttons of a scene are."""
    place = middle(canvas, widest)
    return Area(place.x, canvas.area.bottom - FOOT + 9, place.w, 42)
