"""The icon of the window."""

from PIL import Image, ImageChops

from castles.studio.castles_art import castle, sunlit
from castles.studio.paint.brush import (
    bevel,
    cut_out,
    inner_shade,
    lay,
    put,
    rounded,
)
from castles.studio.paint.colour import GULES
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import LANCZOS
from castles.studio.scenery import GOLDEN, hill, ridge, sky
from castles.studio.work import Work

SIZE = 64


def window_icon() -> Image.Image:
    """A tower and the sun behind it, in a gold frame."""
    k = 1024
    image = sky((k, k), GOLDEN, (k * 0.28, k * 0.44, k * 0.1), 7)
    hill(image, ridge(k, k * 0.8, k * 0.04, 8), (66, 84, 42), (170, 160, 84), 6, 4)
    keep = sunlit(castle(int(k * 0.98), 6, flag=GULES, seed=5), 0.3)
    put(image, keep, (k * 0.51 - keep.width / 2, k * 0.9 - keep.height), (0, 0, 1, 0))
    whole = rounded((k, k), (8, 8, k - 9, k - 9), k * 0.2)
    rim = k * 0.07
    inner = rounded((k, k), (8 + rim, 8 + rim, k - 9 - rim, k - 9 - rim), k * 0.2 - rim)
    inner_shade(image, inner, k * 0.03, 0.6)
    band = ImageChops.subtract(whole, inner)
    lay(image, gold((k, k), 3, 2, 0.12), band)
    bevel(image, band, k * 0.012, 0.7, 0.7)
    return cut_out(image, whole).resize((SIZE, SIZE), LANCZOS)


WORKS = (Work("art/ui/icon_64.webp", window_icon, __name__, lossless=True),)
