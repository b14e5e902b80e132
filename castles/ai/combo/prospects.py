"""How a grid stands: the points that are sure, and amounts that foretell what will still come."""

from collections.abc import Sequence
from operator import mul

from castles.ai import weights
from castles.ai.combo.hopes import HOPES, NAMES, PLACED, POINTS, SCROLLS, room
from castles.rules.combo.pieces import CRESTS, KEY_POINTS, SPACES, Mark
from castles.rules.combo.state import FACE_DOWN, State
from castles.rules.game import Seat

MEANS = ("gold", "gold_over_5", "gold_over_12", "stored", "room", "keys", "kinds")
MARKS = (*CRESTS, Mark.CASTLE_BANNER, Mark.CASTLE_DISCOUNT, Mark.VILLAGE_DISCOUNT, Mark.FACE_DOWN)
AMOUNTS = (*NAMES, *MEANS, *(mark.name.lower() for mark in MARKS), "any")
_SIZE, _HOPES, _KINDS, _MEANS_END = len(AMOUNTS), len(NAMES), len(CRESTS), len(NAMES) + len(MEANS)
_MARK_NUMBERS = tuple(map(int, MARKS))
_FILLED = int(Mark.FILLED)

# A full grid: only gold that fits into purses still brings points, two each and one more for the Banker.
_AT_THE_END = {"stored": 2.0, "banked": 1.0}


def _by_cards_left(table: dict[str, float]) -> tuple[tuple[float, ...], ...]:
    """The weight of every amount, by the number of cards still to take."""
    rows = [
        tuple(table.get(f"{name}.now", 0.0) + table.get(f"{name}.left", 0.0) * left / SPACES for name in AMOUNTS)
        for left in range(1, SPACES + 1)
    ]
    return tuple(_AT_THE_END.get(name, 0.0) for name in AMOUNTS), *rows


WEIGHTS = list(_by_cards_left(weights.load("combo")))


def use(table: dict[str, float]) -> None:
    """Judges by other weights from now on: for training."""
    WEIGHTS[:] = _by_cards_left(table)


def left(state: State, seat: Seat) -> int:
    """How many cards the seat has still to take."""
    return SPACES - state.marks[seat][_FILLED]


def add_scrolls(state: State, seat: Seat, placed: bool, amounts: list[float]) -> int:
    """Adds up the hopes of scrolls for which it matters where cards lie, or of the others; their sure points."""
    sure = 0
    for cell, piece in enumerate(state.grids[seat]):
        if -1 < piece < FACE_DOWN and PLACED[piece] is placed:
            sure += POINTS[piece] * SCROLLS[piece](state, seat, cell)
            for name, hope in HOPES[piece]:
                amounts[name] += hope(state, seat, cell)
    return sure


def add_means(state: State, seat: Seat, amounts: list[float]) -> int:
    """Adds what the seat has to go on with; the sure points of its keys."""
    gold, marks, free = state.gold[seat], state.marks[seat], room(state, seat)
    amounts[_HOPES:] = (
        gold,
        gold - 5 if gold > 5 else 0,
        gold - 12 if gold > 12 else 0,
        gold if gold < free else free,
        free,
        state.keys[seat],
        _KINDS - marks[:_KINDS].count(0),
        *[marks[mark] for mark in _MARK_NUMBERS],
        1.0,
    )
    return KEY_POINTS * state.keys[seat]


def placeless(state: State, seat: Seat) -> tuple[int, list[float]]:
    """The sure points and the amounts that are the same wherever the cards lie."""
    amounts = [0.0] * _SIZE
    sure = add_means(state, seat, amounts)
    return sure + add_scrolls(state, seat, False, amounts), amounts


def prospects(state: State, seat: Seat) -> tuple[int, list[float]]:
    """The points that are sure, and the amounts in the order of AMOUNTS."""
    sure, amounts = placeless(state, seat)
    return sure + add_scrolls(state, seat, True, amounts), amounts


def foretold(weights: Sequence[float], amounts: Sequence[float]) -> float:
    """The points that these amounts let expect."""
    total: float = sum(map(mul, weights, amounts))
    return total


def value(state: State, seat: Seat) -> float:
    """The points that the seat may expect at the end."""
    sure, amounts = prospects(state, seat)
    return sure + foretold(WEIGHTS[left(state, seat)], amounts)
