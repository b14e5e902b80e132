"""The signs that abilities and scrolls are written in, each in a box 20 units high about (0, 0)."""

import math
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from castles.rules.combo.pieces import CASTLE, CRESTS, GOLD, KEYS, SIDE, VILLAGE, Area, Location, Mark, Place
from castles.studio.combo.easel import Easel
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.palette import CREAM, KINDS
from castles.studio.paint.colour import BLACK, Colour, mix
from castles.studio.paint.lettering import font


class Sign(NamedTuple):
    """What is painted, and the room it takes."""

    width: float
    paint: Callable[[Easel], None]


DRAWINGS = drawings("""
[shield]
blob kind -8.2,-10! 0,-9.2 8.2,-10! 7.8,0 4.9,5.5 0,10! -4.9,5.5 -7.8,0 i=1.3 s=0.5
[nobility]
poly paper -5,3.4 -5.6,-4.4 -2.6,-0.6 0,-6 2.6,-0.6 5.6,-4.4 5,3.4 i=0.55 s=0.2 l=0
[faith]
poly paper -1.5,-7 1.5,-7 1.5,-3.4 5,-3.4 5,-0.4 1.5,-0.4 1.5,6.4 -1.5,6.4 -1.5,-0.4 -5,-0.4 -5,-3.4 -1.5,-3.4 i=0.55
    s=0.2 l=0
[science]
blob paper -4.4,6.4! -3.4,0 0.4,-5 5,-7! 4.4,-2 0.6,2.4 -2.4,3.6 i=0.55 s=0.2 l=0
path ink 0.6 -4,5.6 4,-6
[military]
poly& paper -6,-7 -4.2,-7.2 2.8,1.6 4.4,0.4 5.4,1.6 4.2,2.6 6.2,5.2 5,6.2 3,3.6 1.8,4.6 0.8,3.4 2.2,2.4 -5.4,-5.8 i=0.55
    s=0.2 l=0
[craft]
poly paper -0.2,-2.4 1.6,-1 -3.4,6.6 -5.4,5.2 i=0.55 s=0.2 l=0
poly paper -3.6,-5.6 -0.8,-8.4 6.6,-3 4.2,0.6 i=0.55 s=0.2 l=0
[peasantry]
bar #5a3008 1.2 0,7.8 0,-4 i=0
blob& #5a3008 -0.6,-1.4! -3.8,-2.6 -4.6,-6! -1.4,-4.8 i=0 s=0 l=0
blob& #5a3008 -0.6,2.2! -3.8,1 -4.6,-2.4! -1.4,-1.2 i=0 s=0 l=0
blob& #5a3008 -0.6,5.8! -3.8,4.6 -4.6,1.2! -1.4,2.4 i=0 s=0 l=0
blob #5a3008 0,-3.8! -1.6,-6 0,-8.8! 1.6,-6 i=0 s=0 l=0
[rim]
blob gold -10,-12! 0,-11.2 10,-12! 9.5,0 6,6.7 0,12.2! -6,6.7 -9.5,0 i=1
[coin]
ell gold 9,9 0,0 i=1.3 l=0.8
ell gold+18 6.7,6.7 0,0 i=0.7 c=rust s=0.25
[coin_star]
poly gold-28 0,2 3.2,3.2 2,0 3.2,-3.2 0,-2 -3.2,-3.2 -2,0 -3.2,3.2 i=0 s=0 l=0.3
[key]
bar gold 2.8 0,-3 0,9.6 i=1.1
poly gold 0.8,4.6 5,4.6 5,6.4 3,6.4 3,7.6 5,7.6 5,9.6 0.8,9.6 i=1
ell gold 4.8,4.8 0,-5.2 i=1.2
ell #462e1e 1.9,1.9 0,-5.2 i=0.7 s=0 l=0
[purse]
blob leather -4,-5 -8.6,1 -8,8 0,10 8,8 8.6,1 4,-5 i=1.2 l=0.6
blob leather -4,-5 -6.4,-9.6 0,-8 6.4,-9.6 4,-5 i=1.1
bar red 2 -4.6,-5 4.6,-5 i=0.8
[card]
blob cream -6.6,-9.6! 6.6,-9.6! 6.6,9.6! -6.6,9.6! i=1.2 s=0.3
[castle]
poly #7a869c -7,-10 7,-10 7,10 0,6 -7,10 i=1.2
poly paper -4.4,4.4 -4.4,-6 -2.7,-6 -2.7,-4 -0.9,-4 -0.9,-6 0.9,-6 0.9,-4 2.7,-4 2.7,-6 4.4,-6 4.4,4.4 i=0.6 s=0.2 l=0
poly ink -1.3,0 1.3,0 1.3,4.4 -1.3,4.4 i=0 s=0 l=0
[village]
poly #a0683a -7,-10 7,-10 7,10 0,6 -7,10 i=1.2
poly paper -5.4,-1.2 0,-7 5.4,-1.2 i=0.6 s=0 l=0
poly paper -3.8,-1.2 3.8,-1.2 3.8,4.4 -3.8,4.4 i=0.6 s=0.2 l=0
poly ink -1.2,0.8 1.2,0.8 1.2,4.4 -1.2,4.4 i=0 s=0 l=0
[pawn]
blob a -6.6,9.6! 6.6,9.6! 5,2 2.6,-1 -2.6,-1 -5,2 i=1.1
ell a 4.4,4.4 0,-5 i=1.1
[beside]
poly& #f09646 -13.6,2 -8,-1.6 -8,5.6 i=0.7 s=0 l=0
[arrow]
poly #d69640 -3,-3.6 3.4,0 -3,3.6 i=0.7 s=0 l=0
[no]
ell paper 6.2,6.2 0,0 i=1.1 s=0.2
bar& no 2.6 -3.3,-3.3 3.3,3.3 i=0 s=0 l=0
[ghost]
blob blank -8.2,-10! 0,-9.2 8.2,-10! 7.8,0 4.9,5.5 0,10! -4.9,5.5 -7.8,0 i=1.3 s=0.2 l=0
[row]
bar red 2.4 -9,0 9,0 i=0.5 s=0 l=0
[column]
bar red 2.4 0,-9 0,9 i=0.5 s=0 l=0
[row_tips]
poly& #a02c24 -11,0 -6.4,-3.4 -6.4,3.4 i=0.7 s=0 l=0
[column_tips]
poly #a02c24 0,-11 -3.4,-6.4 3.4,-6.4 i=0.7 s=0 l=0
poly #a02c24 0,11 -3.4,6.4 3.4,6.4 i=0.7 s=0 l=0
[self]
poly cream -3.2,-4.2 3.2,-4.2 3.2,4.2 -3.2,4.2 i=1 s=0.3
[back]
blob #683c3c -6.6,-9.6! 6.6,-9.6! 6.6,9.6! -6.6,9.6! i=1.2 s=0.3
poly gold 0,-6 4,0 0,6 -4,0 i=0.7 s=0
[or]
ell gold 11,11 0,0 i=1
ell gold+30 8.6,8.6 0,0 i=0.6 c=rust s=0.2
bar #781e1a 3.4 -4,6.6 4,-6.6 i=0 s=0 l=0
[seal]
ell #962024 9.4,9.4 0,0 i=0.6 c=#601016 s=0.3 l=0
""")
BANNERS = {CASTLE: "castle", VILLAGE: "village"}
LIT: Colour = (206, 62, 44)
FILLED: Colour = (230, 178, 100)
UNLIT: Colour = (246, 234, 206)
HOLLOW: Colour = (52, 42, 46)


