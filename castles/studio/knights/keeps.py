"""Six castles to fight for: log blockhouses behind palisades, stepped brick gables, round stone towers."""

from collections.abc import Callable
from random import Random

from PIL import Image, ImageDraw

from castles.studio.castles_art import (
    BRICK,
    DARK,
    STONE,
    TIMBER,
    Build,
    banner,
    block,
    masonry,
    shingles,
    tower,
    wall,
    window,
)
from castles.studio.paint.brush import Point, polygon, row, shaded
from castles.studio.paint.colour import AZURE, GULES, INK, VERT, Colour, jitter, mix

THATCH: Colour = (186, 146, 78)
SLATE: Colour = (78, 88, 112)
TILE_RED: Colour = (158, 58, 48)


class Site:
    """Ground 100 units wide on which a castle is built, its foot on the lower edge."""

    def __init__(self, width: int, build: Build) -> None:
        self.unit = width / 100
        self.image = Image.new("RGBA", (width, int(width * 1.06)))
        self.base = self.image.height - 1
        self.build = build

    @property
    def draw(self) -> ImageDraw.ImageDraw:
        return ImageDraw.Draw(self.image)

    @property
    def line(self) -> int:
        return max(1, round(self.unit * 0.42))

    def at(self, *points: Point) -> list[Point]:
        """Points in units, heights upwards from the foot."""
        return [(x * self.unit, self.base - y * self.unit) for x, y in points]

    def area(self, texture: Image.Image, points: list[Point]) -> None:
        """A texture cut to a shape, with its ink outline; the texture hangs from the shape's left upper corner."""
        left, top = min(x for x, _ in points), min(y for _, y in points)
        shape = polygon(texture.size, [(x - left, y - top) for x, y in points])
        self.image.paste(texture, (int(left), int(top)), shape)
        self.draw.line([*points, *points[:2]], fill=(*INK, 255), width=self.line, joint="curve")


def round_tower(site: Site, x: float, lift: float, w: float, h: float, roofed: bool, flag: bool, windows: int) -> None:
    u = site.unit
    tower(site.image, x * u, site.base - lift * u, w * u, h * u, site.build, roofed, flag, windows)


def curtain(site: Site, x0: float, x1: float, h: float, gated: bool) -> None:
    wall(site.image, x0 * site.unit, x1 * site.unit, site.base, h * site.unit, site.build, gated)


def palisade(site: Site, x0: float, x1: float, h: float, gated: bool) -> None:
    """Pointed logs, uneven, held by two rails."""
    rng, x = site.build.rng, x0
    while x < x1 - 1:
        w, top = rng.uniform(3.3, 4.1), h + rng.uniform(-1.2, 1.2)
        colour = jitter(rng, TIMBER, 18)
        outline = site.at((x, 0), (x, top - 3.4), (x + w / 2, top), (x + w, top - 3.4), (x + w, 0))
        site.draw.polygon(outline, fill=(*mix(colour, INK, 0.1), 255))
        for part, tone, amount in ((0.28, (255, 228, 170), 0.35), (0.82, (24, 10, 4), 0.45)):
            stroke = site.at((x + w * part, 0.4), (x + w * part, top - 3.2))
            site.draw.line(stroke, fill=(*mix(colour, tone, amount), 255), width=2 * site.line)
        site.draw.line(outline, fill=(*INK, 255), width=site.line, joint="curve")
        x += w
    for y in (h * 0.26, h * 0.66):
        rail(site, x0 - 0.6, x + 0.6, y)
    if gated:
        log_gate(site, (x0 + x) / 2, h)


def rail(site: Site, x0: float, x1: float, y: float) -> None:
    (left, top), (right, low) = site.at((x0, y + 2), (x1, y))
    site.draw.rectangle(
        (left, top, right, low), fill=(*mix(TIMBER, INK, 0.35), 255), outline=(*INK, 255), width=site.line
    )


def log_gate(site: Site, x: float, h: float) -> None:
    """Two posts, a lintel and planks with iron bands."""
    (x0, y0), (x1, y1) = site.at((x - 6.5, h * 0.8), (x + 6.5, 0))
    site.draw.rectangle((x0, y0, x1, y1), fill=(*mix(TIMBER, INK, 0.62), 255), outline=(*INK, 255), width=site.line)
    for i in range(1, 5):
        px = x0 + (x1 - x0) * i / 5
        site.draw.line((px, y0, px, y1), fill=(*DARK, 255), width=site.line)
    for part in (0.25, 0.7):
        py = y0 + (y1 - y0) * part
        site.draw.line((x0, py, x1, py), fill=(120, 122, 130, 255), width=3 * site.line)
    for px in (x - 7.5, x + 5.5):
        (a, b), (c, d) = site.at((px, h + 3), (px + 2, 0))
        site.draw.rectangle((a, b, c, d), fill=(*TIMBER, 255), outline=(*INK, 255), width=site.line)
    rail(site, x - 9, x + 9, h * 0.82)


