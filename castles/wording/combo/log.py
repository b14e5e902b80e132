"""Castle Combo in words."""

from functools import singledispatch

from castles.i18n import N_, _, ngettext
from castles.rules.combo.pieces import CASTLE, LOCATIONS, VILLAGE
from castles.rules.combo.state import (
    CardBought,
    CardDiscarded,
    CardShown,
    CardsSwept,
    CardTakenFaceDown,
    DeckReshuffled,
    DiscountGained,
    GameEnded,
    GoldGained,
    KeysCounted,
    KeysGained,
    LeftoverStored,
    LocationClosed,
    MessengerFollowed,
    MessengerSent,
    PursesFilled,
    ScrollCounted,
    TurnPassed,
)
from castles.rules.game import Event
from castles.wording.combo.facts import FACTS
from castles.wording.combo.names import card_words
from castles.wording.wording import Names, numbers

# By location: the castle, the village.
SENT = (
    N_("{name} spends {key_cost:a key|# keys}: the messenger goes to the castle."),
    N_("{name} spends {key_cost:a key|# keys}: the messenger goes to the village."),
)

SWEPT = (
    N_("{name} spends {key_cost:a key|# keys}: {shown:word} new characters come to the castle."),
    N_("{name} spends {key_cost:a key|# keys}: {shown:word} new characters come to the village."),
)

RESHUFFLED = (
    N_("The castle's discards are shuffled into a new deck."),
    N_("The village's discards are shuffled into a new deck."),
)

SHOWN = (N_("New at the castle: {card}."), N_("New in the village: {card}."))

DISCARDED = (N_("{name} discards from the castle: {card}."), N_("{name} discards from the village: {card}."))

FOLLOWED = (
    N_("The arrow sends the messenger to the castle."),
    N_("The arrow sends the messenger to the village."),
)

CLOSED = (
    N_("The castle has run out of characters: the messenger stays in the village for good."),
    N_("The village has run out of characters: the messenger stays at the castle for good."),
)

DISCOUNTS = {
    (CASTLE,): N_("{card}: from now on castle cards cost {name} {discount} gold less."),
    (VILLAGE,): N_("{card}: from now on village cards cost {name} {discount} gold less."),
    LOCATIONS: N_("{card}: from now on all cards cost {name} {discount} gold less."),
}


@singledispatch
def sentence(event: Event, names: Names) -> str:
    """What happened, in one sentence."""
    raise TypeError(f"no words for {event}")


@sentence.register
def _messenger_sent(event: MessengerSent, names: Names) -> str:
    return _(SENT[event.location]).format(name=names[event.seat], **FACTS)


@sentence.register
def _cards_swept(event: CardsSwept, names: Names) -> str:
    return _(SWEPT[event.location]).format(name=names[event.seat], **FACTS)


@sentence.register
def _deck_reshuffled(event: DeckReshuffled, names: Names) -> str:
    return _(RESHUFFLED[event.location])


@sentence.register
def _card_shown(event: CardShown, names: Names) -> str:
    return _(SHOWN[event.location]).format(card=card_words(event.card))


@sentence.register
def _card_bought(event: CardBought, names: Names) -> str:
    bought = ngettext(
        "{name} buys a card for {price} gold: {card}.", "{name} buys a card for {price} gold: {card}.", event.price
    )
    free = _("{name} takes a card that costs nothing: {card}.")
    said = bought if event.price else free
    return said.format(name=names[event.seat], price=event.price, card=card_words(event.card))


@sentence.register
def _card_taken_face_down(event: CardTakenFaceDown, names: Names) -> str:
    gains = numbers(gold=event.gold, keys=event.keys)
    return _("{name} takes a card face down, and {gold} gold and {keys:# key|# keys}: {card}.").format(
        name=names[event.seat], card=card_words(event.card), **gains
    )


@sentence.register
def _discount_gained(event: DiscountGained, names: Names) -> str:
    return _(DISCOUNTS[event.decks]).format(name=names[event.seat], card=card_words(event.card), **FACTS)


