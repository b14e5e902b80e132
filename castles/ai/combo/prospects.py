"""How a grid stands: the points that are sure, and amounts that foretell what will still come."""

from collections.abc import Sequence
from operator import mul
from typing import TypeAlias

from castles.ai import weights
from castles.ai.combo.hopes import HOPES, NAMES, PLACED, POINTS, SCROLLS, room
from castles.rules.combo.pieces import CHARACTERS, CRESTS, KEY_POINTS, PURSE_POINTS, SPACES, Card, Mark
from castles.rules.combo.state import FACE_DOWN, Cell, State
from castles.rules.game import Seat

Lying: TypeAlias = list[tuple[Cell, Card]]  # face-up cards and where

MEANS = (
    *("gold", "gold_to_12", "gold_to_7", "gold_to_3", "gold_for_2", "gold_for_3", "gold_for_4", "gold_for_5"),
    *("stored", "room", "keys", "keys_usable", "kinds"),
)
MARKS = (*CRESTS, Mark.CASTLE_BANNER, Mark.CASTLE_DISCOUNT, Mark.VILLAGE_DISCOUNT, Mark.FACE_DOWN)
SELVES = tuple(character.id for character in CHARACTERS)  # what a card brings besides all that is counted
AMOUNTS = (*NAMES, *MEANS, *(mark.name.lower() for mark in MARKS), *SELVES)
_HOPES, _SELVES, _KINDS = len(NAMES), len(AMOUNTS) - len(SELVES), len(CRESTS)
_MARK_NUMBERS = tuple(map(int, MARKS))
_FILLED = int(Mark.FILLED)

# A full grid: only gold that fits into purses still brings points, and once more to the Banker.
_AT_THE_END = {"stored": float(PURSE_POINTS), "banked": 1.0}


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


def lying(state: State, seat: Seat, is_placed: bool) -> Lying:
    """The face-up cards for whose scrolls it matters where cards lie, or the others."""
    grid = state.grids[seat]
    return [each for each in enumerate(grid) if -1 < each[1] < FACE_DOWN and PLACED[each[1]] is is_placed]


def of_scrolls(state: State, seat: Seat, cards: Lying, weights: Sequence[float]) -> float:
    """The points that the scrolls of these cards are worth now or let expect."""
    worth = 0.0
    for cell, card in cards:
        count: float = SCROLLS[card](state, seat, cell)
        for name, hope in HOPES[card]:
            count += weights[name] * hope(state, seat, cell)
        worth += POINTS[card] * count + weights[_SELVES + card]
    return worth


def means(state: State, seat: Seat) -> list[float]:
    """What the seat has to go on with, in the order of MEANS and MARKS."""
    gold, keys, marks, free = state.gold[seat], state.keys[seat], state.marks[seat], room(state, seat)
    turns = SPACES - marks[_FILLED]
    return [
        gold,
        min(gold, 12),
        min(gold, 7),
        min(gold, 3),
        min(gold, 2 * turns),
        min(gold, 3 * turns),
        min(gold, 4 * turns),
        min(gold, 5 * turns),
        gold if gold < free else free,
        free,
        keys,
        min(keys, turns),
        _KINDS - marks[:_KINDS].count(0),
        *[marks[mark] for mark in _MARK_NUMBERS],
    ]


def placeless(state: State, seat: Seat, weights: Sequence[float]) -> float:
    """The points to expect for all that is the same wherever the cards lie."""
    expected: float = sum(map(mul, weights[_HOPES:_SELVES], means(state, seat)))
    return KEY_POINTS * state.keys[seat] + expected + of_scrolls(state, seat, lying(state, seat, False), weights)


def value(state: State, seat: Seat) -> float:
    """The points that the seat may expect at the end, but for what is the same for all whose grids are as full."""
    weights = WEIGHTS[left(state, seat)]
    return placeless(state, seat, weights) + of_scrolls(state, seat, lying(state, seat, True), weights)


def amounts(state: State, seat: Seat) -> tuple[float, list[float]]:
    """The points of a seat that are sure, and all that is weighed besides, in the order of AMOUNTS."""
    cards = [*lying(state, seat, False), *lying(state, seat, True)]
    hopes, selves = [0.0] * _HOPES, [0.0] * len(SELVES)
    for cell, card in cards:
        selves[card] = 1.0
        for name, hope in HOPES[card]:
            hopes[name] += POINTS[card] * hope(state, seat, cell)
    sure = KEY_POINTS * state.keys[seat] + of_scrolls(state, seat, cards, [0.0] * len(AMOUNTS))
    return sure, hopes + means(state, seat) + selves
