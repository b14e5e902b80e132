"""Signals that end the program: at once, without a word, with the usual status, and with nobody left at work."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

Handler: TypeAlias = Callable[[int, Any], None]
FATAL = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Ended(BaseException):
    """A signal has ended the command; no exception of ours, so that nothing but the very top catches it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def status(self) -> int:
        """The exit status that shells give to what a signal has ended."""
        return 128 + self.number


def _end(number: int, _frame: object) -> None:
    raise Ended(number)


@contextmanager
def heeded() -> Iterator[None]:
    """As long as this lasts, a signal ends whatever is going on with an Ended."""
    with _answered(_end):
        yield


class Request:
    """The end, as signals ask for it."""

    def __init__(self) -> None:
        self.signals: list[int] = []
        self._close: Callable[[], None] = lambda: None

    def leads_to(self, close: Callable[[], None]) -> None:
        """What is to be done when the end is asked for, if it hasn't been already."""
        self._close = close
        if self.signals:
            close()

    def ask(self, number: int, _frame: object) -> None:
        self.signals.append(number)
        self._close()


@contextmanager
def orderly() -> Iterator[Request]:
    """As long as this lasts, a signal only asks for the end; once it has come, the signal is heeded."""
    request = Request()
    with _answered(request.ask):
        yield request
    if request.signals:
        signal.raise_signal(request.signals[0])  # and is answered as it is everywhere else


@contextmanager
def _answered(by: Handler) -> Iterator[None]:
    """Signals are answered in this way, but for those that whoever started us wants to be ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is asked
        return
    before = {each: signal.getsignal(each) for each in FATAL}
    heeded = [each for each in FATAL if before[each] is not signal.SIG_IGN]
    for each in heeded:
        signal.signal(each, by)
    try:
        yield
    finally:
        for each in heeded:
            signal.signal(each, before[each] or signal.SIG_DFL)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Signals wait until this is over, and so they do in processes that are started meanwhile."""
    with orderly(), _blocked():
        yield


@contextmanager
def _blocked() -> Iterator[None]:
    """The system holds signals back from this thread, and from processes that it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, FATAL)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start(process: BaseProcess) -> None:
    """Starts a process that works for this one: what a terminal sends to both doesn't disturb it."""
    if hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # which comes with the first process, and would let signals through again
    with undisturbed():
        process.start()


def leave_to_parent() -> None:
    """In such a process, from its first moment on: whoever interrupts both interrupts its parent, which ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, FATAL)
