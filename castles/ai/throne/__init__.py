"""The judgement of Topple the King: exact dice, and the chance to win from castles, cards and turns."""

from functools import partial

from castles.ai.judgement import Judgement, Level
from castles.ai.throne.outlook import prospect
from castles.ai.throne.points import points
from castles.ai.throne.policy import policy, rank, think
from castles.ai.throne.reasons import reason
from castles.ai.throne.running import worth
from castles.ai.throne.scale import Scale
from castles.ai.weights import Weights, load
from castles.rules.game import Move, Seat
from castles.rules.throne.state import State

# Luck decides much: two players are done after five or six rounds, and even a best reply to `greedy`, learnt in 240,000
# matches against it, wins less than two of three. A level that is to lose three of four has to stray far.
LEVELS = {
    "page": Level(depth=0, noise=12.0),  # in points; the others in chances to win
    "squire": Level(depth=1, noise=0.25),
    "knight": Level(depth=1, noise=0.08),
    "king": Level(rounds=12, width=8, depth=1),
}


def _points(state: State, seat: Seat) -> float:
    return points(state)[seat]


def judgement_with(weights: Weights) -> Judgement[State, Move]:
    """What they know by these weights."""
    scale = Scale(weights)
    return Judgement(
        LEVELS,
        partial(rank, scale),
        partial(policy, scale),
        partial(worth, scale),
        reason,
        _points,
        think=partial(think, scale),
        prospect=prospect,
    )


JUDGEMENT = judgement_with(load("throne"))
