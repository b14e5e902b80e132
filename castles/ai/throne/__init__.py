"""The judgement of Topple the King: exact dice, and the chance to win from castles, cards and turns."""

from castles.ai.judgement import Judgement, Level
from castles.ai.throne.outlook import prospect
from castles.ai.throne.policy import policy, rank, think
from castles.ai.throne.reasons import reason
from castles.ai.throne.running import worth
from castles.ai.throne.worth import points
from castles.rules.game import Move, Seat
from castles.rules.throne.state import State

LEVELS = {
    "page": Level(depth=0, noise=6.0),  # in points; the others in chances to win
    "squire": Level(depth=1, noise=0.08),
    "knight": Level(rounds=8, width=6, depth=1),
    "king": Level(rounds=16, width=6, depth=2),
}


def _points(state: State, seat: Seat) -> float:
    return points(state)[seat]


JUDGEMENT: Judgement[State, Move] = Judgement(
    LEVELS, rank, policy, worth, reason, _points, think=think, prospect=prospect
)
