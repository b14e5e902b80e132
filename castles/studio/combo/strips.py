"""The ability strip and the scoring scroll of a card, written in signs from its printed facts."""

from functools import partial, singledispatch

from castles.rules.combo.pieces import (
    CASTLE,
    VILLAGE,
    Character,
    Count,
    DiscardFor,
    Discount,
    Effect,
    Everybody,
    FillPurses,
    Gain,
    In,
    Kinds,
    Lacks,
    Mark,
    Measure,
    Near,
    On,
    OneOf,
    Others,
    PurseGold,
    Sets,
)
from castles.studio.combo.easel import Easel
from castles.studio.combo.palette import CREAM, INK
from castles.studio.combo.signs import (
    ARROW,
    COIN,
    EMPTY,
    KEY,
    MARK_SIGNS,
    NEIGHBOUR,
    PURSE,
    RESOURCE,
    Sign,
    area_sign,
    brimful,
    discarded,
    discount,
    drawn,
    everybody,
    kinds,
    lacking,
    missing,
    off,
    opponents,
    place_sign,
    purse,
    seal,
    text,
    threes,
)

Signs = list[Sign]
GAP = 2.2
TIMES, COLON, PLUS = "×", ":", "+"
BANNER = {CASTLE: MARK_SIGNS[Mark.CASTLE_BANNER], VILLAGE: MARK_SIGNS[Mark.VILLAGE_BANNER]}
MEASURES: dict[Measure, Signs] = {
    Measure.MISSING_KINDS: [Sign(18, missing)],
    Measure.THREES: [Sign(27, threes)],
    Measure.EMPTY_SPACES: [EMPTY],
    Measure.OWN_KEYS: [KEY],
    Measure.GOLD_HERE: [COIN],
    Measure.GOLD_IN_PURSES: [COIN, ARROW, PURSE, Sign(8, purse)],
    Measure.SOME_FACE_DOWN: [MARK_SIGNS[Mark.FACE_DOWN]],
}


# -- what is counted


@singledispatch
def counted(count: Count) -> Signs:
    raise TypeError(f"no sign for {count!r}")


@counted.register
def _(count: Mark) -> Signs:
    return [MARK_SIGNS[count]]


@counted.register
def _(count: Measure) -> Signs:
    return MEASURES[count]


@counted.register
def _(count: In) -> Signs:
    return [MARK_SIGNS[count.mark], area_sign(count.area)]


@counted.register
def _(count: Kinds) -> Signs:
    shield = Sign(18, kinds)
    return [shield] if count.area.name == "GRID" else [shield, area_sign(count.area)]


@counted.register
def _(count: Sets) -> Signs:
    signs = [MARK_SIGNS[mark] for mark in count.marks]
    return [sign for mark in signs for sign in (text(PLUS, INK, 14), mark)][1:]


@counted.register
def _(count: On) -> Signs:
    return [place_sign(count.place)]


@counted.register
def _(count: Lacks) -> Signs:
    return [lacking(count.mark)]


# -- what an ability does


@singledispatch
def told(effect: Effect) -> Signs:
    raise TypeError(f"no signs for {effect!r}")


def plus(resource: int, amount: int) -> Signs:
    return [text(f"+{amount}", CREAM), RESOURCE[resource]]


@told.register
def _(effect: Gain) -> Signs:
    per = [text(TIMES, CREAM, 21), *counted(effect.per)] if effect.per is not None else []
    return [*plus(effect.resource, effect.amount), *per]


@told.register
def _(effect: Near) -> Signs:
    return [*plus(effect.resource, 1), text(TIMES, CREAM, 21), MARK_SIGNS[effect.mark], NEIGHBOUR]


@told.register
def _(effect: Others) -> Signs:
    return [Sign(21, opponents), text(COLON, CREAM), *plus(effect.resource, effect.amount)]


@told.register
def _(effect: Everybody) -> Signs:
    return [Sign(27, everybody), text(COLON, CREAM), *plus(effect.resource, effect.amount)]


@told.register
def _(effect: Discount) -> Signs:
    return [Sign(22, discount), text(COLON, CREAM), *(BANNER[deck] for deck in effect.decks)]


@told.register
def _(effect: PurseGold) -> Signs:
    return [COIN, ARROW, *[Sign(17, partial(purse, value=f"+{effect.amount}"))] * 3]


@told.register
def _(effect: FillPurses) -> Signs:
    return [COIN, ARROW, *[Sign(18, brimful)] * effect.purses]


def discard(effect: DiscardFor, deck: int) -> Signs:
    """The card comes from the other location than the character's own."""
    card = Sign(20, partial(off, paint=partial(discarded, deck=CASTLE + VILLAGE - deck)))
    return [card, ARROW, text("+?", CREAM), RESOURCE[effect.resource]]


def ability_rows(character: Character) -> tuple[list[Signs], bool]:
    """One row of signs for each effect, and whether only one of them is chosen."""
    effects: tuple[Effect, ...] = character.ability
    choice = isinstance(effects[0], OneOf)
    if isinstance(effects[0], OneOf):
        effects = (effects[0].first, effects[0].second)
    rows = [discard(e, character.deck) if isinstance(e, DiscardFor) else told(e) for e in effects]
    return rows, choice


def scroll_row(character: Character) -> Signs:
    """The seal with its points, then for each of what, or on what condition."""
    once = isinstance(character.per, On | Lacks) or character.per is Measure.SOME_FACE_DOWN
    sealed = Sign(27, partial(seal, value=str(character.points)))
    return [sealed, text(COLON if once else TIMES, INK, 20), *counted(character.per)]


# -- laying signs in a row


def width(signs: Signs) -> float:
    return sum(sign.width + GAP for sign in signs) - GAP


def lay_row(easel: Easel, signs: Signs, x: float, y: float, room: float, scale: float) -> None:
    """Centred on a point, as large as the scale unless that is too wide."""
    scale = min(scale, room / width(signs))
    x -= width(signs) * scale / 2
    for sign in signs:
        with easel.at(x + sign.width * scale / 2, y, 0, scale):
            sign.paint(easel)
        x += (sign.width + GAP) * scale


def lay_ability(easel: Easel, character: Character, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    rows, choice = ability_rows(character)
    if len(rows) == 1:
        lay_row(easel, rows[0], x + w / 2, y + h / 2, w - 16, h / 31)
        return
    middle, room = x + w / 2 + (17 if choice else 0), w - (54 if choice else 16)
    for i, row in enumerate(rows):
        lay_row(easel, row, middle, y + h * (0.285 + 0.45 * i), room, h / 44)
    if choice:
        easel.line([(x + 44, y + h / 2, False), (x + w - 10, y + h / 2, False)], 0.9, "gold")
        with easel.at(x + 23, y + h / 2, 0, 1.35):
            drawn("or")(easel)
