"""Marks upon the board: legal squares, dead squares, the last move, and the tiles' back."""

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.courtyard.canvas import OUTLINE
from castles.studio.paint.brush import (
    bevel,
    blurred,
    cut_out,
    faded,
    inner_shade,
    lay,
    polygon,
    ramp,
    reduced,
    rounded,
    shaded,
)
from castles.studio.paint.colour import GOLD, SHADOW, Colour
from castles.studio.paint.curves import shield
from castles.studio.paint.noise import fbm, value_noise
from castles.studio.work import Work

FINE = 3
SIDE = 192  # of a square in these pictures
FULL = (SIDE * FINE, SIDE * FINE)
GREEN: Colour = (120, 232, 130)
AMBER: Colour = (255, 206, 96)


def frame(inset: float, width: float, radius: float = 14) -> Image.Image:
    o, i = inset * FINE, (inset + width) * FINE
    outer = rounded(FULL, (o, o, FULL[0] - o, FULL[1] - o), radius * FINE)
    inner = rounded(FULL, (i, i, FULL[0] - i, FULL[1] - i), max(1, radius - width) * FINE)
    return ImageChops.subtract(outer, inner)


def glowing(line: Image.Image, colour: Colour, fill: float) -> Image.Image:
    """A bright line with its halo, over a veil of its colour."""
    veil = rounded(FULL, (6 * FINE, 6 * FINE, FULL[0] - 6 * FINE, FULL[1] - 6 * FINE), 12 * FINE)
    halo = ImageChops.lighter(faded(blurred(line, 7 * FINE), 1.0), faded(veil, fill))
    alpha = ImageChops.lighter(halo, line)
    image = Image.new("RGB", FULL, colour)
    lay(image, (255, 255, 240), line.filter(ImageFilter.MinFilter(5)), 0.75)
    return reduced(cut_out(image, alpha), FINE)


def glow_square() -> Image.Image:
    return glowing(frame(9, 6), GREEN, 0.3)


def glow_area() -> Image.Image:
    """Over every square of an area that is pointed at."""
    return glowing(frame(5, 5), AMBER, 0.24)


def glow_other() -> Image.Image:
    """Dashed, with a turning arrow: the tile fits here once it is turned."""
    line = frame(11, 4.5)
    draw = ImageDraw.Draw(line)
    for i in range(1, 8, 2):
        x = FULL[0] * i / 8
        for box in ((x - 22, 0, x + 22, 30 * FINE), (x - 22, FULL[1] - 30 * FINE, x + 22, FULL[1])):
            draw.rectangle(box, fill=0)
            draw.rectangle((box[1], box[0], box[3], box[2]), fill=0)
    return glowing(ImageChops.lighter(line, arrow(SIDE / 2, 22)), AMBER, 0.16)


def arrow(middle: float, r: float) -> Image.Image:
    mask = Image.new("L", FULL)
    draw, width = ImageDraw.Draw(mask), 6 * FINE
    o, q = middle * FINE, r * FINE
    draw.arc((o - q, o - q, o + q, o + q), -50, 230, fill=255, width=width)
    x, y = o + math.cos(math.radians(-50)) * (q - width / 2), o + math.sin(math.radians(-50)) * (q - width / 2)
    draw.polygon([(x - 42, y - 20), (x + 30, y - 34), (x + 14, y + 38)], fill=255)
    return mask


def cross() -> Image.Image:
    """Two planks nailed across a square that nothing will fill."""
    image, shape = Image.new("RGB", FULL), Image.new("L", FULL)
    for a, b, tint in (((48, 50), (144, 142), 0.9), ((146, 48), (46, 144), 1.06)):
        plank(image, shape, a, b, tint)
    under = Image.new("RGBA", FULL)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(ImageChops.offset(shape, 9, 11), 8), 0.5))
    return reduced(Image.alpha_composite(under, cut_out(image, shape)), FINE)


