"""Painted castles: masonry, towers, walls, banners and lit windows, built from a table of designs."""

import math
from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import Point, lay, moved, polygon, row, shaded
from castles.studio.paint.colour import GULES, INK, Colour, jitter, mix
from castles.studio.paint.noise import Size, fbm

STONE: Colour = (176, 166, 148)
BRICK: Colour = (164, 88, 62)
TIMBER: Colour = (150, 106, 64)
TILES: Colour = (150, 60, 48)
DARK: Colour = (26, 16, 12)
LAMP: Colour = (255, 206, 104)


@dataclass(frozen=True, slots=True)
class Build:
    """What a castle is built of; grain is the height of a block in pixels."""

    rng: Random
    grain: float
    wall: Colour = STONE
    kind: str = "stone"  # stone, brick or wood
    roof: Colour = TILES
    flag: Colour = GULES
    lit: bool = True


def masonry(
    size: tuple[float, float], build: Build, is_round: bool = True, colour: Colour | None = None
) -> Image.Image:
    """Courses of uneven blocks or upright logs; round walls darken away from the light on the left."""
    area = (max(2, int(size[0])), max(2, int(size[1])))
    base = colour or build.wall
    image = Image.new("RGB", area, mix(base, (40, 26, 18), 0.5))
    (logs if build.kind == "wood" else courses)(image, base, build)
    if is_round:
        image = shaded(image, row(64, turned_away).resize(area), 0.42, 1.22)
    return shaded(image, fbm(area, max(6, int(build.grain * 3)), build.rng.randrange(999), 3), 0.82, 1.12)


def turned_away(x: float) -> float:
    """Light on a cylinder lit from the left, with a thin dark rim there too."""
    return 1.02 - 0.95 * math.pow(x, 1.3) - max(0.0, 0.25 * (0.08 - x) / 0.08)


def courses(image: Image.Image, base: Colour, build: Build) -> None:
    """Bricks are equal and flat; stones differ in width and are rounded."""
    draw, rng, b = ImageDraw.Draw(image), build.rng, build.grain
    stone = build.kind == "stone"
    wide, high, joint = b * (1.7 if stone else 1.9), b * (1 if stone else 0.72), max(1, int(b * 0.09))
    for number in range(int(image.height / high) + 1):
        y, x = number * high, -wide * (number % 2) * 0.5 - rng.random() * wide * 0.2
        while x < image.width:
            w = wide * rng.uniform(0.75, 1.2) if stone else wide
            c = jitter(rng, base, 16 if stone else 22)
            draw.rounded_rectangle((x, y, x + w - joint, y + high - joint), radius=b * 0.16 if stone else 1, fill=c)
            draw.line(
                (x + joint, y + joint, x + w - 2 * joint, y + joint), fill=mix(c, (255, 246, 224), 0.35), width=joint
            )
            x += w


def logs(image: Image.Image, base: Colour, build: Build) -> None:
    draw, rng, b = ImageDraw.Draw(image), build.rng, build.grain
    joint, x = max(1, int(b * 0.09)), 0.0
    while x < image.width:
        w = b * rng.uniform(0.8, 1.1)
        c = jitter(rng, base, 20)
        draw.rectangle((x, 0, x + w - joint, image.height), fill=c)
        for part, tone, amount in ((0.25, (255, 230, 180), 0.3), (0.8, (20, 8, 0), 0.45)):
            draw.line((x + w * part, 0, x + w * part, image.height), fill=mix(c, tone, amount), width=2 * joint)
        x += w
    for y in (image.height * 0.25, image.height * 0.75):
        draw.rectangle((0, y, image.width, y + b * 0.35), fill=mix(base, (30, 14, 6), 0.4))


def block(image: Image.Image, box: tuple[float, float, float, float], texture: Image.Image, line: int) -> None:
    """A piece of wall with its ink outline."""
    x0, y0, x1, y1 = box
    image.paste(texture, (int(x0), int(y0)))
    ImageDraw.Draw(image).rectangle((x0, y0, x1, y1), outline=(*INK, 255), width=line)


def tower(
    image: Image.Image,
    x: float,
    base: float,
    w: float,
    h: float,
    build: Build,
    roofed: bool,
    flag: bool,
    windows: int = 1,
) -> None:
    """One tower standing on base with its middle at x; a cone of tiles or battlements on top."""
    line, top = max(1, int(w * 0.022)), base - h
    block(image, (x - w / 2, top, x + w / 2, base), masonry((w, h), build), line)
    head = w * 0.26
    tower_head(image, x, top, w, head, build, line)
    peak = top - head * 1.6
    if roofed:
        peak = cone(image, x, top - head, w, build, line)
    draw = ImageDraw.Draw(image)
    for i in range(windows):
        window(draw, x, top + h * (0.24 + 0.32 * i), w * 0.085, build.lit and build.rng.random() < 0.9)
    if flag:
        banner(draw, x, peak + w * 0.02, w * 0.13, build.flag)


