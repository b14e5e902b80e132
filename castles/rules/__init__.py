"""The rules of all games, headless: nothing here knows of screens, files or computer players."""

from typing import Any

from castles.parts import Parts
from castles.rules.game import Game

GAMES: Parts[Game[Any, Any]] = Parts("castles.rules", "GAME")
