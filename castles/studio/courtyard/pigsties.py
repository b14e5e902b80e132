"""Pigsty quarters: a few large scenes in the mud, no two alike on a tile."""

from collections.abc import Callable
from random import Random

from PIL import Image

from castles.rules.courtyard.pieces import PIGSTY
from castles.studio.courtyard.canvas import TILE, has_room, stamp
from castles.studio.courtyard.pigs import HEADINGS, pig, puddle, round_sty, straw_heap, sty, trough, wallowing
from castles.studio.courtyard.plan import Plan
from castles.studio.paint.brush import Point

SOW, HOG, PIGLET = 35, 28, 13


class Pen:
    """A quarter to set things down in: u and v run from the tile's outer edges inwards."""

    def __init__(self, image: Image.Image, corner: str, free: Image.Image, rng: Random) -> None:
        self.image, self.corner, self.free, self.rng = image, corner, free, rng

    def at(self, u: float, v: float) -> Point:
        return (TILE - u if "E" in self.corner else u), (TILE - v if "S" in self.corner else v)

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
    pen.put(trough(across=False), 55, 54, 3)
    for u in (45, 65):
        pen.hog(u, 71, HOG - 2, 4 if "S" in pen.corner else 12)


def wallow(pen: Pen) -> None:
    """One lies in the puddle, one comes."""
    pen.put(puddle(pen.rng.randrange(4)), 40, 38, 0)
    pen.put(wallowing(pen.rng.randrange(HEADINGS), pen.rng.randrange(3)), 40, 36, 0)
    pen.put(straw_heap(pen.rng.randrange(3)), 26, 75, 2, 9)
    pen.hog(73, 66)
    pen.hog(42, 76, PIGLET + 3)


def litter(pen: Pen) -> None:
    """A sow in the straw with her piglets in a row."""
    pen.put(straw_heap(pen.rng.randrange(3)), 44, 40, 2)
    facing = pen.rng.choice((0, 8))
    pen.put(pig(facing, SOW, pen.rng.randrange(6)), 44, 34, 3)
    for i in range(4):
        pen.put(pig(12 + pen.rng.choice((-1, 0, 1)), PIGLET, pen.rng.randrange(3)), *piglet_place(pen, i), 1.5)
    pen.hog(72, 74)


def piglet_place(pen: Pen, i: int) -> Point:
    """Below the sow, whichever way the quarter is mirrored."""
    below = -14 if "S" in pen.corner else 14
    return 30 + i * 9, 34 + below + i % 2 * 2


def rooting(pen: Pen) -> None:
    """A sty, a hog rooting in a puddle's edge."""
    pen.home(58, 30)
    pen.hog(22, 64, SOW, 4 * pen.rng.randrange(4) + 1)
    pen.hog(66, 72, HOG)


def corner_home(pen: Pen) -> None:
    """Fits inside a bend: a hut with a hog on either side, and a piglet."""
    pen.put(round_sty(pen.rng.randrange(3)), 25, 25, 7)
    pen.hog(58, 24, HOG - 2, pen.rng.choice((4, 5, 11, 12)))
    pen.hog(25, 59, HOG - 2, pen.rng.choice((0, 1, 8, 15)))
    pen.hog(51, 50, PIGLET)


SCENES: tuple[Callable[[Pen], None], ...] = (feeding, wallow, litter, rooting)
HOMES = (feeding, rooting)


def populate(image: Image.Image, plan: Plan, free: Image.Image, rng: Random) -> None:
    """Fills every pigsty quarter; each area's first quarter has a sty."""
    corners = plan.of(PIGSTY)
    scenes = rng.sample(SCENES, len(SCENES))
    scenes.sort(key=lambda scene: scene not in HOMES)
    order = [scenes[0], *rng.sample(scenes[1:], len(scenes) - 1)]
    for corner, scene in zip(corners, order, strict=False):
        (corner_home if corner in plan.bends else scene)(Pen(image, corner, free, rng))
