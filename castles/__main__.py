"""`python -m castles`: the command line of the box."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from multiprocessing import freeze_support

from castles import __version__
from castles.commands import bench, duel, games, play, replay, saves, simulate
from castles.commands.arguments import Parser
from castles.foreign import readable_path
from castles.i18n import _
from castles.rules.game import Refused
from castles.storage import Damaged
from castles.wording.disk import disk_words
from castles.wording.refusals import explain

EXAMPLE = "example: python -m castles --demo courtyard --screenshot picture.png --after 20"


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = Parser(prog="castles", description=_("A box of five castle board games."), epilog=EXAMPLE)
    top.add_argument("--version", action="version", version=f"castles {__version__}")
    top.add_argument("--data-dir", metavar="DIR", help=_("the folder for saves and settings"))
    play.add_to(top)
    commands = top.add_subparsers(title=_("commands"), metavar="COMMAND")
    for command in (simulate, duel, replay, saves, games, bench):
        command.add_to(commands)
    return top


def main(given: Sequence[str] | None = None) -> int:
    """Runs the command that is given; the exit status."""
    freeze_support()
    if isinstance(sys.stdout, TextIOWrapper):  # letters that it can't write become question marks
        sys.stdout.reconfigure(errors="replace")
    arguments = parser().parse_args(given)
    try:
        status = int(arguments.run(arguments))
        print(end="", flush=True)
        return status
    except Damaged as damaged:
        return _sorry(f"{explain(damaged)} {explain(Refused('set_aside', aside=damaged.aside))}")
    except Refused as refusal:
        return _sorry(explain(refusal))
    except BrokenPipeError:
        return _unheard()
    except OSError as error:
        file = readable_path(error.filename or "")
        return _sorry(_("{file}: {trouble}").format(file=file, trouble=disk_words(error)))
    except KeyboardInterrupt:
        return 130


def _unheard() -> int:
    """Whoever read the output has seen enough; Python must not complain when it flushes the rest."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _sorry(message: str) -> int:
    print(f"castles: {message}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    raise SystemExit(main())
