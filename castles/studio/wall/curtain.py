"""The curtain wall: battlements, a moulding, and courses of stone whose ends are the same on every card."""

from random import Random

from PIL import Image, ImageDraw

from castles.studio.paint.brush import Box, column, polygon, shaded
from castles.studio.paint.colour import INK, Colour, jitter, mix
from castles.studio.paint.noise import repeating_fbm
from castles.studio.wall.landscape import FOOT, H, U, W

STONE: Colour = (204, 186, 156)
JOINT: Colour = (104, 88, 74)
MERLONS = tuple(8 + 40 * i for i in range(5))  # left edges; the gaps meet at the card's edge
MERLON, TOP, WALK, FACE = 24, 146, 166, 176  # a merlon's width; heights of merlons, wall walk, and of the plain wall
COURSE = 15.2
HALF = 14  # how much of the stone across the edge belongs to each card


def curtain(seed: int) -> Image.Image:
    """The whole wall of one card on nothing."""
    image = Image.new("RGB", (W, H), JOINT)
    rng = Random(seed)
    for number in range(7):
        lay_course(image, FACE + number * COURSE, number, rng)
    lay_moulding(image)
    lay_merlons(image, rng)
    image = shaded(image, repeating_fbm((W, H), (4, 6), 3, 5), 0.8, 1.14)
    image = shaded(image, repeating_fbm((W, H), (70, 105), 4, 2), 0.92, 1.07)
    image = shaded(image, column(H, lambda y: 1 - max(0.0, y * 300 - 170) / 150).resize((W, H)), 0.62, 1.08)
    image.putalpha(outline())
    return image


def outline() -> Image.Image:
    """Where the wall is: its face and its merlons."""
    mask = polygon((W, H), [(0, WALK * U), (W, WALK * U), (W, FOOT + 6 * U), (0, FOOT + 6 * U)])
    draw = ImageDraw.Draw(mask)
    for x in MERLONS:
        draw.rectangle((x * U, TOP * U, (x + MERLON) * U, WALK * U), fill=255)
    return mask


def lay_course(image: Image.Image, y: float, number: int, rng: Random) -> None:
    """Odd courses carry the stone across the edge, whose colour is the same on every card."""
    if number % 2:
        colour = jitter(Random(number), STONE, 14)
        for x in (-HALF, 200 - HALF):
            stone(image, (x, y, x + 2 * HALF, y + COURSE), colour)
    left = float(HALF * (number % 2))
    end = 200 - left
    while left < end:
        w = rng.uniform(21, 33)
        if end - left - w < 20:
            w = end - left if end - left < 40 else (end - left) / 2
        stone(image, (left, y, left + w, y + COURSE), jitter(rng, STONE, 16))
        left += w


def stone(image: Image.Image, box: Box, colour: Colour) -> None:
    """One block: lit above and at its left, dark below."""
    x0, y0, x1, y1 = (round(v * U) for v in box)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((x0 + 1, y0 + 1, x1 - 2, y1 - 2), radius=2 * U, fill=colour)
    light, dark = mix(colour, (255, 248, 226), 0.42), mix(colour, (50, 34, 30), 0.34)
    draw.line((x0 + 2 * U, y1 - U, x1 - 2 * U, y1 - U), fill=dark, width=U)
    draw.line((x1 - U, y0 + 2 * U, x1 - U, y1 - 2 * U), fill=dark, width=U)
    draw.line((x0 + U, y0 + 2 * U, x0 + U, y1 - 2 * U), fill=light, width=U)
    draw.line((x0 + 2 * U, y0 + U, x1 - 2 * U, y0 + U), fill=light, width=U)


def lay_moulding(image: Image.Image) -> None:
    """The ledge below the wall walk, with its shadow on the stones."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, WALK * U, W, FACE * U), fill=mix(STONE, (255, 246, 222), 0.16))
    draw.rectangle((0, WALK * U, W, WALK * U + U), fill=mix(STONE, (255, 250, 230), 0.6))
    draw.rectangle((0, FACE * U - 2 * U, W, FACE * U), fill=INK)
    draw.rectangle((0, FACE * U, W, FACE * U + 3 * U), fill=mix(STONE, INK, 0.55))
    draw.line((0, WALK * U, W, WALK * U), fill=INK, width=U)


def lay_merlons(image: Image.Image, rng: Random) -> None:
    draw = ImageDraw.Draw(image)
    for x in MERLONS:
        colour = jitter(rng, STONE, 10)
        stone(image, (x, TOP, x + MERLON, WALK), colour)
        draw.rectangle((x * U, TOP * U, (x + MERLON) * U, (TOP + 4) * U), fill=mix(colour, (255, 250, 230), 0.45))
        draw.rectangle((x * U, (TOP + 4) * U, (x + MERLON) * U, (TOP + 5) * U), fill=mix(colour, INK, 0.5))
        draw.rectangle((x * U, TOP * U, (x + MERLON) * U, WALK * U), outline=INK, width=round(1.2 * U))
