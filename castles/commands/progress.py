"""A progress bar that appears only when something takes longer than a second."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")
WIDTH = 40


def progress(things: Iterable[T], total: int) -> Iterator[T]:
    """The things, with a bar on a terminal's error output as they go by."""
    start = shown_at = time.monotonic()
    try:
        for done, thing in enumerate(things):
            now = time.monotonic()
            if now - start > 1 and now - shown_at > 0.1 and sys.stderr.isatty():
                shown_at = now
                _show(done, total)
            yield thing
    finally:
        if shown_at > start:
            _write("\r\x1b[K")


def _show(done: int, total: int) -> None:
    filled = WIDTH * done // total
    _write(f"\r[{'█' * filled}{'·' * (WIDTH - filled)}] {done:,} / {total:,}")


def _write(text: str) -> None:
    """To the terminal, if it is still there."""
    with suppress(OSError):
        sys.stderr.write(text)
        sys.stderr.flush()
