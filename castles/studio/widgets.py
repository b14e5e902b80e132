"""Form widgets: text field, switch, slider, choice, list rows, scroll bar, drop-down, progress bar."""

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from castles.studio.frames import Frame, Stage, U
from castles.studio.paint.brush import bevel, column, disc, lay, pool_of_light, row, shaded
from castles.studio.paint.colour import FOCUS, INK, Colour
from castles.studio.paint.materials import gold, parchment, wood
from castles.studio.work import Work

FIELD = Frame((128, 20), (14, 10, 14, 10), 6, (12, 6, 12, 6), "tile")
GROOVE = Frame((64, 2), (8, 5, 8, 5), 0)
FRAME = Frame((96, 20), (10, 10, 10, 10), 2, (4, 4, 4, 4))
CHIP = Frame((64, 12), (10, 10, 10, 10), 4, (8, 4, 8, 4))
ROW = Frame((64, 12), (10, 8, 10, 8), 0, (12, 4, 12, 4))
TRACK = Frame((2, 64), (6, 8, 6, 8), 0)
THUMB = Frame((2, 32), (6, 10, 6, 10), 2)
DROPDOWN = Frame((96, 16), (14, 12, 40, 12), 6, (14, 6, 42, 6))
SWITCH = Frame((56, 26), (0, 0, 0, 0), 4)
KNOB = Frame((26, 26), (0, 0, 0, 0), 4)
CARVED: Colour = (30, 18, 12)
BRASS: Colour = (198, 152, 76)


def field(focused: bool) -> Image.Image:
    stage = Stage(FIELD, 6)
    stage.cover(parchment(stage.period, 8, 200))
    stage.sink(stage.shape, 4, 0.4)
    stage.outline(0, 6, 1.4, (84, 150, 204) if focused else INK)
    if focused:
        stage.glow(FOCUS, 2.4, 1.6)
    return stage.done()


def groove(frame: Frame, colour: Colour, radius: float) -> Image.Image:
    """A carved hollow with a brass edge."""
    stage = Stage(frame, radius)
    carve(stage, colour, radius)
    return stage.done()


def carve(stage: Stage, colour: Colour, radius: float) -> None:
    lay(stage.face, colour, stage.shape)
    stage.sink(stage.shape, 3, 0.85)
    stage.outline(0, radius, 1, BRASS)
    stage.outline(1, radius - 1, 0.8, (16, 8, 4))


def fill_bar(colour: Colour) -> Image.Image:
    """What fills a groove: a glossy bar within the brass edge."""
    stage = Stage(GROOVE, 6)
    lay(stage.face, colour, stage.shape)
    stage.face = shaded(stage.face, column(48, lambda y: 1 - y).resize(stage.size), 0.6, 1.45)
    stage.outline(0, 6, 1, BRASS)
    stage.outline(1, 5, 0.8, (16, 8, 4))
    return stage.done()


def chip() -> Image.Image:
    """The parchment tab that marks the chosen one of a few."""
    stage = Stage(CHIP, 6)
    stage.face.paste(parchment((stage.size[0], stage.size[1]), 3, 200))
    stage.face = shaded(stage.face, column(48, lambda y: 1 - y).resize(stage.size), 0.88, 1.1)
    stage.bevel(1, 0.6, 0.5)
    stage.outline(0, 6, 0.6, INK)
    stage.drop((1, 2, 1.4, 0.55))
    return stage.done()


def list_row(colour: Colour, strength: float, edged: bool) -> Image.Image:
    """A see-through wash of gold over a row, brighter towards the left."""
    stage = Stage(ROW, 5)
    wash = row(64, lambda x: strength * (1 - 0.25 * x)).resize(stage.size)
    stage.under.paste((*colour, 255), (0, 0), ImageChops.multiply(wash, stage.shape))
    if edged:
        edge = ImageChops.subtract(stage.shape, stage.area(0.9, 4.1))
        stage.under.paste((150, 92, 22, 255), (0, 0), edge)
    stage.shape = Image.new("L", stage.size)
    return stage.done()


def thumb() -> Image.Image:
    stage = Stage(THUMB, 5)
    stage.face.paste(wood((stage.size[1], stage.size[0]), 5, "oak", U / 2).transpose(Image.Transpose.ROTATE_90))
    stage.face = shaded(stage.face, row(48, lambda x: 1 - x).resize(stage.size), 0.8, 1.35)
    stage.bevel(1.4, 0.6, 0.6)
    stage.outline(0, 5, 0.8, (24, 12, 6))
    stage.outline(2, 3, 0.7, BRASS)
    stage.drop((1, 1, 1, 0.5))
    return stage.done()


