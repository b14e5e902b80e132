"""What the cards of Topple the King are made of: boards, windows, plates, and the wanted dice at the foot."""

import math
from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw

from castles.rules.throne.pieces import Combination
from castles.studio.dice import die
from castles.studio.paint.brush import (
    Box,
    Point,
    bevel,
    blurred,
    cut_out,
    inner_shade,
    lay,
    moved,
    polygon,
    put,
    reduced,
    rounded,
)
from castles.studio.paint.colour import INK
from castles.studio.paint.materials import gold, parchment
from castles.studio.paint.noise import Size

FINE = 3
CARD: Size = (220, 310)
KING: Size = (256, 356)
RADIUS = 14
Rect = tuple[int, int, int, int]  # x, y, width, height in pixels of the finished card


def corners(rect: Rect) -> Box:
    """A rectangle of the finished card as a box of the painted one."""
    x, y, w, h = (v * FINE for v in rect)
    return x, y, x + w - 1, y + h - 1


def window(board: Image.Image, rect: Rect, picture: Image.Image, shape: Image.Image) -> None:
    """A picture let into the board through a shape as large as the board, in a gold rule between ink lines."""
    rim = grown(shape, 5 * FINE)
    inner = grown(shape, 1.4 * FINE)
    metal = gold(board.size, 3, 4, 0.15)
    bevel(metal, ImageChops.subtract(rim, inner), 1.2 * FINE, 0.6, 0.6)
    lay(board, (20, 8, 6), blurred(moved(rim, FINE, 2 * FINE), 3 * FINE), 0.6)
    lay(board, INK, grown(shape, 6.2 * FINE))
    lay(board, metal, rim)
    lay(board, INK, inner)
    layer = Image.new("RGB", board.size)
    layer.paste(picture, (rect[0] * FINE, rect[1] * FINE))
    fallen = moved(blurred(shape, 5 * FINE), 3 * FINE, 4 * FINE)
    lay(layer, (16, 8, 10), ImageChops.multiply(ImageChops.subtract(shape, fallen), shape), 0.6)
    lay(board, layer, shape)


def grown(mask: Image.Image, by: float) -> Image.Image:
    """The shape so much wider all around, with soft corners."""
    soft = blurred(mask, by)
    return soft.point([max(0, min(255, (v - 40) * 12)) for v in range(256)])


def closed(board: Image.Image, size: Size) -> Image.Image:
    """The finished card: worn edge, ink line, round corners."""
    w, h = size[0] * FINE, size[1] * FINE
    shape = rounded((w, h), (0, 0, w - 1, h - 1), RADIUS * FINE)
    inner_shade(board, shape, 4 * FINE, 0.45, (10, 4, 2))
    bevel(board, shape, 1.6 * FINE, 0.5, 0.5)
    ImageDraw.Draw(board).rounded_rectangle(
        (0, 0, w - 1, h - 1), radius=RADIUS * FINE, outline=(28, 16, 10), width=2 * FINE
    )
    return reduced(cut_out(board, shape), FINE)


def plate(board: Image.Image, rect: Rect, seed: int) -> None:
    """A strip of parchment nailed to the board: for the dice, or empty for a name."""
    box = corners(rect)
    mask = rounded(board.size, box, 4 * FINE)
    lay(board, (16, 6, 4), blurred(moved(mask, 1.5 * FINE, 2.5 * FINE), 2 * FINE), 0.65)
    skin = Image.new("RGB", board.size)
    skin.paste(parchment((rect[2] * FINE, rect[3] * FINE), seed, 180), (rect[0] * FINE, rect[1] * FINE))
    inner_shade(skin, mask, 5 * FINE, 0.5, (120, 74, 30))
    bevel(skin, mask, FINE, 0.6, 0.5)
    lay(board, skin, mask)
    ImageDraw.Draw(board).rounded_rectangle(box, radius=4 * FINE, outline=INK, width=FINE)


def gild(board: Image.Image, inset: float, width: float, radius: float) -> None:
    """A raised gold rule along the rim of the board."""
    w, h = board.size
    outer, inner = (
        rounded(board.size, (e, e, w - e - 1, h - e - 1), max(1.0, r) * FINE)
        for e, r in ((inset * FINE, radius), ((inset + width) * FINE, radius - width))
    )
    band = ImageChops.subtract(outer, inner)
    metal = gold(board.size, 3, 4, 0.15)
    bevel(metal, band, width * 0.3 * FINE, 0.6, 0.6)
    lay(board, INK, blurred(band, 0.7 * FINE), 0.9)
    lay(board, metal, band)


def wanted(card: Image.Image, combination: Combination, y: float, size: int) -> None:
    """Red dice, a gap, the yellow die, in a row about y on the finished card."""
    gap = round(size * 0.1)
    row = [("red", combination.value)] * combination.reds + [("yellow", combination.yellow)]
    x = (card.width - len(row) * size - (len(row) - 1) * gap - 2 * gap) / 2
    for kind, face in row:
        x += 2 * gap if kind == "yellow" else 0
        small = die(face, size, kind)
        put(card, small, (x + (size - small.width) / 2, y - small.height / 2), (1.4, 2.4, 2, 0.55))
        x += size + gap


# the upper edge of a window from left to right, in parts of its width and height
Edge = Callable[[], list[Point]]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, n: int = 24) -> list[Point]:
    """Degrees clockwise from three o'clock."""
    turns = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in turns]


def lintel() -> list[Point]:
    return [(0, 0.11), (0.13, 0), (0.87, 0), (1, 0.11)]


def gothic() -> list[Point]:
    return [*arc(0.86, 0.33, 0.86, 0.364, 180, 245), *arc(0.14, 0.33, 0.86, 0.364, 295, 360)]


def round_arch() -> list[Point]:
    return arc(0.5, 0.26, 0.5, 0.26, 180, 360, 48)


def stepped() -> list[Point]:
    return [(0, 0.16), (0.1, 0.16), (0.1, 0.08), (0.22, 0.08), (0.22, 0), (0.78, 0), (0.78, 0.08), (0.9, 0.08), (0.9,
        0.16), (1, 0.16)]  # fmt: skip


def battlement() -> list[Point]:
    """The board's merlons hang into the window."""
    teeth = [(0.0, 0.0), (0.16, 0.0), (0.16, 0.07), (0.3, 0.07), (0.3, 0.0), (0.43, 0.0), (0.43, 0.07), (0.57, 0.07)]
    return [*teeth, (0.57, 0.0), (0.7, 0.0), (0.7, 0.07), (0.84, 0.07), (0.84, 0.0), (1, 0.0)]


def trefoil() -> list[Point]:
    return [
        *arc(0.21, 0.24, 0.21, 0.15, 180, 305),
        *arc(0.5, 0.15, 0.22, 0.15, 190, 350),
        *arc(0.79, 0.24, 0.21, 0.15, 235, 360),
    ]


EDGES: dict[str, Edge] = {
    "brown": lintel,
    "purple": gothic,
    "green": round_arch,
    "yellow": stepped,
    "red": battlement,
    "blue": trefoil,
}


def arched(size: Size, rect: Rect, edge: Edge) -> Image.Image:
    """The mask of a window whose upper edge is an arch."""
    x, y, w, h = (v * FINE for v in rect)
    return polygon(size, [*((x + a * w, y + b * h) for a, b in edge()), (x + w, y + h), (x, y + h)])


def square(size: Size, rect: Rect) -> Image.Image:
    return rounded(size, corners(rect), 3 * FINE)
