"""Keeping a match in the background, so that no frame waits for a slow disk."""

from copy import copy
from threading import Lock, Thread

from castles.match import Keeper, Match


class BackgroundKeeper(Keeper):
    """Hands each change to another keeper in a thread of its own: always the newest, one at a time."""

    is_in_background = True

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._lock = Lock()
        self._next: tuple[Match, Match] | None = None  # a match, and as it was when it was to be kept
        self._thread: Thread | None = None

    def keep(self, match: Match) -> None:
        as_it_is = copy(match)
        as_it_is.hints = [*match.hints]
        with self._lock:
            self._next = match, as_it_is
            if not self.is_busy:
                self.is_busy = True
                self._thread = Thread(target=self._work, name="castles-keeper", daemon=True)
                self._thread.start()

    @property
    def has_kept(self) -> bool:  # type: ignore[override]
        return self.keeper.has_kept

    def finish(self) -> None:
        """Waits until everything is on disk, or can't be."""
        if self._thread is not None:
            self._thread.join()

    def leave(self) -> None:
        """Nobody plays this match any more."""
        self.finish()
        self.keeper.leave()

    def _work(self) -> None:
        while (following := self._following()) is not None:
            match, as_it_is = following
            try:
                self.keeper.keep(as_it_is)
            except OSError as error:
                match.trouble = error
            except Exception as error:  # a fault of the program: the game goes on, and it is told like one of the disk
                match.trouble = OSError(repr(error))
            else:
                match.trouble = None

    def _following(self) -> tuple[Match, Match] | None:
        with self._lock:
            following, self._next = self._next, None
            self.is_busy = following is not None
            return following
