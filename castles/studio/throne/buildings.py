"""Sixteen castles, one for each castle card: towers, walls, halls and palisades from a table of plans."""

import math
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from castles.studio.castles_art import Build, block, masonry, shingles, tower, wall, window
from castles.studio.paint.brush import Point, polygon, row, shaded
from castles.studio.paint.colour import INK, Colour, mix

Raise = Callable[[Image.Image, Build, float], None]  # the layer, what it is built of, pixels of a unit


def spire(x: float, lift: float, w: float, h: float, windows: int = 1, flag: bool = False) -> Raise:
    """A tower under a pointed roof."""
    return lambda image, build, u: raise_tower(image, build, u, (x, lift, w, h), True, flag, windows)


def bastion(x: float, lift: float, w: float, h: float, windows: int = 1, flag: bool = False) -> Raise:
    """A tower with battlements."""
    return lambda image, build, u: raise_tower(image, build, u, (x, lift, w, h), False, flag, windows)


def raise_tower(
    image: Image.Image,
    build: Build,
    u: float,
    place: tuple[float, float, float, float],
    roofed: bool,
    flag: bool,
    windows: int,
) -> None:
    x, lift, w, h = (v * u for v in place)
    tower(image, x, image.height - 1 - lift, w, h, build, roofed, flag, windows)


def curtain(x0: float, x1: float, h: float, lift: float = 0, gated: bool = True) -> Raise:
    def raised(image: Image.Image, build: Build, u: float) -> None:
        wall(image, x0 * u, x1 * u, image.height - 1 - lift * u, h * u, build, gated)

    return raised


def hall(x: float, lift: float, w: float, h: float, roof: float = 0.7, windows: int = 3) -> Raise:
    """A great house seen from its long side under a steep roof."""

    def raised(image: Image.Image, build: Build, u: float) -> None:
        left, right, base = (x - w / 2) * u, (x + w / 2) * u, image.height - 1 - lift * u
        top, line = base - h * u, max(1, round(0.4 * u))
        block(image, (left, top, right, base), masonry((w * u, h * u), build, False), line)
        saddle(image, build, (left - 1.5 * u, right + 1.5 * u, top, roof * h * u), line)
        draw = ImageDraw.Draw(image)
        for i in range(windows):
            at = left + w * u * (i + 0.5) / windows
            window(draw, at, top + h * u * 0.45, min(1.5, w / windows * 0.16) * u, build.lit)

    return raised


def saddle(image: Image.Image, build: Build, place: tuple[float, float, float, float], line: int) -> None:
    """A roof from left to right, foot and height."""
    left, right, foot, high = place
    size = (round(right - left), round(high))
    lean = high * 0.42
    shape: list[Point] = [(lean, 0), (size[0] - lean, 0), (size[0] - 1, size[1] - 1), (0, size[1] - 1)]
    rows = max(4, round(high / build.grain * 1.4))
    tiles = shaded(shingles(size, build.roof, build.rng, rows), row(64, lambda v: 1 - 0.8 * v).resize(size), 0.62, 1.3)
    image.paste(tiles, (round(left), round(foot - high)), polygon(size, shape))
    outline = [(left + a, foot - high + b) for a, b in [*shape, shape[0]]]
    ImageDraw.Draw(image).line(outline, fill=(*INK, 255), width=line, joint="curve")


def gabled(x: float, lift: float, w: float, h: float, windows: int = 2) -> Raise:
    """A stepped gable seen from the front."""

    def raised(image: Image.Image, build: Build, u: float) -> None:
        base, top, line = image.height - 1 - lift * u, image.height - 1 - (lift + h) * u, max(1, round(0.4 * u))
        steps, rise = 4, w * 0.2 * u
        for i in range(steps, -1, -1):
            half = w * u * (0.5 - 0.1 * i) if i else w * u / 2
            foot = base if i == 0 else top - (i - 1) * rise
            head = top if i == 0 else top - i * rise
            box = (x * u - half, head, x * u + half, foot)
            block(image, box, masonry((2 * half, foot - head), build, i == 0), line)
        draw = ImageDraw.Draw(image)
        for i in range(windows):
            window(draw, x * u, top + (h * 0.16 + i * h * 0.36) * u, w * 0.09 * u, build.lit)

    return raised


