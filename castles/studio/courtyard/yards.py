"""Small things that stand in yards between houses."""

from collections.abc import Iterator
from functools import cache
from random import Random

from PIL import Image

from castles.studio.courtyard.canvas import FINE, OUTLINE, blank, rect, somewhere, take_room, tone
from castles.studio.courtyard.plants import tree
from castles.studio.paint.colour import Colour, jitter

Thing = tuple[float, float, Image.Image, float]


def yard_things(free: Image.Image, rng: Random, count: int) -> Iterator[Thing]:
    """Up to so many things where there is room, each with its place and height."""
    for _ in range(count):
        r = rng.choice((12, 12, 9))
        at = somewhere(rng, free, r)
        if at:
            take_room(free, *at, r + 3)
            yield (*at, thing(r, rng), 4)


def thing(r: float, rng: Random) -> Image.Image:
    if r < 12:
        return rng.choice((barrels, logs))(rng.randrange(3))
    kind = rng.randrange(3)
    return (
        tree(rng.randrange(8), 11) if kind == 0 else stall(rng.randrange(3)) if kind == 1 else garden(rng.randrange(3))
    )


@cache
def barrels(seed: int) -> Image.Image:
    layer, draw = blank(18, 18)
    for x, y in ((6, 6), (12.5, 8.5), (7, 13))[: 2 + seed % 2]:
        for r, colour in ((4.6, OUTLINE), (3.8, (150, 102, 58)), (2.6, (184, 134, 84)), (1, OUTLINE)):
            draw.ellipse(rect(x - r, y - r, x + r, y + r), fill=colour)
    return layer


@cache
def logs(seed: int) -> Image.Image:
    rng = Random(seed)
    layer, draw = blank(20, 16)
    for i in range(4):
        y = 1 + i * 3.6
        colour = jitter(rng, (164, 116, 70), 14)
        draw.rounded_rectangle(rect(1 + i % 2, y, 18 + i % 2, y + 3.4), 4, fill=colour, outline=OUTLINE, width=2)
        draw.ellipse(rect(15.6 + i % 2, y + 0.4, 18 + i % 2, y + 3), fill=(226, 190, 134))
    return layer


AWNINGS: tuple[Colour, ...] = ((58, 98, 156), (206, 160, 60), (80, 124, 110))


@cache
def stall(seed: int) -> Image.Image:
    """A market stall under a striped awning."""
    layer, draw = blank(24, 20)
    draw.rectangle(rect(0, 0, 23.6, 19.6), fill=OUTLINE)
    for i in range(6):
        colour = AWNINGS[seed] if i % 2 else (244, 234, 212)
        draw.rectangle(rect(1 + i * 3.6, 1, 4.6 + i * 3.6, 9.8), fill=colour)
        draw.rectangle(rect(1 + i * 3.6, 9.8, 4.6 + i * 3.6, 18.6), fill=tone(colour, 0.72))
    return layer


@cache
def garden(seed: int) -> Image.Image:
    """Beds of cabbages."""
    rng = Random(seed)
    layer, draw = blank(24, 22)
    draw.rounded_rectangle(rect(0, 0, 23.6, 21.6), 6, fill=(112, 82, 54), outline=OUTLINE, width=FINE)
    for i in range(12):
        x, y, r = 4 + i % 4 * 5.2, 4 + i // 4 * 6.6, 2.2
        green = jitter(rng, (112, 158, 70), 20)
        draw.ellipse(rect(x - r, y - r, x + r, y + r), fill=green, outline=(44, 66, 30), width=2)
        draw.ellipse(rect(x - r * 0.6, y - r * 0.7, x + r * 0.2, y + r * 0.1), fill=tone(green, 1.25))
    return layer
