"""The log of a table: what happened, in sentences, up to what is on the table."""

from typing import TYPE_CHECKING

from castles.chronicle import CHRONICLES
from castles.rules.game import Event, Seat

if TYPE_CHECKING:
    from castles.scenes.table import Table

REMEMBERED = 60  # moves that the log goes back


class Logbook:
    """Puts every event into words once for each language."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._told: dict[tuple[str, Event], str] = {}

    def sentence(self, event: Event) -> str:
        """The event in words; empty for one that isn't worth any."""
        table, key = self.table, (self.table.context.settings.spoken, event)
        if key not in self._told:
            self._told[key] = CHRONICLES[table.match.game.key].sentence(event, table.match.names)
        return self._told[key]

    def lines(self) -> list[tuple[str, str]]:
        """The colour of whom each sentence is about, and the sentence."""
        match = self.table.match
        steps = [(played.seat, step) for played in match.past[-REMEMBERED:] for step in played.steps]
        shown = steps[: len(steps) - self.table.performance.untold(self.table.now)]
        told = [(self._crest(step.event, seat), self.sentence(step.event)) for seat, step in shown]
        return [line for line in told if line[1]]

    def _crest(self, event: Event, mover: Seat) -> str:
        """The colour of whom an event is about: who moved, unless it names another seat."""
        seat = getattr(event, "seat", mover)
        return self.table.match.players[seat if isinstance(seat, int) else mover].colour
