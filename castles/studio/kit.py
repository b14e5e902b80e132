"""Panels, dialogs, trays, ribbon and plates of the interface, as nine-slice frames."""

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageChops, ImageFilter

from castles.studio.frames import FINE, Drop, Frame, Stage, U
from castles.studio.paint.brush import bevel, blurred, column, cut_out, faded, lay, polygon, reduced, row, shaded
from castles.studio.paint.colour import BLACK, CREAM, GOLD, INK, Colour, mix
from castles.studio.paint.materials import FELTS, felt, gold, parchment, wood
from castles.studio.paint.noise import repeated
from castles.studio.work import Work

SCORCHED: Colour = (120, 70, 26)
PANEL_DROP: Drop = (2, 4, 5, 0.6)

PANEL = Frame((192, 96), (28, 28, 28, 28), 16, (12, 10, 12, 10), "tile")
DARK_PANEL = Frame((320, 160), (28, 28, 28, 28), 16, (12, 10, 12, 10), "tile")
SHEET = Frame((224, 128), (44, 44, 44, 44), 18, (22, 20, 22, 20), "tile")
DIALOG = Frame((288, 128), (48, 48, 48, 48), 24, (26, 30, 26, 24), "tile")
HEAD = Frame((256, 20), (24, 12, 24, 12), 10, (24, 6, 24, 6))
TOOLTIP = Frame((192, 96), (14, 14, 14, 14), 14, (14, 10, 14, 10), "tile")
TRAY = Frame((352, 176), (40, 40, 40, 40), 14, (22, 22, 22, 22), "tile")
RIBBON = Frame((256, 18), (36, 12, 36, 12), 12, (34, 6, 34, 6), "tile")
PLATE = Frame((64, 11), (10, 6, 10, 6), 4, (10, 3, 10, 3))


def panel_dark() -> Image.Image:
    stage = Stage(DARK_PANEL, 9)
    stage.cover(wood(stage.period, 11, "dark", U / 2))
    stage.face = Image.blend(stage.face, Image.new("RGB", stage.size, (44, 27, 19)), 0.4)
    stage.shade(6, 0.5, (0, 0, 0))
    stage.bevel(1, 0.35, 0.5)
    stage.rule(4, 6, 1.9)
    stage.studs(5, 3.4)
    stage.drop(PANEL_DROP)
    return stage.done()


def panel_parchment() -> Image.Image:
    stage = Stage(PANEL, 9)
    scorch(stage, 4, 12, 0.62)
    stage.rule(4, 6, 1.9)
    stage.drop(PANEL_DROP)
    return stage.done()


def panel_sheet() -> Image.Image:
    """The big parchment: a double rule and nailed corners."""
    stage = Stage(SHEET, 9)
    scorch(stage, 14, 20, 0.7)
    stage.rule(4, 6, 2.2)
    stage.outline(9, 4, 0.6, (150, 104, 54))
    stage.studs(5.2, 3.8)
    stage.drop((2, 5, 6, 0.6))
    return stage.done()


def dialog() -> Image.Image:
    stage = Stage(DIALOG, 12)
    scorch(stage, 17, 22, 0.7)
    stage.rule(4.5, 8, 2.6)
    stage.outline(10, 6, 0.6, (150, 104, 54))
    for inset, radius in ((6, 4.6), (13, 1.8)):
        stage.studs(inset, radius)
    stage.drop((4, 8, 7, 0.7))
    return stage.done()


def dialog_head() -> Image.Image:
    stage = Stage(HEAD, 8)
    stage.cover(wood(stage.period, 4, "red", U / 2))
    stage.face = shaded(stage.face, column(64, lambda y: 1 - y).resize(stage.size), 0.72, 1.25)
    stage.bevel(1.5, 0.5, 0.6)
    stage.rule(3.6, 5, 1.7)
    stage.drop((2, 4, 3, 0.6))
    return stage.done()


def tooltip() -> Image.Image:
    stage = Stage(TOOLTIP, 7)
    stage.cover(wood(stage.period, 3, "dark", U / 2))
    stage.face = Image.blend(stage.face, Image.new("RGB", stage.size, (18, 11, 9)), 0.5)
    stage.shade(5, 0.5, (0, 0, 0))
    stage.rule(2.6, 4.6, 1.4)
    stage.drop((2, 4, 4, 0.7))
    return stage.done()


def tray(colour: str) -> Image.Image:
    """Sunk felt within a wooden rim, tooled with two gold lines."""
    stage = Stage(TRAY, 10)
    stage.cover(wood(stage.period, 4, "dark", U / 2))
    stage.shade(3, 0.4, (0, 0, 0))
    stage.bevel(1, 0.45, 0.5)
    stage.outline(6.6, 8, 1, (200, 156, 78))
    well = stage.area(9, 6)
    flat = Image.new("RGB", stage.period, mix(FELTS[colour], BLACK, 0.1))
    cloth = Image.blend(felt(stage.period, FELTS[colour], 16), flat, 0.45)
    lay(stage.face, repeated(cloth, stage.size, origin(stage)), well)
    for inset, width, strength in ((17, 1.4, 0.55), (20.5, 0.6, 0.35)):
        tool_line(stage, inset, width, strength)
    stage.sink(well, 6, 0.85)
    stage.outline(8.4, 6.6, 1, (16, 8, 5))
    stage.drop((2, 5, 5, 0.65))
    return stage.done()


def origin(stage: Stage) -> tuple[int, int]:
    o, (left, top, _, _) = stage.frame.outset, stage.frame.border
    return (o + left) * U, (o + top) * U


def tool_line(stage: Stage, inset: float, width: float, strength: float) -> None:
    band = ImageChops.subtract(stage.area(inset, 5), stage.area(inset + width, 5 - width))
    lay(stage.face, (214, 176, 92), band, strength)