def blockhouse(site: Site, x: float, lift: float, w: float, h: float, flag: bool) -> None:
    """A square log tower: a jutting upper storey on struts under a thatched hip roof."""
    u = site.unit
    foot, low = h * 0.58, w * 0.84
    (x0, y0), (x1, y1) = site.at((x - low / 2, lift + foot), (x + low / 2, lift))
    block(site.image, (x0, y0, x1, y1), stacked(site, (x1 - x0, y1 - y0)), site.line)
    for side in (-1, 1):
        strut = site.at((x + side * low / 2, lift + foot - w * 0.2), (x + side * w * 0.58, lift + foot))
        site.draw.line(strut, fill=(*mix(TIMBER, INK, 0.4), 255), width=round(u * 1.6))
    (x0, y0), (x1, y1) = site.at((x - w * 0.58, lift + h), (x + w * 0.58, lift + foot))
    block(site.image, (x0, y0, x1, y1), stacked(site, (x1 - x0, y1 - y0)), site.line)
    for px in (x - w * 0.28, x + w * 0.28):
        ((cx, cy),) = site.at((px, lift + h * 0.82))
        window(site.draw, cx, cy, w * 0.07 * u, site.build.lit)
    peak = lift + h + w * 0.62
    eaves = ((x - w * 0.74, lift + h - 0.6), (x - w * 0.2, peak), (x + w * 0.2, peak), (x + w * 0.74, lift + h - 0.6))
    thatched(site, site.at(*eaves))
    if flag:
        ((cx, cy),) = site.at((x, peak))
        banner(site.draw, cx, cy, w * 0.13 * u, site.build.flag)


def stacked(site: Site, size: tuple[float, float]) -> Image.Image:
    """Logs lying one on the other, their round ends at both sides."""
    w, h = max(2, int(size[0])), max(2, int(size[1]))
    image = Image.new("RGB", (w, h), mix(TIMBER, INK, 0.5))
    draw, rng, step = ImageDraw.Draw(image), site.build.rng, max(4, round(site.unit * 3.3))
    for y in range(0, h, step):
        colour = jitter(rng, TIMBER, 16)
        draw.rectangle((0, y, w, y + step - site.line), fill=colour)
        draw.line((0, y + step * 0.22, w, y + step * 0.22), fill=mix(colour, (255, 230, 176), 0.4), width=2 * site.line)
        draw.line((0, y + step * 0.76, w, y + step * 0.76), fill=mix(colour, (20, 8, 2), 0.4), width=2 * site.line)
        for x in (0, w):
            r = step * 0.52
            draw.ellipse((x - r, y - 1, x + r, y + step), fill=mix(colour, (250, 220, 160), 0.35), outline=INK)
    return shaded(image, row(64, lambda v: 1 - v).resize((w, h)), 0.62, 1.18)


def thatched(site: Site, points: list[Point]) -> None:
    """Straw in three ragged layers."""
    size = (int(max(x for x, _ in points) - min(x for x, _ in points)) + 2,
            int(max(y for _, y in points) - min(y for _, y in points)) + 2)  # fmt: skip
    straw = Image.new("RGB", size, mix(THATCH, INK, 0.3))
    draw, rng, u = ImageDraw.Draw(straw), site.build.rng, site.unit
    for tier in range(4):
        y = size[1] * tier / 4
        for _ in range(int(size[0] / u * 1.6)):
            x, c = rng.uniform(0, size[0]), jitter(rng, THATCH, 26)
            draw.line((x, y, x + rng.uniform(-1, 1) * u, y + size[1] * 0.31), fill=c, width=max(1, round(u * 0.7)))
        draw.line((0, y, size[0], y), fill=mix(THATCH, INK, 0.55), width=site.line)
    site.area(shaded(straw, row(64, lambda v: 1 - v).resize(size), 0.6, 1.2), points)


def gable(site: Site, x: float, lift: float, w: float, h: float, flag: bool) -> None:
    """A brick house seen from its end: stepped gable, white stone trim, rows of windows."""
    u, steps, rise = site.unit, 4, w * 0.62
    left: list[Point] = [(x - w / 2, lift), (x - w / 2, lift + h)]
    for i in range(1, steps):
        edge = x - w / 2 * (1 - i / steps)
        left += [(edge, lift + h + rise * (i - 1) / steps), (edge, lift + h + rise * i / steps)]
    outline = site.at(*left, *((2 * x - px, py) for px, py in reversed(left)))
    site.area(masonry((w * u + 2, (h + rise) * u + 2), site.build, False), outline)
    trim = (232, 220, 196, 255)
    for i in range(1, steps + 1):
        y, edge = lift + h + rise * (i - 1) / steps, w / 2 * (1 - (i - 1) / steps)
        for side in (-1, 1):
            (x0, y0), (x1, y1) = site.at((x + side * edge - 1.2, y + 1.1), (x + side * edge + 1.2, y - 0.5))
            site.draw.rectangle((x0, y0, x1, y1), fill=trim, outline=(*INK, 255), width=site.line)
    for y in (0.34, 0.74):
        for px in (-0.28, 0, 0.28):
            ((cx, cy),) = site.at((x + px * w, lift + h * y))
            window(site.draw, cx, cy, w * 0.06 * u, site.build.lit)
    ((cx, cy),) = site.at((x, lift + h + rise * 0.3))
    r = w * 0.1 * u
    site.draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=trim, outline=(*INK, 255), width=site.line)
    site.draw.ellipse((cx - r * 0.6, cy - r * 0.6, cx + r * 0.6, cy + r * 0.6), fill=(*DARK, 255))
    if flag:
        ((cx, cy),) = site.at((x, lift + h + rise * 0.75))
        banner(site.draw, cx, cy, w * 0.1 * u, site.build.flag)


