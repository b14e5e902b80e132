"""What the computer players know of Castle Combo."""

from dataclasses import replace
from functools import partial

from castles.ai.combo.points import points
from castles.ai.combo.policy import policy, rank
from castles.ai.combo.reasons import reason
from castles.ai.combo.scale import Scale
from castles.ai.combo.think import think, worth
from castles.ai.judgement import Judgement, Level
from castles.ai.weights import Weights, load
from castles.rules.combo.state import State
from castles.rules.game import Move

# For two players; with more of them in fewer trials.
LEVELS = {
    "page": Level(noise=6.0),
    "squire": Level(noise=2.5),
    "knight": Level(noise=1.0),
    "king": Level(rounds=128, width=8, trust=12.0, finish=True),
}


def judgement_with(weights: Weights) -> Judgement[State, Move]:
    """What they know by these weights."""
    scale = Scale(weights)
    judgement = Judgement(LEVELS, partial(rank, scale), partial(policy, scale), partial(worth, scale), reason, points)
    return replace(judgement, think=partial(think, scale, judgement))


JUDGEMENT = judgement_with(load("combo"))
