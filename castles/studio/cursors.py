"""Pointers in gold with an ink edge, and the icon of the window."""

from functools import partial

from PIL import Image, ImageChops, ImageDraw

from castles.studio.castles_art import castle, sunlit
from castles.studio.paint.brush import (
    Point,
    bevel,
    blurred,
    cut_out,
    faded,
    inner_shade,
    lay,
    moved,
    polygon,
    put,
    reduced,
    rounded,
)
from castles.studio.paint.colour import GULES, INK
from castles.studio.paint.curves import spline
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import LANCZOS
from castles.studio.scenery import GOLDEN, hill, ridge, sky
from castles.studio.work import Table, Work

FINE = 4
SIZE = 64  # of a pointer, at twice the size of a 1280×720 window
UNIT = SIZE * FINE / 32

# outlines on a square of 32, drawn one over the other; those marked soft are curves through the points
ARROW: list[Point] = [(2, 2), (2, 25), (7.6, 20), (12, 29), (16.4, 27), (12, 18.2), (20, 17.6)]
FINGER: list[Point] = [(10, 14), (10, 4), (12, 2), (14, 4), (14.4, 13), (24, 15.4), (26, 19), (24.6, 25), (22.6, 30)]
PALM: list[Point] = [(11, 30), (8.4, 25.6), (3.6, 20), (4.6, 17.6), (7.4, 18.4)]
FIST: list[Point] = [(8, 14), (9, 10.6), (12, 10.4), (13.4, 9.4), (16.4, 9.6), (18, 10), (20.6, 10.4), (22, 11.6)]
FIST_LOW: list[Point] = [(25, 13), (26, 17), (24.8, 23), (22.6, 27.6), (11, 27.6), (7.6, 22.6), (5.4, 18), (6.6, 15)]
SHAPES: dict[str, list[Point]] = {
    "arrow": ARROW,
    "hand": spline([*FINGER, *PALM], 6),
    "grab": spline([*FIST, *FIST_LOW], 6),
}
CREASES: dict[str, tuple[tuple[float, float, float, float], ...]] = {
    "arrow": (),
    "hand": ((14.4, 13, 14.6, 18.6), (18, 14, 18, 18.8), (21.4, 14.8, 21.2, 19)),
    "grab": ((12.4, 11, 12.4, 16), (16.4, 10.4, 16.4, 16), (20.4, 11, 20.2, 16), (7.4, 15, 11, 19)),
}
HOTSPOTS = {"arrow": [4, 4], "hand": [24, 4], "grab": [32, 28]}


def pointer(name: str) -> Image.Image:
    size = (SIZE * FINE, SIZE * FINE)
    outline = [(x * UNIT, y * UNIT) for x, y in SHAPES[name]]
    mask = polygon(size, outline)
    edge = ImageChops.lighter(mask, blurred(mask, UNIT).point([0] * 20 + [255] * 236))
    image = Image.new("RGB", size, INK)
    metal = gold(size, 3, 2, 0.12)
    bevel(metal, mask, UNIT * 0.8, 0.8, 0.5)
    lay(image, metal, mask)
    draw = ImageDraw.Draw(image)
    for crease in CREASES[name]:
        draw.line([v * UNIT for v in crease], fill=INK, width=int(UNIT * 0.8))
    under = Image.new("RGBA", size)
    under.paste((14, 10, 14, 255), (0, 0), faded(blurred(moved(edge, UNIT, 1.6 * UNIT), UNIT), 0.5))
    return reduced(Image.alpha_composite(under, cut_out(image, edge)), FINE)


def hotspots() -> Table:
    """Where each pointer points, in pixels of its picture."""
    return HOTSPOTS


def window_icon(size: int) -> Image.Image:
    """The castle at sunset in a gold frame; small, it shows only a tower and the sun."""
    k = 1024
    image = sky((k, k), GOLDEN, (k * 0.28, k * 0.44, k * 0.1), 7)
    hill(image, ridge(k, k * 0.8, k * 0.04, 8), (66, 84, 42), (170, 160, 84), 6, 4)
    width, design = (0.8, 0) if size > 100 else (0.98, 6)
    keep = sunlit(castle(int(k * width), design, flag=GULES, seed=5), 0.3)
    put(image, keep, (k * 0.51 - keep.width / 2, k * 0.9 - keep.height), (0, 0, 1, 0))
    whole = rounded((k, k), (8, 8, k - 9, k - 9), k * 0.2)
    rim = k * (0.05 if size > 100 else 0.07)
    inner = rounded((k, k), (8 + rim, 8 + rim, k - 9 - rim, k - 9 - rim), k * 0.2 - rim)
    inner_shade(image, inner, k * 0.03, 0.6)
    band = ImageChops.subtract(whole, inner)
    lay(image, gold((k, k), 3, 2, 0.12), band)
    bevel(image, band, k * 0.012, 0.7, 0.7)
    return cut_out(image, whole).resize((size, size), LANCZOS)


WORKS = (
    *(Work(f"art/cursors/{name}.webp", partial(pointer, name), __name__, lossless=True) for name in SHAPES),
    Work("art/cursors/hotspots.json", hotspots, __name__),
    *(Work(f"art/ui/icon_{size}.webp", partial(window_icon, size), __name__, lossless=True) for size in (256, 64)),
)
