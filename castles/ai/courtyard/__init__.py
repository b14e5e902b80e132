"""The Courtyard's computer players: open areas by their worth and the chance to finish them."""

from functools import partial

from castles.ai.courtyard.reasons import reason
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.turn import policy, rank
from castles.ai.courtyard.worth import worth
from castles.ai.judgement import Judgement, Level, standing
from castles.ai.weights import Weights, load
from castles.rules.courtyard import GAME
from castles.rules.courtyard.state import CourtyardMove, State

LEVELS = {
    "page": Level(noise=6.0),
    "squire": Level(noise=1.0),
    "knight": Level(rounds=6, width=4, depth=1, finish=True, trust=10.0, noise=0.9),
    "king": Level(rounds=32, width=8, depth=1, finish=True, trust=2.0),
}


def judgement_with(weights: Weights) -> Judgement[State, CourtyardMove]:
    """What they know by these weights."""
    scale = Scale(weights)
    return Judgement(
        LEVELS,
        partial(rank, scale),
        partial(policy, scale),
        partial(worth, scale),
        partial(reason, scale),
        standing(GAME),
    )


JUDGEMENT = judgement_with(load("courtyard"))
