"""Curves and outlines as lists of points."""

import math
from collections.abc import Sequence
from random import Random

from castles.studio.paint.brush import Point


def bezier(a: Point, b: Point, c: Point, d: Point, n: int = 80) -> list[Point]:
    def value(t: float, axis: int) -> float:
        u = 1 - t
        return u**3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t**3 * d[axis]

    return [(value(i / n, 0), value(i / n, 1)) for i in range(n + 1)]


def spline(points: Sequence[Point], n: int = 7) -> list[Point]:
    """A closed Catmull-Rom curve through the points."""
    count = len(points)
    out = []
    for i in range(count):
        around = [points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]]
        out += [(_between([p[0] for p in around], j / n), _between([p[1] for p in around], j / n)) for j in range(n)]
    return out


def _between(v: Sequence[float], t: float) -> float:
    a, b, c, d = v
    return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) / 2


def offset_path(points: Sequence[Point], distance: float, wobble: float = 0, seed: int = 0) -> list[Point]:
    """A line beside a line; its wobble fades at both ends, so that neighbouring pieces meet."""
    rng = Random(seed)
    phases = [rng.uniform(0, math.tau) for _ in range(3)]
    out = []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        d = distance + wobble * _wave(i / len(points), phases)
        out.append((x - (y1 - y0) / length * d, y + (x1 - x0) / length * d))
    return out


def _wave(t: float, phases: Sequence[float]) -> float:
    a, b, c = phases
    swing = math.sin(t * 19 + a) * 0.5 + math.sin(t * 37 + b) * 0.3 + math.sin(t * 71 + c) * 0.2
    return swing * min(1, t * 8, (1 - t) * 8)


def shield(cx: float, top: float, w: float, h: float) -> list[Point]:
    """Outline of a heater shield."""
    shoulder, x0, x1 = top + h * 0.42, cx - w / 2, cx + w / 2
    right = bezier((x1, shoulder), (x1, top + h * 0.72), (cx + w * 0.22, top + h * 0.9), (cx, top + h), 30)
    left = bezier((cx, top + h), (cx - w * 0.22, top + h * 0.9), (x0, top + h * 0.72), (x0, shoulder), 30)
    return [(x0, top), (x1, top), *right, *left]


def closed(points: Sequence[Point]) -> list[Point]:
    """The points with the first two again at the end, for an outline without a notch."""
    return [*points, *points[:2]]


def star(cx: float, cy: float, outer: float, inner: float, tips: int) -> list[Point]:
    return [
        (cx + r * math.sin(i * math.pi / tips), cy - r * math.cos(i * math.pi / tips))
        for i in range(2 * tips)
        for r in ((outer, inner)[i % 2],)
    ]


def ring(cx: float, cy: float, rx: float, ry: float, n: int = 30) -> list[Point]:
    return [(cx + rx * math.cos(i * math.tau / n), cy + ry * math.sin(i * math.tau / n)) for i in range(n)]
