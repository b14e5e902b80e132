"""What else lies on the table: backs, empty places, the court as small figures, a frame, the wizard's spark."""

import math
from functools import partial
from random import Random

from PIL import Image, ImageDraw

from castles.rules.wall.pieces import CHARACTERS
from castles.studio.cardstock import gilded, with_shadow
from castles.studio.castles_art import Build, masonry
from castles.studio.figures import figure
from castles.studio.heraldry import charge_masks
from castles.studio.paint.brush import (
    bevel,
    blurred,
    curve,
    cut_out,
    disc,
    lay,
    moved,
    pool_of_light,
    reduced,
    rounded,
    shaded,
)
from castles.studio.paint.colour import Colour
from castles.studio.paint.curves import star
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import Size
from castles.studio.wall.courtiers import COURT
from castles.studio.wall.landscape import CARD, U
from castles.studio.work import Work

FULL: Size = (CARD[0] * U, CARD[1] * U)
CORNER = 12 * U
FIGURE = 160
SPARK = 192
NIGHT_STONE: Colour = (116, 116, 142)


def whole() -> Image.Image:
    return rounded(FULL, (0, 0, FULL[0] - 1, FULL[1] - 1), CORNER)


def back() -> Image.Image:
    """Stones by night in a gold frame, a gilded keep in their middle."""
    w, h = FULL
    image = masonry(FULL, Build(Random(4), 22 * U, NIGHT_STONE), False)
    image = shaded(image, pool_of_light(FULL, (0.5, 0.46), 0.62), 0.42, 1.25)
    for inset, width in ((4, 5.0), (14, 1.6)):
        gilded(image, (inset * U, inset * U, w - inset * U, h - inset * U), 9 * U, width * U)
    emblem, holes = charge_masks(FULL, "tower", (w / 2, h / 2), 10.4 * U)
    emblem.paste(0, (0, 0), holes)
    lay_gold(image, medallion(w, h), 1.2)
    lay_gold(image, emblem, 2)
    bevel(image, whole(), 1.4 * U, 0.4, 0.5)
    return reduced(cut_out(image, whole()), U)


def medallion(w: int, h: int) -> Image.Image:
    """Two rings and a wreath of points around the keep."""
    mask = Image.new("L", FULL)
    draw = ImageDraw.Draw(mask)
    for r, width in ((78, 2.4), (72, 1.2)):
        box = (w / 2 - r * U, h / 2 - r * U, w / 2 + r * U, h / 2 + r * U)
        draw.ellipse(box, outline=255, width=round(width * U))
    for i in range(12):
        a = i * math.tau / 12
        draw.polygon(star(w / 2 + 86 * U * math.cos(a), h / 2 + 86 * U * math.sin(a), 5 * U, 2 * U, 4), fill=255)
    return mask


def lay_gold(image: Image.Image, mask: Image.Image, height: float) -> None:
    lay(image, (8, 6, 10), blurred(moved(mask, height * U, 1.6 * height * U), 1.4 * U), 0.75)
    metal = gold(FULL, 3, 3, 0.2)
    bevel(metal, mask, height * 0.8 * U, 0.6, 0.6)
    lay(image, metal, mask)


def gone() -> Image.Image:
    """An empty place: the print a card has left in the felt."""
    w, h = FULL
    image = Image.new("RGBA", FULL, (8, 14, 12, 0))
    image.putalpha(
        blurred(rounded(FULL, (5 * U, 5 * U, w - 5 * U, h - 5 * U), CORNER), 2 * U).point([v // 4 for v in range(256)])
    )
    draw = ImageDraw.Draw(image)
    box = (6 * U, 6 * U, w - 6 * U, h - 6 * U)
    draw.rounded_rectangle(box, radius=CORNER, outline=(226, 190, 126, 84), width=round(1.6 * U))
    return reduced(image, U)


def frame() -> Image.Image:
    """Gold to lay around a single card, open in the middle."""
    w, h = FULL
    image = Image.new("RGB", FULL)
    gilded(image, (0, 0, w - 1, h - 1), 3 * U, 6 * U)
    opening = rounded(FULL, (6 * U, 6 * U, w - 6 * U, h - 6 * U), 0)
    alpha = rounded(FULL, (0, 0, w - 1, h - 1), 3 * U)
    alpha.paste(0, (0, 0), opening)
    return reduced(cut_out(image, alpha), U)


def courtier(name: str) -> Image.Image:
    """One of the court alone, for scores and tips."""
    return with_shadow(figure(COURT[name][0], FIGURE), (3, 4, 4, 0.5))


def spark() -> Image.Image:
    """Blue light with stars in it, where the wizard may set a card."""
    side = SPARK * U
    size = (side, side)
    glow = curve(pool_of_light(size, reach=0.5), lambda v: 0.9 * max(0.0, v * 1.5 - 0.5) ** 2)
    image = Image.new("RGB", size, (120, 190, 255))
    lay(image, (236, 250, 255), curve(pool_of_light(size, reach=0.3), lambda v: v * 1.8 - 0.6))
    rays = Image.new("L", size)
    draw = ImageDraw.Draw(rays)
    draw.polygon(star(side / 2, side / 2, side * 0.47, side * 0.035, 4), fill=255)
    draw.polygon(star(side / 2, side / 2, side * 0.26, side * 0.05, 8), fill=220)
    glow.paste(255, (0, 0), blurred(rays, 2.4 * U))
    lay_motes(image, glow, side)
    return reduced(cut_out(image, glow), U)


def lay_motes(image: Image.Image, glow: Image.Image, side: int) -> None:
    """Small golden stars drifting outwards."""
    rng = Random(5)
    motes = Image.new("L", image.size)
    draw = ImageDraw.Draw(motes)
    for i in range(14):
        a, r, k = i * 2.4, side * rng.uniform(0.18, 0.44), side * rng.uniform(0.012, 0.034)
        draw.polygon(star(side / 2 + r * math.cos(a), side / 2 + r * math.sin(a), k, k * 0.36, 4), fill=255)
    halo = disc(image.size, (side * 0.04, side * 0.04, side * 0.96, side * 0.96))
    motes = Image.composite(motes, Image.new("L", image.size), halo)
    lay(image, (255, 232, 150), motes)
    glow.paste(255, (0, 0), motes)


WORKS = (
    Work("art/wall/back.webp", back, __name__),
    Work("art/wall/gone.webp", gone, __name__),
    Work("art/wall/frame.webp", frame, __name__),
    Work("art/wall/wizard_spark.webp", spark, __name__),
    *(Work(f"art/wall/figure_{name}.webp", partial(courtier, name), __name__) for name in CHARACTERS),
)
