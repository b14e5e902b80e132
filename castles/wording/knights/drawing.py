"""The table of Knights and Castles drawn as text."""

from collections.abc import Iterator, Sequence

from castles.i18n import _, ngettext
from castles.rules.game import Seat
from castles.rules.knights.pieces import (
    ARMIES,
    DRUM,
    ROUNDS,
    Cards,
    cards_in,
)
from castles.rules.knights.score import strengths
from castles.rules.knights.state import (
    NOBODY,
    OVER,
    UNKNOWN,
    State,
    camp_size,
    hand_of,
    hand_size,
    laid_size,
)
from castles.wording.knights.names import card_words, tile_words
from castles.wording.wording import Names


def drawing(state: State, names: Names) -> str:
    """The tiles turned up so far with their owners, what the armies are worth, then every player."""
    seats = (line for seat in range(len(state.hands)) for line in ["", *_player(state, seat, names)])
    return "\n".join([*_heading(state), *_tiles(state, names), *_worth(state), *seats])


def _heading(state: State) -> Iterator[str]:
    if state.games > 1:
        yield _("Game {game} of {games}").format(game=state.game + 1, games=state.games)
    yield _("Round {round} of {rounds}").format(round=state.round, rounds=ROUNDS)


def _tiles(state: State, names: Names) -> Iterator[str]:
    width = max(len(tile_words(tile)) for tile in range(DRUM + 1))
    for number, tile in enumerate(state.tiles[1 : state.round + 1], start=1):
        owner = NOBODY if tile == DRUM else state.owners[tile]
        mark = ">" if number == state.round and state.stage != OVER else " "
        yield f"{mark} {number}  {tile_words(tile):{width}}  {'' if owner == NOBODY else names[owner]}".rstrip()
    for number in range(state.round + 1, ROUNDS + 1):
        yield f"  {number}  ·"


def _worth(state: State) -> Iterator[str]:
    if worth := strengths(state):
        order = sorted(range(len(ARMIES)), key=worth.__getitem__, reverse=True)
        yield ""
        yield ", ".join(f"{card_words([army])} {worth[army]}" for army in order)


def _player(state: State, seat: Seat, names: Names) -> Iterator[str]:
    points = state.points[seat]
    worth = ngettext("{count} point", "{count} points", points).format(count=points)
    sword = f" · {_('sword')}" if seat == state.sword else ""
    yield f"{names[seat]} · {worth}{sword}"
    yield from _aligned(
        [
            (_("hand"), hand_size(state, seat), _known(hand_of(state, seat))),
            (_("table"), laid_size(state, seat), _known(state.laid[seat])),
            (_("camp"), camp_size(state, seat), _known(state.camps[seat])),
        ]
    )


def _aligned(rows: Sequence[tuple[str, int, str]]) -> Iterator[str]:
    width = max(len(place) for place, _count, _cards in rows)
    for place, count, cards in rows:
        yield f"    {place:{width}} {count}  {cards}"


def _known(cards: Cards) -> str:
    return "?" if cards == UNKNOWN else card_words(cards_in(cards))
