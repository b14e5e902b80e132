"""The grounds of the court: grass, mud, cobbles and the earth of roads, repeating from tile to tile."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from PIL import Image, ImageDraw

from castles.studio.courtyard.canvas import FINE, PAD, SIDE, TILE
from castles.studio.paint.brush import ramp
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.noise import repeated, repeating_noise

PERIOD = TILE * FINE
Stroke = Callable[[ImageDraw.ImageDraw, float, float, Random], None]

EARTHS: dict[str, tuple[Colour, Colour, Colour]] = {
    "meadow": ((116, 150, 66), (150, 178, 84), (184, 202, 108)),
    "pigsty": ((66, 45, 34), (92, 65, 47), (116, 86, 62)),
    "house": ((138, 130, 118), (160, 151, 136), (178, 169, 152)),
    "road": ((196, 166, 116), (220, 194, 144), (238, 218, 174)),
}


@cache
def ground(kind: str) -> Image.Image:
    """One tile's ground with its margin."""
    return repeated(texture(kind), (SIDE, SIDE), (PAD * FINE, PAD * FINE))


@cache
def texture(kind: str) -> Image.Image:
    low, middle, high = EARTHS[kind]
    image = ramp(swell(), (0, low), (128, middle), (255, high))
    draw, rng = ImageDraw.Draw(image, "RGBA"), Random(kind)
    stroke, count = STROKES[kind]
    for x, y in scattered(rng, count):
        state = rng.getstate()
        for ox in (-PERIOD, 0, PERIOD):
            for oy in (-PERIOD, 0, PERIOD):
                rng.setstate(state)
                stroke(draw, x + ox, y + oy, rng)
    return image


@cache
def swell() -> Image.Image:
    size = (PERIOD, PERIOD)
    broad = Image.blend(repeating_noise(size, (4, 4), 1), repeating_noise(size, (14, 14), 2), 0.5)
    return Image.blend(broad, repeating_noise(size, (60, 60), 3), 0.25)


def scattered(rng: Random, count: int) -> Iterator[tuple[float, float]]:
    """Points spread evenly: one at random in each cell of a grid of about so many."""
    side = round(count**0.5)
    for i in range(side * side):
        yield (i % side + rng.random()) * PERIOD / side, (i // side + rng.random()) * PERIOD / side


def tuft(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    colour = mix((82, 122, 48), (216, 222, 132), rng.random())
    height = rng.uniform(2, 4.5) * FINE
    for lean in (-1.4, 0, 1.4):
        draw.line((x, y, x + lean * FINE * 0.7, y - height), fill=(*colour, 150), width=2)


def clod(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    if rng.random() < 0.35:
        straw(draw, x, y, rng)
        return
    r = rng.uniform(1.5, 4) * FINE
    colour = mix((58, 38, 29), (120, 90, 66), rng.random())
    draw.ellipse((x - r * 1.4, y - r * 0.7, x + r * 1.4, y + r * 0.7), fill=(*colour, 90))
    draw.arc((x - r * 1.4, y - r * 0.7, x + r * 1.4, y + r * 0.7), 180, 300, fill=(152, 120, 90, 110), width=2)


def straw(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    dx, dy = rng.uniform(-5, 5) * FINE, rng.uniform(-2.5, 2.5) * FINE
    draw.line((x, y, x + dx, y + dy), fill=(*mix((166, 126, 70), (232, 204, 128), rng.random()), 190), width=2)


def cobble(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    low, _, high = EARTHS["house"]
    rx, ry = rng.uniform(2.2, 3.4) * FINE, rng.uniform(1.8, 2.6) * FINE
    colour = mix(low, high, rng.random())
    draw.rounded_rectangle(
        (x - rx, y - ry, x + rx, y + ry), ry * 0.8, fill=(*colour, 235), outline=(*mix(low, (60, 52, 46), 0.62), 210)
    )
    draw.line((x - rx * 0.5, y - ry * 0.62, x + rx * 0.4, y - ry * 0.62), fill=(206, 198, 182, 130), width=1)


def pebble(draw: ImageDraw.ImageDraw, x: float, y: float, rng: Random) -> None:
    r = rng.uniform(0.5, 1.3) * FINE
    colour = mix((170, 138, 96), (246, 232, 200), rng.random())
    draw.ellipse((x - r, y - r * 0.8, x + r, y + r * 0.8), fill=(*colour, 190))


STROKES: dict[str, tuple[Stroke, int]] = {
    "meadow": (tuft, 1100),
    "pigsty": (clod, 520),
    "house": (cobble, 1500),
    "road": (pebble, 500),
}
