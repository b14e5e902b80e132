"""What Castle Combo's board says: what is expected, what a piece is, and what a choice brings."""

from castles.i18n import N_, _, ngettext
from castles.rules.combo import ask
from castles.rules.combo.abilities import bought_card
from castles.rules.combo.pieces import PURSE, Card, Location
from castles.rules.combo.state import (
    DISCARD,
    NEIGHBOUR,
    NEIGHBOUR_OR_KEYS,
    PURSES_OR_KEYS,
    TURN,
    TWO_PURSES,
    GoldGained,
    KeysGained,
    PursesFilled,
    Spot,
    State,
    card_of,
    is_face_up,
)
from castles.rules.game import Event, Seat
from castles.wording.combo.card_text import card_text, face_down_text
from castles.wording.combo.facts import FACTS
from castles.wording.combo.names import card_words
from castles.wording.wording import Names

# By location: the castle, the village.
LOCATIONS = (N_("Castle"), N_("Village"))
TAKE = (N_("Take a card from the castle"), N_("Take a card from the village"))
KEY_OR_TAKE = (
    N_("Take a card from the castle, or first spend {key_cost:a key|# keys}"),
    N_("Take a card from the village, or first spend {key_cost:a key|# keys}"),
)
ANSWERS = {
    NEIGHBOUR: N_("{card}: choose the neighbour whose grid counts"),
    NEIGHBOUR_OR_KEYS: N_("{card}: choose a neighbour whose grid counts, or your keys"),
    PURSES_OR_KEYS: N_("{card}: gold on your purses, or keys?"),
    DISCARD: N_("{card}: choose the card to discard for its cost"),
    TWO_PURSES: N_("{card}: choose two purses to fill"),
}
SEND = (
    N_("Spend {key_cost:a key|# keys}: the messenger comes to the castle"),
    N_("Spend {key_cost:a key|# keys}: the messenger comes to the village"),
)
RENEW = (
    N_("Spend {key_cost:a key|# keys}: {shown:word} new cards come to the castle"),
    N_("Spend {key_cost:a key|# keys}: {shown:word} new cards come to the village"),
)
PRICE_TIP = N_("Costs {price} instead of {cost} because of your discounts")
LAY_HERE = N_("Lay it here")
LAY_FACE_DOWN_HERE = N_("Lay it face down here")
LAY_FACE_DOWN = N_(
    "Lay it face down for {face_down_gold} gold and {face_down_keys:# key|# keys}: choose a place in your grid"
)
NEXT_PLACE = N_("A place for your next card")
MESSENGER = N_("The messenger")
TAKE_KEYS = N_("Take keys")
FILL_PURSES = N_("Gold on your purses")
FACE_UP = N_("Face up")
FACE_DOWN = N_("Face down")
MOVE_MESSENGER = N_("Messenger: {key_cost:# key|# keys}")
NEW_CARDS = N_("New cards: {key_cost:# key|# keys}")
KEY_PAID = N_("−{key_cost:# key|# keys}")
CLOSED = N_("Closed")
DISCOUNT = N_("{discount} gold less")
AIM = N_("What brings points")
SCROLLS = N_("Scrolls of the cards in your grid")
EVERY_KEY = N_("Every key")
FACE_DOWN_WORTH = N_("Face down: {face_down_gold} gold, {face_down_keys:# key|# keys}, no points")
MESSENGER_STANDS = N_("Cards are taken where the messenger stands")
THE_END = N_("{spaces:Word} cards each, then the most points win")
DISCARDS = N_("Discards")
UNSEEN = N_("Cards not seen yet")


def text(message: str, **values: object) -> str:
    """A message in the player's language, with the numbers of the rules."""
    return _(message).format(**FACTS, **values)


# ---- what is expected ----


def take_prompt(view: State) -> str:
    can_spend = view.awaited == TURN and ask.can_use_key(view, view.seat)
    return text((KEY_OR_TAKE if can_spend else TAKE)[view.messenger])


def lay_prompt(price: int) -> str:
    said = ngettext(
        "Lay it in your grid for {count} gold, or turn it over with R",
        "Lay it in your grid for {count} gold, or turn it over with R",
        price,
    )
    return said.format(count=price)


def answer_prompt(view: State) -> str:
    """What the ability of the card just bought asks."""
    return text(ANSWERS[view.awaited], card=card_words(bought_card(view)))


# ---- pieces ----


def messenger_goes(location: Location) -> str:
    return text(SEND[location])


def cards_come(location: Location) -> str:
    return text(RENEW[location])


def shown_tip(view: State, seat: Seat, card: Card) -> str:
    """A card on offer: all it says, and whether this seat can pay it."""
    price = ask.price(view, seat, card)
    said = card_text(card, price)
    missing = price - view.gold[seat]
    if missing <= 0:
        return said
    lack = ngettext(
        "You lack {count} gold: you can take it face down.",
        "You lack {count} gold: you can take it face down.",
        missing,
    )
    return f"{said}\n{lack.format(count=missing)}"


