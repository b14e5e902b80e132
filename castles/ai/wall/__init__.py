"""The computer players of Castle Wall."""

from random import Random

from castles.ai.judgement import Judgement, Level
from castles.ai.wall.judge import builder, points, prospect, rank, worth
from castles.ai.wall.memory import recalled
from castles.ai.wall.reasons import reason
from castles.rules.game import Seat
from castles.rules.wall.state import Decision, State


def _recall(view: State, seat: Seat, level: Level, random: Random) -> State:
    return recalled(view, seat, level)


JUDGEMENT: Judgement[State, Decision] = Judgement(
    levels={
        "page": Level(memory=0.1, noise=100.0),
        "squire": Level(memory=0.3, noise=0.3),
        "knight": Level(rounds=40, width=4, depth=400, trust=30, memory=0.5),
        "king": Level(rounds=240, width=6, depth=400, trust=30),
    },
    rank=rank,
    policy=builder,
    worth=worth,
    reason=reason,
    points=points,
    recall=_recall,
    prospect=prospect,
)
