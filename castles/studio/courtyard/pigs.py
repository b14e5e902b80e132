"""Pigs and what they live with: sties, troughs, puddles and straw."""

import math
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.courtyard.canvas import FINE, OUTLINE, blank, rect, tone
from castles.studio.paint.brush import Point, blurred, cut_out, lay
from castles.studio.paint.colour import Colour, jitter, mix
from castles.studio.paint.curves import ring, spline

SKINS: tuple[Colour, ...] = ((248, 184, 170), (240, 164, 152), (252, 204, 184))
INKY: Colour = (96, 40, 38)
THATCH: Colour = (226, 192, 112)
HEADINGS = 16

# Along the back from tail to snout: how far, how wide, in parts of the length.
BODY = ((-0.30, 0.20), (-0.17, 0.245), (0.0, 0.255), (0.15, 0.22), (0.30, 0.165))
SNOUT = (0.42, 0.075)
EARS = ((0.25, -0.15, 0.068), (0.25, 0.15, 0.068))
SPOTS = ((-0.18, 0.1, 0.1), (0.04, -0.12, 0.085), (0.1, 0.12, 0.06))


class Animal:
    """A pig lying along a heading; points are given along and across its back."""

    def __init__(self, length: float, heading: int) -> None:
        self.layer, self.draw = blank(length * 1.2, length * 1.2)
        self.length, turn = length, heading * math.tau / HEADINGS
        self.cos, self.sin = math.cos(turn), math.sin(turn)

    def at(self, along: float, across: float = 0) -> Point:
        x = along * self.cos - across * self.sin
        y = along * self.sin + across * self.cos
        return (0.6 + x) * self.length, (0.6 + y) * self.length

    def blob(self, along: float, across: float, r: float, colour: Colour, grow: float = 0, shift: float = 0) -> None:
        x, y = self.at(along, across)
        r = r * self.length + grow
        self.draw.ellipse(rect(x - r - shift, y - r - shift, x + r - shift, y + r - shift), fill=colour)


@cache
def pig(heading: int, length: float, look: int) -> Image.Image:
    """Plump, from above; every third one is spotted."""
    beast, skin = Animal(length, heading), SKINS[look % len(SKINS)]
    for along, r in (*BODY, SNOUT):
        beast.blob(along, 0, r, INKY, 1.1)
    tail(beast)
    for along, r in BODY:
        beast.blob(along, 0, r, tone(skin, 0.82))
    for along, r in BODY:
        beast.blob(along, 0, r * 0.76, skin, shift=length * 0.03)
    beast.blob(-0.08, -0.02, 0.1, mix(skin, (255, 255, 255), 0.4), shift=length * 0.06)
    if look % 3 == 2:
        for spot in SPOTS:
            beast.blob(*spot, (110, 82, 80))
    face(beast, skin)
    return beast.layer


def tail(beast: Animal) -> None:
    x, y = beast.at(-0.5)
    r = beast.length * 0.07
    beast.draw.arc(rect(x - r, y - r, x + r, y + r), 20, 320, fill=INKY, width=round(beast.length * 0.14))


def face(beast: Animal, skin: Colour) -> None:
    for ear in EARS:
        beast.blob(*ear, INKY, 0.7)
        beast.blob(*ear, (220, 128, 122))
    beast.blob(SNOUT[0], 0, SNOUT[1], (224, 132, 126))
    for across in (-0.03, 0.03):
        beast.blob(0.45, across, 0.016, INKY)
    for across in (-0.085, 0.085):
        beast.blob(0.345, across, 0.022, (40, 24, 22))


@cache
def sty(seed: int, across: bool) -> Image.Image:
    """A thatched pigsty with a bound ridge; its low door shows under the eaves."""
    rng = Random(900 + seed)
    w, h = 50, 40
    layer, draw = blank(w, h)
    draw.rounded_rectangle(rect(0, 0, w, h), 12, fill=tone(THATCH, 0.8))
    for side, light in ((-1, 1.08), (1, 0.7)):
        comb(draw, w, h, side, light, rng)
    bound_ridge(draw, w, h)
    mask = ragged(layer.size, rng)
    edge = ImageChops.subtract(mask, ImageChops.offset(mask, -4, -4))
    edge = ImageChops.lighter(edge, ImageChops.subtract(mask, ImageChops.offset(mask, 4, 4)))
    layer = layer.convert("RGB")
    lay(layer, OUTLINE, edge)
    done = cut_out(layer, mask)
    return done.transpose(Image.Transpose.ROTATE_90) if across else done


def comb(draw: ImageDraw.ImageDraw, w: float, h: float, side: int, light: float, rng: Random) -> None:
    """Straws down one slope, tied in two courses."""
    for _ in range(int(w * h * 0.45)):
        x, y = rng.uniform(0, w), h / 2 + side * rng.uniform(0, 0.9) * h / 2
        line = rect(x, y, x + rng.uniform(-1, 1), y + side * rng.uniform(3, 7))
        draw.line(line, fill=tone(jitter(rng, THATCH, 26), light), width=2)
    for part in (0.45, 0.78):
        y = h / 2 + side * h / 2 * part
        draw.line(rect(0, y, w, y), fill=tone(THATCH, light * 0.58), width=2)


def bound_ridge(draw: ImageDraw.ImageDraw, w: float, h: float) -> None:
    draw.rectangle(rect(0, h / 2 + 2, w, h / 2 + 3.4), fill=(92, 62, 30))
    draw.rectangle(rect(0, h / 2 - 3.2, w, h / 2 + 2), fill=(188, 142, 70))
    for i in range(8):
        x = w * (i + 0.5) / 8
        for a, b in ((-2.4, 2.4), (2.4, -2.4)):
            draw.line(rect(x + a, h / 2 - 3.2, x + b, h / 2 + 2), fill=(92, 60, 28), width=FINE)


