"""What the cards of Castle Combo say, in whole sentences: cost, crests, ability, scroll and arrow."""

from collections import Counter
from collections.abc import Iterator
from functools import singledispatch

from castles.i18n import N_, _, ngettext, once_said
from castles.rules.combo.pieces import (
    CASTLE,
    CHARACTERS,
    FACE_DOWN_GOLD,
    FACE_DOWN_KEYS,
    GOLD,
    KEYS,
    LOCATIONS,
    VILLAGE,
    Area,
    Card,
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
    Place,
    PurseGold,
    Sets,
)
from castles.wording.combo.facts import FACTS
from castles.wording.combo.names import card_words
from castles.wording.wording import numbers

CRESTS = {
    Mark.NOBILITY: N_("nobility"),
    Mark.FAITH: N_("faith"),
    Mark.SCIENCE: N_("science"),
    Mark.MILITARY: N_("military"),
    Mark.CRAFT: N_("craft"),
    Mark.PEASANTRY: N_("peasantry"),
}
PARTS = {**CRESTS, Mark.CASTLE_BANNER: N_("castle card"), Mark.VILLAGE_BANNER: N_("village card")}  # of a set
THINGS: dict[Count | None, str] = {
    Mark.NOBILITY: N_("nobility crests"),
    Mark.FAITH: N_("faith crests"),
    Mark.SCIENCE: N_("science crests"),
    Mark.MILITARY: N_("military crests"),
    Mark.CRAFT: N_("craft crests"),
    Mark.PEASANTRY: N_("peasantry crests"),
    Mark.CASTLE_BANNER: N_("castle cards"),
    Mark.VILLAGE_BANNER: N_("village cards"),
    Mark.ONE_CREST: N_("cards with exactly one crest"),
    Mark.TWO_CRESTS: N_("cards with two crests"),
    Mark.COST_0: N_("cards with the printed cost {free}"),
    Mark.COST_4: N_("cards with the printed cost {middling}"),
    Mark.COST_5_UP: N_("cards with a printed cost of {dear} or more"),
    Mark.DISCOUNT_CARD: N_("cards that give a discount"),
    Mark.PURSE_CARD: N_("cards with a purse"),
    Mark.FILLED: N_("all cards, face up or down"),
    Measure.EMPTY_SPACES: N_("places that are still free"),
    Measure.MISSING_KINDS: N_("kinds of crests that are missing"),
    Measure.THREES: N_("sets of {set_size:word} crests of one kind"),
    Kinds(Area.GRID): N_("different kinds of crests"),
}
IN_GRID = {
    Kinds(Area.ROW): N_("different kinds of crests in its row"),
    Kinds(Area.COLUMN): N_("different kinds of crests in its column"),
    Measure.OWN_KEYS: N_("keys that you have"),
    Measure.GOLD_IN_PURSES: N_("gold in all your purses"),
}
AREAS = {
    Area.ROW: N_("{things} in its row"),
    Area.COLUMN: N_("{things} in its column"),
    Area.CROSS: N_("{things} in its row and its column"),
}
PLACES = {
    Place.TOP_ROW: N_("Worth {count} points if it lies in the top row."),
    Place.MIDDLE_ROW: N_("Worth {count} points if it lies in the middle row."),
    Place.BOTTOM_ROW: N_("Worth {count} points if it lies in the bottom row."),
    Place.LEFT_COLUMN: N_("Worth {count} points if it lies in the left column."),
    Place.MIDDLE_COLUMN: N_("Worth {count} points if it lies in the middle column."),
    Place.RIGHT_COLUMN: N_("Worth {count} points if it lies in the right column."),
    Place.CORNER: N_("Worth {count} points if it lies in a corner."),
    Place.EDGE_MIDDLE: N_("Worth {count} points if it lies in the middle of an edge."),
}
DISCOUNTS = {
    (CASTLE,): N_("From now on, castle cards cost you {discount} gold less."),
    (VILLAGE,): N_("From now on, village cards cost you {discount} gold less."),
    LOCATIONS: N_("From now on, all cards cost you {discount} gold less."),
}
DISCARDS = {
    GOLD: N_("Discard a card at the other location and take its cost in gold."),
    KEYS: N_("Discard a card at the other location and take as many keys as it costs."),
}
DECKS = (N_("Castle card, cost {count}"), N_("Village card, cost {count}"))
ARROWS = (N_("Then the messenger goes to the castle."), N_("Then the messenger goes to the village."))


@once_said
def card_text(card: Card, price: int | None = None) -> str:
    """All that a card says: its name, then line by line what it costs, bears, does and is worth."""
    return "\n".join([card_words(card), *_lines(CHARACTERS[card], price)])


def _lines(character: Character, price: int | None) -> Iterator[str]:
    yield _(DECKS[character.deck]).format(count=character.cost)
    if price is not None and price != character.cost:
        yield _("After your discounts it costs {count}").format(count=price)
    yield _("Crests: {crests}").format(crests=_listed(character.crests))
    for effect in character.ability:
        yield f"• {effect_text(effect)}"
    if character.arrow is not None:
        yield f"• {_(ARROWS[character.arrow])}"
    yield f"• {scroll_text(character)}"


def face_down_text(card: Card) -> str:
    """What a card that lies face down is good for."""
    said = _("Face down: it gave {gold} gold and {keys} keys. Nothing that is printed on it counts.")
    return "\n".join([card_words(card), said.format(gold=FACE_DOWN_GOLD, keys=FACE_DOWN_KEYS)])


