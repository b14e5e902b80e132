"""The judgements of all games; a game that has none of its own is judged by its rules alone."""

from typing import Any

from castles.ai import combo, courtyard, knights, throne, wall
from castles.ai.judgement import Judgement
from castles.ai.plain import plain
from castles.rules.game import Game

JUDGEMENTS: dict[str, Judgement[Any, Any]] = {
    "combo": combo.JUDGEMENT,
    "courtyard": courtyard.JUDGEMENT,
    "knights": knights.JUDGEMENT,
    "throne": throne.JUDGEMENT,
    "wall": wall.JUDGEMENT,
}


def judgement_of(game: Game[Any, Any]) -> Judgement[Any, Any]:
    """What the computer players of this game know."""
    return JUDGEMENTS.get(game.key) or plain(game)
