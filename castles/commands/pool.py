"""Work that several processes share. None of them outlives it, however it ends."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeAlias

from castles.rules.game import Refused
from castles.signals import leave_to_parent, start, undisturbed

Worker: TypeAlias = tuple[BaseProcess, Connection]


@contextmanager
def shared(function: Callable[[Any], Any], things: Iterable[Any], jobs: int, chunk: int = 8) -> Iterator[Iterator[Any]]:
    """The function of each thing, in any order, as so many processes work it out."""
    if jobs == 1:
        yield map(function, things)
        return
    workers: list[Worker] = []
    parts = _parts(things, chunk)
    try:
        for part in islice(parts, jobs):
            with undisturbed():  # whoever is hired is also dismissed
                workers.append(_hired(function))
            workers[-1][1].send(part)
        yield _results([line for _process, line in workers], parts)
    finally:
        with undisturbed():
            _dismiss(workers)


def _hired(function: Callable[[Any], Any]) -> Worker:
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=work, args=(there, function), name="castles-worker", daemon=True)
    start(process)
    there.close()
    return process, here


def _dismiss(workers: list[Worker]) -> None:
    for process, _line in workers:
        process.kill()
    for process, line in workers:
        process.join()
        line.close()


def _parts(things: Iterable[Any], chunk: int) -> Iterator[list[Any]]:
    rest = iter(things)
    while part := list(islice(rest, chunk)):
        yield part


def _results(busy: list[Connection], parts: Iterator[list[Any]]) -> Iterator[Any]:
    """Whoever brings the results of a part gets the next one in return."""
    while busy:
        ready = wait(busy)
        for line in [each for each in busy if each in ready]:
            results = _answer(line)
            if part := next(parts, None):
                line.send(part)
            else:
                busy.remove(line)
            yield from results


def _answer(line: Connection) -> Any:
    try:
        results, error = line.recv()
    except (EOFError, ConnectionError):
        raise Refused("worker") from None
    if error is not None:
        raise error
    return results


def work(line: Connection, function: Callable[[Any], Any]) -> None:
    """The life of a worker: answers until the line is closed, and doesn't outlive its parent for a moment."""
    leave_to_parent()
    Thread(target=_leave_with_parent, daemon=True).start()
    try:
        while True:
            line.send(_done(function, line.recv()))
    except (EOFError, OSError):
        return


def _done(function: Callable[[Any], Any], things: list[Any]) -> tuple[list[Any], Exception | None]:
    """The results, or what went wrong."""
    try:
        return [function(thing) for thing in things], None
    except Exception as error:
        return [], error


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
