"""What nobody can know yet in Castle Wall: the cards that have never been turned up."""

from itertools import chain

from castles.rules.chance import shuffled
from castles.rules.game import Seat
from castles.rules.wall.pieces import CARDS, Number
from castles.rules.wall.state import NEVER, UNKNOWN, State, copy


def view(state: State, seat: Seat) -> State:
    """The same for every seat: all see every card that is turned up, and the rules remember it."""
    known = copy(state)
    known.cards = [UNKNOWN if in_turn == NEVER else card for card, in_turn in zip(state.cards, state.seen, strict=True)]
    return known


def guess(view: State, seat: Seat, number: int) -> State:
    """Every order of the unseen cards is equally likely."""
    full = copy(view)
    _, unseen = shuffled(number, _unseen(view))
    full.cards = [unseen.pop() if card == UNKNOWN else card for card in view.cards]
    return full


def _unseen(view: State) -> list[Number]:
    seen = {*view.cards, *view.gone, *chain(*view.castles)}
    return [number for number in CARDS if number not in seen]
