"""How a grid stands: the points that are sure, and amounts that foretell what will still come."""

from collections.abc import Sequence
from typing import TypeAlias

from castles.ai.combo.hopes import HOPES, NAMES, PLACED, POINTS, SCROLLS, room
from castles.ai.combo.scale import AMOUNTS, GOLD, MARKS, SELVES, Scale, gold_amounts
from castles.rules.combo.pieces import CRESTS, KEY_POINTS, SPACES, Card, Mark
from castles.rules.combo.state import FACE_DOWN, Cell, State
from castles.rules.game import Seat

Lying: TypeAlias = list[tuple[Cell, Card]]  # face-up cards and where

_HOPES, _SELVES, _KINDS = len(NAMES), len(AMOUNTS) - len(SELVES), len(CRESTS)
_MEANS = _HOPES + len(GOLD)
_MARK_NUMBERS = tuple(map(int, MARKS))
_FILLED = int(Mark.FILLED)


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
    """What the seat has to go on with besides gold, in the order of MEANS and MARKS."""
    gold, keys, marks, free = state.gold[seat], state.keys[seat], state.marks[seat], room(state, seat)
    turns = SPACES - marks[_FILLED]
    return [
        gold if gold < free else free,
        free,
        keys,
        min(keys, turns),
        _KINDS - marks[:_KINDS].count(0),
        *[marks[mark] for mark in _MARK_NUMBERS],
    ]


def placeless(scale: Scale, state: State, seat: Seat, turns: int) -> float:
    """The points to expect for all that is the same wherever the cards lie, with so many cards still to take."""
    weights, gold_worth = scale.rows[turns], scale.gold_worth
    expected: float = gold_worth(state.gold[seat], turns)
    for weight, amount in zip(weights[_MEANS:_SELVES], means(state, seat), strict=True):
        expected += weight * amount  # `sum` rounds otherwise from Python 3.12 on, and many cells are worth the same
    return KEY_POINTS * state.keys[seat] + expected + of_scrolls(state, seat, lying(state, seat, False), weights)


def value(scale: Scale, state: State, seat: Seat) -> float:
    """The points that the seat may expect at the end, but for what is the same for all whose grids are as full."""
    turns = left(state, seat)
    placed = of_scrolls(state, seat, lying(state, seat, True), scale.rows[turns])
    return placeless(scale, state, seat, turns) + placed


def amounts(state: State, seat: Seat) -> tuple[float, list[float]]:
    """The points of a seat that are sure, and all that is weighed besides, in the order of AMOUNTS."""
    cards = [*lying(state, seat, False), *lying(state, seat, True)]
    hopes, selves = [0.0] * _HOPES, [0.0] * len(SELVES)
    for cell, card in cards:
        selves[card] = 1.0
        for name, hope in HOPES[card]:
            hopes[name] += POINTS[card] * hope(state, seat, cell)
    sure = KEY_POINTS * state.keys[seat] + of_scrolls(state, seat, cards, [0.0] * len(AMOUNTS))
    return sure, hopes + gold_amounts(state.gold[seat], left(state, seat)) + means(state, seat) + selves
