"""What a seat can't know: the order of the two decks, nothing else."""

from castles.rules.chance import below, shuffled
from castles.rules.combo.pieces import DECKS, LOCATIONS
from castles.rules.combo.state import UNKNOWN, State, card_of, copy
from castles.rules.game import Seat


def view(state: State, seat: Seat) -> State:
    """The table as every seat sees it; discards and what lies face down were seen by all."""
    seen = copy(state)
    seen.chance = 0
    seen.decks = [[UNKNOWN] * len(deck) for deck in state.decks]
    return seen


def guess(view: State, seat: Seat, number: int) -> State:
    """The cards that lie nowhere else, in any order."""
    full = copy(view)
    known = {card for heap in (*view.shown, *view.discards, view.removed) for card in heap}
    known.update(card_of(piece) for grid in view.grids for piece in grid if piece >= 0)
    chance, _ = below(number, 1)
    for location in LOCATIONS:
        chance, full.decks[location] = shuffled(chance, [card for card in DECKS[location] if card not in known])
    full.chance = chance
    return full
