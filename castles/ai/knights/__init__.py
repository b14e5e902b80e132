"""The computer players of Knights and Castles.

All choose at once, so whoever can be foreseen loses: knight and king draw from mixes.
"""

from castles.ai.judgement import Judgement, Level
from castles.ai.knights.choice import policy, rank, think
from castles.ai.knights.points import points
from castles.ai.knights.reasons import reason
from castles.ai.knights.worth import worth
from castles.rules.knights.state import Decision, State

LEVELS = {
    "page": Level(depth=0, noise=0.4),
    "squire": Level(depth=1),
    "knight": Level(rounds=240, depth=1),
    "king": Level(rounds=2400, depth=7),
}

JUDGEMENT: Judgement[State, Decision] = Judgement(LEVELS, rank, policy, worth, reason, points, think=think, worlds=24)
