"""The wall cards and start tiles: any two laid side by side make one wall."""

from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from castles.rules.wall.pieces import CARDS, CHARACTERS, START, character
from castles.studio.cardstock import GLEAM, engraved
from castles.studio.castles_art import tower
from castles.studio.figures import Part, figure
from castles.studio.heraldry import crest
from castles.studio.paint.brush import bevel, cut_out, inner_shade, lay, polygon, put, ramp, reduced
from castles.studio.paint.colour import GOLD, INK, TINCTURES, Colour, mix
from castles.studio.paint.curves import closed, shield
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import fbm
from castles.studio.scenery import woods
from castles.studio.wall.courtiers import COURT
from castles.studio.wall.curtain import curtain
from castles.studio.wall.landscape import FOOT, H, U, W, landscape, lay_tufts, points
from castles.studio.wall.ornaments import FACES, SKIES
from castles.studio.wall.props import PROPS
from castles.studio.wall.towers import BEFORE, BEHIND, build
from castles.studio.work import Work

RED: Colour = (170, 52, 50)
BLUE: Colour = (58, 96, 160)
GREEN: Colour = (58, 122, 84)
PLUM: Colour = (120, 66, 124)
AMBER: Colour = (214, 150, 56)
SLATE: Colour = (84, 96, 120)
PLAQUE: Colour = (128, 26, 34)


class Look(NamedTuple):
    """What is seen on a card: what stands on its wall, what adorns its face and its sky, and their colour."""

    stands: str  # a character, a prop or a building
    face: str
    sky: str
    colour: Colour


# fmt: off
LOOKS = {
    2:  Look("pikes",     "slits",      "clouds",    RED),
    3:  Look("round",     "bare",       "birds",     RED),
    4:  Look("knight",    "shields",    "",          RED),
    5:  Look("cat",       "flowers",    "butterfly", RED),
    6:  Look("trees",     "ivy",        "",          RED),
    7:  Look("princess",  "flowers",    "butterfly", PLUM),
    8:  Look("keep",      "bare",       "clouds",    GREEN),
    9:  Look("cannon",    "slits",      "birds",     BLUE),
    10: Look("gatehouse", "bare",       "dove",      BLUE),
    11: Look("knight",    "slits",      "birds",     BLUE),
    12: Look("hall",      "doors",      "clouds",    RED),
    13: Look("brazier",   "buttresses", "",          AMBER),
    14: Look("queen",     "cloths",     "clouds",    PLUM),
    15: Look("turrets",   "bare",       "",          BLUE),
    16: Look("princess",  "arches",     "clouds",    BLUE),
    17: Look("stork",     "ivy",        "birds",     GREEN),
    18: Look("chapel",    "roses",      "dove",      SLATE),
    19: Look("knight",    "cloths",     "",          RED),
    20: Look("gallery",   "bare",       "clouds",    AMBER),
    21: Look("princess",  "ivy",        "butterfly", GREEN),
    22: Look("crane",     "buttresses", "birds",     AMBER),
    23: Look("standard",  "shields",    "",          RED),
    24: Look("king",      "cloths",     "dove",      RED),
    25: Look("spire",     "slits",      "clouds",    PLUM),
    26: Look("bell",      "lanterns",   "dove",      AMBER),
    27: Look("mill",      "doors",      "birds",     RED),
    28: Look("wizard",    "lanterns",   "",          BLUE),
    29: Look("knight",    "ivy",        "clouds",    GREEN),
    30: Look("laundry",   "arches",     "butterfly", GREEN),
    31: Look("keep",      "ivy",        "birds",     RED),
    32: Look("princess",  "roses",      "dove",      PLUM),
    33: Look("trumpeter", "cloths",     "",          GREEN),
    34: Look("round",     "lanterns",   "clouds",    BLUE),
    35: Look("knight",    "buttresses", "dove",      BLUE),
    36: Look("kegs",      "doors",      "birds",     GREEN),
    37: Look("hall",      "flowers",    "",          SLATE),
    38: Look("princess",  "shields",    "clouds",    AMBER),
    39: Look("cock",      "roses",      "birds",     RED),
    40: Look("trees",     "arches",     "dove",      AMBER),
    41: Look("turrets",   "bare",       "clouds",    GREEN),
    42: Look("knight",    "lanterns",   "birds",     AMBER),
    43: Look("catapult",  "slits",      "butterfly", AMBER),
    44: Look("standard",  "buttresses", "clouds",    BLUE),
    45: Look("princess",  "cloths",     "",          GREEN),
    46: Look("round",     "shields",    "dove",      PLUM),
}
# fmt: on
STATURE = 148
PROP = 118
PLAQUE_AT = (57, 194)


