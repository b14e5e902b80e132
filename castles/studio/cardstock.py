"""What cards and tiles are made of: parchment, gold rules, engraved numbers and number seals."""

from functools import cache

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import (
    Box,
    Point,
    bevel,
    blurred,
    cut_out,
    disc,
    inner_shade,
    lay,
    moved,
    ramp,
    reduced,
    rounded,
)
from castles.studio.paint.colour import CREAM, INK, SHADOW, Colour, mix
from castles.studio.paint.lettering import font
from castles.studio.paint.materials import gold, parchment
from castles.studio.paint.noise import Size, fbm

FINE = 4  # seals are small: painted so many times too large
BROWN: Colour = (84, 34, 20)
GLEAM: Colour = (255, 248, 226)


def stock(size: Size, seed: int, radius: float, unit: float) -> Image.Image:
    """A blank card of parchment, browned towards its rim, with its ink edge; unit is a pixel of the finished card."""
    card = parchment(size, seed, size[0] // 2)
    shape = rounded(size, (0, 0, size[0] - 1, size[1] - 1), radius)
    inner_shade(card, shape, 7 * unit, 0.7, (110, 66, 26))
    bevel(card, shape, 1.4 * unit, 0.5, 0.5)
    ImageDraw.Draw(card).rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1), radius=radius, outline=INK, width=round(1.2 * unit)
    )
    return cut_out(card, shape)


def gilded(image: Image.Image, box: Box, radius: float, width: float) -> None:
    """A raised gold rule around a box, between two ink lines."""
    x0, y0, x1, y1 = box
    outer = rounded(image.size, box, radius)
    inner = rounded(image.size, (x0 + width, y0 + width, x1 - width, y1 - width), max(0, radius - width))
    band = ImageChops.subtract(outer, inner)
    metal = Image.blend(gold(image.size, 3, 3, 0.15), Image.new("RGB", image.size, (206, 150, 56)), 0.3)
    bevel(metal, band, width * 0.3, 0.6, 0.6)
    image.paste(metal, (0, 0), band)
    draw, line = ImageDraw.Draw(image), max(1, round(width * 0.18))
    draw.rounded_rectangle(box, radius=radius, outline=INK, width=line)
    draw.rounded_rectangle(
        (x0 + width, y0 + width, x1 - width, y1 - width), radius=max(0, radius - width), outline=INK, width=line
    )


def sunk(image: Image.Image, picture: Image.Image, box: tuple[int, int, int, int], radius: float, unit: float) -> None:
    """A picture let into the card: the card's edge throws a shadow on it."""
    x0, y0, x1, y1 = box
    mask = rounded(picture.size, (0, 0, x1 - x0 - 1, y1 - y0 - 1), radius)
    fallen = moved(blurred(mask, 4 * unit), 2 * unit, 3 * unit)
    lay(picture, (16, 8, 10), ImageChops.multiply(ImageChops.subtract(mask, fallen), mask), 0.7)
    image.paste(picture, (x0, y0), mask)
    ImageDraw.Draw(image).rounded_rectangle((x0, y0, x1 - 1, y1 - 1), radius=radius, outline=INK, width=round(unit))


def engraved(
    image: Image.Image, words: str, centre: Point, size: int, fill: Colour = BROWN, edge: Colour = GLEAM, unit: int = 1
) -> None:
    """A number cut into its ground: a light line below and to the right of it."""
    face, draw = font("cinzel_bold", size), ImageDraw.Draw(image)
    left, top, right, bottom = face.getbbox(words, anchor="ls")
    x, y = centre[0] - (left + right) / 2, centre[1] - (top + bottom) / 2
    draw.text((x + unit, y + unit), words, fill=edge, font=face, anchor="ls")
    draw.text((x, y), words, fill=fill, font=face, anchor="ls")


@cache
def seal(words: str, width: int, colour: Colour) -> Image.Image:
    """A number on enamel in a milled gold rim, with its shadow around it."""
    return reduced(_seal(words, width * FINE, colour), FINE)


def _seal(words: str, w: int, colour: Colour) -> Image.Image:
    size, pad = (w, w), w * 0.05
    inset = pad + w * 0.1
    round_ = (pad, pad, w - 1.6 * pad, w - 1.6 * pad)
    hollow = (inset, inset, w - inset - 0.6 * pad, w - inset - 0.6 * pad)
    rim, well = disc(size, round_), disc(size, hollow)
    image = gold(size, 5, 2, 0.2)
    bevel(image, rim, w * 0.03, 0.7, 0.7)
    enamel = ramp(fbm(size, w // 5, 7, 4), (0, mix(colour, (10, 4, 8), 0.25)), (255, mix(colour, CREAM, 0.1)))
    lay(image, enamel, well)
    inner_shade(image, well, w * 0.06, 0.75, (8, 2, 4))
    draw = ImageDraw.Draw(image)
    for area, line in ((round_, 0.016), (hollow, 0.02)):
        draw.ellipse(area, outline=INK, width=round(w * line))
    middle = (w / 2 - 0.3 * pad, w / 2 - 0.3 * pad)
    engraved(image, words, middle, round(w * (0.58 if len(words) == 1 else 0.46)), GLEAM, (24, 8, 6), round(w * 0.02))
    return with_shadow(cut_out(image, rim), (0.012 * w, 0.024 * w, 0.02 * w, 0.6))


def with_shadow(layer: Image.Image, drop: tuple[float, float, float, float]) -> Image.Image:
    """The layer upon its own shadow: how far right, how far down, how soft, how dark."""
    dx, dy, blur, opacity = drop
    under = Image.new("RGBA", layer.size)
    fallen = blurred(moved(layer.getchannel("A"), dx, dy), blur)
    under.paste((*SHADOW, 255), (0, 0), fallen.point([round(v * opacity) for v in range(256)]))
    return Image.alpha_composite(under, layer)
