"""The light around a die that will be thrown again."""

from PIL import Image, ImageChops

from castles.studio.paint.brush import blurred, rounded
from castles.studio.throne.deck import path
from castles.studio.work import Work

SIZE = 144
LIGHT = (255, 214, 110)


def glow() -> Image.Image:
    """Brightest along the edge of the die, gone where its face begins."""
    whole = (SIZE, SIZE)
    body = rounded(whole, (13, 13, SIZE - 14, SIZE - 14), 34)
    halo = ImageChops.subtract(blurred(body, 7), blurred(rounded(whole, (13, 13, SIZE - 14, SIZE - 14), 30), 2))
    image = Image.new("RGBA", whole, (*LIGHT, 0))
    image.putalpha(halo.point([min(255, value * 3) for value in range(256)]))
    return image


WORKS = (Work(path("glow_die"), glow, __name__),)
