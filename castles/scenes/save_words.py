"""A save in the words of a list: its title, its players, whose turn it is, when it was played."""

import time
from pathlib import Path

from castles.foreign import readable
from castles.i18n import _
from castles.saves import Summary
from castles.scenes.shelf import BOXES
from castles.storage import Saved
from castles.wording.refusals import explain


def title_of(saved: Saved) -> str:
    """The save's own name with its game, or just the game."""
    if saved.summary is None:
        return file_of(saved.path)
    game, origin = BOXES[saved.summary.game].name, saved.summary.origin
    parts = [saved.summary.name, game]
    if origin is not None:
        parts.append(_("from move {number}").format(number=origin.moves))
    return " · ".join(filter(None, parts))


def file_of(path: Path) -> str:
    """The name of its file."""
    return readable(path.name)


def names_of(summary: Summary) -> str:
    return ", ".join(player.name for player in summary.players)


def turn_of(summary: Summary) -> str:
    return _("Finished") if summary.to_move is None else summary.players[summary.to_move].name


def wrong_with(saved: Saved) -> str:
    """Why a save can't be read."""
    assert saved.trouble is not None, "a save that can't be read has a reason"
    return explain(saved.trouble)


def played_at(path: Path) -> str:
    """When it was played last."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    except OSError:
        return ""