def palisade(x0: float, x1: float, h: float, lift: float = 0) -> Raise:
    """Sharpened logs side by side."""

    def raised(image: Image.Image, build: Build, u: float) -> None:
        base, x, w = image.height - 1 - lift * u, x0 * u, 2.3 * u
        draw = ImageDraw.Draw(image)
        while x < x1 * u:
            high = h * u * build.rng.uniform(0.9, 1.08)
            log = [(x, base), (x, base - high + w), (x + w / 2, base - high), (x + w, base - high + w), (x + w, base)]
            tone = mix(build.wall, (50, 28, 14), build.rng.uniform(0.05, 0.4))
            draw.polygon(log, fill=(*tone, 255))
            lit = (*mix(tone, (255, 226, 170), 0.4), 255)
            draw.line((x + w * 0.3, base, x + w * 0.3, base - high + w), fill=lit, width=round(0.5 * u))
            draw.line([*log, log[0]], fill=(*INK, 255), width=max(1, round(0.3 * u)))
            x += w
        rail = (*mix(build.wall, (40, 20, 8), 0.5), 255)
        draw.rectangle((x0 * u, base - h * u * 0.5, x, base - h * u * 0.36), fill=rail)

    return raised


def mound(x: float, w: float, h: float) -> Raise:
    """A steep green hill to stand a tower on."""

    def raised(image: Image.Image, build: Build, u: float) -> None:
        base = image.height - 1
        slope = [((x - w / 2 + w * i / 24) * u, base - h * u * hump(i / 24)) for i in range(25)]
        draw = ImageDraw.Draw(image)
        draw.polygon([*slope, ((x + w / 2) * u, base), ((x - w / 2) * u, base)], fill=(112, 112, 54, 255))
        for _ in range(200):
            i = build.rng.random()
            px, low = (x - w / 2 + w * i) * u, build.rng.random() * h * u * hump(i)
            tone = mix((92, 96, 44), (180, 160, 84), build.rng.random() * (1 - i))
            blade = (px, base - low, px + u * 0.4, base - low - 1.8 * u)
            draw.line(blade, fill=(*tone, 255), width=max(1, round(0.5 * u)))
        draw.line(slope, fill=(*INK, 255), width=max(1, round(0.4 * u)))

    return raised


def hump(t: float) -> float:
    """Flat on top, steep at both sides."""
    return math.pow(min(1.0, 3.2 * t, 3.2 * (1 - t)), 0.8)


class Plan(NamedTuple):
    parts: tuple[Raise, ...]  # on ground 100 units wide, back to front
    kind: str = "stone"
    lit: bool = True


