"""Painted figures: parts with light, shade and an ink line, on a stage of 120 units; a figure is a table of parts."""

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import Point, blurred, lay, moved, polygon, reduced, shaded
from castles.studio.paint.colour import INK, Colour, mix
from castles.studio.paint.curves import closed, ring, shield, spline
from castles.studio.paint.noise import fbm

STAGE = 120
FINE = 3
SKIN: Colour = (226, 178, 140)
STEEL: Colour = (168, 176, 186)
OAK: Colour = (142, 98, 56)
LEATHER: Colour = (104, 66, 40)
SHADE: Colour = (24, 10, 20)
SHINE: Colour = (255, 246, 214)


class Doll:
    """A figure in the making."""

    def __init__(self, size: int) -> None:
        self.unit = size * FINE / STAGE
        self.colours = Image.new("RGB", (size * FINE, size * FINE))
        self.alpha = Image.new("L", self.colours.size)

    def scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def shape(self, colour: Colour, points: Sequence[Point], inked: bool = True) -> None:
        outline = self.scaled(points)
        mask = polygon(self.colours.size, outline)
        lay(self.colours, colour, mask)
        self.model(mask, colour)
        self.alpha = ImageChops.lighter(self.alpha, mask)
        if inked:
            self.draw(lambda draw, ink: draw.line(closed(outline), fill=ink, width=self.width(1.5), joint="curve"), INK)

    def model(self, mask: Image.Image, colour: Colour) -> None:
        """Light along the upper left of a part, shade along its lower right."""
        u, o = self.unit, max(1.0, 3.2 * self.unit)
        dark = blurred(ImageChops.subtract(mask, moved(mask, -o, -o)), 1.6 * u)
        light = blurred(ImageChops.subtract(mask, moved(mask, o, o)), 1.3 * u)
        lay(self.colours, mix(colour, SHADE, 0.62), ImageChops.multiply(dark, mask), 0.9)
        lay(self.colours, mix(colour, SHINE, 0.6), ImageChops.multiply(light, mask), 0.75)

    def width(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def draw(self, stroke: Callable[[ImageDraw.ImageDraw, Colour | int], None], colour: Colour) -> None:
        """The same stroke on the colours and on the outline of what is painted."""
        stroke(ImageDraw.Draw(self.colours), colour)
        stroke(ImageDraw.Draw(self.alpha), 255)

    def done(self) -> Image.Image:
        grain = fbm(self.colours.size, max(2, round(3 * self.unit)), 5, 4)
        image = shaded(self.colours, grain, 0.86, 1.1).convert("RGBA")
        image.putalpha(self.alpha)
        return reduced(image, FINE)


Part = Callable[[Doll], None]


def figure(parts: Sequence[Part], size: int) -> Image.Image:
    doll = Doll(size)
    for part in parts:
        part(doll)
    return doll.done()


def pairs(numbers: Sequence[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def poly(colour: Colour, *xy: float) -> Part:
    return lambda doll: doll.shape(colour, pairs(xy))


def blob(colour: Colour, *xy: float, inked: bool = True) -> Part:
    """A soft shape through the points."""
    return lambda doll: doll.shape(colour, spline(pairs(xy)), inked)


def oval(colour: Colour, x: float, y: float, rx: float, ry: float | None = None, inked: bool = True) -> Part:
    return lambda doll: doll.shape(colour, ring(x, y, rx, rx if ry is None else ry), inked)


def crested(colour: Colour, x: float, top: float, w: float, h: float) -> Part:
    """A heater shield."""
    return lambda doll: doll.shape(colour, shield(x, top, w, h))


def bar(colour: Colour, x0: float, y0: float, x1: float, y1: float, width: float) -> Part:
    length = math.hypot(x1 - x0, y1 - y0) or 1
    nx, ny = -(y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
    return poly(colour, x0 + nx, y0 + ny, x1 + nx, y1 + ny, x1 - nx, y1 - ny, x0 - nx, y0 - ny)


def line(colour: Colour, width: float, *xy: float) -> Part:
    def part(doll: Doll) -> None:
        points, w = doll.scaled(pairs(xy)), doll.width(width)
        doll.draw(lambda draw, ink: draw.line(points, fill=ink, width=w, joint="curve"), colour)

    return part


def dot(colour: Colour, x: float, y: float, r: float) -> Part:
    def part(doll: Doll) -> None:
        (x0, y0), (x1, y1) = doll.scaled([(x - r, y - r), (x + r, y + r)])
        doll.draw(lambda draw, ink: draw.ellipse((x0, y0, x1, y1), fill=ink), colour)

    return part


def face(x: float, y: float, r: float, beard: Colour | None = None) -> tuple[Part, ...]:
    beards = () if beard is None else (beard_of(beard, x, y, r),)
    eyes = (dot(INK, x + r * side, y - 1, r * 0.13) for side in (-0.38, 0.38))
    nose = line((170, 100, 80), 1.2, x, y, x - 1.4, y + 3, x + 0.8, y + 3.2)
    return oval(SKIN, x, y, r, r * 1.1), *beards, *eyes, nose


def beard_of(colour: Colour, x: float, y: float, r: float) -> Part:
    points = ((-1, 1 / r), (-0.5, 4 / r), (0, 3 / r), (0.5, 4 / r), (1, 1 / r), (0.8, 1), (0, 1.8), (-0.8, 1))
    return blob(colour, *(v for dx, dy in points for v in (x + dx * r, y + dy * r)))