def drawn(*names: str) -> Callable[[Easel], None]:
    def paint(easel: Easel) -> None:
        for name in names:
            draw(easel, DRAWINGS[name])

    return paint


def crest(easel: Easel, kind: Mark, rimmed: bool = False) -> None:
    with easel.wearing({"kind": mix(KINDS[kind], BLACK, 0.06)}):
        drawn(*(("rim",) if rimmed else ()), "shield", kind.name.lower())(easel)


def grey_crest(easel: Easel, x: float, y: float, size: float, tone: int = 120) -> None:
    with easel.at(x, y, 0, size), easel.wearing({"kind": (tone, tone - 4, tone + 6)}):
        draw(easel, DRAWINGS["shield"])


def kinds(easel: Easel) -> None:
    """A shield of all six colours."""
    for i, colour in enumerate(KINDS.values()):
        x, y = (-1, 1)[i % 2], i // 2 - 1
        with easel.bent(lambda p, x=x, y=y: quartered(p, x, y)), easel.wearing({"kind": colour}):  # type: ignore[misc]
            easel.blob(DRAWINGS["shield"][0].runs[0], "kind", ink=0, shade=0, light=0)
    easel.blob(DRAWINGS["shield"][0].runs[0], "ink", ink=1.3, opacity=0)


def quartered(p: tuple[float, float], x: int, y: int) -> tuple[float, float]:
    """The point drawn into one of six fields."""
    low, high = ((-11, -3.4), (-3.4, 3), (3, 11))[y + 1]
    return (min(p[0], 0) if x < 0 else max(p[0], 0)), min(max(p[1], low), high)