def tower_head(image: Image.Image, x: float, top: float, w: float, head: float, build: Build, line: int) -> None:
    """The overhanging crown with its merlons."""
    over, count = w * 1.2, 4 if w > build.grain * 4 else 3
    corbels = [(x - w / 2, top + head * 0.7), (x - over / 2, top), (x + over / 2, top), (x + w / 2, top + head * 0.7)]
    ImageDraw.Draw(image).polygon(corbels, fill=(*mix(build.wall, INK, 0.72), 255))
    block(image, (x - over / 2, top - head, x + over / 2, top), masonry((over, head), build), line)
    merlon = over / (2 * count - 1)
    for i in range(count):
        left = x - over / 2 + 2 * i * merlon
        tone = mix(build.wall, (30, 20, 20), 0.3 * i / count)
        box = (left, top - head * 1.6, left + merlon, top - head)
        block(image, box, masonry((merlon, head * 0.62), build, False, tone), line)


def cone(image: Image.Image, x: float, foot: float, w: float, build: Build, line: int) -> float:
    """A pointed roof of overlapping tiles; returns the height of its tip."""
    high, half = w * 1.25, w * 0.616
    size = (int(half * 2), int(high))
    tiles = shaded(shingles(size, build.roof, build.rng), row(64, lambda v: 1 - 0.95 * v).resize(size), 0.4, 1.4)
    shape: list[Point] = [
        (half, 0),
        (half * 1.42, high * 0.55),
        (half * 2 - 1, high - 1),
        (0, high - 1),
        (half * 0.58, high * 0.55),
    ]
    image.paste(tiles, (int(x - half), int(foot - high)), polygon(size, shape))
    outline = [(x - half + a, foot - high + b) for a, b in [*shape, shape[0]]]
    ImageDraw.Draw(image).line(outline, fill=(*INK, 255), width=line, joint="curve")
    return foot - high


