"""Colours by name, and mixing them."""

from itertools import pairwise
from random import Random

Colour = tuple[int, int, int]
Stop = tuple[int, Colour]  # a place between 0 and 255 and the colour there

INK: Colour = (52, 30, 18)
CREAM: Colour = (250, 238, 208)
GOLD: Colour = (232, 190, 92)
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
FOCUS: Colour = (150, 214, 255)
SHADOW: Colour = (14, 10, 14)

GULES: Colour = (179, 32, 42)
AZURE: Colour = (31, 95, 191)
VERT: Colour = (30, 158, 119)
OR: Colour = (242, 194, 48)
SABLE: Colour = (38, 34, 31)
ARGENT: Colour = (239, 233, 220)
TINCTURES: dict[str, Colour] = {
    "gules": GULES,
    "azure": AZURE,
    "vert": VERT,
    "or": OR,
    "sable": SABLE,
    "argent": ARGENT,
}

METAL: tuple[Stop, ...] = (
    (0, (96, 62, 18)),
    (70, (168, 118, 40)),
    (140, (232, 190, 92)),
    (200, (255, 236, 168)),
    (255, (255, 250, 222)),
)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """From a (t = 0) to b (t = 1)."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def jitter(rng: Random, colour: Colour, amount: float) -> Colour:
    """A neighbour of the colour: mostly lighter or darker, a little warmer or cooler."""
    shift = rng.uniform(-amount, amount)
    r, g, b = (max(0, min(255, int(v + shift + rng.uniform(-amount, amount) * 0.35))) for v in colour)
    return r, g, b


def at(stops: tuple[Stop, ...], value: int) -> Colour:
    """The colour of a ramp at a value."""
    for (low, a), (high, b) in pairwise(stops):
        if value <= high:
            return mix(a, b, (value - low) / max(1, high - low))
    return stops[-1][1]
