"""Small cards for the rows of the opponents, the signs of the three ways to win, and the counter of a pile."""

from functools import partial

from PIL import Image, ImageDraw

from castles.rules.throne.pieces import COLOURS, KINDS, TO_RIDE, TO_TOPPLE, TO_WIN
from castles.studio.cardstock import with_shadow
from castles.studio.paint.brush import (
    Point,
    bevel,
    cut_out,
    disc,
    inner_shade,
    lay,
    ramp,
    reduced,
    rounded,
    shaded,
)
from castles.studio.paint.colour import CREAM, GOLD, INK, Colour, mix
from castles.studio.paint.materials import gold, wood
from castles.studio.paint.noise import Size, fbm
from castles.studio.throne.blazon import BLAZONS, emboss, field, pairs, placed, sign_colour, sign_mask
from castles.studio.throne.deck import path
from castles.studio.throne.emblems import EMBLEMS, TOURNAMENT, Emblem
from castles.studio.work import Work

FINE = 4
MINI: Size = (96, 134)
GOAL: Size = (224, 96)
COUNTER = 76
GROUNDS: dict[str, Colour] = {  # of the specials, each kind another
    **{f"die{n}": (64, 44, 34) for n in range(1, 6)},
    "catapult": (112, 92, 62),
    "pile": (58, 92, 84),
    "guard": (150, 122, 80),
    "watchman": (34, 44, 84),
    "champion": (92, 128, 166),
    "traitor": (64, 74, 58),
    "royal_protection": (104, 36, 62),
}
LISTS: Colour = (28, 96, 124)
# a tower that fills a card, on a square from -5 to 5; and its gate
TOWER = pairs(
    *(-4, 6.4, -4, -2.4, -5, -3.2, -5, -6.6, -3, -6.6, -3, -4.9, -1.1, -4.9, -1.1, -6.6),
    *(1.1, -6.6, 1.1, -4.9, 3, -4.9, 3, -6.6, 5, -6.6, 5, -3.2, 4, -2.4, 4, 6.4),
)
CROWN = pairs(-4, 3.6, -4.8, -3, -2.2, 0, 0, -4.8, 2.2, 0, 4.8, -3, 4, 3.6)


def castle(colour: str) -> Image.Image:
    """A tower with the colour's sign on it."""
    size = (MINI[0] * FINE, MINI[1] * FINE)
    board = field(size, colour, FINE * 1.2)
    w, h = size
    unit = w * 0.076
    emboss(board, placed(size, [TOWER], (w / 2, h * 0.5), unit), (246, 236, 208), unit * 0.9)
    sign = sign_mask(size, BLAZONS[colour].sign, (w / 2, h * 0.53), unit * 0.66)
    tone = mix(BLAZONS[colour].colour, (30, 10, 0), 0.1) if colour != "yellow" else (206, 132, 10)
    emboss(board, sign, tone, unit * 0.42)
    return framed(board)


def special(kind: str) -> Image.Image:
    size = (MINI[0] * FINE, MINI[1] * FINE)
    board = ground(size, GROUNDS[kind])
    lay_emblem(board, EMBLEMS[kind], (size[0] / 2, size[1] / 2), size[0] * 0.078)
    return framed(board, (238, 220, 176))


def tournament() -> Image.Image:
    size = (MINI[0] * FINE, MINI[1] * FINE)
    board = ground(size, LISTS)
    lay_emblem(board, TOURNAMENT, (size[0] / 2, size[1] / 2), size[0] * 0.08)
    return framed(board)


def ground(size: Size, colour: Colour) -> Image.Image:
    return ramp(fbm(size, size[0] // 3, 6, 4), (0, mix(colour, (10, 6, 10), 0.3)), (255, mix(colour, CREAM, 0.14)))


def lay_emblem(board: Image.Image, emblem: Emblem, centre: Point, unit: float) -> None:
    for colour, outlines in emblem:
        emboss(board, placed(board.size, outlines, centre, unit), colour, unit * 0.55)


def framed(board: Image.Image, rim: Colour = GOLD) -> Image.Image:
    """Round corners, and a rim as broad as can still be seen on the smallest screen."""
    w, h = board.size
    shape = rounded(board.size, (0, 0, w - 1, h - 1), 9 * FINE)
    draw = ImageDraw.Draw(board)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius=9 * FINE, outline=rim, width=5 * FINE)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius=9 * FINE, outline=INK, width=round(1.5 * FINE))
    inner = (5 * FINE, 5 * FINE, w - 1 - 5 * FINE, h - 1 - 5 * FINE)
    draw.rounded_rectangle(inner, radius=5 * FINE, outline=INK, width=FINE)
    bevel(board, shape, 2 * FINE, 0.5, 0.4)
    return reduced(cut_out(board, shape), FINE)


