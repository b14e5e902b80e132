"""What lies behind a character: cloth in the colours and signs of the crests, a halo, and roofs far away."""

import math
from collections.abc import Callable
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.rules.combo.pieces import CASTLE, CRESTS, Location, Mark
from castles.studio.combo.easel import Easel, corners
from castles.studio.combo.palette import DARK, KINDS, LIGHT
from castles.studio.paint.brush import lay, ramp
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.curves import star
from castles.studio.paint.noise import Size, fbm

Rgba = tuple[int, int, int, int]
Motif = Callable[[ImageDraw.ImageDraw, float, float, float, Rgba], None]
GAP = 17
FAR = ((134, 0.14), (168, 0.34))  # how high the roofs of each distance begin, and how dark they are


def _lily(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    half = ((0, -1.3), (0.45, 0), (1.1, -0.3), (0.5, 0.5))
    points = [*half, (0, 1.2), *((-a, b) for a, b in reversed(half[1:]))]
    draw.polygon([(x + a * r, y + b * r) for a, b in points], fill=colour)


def _cross(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    w = r * 0.3
    draw.rectangle((x - w, y - r, x + w, y + r), fill=colour)
    draw.rectangle((x - r, y - w, x + r, y + w), fill=colour)


def _star(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    draw.polygon(star(x, y, r * 1.25, r * 0.42, 5), fill=colour)


def _chevron(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    way = (x - r * 1.5, y + r * 0.6, x, y - r * 0.7, x + r * 1.5, y + r * 0.6)
    draw.line(way, fill=colour, width=round(r * 0.55), joint="curve")


def _cog(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    for turn in (i * math.tau / 6 for i in range(6)):
        end = (x + math.cos(turn) * r * 1.2, y + math.sin(turn) * r * 1.2)
        draw.line((x, y, *end), fill=colour, width=round(r * 0.45))
    draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=colour)


def _ear(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Rgba) -> None:
    draw.line((x, y + r * 1.4, x, y - r), fill=colour, width=max(1, round(r * 0.3)))
    for level in (-0.9, -0.2, 0.5):
        for side in (-0.5, 0.5):
            cx, cy = x + side * r, y + level * r
            draw.ellipse((cx - r * 0.36, cy - r * 0.42, cx + r * 0.36, cy + r * 0.42), fill=colour)


MOTIFS: dict[Mark, Motif] = dict(zip(CRESTS, (_lily, _cross, _star, _chevron, _cog, _ear), strict=True))


@cache
def cloth(size: Size, kind: Mark, fine: int) -> Image.Image:
    base = mix(KINDS[kind], (250, 236, 206), 0.18)
    weave = ramp(fbm(size, 40 * fine, int(kind), 4), (0, mix(base, DARK, 0.16)), (255, mix(base, LIGHT, 0.22)))
    diaper(weave, MOTIFS[kind], GAP * fine, (*mix(base, LIGHT, 0.6), 120))
    return weave


def diaper(image: Image.Image, motif: Motif, gap: int, colour: Rgba) -> None:
    """A pattern in staggered rows."""
    draw = ImageDraw.Draw(image, "RGBA")
    for row in range(-1, image.height // gap + 2):
        for column in range(-1, image.width // gap + 2):
            motif(draw, column * gap + (gap // 2 if row % 2 else 0), row * gap, gap * 0.2, colour)


def hang(easel: Easel, kinds: tuple[Mark, ...], deck: Location, seed: int, roofs: bool) -> None:
    image = easel.image
    kinds = tuple(dict.fromkeys(kinds))
    image.paste(cloth(image.size, kinds[0], easel.fine))
    if len(kinds) > 1:
        half = image.width * 53 // 100
        image.paste(cloth(image.size, kinds[1], easel.fine).crop((half, 0, *image.size)), (half, 0))
    halo(image)
    if roofs:
        rng = Random(seed)
        for base, dark in FAR:
            skyline(easel, deck, mix(mix(KINDS[kinds[0]], (246, 230, 200), 0.1), DARK, dark), base, rng)


def halo(image: Image.Image) -> None:
    w, h = image.size
    side = int(w * 1.15)
    glow = Image.new("L", (w, h))
    ball = ImageChops.invert(Image.radial_gradient("L").resize((side, side)))
    glow.paste(ball, (int(w * 0.53 - side / 2), int(h * 0.48 - side / 2)))
    lay(image, (255, 246, 214), glow, 0.62)


def skyline(easel: Easel, deck: Location, colour: Colour, base: float, rng: Random) -> None:
    width = easel.image.width / easel.fine
    x = rng.uniform(-20, 0)
    while x < width:
        b, top = rng.uniform(25, 40), base + rng.uniform(-20, 17)
        if deck == CASTLE:
            tower(easel, x, top, b, colour, rng.random() < 0.4)
            x += b + rng.uniform(0, 9)
        else:
            cottage(easel, x, top + 12, b * 1.25, colour)
            x += b * 1.25 + rng.uniform(2, 14)


def tower(easel: Easel, x: float, top: float, b: float, colour: Colour, roofed: bool) -> None:
    edge = mix(colour, DARK, 0.5)
    easel.box(x, top, x + b, 260, colour, ink=0.8, line=edge)
    step = b * 1.12 / 7
    for i in range(4):
        left = x - b * 0.06 + 2 * i * step
        easel.box(left, top - 6, left + step, top + 1, colour, ink=0, shade=0, light=0)
    if roofed:
        roof = corners(x - 2, top - 5, x + b / 2, top - 32, x + b + 2, top - 5)
        easel.blob(roof, mix(colour, (120, 40, 50), 0.3), ink=0.8, line=edge, straight=True)
    lamp = mix(colour, (255, 220, 120), 0.55)
    easel.box(x + b * 0.42, top + 12, x + b * 0.58, top + 23, lamp, ink=0.5, shade=0, light=0)


def cottage(easel: Easel, x: float, top: float, b: float, colour: Colour) -> None:
    edge = mix(colour, DARK, 0.5)
    easel.box(x + 2, top, x + b - 2, 260, mix(colour, LIGHT, 0.22), ink=0.8, line=edge)
    gable = corners(x - 3, top + 1, x + b / 2, top - b * 0.62, x + b + 3, top + 1)
    easel.blob(gable, mix(colour, (110, 50, 30), 0.4), ink=0.8, line=edge, straight=True)
    beams = corners(x + 4, top + 3, x + b / 2, top + 26, x + b - 4, top + 3)
    easel.line(beams, 1.6, mix(colour, DARK, 0.35), True)
    lamp = mix(colour, (255, 220, 120), 0.6)
    easel.box(x + b * 0.4, top + 7, x + b * 0.6, top + 17, lamp, ink=0.5, shade=0, light=0)
