"""Pigsty quarters: a few large scenes in the mud, no two alike on a tile."""

from collections.abc import Callable
from random import Random

from PIL import Image

from castles.rules.courtyard.pieces import PIGSTY
from castles.studio.courtyard.canvas import TILE, has_room, stamp
from castles.studio.courtyard.pigs import HEADINGS, pig, puddle, round_sty, straw_heap, sty, trough, wallowing
from castles.studio.courtyard.plan import Plan
from castles.studio.paint.brush import Point

SOW, HOG, PIGLET = 40, 31, 17


class Pen:
    """A quarter to set things down in: u and v run from the tile's outer edges inwards, either way round."""

    def __init__(self, image: Image.Image, corner: str, free: Image.Image, rng: Random) -> None:
        self.image, self.corner, self.free, self.rng = image, corner, free, rng
        self.swapped = rng.random() < 0.5

    def at(self, u: float, v: float) -> Point:
        if self.swapped:
            u, v = v, u
        return (TILE - u if "E" in self.corner else u), (TILE - v if "S" in self.corner else v)

    @property
    def outwards(self) -> int:
        """The heading of a pig that looks at the outer edge where v is nothing."""
        if self.swapped:
            return 0 if "E" in self.corner else 8
        return 4 if "S" in self.corner else 12

    def put(self, layer: Image.Image, u: float, v: float, height: float = 3, room: float = 0) -> bool:
        """Sets a thing down unless it would stand on a road or fence."""
        x, y = self.at(u, v)
        if room and not has_room(self.free, x, y, room):
            return False
        stamp(self.image, layer, x, y, height, 0.5)
        return True

    def hog(self, u: float, v: float, length: int = HOG, heading: int | None = None) -> None:
        facing = self.rng.randrange(HEADINGS) if heading is None else heading % HEADINGS
        self.put(pig(facing, length, self.rng.randrange(6)), u, v, 2.5, length * 0.27)

    def home(self, u: float, v: float) -> None:
        hut = (
            round_sty(self.rng.randrange(3))
            if self.rng.random() < 0.35
            else sty(self.rng.randrange(4), self.rng.random() < 0.4)
        )
        self.put(hut, u, v, 7)


def feeding(pen: Pen) -> None:
    """Two hogs side by side at a trough, a sty behind them."""
    pen.home(29, 24)
    pen.put(trough(pen.swapped), 55, 54, 3)
    for u in (45, 65):
        pen.hog(u, 70, HOG - 2, pen.outwards)


def wallow(pen: Pen) -> None:
    """One lies in the puddle, one comes."""
    pen.put(puddle(pen.rng.randrange(4)), 40, 38, 0)
    pen.put(wallowing(pen.rng.randrange(HEADINGS), pen.rng.randrange(3)), 40, 36, 0)
    pen.put(straw_heap(pen.rng.randrange(3)), 24, 70, 2, 8)
    pen.hog(73, 66)
    pen.hog(48, 70, PIGLET)


def litter(pen: Pen) -> None:
    """A sow on straw, three piglets trotting after her."""
    facing = pen.rng.choice((0, 8))
    behind = -1 if facing == 0 else 1
    x, y = pen.at(50, 36)
    for layer, dx, dy in (
        (straw_heap(pen.rng.randrange(3)), -behind * 18, 2),
        (pig(facing, SOW, pen.rng.randrange(6)), 0, -8),
        *((pig(facing + i % 2, PIGLET, i), behind * (i * 20 - 18), 15 + i % 2 * 5) for i in range(3)),
    ):
        stamp(pen.image, layer, x + dx, y + dy, 2.5)
    pen.hog(72, 76)


def rooting(pen: Pen) -> None:
    """A sty, a hog rooting in a puddle's edge."""
    pen.home(58, 30)
    pen.hog(22, 64, SOW, 4 * pen.rng.randrange(4) + 1)
    pen.hog(66, 72, HOG)


def corner_home(pen: Pen) -> None:
    """Fits inside a bend: a hut with a hog on either side, and a piglet."""
    pen.put(round_sty(pen.rng.randrange(3)), 25, 25, 7)
    pen.hog(58, 24, HOG - 3, pen.rng.choice((4, 5, 11, 12)))
    pen.hog(25, 59, HOG - 3, pen.rng.choice((0, 1, 8, 15)))
    pen.hog(51, 50, PIGLET)


SCENES: tuple[Callable[[Pen], None], ...] = (feeding, wallow, litter, rooting)
HOMES = (feeding, rooting)


def populate(image: Image.Image, plan: Plan, free: Image.Image, rng: Random) -> None:
    """Fills every pigsty quarter; each area's first quarter has a sty."""
    corners = plan.of(PIGSTY)
    first = rooting if plan.plaza else rng.choice(HOMES)
    others = [scene for scene in SCENES if scene != first and not (plan.plaza and scene == feeding)]
    order = [first, *rng.sample(others, len(others))]
    for corner, scene in zip(corners, order, strict=False):
        (corner_home if corner in plan.bends else scene)(Pen(image, corner, free, rng))
