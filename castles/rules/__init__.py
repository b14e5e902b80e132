"""The rules of all games, headless: nothing here knows of screens, files or computer players."""

from typing import Any

from castles.rules.game import Game

BOX: tuple[Game[Any, Any], ...] = ()
GAMES = {game.key: game for game in BOX}
