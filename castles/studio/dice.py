"""Dice of bone and of coloured glass, seen from above; they turn, the light stays."""

import math
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.paint.brush import Point, blurred, disc, lay, moved, ramp, reduced, rounded, shaded
from castles.studio.paint.colour import BLACK, WHITE, Colour, mix
from castles.studio.paint.noise import BICUBIC, fbm

FINE = 4
BODIES: dict[str, tuple[Colour, Colour, Colour]] = {  # shade, light, pips
    "bone": ((206, 184, 140), (250, 240, 214), (44, 26, 18)),
    "red": ((140, 20, 24), (204, 48, 44), (255, 244, 222)),
    "yellow": ((206, 146, 24), (250, 210, 84), (60, 34, 10)),
    "dead": ((72, 66, 66), (122, 114, 108), (30, 24, 24)),
}
PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(face: int, size: int, kind: str = "bone", angle: float = 0) -> Image.Image:
    """A die of the given edge in a layer with a third of its size to spare on every side."""
    edge = size * FINE
    pad = int(edge * 0.34)
    whole = edge + 2 * pad
    body = square(whole, pad, edge, 0.24, 0).rotate(angle, BICUBIC)
    top = square(whole, pad, edge, 0.27, 0.07).rotate(angle, BICUBIC)
    shade = BODIES[kind][0]
    texture = surface(body, top, edge, kind, face)
    draw_pips(texture, face, edge, kind, math.radians(angle))
    image = Image.new("RGBA", body.size)
    for i in range(int(edge * 0.13), 0, -2):
        flank = mix(mix(shade, (60, 30, 10), 0.25), mix(shade, (30, 14, 6), 0.72), i / (edge * 0.13))
        image.paste(flank, (0, i), body)
    image.paste(mix(shade, (40, 20, 8), 0.55), (0, 0), body)
    image.paste(texture, (0, 0), body.filter(ImageFilter.MinFilter(5)))
    return reduced(image, FINE)


def square(whole: int, pad: int, edge: int, radius: float, inset: float) -> Image.Image:
    e = edge * inset
    return rounded((whole, whole), (pad + e, pad + e, pad + edge - e, pad + edge - e), edge * radius)


def surface(body: Image.Image, top: Image.Image, edge: int, kind: str, seed: int) -> Image.Image:
    """Lit from the north-west, darker at the rim, with a bright line along the upper edges."""
    shade, light, _ = BODIES[kind]
    size = body.size
    image = ramp(fbm(size, edge // 3, seed * 7 + edge, 4), (0, mix(shade, light, 0.55)), (255, light))
    slope = Image.linear_gradient("L").resize((2 * size[0], 2 * size[1])).rotate(45)
    quarter = (size[0] // 2, size[1] // 2, size[0] // 2 + size[0], size[1] // 2 + size[1])
    image = shaded(image, ImageChops.invert(slope.crop(quarter)), 0.68, 1.22)
    lay(image, mix(shade, BLACK, 0.12), ImageChops.subtract(body, blurred(top, edge * 0.03)), 0.5)
    rim = blurred(ImageChops.subtract(top, moved(top, edge * 0.04, edge * 0.04)), edge * 0.02)
    lay(image, (255, 255, 250), rim, 0.75)
    p = edge * 0.34
    spot = disc(size, (p + edge * 0.05, p + edge * 0.02, p + edge * 0.6, p + edge * 0.45))
    lay(image, WHITE, blurred(spot, edge * 0.12), 0.3)
    return image


def draw_pips(image: Image.Image, face: int, edge: int, kind: str, turn: float) -> None:
    """Drilled hollows: a bright lower edge, a dark hole, a glint at its bottom."""
    _, light, hole = BODIES[kind]
    draw, r = ImageDraw.Draw(image), edge * 0.092
    for px, py in PIPS[face]:
        x, y = px * edge * 0.245, py * edge * 0.245
        cx = image.width / 2 + x * math.cos(turn) + y * math.sin(turn)
        cy = image.height / 2 - x * math.sin(turn) + y * math.cos(turn)
        ox, oy = edge * 0.016, edge * 0.02
        draw.ellipse((cx - r + ox, cy - r + oy, cx + r + ox, cy + r + oy), fill=mix(light, WHITE, 0.6))
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=hole)
        draw.ellipse((cx - r * 0.3, cy - r * 0.1, cx + r * 0.8, cy + r * 0.85), fill=mix(hole, light, 0.22))
