"""`games`: what is in the box."""

import argparse
from typing import Any

from castles.commands.arguments import add_command
from castles.commands.streams import say
from castles.i18n import _
from castles.rules import GAMES
from castles.rules.game import Game
from castles.wording import WORDINGS
from castles.wording.refusals import shown

EXAMPLE = "python -m castles games"


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "games", _("list the games, their players and options"), EXAMPLE)
    parser.set_defaults(run=run)


def run(_arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status."""
    say("\n\n".join(map(_described, GAMES.values())))
    return 0


def _described(game: Game[Any, Any]) -> str:
    least, most = game.players[0], game.players[-1]
    players = _("{players} players").format(players=least if least == most else f"{least}–{most}")
    title = _(WORDINGS[game.key].title)
    return "\n".join([f"{game.key:10} {title} · {players}", *(_option(game, name) for name in game.options)])


def _option(game: Game[Any, Any], name: str) -> str:
    default, *others = map(shown, game.options[name])
    choices = _("{default} (default), {others}").format(default=default, others=", ".join(others))
    return f"{'':10}   {name} = {choices}: {_(WORDINGS[game.key].labels[name])}"
