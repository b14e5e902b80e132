"""The nine kinds of tokens: a coin each with an emblem that needs no words."""

from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.rules.courtyard.pieces import TOKENS
from castles.studio.courtyard.canvas import OUTLINE, tone
from castles.studio.paint.brush import (
    bevel,
    blurred,
    cut_out,
    disc,
    faded,
    inner_shade,
    lay,
    moved,
    ramp,
    reduced,
    shaded,
)
from castles.studio.paint.colour import METAL, SHADOW, Colour
from castles.studio.paint.lettering import font
from castles.studio.paint.noise import fbm, value_noise
from castles.studio.paint.pen import Pen, Stroke, arc, box, dot, fill, line, oval, pie, spokes, tips
from castles.studio.work import Work

SIZE = 96
FINE = 4
FULL = (SIZE * FINE, SIZE * FINE)
SILVER: tuple[tuple[int, Colour], ...] = (
    (0, (66, 70, 78)), (90, (140, 146, 156)), (170, (206, 212, 220)), (255, (250, 252, 255)),
)  # fmt: skip

Layer = tuple[Colour, tuple[Stroke, ...]]  # a colour and what is drawn in it, on a grid of 24

RED: Colour = (206, 70, 50)
DARK_RED: Colour = (150, 44, 38)
WALL: Colour = (246, 232, 200)
PINK: Colour = (248, 180, 168)
ROSE: Colour = (226, 126, 124)
BLACK: Colour = (44, 26, 22)
GOLDEN: Colour = (255, 214, 92)
SAND: Colour = (236, 210, 156)
WOODEN: Colour = (176, 124, 70)
RUT: Colour = (168, 128, 78)
QUINCUNX = ((6.6, 8), (17.4, 8), (12, 12.4), (6.6, 17), (17.4, 17))


def house(x: float, y: float, s: float) -> tuple[Layer, ...]:
    """A gabled house on a base of 2 s, its foot at y."""
    return (
        (WALL, (box(x - s * 0.8, y - s * 1.1, x + s * 0.8, y),)),
        (RED, (fill(x - s * 1.1, y - s * 0.95, x, y - s * 2.1, x + s * 1.1, y - s * 0.95),)),
        (DARK_RED, (box(x + s * 0.4, y - s * 2.1, x + s * 0.75, y - s * 1.3),)),
        (BLACK, (box(x - s * 0.25, y - s * 0.62, x + s * 0.25, y),)),
    )


def pig(x: float, y: float, s: float) -> tuple[Layer, ...]:
    """A pig's face of radius s."""
    return (
        (ROSE, (fill(x - s, y - s, x - s * 0.2, y - s * 0.8, x - s * 0.8, y - s * 0.1),
                fill(x + s, y - s, x + s * 0.2, y - s * 0.8, x + s * 0.8, y - s * 0.1))),
        (PINK, (dot(x, y, s * 0.9),)),
        (ROSE, (oval(x - s * 0.46, y + s * 0.04, x + s * 0.46, y + s * 0.62),)),
        (BLACK, (dot(x - s * 0.18, y + s * 0.33, s * 0.12), dot(x + s * 0.18, y + s * 0.33, s * 0.12),
                 dot(x - s * 0.4, y - s * 0.22, s * 0.13), dot(x + s * 0.4, y - s * 0.22, s * 0.13))),
    )  # fmt: skip


def scaffold() -> Layer:
    """The poles around what isn't finished."""
    poles = tuple(line(1.1, x, 4.6, x, 20) for x in (5.2, 18.8))
    return WOODEN, (*poles, line(1.1, 4, 8.4, 20, 8.4), line(1.1, 4, 14.6, 20, 14.6))


EMBLEMS: dict[str, tuple[Layer, ...]] = {
    "extra_turn": (
        (GOLDEN, (arc(12, 12, 6.4, -60, 205, 2.6), fill(2.6, 9.4, 10, 10.2, 5.2, 15.4), tips(12, 12, 3.4, 1.5, 5))),
    ),
    "double_house": (*house(8.2, 16.4, 4.4), *house(15.4, 19, 4.6)),
    "double_pigsty": (*pig(8.6, 9.4, 5), *pig(15, 14.6, 5.6)),
    "chapel": (
        (WALL, (box(9, 12.4, 19.6, 20), box(4.4, 9.4, 9.4, 20))),
        ((112, 136, 176), (fill(8.6, 13.4, 11, 9, 18.6, 9, 20.8, 13.4), fill(3.4, 10.4, 6.9, 5.2, 10.4, 10.4))),
        (BLACK, (pie(14.4, 17.2, 1.7, 180, 360), box(12.7, 17.1, 16.1, 20), dot(6.9, 13, 1))),
        (GOLDEN, (line(1.9, 15, 1.8, 15, 8.6), line(1.9, 12.4, 4.2, 17.6, 4.2))),
    ),
    "larger_keep": (
        ((216, 208, 192), (box(4.4, 9, 14, 20), box(3.4, 6.6, 15, 10.6),
                           *(box(x, 4.2, x + 2.7, 8) for x in (3.4, 7.85, 12.3)))),
        (BLACK, (pie(9.2, 16.2, 2, 180, 360), box(7.2, 16.1, 11.2, 20))),
        (GOLDEN, (line(2.4, 18.2, 10.4, 18.2, 17.2), line(2.4, 14.8, 13.8, 21.6, 13.8))),
    ),
    "five_points": ((GOLDEN, tuple(tips(x, y, 3.5, 1.6, 5) for x, y in QUINCUNX)),),
    "unfinished_house": (*house(12, 19.4, 6.6), scaffold()),
    "unfinished_pigsty": (
        *pig(12, 10.6, 6.4),
        (WOODEN, (*(line(1.7, x, 13.6, x, 20) for x in (5.4, 9.8, 14.2)),
                  line(1.6, 3.6, 16.4, 16, 16.4), line(1.7, 18.8, 16, 20.4, 19))),
    ),
    "unfinished_road": (
        (SAND, (fill(5.4, 21.4, 18.6, 21.4, 14.6, 9, 9.4, 9),)),
        (RUT, (line(1.5, 12, 20, 12, 18), line(1.2, 12, 15.4, 12, 14))),
        (WOODEN, (line(1.5, 5.8, 6, 5.8, 13.6), line(1.5, 18.2, 6, 18.2, 13.6))),
        (WALL, (box(3.4, 5.4, 20.6, 9.8, 0.6),)),
        (RED, tuple(fill(x, 9.8, x + 2.4, 9.8, x + 4.4, 5.4, x + 2, 5.4) for x in (4.2, 9.6, 15))),
    ),
}  # fmt: skip

