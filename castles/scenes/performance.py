"""What the table shows of a match over time: step after step, each as long as its flourish lasts."""

from collections import deque
from typing import Any

from castles.match import Match, Played, Step


class Performance:
    """The state on the table, and the steps still to be shown."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shown: Any = match.state
        self.waiting: deque[Step] = deque()
        self.busy_until = 0.0

    def add(self, played: Played) -> None:
        """A move was played; its steps will be shown one after the other."""
        self.waiting.extend(played.steps)

    def next(self, now: float) -> Step | None:
        """The step to show now, if it is time for one."""
        if not self.waiting or now < self.busy_until:
            return None
        step = self.waiting.popleft()
        self.shown = step.state
        return step

    def is_busy(self, now: float) -> bool:
        return bool(self.waiting) or now < self.busy_until

    def finish(self) -> None:
        """Everything has been shown: the table is where the match is."""
        self.waiting.clear()
        self.busy_until = 0.0
        self.shown = self.match.state
