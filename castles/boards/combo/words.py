"""What Castle Combo's board says: what is expected, what a piece is, and what a choice brings."""

from castles.boards.board import Look
from castles.boards.combo.reading import can_take, held_card, lies_down
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


def prompt(look: Look[State]) -> str:
    """The one line that says what is expected."""
    view = look.view
    if view.awaited in ANSWERS:
        return _(ANSWERS[view.awaited]).format(card=card_words(bought_card(view)))
    card = held_card(look) if can_take(look) else None
    if card is not None:
        return _held_prompt(look, card)
    can_spend = view.awaited == TURN and ask.can_use_key(view, view.seat)
    return _((KEY_OR_TAKE if can_spend else TAKE)[view.messenger]).format(**FACTS)


def _held_prompt(look: Look[State], card: Card) -> str:
    if lies_down(look, card):
        said = _(
            "Lay it face down for {face_down_gold} gold and {face_down_keys:# key|# keys}: choose a place in your grid"
        )
        return said.format(**FACTS)
    price = ask.price(look.view, look.seat, card)
    said = ngettext(
        "Lay it in your grid for {count} gold, or turn it over with R",
        "Lay it in your grid for {count} gold, or turn it over with R",
        price,
    )
    return said.format(count=price)


# ---- pieces ----


def shown_tip(look: Look[State], card: Card) -> str:
    """A card on offer: all it says, and whether it can be paid."""
    price = ask.price(look.view, look.seat, card)
    said = card_text(card, price)
    missing = price - look.view.gold[look.seat]
    if missing <= 0:
        return said
    lack = ngettext(
        "You lack {count} gold: you can take it face down.",
        "You lack {count} gold: you can take it face down.",
        missing,
    )
    return f"{said}\n{lack.format(count=missing)}"


def grid_tip(look: Look[State], seat: Seat, spot: Spot) -> str:
    """A card in a grid: all it says, what its purse holds, and what it is worth now."""
    view, piece = look.view, ask.cards(look.view, seat)[spot]
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


def deck_tip(look: Look[State], location: Location) -> str:
    left = len(look.view.decks[location])
    said = ngettext("{count} card in this deck", "{count} cards in this deck", left).format(count=left)
    return "\n".join([_(LOCATIONS[location]), said, _("T shows the cards that have not been seen yet.")])


def discard_tip(look: Look[State], location: Location) -> str:
    count = len(look.view.discards[location])
    said = ngettext("{count} card discarded here", "{count} cards discarded here", count).format(count=count)
    return "\n".join([_(LOCATIONS[location]), said, _("D opens the discards.")])


def messenger_tip() -> str:
    said = _("Cards are taken where he stands. A key or the arrow of a card sends him to the other location.")
    return f"{_('The messenger')}\n{said}"


def location_tip(look: Look[State], location: Location) -> str:
    if not look.view.shown[location]:
        return f"{_(LOCATIONS[location])}\n{_('It has run out of characters and is closed.')}"
    if look.view.messenger == location:
        return f"{_(LOCATIONS[location])}\n{_('The messenger is here: a card is taken here.')}"
    return f"{_(LOCATIONS[location])}\n{_('The messenger is at the other location.')}"


def gold_tip(look: Look[State], seat: Seat) -> str:
    gold = look.view.gold[seat]
    said = ngettext("{name} has {count} gold", "{name} has {count} gold", gold)
    use = _("It pays for cards. At the end it goes into purses; what is left over breaks ties.")
    return f"{said.format(name=look.names[seat], count=gold)}\n{use}"


def keys_tip(look: Look[State], seat: Seat) -> str:
    keys = look.view.keys[seat]
    said = ngettext("{name} has {count} key", "{name} has {count} keys", keys)
    use = _(
        "{key_cost:One key a turn moves the messenger or brings|# keys a turn move the messenger or bring}"
        " {shown:word} new cards."
    )
    worth = _("At the end each is worth {key_points:# point|# points}.")
    return f"{said.format(name=look.names[seat], count=keys)}\n{use.format(**FACTS)} {worth.format(**FACTS)}"


def cards_tip(look: Look[State], seat: Seat) -> str:
    count = len(ask.cards(look.view, seat))
    said = ngettext("{count} of {spaces:word} cards laid", "{count} of {spaces:word} cards laid", count)
    return said.format(count=count, **FACTS)


def block_tip(look: Look[State], seat: Seat) -> str:
    """All about an opponent, whose name may not fit beside a small grid."""
    gold, keys = (tip(look, seat).split("\n")[0] for tip in (gold_tip, keys_tip))
    return "\n".join([look.names[seat], cards_tip(look, seat), gold, keys])


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
