"""Nine-slice frames: their measures, and the stage they are painted on."""

from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import (
    Box,
    bevel,
    blurred,
    curve,
    cut_out,
    faded,
    inner_shade,
    lay,
    moved,
    reduced,
    rounded,
)
from castles.studio.paint.colour import INK, SHADOW, Colour, mix
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import Size, repeated

SHARP = 2  # picture pixels for one pixel of a 1280×720 window
FINE = 2  # painted so many times too large
U = SHARP * FINE

Sides = tuple[int, int, int, int]  # left, top, right, bottom
Drop = tuple[float, float, float, float]  # how far right, how far down, how soft, how dark


@dataclass(frozen=True, slots=True)
class Frame:
    """Measures in units: pixels of a 1280×720 window. Corners keep their size, the middle is tiled or stretched."""

    middle: Size
    border: Sides  # within the widget's own rectangle
    outset: int = 0  # room around that rectangle for glow and shadow
    padding: Sides = (0, 0, 0, 0)  # from the rectangle's edge to where words may begin
    centre: str = "stretch"

    @property
    def face(self) -> Size:
        """Size of the widget's own rectangle."""
        left, top, right, bottom = self.border
        return self.middle[0] + left + right, self.middle[1] + top + bottom

    @property
    def size(self) -> Size:
        return self.face[0] + 2 * self.outset, self.face[1] + 2 * self.outset

    def slices(self) -> dict[str, Any]:
        """The entry of slices.json, in pixels of the picture."""
        return {
            "size": [SHARP * v for v in self.size],
            "insets": [SHARP * (v + self.outset) for v in self.border],
            "outset": [SHARP * self.outset] * 4,
            "padding": [SHARP * v for v in self.padding],
            "centre": self.centre,
        }


class Stage:
    """A picture in the making: a face shape, its texture, and what is laid on it; all measures in units."""

    def __init__(self, frame: Frame, radius: float = 0) -> None:
        self.frame = frame
        self.size = (frame.size[0] * U, frame.size[1] * U)
        self.shape = self.area(0, radius)
        self.face = Image.new("RGB", self.size)
        self.under = Image.new("RGBA", self.size)

    def box(self, inset: float) -> Box:
        """The face's rectangle, so much smaller on every side."""
        o = (self.frame.outset + inset) * U
        return o, o, self.size[0] - o - 1, self.size[1] - o - 1

    def area(self, inset: float, radius: float) -> Image.Image:
        return rounded(self.size, self.box(inset), max(0, radius) * U)

    @property
    def period(self) -> Size:
        """What a texture must repeat after, so that the tiled middle shows no seam."""
        return self.frame.middle[0] * U, self.frame.middle[1] * U

    def cover(self, texture: Image.Image) -> None:
        """Lays a repeating texture so that the middle holds exactly one period."""
        o, (left, top, _, _) = self.frame.outset, self.frame.border
        self.face.paste(repeated(texture, self.size, ((o + left) * U, (o + top) * U)))

    def shade(self, depth: float, opacity: float, colour: Colour) -> None:
        inner_shade(self.face, self.shape, depth * U, opacity, colour)

    def bevel(self, width: float, light: float = 0.5, dark: float = 0.5) -> None:
        bevel(self.face, self.shape, width * U, light, dark)

    def sink(self, area: Image.Image, depth: float, opacity: float) -> None:
        """The shadow of a rim upon what lies lower: falls from the north-west."""
        fallen = moved(blurred(area, depth * U), depth * 0.6 * U, depth * U)
        lay(self.face, (4, 4, 6), ImageChops.multiply(ImageChops.subtract(area, fallen), area), opacity)

    def outline(self, inset: float, radius: float, width: float, colour: Colour) -> None:
        draw = ImageDraw.Draw(self.face)
        draw.rounded_rectangle(self.box(inset), radius=max(0, radius) * U, outline=colour, width=round(width * U))

    def rule(self, inset: float, radius: float, width: float) -> None:
        """A raised gold band between two ink lines."""
        inner = self.area(inset + width, radius - width)
        band = ImageChops.subtract(self.area(inset, radius), inner)
        self.gild(band, width * 0.3)
        self.outline(inset - 0.3, radius + 0.3, 0.5, INK)
        self.outline(inset + width - 0.2, radius - width, 0.5, INK)

    def gild(self, mask: Image.Image, depth: float) -> None:
        lay(self.face, repeated(gold(self.period, 3, 0), self.size, (0, 0)), mask)
        bevel(self.face, mask, depth * U, 0.6, 0.6)

    def studs(self, inset: float, radius: float) -> None:
        """A gold nail in each corner."""
        x0, y0, x1, y1 = self.box(inset)
        for x in (x0, x1):
            for y in (y0, y1):
                stud(self.face, x, y, radius * U)

    def drop(self, shadow: Drop) -> None:
        dx, dy, blur, opacity = shadow
        mask = blurred(moved(self.shape, dx * U, dy * U), blur * U)
        self.under.paste((*SHADOW, 255), (0, 0), faded(mask, opacity))

    def glow(self, colour: Colour, reach: float, strength: float = 1.0) -> None:
        halo = curve(blurred(self.shape, reach * U), lambda v: v * strength)
        self.under.paste((*colour, 255), (0, 0), halo)

    def done(self) -> Image.Image:
        return reduced(Image.alpha_composite(self.under, cut_out(self.face, self.shape)), FINE)


def stud(image: Image.Image, x: float, y: float, r: float) -> None:
    """A round gold nail head, lit from the north-west."""
    draw = ImageDraw.Draw(image)
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(70, 42, 12))
    r *= 0.8
    for i in range(6):
        t = i / 5
        e, o = r * (1 - t * 0.85), r * t * 0.3
        draw.ellipse((x - e - o, y - e - o, x + e - o, y + e - o), fill=mix((150, 100, 34), (255, 240, 184), t))
