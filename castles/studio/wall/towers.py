"""What is built on and behind the wall: towers, turrets, galleries, roofs, trees and mills, on a card's own layer."""

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageDraw

from castles.studio.castles_art import Build, block, masonry, shingles, tower, window
from castles.studio.paint.brush import polygon, row, shaded
from castles.studio.paint.colour import INK, Colour, mix
from castles.studio.scenery import fir, oak
from castles.studio.wall.curtain import STONE
from castles.studio.wall.landscape import FOOT, U, points

Painter = Callable[[Image.Image, Colour, int], None]  # on a layer, with the card's colour and number
TIMBER: Colour = (154, 108, 64)
LINE = U


def build(colour: Colour, seed: int, kind: str = "stone") -> Build:
    return Build(Random(seed), 10 * U, STONE if kind == "stone" else TIMBER, kind, colour, colour)


def round_tower(layer: Image.Image, colour: Colour, seed: int) -> None:
    tower(layer, 100 * U, FOOT, 76 * U, 161 * U, build(colour, seed), True, False, 1)


def keep(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A stout tower with battlements and a flag."""
    tower(layer, 100 * U, FOOT, 100 * U, 166 * U, build(colour, seed), False, True, 1)


def turrets(layer: Image.Image, colour: Colour, seed: int) -> None:
    for x, height in ((46, 164), (154, 176)):
        tower(layer, x * U, FOOT, 44 * U, height * U, build(colour, seed + x), True, x > 100, 1)


def spire(layer: Image.Image, colour: Colour, seed: int) -> None:
    """One slim high tower."""
    tower(layer, 100 * U, FOOT, 52 * U, 192 * U, build(colour, seed), True, False, 1)


def hall(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A great house behind the wall: lit windows under a long tiled roof with two chimneys."""
    made = build(colour, seed)
    for x in (62, 132):
        block(layer, (x * U, 40 * U, (x + 12) * U, 80 * U), masonry((12 * U, 40 * U), made, False), LINE)
    block(layer, (24 * U, 104 * U, 176 * U, 172 * U), masonry((152 * U, 68 * U), made, False), LINE)
    gabled_roof(layer, (14, 106, 40, 58, 160, 58, 186, 106), colour, seed)
    draw = ImageDraw.Draw(layer)
    for x in (48, 83, 118, 152):
        window(draw, x * U, 122 * U, 7 * U, True)


def gabled_roof(layer: Image.Image, outline: tuple[float, ...], colour: Colour, seed: int) -> None:
    shape = points(*outline)
    left, top = min(x for x, _ in shape), min(y for _, y in shape)
    size = (int(max(x for x, _ in shape) - left) + 1, int(max(y for _, y in shape) - top) + 1)
    tiles = shaded(shingles(size, colour, Random(seed), 7), row(64, lambda v: 1 - v).resize(size), 0.62, 1.22)
    layer.paste(tiles, (int(left), int(top)), polygon(size, [(x - left, y - top) for x, y in shape]))
    ImageDraw.Draw(layer).line([*shape, *shape[:2]], fill=(*INK, 255), width=round(1.4 * U), joint="curve")


def chapel(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A gable with a rose window and a cross."""
    made = build(colour, seed)
    wall = points(46, 172, 46, 104, 100, 46, 154, 104, 154, 172)
    size = (int(108 * U) + 1, int(126 * U) + 1)
    layer.paste(
        masonry(size, made, False), (46 * U, 46 * U), polygon(size, [(x - 46 * U, y - 46 * U) for x, y in wall])
    )
    draw = ImageDraw.Draw(layer)
    draw.line([*wall, wall[0]], fill=(*INK, 255), width=LINE)
    draw.line(points(38, 110, 100, 42, 162, 110), fill=(*INK, 255), width=9 * U, joint="curve")
    draw.line(points(38, 110, 100, 42, 162, 110), fill=(*colour, 255), width=6 * U, joint="curve")
    rose_window(draw, 100, 100, 20)
    for xy in ((100, 42, 100, 12), (90, 22, 110, 22)):
        draw.line(points(*xy), fill=(*INK, 255), width=6 * U)
        draw.line(points(*xy), fill=(236, 196, 98, 255), width=3 * U)


PANES: tuple[Colour, ...] = ((206, 64, 60), (64, 110, 190), (240, 196, 84), (70, 150, 100))


def rose_window(draw: ImageDraw.ImageDraw, x: float, y: float, r: float) -> None:
    """Coloured panes around a golden eye."""
    for radius, ink in ((r, INK), (r * 0.9, mix(STONE, (255, 250, 230), 0.4)), (r * 0.78, INK)):
        draw.ellipse(points(x - radius, y - radius, x + radius, y + radius), fill=(*ink, 255))
    for i in range(8):
        a = i * math.tau / 8
        px, py, q = x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5, r * 0.19
        draw.ellipse(points(px - q, py - q, px + q, py + q), fill=(*PANES[i % len(PANES)], 255))
    draw.ellipse(points(x - r * 0.24, y - r * 0.24, x + r * 0.24, y + r * 0.24), fill=(255, 216, 110, 255))


def gallery(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A timber gallery built over the battlements, on struts."""
    draw = ImageDraw.Draw(layer)
    for x in (34, 68, 100, 132, 166):
        draw.line(points(x, 196, x + (8 if x < 100 else -8 if x > 100 else 0), 168), fill=(*INK, 255), width=6 * U)
        draw.line(points(x, 196, x + (8 if x < 100 else -8 if x > 100 else 0), 168), fill=(*TIMBER, 255), width=4 * U)
    planks = masonry((160 * U, 62 * U), build(colour, seed, "wood"), False)
    block(layer, (20 * U, 110 * U, 180 * U, 172 * U), planks, LINE)
    for x in (44, 81, 119, 156):
        draw.rectangle(points(x - 6, 124, x + 6, 138), fill=(30, 18, 14, 255), outline=(*INK, 255), width=LINE)
    gabled_roof(layer, (10, 114, 34, 72, 166, 72, 190, 114), colour, seed)


def gatehouse(layer: Image.Image, colour: Colour, seed: int) -> None:
    """Two round towers with the gate between them."""
    made = build(colour, seed)
    block(layer, (60 * U, 92 * U, 140 * U, FOOT), masonry((80 * U, FOOT - 92 * U), made, False), LINE)
    for left in (62, 83.4, 104.8, 126.2):
        block(layer, (left * U, 80 * U, (left + 12) * U, 93 * U), masonry((12 * U, 13 * U), made, False), LINE)
    portcullis(ImageDraw.Draw(layer), 100, 282, 56, 112)
    for x in (40, 160):
        tower(layer, x * U, FOOT, 50 * U, 184 * U, build(colour, seed + x), False, True, 1)


def portcullis(draw: ImageDraw.ImageDraw, x: float, foot: float, w: float, h: float) -> None:
    """An arch with a lowered grating."""
    rim = mix(STONE, (255, 250, 230), 0.3)
    for grow, ink in ((7, INK), (6, rim), (1.2, INK), (0, (22, 14, 12))):
        half = w / 2 + grow
        draw.pieslice(
            points(x - half, foot - h - grow, x + half, foot - h - grow + 2 * half), 180, 360, fill=(*ink, 255)
        )
        draw.rectangle(points(x - half, foot - h - grow + half, x + half, foot), fill=(*ink, 255))
    for i in range(-2, 3):
        top = foot - h + w / 2 - math.sqrt(max(0.0, (w / 2) ** 2 - (i * w / 5.4) ** 2))
        draw.line(points(x + i * w / 5.4, top, x + i * w / 5.4, foot), fill=(128, 100, 70, 255), width=round(2.2 * U))
    for i in range(int(h / 14)):
        draw.line(
            points(x - w / 2, foot - 8 - 14 * i, x + w / 2, foot - 8 - 14 * i), fill=(128, 100, 70, 255), width=2 * U
        )


def trees(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A garden behind the wall: an old oak between two firs."""
    draw, rng = ImageDraw.Draw(layer), Random(seed)
    for x, q in ((44, 30), (160, 26)):
        fir(draw, rng, x * U, 168 * U, q * U, (44, 84, 54), (156, 170, 84), 7)
    for dx in (-22, 22, 0):
        oak(draw, rng, (102 + dx) * U, 172 * U, 52 * U, (52, 92, 44), (196, 190, 90))
    for _ in range(26):
        px, py = 102 + rng.gauss(0, 22), 118 + rng.gauss(0, 18)
        draw.ellipse(
            points(px - 2.6, py - 2.6, px + 2.6, py + 2.6), fill=(*colour, 255), outline=(*mix(colour, INK, 0.6), 255)
        )


def mill(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A windmill on the hill behind."""
    made = build(colour, seed)
    body = points(74, 172, 80, 92, 120, 92, 126, 172)
    size = (52 * U + 1, 80 * U + 1)
    stones = shaded(masonry(size, made), row(8, lambda v: 1).resize(size), 1.0, 1.1)
    layer.paste(stones, (74 * U, 92 * U), polygon(size, [(x - 74 * U, y - 92 * U) for x, y in body]))
    draw = ImageDraw.Draw(layer)
    draw.line([*body, body[0]], fill=(*INK, 255), width=LINE)
    gabled_roof(layer, (72, 96, 100, 54, 128, 96), colour, seed)
    window(draw, 100 * U, 118 * U, 6 * U, True)
    for i in range(4):
        sail(layer, 100, 84, math.radians(28 + 90 * i))
    draw.ellipse(points(95, 79, 105, 89), fill=(126, 84, 48, 255), outline=(*INK, 255), width=LINE)


def sail(layer: Image.Image, x: float, y: float, angle: float) -> None:
    """A lattice with its cloth on one side."""
    c, s = math.cos(angle), math.sin(angle)

    def at(along: float, across: float) -> tuple[float, float]:
        return (x + c * along - s * across) * U, (y + s * along + c * across) * U

    draw = ImageDraw.Draw(layer)
    draw.polygon([at(16, 2), at(66, 2), at(66, 17), at(16, 17)], fill=(244, 234, 208, 255), outline=(*INK, 255))
    for along in range(16, 70, 10):
        draw.line([at(along, 2), at(along, 17)], fill=(126, 84, 48, 255), width=LINE)
    draw.line([at(16, 9), at(66, 9)], fill=(126, 84, 48, 255), width=LINE)
    draw.line([at(0, 0), at(70, 0)], fill=(*INK, 255), width=4 * U)
    draw.line([at(0, 0), at(70, 0)], fill=(126, 84, 48, 255), width=2 * U)


def standard(layer: Image.Image, colour: Colour, seed: int) -> None:
    """A great flag on a pole, parted in two colours."""
    draw = ImageDraw.Draw(layer)
    for width, ink in ((6, INK), (3.4, (186, 142, 84))):
        draw.line(points(56, 172, 56, 16), fill=(*ink, 255), width=round(width * U))
    wave = [(58 + i * 4, 5 * math.sin(i * 0.42 + seed)) for i in range(28)]
    upper = [p for x, dy in wave for p in points(x, 26 + dy)]
    middle = [p for x, dy in wave for p in points(x, 53 + dy)]
    lower = [p for x, dy in wave for p in points(x, 80 + dy)]
    draw.polygon([*upper, *reversed(middle)], fill=(*colour, 255))
    draw.polygon([*middle, *reversed(lower)], fill=(244, 234, 208, 255))
    for x, dy in wave[::7]:
        draw.line(points(x, 27 + dy, x, 79 + dy), fill=(*mix(colour, INK, 0.4), 70), width=4 * U)
    draw.line([*upper, *reversed(lower), upper[0]], fill=(*INK, 255), width=round(1.4 * U), joint="curve")
    draw.ellipse(points(51, 8, 61, 18), fill=(236, 196, 98, 255), outline=(*INK, 255), width=LINE)


# those before the wall hide it; those behind stand on its far side
BEFORE: dict[str, Painter] = {
    "round": round_tower,
    "keep": keep,
    "turrets": turrets,
    "spire": spire,
    "gatehouse": gatehouse,
    "gallery": gallery,
}
BEHIND: dict[str, Painter] = {
    "hall": hall,
    "chapel": chapel,
    "trees": trees,
    "mill": mill,
    "standard": standard,
}
