"""The frames of the two decks: stone or timber around a window, a name ribbon, the ability strip and the scroll."""

import math
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageFilter

from castles.rules.combo.pieces import CASTLE, Location
from castles.studio.combo.easel import Corner, Easel, corners, smooth
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.palette import INK, toned
from castles.studio.paint.brush import Point, blurred, curve, cut_out, finished, inner_shade, lay, polygon, rounded
from castles.studio.paint.colour import Colour, jitter, mix
from castles.studio.paint.materials import gold, parchment
from castles.studio.paint.noise import Size

SIZE: Size = (300, 420)
FINE = 3
RADIUS = 15
Rect = tuple[int, int, int, int]  # x, y, width, height

WINDOW: Rect = (12, 12, 276, 226)
NAME: Rect = (38, 226, 224, 32)
ABILITY: Rect = (16, 262, 268, 81)
SCROLL: Rect = (24, 352, 252, 50)
COST: Rect = (8, 8, 54, 54)
CRESTS: tuple[Rect, Rect] = ((10, 66, 48, 58), (10, 126, 48, 58))
ARROW: Rect = (240, 8, 52, 52)
PURSE: Rect = (206, 348, 68, 58)

# light and dark of the frame, and the field of the ability strip
TONES: dict[Location, tuple[Colour, Colour, Colour]] = {
    0: ((150, 156, 166), (112, 118, 130), (40, 52, 84)),
    1: ((138, 92, 52), (98, 62, 36), (76, 46, 28)),
}
RIBBONS: dict[Location, Colour] = {0: (236, 218, 172), 1: (228, 200, 146)}

ORNAMENTS = drawings("""
[castle]
dots gold 3.4 14,14 286,14 i=1
[village]
poly #8a5c34 2,34 34,2 44,10 10,44 i=1.2 l=0.7
poly #8a5c34 298,34 266,2 256,10 290,44 i=1.2 l=0.7
dots umber 2 12,34 34,12 288,34 266,12
[strip_studs]
dots gold 2 22,268 278,268 22,337 278,337
[scroll]
poly #f8eac6 24,350 276,350 276,404 24,404 i=1.2 s=0.5 l=0.2
poly #e0c694 18,346 282,346 282,353 18,353 i=1.1 s=0.9 l=0.8
poly #e0c694 18,400 282,400 282,408 18,408 i=1.1 s=0.9 l=0.8
ell #aa7846 4,5 18,349.5 282,349.5 18,404 282,404 i=1
""")


@cache
def border(deck: Location) -> Image.Image:
    """The whole card before its portrait and its signs; copy it before you paint on it."""
    easel = Easel(SIZE, 11, FINE, TONES[deck][0])
    (masonry if deck == CASTLE else timber)(easel, deck)
    field(easel)
    return easel.image


def masonry(easel: Easel, deck: Location) -> None:
    light, dark, _ = TONES[deck]
    rng = Random(4)
    for row, y in enumerate(range(-2, SIZE[1], 18)):
        x = -10.0 if row % 2 else -24.0
        while x < SIZE[0]:
            wide = rng.uniform(27, 39)
            colour = jitter(rng, mix(light, dark, rng.random() * 0.5), 9)
            easel.box(x, y, x + wide, y + 18, colour, ink=0.9, line=(70, 74, 86), shade=0.5, light=0.6)
            x += wide


def timber(easel: Easel, deck: Location) -> None:
    light, dark, _ = TONES[deck]
    rng = Random(4)
    for plank in range(-4, SIZE[0], 15):
        colour = jitter(rng, mix(light, dark, rng.random() * 0.6), 8)
        easel.box(plank, -4, plank + 15, SIZE[1] + 4, colour, ink=0.9, line=(60, 36, 20), shade=0.5, light=0.4)
    for _ in range(300):
        x, y = rng.uniform(0, SIZE[0]), rng.uniform(0, SIZE[1])
        grain = corners(x, y, x + rng.uniform(-1, 1), y + 12, x, y + rng.uniform(20, 36))
        easel.line(grain, 0.6, mix(dark, (40, 20, 10), 0.3))
    for beam in (-2, SIZE[1] - 13):
        easel.box(-4, beam, SIZE[0] + 4, beam + 15, light, ink=1.1, light=0.7)


def field(easel: Easel) -> None:
    """Parchment below the window."""
    easel.box(12, 232, 288, 409, (234, 214, 170), ink=1.5, shade=0.35, light=0.3)


def window_outline(deck: Location) -> list[Point]:
    """Round shoulders for the castle, braced corners for the village."""
    x, y, w, h = WINDOW
    right, low = x + w, y + h
    if deck != CASTLE:
        return [(x, low), (x, y + 28), (x + 28, y), (right - 28, y), (right, y + 28), (right, low)]
    r = 30
    turns = [math.radians(step * 9) for step in range(11)]
    left_arc = [(x + r - r * math.cos(t), y + r - r * math.sin(t)) for t in turns]
    right_arc = [(right - r + r * math.sin(t), y + r - r * math.cos(t)) for t in turns]
    return [(x, low), *left_arc, *right_arc, (right, low)]


