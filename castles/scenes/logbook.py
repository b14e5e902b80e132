"""The log of a table: what happened, in sentences, up to what is on the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from castles.chronicle import CHRONICLES
from castles.match import Entry
from castles.rules.game import Event, Seat

if TYPE_CHECKING:
    from castles.scenes.table import Table

REMEMBERED = 60  # moves that the log goes back


class Logbook:
    """Puts every event into words once for each language."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._told: dict[str, dict[Event, str]] = {}  # by language

    @property
    def _spoken(self) -> dict[Event, str]:
        """What was put into words so far in the language in force."""
        return self._told.setdefault(self.table.context.settings.spoken, {})

    def sentence(self, event: Event) -> str:
        """The event in words; empty for one that isn't worth any."""
        return self._sentence(event, self._spoken)

    def _sentence(self, event: Event, told: dict[Event, str]) -> str:
        if event not in told:
            match = self.table.match
            told[event] = CHRONICLES[match.game.key].sentence(event, match.names)
        return told[event]

    def lines(self) -> list[tuple[str, str]]:
        """The colour of whom each sentence is about, and the sentence."""
        spoken, past = self._spoken, self.table.match.past[-REMEMBERED:]
        told = [(self._crest(event, seat), self._sentence(event, spoken)) for seat, event in self._events(past)]
        return [line for line in told if line[1]]

    def told_since(self, played: Entry) -> set[type[Event]]:
        """What kinds of things have been told since a move, its own among them."""
        past = self.table.match.past
        first = next(number for number, each in enumerate(past) if each is played)
        return {type(event) for _seat, event in self._events(past[first:])}

    def _events(self, past: Sequence[Entry]) -> list[tuple[Seat, Event]]:
        """What the last moves brought, up to what is on the table, and who made them."""
        events = [(played.seat, step.event) for played in past for step in played.steps]
        return events[: max(0, len(events) - self.table.performance.untold(self.table.now))]

    def _crest(self, event: Event, mover: Seat) -> str:
        """The colour of whom an event is about: who moved, unless it names another seat."""
        seat = getattr(event, "seat", mover)
        return self.table.match.players[seat if isinstance(seat, int) else mover].colour
