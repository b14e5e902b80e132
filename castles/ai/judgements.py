"""The judgements of all games, by the usual weights or by others; a game that has none is judged by its rules alone."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from castles.ai.judgement import Judgement
from castles.ai.plain import plain
from castles.ai.weights import Weights
from castles.parts import Parts
from castles.rules.game import Game

JUDGEMENTS: Parts[Judgement[Any, Any]] = Parts("castles.ai", "JUDGEMENT")
MAKERS: Parts[Callable[[Weights], Judgement[Any, Any]]] = Parts("castles.ai", "judgement_with")


def load_all() -> None:
    """Whatever is asked first, it needn't be loaded any more."""
    dict(JUDGEMENTS)


def judgement_of(game: Game[Any, Any]) -> Judgement[Any, Any]:
    """What the computer players of this game know."""
    return JUDGEMENTS.get(game.key) or plain(game)


@lru_cache(maxsize=8)  # with each goes what it has worked out, which serves for the next match
def judgement_with(game: str, weights: Weights) -> Judgement[Any, Any]:
    """What they would know by these weights."""
    return MAKERS[game](weights)