def framed(portrait: Image.Image, deck: Location) -> Easel:
    """The portrait in the window of its frame, with ribbon, strip and scroll still empty."""
    easel = Easel(SIZE, 3, FINE)
    easel.image = border(deck).copy()
    outline = [(x * FINE, y * FINE) for x, y in window_outline(deck)]
    mask = polygon(easel.image.size, outline)
    gild(easel.image, mask)
    easel.image.paste(portrait, (WINDOW[0] * FINE, WINDOW[1] * FINE), mask.crop(portrait_box(portrait)))
    depth = ImageChops.subtract(mask, blurred(mask, 5 * FINE))
    lay(easel.image, (24, 14, 16), curve(depth, lambda v: 2 * v), 0.55)
    easel.stroke(outline, 1.3, INK, True)
    draw(easel, ORNAMENTS["castle" if deck == CASTLE else "village"])
    strip(easel, deck)
    draw(easel, ORNAMENTS["scroll"])
    ribbon(easel, NAME, RIBBONS[deck])
    return easel


def portrait_box(portrait: Image.Image) -> tuple[int, int, int, int]:
    x, y = WINDOW[0] * FINE, WINDOW[1] * FINE
    return x, y, x + portrait.width, y + portrait.height


def gild(image: Image.Image, mask: Image.Image) -> None:
    """A gold rim around the window."""
    wide = mask.filter(ImageFilter.MaxFilter(4 * FINE + 1))
    lay(image, INK, wide.filter(ImageFilter.MaxFilter(FINE)))
    lay(image, gold(image.size, 4, 9), wide)


def strip(easel: Easel, deck: Location) -> None:
    x, y, w, h = ABILITY
    easel.box(x, y, x + w, y + h, "gold", ink=1.4, light=0.7)
    easel.box(x + 3, y + 3, x + w - 3, y + h - 3, TONES[deck][2], ink=1.1, shade=0.6, light=0.25)
    draw(easel, ORNAMENTS["strip_studs"])


def ribbon(easel: Easel, name: Rect, colour: Colour) -> None:
    """A level band with folded tails: the name is drawn on it at run time."""
    x, y, w, h = name
    for side in (-1, 1):
        middle = x + w / 2
        tail = ((w / 2 - 14, 8), (w / 2 + 30, 7), (w / 2 + 20, h / 2 + 7), (w / 2 + 30, h + 8), (w / 2 - 14, h + 7))
        easel.blob([(middle + side * a, y + b, True) for a, b in tail], toned(colour, -0.3), ink=1.2, straight=True)
        fold = ((w / 2 - 14, h), (w / 2 + 6, h), (w / 2 - 14, h + 7))
        easel.blob([(middle + side * a, y + b, True) for a, b in fold], toned(colour, -0.7), ink=0.8, straight=True)
    shadow(easel, corners(x - 4, y + 4, x + w + 6, y + 4, x + w + 6, y + h + 5, x - 4, y + h + 5))
    band = [(px * FINE, py * FINE) for px, py, _ in corners(x - 6, y, x + w + 6, y, x + w + 6, y + h, x - 6, y + h)]
    skin(easel.image, band, colour)
    easel.stroke(band, 1.3, INK, True)
    for py in (y + 3.5, y + h - 3.5):
        easel.line(corners(x - 2, py, x + w + 2, py), 0.7, toned(colour, -0.35), True)


def skin(image: Image.Image, band: list[Point], colour: Colour) -> None:
    mask = polygon(image.size, band)
    tinted = ImageChops.multiply(parchment(image.size, 7), Image.new("RGB", image.size, toned(colour, 0.55)))
    lay(image, tinted, mask)
    inner_shade(image, mask, 4 * FINE, 0.45, (120, 76, 30))


def shadow(easel: Easel, outline: list[Corner], soft: float = 2.4, opacity: float = 0.5) -> None:
    points = smooth(outline, True) if len(outline) > 4 else [(x, y) for x, y, _ in outline]
    mask = polygon(easel.image.size, easel.pixels(points))
    lay(easel.image, (20, 10, 16), blurred(mask, soft * easel.fine), opacity)


def trimmed(easel: Easel) -> Image.Image:
    """At its real size, with round corners."""
    size = (easel.image.width // easel.fine, easel.image.height // easel.fine)
    large = (easel.image.width - 1, easel.image.height - 1)
    mask = rounded(easel.image.size, (0, 0, *large), RADIUS * easel.fine)
    return cut_out(finished(easel.image, size, 55), mask.resize(size, Image.Resampling.LANCZOS))
