"""What the commands' arguments mean: games, options, numbers, files; a mistake is one clear line."""

import argparse
import errno
import os
from argparse import SUPPRESS, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from castles.commands.streams import complain, say
from castles.files import expect_file
from castles.i18n import LANGUAGES, _
from castles.rules import GAMES
from castles.rules.game import BadSetup, Choice, Game
from castles.wording.disk import disk_words
from castles.wording.refusals import shown

MOST_MATCHES = 10_000_000  # which take days
MOST_JOBS = 60  # processes: no system lets a program wait for many more
MOST_SECONDS = 3600
MOST_MOVES = 1_000_000
PICTURES = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
WINDOW = (200, 16000)  # pixels of a side


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line and exit status 2, and whose help is an answer like others."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields, formatter_class=argparse.RawDescriptionHelpFormatter)  # examples are one line

    def error(self, message: str) -> NoReturn:
        complain(_("{message} (--help explains)").format(message=message))
        raise SystemExit(2)

    def print_help(self, _file: object = None) -> None:
        say(self.format_help().rstrip())


def example(command: str) -> str:
    """The line below a command's help."""
    return _("example: {command}").format(command=command)


def add_command(
    commands: "argparse._SubParsersAction[Any]", name: str, does: str, line: str
) -> argparse.ArgumentParser:
    """A command: what it does in a few words, and an example of it."""
    parser: argparse.ArgumentParser = commands.add_parser(name, help=does, description=does, epilog=example(line))
    add_common(parser, default=SUPPRESS)
    return parser


def add_common(parser: argparse.ArgumentParser, default: str | None) -> None:
    """The arguments that are taken before a command and after it."""
    parser.add_argument(
        "--data-dir", metavar=_("DIR"), type=name_of_file, default=default, help=_("the folder for saves and settings")
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default,
        help=_("the language (default: as in the settings, else the system's)"),
    )


def add_matches(parser: argparse.ArgumentParser) -> None:
    """The arguments of commands that play many matches of a game."""
    number = _("NUMBER")
    parser.add_argument("game", metavar=_("GAME"), help=_("which game"))
    parser.add_argument("--games", metavar=number, type=matches, default=100, help=_("how many matches (default: 100)"))
    parser.add_argument(
        "--seed", metavar=number, type=seed, default=1, help=_("the same seed gives the same matches (default: 1)")
    )
    parser.add_argument("--option", action="append", default=[], metavar=_("NAME=VALUE"), help=_("a house rule"))
    parser.add_argument("--json", action="store_true", help=_("the results as JSON"))


# Games and their options


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


# Numbers


def whole(most: int, least: int = 1) -> Callable[[str], int]:
    """A whole number within these bounds."""

    def number(text: str) -> int:
        is_short = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if is_short and least <= int(text) <= most:
            return int(text)
        words = _("a whole number from {least} to {most} is needed, not {given}")
        raise ArgumentTypeError(words.format(least=least, most=most, given=shown(text)))

    return number


matches, jobs, moves = whole(MOST_MATCHES), whole(MOST_JOBS), whole(MOST_MOVES)
seed = whole((1 << 64) - 1, least=0)
players = whole(99)  # which games have fewer, they say themselves


def seconds(text: str) -> float:
    """A time."""
    number = _fraction(text)
    if number is not None and 0 <= number <= MOST_SECONDS:
        return number
    words = _("a number of seconds from 0 to {most} is needed, not {given}")
    raise ArgumentTypeError(words.format(most=MOST_SECONDS, given=shown(text)))


def _fraction(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def window_size(text: str) -> tuple[int, int]:
    """A size written as 1280x720."""
    width, _cross, height = text.lower().partition("x")
    least, most = WINDOW
    side = whole(most, least)
    try:
        return side(width), side(height)
    except ArgumentTypeError:
        words = _("a size like 1280x720 is needed, each side from {least} to {most}, not {given}")
        raise ArgumentTypeError(words.format(least=least, most=most, given=shown(text))) from None


# Files


def name_of_file(text: str) -> Path:
    """The path of a file or folder, wherever it may lead."""
    if not text or "\0" in text:
        raise ArgumentTypeError(
            _("the name of a file or folder is needed, not {given}").format(given=shown(text or "…"))
        )
    return Path(text)


def new_file(text: str) -> Path:
    """Where a file can be written: its folder is there, and nothing but a file is in its place."""
    path = name_of_file(text)
    try:
        _expect_place(os.path.realpath(path))
    except OSError as error:
        raise ArgumentTypeError(f"{shown(path)}: {disk_words(error)}") from None
    return path


def _expect_place(path: str) -> None:
    folder = os.path.dirname(path)
    os.stat(os.path.join(folder, ""))  # as a folder, so that a file in its place is none
    if os.path.lexists(path):
        expect_file(Path(path))
    if not os.access(folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), folder)


def new_picture(text: str) -> Path:
    """Where a picture can be written, in a format whose name it ends with."""
    path = name_of_file(text)
    if path.suffix.lower() not in PICTURES:
        words = _("the name of a picture ends with {known}, which {given} doesn't")
        raise ArgumentTypeError(words.format(known=shown(PICTURES), given=shown(path)))
    return new_file(text)
