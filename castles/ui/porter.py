"""The porter: fetches pictures before they are asked for, beside the loop, so that no frame waits for them."""

from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Porter(Generic[T]):
    """Loads one thing after the other in a thread of its own; what can't be loaded isn't brought."""

    def __init__(self, load: Callable[[str], T]) -> None:
        self._load = load
        self._orders: SimpleQueue[str] = SimpleQueue()
        self._brought: SimpleQueue[tuple[str, T | None]] = SimpleQueue()
        self._open = 0  # orders that haven't been taken yet
        self._thread: Thread | None = None

    @property
    def is_busy(self) -> bool:
        return self._open > 0

    def order(self, names: Iterable[str]) -> None:
        """These things will be wanted soon."""
        for name in names:
            self._open += 1
            self._orders.put(name)
        if self._open and self._thread is None:
            self._thread = Thread(target=self._work, name="castles-porter", daemon=True)
            self._thread.start()

    def brought(self) -> tuple[str, T] | None:
        """One of the things that were brought, each once."""
        while True:
            try:
                name, thing = self._brought.get_nowait()
            except Empty:
                return None
            self._open -= 1
            if thing is not None:
                return name, thing

    def _work(self) -> None:
        while True:
            name = self._orders.get()
            try:
                thing: T | None = self._load(name)
            except Exception:  # whoever asks for it will find out why, and say so
                thing = None
            self._brought.put((name, thing))