def square_tower(site: Site, x: float, lift: float, w: float, h: float, flag: bool) -> None:
    """A square brick tower with corner stones and a steep slate roof."""
    u = site.unit
    (x0, y0), (x1, y1) = site.at((x - w / 2, lift + h), (x + w / 2, lift))
    brick = shaded(
        masonry((w * u, h * u), site.build, False), row(2, lambda v: 1 - v).resize((int(w * u), int(h * u))), 0.72, 1.12
    )
    block(site.image, (x0, y0, x1, y1), brick, site.line)
    for i in range(int(h / 4)):
        for side in (0, 1):
            long = 2.8 if (i + side) % 2 else 1.8
            left = x - w / 2 if side == 0 else x + w / 2 - long
            (a, b), (c, d) = site.at((left, lift + 4 * i + 3.4), (left + long, lift + 4 * i + 1))
            site.draw.rectangle(
                (a, b, c, d), fill=(226, 212, 186, 255), outline=(*INK, 255), width=max(1, site.line // 2)
            )
    for part in (0.5, 0.82):
        ((cx, cy),) = site.at((x, lift + h * part))
        window(site.draw, cx, cy, w * 0.09 * u, site.build.lit)
    peak = lift + h + w * 1.25
    roof = site.at((x - w * 0.64, lift + h), (x, peak), (x + w * 0.64, lift + h))
    size = (int(w * 1.28 * u) + 2, int(w * 1.25 * u) + 2)
    site.area(
        shaded(shingles(size, site.build.roof, site.build.rng, 9), row(64, lambda v: 1 - v).resize(size), 0.5, 1.35),
        roof,
    )
    if flag:
        ((cx, cy),) = site.at((x, peak - 1))
        banner(site.draw, cx, cy, w * 0.15 * u, site.build.flag)


def small_wood(site: Site) -> None:
    blockhouse(site, 50, 6, 30, 44, True)
    palisade(site, 16, 84, 19, False)


def large_wood(site: Site) -> None:
    blockhouse(site, 50, 12, 28, 52, True)
    blockhouse(site, 20, 4, 22, 40, False)
    blockhouse(site, 81, 4, 22, 36, True)
    palisade(site, 4, 96, 21, True)


def small_brick(site: Site) -> None:
    gable(site, 50, 0, 38, 40, True)
    curtain(site, 14, 86, 15, True)


def large_brick(site: Site) -> None:
    gable(site, 50, 8, 36, 46, True)
    square_tower(site, 17, 4, 18, 50, False)
    square_tower(site, 84, 4, 18, 44, True)
    curtain(site, 4, 96, 20, True)


def small_stone(site: Site) -> None:
    round_tower(site, 50, 4, 34, 50, False, True, 2)
    curtain(site, 12, 88, 15, True)


def large_stone(site: Site) -> None:
    round_tower(site, 50, 8, 20, 51, True, True, 2)
    round_tower(site, 30, 4, 15, 42, True, False, 1)
    round_tower(site, 70, 4, 15, 38, True, False, 1)
    curtain(site, 10, 90, 21, True)
    round_tower(site, 12, 0, 18, 30, False, True, 1)
    round_tower(site, 88, 0, 18, 30, False, False, 1)


KEEPS: dict[str, tuple[Callable[[Site], None], str, Colour, Colour, Colour]] = {
    # name           builder      kind     wall    roof      flag
    "small_wood":  (small_wood,  "wood",  TIMBER, THATCH,   VERT),
    "large_wood":  (large_wood,  "wood",  TIMBER, THATCH,   VERT),
    "small_brick": (small_brick, "brick", BRICK,  SLATE,    AZURE),
    "large_brick": (large_brick, "brick", BRICK,  SLATE,    AZURE),
    "small_stone": (small_stone, "stone", STONE,  TILE_RED, GULES),
    "large_stone": (large_stone, "stone", STONE,  TILE_RED, GULES),
}  # fmt: skip


def keep(name: str, width: int) -> Image.Image:
    builder, kind, colour, roof, flag = KEEPS[name]
    site = Site(width, Build(Random(len(name)), width / 26, colour, kind, roof, flag))
    builder(site)
    return site.image
