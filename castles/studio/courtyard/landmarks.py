"""What counts: the chapel, the stocks and the fountain; and the gates where roads end."""

import math
from functools import cache
from random import Random

from PIL import Image, ImageDraw

from castles.studio.courtyard.canvas import FINE, OUTLINE, blank, rect, tone
from castles.studio.courtyard.roofs import SLATE, Wing, building
from castles.studio.paint.colour import Colour, jitter, mix

WALLS: Colour = (240, 232, 214)
GILT: Colour = (255, 214, 92)
OAK: Colour = (232, 184, 116)
MARBLE: Colour = (216, 208, 192)


@cache
def chapel() -> Image.Image:
    """A pale stone chapel with slate roofs, an apse, a bell tower, and a large gilt cross upon the nave."""
    rng = Random(5)
    layer, draw = blank(78, 66)
    wall_block(draw, 16, 18, 66, 48)
    wall_block(draw, 34, 6, 58, 60)
    draw.pieslice(rect(56, 19, 77, 47), -90, 90, fill=WALLS, outline=OUTLINE, width=FINE)
    draw.pieslice(rect(58, 22, 74, 44), -90, 90, fill=tone(SLATE, 0.78), outline=OUTLINE, width=FINE)
    nave, transept = Wing(16, 20.5, 66, 45.5, "x"), Wing(36, 8, 56, 58, "y")
    roof, x, y = building([nave, transept], SLATE, rng)
    layer.alpha_composite(roof, (round(x * FINE - roof.width / 2), round(y * FINE - roof.height / 2)))
    tower = bell_tower()
    layer.alpha_composite(tower, (2 * FINE, 20 * FINE))
    cross(draw, 46, 31, 17)
    return layer


def wall_block(draw: ImageDraw.ImageDraw, x0: float, y0: float, x1: float, y1: float) -> None:
    draw.rectangle(rect(x0, y0, x1, y1), fill=WALLS, outline=OUTLINE, width=FINE)


def bell_tower() -> Image.Image:
    """Square, with a slate pyramid lit from the north-west."""
    layer, draw = blank(27, 27)
    draw.rectangle(rect(0, 0, 26.6, 26.6), fill=WALLS, outline=OUTLINE, width=FINE)
    a, b, c = 2.6, 24, 13.3
    for points, light in (
        ((a, a, b, a), 1.2), ((b, a, b, b), 0.8), ((b, b, a, b), 0.66), ((a, b, a, a), 1.06),
    ):  # fmt: skip
        p = [v * FINE for v in (*points, c, c)]
        draw.polygon(p, fill=tone(SLATE, light), outline=OUTLINE)
    draw.ellipse(rect(c - 2.4, c - 2.4, c + 2.4, c + 2.4), fill=GILT, outline=OUTLINE, width=2)
    return layer


def cross(draw: ImageDraw.ImageDraw, x: float, y: float, size: float) -> None:
    """A Latin cross with an ink edge and its shadow on the roof."""
    arm = size * 0.2
    for dx, grow, colour in ((3.2, 0.4, (66, 78, 108)), (0, 1.3, OUTLINE), (0, 0.0, GILT)):
        for x0, y0, x1, y1 in (
            (-arm, -size, arm, size),
            (-size * 0.68, -size * 0.5, size * 0.68, -size * 0.5 + 2 * arm),
        ):
            box = rect(x + x0 - grow + dx, y + y0 - grow + dx, x + x1 + grow + dx, y + y1 + grow + dx)
            draw.rectangle(box, fill=colour)
    draw.rectangle(rect(x - arm + 0.5, y - size + 0.5, x - arm + 1.6, y + size - 0.5), fill=(255, 244, 190))


@cache
def stocks() -> Image.Image:
    """A pillory upon a round stage of stone: a board with three holes between two posts."""
    layer, draw = blank(62, 54)
    draw.ellipse(rect(4, 12, 58, 53), fill=OUTLINE)
    draw.ellipse(rect(5.6, 13.6, 56.4, 51.2), fill=tone(MARBLE, 0.8))
    draw.ellipse(rect(9, 16, 53, 47.6), fill=tone(MARBLE, 0.92), outline=tone(MARBLE, 0.6), width=FINE)
    for i in range(12):
        c, s = math.cos(i * math.tau / 12), math.sin(i * math.tau / 12)
        joint = rect(31 + c * 22, 32 + s * 16, 31 + c * 25.4, 32.4 + s * 18.8)
        draw.line(joint, fill=tone(MARBLE, 0.5), width=FINE)
    draw.polygon([v * FINE for v in (10, 38, 54, 38, 59, 46, 18, 46)], fill=(78, 54, 40))
    for x in (8, 47):
        post(draw, x)
    board(draw)
    return layer


def post(draw: ImageDraw.ImageDraw, x: float) -> None:
    draw.rectangle(rect(x, 1, x + 7, 41), fill=(150, 100, 56), outline=OUTLINE, width=round(1.2 * FINE))
    draw.rectangle(rect(x + 1.4, 2.4, x + 3, 39.6), fill=(186, 136, 84))


