"""The table of Castle Combo drawn as text: both locations, then every player's grid."""

from collections.abc import Iterator

from castles.i18n import N_, _
from castles.rules.combo import ask
from castles.rules.combo.grid import extent
from castles.rules.combo.pieces import CHARACTERS, LOCATIONS, SHOWN, Card, Location
from castles.rules.combo.state import EMPTY, OVER, Spot, State, card_of, is_face_up
from castles.rules.game import Seat
from castles.wording.combo.names import card_words
from castles.wording.wording import Names

LOCATION_NAMES = (N_("Castle"), N_("Village"))
ARROWS = "↑↓"  # to the castle, to the village
LETTERS = "NFSMCP"  # of the crests, in every language


def drawing(state: State, names: Names) -> str:
    """Locations, grids, and what the letters mean."""
    places = [_location(state, location) for location in LOCATIONS]
    seats = ["\n".join(_player(state, seat, names)) for seat in range(len(state.gold))]
    return "\n\n".join([*places, *seats, _legend()])


def _location(state: State, location: Location) -> str:
    shown, deck, discards = state.shown[location], len(state.decks[location]), len(state.discards[location])
    if not shown:
        return _("{location}: closed").format(location=_(LOCATION_NAMES[location]))
    said = _("{location}: deck {deck}, discards {discards}")
    if location == state.messenger:
        said = _("{location}: deck {deck}, discards {discards}, here stands the messenger")
    heading = said.format(location=_(LOCATION_NAMES[location]), deck=deck, discards=discards)
    return "\n".join([heading, *(f"  {slot}  {_offer(shown[slot])}" for slot in range(SHOWN))])


def _offer(card: Card) -> str:
    """A shown card: cost, arrow, name, crests and purse."""
    if card == EMPTY:
        return "–"
    cost, arrow = CHARACTERS[card].cost, CHARACTERS[card].arrow
    return f"{cost} {' ' if arrow is None else ARROWS[arrow]} {card_words(card)}  {_printed(card)}"


def _printed(card: Card, held: int | None = None) -> str:
    """Crests, and the purse with what it holds and can hold."""
    character = CHARACTERS[card]
    crests = "".join(LETTERS[crest] for crest in character.crests)
    if not character.purse:
        return crests
    return f"{crests} ({character.purse})" if held is None else f"{crests} ({held}/{character.purse})"


def _player(state: State, seat: Seat, names: Names) -> Iterator[str]:
    to_play = seat == state.seat and state.awaited != OVER
    said = _("{name}, to play: gold {gold}, keys {keys}") if to_play else _("{name}: gold {gold}, keys {keys}")
    yield said.format(name=names[seat], gold=state.gold[seat], keys=state.keys[seat])
    if state.shapes[seat]:
        yield from _grid(state, seat)


def _grid(state: State, seat: Seat) -> Iterator[str]:
    """The grid within its lines, columns and rows numbered from the first card."""
    columns, rows = extent(state.shapes[seat])
    faces = {spot: _face(state, seat, spot) for spot in ask.cards(state, seat)}
    width = max(len(line) for face in faces.values() for line in face)
    yield "     " + " ".join(f"{x:^{width + 2}}" for x in columns).rstrip()
    for y in rows:
        yield _ruled("┌┬┐" if y == rows[0] else "├┼┤", len(columns), width)
        for line in range(2):
            cells = " │ ".join(f"{faces.get((x, y), ('', ''))[line]:{width}}" for x in columns)
            yield f"{y if line == 0 else '':>3} │ {cells} │"
    yield _ruled("└┴┘", len(columns), width)


def _ruled(corners: str, columns: int, width: int) -> str:
    return "    " + corners[0] + corners[1].join(["─" * (width + 2)] * columns) + corners[2]


def _face(state: State, seat: Seat, spot: Spot) -> tuple[str, str]:
    """A card of a grid in two lines: its name; crests, purse and what its scroll is worth now."""
    piece = ask.cards(state, seat)[spot]
    name = card_words(card_of(piece))
    if not is_face_up(piece):
        return f"({name})", _("face down")
    worth = ask.points(state, seat)[spot]
    return name, f"{_printed(piece, state.purses[piece])} = {worth}"


def _legend() -> str:
    return _(
        "N nobility, F faith, S science, M military, C craft, P peasantry; (gold in a purse/its size) = points now"
    )
