"""Where each army stands: a sky, two hills and what belongs there, so that no two cards share a place or an hour."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from PIL import Image, ImageDraw

from castles.studio.castles_art import BRICK, STONE, TIMBER, castle, sunlit
from castles.studio.paint.brush import blurred, cut_out, lay, polygon, put
from castles.studio.paint.colour import GULES, INK, Colour, jitter, mix
from castles.studio.paint.noise import Size, fbm
from castles.studio.scenery import DAY, GOLDEN, Sky, birds, fir, grass, hill, mist, ridge, sky, woods

NIGHT: Sky = ((0, (18, 16, 44)), (110, (74, 32, 66)), (190, (190, 66, 44)), (255, (255, 170, 70)))
DAWN: Sky = ((0, (108, 140, 190)), (120, (196, 186, 206)), (200, (250, 206, 178)), (255, (255, 236, 200)))
STORM: Sky = ((0, (66, 78, 96)), (120, (128, 136, 142)), (200, (206, 196, 170)), (255, (236, 222, 184)))
DUST: Sky = ((0, (98, 84, 108)), (110, (190, 140, 116)), (190, (244, 196, 134)), (255, (255, 232, 176)))
LEAFY: Sky = ((0, (120, 168, 170)), (140, (196, 216, 176)), (255, (240, 240, 190)))
HAZE: Colour = (214, 196, 190)

Extra = Callable[[Image.Image, Sequence[float], float], None]  # on the picture, its near ridge, pixels a unit


@dataclass(frozen=True, slots=True)
class Scene:
    """Suns are in parts of the picture; hills are (near colour, far colour)."""

    sky: Sky
    sun: tuple[float, float, float] | None
    far: tuple[Colour, Colour]
    near: tuple[Colour, Colour]
    tufts: Colour
    behind: tuple[Extra, ...] = ()  # between the hills
    around: tuple[Extra, ...] = ()  # on the near meadow
    horizon: float = 0.58
    meadow: float = 0.74


def scene(name: str, size: Size, u: float) -> Image.Image:
    w, h = size
    plan, seed = SCENES[name], len(name) * 7 + ord(name[0])
    sun = plan.sun and (w * plan.sun[0], h * plan.sun[1], w * plan.sun[2])
    image = sky(size, plan.sky, sun, seed)
    air = plan.sky[-1][1]
    far = ridge(w, h * plan.horizon, h * 0.1, seed)
    hill(image, far, *plan.far, seed + 1, u, 0.35, air)
    for extra in plan.behind:
        extra(image, far, u)
    near = ridge(w, h * plan.meadow, h * 0.03, seed + 4)
    hill(image, near, *plan.near, seed + 5, u, 0, air)
    for extra in plan.around:
        extra(image, near, u)
    grass(image, near, h, 420, plan.tufts, seed + 6, u)
    return image


def wheat(image: Image.Image, line: Sequence[float], u: float) -> None:
    """Rows of ripe ears behind the meadow."""
    rng, draw = Random(5), ImageDraw.Draw(image)
    for _ in range(1500):
        x = rng.uniform(0, image.width - 1)
        y = line[int(x)] + rng.uniform(-6, 26) * u
        top, c = y - rng.uniform(12, 22) * u, jitter(rng, (222, 176, 80), 24)
        draw.line((x, y, x + rng.uniform(-2, 2) * u, top), fill=mix(c, INK, 0.25), width=max(1, round(0.7 * u)))
        draw.ellipse((x - 1.3 * u, top - 4 * u, x + 1.3 * u, top + 2 * u), fill=c)


def haystack(image: Image.Image, line: Sequence[float], u: float) -> None:
    rng, (w, h) = Random(8), image.size
    layer = Image.new("RGBA", image.size)
    draw = ImageDraw.Draw(layer)
    x, y = w * 0.84, h * 0.76
    for i in range(700):
        a, r = rng.uniform(math.pi, math.tau), math.sqrt(rng.random())
        px, py = x + 40 * u * r * math.cos(a), y + 52 * u * r * math.sin(a)
        c = jitter(rng, mix((232, 190, 98), (150, 104, 44), max(0.0, min(1.0, (px - x) / 60 / u + 0.35))), 18)
        draw.line(
            (px, py, px + rng.uniform(-3, 3) * u, py + rng.uniform(5, 11) * u), fill=(*c, 255), width=round(1 + u)
        )
        if i == 0:
            draw.line((x, y - 48 * u, x, y - 62 * u), fill=(*INK, 255), width=round(2 * u))
    put(image, layer, (0, 0), (3 * u, 3 * u, 3 * u, 0.4))


def forest(image: Image.Image, line: Sequence[float], u: float) -> None:
    """Tall dark firs close by, paler ones between them."""
    rng, draw = Random(3), ImageDraw.Draw(image)
    w, h = image.size
    for depth, count, size in ((0.45, 7, 26), (0.2, 5, 36), (0.0, 4, 48)):
        for i in range(count):
            x = w * (i + rng.uniform(0.2, 0.8)) / count
            dark = mix((34, 70, 48), (214, 226, 180), depth)
            fir(draw, rng, x, h * 0.79 - depth * 20 * u, size * u, dark, mix(dark, (226, 214, 120), 0.5), 8)


def fortress(design: int, stone: Colour, roof: Colour, kind: str, at: tuple[float, float, float]) -> Extra:
    """A castle far off: its place and width in parts of the picture."""

    def extra(image: Image.Image, line: Sequence[float], u: float) -> None:
        w, h = image.size
        x, y, width = at
        keep = sunlit(castle(int(w * width), design, stone, roof, GULES, kind), 0.4)
        far = cut_out(Image.blend(keep.convert("RGB"), Image.new("RGB", keep.size, HAZE), 0.26), keep.getchannel("A"))
        put(image, far, (w * x - keep.width / 2, h * y - keep.height), (0, 0, 1, 0))

    return extra


def tents(image: Image.Image, line: Sequence[float], u: float) -> None:
    """The striped tents of a camp."""
    w, h = image.size
    for x, y, k, colour in (
        (0.86, 0.77, 34, (176, 44, 44)),
        (0.16, 0.755, 26, (44, 84, 150)),
        (0.6, 0.75, 22, (60, 120, 80)),
    ):
        layer = Image.new("RGBA", image.size)
        draw_tent(ImageDraw.Draw(layer), w * x, h * y, k * u, colour, u)
        put(image, layer, (0, 0), (3 * u, 2 * u, 2 * u, 0.4))


def draw_tent(draw: ImageDraw.ImageDraw, x: float, y: float, r: float, colour: Colour, u: float) -> None:
    """A round tent: striped wall, striped cone, a pennant."""
    stripes, eaves, top = 6, y - r * 0.8, y - r * 2
    for i in range(stripes):
        left, right = x - r + 2 * r * i / stripes, x - r + 2 * r * (i + 1) / stripes
        c = mix(colour if i % 2 else (240, 230, 206), (30, 16, 30), 0.38 * i / stripes)
        draw.polygon([(left, eaves), (right, eaves), (right, y), (left, y)], fill=(*c, 255))
        over = [(x + (v - x) * 1.16, eaves + r * 0.08) for v in (left, right)]
        draw.polygon([*over, (x, top)], fill=(*mix(c, (255, 240, 200), 0.12), 255))
    line = max(1, round(1.2 * u))
    outline = [(x, top), (x + r * 1.16, eaves + r * 0.08), (x + r, eaves + r * 0.08), (x + r, y), (x - r, y)]
    outline += [(x - r, eaves + r * 0.08), (x - r * 1.16, eaves + r * 0.08), (x, top)]
    draw.line(outline, fill=(*INK, 255), width=line, joint="curve")
    draw.line((x - r * 1.16, eaves + r * 0.08, x + r * 1.16, eaves + r * 0.08), fill=(*INK, 255), width=line)
    draw.polygon([(x - r * 0.2, y), (x, eaves + r * 0.1), (x + r * 0.24, y)], fill=(34, 20, 20, 255))
    draw.line((x, top, x, top - r * 0.55), fill=(*INK, 255), width=line)
    draw.polygon([(x, top - r * 0.55), (x + r * 0.6, top - r * 0.4), (x, top - r * 0.22)], fill=(*colour, 255))


def crags(image: Image.Image, line: Sequence[float], u: float) -> None:
    """Black teeth of rock with a glow between them."""
    rng, (w, h) = Random(12), image.size
    for depth in (0.5, 0.0):
        points = [(0.0, float(h))]
        for i in range(15):
            lift = (0.30 if i % 2 else 0.1) * rng.uniform(0.5, 1.0) * (1.1 - abs(i - 7) / 9)
            points.append((w * i / 14, h * (0.8 - depth * 0.08 - lift)))
        mask = polygon(image.size, [*points, (w, h)])
        lay(image, mix((40, 22, 34), (210, 84, 50), depth), mask)
        lay(
            image,
            (255, 150, 70),
            blurred(polygon(image.size, [(0, h), (0, h * 0.86), (w, h * 0.84), (w, h)]), 16 * u),
            0.25,
        )


def embers(image: Image.Image, line: Sequence[float], u: float) -> None:
    rng, draw = Random(4), ImageDraw.Draw(image)
    for _ in range(70):
        x, y, r = rng.uniform(0, image.width), rng.uniform(0.1, 0.95) * image.height, rng.uniform(0.5, 1.5) * u
        draw.ellipse((x - r, y - r, x + r, y + r), fill=jitter(rng, (255, 190, 80), 30))


def smoke(image: Image.Image, line: Sequence[float], u: float) -> None:
    """Columns of smoke leaning with the wind."""
    w, h = image.size
    shape = polygon(image.size, [(w * 0.5, h * 0.56), (w * 0.6, h * 0.56), (w * 1.0, h * 0.02), (w * 0.62, 0)])
    drift = fbm(image.size, 60, 6, 5)
    lay(image, (74, 66, 70), blurred(shape, 12 * u), 0.55)
    lay(image, (214, 196, 176), Image.composite(drift, Image.new("L", image.size), blurred(shape, 8 * u)), 0.5)


def stones(image: Image.Image, line: Sequence[float], u: float) -> None:
    rng, draw = Random(9), ImageDraw.Draw(image)
    w, h = image.size
    for _ in range(26):
        x, y, r = rng.uniform(0, w), rng.uniform(0.8, 1) * h, rng.uniform(2, 5) * u
        draw.ellipse((x - r, y - r * 0.6, x + r, y + r * 0.7), fill=(70, 58, 46))
        draw.ellipse((x - r, y - r * 0.7, x + r * 0.9, y + r * 0.5), fill=jitter(rng, (164, 152, 132), 14))


def flock(image: Image.Image, line: Sequence[float], u: float) -> None:
    """Sheep so far off that they are dots of wool."""
    rng, draw = Random(6), ImageDraw.Draw(image)
    for _ in range(16):
        x = rng.uniform(0.25, 0.98) * image.width
        y, r = line[int(x)] + rng.uniform(4, 20) * u, rng.uniform(2.4, 3.4) * u
        draw.ellipse((x - r * 1.3, y - r, x + r * 1.3, y + r), fill=(246, 240, 224), outline=(120, 104, 88))
        draw.ellipse((x + r * 0.9, y - r * 0.9, x + r * 1.9, y), fill=(70, 58, 52))


def copses(image: Image.Image, line: Sequence[float], u: float) -> None:
    woods(image, line, (0, image.width), 14, 9 * u, (70, 100, 58), 3, 0.2)


def haze(image: Image.Image, line: Sequence[float], u: float) -> None:
    mist(image, image.height * 0.68, image.height * 0.06, (255, 246, 226), 0.6, 5)


def swallows(image: Image.Image, line: Sequence[float], u: float) -> None:
    w, h = image.size
    birds(image, ((w * 0.8, h * 0.16, 1.5), (w * 0.9, h * 0.22, 1.1), (w * 0.66, h * 0.11, 1)), u)


MEADOW: tuple[Colour, Colour] = ((66, 96, 46), (168, 176, 92))
SCENES: dict[str, Scene] = {
    "peasant": Scene(DAY, (0.8, 0.2, 0.07), ((110, 140, 84), (196, 190, 110)), ((150, 120, 50), (226, 190, 100)),
                     (190, 158, 70), (copses,), (wheat, haystack, swallows)),
    "archer": Scene(LEAFY, None, ((70, 112, 78), (150, 180, 120)), ((40, 76, 40), (110, 140, 62)),
                    (84, 122, 54), (haze,), (forest,), 0.5, 0.76),
    "footman": Scene(STORM, None, ((96, 92, 88), (150, 140, 120)), ((84, 78, 48), (160, 148, 88)),
                     (120, 112, 60), (fortress(2, BRICK, (84, 60, 66), "brick", (0.62, 0.62, 0.8)),), (tents,)),
    "dragon": Scene(NIGHT, (0.72, 0.56, 0.09), ((60, 30, 42), (110, 44, 46)), ((40, 24, 26), (110, 56, 36)),
                    (96, 54, 36), (crags,), (stones, embers)),
    "mounted_knight": Scene(DAWN, (0.2, 0.44, 0.06), ((112, 128, 150), (176, 176, 176)), MEADOW, (112, 134, 60),
                            (fortress(0, STONE, (84, 100, 140), "stone", (0.6, 0.6, 0.72)), haze), (copses,)),
    "catapult": Scene(DUST, (0.84, 0.52, 0.06), ((84, 70, 84), (140, 104, 96)), ((92, 74, 46), (170, 134, 80)),
                      (128, 104, 56), (fortress(1, TIMBER, (110, 80, 60), "wood", (0.68, 0.64, 0.6)), smoke),
                      (stones,)),
    "shepherd_1": Scene(GOLDEN, (0.78, 0.5, 0.08), ((120, 116, 110), (190, 164, 120)), ((86, 116, 52), (190, 190, 96)),
                        (128, 146, 64), (), (flock, swallows), 0.6, 0.7),
    "shepherd_2": Scene(DAY, None, ((104, 140, 120), (180, 196, 140)), ((80, 128, 60), (170, 196, 100)),
                        (118, 152, 66), (copses,), (flock, swallows), 0.56, 0.68),
}  # fmt: skip