def board(draw: ImageDraw.ImageDraw) -> None:
    draw.rounded_rectangle(rect(3, 9, 59, 31), 2 * FINE, fill=OAK, outline=OUTLINE, width=round(1.6 * FINE))
    draw.rectangle(rect(5, 11, 57, 13), fill=tone(OAK, 1.22))
    draw.rectangle(rect(5, 27.6, 57, 29.4), fill=tone(OAK, 0.76))
    draw.line(rect(4, 20, 58, 20), fill=OUTLINE, width=round(1.3 * FINE))
    for x, r in ((14, 4.8), (31, 7.4), (48, 4.8)):
        draw.ellipse(rect(x - r, 20 - r, x + r, 20 + r), fill=(30, 18, 14))
        draw.arc(rect(x - r, 20 - r, x + r, 20 + r), 10, 120, fill=tone(OAK, 1.2), width=3)
    for x, y in ((7, 15), (55, 15), (7, 25), (55, 25)):
        draw.ellipse(rect(x - 1.2, y - 1.2, x + 1.2, y + 1.2), fill=(64, 58, 58))


@cache
def fountain(radius: float = 25) -> Image.Image:
    """A round marble basin of blue water with a spout."""
    rng = Random(8)
    layer, draw = blank(2 * radius + 4, 2 * radius + 4)
    o = radius + 2

    def disc(r: float, colour: Colour) -> None:
        draw.ellipse(rect(o - r, o - r, o + r, o + r), fill=colour)

    disc(radius, OUTLINE)
    rim = rect(o - radius + 1.3, o - radius + 1.3, o + radius - 1.3, o + radius - 1.3)
    for i in range(14):
        turn = i * 360 / 14
        lit = 0.92 + 0.24 * math.cos(math.radians(turn + 13 - 225))
        draw.pieslice(rim, turn + 1, turn + 25, fill=tone(jitter(rng, MARBLE, 8), lit))
    disc(radius - 6, OUTLINE)
    disc(radius - 7, (40, 108, 164))
    draw.pieslice(rect(o - radius + 7, o - radius + 7, o + radius - 7, o + radius - 7), 165, 290, fill=(26, 70, 118))
    disc(radius - 10, (76, 156, 206))
    for r in (radius - 9.5, radius - 13):
        draw.ellipse(rect(o - r, o - r, o + r, o + r), outline=(188, 228, 242), width=2)
    spout(draw, o)
    return layer


def spout(draw: ImageDraw.ImageDraw, o: float) -> None:
    for i in range(8):
        c, s = math.cos(i * math.pi / 4 + 0.2), math.sin(i * math.pi / 4 + 0.2)
        draw.line(rect(o + c * 6, o + s * 6, o + c * 12, o + s * 12), fill=(236, 248, 252), width=round(1.3 * FINE))
        draw.ellipse(rect(o + c * 12 - 1, o + s * 12 - 1, o + c * 12 + 1, o + s * 12 + 1), fill=(250, 255, 255))
    for r, colour in ((7, OUTLINE), (6, MARBLE), (3.8, (120, 188, 222)), (1.8, (250, 255, 255))):
        draw.ellipse(rect(o - r, o - r, o + r, o + r), fill=colour)


@cache
def gatehouse(side: str) -> Image.Image:
    """A gabled porch with a dark door, which a road from that side ends at."""
    rng = Random(7)
    along = "x" if side in "EW" else "y"
    wing = Wing(0, 0, *((26, 30) if along == "x" else (30, 26)), along)
    layer, _, _ = building([wing], (206, 92, 58), rng)
    out = Image.new("RGBA", (layer.width + 8 * FINE, layer.height + 8 * FINE))
    out.alpha_composite(layer, (4 * FINE, 4 * FINE))
    draw, w, h = ImageDraw.Draw(out), out.width / FINE, out.height / FINE
    door = {
        "N": (w / 2 - 9, 1, w / 2 + 9, 6), "S": (w / 2 - 9, h - 6, w / 2 + 9, h - 1),
        "W": (1, h / 2 - 9, 6, h / 2 + 9), "E": (w - 6, h / 2 - 9, w - 1, h / 2 + 9),
    }[side]  # fmt: skip
    draw.rounded_rectangle(rect(*door), 4, fill=(46, 28, 20), outline=mix(WALLS, OUTLINE, 0.1), width=round(1.2 * FINE))
    return out


@cache
def gate(side: str) -> Image.Image:
    """An open gate between two posts, in the fence that a road from that side ends at."""
    layer, draw = blank(44, 44)
    for hand in (-1, 1):
        x, y = 22 + hand * 15, 22
        draw.line(rect(x, y, x - hand * 3, y + 14), fill=OUTLINE, width=4 * FINE)
        draw.line(rect(x, y, x - hand * 3, y + 14), fill=(196, 150, 92), width=2 * FINE)
        draw.ellipse(rect(x - 4, y - 4, x + 4, y + 4), fill=(150, 104, 58), outline=OUTLINE, width=FINE)
        draw.ellipse(rect(x - 2, y - 2.6, x + 0.6, y), fill=(216, 174, 116))
    return layer.rotate({"N": 0, "W": 90, "S": 180, "E": 270}[side])
