"""The rules of all games, headless: nothing here knows of screens, files or computer players."""

from typing import Any

from castles.rules import combo, courtyard, knights, throne, wall
from castles.rules.game import Game

BOX: tuple[Game[Any, Any], ...] = (courtyard.GAME, combo.GAME, knights.GAME, wall.GAME, throne.GAME)
GAMES = {game.key: game for game in BOX}