# by the number of the castle card
PLANS: tuple[Plan, ...] = (
    # brown: a fort of logs on its mound; a hunting lodge
    Plan((mound(58, 66, 30), bastion(58, 29, 24, 38, 2, True), palisade(4, 96, 17), bastion(14, 0, 15, 24)), "wood"),
    Plan((hall(52, 6, 56, 24, 0.9, 4), spire(24, 4, 16, 44, 2, True), hall(70, 0, 34, 15, 0.9, 3), palisade(6, 52,
        11)), "wood"),
    # purple: a needle of spires; twin towers with a high bridge
    Plan((spire(50, 10, 11, 70, 2, True), spire(38, 7, 9, 54), spire(62, 7, 9, 58), spire(27, 4, 9, 38), spire(73, 4,
        9, 36), curtain(16, 84, 15), spire(14, 0, 10, 22), spire(86, 0, 10, 24))),
    Plan((curtain(30, 70, 12, 40, False), spire(28, 4, 17, 60, 2, True), spire(72, 4, 17, 52, 2), hall(50, 4, 34, 22,
        0.8, 3), curtain(12, 88, 14))),
    # green: a round keep in the woods; an old hall with ivy; a tall watch above the trees
    Plan((bastion(50, 5, 34, 46, 2, True), spire(76, 4, 13, 48), curtain(14, 86, 17), bastion(16, 0, 15, 26))),
    Plan((gabled(38, 6, 26, 34, 2), gabled(66, 6, 24, 28, 2), spire(52, 6, 10, 60, 2, True), curtain(10, 90, 13),
        spire(88, 0, 13, 24), spire(12, 0, 13, 22))),
    Plan((spire(60, 8, 20, 64, 3, True), hall(34, 5, 40, 26, 0.9, 3), bastion(84, 3, 14, 34), curtain(12, 92, 14))),
    # yellow: a broad palace; a square fort; four towers around a keep
    Plan((hall(50, 8, 60, 38, 0.6, 5), spire(20, 4, 14, 54, 2), spire(80, 4, 14, 54, 2), spire(50, 8, 15, 58, 2,
        True), curtain(12, 88, 14))),
    Plan((bastion(50, 8, 38, 44, 1, True), bastion(22, 3, 18, 40), bastion(78, 3, 18, 40), curtain(14, 86, 19),
        bastion(10, 0, 13, 24), bastion(90, 0, 13, 24))),
    Plan((gabled(50, 8, 30, 44, 3), bastion(26, 6, 13, 56, 2), bastion(74, 6, 13, 56, 2, True), curtain(8, 92, 16),
        spire(10, 0, 13, 26), spire(90, 0, 13, 26))),
    # red: brick gatehouse; brick keep with one tall tower; the great red castle
    Plan((bastion(34, 4, 25, 52, 2), bastion(68, 4, 25, 52, 2, True), curtain(40, 62, 34), curtain(8, 92, 15),
        spire(10, 0, 13, 28), spire(90, 0, 13, 28)), "brick"),
    Plan((bastion(32, 6, 34, 36, 1), spire(70, 6, 22, 60, 3, True), curtain(10, 90, 16), bastion(90, 0, 15, 24)),
        "brick"),
    Plan((spire(50, 10, 20, 56, 2, True), bastion(30, 7, 15, 46, 2), bastion(70, 7, 15, 46, 2), spire(18, 3, 14, 36),
        spire(82, 3, 14, 36), curtain(10, 90, 18)), "brick"),
    # blue: castles by water: a low water castle; a sea tower; a tall white castle
    Plan((hall(46, 6, 44, 24, 0.8, 4), spire(76, 4, 16, 46, 2, True), curtain(8, 92, 13), spire(12, 0, 15, 28),
        bastion(90, 0, 12, 20))),
    Plan((bastion(36, 4, 28, 60, 3, True), spire(64, 5, 12, 38), hall(76, 0, 30, 18, 0.8, 3), curtain(8, 58, 13))),
    Plan((spire(42, 10, 16, 66, 3), spire(60, 8, 12, 52, 2, True), bastion(76, 5, 16, 38), gabled(24, 5, 20, 28, 2),
        curtain(12, 88, 16), spire(88, 0, 12, 26), spire(12, 0, 11, 20))),
)  # fmt: skip


def building(card: int, width: int, stone: Colour, roof: Colour, flag: Colour) -> Image.Image:
    """A castle standing on the lower edge of its layer."""
    u = width / 100
    image = Image.new("RGBA", (width, round(width * 1.16)))
    plan = PLANS[card]
    build = Build(Random(card * 77 + 5), 3.4 * u, stone, plan.kind, roof, flag, plan.lit)
    for part in plan.parts:
        part(image, build, u)
    return image.crop((0, (image.getbbox() or (0, 0))[1], *image.size))
