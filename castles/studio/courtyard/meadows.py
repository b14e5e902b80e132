"""Meadow quarters: trees in clumps, bushes, boulders, drifts of flowers, and the chapel."""

import math
from random import Random

from PIL import Image, ImageDraw

from castles.rules.courtyard.pieces import MEADOW
from castles.studio.courtyard.canvas import FINE, PAD, TILE, has_room, place, somewhere, stamp, take_room
from castles.studio.courtyard.landmarks import chapel
from castles.studio.courtyard.plan import CORNERS, HUB, Plan
from castles.studio.courtyard.plants import PETALS, boulder, bush, flower, tree
from castles.studio.paint.brush import Point

CHAPEL_ROOM = 40


def plant(image: Image.Image, plan: Plan, free: Image.Image, rng: Random) -> None:
    """Fills the meadows; free is white where something may stand."""
    site = chapel_site(plan)
    if site:
        hallow(image, site, free, rng)
    quarters = len(plan.of(MEADOW))
    for _ in range(3 * quarters):
        drift(image, free, rng)
    grove(image, free, rng, quarters + (0 if site else 1))
    undergrowth(image, free, rng, quarters)


def chapel_site(plan: Plan) -> Point | None:
    """The roomiest place of the meadow that has the chapel."""
    homes = next((segment.quarters for segment in plan.segments if segment.chapels), ())
    if not homes or plan.site:
        return plan.site if homes else None
    if len(homes) == len(CORNERS) and not plan.roads:
        return HUB
    straight = [corner for corner in homes if corner not in plan.bends]
    return quarter_middle(plan, straight[0] if straight else homes[0])


def quarter_middle(plan: Plan, corner: str) -> Point:
    """Towards the outer corner when roads or borders run along the inner sides."""
    x = 47 if corner[0] in plan.roads or plan.is_border(corner[0]) else 50
    y = 43 if corner[1] in plan.roads or plan.is_border(corner[1]) else 48
    return (TILE - x if "E" in corner else x), (TILE - y if "S" in corner else y)


def hallow(image: Image.Image, site: Point, free: Image.Image, rng: Random) -> None:
    """The chapel with its shadow, on a plot of trodden grass."""
    stamp(image, chapel(), *site, 8, 0.6)
    take_room(free, *site, CHAPEL_ROOM)


def drift(image: Image.Image, free: Image.Image, rng: Random) -> None:
    """Flowers of one colour along a breath of wind."""
    at = somewhere(rng, free, 8)
    if not at:
        return
    draw, petal, turn = ImageDraw.Draw(image), rng.choice(PETALS), rng.uniform(0, math.pi)
    for _ in range(9):
        along, aside = rng.gauss(0, 8), rng.gauss(0, 3)
        x = at[0] + along * math.cos(turn) - aside * math.sin(turn)
        y = at[1] + along * math.sin(turn) + aside * math.cos(turn)
        if 2 < x < TILE - 2 and 2 < y < TILE - 2 and free.getpixel((int(x) + PAD, int(y) + PAD)):
            flower(draw, *place(x, y), petal, FINE * rng.uniform(0.8, 1.15))


def grove(image: Image.Image, free: Image.Image, rng: Random, count: int) -> None:
    for _ in range(count):
        radius = rng.choice((20, 17, 15))
        at = somewhere(rng, free, radius + 3, 25)
        if at:
            take_room(free, *at, radius * 1.1)
            stamp(image, tree(rng.randrange(12), radius), *at, 7)
            beside(image, free, rng, at, radius)


def beside(image: Image.Image, free: Image.Image, rng: Random, at: Point, radius: float) -> None:
    """A smaller tree that leans on a large one."""
    turn, small = rng.uniform(0, math.tau), radius * rng.uniform(0.5, 0.66)
    x, y = at[0] + math.cos(turn) * radius * 1.15, at[1] + math.sin(turn) * radius * 1.15
    near = (x + math.cos(turn) * small * 0.8, y + math.sin(turn) * small * 0.8)
    if has_room(free, *near, 4) and small < min(x, y, TILE - x, TILE - y):
        stamp(image, tree(rng.randrange(12), round(small)), x, y, 5)
        take_room(free, x, y, small * 1.2)


def undergrowth(image: Image.Image, free: Image.Image, rng: Random, count: int) -> None:
    for _ in range(count):
        at = somewhere(rng, free, 10)
        if at:
            take_room(free, *at, 10)
            stamp(image, bush(rng.randrange(4)) if rng.random() < 0.65 else boulder(rng.randrange(3)), *at, 3)
