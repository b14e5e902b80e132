"""The log of a match: what happened, in sentences, as far as it lies on the table."""

from castles.i18n import once_said
from castles.match import Line
from castles.rules.game import Event, Seat
from castles.session.position import Position
from castles.wording import WORDINGS

REMEMBERED = 60  # moves that the log goes back


def sentence(line: Line, event: Event) -> str:
    """The event in words; empty for one that isn't worth any."""
    return _sentence(line.game.key, event, line.names)


@once_said
def _sentence(game: str, event: Event, names: tuple[str, ...]) -> str:
    return WORDINGS[game].sentence(event, names)


def log_lines(position: Position) -> list[tuple[str, str]]:
    """The colour of whom each sentence is about, and the sentence."""
    line = position.line
    told = [(_crest(line, event, seat), sentence(line, event)) for seat, event in _remembered(position)]
    return [entry for entry in told if entry[1]]


def _remembered(position: Position) -> list[tuple[Seat, Event]]:
    """What the last moves brought."""
    long_ago = position.line.entries[: max(0, position.at.moves - REMEMBERED)]
    return position.told[sum(len(entry.steps) for entry in long_ago) :]


def _crest(line: Line, event: Event, mover: Seat) -> str:
    """The colour of whom an event is about: who moved, unless it names another seat."""
    seat = getattr(event, "seat", mover)
    return line.players[seat if isinstance(seat, int) else mover].colour
