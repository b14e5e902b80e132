"""Cards that change places: off and under the piles, to and from their owners."""

from collections import Counter

from castles.rules.game import Seat, Tell
from castles.rules.throne.cards import ALIKE, ALL_CASTLES, ALL_SPECIALS, GUARD, WATCHMAN, members
from castles.rules.throne.pieces import TO_BE_RAIDED, TO_RAID, TOURNAMENT
from castles.rules.throne.state import NOBODY, CardPutUnder, State, TopUncovered

RAIDER, RAIDED = "raider", "raided"  # with two players: who needs enough castles before a castle is raided


def gain(state: State, seat: Seat, card: int) -> None:
    """The card is the seat's now."""
    if card == TOURNAMENT:
        state.tournaments[seat] += 1
        return
    state.cards[seat] |= 1 << card
    state.barred[seat] |= ALIKE[card]
    expose(state, seat)


def lose(state: State, seat: Seat, card: int) -> None:
    """The card is the seat's no more; what a lost guard or watchman covered is free at once."""
    gone = 1 << card
    freed = gone | (ALL_CASTLES if GUARD & gone else 0) | (ALL_SPECIALS if WATCHMAN & gone else 0)
    state.cards[seat] &= ~gone
    state.barred[seat] &= ~ALIKE[card]
    state.covered[seat] &= ~freed
    state.exposed &= ~gone
    expose(state, seat)


def expose(state: State, seat: Seat) -> None:
    """Notes which cards of this seat may be attacked."""
    cards = state.cards[seat]
    open_cards = cards & ~state.covered[seat]
    if castles_of(state, seat) < castles_to_be_raided(state):
        open_cards &= ALL_SPECIALS
    state.exposed = state.exposed & ~cards | open_cards


def castles_to_be_raided(state: State) -> int:
    """How many castles somebody has to own before one may be raided."""
    return TO_RAID if len(state.cards) == 2 and state.raids == RAIDED else TO_BE_RAIDED


def castles_of(state: State, seat: Seat) -> int:
    """How many castles this seat owns."""
    return (state.cards[seat] & ALL_CASTLES).bit_count()


def owner(state: State, card: int) -> Seat:
    """Who owns this castle or special; NOBODY while it lies on a pile."""
    return next((seat for seat, cards in enumerate(state.cards) if cards >> card & 1), NOBODY)


def take_top(state: State, pile: int) -> int:
    """The top card, off its pile."""
    card = state.piles[pile].pop(0)
    state.unseen[pile] -= state.unseen[pile] > 0
    return card


def put_top_under(state: State, pile: int, seat: Seat, why: str, tell: Tell) -> None:
    """The top card goes under its pile, and the next comes up."""
    cards, unseen = state.piles[pile], state.unseen[pile]
    cards.append(cards.pop(0))
    state.unseen[pile] -= unseen > 0
    if tell:
        tell(CardPutUnder(seat, pile, cards[-1], why))
        tell_top(state, pile, unseen, tell)


def tell_top(state: State, pile: int, unseen: int, tell: Tell) -> None:
    """Tells of a new top card if one that nobody had seen came up; `unseen` is how many of them lay there before."""
    if tell and unseen:
        tell(TopUncovered(pile, state.piles[pile][0]))


def census(state: State) -> Counter[int]:
    """Every card; the six dice never leave the table."""
    count = Counter(state.piles[0] + state.piles[1])
    for cards in state.cards:
        count.update(members(cards))
    count[TOURNAMENT] += sum(state.tournaments)
    return count
