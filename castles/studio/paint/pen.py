"""A pen for line art on a 24-unit grid: strokes are values, so a drawing is a table."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from castles.studio.paint.brush import Point, reduced
from castles.studio.paint.curves import star

GRID = 24
FINE = 4  # drawn so many times too large


@dataclass(frozen=True, slots=True)
class Pen:
    draw: ImageDraw.ImageDraw
    unit: float
    ink: int = 255

    def at(self, numbers: Sequence[float]) -> list[Point]:
        scaled = [number * self.unit for number in numbers]
        return list(zip(scaled[::2], scaled[1::2], strict=True))

    def box(self, *numbers: float) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = (number * self.unit for number in numbers)
        return x0, y0, x1, y1


Stroke = Callable[[Pen], None]


def drawn(strokes: Sequence[Stroke], size: int) -> Image.Image:
    """The drawing as a mask."""
    mask = Image.new("L", (size * FINE, size * FINE))
    pen = Pen(ImageDraw.Draw(mask), size * FINE / GRID)
    for stroke in strokes:
        stroke(pen)
    return reduced(mask, FINE)


def line(width: float, *xy: float) -> Stroke:
    """A line with round ends and joints."""

    def stroke(pen: Pen) -> None:
        points, r = pen.at(xy), width * pen.unit / 2
        pen.draw.line(points, fill=pen.ink, width=round(2 * r))
        for x, y in points:
            pen.draw.ellipse((x - r, y - r, x + r, y + r), fill=pen.ink)

    return stroke


def fill(*xy: float) -> Stroke:
    return lambda pen: pen.draw.polygon(pen.at(xy), fill=pen.ink)


def dot(x: float, y: float, r: float) -> Stroke:
    return lambda pen: pen.draw.ellipse(pen.box(x - r, y - r, x + r, y + r), fill=pen.ink)


def oval(x0: float, y0: float, x1: float, y1: float) -> Stroke:
    return lambda pen: pen.draw.ellipse(pen.box(x0, y0, x1, y1), fill=pen.ink)


def ring(x: float, y: float, r: float, width: float) -> Stroke:
    return arc(x, y, r, 0, 360, width)


def arc(x: float, y: float, r: float, start: float, end: float, width: float) -> Stroke:
    """Part of a circle with its middle line at r; degrees clockwise from three o'clock; round ends."""
    steps = max(8, int(abs(end - start) / 3))
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return line(width, *(v for a in turns for v in (x + r * math.cos(a), y + r * math.sin(a))))


def pie(x: float, y: float, r: float, start: float, end: float) -> Stroke:
    return lambda pen: pen.draw.pieslice(pen.box(x - r, y - r, x + r, y + r), start, end, fill=pen.ink)


def box(x0: float, y0: float, x1: float, y1: float, r: float = 0) -> Stroke:
    return lambda pen: pen.draw.rounded_rectangle(pen.box(x0, y0, x1, y1), radius=r * pen.unit, fill=pen.ink)


def frame(x0: float, y0: float, x1: float, y1: float, r: float, width: float) -> Stroke:
    def stroke(pen: Pen) -> None:
        area, w = pen.box(x0, y0, x1, y1), round(width * pen.unit)
        pen.draw.rounded_rectangle(area, radius=r * pen.unit, outline=pen.ink, width=w)

    return stroke


def tips(x: float, y: float, outer: float, inner: float, n: int) -> Stroke:
    """A star of n tips."""
    return fill(*(v for point in star(x, y, outer, inner, n) for v in point))


def spokes(x: float, y: float, near: float, far: float, n: int, width: float, start: float = 0) -> Iterator[Stroke]:
    for i in range(n):
        c, s = math.cos(start + i * math.tau / n), math.sin(start + i * math.tau / n)
        yield line(width, x + near * c, y + near * s, x + far * c, y + far * s)


def cut(stroke: Stroke) -> Stroke:
    """The same stroke taken away instead of drawn."""
    return lambda pen: stroke(Pen(pen.draw, pen.unit, 0))
