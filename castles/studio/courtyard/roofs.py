"""Roofs: slopes of shingles, wings with a ridge, and buildings whose wings cut into each other as real roofs do."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.courtyard.canvas import FINE, OUTLINE, blank, deep, rect, tone
from castles.studio.paint.brush import column, cut_out, lay, row
from castles.studio.paint.colour import Colour, jitter, mix

SHEET = (110, 64)  # units of a painted slope, which wings are cut from
LIGHT = {"N": 1.22, "W": 1.1, "E": 0.8, "S": 0.68}  # how the sun falls on a slope that faces this side
RIDGE: Colour = (250, 206, 158)
VERGE: Colour = (232, 214, 178)

TILES_RED: dict[str, Colour] = {
    "brick": (196, 74, 52),
    "rust": (176, 62, 50),
    "orange": (214, 104, 62),
    "plum": (158, 60, 58),
}
SLATE: Colour = (134, 156, 190)


@dataclass(frozen=True, slots=True)
class Wing:
    """A rectangle of a building, in units, its ridge running along x or y; a hipped end has a slope, not a gable."""

    x0: float
    y0: float
    x1: float
    y1: float
    along: str = ""
    hipped: bool = False

    @property
    def ridge(self) -> str:
        return self.along or ("x" if self.x1 - self.x0 >= self.y1 - self.y0 else "y")

    @property
    def size(self) -> tuple[int, int]:
        return round((self.x1 - self.x0) * FINE), round((self.y1 - self.y0) * FINE)


@cache
def slope(faces: str, colour: Colour, seed: int) -> Image.Image:
    """A large sheet of shingles on a slope that faces a side; the eaves lie on that side."""
    w, h = SHEET[0] * FINE, SHEET[1] * FINE
    sheet = Image.new("RGB", (w, h), deep(colour))
    draw, rng = ImageDraw.Draw(sheet), Random(seed)
    course, shingle = 4.4 * FINE, 4.6 * FINE
    for i in range(math.ceil(h / course), -1, -1):
        x = -shingle * (i % 2) / 2
        while x < w:
            tile = tone(jitter(rng, colour, 15), LIGHT[faces])
            if rng.random() < 0.05:
                tile = mix(tile, (124, 120, 84), 0.4)
            box = (x, i * course, x + shingle, (i + 1) * course + 4)
            draw.rounded_rectangle(box, 5, fill=tile, outline=mix(tile, (40, 14, 8), 0.42), width=1)
            x += shingle
    return {
        "S": sheet,
        "N": sheet.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
        "E": sheet.transpose(Image.Transpose.ROTATE_90),
        "W": sheet.transpose(Image.Transpose.ROTATE_270),
    }[faces]


def piece(faces: str, colour: Colour, rng: Random, size: tuple[int, int]) -> Image.Image:
    """A slope of the wished size cut from a sheet, its eaves on the side it faces."""
    sheet = slope(faces, colour, rng.randrange(2))
    w, h = min(size[0], sheet.width), min(size[1], sheet.height)
    x = rng.randrange(sheet.width - w + 1) if faces in "NS" else (sheet.width - w if faces == "E" else 0)
    y = rng.randrange(sheet.height - h + 1) if faces in "EW" else (sheet.height - h if faces == "S" else 0)
    return sheet.crop((x, y, x + w, y + h)).resize(size)


def tent(wing: Wing, ridge: str) -> Image.Image:
    """How high a gabled roof is everywhere: white is forty units."""
    w, h = wing.size
    span = (wing.y1 - wing.y0 if ridge == "x" else wing.x1 - wing.x0) / 2
    strip = column(h, lambda y: tall(y) * span / 40) if ridge == "x" else row(w, lambda x: tall(x) * span / 40)
    return strip.resize((w, h))


def tall(t: float) -> float:
    return 1 - abs(2 * t - 1)


def gabled(wing: Wing, ridge: str, colour: Colour, rng: Random) -> Image.Image:
    """Both slopes with the bright cap along the ridge."""
    w, h = wing.size
    out = Image.new("RGB", (w, h))
    if ridge == "x":
        out.paste(piece("N", colour, rng, (w, h // 2)), (0, 0))
        out.paste(piece("S", colour, rng, (w, h - h // 2)), (0, h // 2))
        cap(out, (0, h / 2, w, h / 2), colour)
    else:
        out.paste(piece("W", colour, rng, (w // 2, h)), (0, 0))
        out.paste(piece("E", colour, rng, (w - w // 2, h)), (w // 2, 0))
        cap(out, (w / 2, 0, w / 2, h), colour)
    return out


def cap(image: Image.Image, line: tuple[float, float, float, float], colour: Colour) -> None:
    draw = ImageDraw.Draw(image)
    x0, y0, x1, y1 = line
    draw.line((x0 + 4, y0 + 4, x1 + 4, y1 + 4), fill=deep(colour, 0.7), width=round(1.2 * FINE))
    draw.line(line, fill=mix(colour, RIDGE, 0.75), width=round(2 * FINE))


def verges(image: Image.Image, wing: Wing) -> None:
    """The pale boards along both gables."""
    w, h = image.size
    draw, b = ImageDraw.Draw(image), round(1.9 * FINE)
    ends = ((0, 0, b, h), (w - b, 0, w, h)) if wing.ridge == "x" else ((0, 0, w, b), (0, h - b, w, h))
    for i, box in enumerate(ends):
        draw.rectangle(box, fill=tone(VERGE, 0.82 if i else 1.0), outline=deep(VERGE, 0.7), width=1)


def roofed(wing: Wing, colour: Colour, rng: Random) -> tuple[Image.Image, Image.Image]:
    """A wing's roof and its heights."""
    roof, height = gabled(wing, wing.ridge, colour, rng), tent(wing, wing.ridge)
    if not wing.hipped:
        verges(roof, wing)
        return roof, height
    across = "y" if wing.ridge == "x" else "x"
    other, ends = gabled(wing, across, colour, rng), tent(wing, across)
    lower = above(height, ends)
    roof.paste(other, (0, 0), lower)
    return hips(roof, lower, colour), ImageChops.darker(height, ends)


