"""The levels of Castle Combo, and the search in the shape that a game of nine rounds needs."""

from dataclasses import replace
from random import Random

from castles.ai import search
from castles.ai.combo.buyers import Buyers
from castles.ai.combo.points import points
from castles.ai.combo.policy import policy, rank
from castles.ai.combo.prospects import left, value
from castles.ai.combo.reasons import reason
from castles.ai.judgement import Judgement, Level
from castles.ai.thought import Thinking
from castles.rules.combo import GAME
from castles.rules.combo.state import OVER, State
from castles.rules.game import Move, Seat, winners

# For two players; with more of them in fewer trials.
LEVELS = {
    "page": Level(noise=6.0),
    "squire": Level(noise=2.5),
    "knight": Level(noise=1.0),
    "king": Level(rounds=128, width=8, trust=12.0, finish=True),
}
WIN = 15.0  # points that a win counts for besides its own
LAST = 2  # turns of a seat from which trials go on to the end


def worth(state: State, seat: Seat) -> float:
    """How far the seat may expect to be ahead of the others' mean; at the end it matters most who has won."""
    values = [value(state, each) for each in range(len(state.gold))]
    own = values.pop(seat)
    ahead = own - sum(values) / len(values)
    if state.awaited != OVER:
        return ahead
    first = winners(GAME.ranking(state))
    return ahead + (WIN / len(first) if seat in first else 0.0)


def think(view: State, seat: Seat, level: Level, random: Random) -> Thinking[Move]:
    """The search that all games share, one whole round of the table ahead, or to the end.

    Every decision has buyers of its own, so that nothing is left over from another.
    """
    players, rounds = len(view.gold), LAST if left(view, seat) <= LAST else 1
    fitting = replace(level, depth=rounds * players, rounds=2 * level.rounds // players)
    return search.think(GAME, replace(JUDGEMENT, policy=Buyers().policy), view, seat, fitting, random)


JUDGEMENT: Judgement[State, Move] = Judgement(LEVELS, rank, policy, worth, reason, points, think=think)
