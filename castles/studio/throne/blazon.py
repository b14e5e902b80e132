"""The six colours of castles: each with its hatching and its own sign, so that colour is never alone."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from castles.rules.throne.pieces import COLOURS
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
    ramp,
    reduced,
    shaded,
)
from castles.studio.paint.colour import CREAM, INK, Colour, mix
from castles.studio.paint.curves import ring, spline, star
from castles.studio.paint.hatching import Rgba, hatching
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import Size, fbm

FINE = 4
MIRROR = Image.Transpose.FLIP_LEFT_RIGHT


class Blazon(NamedTuple):
    colour: Colour
    hatching: str
    sign: str


# fmt: off
BLAZONS: dict[str, Blazon] = {
    "brown":  Blazon((124,  76,  42), "tenne",   "acorn"),
    "purple": Blazon((112,  50, 138), "purpure", "lily"),
    "green":  Blazon(( 32, 120,  74), "vert",    "clover"),
    "yellow": Blazon((226, 174,  38), "or",      "sun"),
    "red":    Blazon((178,  34,  40), "gules",   "flame"),
    "blue":   Blazon(( 32,  86, 176), "azure",   "moon"),
}
# fmt: on
assert tuple(BLAZONS) == COLOURS


def pairs(*numbers: float) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def soft(*numbers: float) -> list[Point]:
    return spline(pairs(*numbers))


# each sign on a square from -5 to 5: what is filled, and what is cut out of it again
SIGNS: dict[str, tuple[tuple[list[Point], ...], tuple[list[Point], ...]]] = {
    "acorn": (
        (
            soft(-3.1, -0.6, 3.1, -0.6, 2.9, 2, 1.4, 4.2, 0, 5.2, -1.4, 4.2, -2.9, 2),
            soft(-4, -0.8, -3.8, -2.6, -2, -3.8, 0, -4.1, 2, -3.8, 3.8, -2.6, 4, -0.8, 2, -0.5, 0, -0.4, -2, -0.5),
            pairs(-0.5, -3.6, 0.2, -5.4, 1.4, -5.2, 0.7, -3.6),
        ),
        (pairs(-4, -0.5, 4, -0.5, 4, 0.1, -4, 0.1),),
    ),
    "lily": (
        (
            soft(0, -5.4, 1.5, -3, 1.4, -0.8, 0.6, 1.4, -0.6, 1.4, -1.4, -0.8, -1.5, -3),
            soft(0.8, 1.6, 1.6, -1.4, 3.2, -2.6, 4.8, -1.6, 4.9, 0.2, 3.7, 0.9, 3.5, -0.3, 2.6, 0, 2, 1.8),
            soft(-0.8, 1.6, -1.6, -1.4, -3.2, -2.6, -4.8, -1.6, -4.9, 0.2, -3.7, 0.9, -3.5, -0.3, -2.6, 0, -2, 1.8),
            pairs(-2.8, 1.3, 2.8, 1.3, 2.8, 2.6, -2.8, 2.6),
            soft(0, 2, 1, 3.2, 2.2, 4.6, 0.9, 4.3, 0, 5.4, -0.9, 4.3, -2.2, 4.6, -1, 3.2),
        ),
        (),
    ),
    "clover": (
        (
            *(ring(x, y, 2.35, 2.35, 40) for x, y in ((0, -2.8), (-2.5, 0.7), (2.5, 0.7))),
            ring(0, -0.4, 1.5, 1.5),
            pairs(-0.5, 0, 0.5, 0, 0.9, 3, 2, 5, 0.6, 5.2, -0.5, 3),
        ),
        (),
    ),
    "sun": (
        (star(0, 0, 5.6, 3.1, 12),),
        (ring(0, 0, 2.5, 2.5, 40),),
    ),
    "flame": (
        (
            soft(
                *(0.6, -5.4, 1.6, -2.6, 3.6, -0.4, 4, 2.2, 2.6, 4.6, 0, 5.4, -2.6, 4.6),
                *(-4, 2.2, -3.4, -0.4, -2.6, -2, -1.8, -0.2, -0.8, -1.4, -0.4, -3.4),
            ),
        ),
        (soft(0.3, 0, 1.5, 1.9, 1.7, 3.2, 0, 4.4, -1.7, 3.2, -1.2, 1.8, -0.4, 1.9),),
    ),
    "moon": ((ring(-0.2, 0.2, 5, 5, 60),), (ring(1.9, -1.5, 4.1, 4.1, 60),)),
}


def hatched(size: Size, colour: str, gap: int, width: int) -> Image.Image:
    """The pattern of a colour; purple leans against green, and brown crosses purple with blue."""
    line: Rgba = (70, 40, 0, 120) if colour == "yellow" else (255, 240, 210, 74)
    name = BLAZONS[colour].hatching
    if name not in ("purpure", "tenne"):
        return hatching(size, name, gap, width, line)
    leaning = hatching(size, "vert", gap, width, line).transpose(MIRROR)
    return leaning if name == "purpure" else Image.alpha_composite(leaning, hatching(size, "azure", gap, width, line))


def field(size: Size, colour: str, unit: float) -> Image.Image:
    """Painted board in a colour and its hatching; unit is a pixel of the finished picture."""
    image = Image.new("RGB", size, BLAZONS[colour].colour)
    image = shaded(image, fbm(size, round(60 * unit), 5, 4), 0.8, 1.15)
    lines = hatched(size, colour, round(6 * unit), max(1, round(unit)))
    image.paste(lines, (0, 0), lines)
    return image


def sign_mask(size: Size, name: str, centre: Point, unit: float) -> Image.Image:
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for ink, outlines in zip((255, 0), SIGNS[name], strict=True):
        for outline in outlines:
            draw.polygon([(centre[0] + x * unit, centre[1] + y * unit) for x, y in outline], fill=ink)
    return mask


def placed(size: Size, outlines: Iterable[list[Point]], centre: Point, unit: float) -> Image.Image:
    """The mask of outlines drawn about the origin."""
    mask = Image.new("L", size)
    for outline in outlines:
        mask.paste(255, (0, 0), polygon(size, [(centre[0] + x * unit, centre[1] + y * unit) for x, y in outline]))
    return mask


def emboss(image: Image.Image, body: Image.Image, colour: Colour, unit: float) -> None:
    """A raised shape in an ink line above its own shadow."""
    ink = ImageChops.lighter(body, blurred(body, unit * 0.3).point([min(255, v * 5) for v in range(256)]))
    lay(image, (10, 4, 4), blurred(moved(ink, unit * 0.3, unit * 0.5), unit * 0.3), 0.5)
    lay(image, INK, ink)
    relief = Image.new("RGB", image.size, colour)
    bevel(relief, body, unit * 0.3, 0.7, 0.4)
    lay(image, relief, body)


def sign_colour(colour: str) -> Colour:
    return (122, 32, 20) if colour == "yellow" else (255, 240, 200)


@cache
def badge(colour: str, width: int) -> Image.Image:
    """The colour's sign on enamel in a gold rim."""
    w = width * FINE
    size, rim = (w, w), disc((w, w), (0, 0, w - 1, w - 1))
    inset = w * 0.09
    well = disc(size, (inset, inset, w - inset, w - inset))
    image = gold(size, 5, 2, 0.2)
    bevel(image, rim, w * 0.025, 0.7, 0.7)
    tone = BLAZONS[colour].colour
    enamel = ramp(fbm(size, w // 5, 7, 4), (0, mix(tone, (10, 4, 8), 0.2)), (255, mix(tone, CREAM, 0.12)))
    lay(image, enamel, well)
    inner_shade(image, well, w * 0.05, 0.7, (8, 2, 4))
    draw = ImageDraw.Draw(image)
    for e, line in ((0.0, 0.02), (inset, 0.022)):
        draw.ellipse((e, e, w - 1 - e, w - 1 - e), outline=INK, width=round(w * line))
    sign = sign_mask(size, BLAZONS[colour].sign, (w / 2, w / 2), w * 0.066)
    emboss(image, sign, sign_colour(colour), w * 0.05)
    return reduced(cut_out(image, rim), FINE)
