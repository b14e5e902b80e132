"""The country behind the wall: every picture of it ends at both sides alike, so that any two join."""

import math
from collections.abc import Sequence
from functools import cache
from random import Random

from PIL import Image, ImageDraw

from castles.studio.paint.brush import column, curve, lay, ramp, row, shaded
from castles.studio.paint.colour import Colour, jitter, mix
from castles.studio.paint.noise import Size, repeating_fbm
from castles.studio.scenery import Sky, hill, sky, woods

CARD: Size = (200, 300)  # units, which are pixels of the finished card
U = 3  # painted pixels a unit
W, H = CARD[0] * U, CARD[1] * U
HORIZON = 165 * U
FADE = 50 * U  # how far one end of a picture fades into the other
FOOT = 282 * U  # where wall and grass meet
VARIANTS = 6

NOON: Sky = ((0, (70, 130, 190)), (110, (136, 184, 214)), (180, (206, 222, 216)), (255, (250, 236, 200)))
AIR: Colour = (232, 232, 214)
MEADOW: Colour = (104, 136, 62)


def line(y: float, swing: float, seed: int, variant: int, width: int) -> list[float]:
    """A hill line that repeats after a card; variants differ in the middle only."""
    rng = Random(seed)
    waves = [(k, rng.uniform(0, math.tau), rng.uniform(0.6, 1) / k) for k in (1, 2, 3, 5)]
    own = Random(seed * 97 + variant)
    bump, slope = own.uniform(-1.4, 1.4), own.uniform(1, 3)
    out = []
    for x in range(width + 1):
        t = x / W * math.tau
        rise = sum(part * math.sin(k * t + phase) for k, phase, part in waves) * 0.5
        rise += math.sin(t / 2) ** 4 * bump * math.cos(slope * math.sin(t / 2) * 2)
        out.append(y - swing * rise)
    return out


def looped(wide: Image.Image) -> Image.Image:
    """Cut to a card, its left end fading out of what follows its right end."""
    out = wide.crop((0, 0, W, wide.height))
    after = wide.crop((W, 0, W + FADE, wide.height))
    out.paste(after, (0, 0), row(FADE, lambda x: 1 - x).resize(after.size))
    return out


def view(variant: int) -> Image.Image:
    """Sky, mountains and hills."""
    size = (W + FADE, H)
    image = Image.new("RGB", size)
    clear = ramp(column(HORIZON, lambda y: y).resize((size[0], HORIZON)), *NOON)
    image.paste(Image.blend(clear, sky(clear.size, NOON, None, 14 + variant), 0.55))
    hill(image, line(118 * U, 16 * U, 4, variant, size[0]), (84, 116, 164), (150, 174, 198), 3, U, 0.34, AIR)
    hill(image, line(140 * U, 10 * U, 9, variant, size[0]), (92, 136, 72), (184, 194, 108), 5, U, 0.12, AIR)
    return looped(image)


@cache
def _landscape(variant: int) -> Image.Image:
    common, own = view(0), view(variant)
    middle = row(W, lambda x: min(1, max(0, min(x, 1 - x) * 9 - 0.35))).resize((W, H))
    image = Image.composite(own, common, middle)
    near = line(140 * U, 10 * U, 9, variant, W)
    woods(image, near, (W * 0.1, W * 0.9), 7 + variant % 3, 9 * U, (66, 100, 56), 20 + variant, 0.15, AIR)
    lay_ground(image)
    return image


def landscape(variant: int) -> Image.Image:
    return _landscape(variant % VARIANTS).copy()


def lay_ground(image: Image.Image) -> None:
    """The meadow that the wall stands on."""
    top = 236 * U
    field = Image.new("RGB", (W, H - top), MEADOW)
    field = shaded(field, repeating_fbm(field.size, (6, 4), 8, 5), 0.62, 1.3)
    field = shaded(field, column(field.height, lambda y: 1 - y).resize(field.size), 0.72, 1.2)
    fading = curve(column(field.height, lambda y: y).resize(field.size), lambda v: v * 1.6)
    image.paste(field, (0, top), fading)


@cache
def _tufts() -> Image.Image:
    """Grass before the wall's foot, drawn around the edge so that it continues on the next card."""
    layer = Image.new("RGBA", (W, H))
    draw, rng = ImageDraw.Draw(layer), Random(6)
    for depth in sorted(rng.random() for _ in range(230)):
        x, y = rng.uniform(0, W), FOOT + (depth * 17 - 2) * U
        colour = mix(jitter(rng, MEADOW, 22), (226, 206, 110), rng.random() * 0.4)
        blades = [(b + rng.uniform(-0.8, 0.8), rng.uniform(2.5, 6.5)) for b in (-2, -0.7, 0.7, 2)]
        for shift in (-W, 0, W):
            for lean, height in blades:
                foot, tip = (x + shift + lean * U * 0.5, y), (x + shift + lean * U, y - height * U)
                draw.line((*foot, *tip), fill=(*colour, 255), width=max(1, round(0.8 * U)))
    return layer


def lay_tufts(image: Image.Image, flowers: int, seed: int) -> None:
    """The common grass, and a card's own flowers away from its edges."""
    layer = _tufts()
    lay(image, layer.convert("RGB"), layer.getchannel("A"))
    draw, rng = ImageDraw.Draw(image), Random(seed)
    for _ in range(flowers):
        x, y = rng.uniform(0.06, 0.94) * W, FOOT + rng.uniform(0, 9) * U
        petal = rng.choice(((250, 246, 232), (246, 210, 84), (214, 92, 92), (150, 130, 210)))
        for dx, dy in ((-1.1, 0), (1.1, 0), (0, -1.1), (0, 1.1)):
            r = 0.9 * U
            draw.ellipse((x + dx * U - r, y + dy * U - r, x + dx * U + r, y + dy * U + r), fill=petal)
        draw.ellipse((x - 0.7 * U, y - 0.7 * U, x + 0.7 * U, y + 0.7 * U), fill=(246, 190, 60))


def points(*numbers: float) -> list[tuple[float, float]]:
    """Pixels of points given in units."""
    scaled: Sequence[float] = [number * U for number in numbers]
    return list(zip(scaled[::2], scaled[1::2], strict=True))