def scorch(stage: Stage, seed: int, depth: float, opacity: float) -> None:
    """Parchment whose rim has browned with age; the brown ends within the border, so that the middle can be tiled."""
    stage.cover(parchment(stage.period, seed, 72 * U))
    rim = ImageChops.invert(blurred(stage.area(depth * 0.35, 10), depth * 0.42 * U))
    lay(stage.face, SCORCHED, ImageChops.multiply(rim, stage.shape), opacity)
    stage.bevel(1, 0.45, 0.5)


def ribbon() -> Image.Image:
    """The instruction line: a parchment scroll whose ends are rolled up."""
    stage = Stage(RIBBON, 5)
    stage.cover(parchment(stage.period, 5, 160))
    stage.face = shaded(stage.face, column(64, lambda y: 1 - y).resize(stage.size), 0.82, 1.12)
    stage.bevel(1, 0.4, 0.5)
    stage.rule(3.4, 3, 1.6)
    stage.drop((2, 4, 4, 0.55))
    image = stage.done()
    roll = rolled_end(stage)
    for x in (RIBBON.outset - 2, RIBBON.size[0] - RIBBON.outset - 14):
        image.alpha_composite(roll, (x * 2 - 8, (RIBBON.outset - 2) * 2 - 8))
    return image


def rolled_end(stage: Stage) -> Image.Image:
    """A short cylinder of parchment, a little higher than the scroll, with the dark mouth of the roll on top."""
    frame = Frame((8, RIBBON.face[1] - 8), (4, 6, 4, 6), 4)
    roll = Stage(frame, 4)
    roll.face.paste(parchment((roll.size[0] * 2, roll.size[1]), 8, 200).crop((0, 0, *roll.size)))
    lit = row(roll.size[0], lambda x: max(0.0, 1 - abs((x - 0.42) / 0.5) ** 1.7))
    roll.face = shaded(roll.face, lit.resize(roll.size), 0.42, 1.14)
    roll.outline(0, 4, 0.6, (92, 56, 26))
    for y in (0.5, frame.face[1] - 3.5):
        lip(roll, y)
    roll.drop((2, 2, 1.6, 0.5))
    return roll.done()


def lip(roll: Stage, y: float) -> None:
    o = roll.frame.outset
    band = Image.new("L", roll.size)
    band.paste(255, (int((o + 1) * U), int((o + y) * U), int((o + 15) * U), int((o + y + 3) * U)))
    lay(roll.face, (96, 58, 28), blurred(band, U * 0.7), 0.5)


def plate() -> Image.Image:
    """A small brass plate to be engraved with a word."""
    stage = Stage(PLATE, 4)
    brass = gold(stage.size, 2, 1, 0.1)
    stage.face.paste(shaded(brass, column(64, lambda y: 1 - y).resize(stage.size), 0.9, 1.12))
    stage.bevel(1, 0.6, 0.7)
    stage.outline(0, 4, 0.7, INK)
    stage.outline(2, 2.4, 0.4, (150, 102, 36))
    stage.drop((1, 2, 1.4, 0.65))
    return stage.done()


def pennant() -> Image.Image:
    """The mark of the player to play: a red swallow-tail with a gold edge and a white arrow."""
    w, h, pad = 38 * U, 30 * U, 6 * U
    size = (w + 2 * pad, h + 2 * pad)
    cloth = Image.new("RGB", size, (172, 26, 32))
    folds = row(size[0], lambda x: 0.55 + 0.45 * (1 - abs(2 * ((x * 2.2) % 1) - 1)) - x * 0.25)
    cloth = shaded(cloth, folds.resize(size), 0.62, 1.3)
    tails = [(0.0, 2.0), (37, 2), (27, 15), (37, 28), (0, 28)]
    outline = [(pad + x * U, pad + y * U) for x, y in tails]
    mask = polygon(size, outline)
    draw_edge(cloth, mask)
    arrow = polygon(size, [(pad + x * U, pad + y * U) for x, y in ((8, 8), (19, 15), (8, 22))])
    lay(cloth, (60, 0, 6), blurred(ImageChops.offset(arrow, U // 2, U), U / 2), 0.7)
    lay(cloth, CREAM, arrow)
    under = Image.new("RGBA", size)
    under.paste((14, 10, 14, 255), (0, 0), faded(blurred(ImageChops.offset(mask, U, 2 * U), 1.6 * U), 0.55))
    return reduced(Image.alpha_composite(under, cut_out(cloth, mask)), FINE)


def draw_edge(cloth: Image.Image, mask: Image.Image) -> None:
    """A gold hem along a cloth's outline."""
    inner = mask.filter(ImageFilter.MinFilter(2 * U + 1))
    hem = ImageChops.subtract(mask, inner)
    lay(cloth, GOLD, hem)
    bevel(cloth, hem, U * 0.4, 0.6, 0.6)


FRAMES: dict[str, tuple[Frame, Callable[[], Image.Image]]] = {
    "panel_dark": (DARK_PANEL, panel_dark),
    "panel_parchment": (PANEL, panel_parchment),
    "panel_sheet": (SHEET, panel_sheet),
    "dialog": (DIALOG, dialog),
    "dialog_head": (HEAD, dialog_head),
    "tooltip": (TOOLTIP, tooltip),
    "tray": (TRAY, partial(tray, "green")),
    "tray_brown": (TRAY, partial(tray, "brown")),
    "ribbon": (RIBBON, ribbon),
    "plate": (PLATE, plate),
}
WORKS = (
    *(Work(f"art/ui/{name}.webp", make, __name__) for name, (_, make) in FRAMES.items()),
    Work("art/ui/pennant.webp", pennant, __name__),
)
