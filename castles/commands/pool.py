"""Work that several processes share."""

from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from typing import Any


def mapped(function: Any, things: Iterable[Any], jobs: int, chunk: int = 8) -> Iterator[Any]:
    """The function of each thing, in any order."""
    if jobs == 1:
        yield from map(function, things)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(function, things, chunksize=chunk)
