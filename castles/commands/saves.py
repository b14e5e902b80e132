"""`saves`: the matches in the data folder."""

import argparse
from typing import Any

from castles.commands.arguments import add_command
from castles.commands.streams import say
from castles.commands.table import table
from castles.foreign import readable_path
from castles.i18n import _
from castles.saves import Summary
from castles.storage import Saved, Storage, data_folder
from castles.wording import WORDINGS
from castles.wording.refusals import explain

EXAMPLE = "python -m castles saves"


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """The command's arguments."""
    parser = add_command(commands, "saves", _("list the saved matches"), EXAMPLE)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; the exit status."""
    storage = Storage(data_folder(arguments.data_dir))
    rows = [_row(saved) for saved in storage.matches()]
    heading = [_("file"), _("game"), _("players"), _("moves"), _("to move")]
    folder = readable_path(storage.saves)
    say(table([heading, *rows]) if rows else _("No saves in {folder}.").format(folder=folder))
    return 0


def _row(saved: Saved) -> list[object]:
    path = readable_path(saved.path)
    if saved.trouble:
        return [path, explain(saved.trouble), "", "", ""]
    assert saved.summary is not None, "a save without trouble has a summary"
    return [path, *_told(saved.summary)]


def _told(summary: Summary) -> list[object]:
    names = [player.name for player in summary.players]
    to_move = _("over") if summary.to_move is None else names[summary.to_move]
    return [_(WORDINGS[summary.game].title), ", ".join(names), summary.moves, to_move]
