"""The six crests that players are known by."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import (
    Point,
    bevel,
    blurred,
    cut_out,
    disc,
    inner_shade,
    lay,
    moved,
    polygon,
    reduced,
)
from castles.studio.paint.colour import INK, TINCTURES, Colour
from castles.studio.paint.curves import ring, shield, star
from castles.studio.paint.hatching import Rgba, hatching
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import Size
from castles.studio.work import Work

FINE = 3
CHARGES = {"gules": "tower", "azure": "key", "vert": "tree", "or": "crown", "sable": "sword", "argent": "star"}
LIGHT_FIELDS = ("or", "argent")
CHARGE_COLOURS: dict[str, Colour] = {"or": (150, 30, 34), "argent": (38, 74, 140)}
PALE_GOLD: Colour = (250, 226, 150)

# each charge on a square from -5 to 5: outlines filled in the charge's colour, then holes filled with ink
TOWER = (
    *(-3, 5, -3, -1.5, -4, -2, -4, -5, -2.4, -5, -2.4, -3.6, -0.9, -3.6, -0.9, -5),
    *(0.9, -5, 0.9, -3.6, 2.4, -3.6, 2.4, -5, 4, -5, 4, -2, 3, -1.5, 3, 5),
)
KEY = (-0.8, -1, 0.8, -1, 0.8, 1.7, 3.2, 1.7, 3.2, 2.9, 2.2, 2.9, 2.2, 3.8, 3.6, 3.8, 3.6, 5, -0.8, 5)
CROWN = (-4, 3.6, -4.8, -2.6, -2.2, 0.2, 0, -4.6, 2.2, 0.2, 4.8, -2.6, 4, 3.6)
SWORD = (
    *(0, -5.6, 0.9, -4.2, 0.9, 1.6, 3, 1.6, 3, 2.8, 0.7, 2.8, 0.7, 4.6, 1.2, 5.4),
    *(-1.2, 5.4, -0.7, 4.6, -0.7, 2.8, -3, 2.8, -3, 1.6, -0.9, 1.6, -0.9, -4.2),
)
TRUNK = (-0.8, 5, -0.8, 1, 0.8, 1, 0.8, 5)
LEAVES = ((-2.2, -0.4, 2.2), (2.2, -0.4, 2.2), (-1.2, -3, 2.1), (1.2, -3, 2.1), (0, -1.4, 2.2))


def pairs(numbers: Sequence[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def round_(x: float, y: float, rx: float, ry: float) -> list[Point]:
    return ring(x, y, rx, ry, 40)


SHAPES: dict[str, tuple[list[Point], ...]] = {
    "tower": (pairs(TOWER),),
    "key": (pairs(KEY), round_(0, -2.8, 2.9, 2.6)),
    "tree": (pairs(TRUNK), *(round_(x, y, r, r) for x, y, r in LEAVES)),
    "crown": (pairs(CROWN),),
    "sword": (pairs(SWORD),),
    "star": (star(0, 0, 5.2, 2.4, 6),),
}
HOLES: dict[str, tuple[list[Point], ...]] = {
    "tower": ([(-1.3, 5), (-1.3, 2.4), (-0.9, 1.5), (0, 1.1), (0.9, 1.5), (1.3, 2.4), (1.3, 5)],),
    "key": (round_(0, -2.8, 1.3, 1.2),),
    "tree": (),
    "crown": ([(-4.1, 1.7), (4.1, 1.7), (4.1, 2.2), (-4.1, 2.2)],),
    "sword": (),
    "star": (),
}


def crest(tincture: str, width: int = 256) -> Image.Image:
    """A shield in a gold rim: tincture, hatching, charge, and a sheen from the north-west."""
    size = (width * FINE, round(width * 1.18) * FINE)
    rim, field = shield_masks(size, 0.07)
    image = Image.new("RGB", size)
    lay(image, gold(size, 3, 2, 0.16), rim)
    bevel(image, rim, width * FINE * 0.016, 0.6, 0.7)
    lay(image, hatched_field(size, tincture), field)
    lay_charge(image, CHARGES[tincture], charge_colour(tincture))
    sheen(image, field)
    inner_shade(image, field, size[0] * 0.03, 0.6, (14, 4, 2))
    edge = ImageChops.subtract(rim, shield_masks(size, 0.006)[1])
    lay(image, INK, edge, 0.9)
    groove = ImageChops.subtract(shield_masks(size, 0.06)[1], field)
    lay(image, INK, groove, 0.85)
    return reduced(cut_out(image, rim), FINE)


def shield_masks(size: Size, rim: float) -> tuple[Image.Image, Image.Image]:
    """The whole shield, and its field within a rim of that part of the width."""
    w, h = size
    t = w * rim
    whole = shield(w / 2, h * 0.01, w * 0.98, h * 0.98)
    field = shield(w / 2, h * 0.01 + t, w * 0.98 - 2 * t, h * 0.98 - 2.1 * t)
    return polygon(size, whole), polygon(size, field)


def hatched_field(size: Size, tincture: str) -> Image.Image:
    field = Image.new("RGB", size, TINCTURES[tincture])
    line: Rgba = (0, 0, 0, 74) if tincture in LIGHT_FIELDS else (255, 236, 200, 84)
    lines = hatching(size, tincture, round(size[0] * 0.066), max(2, size[0] // 110), line)
    field.paste(lines, (0, 0), lines)
    return field


def charge_colour(tincture: str) -> Colour:
    return CHARGE_COLOURS.get(tincture, PALE_GOLD)


def lay_charge(image: Image.Image, name: str, colour: Colour) -> None:
    """Embossed: a shadow below, a lit edge, an ink line around."""
    w, h = image.size
    unit = w * 0.064
    body, holes = charge_masks(image.size, name, (w / 2, h * 0.455), unit)
    ink = ImageChops.lighter(body, blurred(body, unit * 0.16).point([0] * 40 + [255] * 216))
    lay(image, (10, 4, 4), blurred(moved(ink, unit * 0.2, unit * 0.36), unit * 0.2), 0.55)
    lay(image, INK, ink)
    relief = Image.new("RGB", image.size, colour)
    bevel(relief, body, unit * 0.22, 0.75, 0.42)
    lay(image, relief, body)
    lay(image, INK, holes)


def charge_masks(size: Size, name: str, centre: Point, unit: float) -> tuple[Image.Image, Image.Image]:
    masks = []
    for outlines in (SHAPES[name], HOLES[name]):
        mask = Image.new("L", size)
        draw = ImageDraw.Draw(mask)
        for outline in outlines:
            draw.polygon([(centre[0] + x * unit, centre[1] + y * unit) for x, y in outline], fill=255)
        masks.append(mask)
    return masks[0], masks[1]


def sheen(image: Image.Image, field: Image.Image) -> None:
    w, h = image.size
    light = blurred(disc(image.size, (-w * 0.2, -h * 0.5, w * 0.62, h * 0.5)), w * 0.1)
    lay(image, (255, 250, 235), ImageChops.multiply(light, field), 0.28)


WORKS = tuple(Work(f"art/crests/{tincture}.webp", partial(crest, tincture), __name__) for tincture in TINCTURES)