def card(number: int) -> Image.Image:
    look = LOOKS[number]
    done = far_side(number, look)
    parts, size = on_the_walk(number, look)
    if parts:
        put(done, figure(parts, size), (100 - size / 2, 174 - size), (2, 2, 2, 0.4))
    front = near_side(number, look)
    done.paste(front.convert("RGB"), (0, 0), front.getchannel("A"))
    put(done, plaque(str(number), PLAQUE), PLAQUE_AT, (1.5, 3, 3, 0.55))
    return ruled(done)


def far_side(number: int, look: Look) -> Image.Image:
    """The country, the sky, and what is built behind the wall."""
    image = landscape(number)
    SKIES[look.sky](image, look.colour, number)
    if look.stands in BEHIND:
        layer = Image.new("RGBA", (W, H))
        BEHIND[look.stands](layer, look.colour, number)
        image.paste(layer, (0, 0), layer)
    return reduced(image, U)


def on_the_walk(number: int, look: Look) -> tuple[tuple[Part, ...], int]:
    """Who or what stands behind the battlements, and how large; the same character looks different on another card."""
    if name := character(number):
        poses = COURT[name]
        return poses[CHARACTERS[name][1].index(number) % len(poses)], STATURE
    return PROPS.get(look.stands, ()), PROP


def near_side(number: int, look: Look) -> Image.Image:
    """The wall, what adorns it, what is built before it, and the grass."""
    stones = curtain(number)
    front, alpha = stones.convert("RGB"), stones.getchannel("A")
    FACES[look.face](front, look.colour, number)
    if look.stands in BEFORE:
        layer = Image.new("RGBA", (W, H))
        BEFORE[look.stands](layer, look.colour, number)
        alpha = join(front, alpha, layer)
    return reduced(cut_out(grassed(front, number), ImageChops.lighter(alpha, ground())), U)


def join(front: Image.Image, alpha: Image.Image, layer: Image.Image) -> Image.Image:
    """Adds a layer and its shadow on the wall; returns the new outline."""
    put(front, layer, (0, 0), (4 * U, 3 * U, 3 * U, 0.5))
    return ImageChops.lighter(alpha, layer.getchannel("A"))


def ground() -> Image.Image:
    """All below the wall's foot."""
    return polygon((W, H), [(0, FOOT - U), (W, FOOT - U), (W, H), (0, H)])


def grassed(front: Image.Image, number: int) -> Image.Image:
    below = ImageChops.subtract(ground(), polygon((W, H), [(0, 0), (W, 0), (W, FOOT + 2 * U), (0, FOOT + 2 * U)]))
    lay(front, landscape(0), below)
    lay_tufts(front, 5 + number % 4, number)
    return front


def ruled(image: Image.Image) -> Image.Image:
    """A gold rule along the upper and the lower edge, plain across so that it runs on."""
    w, h = image.size
    shades = ((0, INK), (1, (255, 240, 180)), (2, (222, 178, 84)), (3, (176, 126, 46)), (4, INK))
    draw = ImageDraw.Draw(image)
    for y, colour in shades:
        draw.line((0, y, w, y), fill=colour)
        draw.line((0, h - 5 + y, w, h - 5 + y), fill=colour)
    return image


