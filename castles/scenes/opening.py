"""Opening a saved match, and what the player is told when that can't be done."""

from pathlib import Path

from castles.boards import BOARDS
from castles.files import write
from castles.foreign import readable_path
from castles.i18n import _
from castles.match import Match
from castles.rules.game import Refused
from castles.saves import BadSave, Loaded
from castles.scenes.dialog import told
from castles.scenes.scene import Context
from castles.storage import Damaged, read, read_match
from castles.wording.disk import disk_words
from castles.wording.refusals import explain


def open_save(context: Context, path: Path) -> None:
    """Plays on a saved match; nothing is lost if it can't be opened."""
    context.keep_last()
    try:
        loaded = context.storage.open(path)
    except Damaged as damaged:
        trouble(context, f"{explain(damaged)} {explain(Refused('set_aside', aside=damaged.aside.name))}")
    except BadSave as refusal:
        trouble(context, explain(refusal))
    except OSError as error:
        trouble(context, disk_words(error))
    else:
        _begin(context, loaded)


def _begin(context: Context, loaded: Loaded) -> None:
    if loaded.match.game.key not in BOARDS:
        trouble(context, _("This game can't be played on the table yet."))
        return
    context.stack.home()
    context.stack.push(context.doors.table(context, loaded.match))
    if loaded.refused:
        told(context, _("Part of this game is missing"), _refused_words(loaded.refused), _("Play on"))


def _refused_words(number: int) -> str:
    return _(
        "The rules don't allow move {number} of this save. The match stands just before it, "
        "and a copy of the whole save was kept."
    ).format(number=number)


def keep_new(context: Context, match: Match) -> None:
    """A new match is saved from its first moment on, if the disk allows."""
    match.keeper = context.storage.new_keeper()
    match.keep()
    if match.trouble is not None:
        words = _("This match can't be saved in {folder}. {reason}")
        folder = readable_path(context.storage.folder)
        context.notify(words.format(folder=folder, reason=disk_words(match.trouble)))


def take_in(context: Context, source: Path) -> bool:
    """Copies a save from anywhere among ours; False if it is none, which is told."""
    try:
        match = read_match(source).match
        write(context.storage.new_path(match), read(source))
    except BadSave as refusal:
        trouble(context, explain(refusal))
    except OSError as error:
        trouble(context, disk_words(error))
    else:
        context.notify(_("The match was taken in. It is among the saved games now."))
        return True
    return False


def trouble(context: Context, words: str) -> None:
    """Tells what went wrong."""
    told(context, _("That didn't work"), words, _("All right"))
