"""The computer players of Castle Wall."""

from functools import partial
from random import Random

from castles.ai.judgement import Judgement, Level
from castles.ai.wall.judge import points, prospect, rank, worth
from castles.ai.wall.memory import recalled
from castles.ai.wall.policy import policy
from castles.ai.wall.reasons import reason
from castles.ai.wall.scale import Scale
from castles.ai.weights import Weights, load
from castles.rules.game import Seat
from castles.rules.wall.state import Decision, State

LEVELS = {
    "page": Level(memory=0.1, noise=100.0),
    "squire": Level(memory=0.3, noise=0.3),
    "knight": Level(rounds=40, width=4, depth=400, trust=30, memory=0.5),
    "king": Level(rounds=240, width=6, depth=400, trust=30),
}


def _recall(view: State, seat: Seat, level: Level, random: Random) -> State:
    return recalled(view, seat, level)


def judgement_with(weights: Weights) -> Judgement[State, Decision]:
    """What they know by these weights."""
    scale = Scale(weights)
    return Judgement(
        LEVELS,
        partial(rank, scale),
        partial(policy, scale),
        worth,
        reason,
        points,
        recall=_recall,
        prospect=prospect,
    )


JUDGEMENT = judgement_with(load("wall"))