# what each way to win takes: castles, tournaments, the king
GOALS: dict[str, tuple[int, int, int]] = {
    "castles": (TO_WIN, 0, 0),
    "tournaments": (*TO_RIDE, 0),
    "king": (TO_TOPPLE, 0, 1),
}
GOAL_COLOURS = ("red", "yellow", "green", "blue")


def goal(way: str) -> Image.Image:
    """A wooden plaque with as many towers, lances and crowns as this way takes."""
    w, h = size = (GOAL[0] * FINE, GOAL[1] * FINE)
    shape = rounded(size, (2 * FINE, 2 * FINE, w - 3 * FINE, h - 5 * FINE), 12 * FINE)
    board = shaded(wood(size, 8, "dark", 3), Image.new("L", size, 255), 1.1, 1.1)
    rim(board, shape)
    castles, rides, kings = GOALS[way]
    count = castles + rides + kings
    gap = 0.16 if count > castles else 0.0  # between the castles and the rest
    step = min(w * 0.215, w * 0.92 / (count + gap))
    for i in range(count):
        place = i - (count - 1) / 2 + (gap / 2 if i >= castles else -gap / 2)
        token(board, (i, castles, rides), (w / 2 + place * step, h * 0.48), min(h * 0.06, step * 0.083))
    return reduced(with_shadow(cut_out(board, shape), (FINE, 2 * FINE, 2 * FINE, 0.6)), FINE)


def token(board: Image.Image, which: tuple[int, int, int], centre: Point, unit: float) -> None:
    """The castles come first, each in a colour with its sign; then shields with lances, or the toppled crown."""
    i, castles, rides = which
    if i < castles:
        colour = GOAL_COLOURS[i]
        emboss(board, placed(board.size, [TOWER], centre, unit), BLAZONS[colour].colour, unit * 0.9)
        sign = sign_mask(board.size, BLAZONS[colour].sign, (centre[0], centre[1] + unit * 0.6), unit * 0.58)
        lay(board, sign_colour(colour), sign)
    elif rides:
        lay_emblem(board, TOURNAMENT, centre, unit * 1.04)
    else:
        toppled = [(x * 0.87 - y * 0.5, x * 0.5 + y * 0.87) for x, y in CROWN]
        emboss(board, placed(board.size, [toppled], centre, unit * 1.16), (248, 206, 98), unit * 0.9)


def rim(board: Image.Image, shape: Image.Image) -> None:
    """Gold along the edge of a shape."""
    inner_shade(board, shape, 6 * FINE, 0.6, (0, 0, 0))
    box = shape.getbbox() or (0, 0, *board.size)
    draw = ImageDraw.Draw(board)
    for width, colour in ((5, INK), (4, (176, 124, 44)), (2, (255, 232, 160))):
        draw.rounded_rectangle((*box[:2], box[2] - 1, box[3] - 1), radius=12 * FINE, outline=colour, width=width * FINE)
    draw.rounded_rectangle((*box[:2], box[2] - 1, box[3] - 1), radius=12 * FINE, outline=INK, width=FINE)


def counter() -> Image.Image:
    """An empty medal for the number of cards in a pile."""
    w = COUNTER * FINE
    size, pad = (w, w), w * 0.04
    whole = disc(size, (pad, pad, w - 2 * pad, w - 2 * pad))
    inset = pad + w * 0.09
    well = disc(size, (inset, inset, w - inset - pad, w - inset - pad))
    image = gold(size, 5, 2, 0.2)
    bevel(image, whole, w * 0.03, 0.7, 0.7)
    lay(image, ramp(fbm(size, w // 5, 7, 4), (0, (64, 14, 24)), (255, (112, 30, 42))), well)
    inner_shade(image, well, w * 0.06, 0.75, (8, 2, 4))
    draw = ImageDraw.Draw(image)
    for e in (pad, inset):
        draw.ellipse((e, e, w - e - pad, w - e - pad), outline=INK, width=round(w * 0.018))
    return reduced(with_shadow(cut_out(image, whole), (0.014 * w, 0.028 * w, 0.02 * w, 0.6)), FINE)


WORKS = (
    *(Work(path(f"mini_castle_{colour}"), partial(castle, colour), __name__) for colour in COLOURS),
    *(Work(path(f"mini_special_{kind}"), partial(special, kind), __name__) for kind in KINDS),
    Work(path("mini_tournament"), tournament, __name__),
    *(Work(path(f"goal_{way}"), partial(goal, way), __name__) for way in GOALS),
    Work(path("counter"), counter, __name__),
)
