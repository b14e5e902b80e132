"""The levels of Castle Combo, and the search in the shape that a game of nine rounds needs."""

from dataclasses import replace
from random import Random

from castles.ai import search
from castles.ai.combo.points import points
from castles.ai.combo.policy import policy, rank
from castles.ai.combo.prospects import value
from castles.ai.combo.reasons import reason
from castles.ai.judgement import Judgement, Level
from castles.ai.thought import Thinking
from castles.rules.combo import GAME
from castles.rules.combo.state import State
from castles.rules.game import Move, Seat

# The depth is counted in rounds: turns of each player. Rounds of trials are for a whole game of two.
LEVELS = {
    "page": Level(noise=9.0),
    "squire": Level(noise=3.0),
    "knight": Level(rounds=8, width=6, depth=2, trust=2.0),
    "king": Level(rounds=32, width=10, depth=9, trust=2.0),
}


def worth(state: State, seat: Seat) -> float:
    """How far the seat may expect to be ahead."""
    values = [value(state, each) for each in range(len(state.gold))]
    own = values.pop(seat)
    return own - (max(values) + sum(values) / len(values)) / 2


def think(view: State, seat: Seat, level: Level, random: Random) -> Thinking[Move]:
    """The search that all games share, to a depth of whole rounds."""
    depth = level.depth * len(view.gold)
    return search.think(GAME, JUDGEMENT, view, seat, replace(level, depth=depth), random)


JUDGEMENT: Judgement[State, Move] = Judgement(LEVELS, rank, policy, worth, reason, points, think=think)
