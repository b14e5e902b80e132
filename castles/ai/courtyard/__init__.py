"""The Courtyard's computer players: open areas by their worth and the chance to finish them."""

from castles.ai.courtyard.reasons import reason
from castles.ai.courtyard.turn import policy, rank
from castles.ai.courtyard.worth import worth
from castles.ai.judgement import Judgement, Level, standing
from castles.rules.courtyard import GAME
from castles.rules.courtyard.state import CourtyardMove, State

LEVELS = {
    "page": Level(noise=6.0),
    "squire": Level(noise=1.0),
    "knight": Level(rounds=6, width=4, depth=1, finish=True, trust=10.0, noise=0.9),
    "king": Level(rounds=32, width=8, depth=1, finish=True, trust=2.0),
}

JUDGEMENT: Judgement[State, CourtyardMove] = Judgement(LEVELS, rank, policy, worth, reason, standing(GAME))
