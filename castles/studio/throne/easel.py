"""How a picture on a card is put together: figures that stand in it, lamps, flags."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from castles.studio.figures import Part, figure
from castles.studio.paint.brush import lay, pool_of_light, put
from castles.studio.paint.colour import AZURE, GULES, INK, OR, Colour
from castles.studio.paint.noise import LANCZOS


def drawn(parts: Sequence[Part], size: int) -> Image.Image:
    """A figure for a picture that is itself painted too large: fewer pixels do."""
    small = figure(parts, size * 2 // 3)
    return small.resize((size, size), LANCZOS)


def stand(image: Image.Image, parts: Sequence[Part], size: float, centre: float, foot: float) -> None:
    """A figure of so many parts of the width, its stage's middle and lower edge in parts of the picture."""
    w, h = image.size
    who = drawn(parts, round(w * size))
    put(image, who, (w * centre - who.width / 2, h * foot - who.height), (w * 0.014, w * 0.018, w * 0.02, 0.55))


def glow(image: Image.Image, x: float, y: float, reach: float, colour: Colour, strength: float) -> None:
    """Light around a lamp, in parts of the picture."""
    halo = pool_of_light(image.size, (x, y), reach)
    lay(image, colour, halo.point([round(v * v / 255) for v in range(256)]), strength)


def bunting(image: Image.Image) -> None:
    """Little flags on a string along the top."""
    w, h = image.size
    draw = ImageDraw.Draw(image)
    for i in range(9):
        x, y = w * i / 8, h * (0.02 + 0.05 * math.sin(math.pi * i / 8))
        flag = [(x - w * 0.045, y), (x + w * 0.045, y), (x, y + h * 0.1)]
        draw.polygon(flag, fill=(GULES, OR, AZURE)[i % 3], outline=INK)
