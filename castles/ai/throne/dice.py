"""Which dice to throw again: by exact chances, or as beginners do."""

from castles.ai.judgement import Ranked
from castles.rules.game import Move
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.dice import DICE_OF
from castles.rules.throne.odds import attempt_odds
from castles.rules.throne.questions import result
from castles.rules.throne.state import Reroll, State


def by_chance(state: State) -> Ranked[Move]:
    """The rolls by the chance that the attempt succeeds, the best first; of equal ones, that which throws fewest."""
    chances = attempt_odds(state).chances(state.living, state.rolls)
    return sorted(zip(chances, legal_moves(state), strict=True), key=lambda each: -each[0])


def by_thumb(state: State) -> Ranked[Move]:
    """As beginners do: what makes the largest group is kept and all else thrown again, until the mark is beaten."""
    best = _thumb(state)
    return sorted(((float(move == best), move) for move in legal_moves(state)), key=lambda each: -each[0])


def _thumb(state: State) -> Move:
    stop, *rerolls = legal_moves(state)
    shown = result(state)
    loose = tuple(value for value in DICE_OF[state.living] if value != shown.value)
    if shown > state.mark or not loose:
        return stop
    return next(move for move in rerolls if isinstance(move, Reroll) and move.dice == loose)
