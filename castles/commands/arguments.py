"""What the commands' arguments mean: games, options, numbers, files; a mistake is one clear line."""

import argparse
import sys
from typing import Any, NoReturn

from castles.i18n import _
from castles.rules import GAMES
from castles.rules.game import BadSetup, Choice, Game
from castles.wording.refusals import shown


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line and exit status 2."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(_("castles: {message} (--help explains)").format(message=message) + "\n")
        raise SystemExit(2)


def game_called(key: str) -> Game[Any, Any]:
    """The game with this key, or BadSetup."""
    if key not in GAMES:
        raise BadSetup("game", given=key, known=tuple(GAMES))
    return GAMES[key]


def chosen(game: Game[Any, Any], given: list[str]) -> dict[str, Choice]:
    """The options written as name=value; BadSetup for unknown ones."""
    return dict(_option(game, each) for each in given)


def _option(game: Game[Any, Any], given: str) -> tuple[str, Choice]:
    name, _equals, text = given.partition("=")
    if name not in game.options:
        raise BadSetup("option", given=name, known=tuple(game.options))
    for choice in game.options[name]:
        if shown(choice) == text:
            return name, choice
    raise BadSetup("choice", option=name, given=text or "…", known=game.options[name])


def count(text: str) -> int:
    """A number of 1 or more."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seed(text: str) -> int:
    """A seed: a whole number of 64 bits."""
    number = int(text)
    if not 0 <= number < 1 << 64:
        raise ValueError(text)
    return number
