"""What the table shows of a match over time: step after step, each as long as its flourish lasts."""

from collections import deque
from typing import Any

from castles.boards.board import Flourish
from castles.match import Entry, Match, Step


class Performance:
    """The state on the table, and the steps still to be shown."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shown: Any = match.state
        self.waiting: deque[Step] = deque()
        self.busy_until = 0.0
        self.meanwhile = ""  # what is said until the step that is being shown can be told
        self.line = ""  # what is said of it then, if it isn't its sentence
        self._told_from = 0.0

    def add(self, played: Entry) -> None:
        """A move was played; its steps will be shown one after the other."""
        self.waiting.extend(played.steps)

    def next(self, now: float) -> Step | None:
        """The step to show now, if it is time for one."""
        if not self.waiting or now < self.busy_until:
            return None
        step = self.waiting.popleft()
        self.shown = step.state
        return step

    def begin(self, flourish: Flourish, now: float, seconds: float) -> None:
        """The step that came next is shown from now on; words wait until its dice lie still."""
        self.busy_until = now + seconds
        self._told_from = now + seconds * flourish.told
        self.meanwhile, self.line = flourish.meanwhile, flourish.line

    def is_told(self, now: float) -> bool:
        """Whether the step that is being shown may be put into words."""
        return now >= self._told_from

    def untold(self, now: float) -> int:
        """How many steps of the match the words don't know yet."""
        return len(self.waiting) + (not self.is_told(now))

    def is_busy(self, now: float) -> bool:
        return bool(self.waiting) or now < self.busy_until

    def finish(self) -> None:
        """Everything has been shown: the table is where the match is."""
        self.waiting.clear()
        self.busy_until = self._told_from = 0.0
        self.shown = self.match.state
