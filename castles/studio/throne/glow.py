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
    body = rounded(whole, (22, 22, SIZE - 23, SIZE - 23), 30)
    halo = ImageChops.subtract(blurred(body, 9), blurred(rounded(whole, (30, 30, SIZE - 31, SIZE - 31), 24), 4))
    image = Image.new("RGBA", whole, (*LIGHT, 0))
    image.putalpha(halo.point([min(255, value * 2) for value in range(256)]))
    return image


WORKS = (Work(path("glow_die"), glow, __name__),)
