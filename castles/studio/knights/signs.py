"""The three materials as small painted signs that differ in shape: pointed logs, flat bricks, rough blocks."""

from functools import cache, partial

from PIL import Image, ImageDraw

from castles.rules.knights.pieces import MATERIALS
from castles.studio.cardstock import seal
from castles.studio.castles_art import BRICK, STONE, TIMBER
from castles.studio.paint.brush import Point, reduced
from castles.studio.paint.colour import INK, WHITE, Colour, mix
from castles.studio.work import Work

GRID = 24
FINE = 4
COLOURS: dict[str, Colour] = dict(zip(MATERIALS, (TIMBER, BRICK, STONE), strict=True))
SUN: Colour = (255, 234, 190)
ENAMEL: Colour = (124, 30, 32)
Block = tuple[Point, ...]
LOGS: tuple[Block, ...] = tuple(
    ((x, 22.6), (x, 7.4), (x + 3.1, 1.2), (x + 6.2, 7.4), (x + 6.2, 22.6)) for x in (1.6, 8.9, 16.2)
)
BRICKS: tuple[Block, ...] = tuple(
    ((x0, y), (x1, y), (x1, y + 4.7), (x0, y + 4.7))
    for y, spans in (
        (1.6, ((1, 7.6), (8.4, 15.6), (16.4, 23))),
        (7, ((1, 3.8), (4.6, 11.6), (12.4, 19.4), (20.2, 23))),
        (12.4, ((1, 7.6), (8.4, 15.6), (16.4, 23))),
        (17.8, ((1, 3.8), (4.6, 11.6), (12.4, 19.4), (20.2, 23))),
    )
    for x0, x1 in spans
)
ROCKS: tuple[Block, ...] = (
    ((1.6, 12.4), (3, 5), (10.4, 2.4), (13, 5), (12.6, 11.8), (8, 13.4)),
    ((14.4, 3.4), (21, 4.4), (22.8, 9), (21.4, 13), (14.2, 12)),
    ((1.2, 15.6), (6.6, 14.6), (10.6, 15.4), (10.2, 22.6), (2.2, 22.4)),
    ((12, 14.6), (20.6, 14.4), (23, 18), (21.6, 22.4), (12, 22.8)),
)
BLOCKS: dict[str, tuple[Block, ...]] = dict(zip(MATERIALS, (LOGS, BRICKS, ROCKS), strict=True))


@cache
def sign(material: str, size: int) -> Image.Image:
    image = Image.new("RGBA", (size * FINE, size * FINE))
    unit = size * FINE / GRID
    draw = ImageDraw.Draw(image)
    for number, block in enumerate(BLOCKS[material]):
        draw_block(draw, block, mix(COLOURS[material], SUN, 0.06 + 0.09 * (number * 2 % 3)), unit)
    if material == "wood":
        draw_rails(draw, unit)
    return reduced(image, FINE)


def draw_block(draw: ImageDraw.ImageDraw, block: Block, colour: Colour, unit: float) -> None:
    """Lit along its first two edges, shaded along its last."""
    points = [(x * unit, y * unit) for x, y in block]
    thin, line = max(1, round(unit * 0.9)), max(1, round(unit * 1.1))
    draw.polygon(points, fill=colour)
    draw.line([inward(p, points, 0.16) for p in points[-3:]], fill=mix(colour, (30, 12, 10), 0.4), width=thin)
    draw.line([inward(p, points, 0.2) for p in points[:3]], fill=mix(colour, WHITE, 0.55), width=thin)
    draw.line([*points, *points[:2]], fill=INK, width=line, joint="curve")


def inward(point: Point, points: list[Point], part: float) -> Point:
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return point[0] + (x - point[0]) * part, point[1] + (y - point[1]) * part


def draw_rails(draw: ImageDraw.ImageDraw, unit: float) -> None:
    rail = mix(COLOURS["wood"], INK, 0.4)
    draw.rectangle((unit, 13.6 * unit, 23 * unit, 16.8 * unit), fill=rail, outline=INK, width=round(unit))


def strength(points: int) -> Image.Image:
    """A big number seal."""
    return seal(str(points), 128, ENAMEL)


WORKS = tuple(
    Work(f"art/knights/strength_{points}.webp", partial(strength, points), __name__) for points in range(1, 7)
)
