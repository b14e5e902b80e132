"""The board that tiles are painted on: its measures, layers that cast shadows, and where there is room."""

from collections.abc import Iterable
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import Box, Point, blurred, faded, lay
from castles.studio.paint.colour import Colour, mix

TILE = 192  # units a side: the pixels of the finished picture
FINE = 3  # painted so many times too large
PAD = 12  # units painted beyond the edge, so that nothing changes there
SIDE = (TILE + 2 * PAD) * FINE
COARSE = TILE + 2 * PAD  # one pixel a unit, for looking up what lies where

OUTLINE: Colour = (50, 32, 22)
SHADE: Colour = (24, 20, 34)


def place(x: float, y: float) -> Point:
    """Pixel of a point given in units."""
    return (x + PAD) * FINE, (y + PAD) * FINE


def placed(points: Iterable[Point]) -> list[Point]:
    return [place(x, y) for x, y in points]


def rect(x0: float, y0: float, x1: float, y1: float) -> Box:
    return x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE


def blank(w: float, h: float) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """An empty layer of so many units."""
    layer = Image.new("RGBA", (round(w * FINE), round(h * FINE)))
    return layer, ImageDraw.Draw(layer)


def tone(colour: Colour, factor: float) -> Colour:
    r, g, b = (max(0, min(255, int(value * factor))) for value in colour)
    return r, g, b


def deep(colour: Colour, amount: float = 0.6) -> Colour:
    """The colour of its own outline."""
    return mix(colour, (34, 16, 10), amount)


def smear(mask: Image.Image, dx: float, dy: float, steps: int = 6) -> Image.Image:
    """The mask drawn along a line: the shadow of something that stands up."""
    out = mask
    for i in range(1, steps + 1):
        out = ImageChops.lighter(out, ImageChops.offset(mask, round(dx * i / steps), round(dy * i / steps)))
    return out


def cast(image: Image.Image, mask: Image.Image, height: float, opacity: float = 0.5, soft: float = 1.2) -> None:
    """A shadow to the south-east of a shape as large as the picture, so many units high."""
    fallen = smear(mask, height * FINE, height * 1.15 * FINE)
    lay(image, SHADE, blurred(fallen, soft * FINE), opacity)


def stamp(image: Image.Image, layer: Image.Image, x: float, y: float, height: float = 5, opacity: float = 0.5) -> None:
    """Sets a layer down, its middle at a point in units, with its shadow."""
    px, py = place(x, y)
    set_down(image, layer, px, py, height * FINE, opacity)


def set_down(
    image: Image.Image, layer: Image.Image, px: float, py: float, height: float, opacity: float = 0.5, soft: float = 3.6
) -> None:
    """The same in pixels."""
    pad = int(height * 1.2 + soft * 3) + 2
    alpha = Image.new("L", (layer.width + 2 * pad, layer.height + 2 * pad))
    alpha.paste(layer.getchannel("A"), (pad, pad))
    left, top = round(px - alpha.width / 2), round(py - alpha.height / 2)
    if height:
        fallen = blurred(smear(alpha, height, height * 1.15), soft)
        image.paste(SHADE, (left, top), faded(fallen, opacity))
    image.paste(layer.convert("RGB"), (left + pad, top + pad), layer.getchannel("A"))


def coarse(mask: Image.Image) -> Image.Image:
    return mask.resize((COARSE, COARSE), Image.Resampling.BOX).point([0] * 250 + [255] * 6)


def has_room(free: Image.Image, x: float, y: float, rx: float, ry: float | None = None) -> bool:
    """Whether a coarse mask is white all over a box around a point in units."""
    ry = rx if ry is None else ry
    box = (round(x - rx + PAD), round(y - ry + PAD), round(x + rx + PAD), round(y + ry + PAD))
    return free.crop(box).getextrema()[0] == 255


def take_room(free: Image.Image, x: float, y: float, r: float) -> None:
    ImageDraw.Draw(free).ellipse((x - r + PAD, y - r + PAD, x + r + PAD, y + r + PAD), fill=0)


def somewhere(rng: Random, free: Image.Image, r: float, tries: int = 40) -> Point | None:
    """A random place with room for a disc."""
    for _ in range(tries):
        x, y = rng.uniform(r, TILE - r), rng.uniform(r, TILE - r)
        if has_room(free, x, y, r * 0.8):
            return x, y
    return None