def above(a: Image.Image, b: Image.Image) -> Image.Image:
    return ImageChops.subtract(a, b).point([0] + [255] * 255)


def hips(roof: Image.Image, lower: Image.Image, colour: Colour) -> Image.Image:
    """Bright caps where the end slopes meet the long ones."""
    edge = ImageChops.subtract(lower.filter(ImageFilter.MaxFilter(5)), lower.filter(ImageFilter.MinFilter(3)))
    lay(roof, mix(colour, RIDGE, 0.5), edge, 0.8)
    return roof


def building(wings: Sequence[Wing], colour: Colour, rng: Random) -> tuple[Image.Image, float, float]:
    """All wings under one roof, as a layer, and the middle of that layer in units."""
    x0, y0 = min(wing.x0 for wing in wings), min(wing.y0 for wing in wings)
    x1, y1 = max(wing.x1 for wing in wings), max(wing.y1 for wing in wings)
    size = (round((x1 - x0) * FINE) + 2, round((y1 - y0) * FINE) + 2)
    face, height, shape = Image.new("RGB", size), Image.new("L", size), Image.new("L", size)
    for wing in wings:
        roof, rises = roofed(wing, colour, rng)
        at = (round((wing.x0 - x0) * FINE), round((wing.y0 - y0) * FINE))
        here = (*at, at[0] + roof.width, at[1] + roof.height)
        seen = ImageChops.lighter(above(rises, height.crop(here)), ImageChops.invert(shape.crop(here)))
        valley(face, height, seen, here)
        face.paste(roof, at, seen)
        height.paste(ImageChops.lighter(rises, height.crop(here)), at)
        shape.paste(255, here)
    return outlined(face, shape), (x0 + x1) / 2, (y0 + y1) / 2


def valley(face: Image.Image, height: Image.Image, seen: Image.Image, here: tuple[int, int, int, int]) -> None:
    """A dark line where a new wing runs into the roof that is there already."""
    wide = seen.filter(ImageFilter.MaxFilter(5))
    known = height.crop(here).point([0] + [255] * 255)
    face.paste((70, 26, 18), here[:2], ImageChops.multiply(wide, known))


def outlined(face: Image.Image, shape: Image.Image) -> Image.Image:
    """Eaves in shade and an ink line around."""
    inner = shape.filter(ImageFilter.MinFilter(5))
    framed = ImageChops.subtract(shape, edge_safe(inner))
    lay(face, OUTLINE, framed)
    return cut_out(face, shape)


def edge_safe(inner: Image.Image) -> Image.Image:
    """Without the outermost pixels, where a filter can't see the end of a shape."""
    out = Image.new("L", inner.size)
    w, h = inner.size
    out.paste(inner.crop((2, 2, w - 4, h - 4)), (2, 2))
    return out


@cache
def chimney(seed: int) -> Image.Image:
    rng = Random(seed)
    w, h = rng.choice(((9, 9), (8, 13), (13, 8)))
    layer, draw = blank(w, h)
    colour = jitter(rng, (196, 176, 152), 14)
    draw.rectangle(rect(0, 0, w - 0.4, h - 0.4), fill=colour, outline=OUTLINE, width=FINE)
    draw.line(rect(1, 1.2, w - 1.4, 1.2), fill=tone(colour, 1.2), width=2)
    pots = (
        ((w / 2, h / 2),) if w == h else ((w / 2, 3.2), (w / 2, h - 3.4)) if h > w else ((3.2, h / 2), (w - 3.4, h / 2))
    )
    for x, y in pots:
        draw.ellipse(rect(x - 1.9, y - 1.9, x + 1.9, y + 1.9), fill=(36, 24, 22))
    return layer


@cache
def turret(radius: float, colour: Colour) -> Image.Image:
    """A round tower's cone, with a gilt knob on the tip."""
    layer, draw = blank(2 * radius + 2, 2 * radius + 2)
    o = (radius + 1) * FINE
    draw.ellipse((o - radius * FINE, o - radius * FINE, o + radius * FINE, o + radius * FINE), fill=OUTLINE)
    r = (radius - 1) * FINE
    for i in range(16):
        lit = 0.9 + 0.32 * math.cos(math.radians(i * 22.5 + 11 - 225))
        draw.pieslice(
            (o - r, o - r, o + r, o + r), i * 22.5, i * 22.5 + 22.6, fill=tone(colour, lit * (1 + i % 2 * 0.06))
        )
    for k in (0.36, 0.68):
        draw.ellipse((o - r * k, o - r * k, o + r * k, o + r * k), outline=deep(colour, 0.4), width=1)
    draw.ellipse(
        (o - 2 * FINE, o - 2 * FINE, o + 2 * FINE, o + 2 * FINE), fill=(244, 204, 104), outline=OUTLINE, width=2
    )
    return layer