def shingles(size: Size, colour: Colour, rng: Random, rows: int = 11) -> Image.Image:
    image = Image.new("RGB", size, colour)
    draw, k = ImageDraw.Draw(image), max(3, size[1] // rows)
    for number, y in enumerate(range(0, size[1], k)):
        for i in range(-1, size[0] // k + 1):
            x, c = i * k + number % 2 * k / 2, jitter(rng, colour, 16)
            draw.rounded_rectangle((x, y, x + k, y + k * 1.5), radius=k * 0.45, fill=c, outline=mix(c, INK, 0.45))
    return image


def window(draw: ImageDraw.ImageDraw, x: float, y: float, u: float, lit: bool) -> None:
    draw.rectangle((x - u, y - u, x + u, y + u * 2), fill=DARK)
    draw.pieslice((x - u, y - u * 2, x + u, y), 180, 360, fill=DARK)
    if lit:
        k = u * 0.62
        draw.rectangle((x - k, y - u * 0.7, x + k, y + u * 1.8), fill=LAMP)
        draw.pieslice((x - k, y - u * 1.6, x + k, y), 180, 360, fill=LAMP)
        draw.line((x, y - u * 1.4, x, y + u * 2), fill=DARK, width=max(1, int(u * 0.3)))


def banner(draw: ImageDraw.ImageDraw, x: float, y: float, u: float, colour: Colour) -> None:
    """A swallow-tailed flag flying to the right."""
    draw.line((x, y, x, y - 5 * u), fill=INK, width=max(1, int(u * 0.4)))
    cloth = ((0, -5), (2.6, -5.2), (5.4, -4.4), (4.1, -3.7), (5.2, -2.8), (2.4, -2.9), (0, -2.5))
    points = [(x + dx * u, y + dy * u) for dx, dy in cloth]
    draw.polygon(points, fill=colour)
    draw.line([*points, points[0]], fill=INK, width=max(1, int(u * 0.22)))
    draw.line(points[:2], fill=mix(colour, (255, 240, 200), 0.5), width=max(1, int(u * 0.3)))


def wall(image: Image.Image, x0: float, x1: float, base: float, h: float, build: Build, gated: bool = False) -> None:
    """A curtain wall with merlons, and in its middle a gate if wanted."""
    w, line = x1 - x0, max(1, int(build.grain * 0.12))
    stones = masonry((w, h), build, False)
    block(image, (x0, base - h, x1, base), shaded(stones, row(64, lambda v: v).resize(stones.size), 1.1, 0.72), line)
    count = max(3, int(w / (build.grain * 2.6)))
    merlon = w / (2 * count - 1)
    for i in range(count):
        left = x0 + 2 * i * merlon
        box = (left, base - h - merlon * 0.8, left + merlon, base - h)
        block(image, box, masonry((merlon, merlon * 0.8), build, False), line)
    if gated:
        gate(ImageDraw.Draw(image), (x0 + x1) / 2, base, h)


def gate(draw: ImageDraw.ImageDraw, x: float, base: float, h: float) -> None:
    u, bars = h * 0.3, (120, 92, 60)
    draw.pieslice((x - u, base - h * 0.8, x + u, base - h * 0.8 + 2 * u), 180, 360, fill=DARK)
    draw.rectangle((x - u, base - h * 0.8 + u, x + u, base), fill=DARK)
    for i in range(-2, 3):
        draw.line((x + i * u * 0.36, base - h * 0.74, x + i * u * 0.36, base), fill=bars, width=max(1, int(u * 0.09)))
    for i in range(3):
        y = base - h * 0.12 - i * u * 0.5
        draw.line((x - u, y, x + u, y), fill=bars, width=max(1, int(u * 0.07)))


# towers as (x, lift, width, height, roofed, flagged, windows) on ground 100 wide, back to front; None is the wall
Plan = tuple[tuple[float, float, float, float, int, int, int] | None, ...]
DESIGNS: tuple[Plan, ...] = (
    (
        (50, 8, 17, 54, 1, 1, 2),
        (30, 4, 13, 38, 1, 0, 1),
        (70, 4, 13, 42, 1, 0, 1),
        None,
        (16, 0, 14, 26, 0, 1, 1),
        (84, 0, 14, 26, 0, 0, 1),
    ),
    ((36, 8, 20, 50, 0, 1, 2), (62, 6, 12, 62, 1, 0, 2), None, (14, 0, 15, 34, 1, 0, 1), (84, 0, 16, 26, 0, 1, 1)),
    (
        (50, 6, 26, 44, 0, 1, 2),
        (28, 5, 10, 50, 1, 0, 1),
        (72, 5, 10, 50, 1, 0, 1),
        None,
        (12, 0, 12, 24, 1, 0, 1),
        (88, 0, 12, 24, 1, 0, 1),
    ),
    (
        (26, 6, 15, 60, 1, 1, 2),
        (52, 6, 18, 40, 0, 0, 1),
        (74, 4, 13, 46, 1, 0, 1),
        None,
        (88, 0, 13, 28, 0, 1, 1),
        (10, 0, 12, 22, 0, 0, 1),
    ),
    (
        (50, 8, 12, 66, 1, 1, 2),
        (38, 6, 12, 46, 1, 0, 1),
        (62, 6, 12, 46, 1, 0, 1),
        None,
        (18, 0, 18, 30, 0, 0, 1),
        (82, 0, 18, 30, 0, 0, 1),
    ),
    (
        (66, 8, 22, 52, 0, 1, 2),
        (44, 6, 11, 56, 1, 0, 2),
        (26, 4, 12, 38, 1, 0, 1),
        None,
        (86, 0, 13, 26, 1, 0, 1),
        (12, 0, 14, 28, 0, 1, 1),
    ),
    ((50, 0, 24, 44, 1, 1, 2),),
)


@cache
def castle(
    width: int,
    design: int = 0,
    stone: Colour = STONE,
    roof: Colour = TILES,
    flag: Colour = GULES,
    kind: str = "stone",
    seed: int = 3,
    lit: bool = True,
    grain: float = 1.0,
) -> Image.Image:
    """A castle standing on the lower edge of its layer, a little taller than wide."""
    u, height = width / 100, int(width * 1.02)
    image = Image.new("RGBA", (width, height))
    rng = Random(seed * 77 + design)
    build = Build(rng, 3.6 * u * grain, stone, kind, roof, flag, lit)
    for part in DESIGNS[design]:
        if part is None:
            wall(image, 12 * u, 88 * u, height - 1, 20 * u, Build(rng, 4.2 * u * grain, stone, kind), True)
            continue
        x, lift, w, h, roofed, flagged, windows = part
        tower(image, x * u, height - 1 - lift * u, w * u, h * u, build, bool(roofed), bool(flagged), windows)
    return image


def sunlit(layer: Image.Image, amount: float = 0.35, tint: Colour = (255, 176, 96)) -> Image.Image:
    """Warmed as if by a low sun on the left, cool on the right, with a bright left edge."""
    alpha, rgb = layer.getchannel("A"), layer.convert("RGB")
    warm = ImageChops.multiply(rgb, Image.new("RGB", rgb.size, tint))
    cool = ImageChops.multiply(rgb, Image.new("RGB", rgb.size, (110, 104, 150)))
    across = row(256, lambda x: x).resize(rgb.size)
    rgb = Image.blend(rgb, Image.composite(cool, warm, across), amount)
    k = max(1, math.ceil(layer.width / 220))
    if amount > 0.4:
        lay(rgb, (255, 222, 160), ImageChops.subtract(alpha, moved(alpha, k, k)), amount * 1.6)
    rgb.putalpha(alpha)
    return rgb
