"""House quarters: town blocks of real roofs around yards."""

from collections.abc import Callable, Iterator
from random import Random

from PIL import Image

from castles.rules.courtyard.pieces import HOUSE
from castles.studio.courtyard.canvas import PAD, TILE, has_room, stamp
from castles.studio.courtyard.plan import HALF, Plan
from castles.studio.courtyard.roads import WIDTH
from castles.studio.courtyard.roofs import TILES_RED, Wing, building, chimney, turret
from castles.studio.courtyard.yards import yard_things

EDGE = 3  # units between a roof and the tile's edge: half an alley
Block = list[list[Wing]]  # buildings, each of one or more wings
Design = Callable[[float, float, Random], Block]


def ell(u: float, v: float, rng: Random) -> Block:
    """Two wings along the outer edges, a cottage in the crook."""
    d = rng.uniform(31, 36)
    house = [Wing(EDGE, EDGE, u, EDGE + d, "x"), Wing(EDGE, EDGE + d / 2, EDGE + d, v, "y")]
    cottage = Wing(d + 14, d + 16, min(u, 84), min(v, 76))
    return [house, [cottage]] if cottage.x1 - cottage.x0 > 22 and cottage.y1 - cottage.y0 > 20 else [house]


def terrace(u: float, v: float, rng: Random) -> Block:
    """Two rows of houses with a lane between them."""
    cut, d = rng.uniform(0.4, 0.6) * u, v * 0.42
    front = [[Wing(EDGE, EDGE, cut, EDGE + d, "x")], [Wing(cut, EDGE + 3, u, EDGE + d - 2, "x")]]
    return [*front, [Wing(EDGE + rng.uniform(0, 12), v - d + 4, u, v, "x")]]


def gables(u: float, v: float, rng: Random) -> Block:
    """Narrow houses side by side, gables to the lane, and a long one behind."""
    depth, xs = v * rng.uniform(0.5, 0.56), [EDGE + (u - EDGE) * i / 3 for i in range(4)]
    row = [[Wing(xs[i], EDGE + rng.uniform(0, 5), xs[i + 1], depth + rng.uniform(-5, 3), "y")] for i in range(3)]
    return [*row, [Wing(EDGE + rng.uniform(0, 10), depth + 11, u, v, "x", rng.random() < 0.5)]]


def court(u: float, v: float, rng: Random) -> Block:
    """Four wings around a yard."""
    d = 26
    north, west = Wing(EDGE, EDGE, u, EDGE + d, "x"), Wing(EDGE, EDGE + d / 2, EDGE + d, v, "y")
    south, east = Wing(EDGE + d / 2, v - d, u, v, "x"), Wing(u - d, EDGE + d / 2, u, v - d / 2, "y")
    return [[north, south, west, east]]


def hall(u: float, v: float, rng: Random) -> Block:
    """A great hipped roof with a gabled porch, and a shed beside it."""
    d = v * 0.56
    porch = u * rng.uniform(0.24, 0.4)
    house = [Wing(EDGE + 2, EDGE + 2, u - 3, d, "x", hipped=True), Wing(porch, d / 2, porch + 27, v - 6, "y")]
    return [house, [Wing(porch + 36, d + 9, u, v - 2, "x")]]


def corner_ell(u: float, v: float, rng: Random) -> Block:
    """Fits inside a bend."""
    d = rng.uniform(30, 33)
    return [[Wing(EDGE, EDGE, 68, EDGE + d, "x"), Wing(EDGE, EDGE + d / 2, EDGE + d, 68, "y")]]


def plain_ell(u: float, v: float, rng: Random) -> Block:
    """Two wings alone, where a square takes the crook."""
    d = rng.uniform(33, 37)
    return [[Wing(EDGE, EDGE, u, EDGE + d, "x"), Wing(EDGE, EDGE + d / 2, EDGE + d, v, "y")]]


def corner_pair(u: float, v: float, rng: Random) -> Block:
    """Fits inside the wider bend of a wall."""
    return [*corner_ell(u, v, rng), [Wing(44, 44, 70, 66)]]


def corner_hall(u: float, v: float, rng: Random) -> Block:
    return [[Wing(EDGE, EDGE, 62, 42, "x", hipped=True), Wing(8, 22, 36, 68, "y")]]


