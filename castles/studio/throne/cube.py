"""A die as a solid: six painted faces turned in space, lit from the north-west."""

import math
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from castles.studio.dice import PIPS
from castles.studio.paint.brush import bevel, blurred, cut_out, inner_shade, lay, ramp, rounded, shaded
from castles.studio.paint.colour import BLACK, INK, METAL, WHITE, Colour, Stop, mix
from castles.studio.paint.noise import BICUBIC, fbm

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]  # where east, south and up go: x right, y down, z towards us

FACE = 240  # pixels of a face before it is turned
LIGHT: Vector = (-0.46, -0.6, 0.65)
SKINS: dict[str, tuple[tuple[Stop, ...], Colour]] = {  # the ramp of the body, and the pips
    "bone": (((0, (222, 202, 160)), (255, (252, 243, 220))), (44, 26, 18)),
    "gold": (METAL[1:4], (104, 16, 22)),
}
# a face by its number: outwards, along its texture's width, along its height
SIDES: dict[int, tuple[Vector, Vector, Vector]] = {
    1: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    6: ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    2: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    5: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    3: ((1, 0, 0), (0, 1, 0), (0, 0, -1)),
    4: ((-1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
# which number lies on top if a 1 is wanted there, and so on: opposite faces still make seven
ROLLED: dict[int, dict[int, int]] = {
    1: {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6},
    2: {1: 2, 2: 6, 3: 3, 4: 4, 5: 1, 6: 5},
    3: {1: 3, 2: 2, 3: 6, 4: 1, 5: 5, 6: 4},
    4: {1: 4, 2: 2, 3: 1, 4: 6, 5: 5, 6: 3},
    5: {1: 5, 2: 1, 3: 3, 4: 4, 5: 6, 6: 2},
    6: {1: 6, 2: 5, 3: 3, 4: 4, 5: 2, 6: 1},
}


def spun(degrees: float) -> Matrix:
    """About the axis that points at us."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, 0), (-s, c, 0), (0, 0, 1)


def tilted(degrees: float) -> Matrix:
    """About the axis that points east: the top falls away to the north."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (1, 0, 0), (0, c, s), (0, -s, c)


def turned(matrix: Matrix, v: Vector) -> Vector:
    e, s, u = matrix
    return (
        v[0] * e[0] + v[1] * s[0] + v[2] * u[0],
        v[0] * e[1] + v[1] * s[1] + v[2] * u[1],
        v[0] * e[2] + v[1] * s[2] + v[2] * u[2],
    )


def after(first: Matrix, then: Matrix) -> Matrix:
    """The one turn, then the other."""
    return turned(then, first[0]), turned(then, first[1]), turned(then, first[2])


@cache
def face(number: int, kind: str) -> Image.Image:
    """One side, flat: worn edges, drilled pips."""
    stops, hole = SKINS[kind]
    grain = fbm((FACE, FACE), FACE // 3, number * 7 + 1, 4)
    side = ramp(grain.point([128 + v // 4 for v in range(256)]), *stops)
    whole = rounded((FACE, FACE), (0, 0, FACE - 1, FACE - 1), FACE * 0.13)
    inner_shade(side, whole, FACE * 0.06, 0.28, mix(stops[0][1], BLACK, 0.3))
    light = stops[-1][1]
    for x, y in PIPS[number]:
        drill(side, FACE * (0.5 + 0.255 * x), FACE * (0.5 + 0.255 * y), FACE * 0.098, hole, light)
    return side


def drill(side: Image.Image, x: float, y: float, r: float, hole: Colour, light: Colour) -> None:
    draw, o = ImageDraw.Draw(side), r * 0.2
    draw.ellipse((x - r + o, y - r + o, x + r + o, y + r + o), fill=mix(light, WHITE, 0.6))
    draw.ellipse((x - r, y - r, x + r, y + r), fill=hole)
    draw.ellipse((x - r * 0.3, y - r * 0.1, x + r * 0.8, y + r * 0.85), fill=mix(hole, light, 0.2))


def cube(size: int, edge: float, matrix: Matrix, top: int = 1, kind: str = "bone") -> Image.Image:
    """The die in the middle of a square layer."""
    image, body = Image.new("RGB", (size, size)), Image.new("L", (size, size))
    for side, (outward, along, down) in SIDES.items():
        n = turned(matrix, outward)
        if n[2] > 0.01:
            skin = lit(face(ROLLED[top][side], kind), n)
            mask = lay_face(image, skin, (n, turned(matrix, along), turned(matrix, down)), edge / 2)
            body = ImageChops.lighter(body, mask)
    return rubbed(image, body, edge)


def lit(skin: Image.Image, normal: Vector) -> Image.Image:
    light = max(0.0, sum(a * b for a, b in zip(normal, LIGHT, strict=True)))
    strength = 0.5 + 0.66 * light
    return shaded(skin, Image.new("L", skin.size, 255), strength, strength)


def lay_face(image: Image.Image, skin: Image.Image, axes: tuple[Vector, Vector, Vector], half: float) -> Image.Image:
    """Paints a side where its corners come to lie; returns what it covers."""
    n, u, v = axes
    k, middle = 2 * half / FACE, image.width / 2
    a, b, d, e = u[0] * k, v[0] * k, u[1] * k, v[1] * k
    det = a * e - b * d or 1e-9
    x0 = middle + half * (n[0] - u[0] - v[0])
    y0 = middle + half * (n[1] - u[1] - v[1])
    back = (e / det, -b / det, (b * y0 - e * x0) / det, -d / det, a / det, (d * x0 - a * y0) / det)
    way = Image.Transform.AFFINE
    mask = Image.new("L", skin.size, 255).transform(image.size, way, back, BICUBIC)
    image.paste(skin.transform(image.size, way, back, BICUBIC), (0, 0), mask)
    rim = rounded(skin.size, (0, 0, FACE - 1, FACE - 1), FACE * 0.16)
    worn = ImageChops.subtract(Image.new("L", skin.size, 255), blurred(rim, FACE * 0.02))
    lay(image, WHITE, worn.transform(image.size, way, back, BICUBIC), 0.28)
    return mask


def rubbed(image: Image.Image, body: Image.Image, edge: float) -> Image.Image:
    """Corners worn round, a thin dark line around the whole."""
    soft = blurred(body, edge * 0.06).point([max(0, min(255, (v - 116) * 10)) for v in range(256)])
    inner = blurred(soft, edge * 0.012).point([max(0, min(255, (v - 190) * 6)) for v in range(256)])
    lay(image, INK, ImageChops.subtract(soft, inner), 0.75)
    bevel(image, soft, edge * 0.03, 0.5, 0.3)
    return cut_out(image, soft)
