"""Poses: parts of a figure turned, moved or mirrored before they are painted, so that the light still falls right."""

import math
from collections.abc import Callable, Sequence

from castles.studio.figures import Doll, Part
from castles.studio.paint.brush import Point

Pose = Callable[[Point], Point]


class Posed(Doll):
    """The same figure seen through a pose."""

    def __init__(self, doll: Doll, pose: Pose) -> None:
        self.unit, self.colours, self.alpha = doll.unit, doll.colours, doll.alpha
        self.below, self.pose = doll, pose

    def scaled(self, points: Sequence[Point]) -> list[Point]:
        return self.below.scaled([self.pose(point) for point in points])


def posed(pose: Pose, *parts: Part) -> Part:
    def part(doll: Doll) -> None:
        view = Posed(doll, pose)
        for each in parts:
            each(view)
        doll.alpha = view.alpha

    return part


def turned(degrees: float, x: float, y: float) -> Pose:
    """Clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return lambda p: (x + (p[0] - x) * c - (p[1] - y) * s, y + (p[0] - x) * s + (p[1] - y) * c)


def placed(scale: float, dx: float, dy: float) -> Pose:
    return lambda p: (p[0] * scale + dx, p[1] * scale + dy)


def mirrored(axis: float) -> Pose:
    return lambda p: (2 * axis - p[0], p[1])
