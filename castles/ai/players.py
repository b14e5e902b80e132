"""The levels of computer players and what each would play."""

from random import Random
from typing import Any

from castles.rules.game import Game, Move

LEVELS = ("random",)


def choose(level: str, game: Game[Any, Any], view: Any, number: int) -> Move:
    """The move that a computer player makes with this view; the same number gives the same move."""
    moves = game.legal_moves(view)
    return moves[int(Random(number).random() * len(moves))]  # type: ignore[no-any-return]
