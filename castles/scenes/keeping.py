"""Whether a match is safe on disk: what the player is told of it, and when it is tried again."""

from collections.abc import Callable

from castles.i18n import _
from castles.match import Match
from castles.wording.disk import disk_words

AGAIN = 5.0  # seconds after which a match that isn't safe is kept without waiting for the next move


class Keeping:
    """Watches one match, whatever is on top of its table: tells once that it can't be saved, and once that it is."""

    def __init__(self, notify: Callable[[str], None], match: Match) -> None:
        self.notify = notify
        self.match = match
        self._was_told = match.trouble is not None  # by whoever tried first
        self._again_at = 0.0

    def finish(self) -> None:
        """Everything is on disk, or was tried once more."""
        self._wait()
        if self.match.trouble is not None:
            self.match.keep()
            self._wait()

    def _wait(self) -> None:
        if self.match.keeper is not None:
            self.match.keeper.finish()

    def leave(self) -> None:
        """Nobody plays this match any more; one that isn't safe is still ours."""
        self.finish()
        if self.match.keeper is not None and self.match.is_safe:
            self.match.keeper.leave()

    def watch(self, now: float) -> None:
        """Called in every frame."""
        if self.match.is_being_kept:
            return
        if self._was_told and self.match.trouble is not None and now >= self._again_at:
            self._again_at = now + AGAIN
            self.match.keep()
        trouble = self.match.trouble
        if self._was_told != (trouble is not None):
            self._was_told, self._again_at = trouble is not None, now + AGAIN
            self.notify(_trouble_words(trouble) if trouble else _("Now the match is saved, with every move."))


def _trouble_words(error: OSError) -> str:
    words = _("This match can't be saved now. {reason} The game goes on, and every move tries again.")
    return words.format(reason=disk_words(error))
