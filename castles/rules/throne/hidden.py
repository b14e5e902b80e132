"""What nobody can know: cards below the tops of the piles, but for those put there in sight, and the dice to come."""

from castles.rules.chance import WORD, shuffled
from castles.rules.game import Seat
from castles.rules.throne.cards import ALL, members
from castles.rules.throne.pieces import TOURNAMENT, TOURNAMENTS, UNKNOWN
from castles.rules.throne.state import State, copy


def view(state: State, seat: Seat) -> State:
    """The same for everybody, since all that is known was seen by all."""
    seen = copy(state)
    seen.chance = 0
    for pile, unseen in zip(seen.piles, seen.unseen, strict=True):
        pile[1 : 1 + unseen] = [UNKNOWN] * unseen
    return seen


def guess(view: State, seat: Seat, number: int) -> State:
    """All cards that nobody has seen, in a random order in the places that nobody has seen."""
    full = copy(view)
    full.chance, cards = shuffled(number & WORD, _unseen(view))
    for pile, unseen in zip(full.piles, full.unseen, strict=True):
        pile[1 : 1 + unseen] = cards[:unseen]
        del cards[:unseen]
    return full


def _unseen(view: State) -> list[int]:
    seen = view.piles[0] + view.piles[1]
    placed = sum(view.cards) | sum(1 << card for card in seen if card not in (UNKNOWN, TOURNAMENT))
    tournaments = TOURNAMENTS - sum(view.tournaments) - seen.count(TOURNAMENT)
    return [*members(ALL & ~placed), *[TOURNAMENT] * tournaments]