def grid_tip(view: State, seat: Seat, spot: Spot) -> str:
    """A card in a grid: all it says, what its purse holds, and what it is worth now."""
    piece = ask.cards(view, seat)[spot]
    if not is_face_up(piece):
        return face_down_text(card_of(piece))
    lines = [card_text(piece)]
    if PURSE[piece]:
        lines.append(_("Gold in its purse: {count} of {size}").format(count=view.purses[piece], size=PURSE[piece]))
    return "\n".join([*lines, worth_tip(ask.points(view, seat)[spot])])


def worth_tip(points: int) -> str:
    return ngettext("{count} point if the game ended now", "{count} points if the game ended now", points).format(
        count=points
    )


def location_name(location: Location) -> str:
    return _(LOCATIONS[location])


def deck_tip(view: State, location: Location) -> str:
    left = len(view.decks[location])
    said = ngettext("{count} card in this deck", "{count} cards in this deck", left).format(count=left)
    return "\n".join([location_name(location), said, _("T shows the cards that have not been seen yet.")])


def discard_tip(view: State, location: Location) -> str:
    count = len(view.discards[location])
    said = ngettext("{count} card discarded here", "{count} cards discarded here", count).format(count=count)
    return "\n".join([location_name(location), said, _("D opens the discards.")])


def messenger_tip() -> str:
    said = _("Cards are taken where he stands. A key or the arrow of a card sends him to the other location.")
    return f"{_(MESSENGER)}\n{said}"


def location_tip(view: State, location: Location) -> str:
    if not view.shown[location]:
        return f"{location_name(location)}\n{_('It has run out of characters and is closed.')}"
    if view.messenger == location:
        return f"{location_name(location)}\n{_('The messenger is here: a card is taken here.')}"
    return f"{location_name(location)}\n{_('The messenger is at the other location.')}"


def gold_tip(view: State, names: Names, seat: Seat) -> str:
    gold = view.gold[seat]
    said = ngettext("{name} has {count} gold", "{name} has {count} gold", gold)
    use = _("It pays for cards. At the end it goes into purses; what is left over breaks ties.")
    return f"{said.format(name=names[seat], count=gold)}\n{use}"


def keys_tip(view: State, names: Names, seat: Seat) -> str:
    keys = view.keys[seat]
    said = ngettext("{name} has {count} key", "{name} has {count} keys", keys)
    use = _(
        "{key_cost:One key a turn moves the messenger or brings|# keys a turn move the messenger or bring}"
        " {shown:word} new cards."
    )
    worth = _("At the end each is worth {key_points:# point|# points}.")
    return f"{said.format(name=names[seat], count=keys)}\n{use.format(**FACTS)} {worth.format(**FACTS)}"


def cards_tip(view: State, seat: Seat) -> str:
    count = len(ask.cards(view, seat))
    said = ngettext("{count} of {spaces:word} cards laid", "{count} of {spaces:word} cards laid", count)
    return said.format(count=count, **FACTS)


def block_tip(view: State, names: Names, seat: Seat) -> str:
    """All about an opponent, whose name may not fit beside a small grid."""
    gold, keys = (tip(view, names, seat).split("\n")[0] for tip in (gold_tip, keys_tip))
    return "\n".join([names[seat], cards_tip(view, seat), gold, keys])


def purse_tip(gold: int, size: int) -> str:
    said = _("Gold in its purse: {count} of {size}").format(count=gold, size=size)
    return f"{said}\n{_('It can not be spent, and is worth points at the end.')}"


# ---- what an answer brings ----


def gold_words(count: int) -> str:
    return ngettext("+{count} gold", "+{count} gold", count).format(count=count)


def keys_words(count: int) -> str:
    return ngettext("+{count} key", "+{count} keys", count).format(count=count)


def paid_words(count: int) -> str:
    return ngettext("−{count} gold", "−{count} gold", count).format(count=count)


def gain_words(event: Event | None) -> str:
    """What is gained, in a word or two."""
    match event:
        case GoldGained():
            return gold_words(event.amount)
        case KeysGained():
            return keys_words(event.amount)
        case PursesFilled():
            return gold_words(sum(event.gold))
    return gold_words(0)


def points_words(count: int) -> str:
    return ngettext("+{count} point", "+{count} points", count).format(count=count)


def gold_count(count: int) -> str:
    return ngettext("{count} gold", "{count} gold", count).format(count=count)


def keys_count(count: int) -> str:
    return ngettext("{count} key", "{count} keys", count).format(count=count)


# ---- sheets ----


def discards_note(count: int) -> str:
    said = ngettext("{count} card is discarded", "{count} cards are discarded", count)
    return said.format(count=count) if count else _("Nothing has been discarded yet")


def unseen_note(count: int) -> str:
    return ngettext("{count} card is in the decks", "{count} cards are in the decks", count).format(count=count)
