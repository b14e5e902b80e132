"""How a state of Castle Combo stands, and the search in the shape that a game of nine rounds needs."""

from dataclasses import replace
from random import Random

from castles.ai import search
from castles.ai.combo.buyers import Buyers
from castles.ai.combo.prospects import left, value
from castles.ai.combo.scale import Scale
from castles.ai.judgement import Judgement, Level
from castles.ai.thought import Thinking
from castles.rules.combo import GAME
from castles.rules.combo.state import OVER, State
from castles.rules.game import Move, Seat, winners

WIN = 15.0  # points that a win counts for besides its own
LAST = 2  # turns of a seat from which trials go on to the end


def worth(scale: Scale, state: State, seat: Seat) -> float:
    """How far the seat may expect to be ahead of the others' mean; at the end it matters most who has won."""
    values = [value(scale, state, each) for each in range(len(state.gold))]
    own = values.pop(seat)
    ahead = own - sum(values) / len(values)
    if state.awaited != OVER:
        return ahead
    first = winners(GAME.ranking(state))
    return ahead + (WIN / len(first) if seat in first else 0.0)


def think(
    scale: Scale, judgement: Judgement[State, Move], view: State, seat: Seat, level: Level, random: Random
) -> Thinking[Move]:
    """The search that all games share, one whole round of the table ahead, or to the end.

    Every decision has buyers of its own, so that nothing is left over from another.
    """
    players, rounds = len(view.gold), LAST if left(view, seat) <= LAST else 1
    fitting = replace(level, depth=rounds * players, rounds=2 * level.rounds // players)
    return search.think(GAME, replace(judgement, policy=Buyers(scale).policy), view, seat, fitting, random)