@sentence.register
def _gold_gained(event: GoldGained, names: Names) -> str:
    count = event.amount
    if event.grid != event.seat:
        said = ngettext(
            "{card}: {name} counts in the grid of {neighbour} and gains {count} gold.",
            "{card}: {name} counts in the grid of {neighbour} and gains {count} gold.",
            count,
        )
    elif len(event.to) > 1:
        said = ngettext(
            "{card}: every opponent of {buyer} gains {count} gold.",
            "{card}: every opponent of {buyer} gains {count} gold.",
            count,
        )
    else:
        said = ngettext("{card}: {name} gains {count} gold.", "{card}: {name} gains {count} gold.", count)
    return _gain(said, event, names)


@sentence.register
def _keys_gained(event: KeysGained, names: Names) -> str:
    count = event.amount
    if event.grid != event.seat:
        said = ngettext(
            "{card}: {name} counts in the grid of {neighbour} and gains {count} key.",
            "{card}: {name} counts in the grid of {neighbour} and gains {count} keys.",
            count,
        )
    elif len(event.to) > 1 and event.seat in event.to:
        said = ngettext("{card}: everybody gains {count} key.", "{card}: everybody gains {count} keys.", count)
    elif len(event.to) > 1:
        said = ngettext(
            "{card}: every opponent of {buyer} gains {count} key.",
            "{card}: every opponent of {buyer} gains {count} keys.",
            count,
        )
    else:
        said = ngettext("{card}: {name} gains {count} key.", "{card}: {name} gains {count} keys.", count)
    return _gain(said, event, names)


def _gain(said: str, event: GoldGained | KeysGained, names: Names) -> str:
    return said.format(
        card=card_words(event.card),
        name=names[event.to[0]],
        buyer=names[event.seat],
        neighbour=names[event.grid],
        count=event.amount,
    )


@sentence.register
def _purses_filled(event: PursesFilled, names: Names) -> str:
    count = sum(event.gold)
    said = ngettext(
        "{card}: {count} gold of the supply goes into purses of {name}.",
        "{card}: {count} gold of the supply goes into purses of {name}.",
        count,
    )
    return said.format(card=card_words(event.card), count=count, name=names[event.seat])


@sentence.register
def _card_discarded(event: CardDiscarded, names: Names) -> str:
    return _(DISCARDED[event.location]).format(name=names[event.seat], card=card_words(event.card))


@sentence.register
def _messenger_followed(event: MessengerFollowed, names: Names) -> str:
    return _(FOLLOWED[event.location])


@sentence.register
def _location_closed(event: LocationClosed, names: Names) -> str:
    return _(CLOSED[event.location])


@sentence.register
def _turn_passed(event: TurnPassed, names: Names) -> str:
    """Needs no words: whatever the next player does begins with the name."""
    return ""


@sentence.register
def _leftover_stored(event: LeftoverStored, names: Names) -> str:
    count = sum(event.gold)
    said = ngettext(
        "{name} puts {count} gold that is left over into purses.",
        "{name} puts {count} gold that is left over into purses.",
        count,
    )
    return said.format(name=names[event.seat], count=count)


@sentence.register
def _scroll_counted(event: ScrollCounted, names: Names) -> str:
    said = ngettext(
        "{name} gets {count} point for a scroll: {card}.",
        "{name} gets {count} points for a scroll: {card}.",
        event.points,
    )
    return said.format(name=names[event.seat], count=event.points, card=card_words(event.card))


@sentence.register
def _keys_counted(event: KeysCounted, names: Names) -> str:
    said = ngettext("{name} gets {count} point for keys.", "{name} gets {count} points for keys.", event.points)
    return said.format(name=names[event.seat], count=event.points)


@sentence.register
def _game_ended(event: GameEnded, names: Names) -> str:
    winners = ", ".join(names[seat] for seat in event.winners)
    if len(event.winners) > 1:
        return _("The victory is shared: {names}.").format(names=winners)
    return _("{name} wins.").format(name=winners)
