"""What follows when somebody gets what a move goes for, or nobody does: the rest of an attempt without its dice."""

from castles.rules.game import Seat
from castles.rules.throne.attempts import capture, end_claim, end_coup, settle_tournament
from castles.rules.throne.holdings import owner
from castles.rules.throne.pieces import NOTHING, TOURNAMENT
from castles.rules.throne.state import Attack, Claim, State, Topple, copy
from castles.rules.throne.turns import end_turn


def after(state: State, move: Claim | Attack | Topple, victor: Seat) -> State:
    """The table when the dice have fallen so that `victor` gets it; NOBODY: all is as it was."""
    end = copy(state)
    if isinstance(move, Claim):
        _after_claim(end, move.pile, victor)
    elif isinstance(move, Topple):
        end_coup(end, NOTHING, victor == end.turn, None)
    else:
        _after_attack(end, move.card, victor)
    return end


def _after_claim(end: State, pile: int, victor: Seat) -> None:
    end.pile, end.target = pile, end.piles[pile][0]
    if end.target == TOURNAMENT:
        settle_tournament(end, victor, None)
    else:
        end_claim(end, NOTHING, victor == end.turn, None)


def _after_attack(end: State, card: int, victor: Seat) -> None:
    if victor == end.turn:
        end.target = card
        capture(end, owner(end, card), None)
    else:
        end_turn(end, None)
