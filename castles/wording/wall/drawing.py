"""The table of Castle Wall drawn as text."""

from collections.abc import Iterator

from castles.i18n import _, ngettext
from castles.rules.game import Seat
from castles.rules.wall.pieces import PLACES, Place
from castles.rules.wall.state import (
    EMPTY,
    NEVER,
    State,
)
from castles.wording.wall.names import card_words
from castles.wording.wording import Names

COLUMNS = 9  # of cards in a drawing


def drawing(state: State, names: Names) -> str:
    """The middle, where only cards that have been seen show their numbers, and everybody's castle."""
    rows = ("".join(_card(state, place) for place in range(row, row + COLUMNS)) for row in range(0, PLACES, COLUMNS))
    castles = (_castle(state, seat, names) for seat in range(len(state.castles)))
    return "\n".join([*(row.rstrip() for row in rows), "", *castles, *_gone(state)])


def _card(state: State, place: Place) -> str:
    number, seen = state.cards[place], state.seen[place]
    if place == state.up:
        return f"[{number:2}]"
    return f" {' ·' if number == EMPTY else '▒▒' if seen == NEVER else f'{number:2}'} "


def _castle(state: State, seat: Seat, names: Names) -> str:
    width = max(map(len, names))
    mark = ">" if seat == state.turn and not state.ending else " "
    spare = f"  ({_('may insert')})" if seat == state.wizard else ""
    wall = " · ".join(map(card_words, state.castles[seat]))
    return f"{mark} {names[seat]:{width}}  {wall}{spare}"


def _gone(state: State) -> Iterator[str]:
    if state.gone:
        count, numbers = len(state.gone), ", ".join(map(str, sorted(state.gone)))
        yield ""
        yield ngettext(
            "{count} card has left the game: {cards}", "{count} cards have left the game: {cards}", count
        ).format(count=count, cards=numbers)