def cottage(u: float, v: float, rng: Random) -> Block:
    """The least that fits everywhere."""
    return [[Wing(EDGE, EDGE, 58, 34, "x")], [Wing(EDGE, 40, 34, 66, "x")]]


WIDE: tuple[Design, ...] = (ell, terrace, gables, court, hall)
BENT: tuple[Design, ...] = (corner_pair, corner_ell, corner_hall)
LAST: tuple[Design, ...] = (plain_ell, corner_ell, cottage)


def build(image: Image.Image, plan: Plan, free: Image.Image, rng: Random) -> None:
    """Fills every house quarter; free is white where a house may stand."""
    designs = rng.sample(WIDE, len(WIDE))
    for i, corner in enumerate(plan.of(HOUSE)):
        first = rng.choice((BENT, BENT[::-1])) if corner in plan.bends else (*designs[i:], *designs[:i])
        block = next(found for found in blocks(plan, corner, first, rng) if fits(found, free))
        raise_block(image, block, free, rng)
    for x, y, thing, height in yard_things(free, rng, 2 * len(plan.of(HOUSE))):
        stamp(image, thing, x, y, height)


def blocks(plan: Plan, corner: str, designs: tuple[Design, ...], rng: Random) -> Iterator[Block]:
    u, v = reach(plan, corner[0]), reach(plan, corner[1])
    for design in (*designs, *LAST):
        yield mirrored(design(u, v, rng), corner)


def reach(plan: Plan, side: str) -> float:
    """How far from the outer edge roofs may go before they meet what runs along a spoke."""
    if side in plan.roads:
        return HALF - WIDTH / 2 - 6
    return HALF if plan.joins(side) else HALF - 9


def mirrored(block: Block, corner: str) -> Block:
    """A block designed for the north-western quarter, in its own quarter."""
    return [[flipped(wing, "E" in corner, "S" in corner) for wing in house] for house in block]


def flipped(wing: Wing, east: bool, south: bool) -> Wing:
    x0, x1 = (TILE - wing.x1, TILE - wing.x0) if east else (wing.x0, wing.x1)
    y0, y1 = (TILE - wing.y1, TILE - wing.y0) if south else (wing.y0, wing.y1)
    return Wing(x0, y0, x1, y1, wing.along, wing.hipped)


def fits(block: Block, free: Image.Image) -> bool:
    return all(has_room(free, *middle(wing)) for house in block for wing in house)


def middle(wing: Wing) -> tuple[float, float, float, float]:
    """Its middle and half its width and height, a little less than the roof itself."""
    x, y = (wing.x0 + wing.x1) / 2, (wing.y0 + wing.y1) / 2
    return x, y, (wing.x1 - wing.x0) / 2 - 1, (wing.y1 - wing.y0) / 2 - 1


def raise_block(image: Image.Image, block: Block, free: Image.Image, rng: Random) -> None:
    colours = rng.sample(tuple(TILES_RED.values()), len(TILES_RED))
    for i, house in enumerate(block):
        colour = colours[i % len(colours)]
        layer, x, y = building(house, colour, rng)
        stamp(image, layer, x, y, 7, 0.55)
        for wing in house:
            clear(free, wing)
    for house in block:
        top_out(image, house, rng)
    if len(block[0]) > 1 and rng.random() < 0.45:
        main = block[0][0]
        inner = main.x1 - 13 if main.x0 < HALF else main.x0 + 13
        stamp(image, turret(11, rng.choice(colours)), inner, (main.y0 + main.y1) / 2, 8)


def clear(free: Image.Image, wing: Wing) -> None:
    x, y, rx, ry = middle(wing)
    shape = Image.new("L", (round(2 * rx + 6), round(2 * ry + 6)))
    free.paste(shape, (round(x - rx - 3) + PAD, round(y - ry - 3) + PAD))


def top_out(image: Image.Image, house: list[Wing], rng: Random) -> None:
    """Chimneys beside the ridges."""
    for wing in house:
        x, y, rx, ry = middle(wing)
        along = rng.uniform(-0.6, 0.6)
        off = rng.choice((-5, 5))
        dx, dy = (along * rx, off) if wing.ridge == "x" else (off, along * ry)
        stamp(image, chimney(rng.randrange(12)), x + dx, y + dy, 5, 0.6)