def coin(easel: Easel, value: str = "") -> None:
    drawn("coin", *(() if value else ("coin_star",)))(easel)
    if value:
        easel.number(0, 0.2, value, 12.4, (92, 44, 14))


def purse(easel: Easel, value: str = "") -> None:
    draw(easel, DRAWINGS["purse"])
    if value:
        easel.number(0, 2.6, value, 11.5 if value.isdigit() else 10, CREAM)


def brimful(easel: Easel) -> None:
    for x, y in ((-4, -7), (4, -7), (0, -10)):
        with easel.at(x, y, 0, 0.5):
            coin(easel)
    with easel.at(0, 2, 0, 0.85):
        draw(easel, DRAWINGS["purse"])


def off(easel: Easel, paint: Callable[[Easel], None]) -> None:
    """Something with the badge for "none" and "away"."""
    paint(easel)
    with easel.at(6, 5.6):
        draw(easel, DRAWINGS["no"])


def discarded(easel: Easel, deck: Location) -> None:
    draw(easel, DRAWINGS["card"])
    with easel.at(0, -1.4, 0, 0.74):
        draw(easel, DRAWINGS[BANNERS[deck]])


def cost_card(easel: Easel, value: str) -> None:
    draw(easel, DRAWINGS["card"])
    with easel.at(0, -1.6, 0, 0.66):
        draw(easel, DRAWINGS["coin"])
        easel.number(0, 0.2, value, 13 if len(value) < 2 else 10, (80, 36, 10))


def crest_card(easel: Easel, count: int) -> None:
    draw(easel, DRAWINGS["card"])
    for y in (0.0,) if count == 1 else (-4.4, 4.6):
        grey_crest(easel, 0, y, 0.62 if count == 1 else 0.43)


def discount_card(easel: Easel) -> None:
    draw(easel, DRAWINGS["card"])
    easel.number(0, -0.4, "-1", 10.5, "no-20")


def threes(easel: Easel) -> None:
    for x, tone in ((-7, 150), (7, 150), (0, 176)):
        grey_crest(easel, x, 0 if x == 0 else -0.6, 0.82, tone)
    easel.number(0, -1, "=", 12, "ink")


def discount(easel: Easel) -> None:
    with easel.at(0, 0, 0, 1.14):
        draw(easel, DRAWINGS["coin"])
    easel.number(-0.4, 0, "-1", 16.5, "no-15", True)


def pawns(easel: Easel, *places: tuple[float, float, str]) -> None:
    for x, size, colour in places:
        with easel.at(x, 0, 0, size), easel.wearing({"a": easel.colour(colour)}):
            draw(easel, DRAWINGS["pawn"])


def neighbour(easel: Easel) -> None:
    pawns(easel, (0, 1, "steel"))
    draw(easel, DRAWINGS["beside"])


