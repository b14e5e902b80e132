"""Tables of Castle Combo made from little pictures: rows of names, `(Name)` face down, `.` empty, `*` the next card."""

from collections.abc import Mapping
from typing import TypeVar

from castles.rules.combo import GAME
from castles.rules.combo.counting import FACE_DOWN_MARKS
from castles.rules.combo.grid import CELL
from castles.rules.combo.pieces import CHARACTERS, DECKS, MARKS, Card
from castles.rules.combo.state import EMPTY, FACE_DOWN, Spot, State, is_face_up
from castles.rules.game import Event, Move

E = TypeVar("E", bound=Event)
M = TypeVar("M", bound=Move)
NUMBERS = {character.name.replace(" ", "").replace("-", ""): card for card, character in enumerate(CHARACTERS)}


def number(name: str) -> Card:
    return NUMBERS[name]


def read(picture: str) -> dict[Spot, str]:
    """The names by spot; the top left one is 0, 0."""
    rows = [row.split() for row in picture.split("/")]
    return {(x, y): name for y, row in enumerate(rows) for x, name in enumerate(row) if name != "."}


def star(picture: str) -> Spot:
    """Where the next card goes."""
    return next(spot for spot, name in read(picture).items() if name == "*")


def lay(state: State, seat: int, spot: Spot, name: str) -> None:
    down = name.startswith("(")
    card, cell = number(name.strip("()")), CELL[spot]
    state.grids[seat][cell] = card + FACE_DOWN if down else card
    state.shapes[seat] |= 1 << cell
    for mark in FACE_DOWN_MARKS if down else MARKS[card]:
        state.marks[seat][mark] += 1


def table(
    *pictures: str,
    players: int = 3,
    gold: int = 20,
    keys: int = 5,
    castle: str = "",
    village: str = "",
    purses: Mapping[str, int] | None = None,
) -> State:
    """Seat 0 is to play, the pictures are the grids from seat 0 on; named cards are shown, any others fill up."""
    state = GAME.setup(GAME.setup_for(players, seed=1))
    state.seat, state.gold, state.keys = 0, [gold] * players, [keys] * players
    for seat, picture in enumerate(pictures):
        for spot, name in read(picture).items():
            if name != "*":
                lay(state, seat, spot, name)
    for name, held in (purses or {}).items():
        state.purses[number(name)] = held
    _deal(state, [[number(name) for name in names.split()] for names in (castle, village)])
    return state


def _deal(state: State, wanted: list[list[Card]]) -> None:
    laid = {piece % FACE_DOWN for grid in state.grids for piece in grid if piece != EMPTY}
    for location, cards in enumerate(DECKS):
        first = wanted[location]
        rest = [card for card in cards if card not in laid and card not in first]
        heap = first + rest
        state.shown[location], state.decks[location] = heap[:3], heap[:2:-1]


def play(state: State, *moves: Move) -> list[Event]:
    """Plays the moves, each of them legal; what happened."""
    events: list[Event] = []
    for move in moves:
        GAME.play(state, move, events.append)
    return events


def of_kind(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if type(event) is kind]


def recounted(state: State, seat: int) -> tuple[list[int], int]:
    """Marks and shape as they follow from the grid."""
    marks, shape = [0] * len(state.marks[seat]), 0
    for cell, piece in enumerate(state.grids[seat]):
        if piece != EMPTY:
            shape |= 1 << cell
            for mark in MARKS[piece] if is_face_up(piece) else FACE_DOWN_MARKS:
                marks[mark] += 1
    return marks, shape


def moves_of(state: State, kind: type[M]) -> list[M]:
    """The legal moves of one kind."""
    return [move for move in GAME.legal_moves(state) if type(move) is kind]


def refusal(state: State, move: Move) -> str:
    """Why an illegal move is refused."""
    assert move not in GAME.legal_moves(state)
    return GAME.why_not(state, move)