@cache
def plaque(words: str, colour: Colour) -> Image.Image:
    """A number on an enamelled shield with a gold rim."""
    w, h = 86 * U, 84 * U
    outer, inner = shield(w / 2, U, w - 8 * U, h - 2 * U), shield(w / 2, 6 * U, w - 18 * U, h - 13 * U)
    rim, field = polygon((w, h), outer), polygon((w, h), inner)
    image = gold((w, h), 5, 2, 0.2)
    bevel(image, rim, 1.6 * U, 0.7, 0.7)
    lay(image, ramp(fbm((w, h), w // 5, 7, 4), (0, mix(colour, (10, 4, 8), 0.3)), (255, mix(colour, GOLD, 0.1))), field)
    inner_shade(image, field, 4 * U, 0.7, (8, 2, 4))
    draw = ImageDraw.Draw(image)
    for outline in (outer, inner):
        draw.line(closed(outline), fill=INK, width=round(1.3 * U), joint="curve")
    engraved(image, words, (w / 2, h * 0.43), 50 * U, *inks(colour), round(1.2 * U))
    return reduced(cut_out(image, rim), U)


def inks(colour: Colour) -> tuple[Colour, Colour]:
    """Of a number and its edge: light on dark enamel, dark on light."""
    return (GLEAM, (24, 6, 6)) if sum(colour) < 440 else ((70, 22, 16), GLEAM)


def start(tincture: str) -> Image.Image:
    """The first tower of a castle in its player's colour; the wall begins at its right."""
    done = reduced(landscape(1), U)
    front = start_wall(tincture)
    done.paste(front.convert("RGB"), (0, 0), front.getchannel("A"))
    put(done, crest(tincture, 56), (100 - 28, 126), (1.5, 3, 3, 0.55))
    put(done, plaque(str(START), TINCTURES[tincture]), PLAQUE_AT, (1.5, 3, 3, 0.55))
    return ended(ruled(done))


def start_wall(tincture: str) -> Image.Image:
    colour = TINCTURES[tincture]
    stones = curtain(1)
    front, alpha = stones.convert("RGB"), stones.getchannel("A")
    alpha.paste(0, (0, 0, 100 * U, H))
    layer = Image.new("RGBA", (W, H))
    roof = mix(colour, (80, 60, 60), 0.12)
    tower(layer, 100 * U, FOOT, 90 * U, 166 * U, replace(build(roof, 5), flag=colour), False, True, 0)
    alpha = join(front, alpha, layer)
    front = grassed(front, 1)
    return reduced(cut_out(front, ImageChops.lighter(alpha, ground())), U)


def ended(image: Image.Image) -> Image.Image:
    """Gold along the left edge too: here the castle begins."""
    draw = ImageDraw.Draw(image)
    for x, colour in ((0, INK), (1, (255, 240, 180)), (2, (222, 178, 84)), (3, (176, 126, 46)), (4, INK)):
        draw.line((x, x, x, image.height - 1 - x), fill=colour)
    return image


def unfinished() -> Image.Image:
    """What follows the last card: steps of loose stones, then open country."""
    stones = curtain(3)
    steps = polygon(
        (W, H), points(0, 150, 34, 150, 34, 191, 62, 191, 62, 222, 88, 222, 88, 252, 116, 252, 116, 300, 0, 300)
    )
    front = stones.convert("RGB")
    alpha = ImageChops.multiply(stones.getchannel("A"), steps)
    draw = ImageDraw.Draw(front)
    draw.line(points(34, 150, 34, 191, 62, 191, 62, 222, 88, 222, 88, 252, 116, 252, 116, 300), fill=INK, width=2 * U)
    front = grassed(front, 3)
    layer = reduced(cut_out(front, ImageChops.lighter(alpha, ground())), U)
    done = reduced(landscape(3), U)
    done.paste(layer.convert("RGB"), (0, 0), layer.getchannel("A"))
    return ruled(done)


def country(variant: int) -> Image.Image:
    """Open country that joins on both sides."""
    image = landscape(variant)
    woods(
        image, [222.0 * U] * (W + 1), (W * 0.16, W * 0.84), 3 + variant, 15 * U, (70, 108, 56), 40 + variant, drop=0.5
    )
    return ruled(reduced(grassed(image, variant), U))


WORKS = (
    *(Work(f"art/wall/card_{number:02}.webp", partial(card, number), __name__) for number in CARDS),
    *(Work(f"art/wall/start_{tincture}.webp", partial(start, tincture), __name__) for tincture in TINCTURES),
    Work("art/wall/end.webp", unfinished, __name__),
    *(Work(f"art/wall/country_{i}.webp", partial(country, i), __name__) for i in (1, 2, 3)),
)
