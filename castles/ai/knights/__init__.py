"""The computer players of Knights and Castles.

All choose at once, so whoever can be foreseen loses: knight and king draw from mixes.
"""

from functools import partial

from castles.ai.judgement import Judgement, Level
from castles.ai.knights.choice import policy, rank, think
from castles.ai.knights.points import points
from castles.ai.knights.reasons import reason
from castles.ai.knights.scale import Scale
from castles.ai.knights.worth import worth
from castles.ai.weights import Weights, load
from castles.rules.knights.state import Decision, State

# Without depth only this castle counts; with all seven rounds of it the game of two is known from its solution.
LEVELS = {
    "page": Level(depth=0, noise=0.8),
    "squire": Level(depth=1, noise=0.25),
    "knight": Level(rounds=64, depth=1, noise=0.5),
    "king": Level(rounds=2400, depth=7),
}


def judgement_with(weights: Weights) -> Judgement[State, Decision]:
    """What they know by these weights."""
    scale = Scale(weights)
    return Judgement(
        LEVELS,
        partial(rank, scale),
        policy,
        partial(worth, scale),
        reason,
        points,
        think=partial(think, scale),
        worlds=24,
    )


JUDGEMENT = judgement_with(load("knights"))
