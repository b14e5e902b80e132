"""A judgement for any game, made of its rules alone: the points after a move.

A new game has computer players at once.
"""

from random import Random
from typing import Any

from castles.ai.judgement import Judgement, Level, Ranked, standing
from castles.ai.thought import Reason
from castles.rules.game import Game, Seat

LEVELS_OF_PLAIN = {
    "page": Level(noise=6.0),
    "squire": Level(noise=1.0),
    "knight": Level(rounds=12, width=4, depth=4),
    "king": Level(rounds=40, width=6, depth=8),
}


def plain(game: Game[Any, Any]) -> Judgement[Any, Any]:
    """What can be told of a game without knowing it."""
    ahead = standing(game)

    def rank(view: Any, seat: Seat, level: Level, random: Random) -> Ranked[Any]:
        world = game.guess(view, seat, random.getrandbits(63))
        judged = []
        for move in game.legal_moves(view):
            state = game.copy(world)
            game.perform(state, move, None)
            judged.append((ahead(state, seat) + random.gauss(0.0, level.noise + 1e-6), move))
        return sorted(judged, key=lambda each: -each[0])

    def policy(state: Any, random: Random) -> Any:
        moves = game.legal_moves(state)
        return moves[int(random.random() * len(moves))]

    def reason(view: Any, seat: Seat, move: Any) -> Reason:
        return Reason("best")

    return Judgement(LEVELS_OF_PLAIN, rank, policy, ahead, reason, ahead)
