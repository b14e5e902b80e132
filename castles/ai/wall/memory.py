"""What a computer player still remembers of the cards that were turned up."""

import math

from castles.ai.judgement import Level
from castles.rules.chance import below
from castles.rules.game import Seat
from castles.rules.wall.pieces import Place
from castles.rules.wall.state import NEVER, UNKNOWN, State, copy

HALF_LIFE = 6.0  # rounds in which somebody with half a memory forgets half of what was seen


def recalled(view: State, seat: Seat, level: Level) -> State:
    """The view without what this seat has forgotten. It stays forgotten until the card is turned up again."""
    if level.memory >= 1.0:
        return view
    left = copy(view)
    for place, in_turn in enumerate(view.seen):
        if in_turn != NEVER and view.cards[place] > 0 and place != view.up and _is_forgotten(view, seat, place, level):
            left.cards[place], left.seen[place] = UNKNOWN, NEVER
    return left


def _is_forgotten(view: State, seat: Seat, place: Place, level: Level) -> bool:
    rounds = (view.turns - view.seen[place]) / len(view.castles)
    return rounds > _rounds_remembered(view, seat, place, level)


def _rounds_remembered(view: State, seat: Seat, place: Place, level: Level) -> float:
    """How long this seat remembers a card; drawn from what it saw, so that it is the same at every decision."""
    sight = (view.cards[place] << 48) | (view.seen[place] << 16) | (place << 8) | seat
    luck = (below(sight, 1 << 32)[1] + 1) / (1 << 32)
    return -math.log2(luck) * HALF_LIFE * level.memory / (1.0 - level.memory)
