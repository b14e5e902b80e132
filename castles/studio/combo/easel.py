"""The easel: paint with brush marks and pen outlines, in units that can be moved, turned, scaled and bent."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.combo.palette import DARK, INK, LIGHT, colour_of
from castles.studio.paint.brush import Point, blurred, faded, lay, polygon, shaded
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.lettering import font
from castles.studio.paint.noise import Size, fbm

Bend = Callable[[Point], Point]
Corner = tuple[float, float, bool]  # a point of an outline, and whether it is sharp
TEMPER = 1.17  # the scale at which lines are as wide as they say


@cache
def brush_marks(size: Size, fine: int, seed: int) -> Image.Image:
    """Slightly level strokes over broad washes."""
    w, h = size
    strokes = fbm((w // 2, h), 9 * fine, seed, 3).resize(size)
    return Image.blend(strokes, fbm(size, 30 * fine, seed + 5, 3), 0.5)


def smooth(corners: Sequence[Corner], closed: bool, n: int = 8) -> list[Point]:
    """A Catmull-Rom curve through the corners that rests in the sharp ones."""
    last = len(corners) - 1
    out: list[Point] = []
    for i in range(last + 1 if closed else last):
        around = [k % (last + 1) if closed else max(0, min(last, k)) for k in range(i - 1, i + 3)]
        a, b, c, d = (corners[k] for k in around)
        out += _span(a, b, c, d, n)
    return out if closed else [*out, corners[-1][:2]]


def _span(a: Corner, b: Corner, c: Corner, d: Corner, n: int) -> list[Point]:
    leave = (0.0, 0.0) if b[2] else ((c[0] - a[0]) / 2, (c[1] - a[1]) / 2)
    reach = (0.0, 0.0) if c[2] else ((d[0] - b[0]) / 2, (d[1] - b[1]) / 2)
    out = []
    for t in (step / n for step in range(n)):
        h0, h1, h2, h3 = 2 * t**3 - 3 * t * t + 1, t**3 - 2 * t * t + t, 3 * t * t - 2 * t**3, t**3 - t * t
        x, y = (h0 * b[k] + h1 * leave[k] + h2 * c[k] + h3 * reach[k] for k in (0, 1))
        out.append((x, y))
    return out


def corners(*numbers: float) -> list[Corner]:
    return [(x, y, False) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


class Easel:
    """A picture so many times too large, and where on it the next stroke goes."""

    def __init__(self, size: Size, seed: int, fine: int = 3, ground: Colour = (200, 190, 170)) -> None:
        self.fine = fine
        self.image = Image.new("RGB", (size[0] * fine, size[1] * fine), ground)
        self.rng = Random(seed)
        self.marks = brush_marks(self.image.size, fine, seed % 3)
        self.bends: list[Bend] = []
        self.scale = 1.0
        self.nib = 1.0
        self.own: dict[str, Colour] = {}

    # -- where the strokes go

    @contextmanager
    def at(self, x: float, y: float, turn: float = 0, scale: float = 1, flip: bool = False) -> Iterator[None]:
        """Until the end of the block the origin lies at a point, turned by so many degrees clockwise."""
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        f = -1 if flip else 1
        with self.bent(lambda p: (x + f * p[0] * c - p[1] * s, y + f * p[0] * s + p[1] * c)):
            before, self.scale = self.scale, self.scale * scale
            yield
            self.scale = before

    @contextmanager
    def bent(self, bend: Bend) -> Iterator[None]:
        self.bends.append(bend)
        yield
        self.bends.pop()

    @contextmanager
    def wearing(self, own: Mapping[str, Colour]) -> Iterator[None]:
        """The names of colours that belong to the character or the sign at hand."""
        before, self.own = self.own, {**self.own, **own}
        yield
        self.own = before

    def pixel(self, point: Point) -> Point:
        for bend in reversed(self.bends):
            point = bend(point)
        return point[0] * self.fine, point[1] * self.fine

    def pixels(self, points: Sequence[Point]) -> list[Point]:
        return [self.pixel(point) for point in points]

    def colour(self, colour: str | Colour) -> Colour:
        return colour_of(colour, self.own) if isinstance(colour, str) else colour

    # -- paint in pixels

    def wash(
        self, outline: list[Point], colour: Colour, shade: float, light: float, opacity: float, soft: float
    ) -> None:
        """A flat shape glazed dark towards the south-east and light towards the north-west."""
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        round_ = max(self.fine, min(9 * self.fine, 0.16 * min(max(xs) - min(xs), max(ys) - min(ys))))
        pad = int(2 * round_ + 2 + 3 * soft * self.fine)
        left, top = int(min(xs)) - pad, int(min(ys)) - pad
        size = (int(max(xs)) + pad - left, int(max(ys)) + pad - top)
        mask = polygon(size, [(x - left, y - top) for x, y in outline])
        mask = blurred(mask, soft * self.fine) if soft else mask
        paint = Image.new("RGB", size, colour)
        glaze(paint, mask, mix(colour, DARK, 0.62), -round_, shade)
        glaze(paint, mask, mix(colour, LIGHT, 0.62), round_ * 0.7, light)
        paint = shaded(paint, self.marks.crop((left, top, left + size[0], top + size[1])), 0.9, 1.1)
        self.image.paste(paint, (left, top), faded(mask, opacity))

    def stroke(self, points: list[Point], width: float, colour: Colour = INK, closed: bool = False) -> None:
        """A broad nib: the width follows the direction of the line, and open ends are thin."""
        draw = ImageDraw.Draw(self.image)
        points = [*points, points[0]] if closed else points
        wobble, count = self.rng.uniform(0, 6), len(points)
        for i, (a, b) in enumerate(pairwise(points)):
            lean = abs(math.sin(math.atan2(b[1] - a[1], b[0] - a[0]) - 0.75))
            wide = width * self.fine * (0.62 + 0.5 * lean + 0.12 * math.sin(i * 0.55 + wobble))
            wide *= 1 if closed else min(1, 0.45 + min(i, count - 2 - i) * 0.22)
            r = max(0.3, wide / 2 - 0.4)
            draw.line((a, b), fill=colour, width=max(1, round(wide)))
            draw.ellipse((b[0] - r, b[1] - r, b[0] + r, b[1] + r), fill=colour)

    # -- strokes in units

    def blob(
        self,
        outline: Sequence[Corner],
        colour: str | Colour,
        ink: float = 1.5,
        line: str | Colour = INK,
        shade: float = 0.55,
        light: float = 0.45,
        opacity: float = 1,
        soft: float = 0,
        straight: bool = False,
    ) -> None:
        points = self.pixels([(x, y) for x, y, _ in outline] if straight else smooth(outline, True))
        if opacity:
            self.wash(points, self.colour(colour), shade, light, opacity, soft)
        if ink:
            self.stroke(points, ink * self.nib, self.colour(line), True)

    def oval(self, x: float, y: float, rx: float, ry: float, colour: str | Colour, **how: float | str | Colour) -> None:
        n = 24 + int(max(rx, ry))
        ring = [(x + rx * math.cos(i * math.tau / n), y + ry * math.sin(i * math.tau / n), False) for i in range(n)]
        self.blob(ring, colour, straight=True, **how)  # type: ignore[arg-type]

    def box(
        self, x0: float, y0: float, x1: float, y1: float, colour: str | Colour, **how: float | str | Colour
    ) -> None:
        outline = corners(x0, y0, x1, y0, x1, y1, x0, y1)
        self.blob(outline, colour, straight=True, **how)  # type: ignore[arg-type]

    def line(
        self, points: Sequence[Corner], width: float = 1.2, colour: str | Colour = INK, straight: bool = False
    ) -> None:
        flat = [(x, y) for x, y, _ in points]
        way = self.pixels(flat if straight or len(flat) < 3 else smooth(points, False))
        self.stroke(way, width * self.scale / TEMPER, self.colour(colour))

    def number(self, x: float, y: float, words: str, size: float, colour: str | Colour, halo: bool = False) -> None:
        """Ciphers, centred on their ink."""
        name = "alegreya_sans_bold" if halo or not words.isdigit() else "cinzel_bold"
        face = font(name, round(size * self.scale * self.fine))
        draw, (px, py) = ImageDraw.Draw(self.image), self.pixel((x, y))
        left, top, right, bottom = draw.textbbox((0, 0), words, font=face)
        where = (px - (left + right) / 2, py - (top + bottom) / 2)
        rim = round(1.1 * self.fine) if halo else 0
        draw.text(where, words, self.colour(colour), face, stroke_width=rim, stroke_fill=self.colour("paper"))


def glaze(paint: Image.Image, mask: Image.Image, tint: Colour, shift: float, amount: float) -> None:
    if amount:
        inner = blurred(ImageChops.offset(mask, int(shift), int(shift)), abs(shift) * 0.55)
        lay(paint, tint, ImageChops.subtract(mask, inner), min(1, amount))