def ragged(size: tuple[int, int], rng: Random) -> Image.Image:
    """The uneven edge of thatch."""
    w, h = size
    top = [(3 + (w - 6) * i / 22, rng.uniform(1, 5)) for i in range(23)]
    low = [(3 + (w - 6) * i / 22, h - rng.uniform(1, 5)) for i in range(23)]
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon([*top, *low[::-1]], fill=255)
    return mask


@cache
def round_sty(seed: int) -> Image.Image:
    """A round hut under a cone of thatch."""
    rng = Random(70 + seed)
    layer, draw = blank(44, 44)
    o, r = 22, 20
    draw.polygon([v * FINE for p in burst(o, r + 1, rng) for v in p], fill=OUTLINE)
    for _ in range(700):
        turn, k = rng.uniform(0, math.tau), math.sqrt(rng.random())
        c, s = math.cos(turn), math.sin(turn)
        light = 0.9 + 0.3 * math.cos(turn - math.radians(225))
        line = rect(o + c * k * r * 0.8, o + s * k * r * 0.8, o + c * min(1, k + 0.2) * r, o + s * min(1, k + 0.2) * r)
        draw.line(line, fill=tone(jitter(rng, THATCH, 24), light), width=3)
    for k in (0.5, 0.8):
        draw.ellipse(rect(o - r * k, o - r * k, o + r * k, o + r * k), outline=tone(THATCH, 0.6), width=2)
    for q, colour in ((5, OUTLINE), (4, (188, 142, 70)), (2, (232, 200, 130))):
        draw.ellipse(rect(o - q, o - q, o + q, o + q), fill=colour)
    return layer


def burst(o: float, r: float, rng: Random) -> list[Point]:
    return [
        (o + math.cos(i * math.tau / 40) * (r + rng.uniform(-0.8, 0.8)), o + math.sin(i * math.tau / 40) * r)
        for i in range(40)
    ]


@cache
def trough(across: bool) -> Image.Image:
    """A hollowed log full of swill."""
    layer, draw = blank(38, 15)
    draw.rounded_rectangle(
        rect(0, 0, 37.6, 14.6), 3 * FINE, fill=(150, 104, 60), outline=OUTLINE, width=round(1.2 * FINE)
    )
    draw.line(rect(3, 2.2, 34, 2.2), fill=(204, 156, 102), width=FINE)
    draw.rounded_rectangle(rect(4, 4, 33.6, 11.4), 2 * FINE, fill=(222, 208, 150), outline=(66, 42, 26), width=FINE)
    for i in range(7):
        x, y = 8 + i * 3.8, 6 + i * 3 % 4
        draw.ellipse(rect(x - 1.6, y - 1, x + 1.6, y + 1), fill=(178, 150, 88) if i % 2 else (142, 164, 86))
    return layer.transpose(Image.Transpose.ROTATE_90) if across else layer


@cache
def puddle(seed: int) -> Image.Image:
    """Wet mud: dark at the rim, the sky in the middle."""
    rng = Random(30 + seed)
    w, h = 58, 42
    points = [(w / 2 + (x - w / 2) * (k := rng.uniform(0.82, 1.0)), h / 2 + (y - h / 2) * k)
              for x, y in ring(w / 2, h / 2, w / 2 - 1, h / 2 - 1, 11)]  # fmt: skip
    outline = [(x * FINE, y * FINE) for x, y in spline(points)]
    size = (w * FINE, h * FINE)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).polygon(outline, fill=255)
    face = Image.new("RGB", size, (50, 34, 28))
    inner = blurred(ImageChops.multiply(mask, ImageChops.offset(mask, 12, 14)), 6)
    lay(face, (96, 92, 94), inner, 0.95)
    glint = Image.new("L", size)
    ImageDraw.Draw(glint).ellipse((w * 0.34 * FINE, h * 0.42 * FINE, w * 0.72 * FINE, h * 0.66 * FINE), fill=255)
    lay(face, (166, 178, 188), ImageChops.multiply(blurred(glint, 9), mask), 0.8)
    return cut_out(face, blurred(mask, 2))


@cache
def wallowing(heading: int, look: int) -> Image.Image:
    """A hog in the mud: splashed up to its flanks."""
    beast = pig(heading, 36, look).copy()
    w, h = beast.size
    draw, rng = ImageDraw.Draw(beast), Random(look)
    body = beast.getchannel("A")
    dry = Image.new("L", beast.size)
    ImageDraw.Draw(dry).ellipse((w * 0.12, h * 0.1, w * 0.86, h * 0.82), fill=255)
    out = Image.new("RGBA", beast.size)
    for _ in range(9):
        x, y, r = rng.uniform(0.3, 0.7) * w, rng.uniform(0.35, 0.7) * h, rng.uniform(1, 2.6) * FINE
        if body.getpixel((int(x), int(y))):
            draw.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=(92, 68, 54))
    out.paste(beast, (0, 0), ImageChops.multiply(blurred(dry, 5), body))
    return out


@cache
def straw_heap(seed: int) -> Image.Image:
    rng = Random(50 + seed)
    layer, draw = blank(40, 30)
    for _ in range(420):
        turn, k = rng.uniform(0, math.tau), rng.random() ** 0.7
        x, y = 20 + math.cos(turn) * k * 15, 15 + math.sin(turn) * k * 10
        light = 1.08 - 0.4 * ((x - 20) / 15 + (y - 15) / 10) / 2
        dx, dy = rng.uniform(-4.5, 4.5), rng.uniform(-3, 3)
        draw.line(rect(x, y, x + dx, y + dy), fill=tone(jitter(rng, (232, 198, 112), 22), light), width=3)
    return layer
