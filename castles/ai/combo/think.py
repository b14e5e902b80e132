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

# For two players; with more of them the same rounds of the table are looked ahead in fewer trials.
LEVELS = {
    "page": Level(noise=6.0),
    "squire": Level(noise=2.5),
    "knight": Level(noise=1.0),
    "king": Level(rounds=32, width=6, depth=2, trust=8.0, finish=True),
}


def worth(state: State, seat: Seat) -> float:
    """How far the seat may expect to be ahead of the others' mean."""
    values = [value(state, each) for each in range(len(state.gold))]
    own = values.pop(seat)
    return own - sum(values) / len(values)


def think(view: State, seat: Seat, level: Level, random: Random) -> Thinking[Move]:
    """The search that all games share, to a depth of whole rounds of the table and no longer than with two players."""
    players = len(view.gold)
    fitting = replace(level, depth=level.depth * players // 2, rounds=2 * level.rounds // players)
    return search.think(GAME, JUDGEMENT, view, seat, fitting, random)


JUDGEMENT: Judgement[State, Move] = Judgement(LEVELS, rank, policy, worth, reason, points, think=think)