def dropdown(lit: bool) -> Image.Image:
    """A field whose right end is a wooden key with a downward arrow."""
    stage = Stage(DROPDOWN, 6)
    stage.face.paste(parchment(stage.size, 9, 260))
    stage.sink(stage.shape, 3, 0.35)
    w, h = stage.size
    left = (DROPDOWN.outset + DROPDOWN.face[0] - 36) * U
    key = Image.new("L", stage.size)
    key.paste(255, (left, 0, w, h))
    plank = shaded(wood(stage.size, 14, "walnut", U / 2), column(48, lambda y: 1 - y).resize(stage.size), 0.8, 1.3)
    lay(stage.face, plank, ImageChops.multiply(key, stage.shape))
    bevel(stage.face, ImageChops.multiply(key, stage.shape), 1.2 * U, 0.5, 0.5)
    arrow(stage, left + 18 * U, h / 2, (255, 236, 180) if lit else (236, 204, 140))
    ImageDraw.Draw(stage.face).line((left, 0, left, h), fill=(24, 12, 6), width=U)
    stage.outline(0, 6, 1.2, INK)
    if lit:
        stage.glow((255, 206, 96), 2.4, 1.2)
    else:
        stage.drop((1, 2, 1.6, 0.5))
    return stage.done()


def arrow(stage: Stage, x: float, y: float, colour: Colour) -> None:
    for dy, shade in ((U, (20, 8, 4)), (0, colour)):
        points = [(x - 6 * U, y - 3 * U + dy), (x + 6 * U, y - 3 * U + dy), (x, y + 4 * U + dy)]
        ImageDraw.Draw(stage.face).polygon(points, fill=shade)


def knob() -> Image.Image:
    """A turned brass button."""
    stage = Stage(KNOB, 13)
    turn_brass(stage, stage.box(0), stage.shape)
    stage.drop((1, 2, 1.4, 0.6))
    return stage.done()


def turn_brass(stage: Stage, box: tuple[float, float, float, float], mask: Image.Image) -> None:
    x0, y0, x1, y1 = box
    centre = ((x0 * 0.64 + x1 * 0.36) / stage.size[0], (y0 * 0.66 + y1 * 0.34) / stage.size[1])
    dome = pool_of_light(stage.size, centre, 1.05 * (x1 - x0) / max(stage.size))
    lay(stage.face, shaded(gold(stage.size, 2, 1, 0.12), dome, 0.6, 1.5), mask)
    bevel(stage.face, mask, U, 0.6, 0.7)
    draw = ImageDraw.Draw(stage.face)
    draw.ellipse(box, outline=INK, width=U)
    e = (x1 - x0) * 0.3
    inner = (x0 + e, y0 + e, x1 - e, y1 - e)
    draw.ellipse(inner, outline=(110, 66, 18), width=U)
    draw.arc(inner, 20, 110, fill=(255, 244, 200), width=U)


def switch(on: bool) -> Image.Image:
    """A groove with the knob at one end, and the old engineers' I or O beside it."""
    stage = Stage(SWITCH, 13)
    carve(stage, (34, 110, 76) if on else (60, 44, 36), 13)
    x0, y0, x1, y1 = stage.box(0)
    d = y1 - y0
    left = x1 - d if on else x0
    box = (left, y0, left + d, y1)
    mark(stage, x0 + 16 * U if on else x1 - 16 * U, (y0 + y1) / 2, on)
    lay(
        stage.face,
        (0, 0, 0),
        ImageChops.multiply(disc(stage.size, (left - U, y0, left + d + U, y1 + 2 * U)), stage.shape),
        0.4,
    )
    turn_brass(stage, box, disc(stage.size, box))
    stage.drop((1, 1, 1, 0.4))
    return stage.done()


def mark(stage: Stage, x: float, y: float, on: bool) -> None:
    draw = ImageDraw.Draw(stage.face)
    if on:
        draw.rounded_rectangle((x - U, y - 5 * U, x + U, y + 5 * U), radius=U, fill=(250, 238, 208))
    else:
        draw.ellipse((x - 4.4 * U, y - 4.4 * U, x + 4.4 * U, y + 4.4 * U), outline=(226, 206, 170), width=2 * U)


FRAMES: dict[str, tuple[Frame, Callable[[], Image.Image]]] = {
    "field_normal": (FIELD, partial(field, False)),
    "field_focused": (FIELD, partial(field, True)),
    "slider_track": (GROOVE, partial(groove, GROOVE, CARVED, 6)),
    "slider_fill": (GROOVE, partial(fill_bar, (168, 40, 40))),
    "bar_fill": (GROOVE, partial(fill_bar, (38, 126, 88))),
    "slider_knob": (KNOB, knob),
    "toggle_on": (SWITCH, partial(switch, True)),
    "toggle_off": (SWITCH, partial(switch, False)),
    "choice": (FRAME, partial(groove, FRAME, (40, 25, 17), 8)),
    "choice_chip": (CHIP, chip),
    "row_hover": (ROW, partial(list_row, (255, 206, 96), 0.3, False)),
    "row_selected": (ROW, partial(list_row, (255, 196, 60), 0.6, True)),
    "scroll_track": (TRACK, partial(groove, TRACK, CARVED, 6)),
    "scroll_thumb": (THUMB, thumb),
    "dropdown_normal": (DROPDOWN, partial(dropdown, False)),
    "dropdown_hover": (DROPDOWN, partial(dropdown, True)),
}
WORKS = tuple(Work(f"art/ui/{name}.webp", make, __name__) for name, (_, make) in FRAMES.items())
