"""Silence for system libraries that complain on the terminal about every device they don't find."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quiet_errors() -> Iterator[None]:
    """As long as this lasts, nothing is written to the terminal's error output, not even by C code."""
    terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
