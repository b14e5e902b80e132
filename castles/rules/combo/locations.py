"""The castle and the village: decks, shown cards, discards, and the messenger between them."""

from castles.rules.chance import shuffled
from castles.rules.combo.pieces import ARROW, SHOWN, Card, Location
from castles.rules.combo.state import (
    EMPTY,
    CardShown,
    CardsSwept,
    DeckReshuffled,
    LocationClosed,
    MessengerFollowed,
    MessengerSent,
    State,
)
from castles.rules.game import Tell


def send_messenger(state: State, tell: Tell) -> None:
    """A key takes the messenger to the other location."""
    state.messenger = 1 - state.messenger
    if tell:
        tell(MessengerSent(state.seat, state.messenger))


def renew(state: State, tell: Tell) -> None:
    """The messenger's three cards are discarded before new ones are drawn, so even these may come back."""
    location = state.messenger
    cards = state.shown[location]
    state.discards[location] += cards
    state.shown[location] = [EMPTY] * SHOWN
    if tell:
        tell(CardsSwept(state.seat, location, tuple(cards)))
    _show(state, location, tell)


def follow_arrow(state: State, card: Card, tell: Tell) -> None:
    """The messenger goes where the arrow of a bought card points; arrows are void once a location has closed."""
    arrow = ARROW[card]
    if arrow is not None and state.shown[arrow]:
        state.messenger = arrow
        if tell:
            tell(MessengerFollowed(card, arrow))


def refill(state: State, tell: Tell) -> None:
    """Both locations show three cards again; one that can't closes."""
    for location, shown in enumerate(state.shown):
        if EMPTY in shown:
            if len(state.decks[location]) + len(state.discards[location]) < shown.count(EMPTY):
                _close(state, location, tell)
            else:
                _show(state, location, tell)


def _show(state: State, location: Location, tell: Tell) -> None:
    """Cards of the deck into all empty slots; a deck that runs out goes on with its shuffled discard."""
    shown = state.shown[location]
    while EMPTY in shown:
        slot = shown.index(EMPTY)
        if not state.decks[location]:
            _reshuffle(state, location, tell)
        shown[slot] = card = state.decks[location].pop()
        if tell:
            tell(CardShown(location, slot, card))


def _reshuffle(state: State, location: Location, tell: Tell) -> None:
    state.chance, state.decks[location] = shuffled(state.chance, sorted(state.discards[location]))
    state.discards[location] = []
    if tell:
        tell(DeckReshuffled(location, len(state.decks[location])))


def _close(state: State, location: Location, tell: Tell) -> None:
    """A location that has run dry: its last cards leave the game, and the messenger stays at the other for good."""
    cards = [card for card in state.shown[location] if card != EMPTY]
    cards += state.decks[location] + state.discards[location]
    state.removed += cards
    state.shown[location], state.decks[location], state.discards[location] = [], [], []
    state.messenger = 1 - location
    if tell:
        tell(LocationClosed(location, tuple(cards)))
