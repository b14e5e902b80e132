"""All commands with their arguments, the language they speak, and what is said when one can't be obeyed."""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise

from castles import __version__
from castles.commands import bench, duel, games, play, replay, saves, simulate
from castles.commands.arguments import Parser, add_common, example
from castles.commands.parser_words import speak_alike
from castles.commands.streams import complain, open_streams, settle, silence
from castles.foreign import readable_path
from castles.i18n import LANGUAGES, _, speak
from castles.rules.game import Refused
from castles.settings import glimpsed
from castles.signals import Ended
from castles.storage import Damaged, data_folder
from castles.wording.disk import disk_words
from castles.wording.refusals import explain

EXAMPLE = "python -m castles --demo courtyard --screenshot picture.png --after 20"


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments, in the language that is spoken."""
    top = Parser(prog="castles", description=_("A box of five castle board games."), epilog=example(EXAMPLE))
    version, words = f"castles {__version__}", _("show program's version number and exit")
    top.add_argument("--version", action="version", version=version, help=words)
    add_common(top, default=None)
    play.add_to(top)
    commands = top.add_subparsers(title=_("commands"), metavar=_("COMMAND"))
    for command in (simulate, duel, replay, saves, games, bench):
        command.add_to(commands)
    return top


def obey(given: Sequence[str] | None = None) -> int:
    """Runs the command that is given, and says what is wrong if it can't be done; the exit status."""
    open_streams()
    given = sys.argv[1:] if given is None else given
    _speak(language_of(given))
    try:
        return _run(given)
    except BrokenPipeError:
        silence(sys.stdout)  # whoever read the output has seen enough
        return 0
    except OSError as error:
        settle(sys.stdout)  # it may be the output itself that can't be written
        complain(_trouble(error))
    except Damaged as damaged:
        complain(f"{explain(damaged)} {explain(Refused('set_aside', aside=damaged.aside))}")
    except Refused as refusal:
        complain(explain(refusal))
    except Ended:
        silence(sys.stdout)  # nobody waits for a reader any more
        raise
    return 2


def _run(given: Sequence[str]) -> int:
    try:
        arguments = _understood(given)
        if arguments.language:
            _speak(arguments.language)
        status = int(arguments.run(arguments))
    except SystemExit as exit:
        status = int(exit.code or 0)
    sys.stdout.flush()
    return status


def _understood(given: Sequence[str]) -> argparse.Namespace:
    """The arguments, once it is sure that none has the sign for a value that Python's parser takes for none at all."""
    top = parser()
    for each in given:
        name, _equals, value = each.partition("=")
        if name.startswith("--") and value == "--":
            top.error(f"{name}: {_('expected one argument')}")
    return top.parse_args(given)


def _speak(language: str) -> None:
    speak(language)
    speak_alike(language)


def language_of(given: Sequence[str]) -> str:
    """The language to speak before the arguments are understood: as they say, or the settings, or the system."""
    named = _named("--language", given)
    if named in LANGUAGES:
        return named
    return glimpsed(data_folder(_named("--data-dir", given)) / "settings.json").spoken


def _named(option: str, given: Sequence[str]) -> str:
    """What is given for an option, before the command or after it; the last one counts."""
    found = ""
    for each, following in pairwise([*given, ""]):
        name, equals, value = each.partition("=")
        if name == option:
            found = (value if equals else following) or found
    return found


def _trouble(error: OSError) -> str:
    words = disk_words(error)
    if not error.filename:
        return words
    return _("{file}: {trouble}").format(file=readable_path(error.filename), trouble=words)
