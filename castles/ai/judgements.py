"""The judgements of all games; a game that has none of its own is judged by its rules alone."""

from typing import Any

from castles.ai.judgement import Judgement
from castles.ai.plain import plain
from castles.parts import Parts
from castles.rules.game import Game

JUDGEMENTS: Parts[Judgement[Any, Any]] = Parts("castles.ai", "JUDGEMENT")


def load_all() -> None:
    """Whatever is asked first, it needn't be loaded any more."""
    dict(JUDGEMENTS)


def judgement_of(game: Game[Any, Any]) -> Judgement[Any, Any]:
    """What the computer players of this game know."""
    return JUDGEMENTS.get(game.key) or plain(game)