def cells(
    easel: Easel, lit: Callable[[int, int], bool], on: Colour = LIT, off_: Colour = UNLIT, rim: Colour = (44, 26, 22)
) -> None:
    """The full grid with some of its spaces coloured."""
    for row in range(SIDE):
        for column in range(SIDE):
            x, y, hit = -9.6 + column * 6.6, -9.6 + row * 6.6, lit(row, column)
            gloss = 0.5 if hit else 0.0
            easel.box(x, y, x + 6, y + 6, on if hit else off_, ink=0.8, line=rim, shade=gloss / 2, light=gloss)


def area(easel: Easel, where: Area) -> None:
    level, upright = where in (Area.ROW, Area.CROSS), where in (Area.COLUMN, Area.CROSS)
    names = [name for name, wanted in (("row", level), ("column", upright)) if wanted]
    drawn(*names, "self", *(f"{name}_tips" for name in names))(easel)


def seal(easel: Easel, value: str = "") -> None:
    turns = [math.tau * i / 48 for i in range(48)]
    wax = [(t, 12.6 + 0.76 * math.cos(12 * t)) for t in turns]
    rim = [(r * math.cos(t), r * math.sin(t), False) for t, r in wax]
    easel.blob(rim, "seal", ink=1.3, shade=0.8, light=0.7, straight=True)
    draw(easel, DRAWINGS["seal"])
    if value:
        easel.number(0, 0, value, 15.4 if len(value) < 2 else 12.6, CREAM)


def text(words: str, colour: str | Colour, size: float = 19) -> Sign:
    width = font("alegreya_sans_bold", round(size * 8)).getlength(words) / 8
    return Sign(width + 1, lambda easel: easel.number(0, 0.4, words, size, colour))


COIN, KEY, PURSE = Sign(18, coin), Sign(11, drawn("key")), Sign(17, purse)
RESOURCE = {GOLD: COIN, KEYS: KEY}
ARROW = Sign(7, drawn("arrow"))
NEIGHBOUR = Sign(26, neighbour)
MARK_SIGNS: dict[Mark, Sign] = {
    **{kind: Sign(17, partial(crest, kind=kind)) for kind in CRESTS},
    Mark.CASTLE_BANNER: Sign(15, drawn("castle")),
    Mark.VILLAGE_BANNER: Sign(15, drawn("village")),
    Mark.ONE_CREST: Sign(15, partial(crest_card, count=1)),
    Mark.TWO_CRESTS: Sign(15, partial(crest_card, count=2)),
    Mark.COST_0: Sign(15, partial(cost_card, value="0")),
    Mark.COST_4: Sign(15, partial(cost_card, value="4")),
    Mark.COST_5_UP: Sign(15, partial(cost_card, value="5+")),
    Mark.DISCOUNT_CARD: Sign(15, discount_card),
    Mark.PURSE_CARD: PURSE,
    Mark.FILLED: Sign(21, partial(cells, lit=lambda row, column: True, on=FILLED)),
    Mark.FACE_DOWN: Sign(15, drawn("back")),
}
EMPTY = Sign(21, partial(cells, lit=lambda row, column: False, off_=HOLLOW, rim=CREAM))


def opponents(easel: Easel) -> None:
    pawns(easel, (-4, 0.9, "steel"), (4, 1, "grey"))


def everybody(easel: Easel) -> None:
    pawns(easel, (-7, 0.88, "steel"), (7, 0.88, "steel"), (0, 1, "gold"))


def missing(easel: Easel) -> None:
    draw(easel, DRAWINGS["ghost"])
    easel.number(0, -0.6, "?", 13, (150, 60, 50))


def place_sign(place: Place) -> Sign:
    return Sign(22, partial(cells, lit=place.has))


def area_sign(where: Area) -> Sign:
    return Sign(22, partial(area, where=where))


def lacking(kind: Mark) -> Sign:
    return Sign(21, partial(off, paint=partial(crest, kind=kind)))
