"""Materials as repeating textures: wood, parchment, felt, gold, velvet."""

import math
from collections.abc import Callable
from functools import cache, wraps
from random import Random
from typing import Any, ParamSpec

from PIL import Image, ImageDraw

from castles.studio.paint.brush import ramp, shaded
from castles.studio.paint.colour import BLACK, METAL, WHITE, Colour, mix
from castles.studio.paint.noise import BICUBIC, Size, repeating_fbm, repeating_noise

WOODS: dict[str, tuple[Colour, Colour, Colour]] = {
    "walnut": ((44, 26, 17), (76, 48, 30), (108, 70, 43)),
    "oak": ((92, 58, 30), (138, 92, 50), (180, 128, 76)),
    "dark": ((26, 15, 11), (48, 29, 20), (70, 44, 29)),
    "red": ((70, 8, 12), (134, 24, 28), (170, 44, 40)),
    "green": ((12, 40, 30), (24, 72, 54), (44, 98, 72)),
}
FELTS: dict[str, Colour] = {"green": (34, 74, 58), "brown": (58, 40, 30), "red": (92, 24, 34), "blue": (34, 52, 88)}


Given = ParamSpec("Given")


def kept(make: Callable[Given, Image.Image]) -> Callable[Given, Image.Image]:
    """Made once, then handed out as copies, so that whoever paints on one spoils nobody else's."""
    made: Any = cache(make)  # whose type forgets the parameters

    @wraps(make)
    def copied(*args: Given.args, **kwargs: Given.kwargs) -> Image.Image:
        picture: Image.Image = made(*args, **kwargs)
        return picture.copy()

    return copied


@kept
def wood(size: Size, seed: int = 1, kind: str = "walnut", scale: float = 1.0) -> Image.Image:
    """Grain along the width: broad bands and fine fibres; scale is how many pixels a fine fibre is high, over 2."""
    w, h = size
    bands = repeating_fbm((max(8, w // 9), h), (max(2, w // 320), max(3, round(h / 40 / scale))), seed, 5)
    fibres = repeating_noise((max(8, w // 30), h), (max(3, w // 60), max(8, round(h / 2 / scale))), seed + 7)
    grain = Image.blend(stretched(bands, w), stretched(fibres, w), 0.38)
    dark, middle, light = WOODS[kind]
    return ramp(grain, (0, dark), (128, middle), (255, light))


def stretched(image: Image.Image, width: int) -> Image.Image:
    """Widened with the picture wrapped around, so that it still repeats."""
    margin = 4
    wide = Image.new("L", (image.width + 2 * margin, image.height))
    for x in (margin - image.width, margin, margin + image.width):
        wide.paste(image, (x, 0))
    return wide.resize((width, image.height), BICUBIC, (margin, 0, margin + image.width, image.height))


@kept
def parchment(size: Size, seed: int = 1, blotch: int = 90) -> Image.Image:
    """Calf skin: faint blotches, fine grain, stray fibres."""
    w, h = size
    stains = repeating_fbm(size, (max(2, w // blotch), max(2, h // blotch)), seed, 5)
    skin = ramp(stains, (0, (226, 202, 152)), (120, (237, 218, 174)), (255, (246, 231, 198)))
    skin = shaded(skin, repeating_fbm(size, (w // 6, h // 6), seed + 1, 2), 0.955, 1.035)
    return fibrous(skin, Random(seed))


def fibrous(skin: Image.Image, rng: Random) -> Image.Image:
    w, h = skin.size
    draw = ImageDraw.Draw(skin, "RGBA")
    for _ in range(w * h // 3000):
        x, y, a, length = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0, math.pi), rng.uniform(6, 30)
        dx, dy = math.cos(a) * length, math.sin(a) * length
        for ox in (-w, 0, w):
            for oy in (-h, 0, h):
                draw.line((x + ox, y + oy, x + ox + dx, y + oy + dy), fill=(150, 110, 60, 30))
    return skin


@kept
def felt(size: Size, colour: Colour, seed: int = 4) -> Image.Image:
    w, h = size
    nap = ramp(
        repeating_fbm(size, (max(2, w // 130), max(2, h // 130)), seed, 4),
        (0, mix(colour, BLACK, 0.26)),
        (255, mix(colour, WHITE, 0.05)),
    )
    return shaded(nap, repeating_noise(size, (w // 2, h // 2), seed + 3), 0.88, 1.1)


@kept
def gold(size: Size, seed: int = 3, bands: int = 2, beating: float = 0.3) -> Image.Image:
    """Beaten metal: soft bands of light down the height and a little unevenness."""
    w, h = size
    light = Image.frombytes(
        "L", (1, h), bytes(round(128 + 84 * math.sin(y / h * math.tau * bands + seed)) for y in range(h))
    )
    beaten = repeating_fbm(size, (max(2, w // 30), max(2, h // 30)), seed, 3)
    return ramp(Image.blend(light.resize(size), beaten, beating), *METAL)
