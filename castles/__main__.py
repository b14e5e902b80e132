"""`python -m castles`: the command line of the box."""

import signal
from collections.abc import Sequence
from multiprocessing import freeze_support

from castles.signals import Ended, heeded


def main(given: Sequence[str] | None = None) -> int:
    """Runs the command that is given; the exit status."""
    freeze_support()
    try:
        with heeded():
            from castles.commands.command_line import obey  # a signal is heeded while all of this is loaded, too

            return obey(given)
    except Ended as ended:
        return ended.status
    finally:
        if given is None:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # what is left of this process ends without a word


if __name__ == "__main__":
    raise SystemExit(main())
