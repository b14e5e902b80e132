"""Opening a saved match, and what the player is told when that can't be done."""

from collections.abc import Callable
from pathlib import Path

from castles.boards import BOARDS
from castles.files import write
from castles.foreign import readable_path
from castles.i18n import _
from castles.match import Match
from castles.rules.game import Refused
from castles.saves import BadSave, Loaded
from castles.scenes.dialog import Answer, Dialog, told
from castles.scenes.scene import Context
from castles.storage import Damaged, read, read_match, saved_at
from castles.wording.disk import disk_words
from castles.wording.refusals import explain


def open_save(context: Context, path: Path) -> None:
    """Plays on a saved match; one that was begun by other rules is opened if that is wanted all the same."""
    context.keep_last()
    summary = saved_at(path).summary
    if summary is None or not summary.is_older:
        _open(context, path)
        return
    words = _("This match was begun by earlier rules of this game. Its moves may lead elsewhere now.")
    answers = [Answer(_("Back")), Answer(_("Open"), lambda: _open(context, path), "green")]
    context.stack.push(Dialog(context, _("The rules have changed"), words, answers))


def _open(context: Context, path: Path) -> None:
    """Nothing is lost if it can't be opened."""
    try:
        loaded = context.storage.open(path)
    except Damaged as damaged:
        trouble(context, f"{explain(damaged)} {explain(Refused('set_aside', aside=damaged.aside.name))}")
    except BadSave as refusal:
        if refusal.reason == "save_in_use":
            _offer_others(context, path)
        else:
            trouble(context, explain(refusal))
    except OSError as error:
        trouble(context, disk_words(error))
    else:
        _begin(context, loaded)


def _offer_others(context: Context, path: Path) -> None:
    """What can be done with a match that another window plays."""
    words = _("This match is played in another window. Here you can look at it as it is now, or play on a copy of it.")
    answers = [
        Answer(_("Back")),
        Answer(_("Look at it"), lambda: _try_with(context, path, _look_at)),
        Answer(_("Play on a copy"), lambda: _try_with(context, path, _play_copy), "green"),
    ]
    context.stack.push(Dialog(context, _("Played elsewhere"), words, answers))


def _try_with(context: Context, path: Path, act: Callable[[Context, Match], None]) -> None:
    """Does something with the match in a file, which stays as it is."""
    try:
        act(context, read_match(path).match)
    except BadSave as refusal:
        trouble(context, explain(refusal))
    except OSError as error:
        trouble(context, disk_words(error))


def _look_at(context: Context, match: Match) -> None:
    context.stack.home()
    context.stack.push(context.doors.onlooker(context, match))


def _play_copy(context: Context, match: Match) -> None:
    keep_new(context, match)
    context.stack.home()
    context.stack.push(context.doors.table(context, match))


def _begin(context: Context, loaded: Loaded) -> None:
    if loaded.match.game.key not in BOARDS:
        trouble(context, _("This game can't be played on the table yet."))
        return
    context.stack.home()
    context.stack.push(context.doors.table(context, loaded.match))
    if loaded.refused:
        told(context, _("Part of this game is missing"), _refused_words(loaded.refused), _("Play on"))
    elif loaded.differs:
        told(context, _("This save was changed"), _differing_words(), _("Play on"))


def _refused_words(number: int) -> str:
    return _(
        "The rules don't allow move {number} of this save. The match stands just before it, "
        "and a copy of the whole save was kept."
    ).format(number=number)


def _differing_words() -> str:
    return _(
        "What this save tells of its players, its score or its turn isn't what was saved, or its moves lead elsewhere. "
        "The match stands where they lead, and a copy of the save was kept."
    )


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