def plank(image: Image.Image, shape: Image.Image, a: tuple[float, float], b: tuple[float, float], tint: float) -> None:
    (x0, y0), (x1, y1) = ((v[0] * FINE, v[1] * FINE) for v in (a, b))
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length * 11 * FINE, (x1 - x0) / length * 11 * FINE
    mask = polygon(FULL, [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])
    board = shaded(
        Image.new("RGB", FULL, (150, 104, 64)), value_noise(FULL, 16, int(tint * 100)), 0.8 * tint, 1.15 * tint
    )
    lay(image, board, mask)
    bevel(image, mask, 2 * FINE, 0.5, 0.5)
    lay(image, OUTLINE, ImageChops.subtract(mask, mask.filter(ImageFilter.MinFilter(2 * FINE + 1))))
    draw = ImageDraw.Draw(image)
    for t in (0.08, 0.92):
        x, y, r = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 3 * FINE
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(74, 70, 72), outline=OUTLINE, width=3)
    shape.paste(255, (0, 0), mask)


def last_move() -> Image.Image:
    """Gold brackets at the four corners."""
    line = frame(2, 12, 12)
    gap = 52 * FINE
    ImageDraw.Draw(line).rectangle((gap, 0, FULL[0] - gap, FULL[1]), fill=0)
    ImageDraw.Draw(line).rectangle((0, gap, FULL[0], FULL[1] - gap), fill=0)
    image = Image.new("RGB", FULL, (255, 226, 120))
    bevel(image, line, 3 * FINE, 0.9, 0.4)
    lay(image, OUTLINE, ImageChops.subtract(line, line.filter(ImageFilter.MinFilter(2 * FINE + 1))))
    under = Image.new("RGBA", FULL)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(line, 3 * FINE), 0.8))
    return reduced(Image.alpha_composite(under, cut_out(image, line)), FINE)


def tile_back() -> Image.Image:
    """Red cloth with a gold border and a lozenge pattern around a tower on a shield."""
    image = ramp(fbm(FULL, 150, 6, 4), (0, (96, 20, 26)), (255, (150, 38, 42)))
    draw = ImageDraw.Draw(image, "RGBA")
    for i in range(-12, 26):
        draw.line((i * 48, 0, i * 48 + FULL[1], FULL[1]), fill=(226, 178, 92, 46), width=3)
        draw.line((i * 48, FULL[1], i * 48 + FULL[1], 0), fill=(226, 178, 92, 46), width=3)
    inner_shade(image, Image.new("L", FULL, 255), 30, 0.5)
    for inset, width in ((6, 3.4), (12, 1.2)):
        band = frame(inset, width, 10)
        lay(image, GOLD, band)
        bevel(image, band, FINE, 0.6, 0.6)
    arms(image)
    return image.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def arms(image: Image.Image) -> None:
    u = FINE
    for grow, colour in ((5, OUTLINE), (3, GOLD), (-3, (52, 38, 34))):
        mask = polygon(FULL, shield(96 * u, (48 - grow) * u, (84 + 2 * grow) * u, (100 + 2 * grow) * u))
        lay(image, colour, mask)
        if colour == GOLD:
            bevel(image, mask, 2 * u, 0.6, 0.6)
    tower = Image.new("L", FULL)
    draw = ImageDraw.Draw(tower)
    for box in ((76, 84, 116, 126), (70, 72, 122, 88), *((70 + i * 19.5, 62, 83 + i * 19.5, 76) for i in range(3))):
        draw.rectangle(tuple(v * u for v in box), fill=255)
    draw.rounded_rectangle((88 * u, 102 * u, 104 * u, 140 * u), 8 * u, fill=0)
    lay(image, (248, 222, 146), tower)
    bevel(image, tower, 2 * u, 0.6, 0.5)


WORKS = (
    Work("art/courtyard/glow_square.webp", glow_square, __name__),
    Work("art/courtyard/glow_area.webp", glow_area, __name__),
    Work("art/courtyard/glow_other.webp", glow_other, __name__),
    Work("art/courtyard/cross.webp", cross, __name__),
    Work("art/courtyard/last_move.webp", last_move, __name__),
    Work("art/courtyard/tile_back.webp", tile_back, __name__),
)