def _listed(marks: tuple[Mark, ...]) -> str:
    return ", ".join(_counted(_(PARTS[mark]), count) for mark, count in Counter(marks).items())


def _counted(thing: str, count: int) -> str:
    return thing if count == 1 else _("{count} × {thing}").format(count=count, thing=thing)


# ---- scrolls ----


def scroll_text(character: Character) -> str:
    """What the card is worth at the end."""
    count = character.points
    match character.per:
        case On(place):
            return _(PLACES[place]).format(count=count)
        case Lacks(mark):
            said = _("Worth {count} points if your grid has no crest of this kind ({crest}).")
            return said.format(count=count, crest=_(CRESTS[mark]))
        case Sets(marks) if len(set(marks)) == 1:
            said = _("Worth {count} points for every {size} of these in your grid: {things}.")
            return said.format(count=count, size=len(marks), things=_thing(marks[0]))
        case Sets(marks):
            said = _("Worth {count} points for each complete set in your grid ({things}).")
            return said.format(count=count, things=_listed(marks))
        case Measure.SOME_FACE_DOWN:
            return _("Worth {count} points if a card of your grid lies face down.").format(count=count)
        case Measure.GOLD_HERE:
            said = _("Worth {count} points for each gold in its purse, which holds up to {size}.")
            return said.format(count=count, size=character.purse)
    return _each_text(count, character.per)


def _each_text(count: int, per: Count) -> str:
    said = ngettext(
        "Worth {count} point for each of these: {things}.", "Worth {count} points for each of these: {things}.", count
    )
    return said.format(count=count, things=_things(per))


def _things(per: Count) -> str:
    """What is counted, in the plural."""
    if isinstance(per, In):
        return _(AREAS[per.area]).format(things=_thing(per.mark))
    if per in IN_GRID:
        return _(IN_GRID[per])
    return _("{things} in your grid").format(things=_thing(per))


def _thing(count: Count | None) -> str:
    return _(THINGS[count]).format(**FACTS)


# ---- abilities ----


@singledispatch
def effect_text(effect: Effect) -> str:
    """What a part of an ability does."""
    raise TypeError(f"no words for {effect}")


@effect_text.register
def _gain(effect: Gain) -> str:
    count = effect.amount
    if effect.per is None and effect.resource == KEYS:
        return ngettext("Take {count} key.", "Take {count} keys.", count).format(count=count)
    if effect.per is None:
        return ngettext("Take {count} gold.", "Take {count} gold.", count).format(count=count)
    if effect.resource == KEYS:
        said = ngettext(
            "Take {count} key for each of these in your grid: {things}.",
            "Take {count} keys for each of these in your grid: {things}.",
            count,
        )
    else:
        said = ngettext(
            "Take {count} gold for each of these in your grid: {things}.",
            "Take {count} gold for each of these in your grid: {things}.",
            count,
        )
    return said.format(count=count, things=_thing(effect.per))


@effect_text.register
def _near(effect: Near) -> str:
    said = _("Choose a neighbour: take {count} gold for each of these in that grid: {things}.")
    if effect.resource == KEYS:
        said = _("Choose a neighbour: take {count:# key|# keys} for each of these in that grid: {things}.")
    return said.format(things=_thing(effect.mark), **numbers(count=effect.amount))


@effect_text.register
def _others(effect: Others) -> str:
    count = effect.amount
    if effect.resource == KEYS:
        return ngettext("Every opponent takes {count} key.", "Every opponent takes {count} keys.", count).format(
            count=count
        )
    return ngettext("Every opponent takes {count} gold.", "Every opponent takes {count} gold.", count).format(
        count=count
    )


@effect_text.register
def _everybody(effect: Everybody) -> str:
    count = effect.amount
    return ngettext("Everybody takes {count} key.", "Everybody takes {count} keys.", count).format(count=count)


@effect_text.register
def _discount(effect: Discount) -> str:
    return _(DISCOUNTS[effect.decks]).format(**FACTS)


@effect_text.register
def _purse_gold(effect: PurseGold) -> str:
    said = ngettext(
        "Put {count} gold of the supply on each of your purses.",
        "Put {count} gold of the supply on each of your purses.",
        effect.amount,
    )
    return said.format(count=effect.amount)


@effect_text.register
def _fill_purses(effect: FillPurses) -> str:
    said = ngettext(
        "Fill {count} of your purses from the supply.",
        "Fill {count} of your purses from the supply.",
        effect.purses,
    )
    return said.format(count=effect.purses)


@effect_text.register
def _discard_for(effect: DiscardFor) -> str:
    return _(DISCARDS[effect.resource])


@effect_text.register
def _one_of(effect: OneOf) -> str:
    count = effect.second.amount
    if isinstance(effect.first, PurseGold):
        said = ngettext(
            "Either put {gold} gold of the supply on each of your purses, or take {count} key.",
            "Either put {gold} gold of the supply on each of your purses, or take {count} keys.",
            count,
        )
        return said.format(gold=effect.first.amount, count=count)
    said = ngettext(
        "Either choose a neighbour and take {gold} gold for each of these in that grid ({things}),"
        " or take {count} key.",
        "Either choose a neighbour and take {gold} gold for each of these in that grid ({things}),"
        " or take {count} keys.",
        count,
    )
    return said.format(things=_thing(effect.first.mark), gold=effect.first.amount, count=count)
