"""Trees, bushes and flowers."""

import math
from functools import cache
from random import Random

from PIL import Image, ImageDraw

from castles.studio.courtyard.canvas import FINE, blank, rect, tone
from castles.studio.paint.colour import Colour, mix

GREENS: tuple[Colour, ...] = ((74, 120, 48), (92, 134, 54), (62, 104, 54), (108, 140, 54))
PETALS: tuple[Colour, ...] = ((252, 248, 236), (248, 212, 84), (214, 96, 118), (150, 130, 214))


@cache
def tree(seed: int, radius: float) -> Image.Image:
    """A round crown of leaves, bright towards the light."""
    rng = Random(seed)
    layer, draw = blank(2.6 * radius, 2.6 * radius)
    c, r = layer.width / 2, radius * FINE
    green = GREENS[seed % len(GREENS)]
    lobes = [(c, c, r * 0.78), *(lobe(c, r, i, rng) for i in range(7))]
    for grow, colour in ((FINE * 1.1, mix(green, (16, 28, 14), 0.78)), (0, mix(green, (22, 44, 18), 0.36))):
        for x, y, q in lobes:
            draw.ellipse((x - q - grow, y - q - grow, x + q + grow, y + q + grow), fill=colour)
    leaves(layer, draw, c, r, green, rng)
    return layer


def lobe(c: float, r: float, i: int, rng: Random) -> tuple[float, float, float]:
    turn = i * math.tau / 7 + rng.uniform(-0.3, 0.3)
    return c + math.cos(turn) * r * 0.56, c + math.sin(turn) * r * 0.56, r * rng.uniform(0.5, 0.64)


def leaves(layer: Image.Image, draw: ImageDraw.ImageDraw, c: float, r: float, green: Colour, rng: Random) -> None:
    alpha = layer.getchannel("A")
    for _ in range(int((r / FINE) ** 2 * 1.8)):
        turn, k = rng.uniform(0, math.tau), math.sqrt(rng.random())
        x, y = c + math.cos(turn) * k * r, c + math.sin(turn) * k * r
        if alpha.getpixel((int(x), int(y))):
            lit = max(0.0, min(1.0, 0.52 - (x + y - 2 * c) / (2.1 * r) + rng.uniform(-0.2, 0.2)))
            q = FINE * rng.uniform(0.9, 1.8)
            dark, bright = mix(green, (26, 52, 24), 0.45), mix(green, (232, 226, 132), 0.55)
            draw.ellipse((x - q, y - q * 0.8, x + q, y + q * 0.8), fill=mix(dark, bright, lit))


@cache
def bush(seed: int) -> Image.Image:
    """A low bush with berries or blossoms."""
    rng = Random(seed)
    layer = tree(40 + seed, 6.5).copy()
    draw, petal = ImageDraw.Draw(layer), PETALS[seed % len(PETALS)]
    for _ in range(9):
        x, y = (layer.width / 2 / FINE + rng.uniform(-4.5, 4.5) for _ in range(2))
        draw.ellipse(rect(x - 0.9, y - 0.9, x + 0.9, y + 0.9), fill=petal)
    return layer


@cache
def boulder(seed: int) -> Image.Image:
    rng = Random(seed)
    layer, draw = blank(20, 15)
    for x, y, r in ((7, 8, 5.6), (13.5, 9.4, 4), (10, 4.6, 3.2)):
        colour = tone((170, 164, 150), rng.uniform(0.9, 1.08))
        draw.ellipse(rect(x - r - 0.8, y - r * 0.8 - 0.8, x + r + 0.8, y + r * 0.8 + 0.8), fill=(58, 50, 44))
        draw.ellipse(rect(x - r, y - r * 0.8, x + r, y + r * 0.8), fill=tone(colour, 0.78))
        draw.ellipse(rect(x - r, y - r * 0.8, x + r * 0.5, y + r * 0.4), fill=colour)
    return layer


def flower(draw: ImageDraw.ImageDraw, x: float, y: float, petal: Colour, size: float) -> None:
    """Five petals around an eye, in pixels."""
    for i in range(5):
        px, py = x + math.cos(i * 1.257) * size, y + math.sin(i * 1.257) * size
        draw.ellipse((px - size * 0.7, py - size * 0.7, px + size * 0.7, py + size * 0.7), fill=petal)
    eye = (226, 160, 50) if petal != PETALS[1] else (168, 96, 40)
    draw.ellipse((x - size * 0.5, y - size * 0.5, x + size * 0.5, y + size * 0.5), fill=eye)