# Each one's field, and whether it is used during the game (gold) or counts at its end (silver).
FIELDS: dict[str, tuple[Colour, bool]] = {
    "extra_turn": ((36, 84, 156), True),
    "double_house": ((96, 102, 116), True),
    "double_pigsty": ((92, 64, 46), True),
    "chapel": ((74, 122, 58), False),
    "larger_keep": ((52, 66, 100), False),
    "five_points": ((104, 36, 74), False),
    "unfinished_house": ((96, 102, 116), False),
    "unfinished_pigsty": ((92, 64, 46), False),
    "unfinished_road": ((74, 122, 58), False),
}


def coin(field: Colour, golden: bool) -> tuple[Image.Image, Image.Image]:
    """A round of metal with a sunken field, and its shape."""
    e = 3 * FINE
    shape = disc(FULL, (e, e, FULL[0] - 2 * e, FULL[1] - 2 * e))
    inset = e + 7 * FINE
    well = disc(FULL, (inset, inset, FULL[0] - inset - e, FULL[1] - inset - e))
    image = ramp(fbm(FULL, 60, 5 if golden else 8, 3), *(METAL if golden else SILVER))
    bevel(image, shape, 2.4 * FINE, 0.7, 0.6)
    lay(image, shaded(Image.new("RGB", FULL, field), value_noise(FULL, 14, 3), 0.88, 1.12), well)
    inner_shade(image, well, 5 * FINE, 0.55)
    lay(image, OUTLINE, ImageChops.subtract(well.filter(ImageFilter.MaxFilter(5)), well))
    lay(image, OUTLINE, ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(2 * FINE - 1))))
    return image, shape


def token(key: str) -> Image.Image:
    image, shape = coin(*FIELDS[key])
    for i, (colour, strokes) in enumerate(EMBLEMS[key]):
        emboss(image, drawn(strokes), colour, 2 if i == 0 else 1)
    return struck(image, shape)


def drawn(strokes: tuple[Stroke, ...]) -> Image.Image:
    """Strokes on the coin's field, whose grid is a little smaller than the coin."""
    side = int(FULL[0] * 0.80)
    mask = Image.new("L", (side, side))
    pen = Pen(ImageDraw.Draw(mask), side / 24)
    for stroke in strokes:
        stroke(pen)
    out = Image.new("L", FULL)
    out.paste(mask, ((FULL[0] - side) // 2 - FINE, (FULL[1] - side) // 2 - FINE))
    return out


def emboss(image: Image.Image, mask: Image.Image, colour: Colour, height: float) -> None:
    ink = mask.filter(ImageFilter.MaxFilter(2 * FINE + 1))
    lay(image, (14, 8, 8), blurred(moved(ink, height * FINE, height * 1.2 * FINE), 1.2 * FINE), 0.5)
    lay(image, OUTLINE, ink)
    lay(image, colour, mask)
    bevel(image, mask, 1.3 * FINE, 0.5, 0.35)


def struck(image: Image.Image, shape: Image.Image) -> Image.Image:
    under = Image.new("RGBA", FULL)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(moved(shape, 1.6 * FINE, 2 * FINE), 1.4 * FINE), 0.6))
    return reduced(Image.alpha_composite(under, cut_out(image, shape)), FINE)


def token_back() -> Image.Image:
    image, shape = coin((44, 78, 62), True)
    mask = Image.new("L", FULL)
    middle = FULL[0] / 2 - FINE
    ImageDraw.Draw(mask).text((middle, middle), "?", 255, font("cinzel_bold", 56 * FINE), anchor="mm")
    emboss(image, mask, (250, 222, 142), 2)
    studs = drawn(tuple(spokes(12, 12, 10.3, 10.3, 12, 1.0)))
    lay(image, tone(GOLDEN, 0.9), studs, 0.8)
    return struck(image, shape)


WORKS = (
    *(Work(f"art/courtyard/token_{key}.webp", partial(token, key), __name__) for key in TOKENS),
    Work("art/courtyard/token_back.webp", token_back, __name__),
)
