"""What the seat to move may do, and why not anything else; every move is one object, made once."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from castles.rules.combo.abilities import neighbours
from castles.rules.combo.ask import DISCOUNTS, can_use_key
from castles.rules.combo.counting import purses_of
from castles.rules.combo.grid import CELL, SPOTS, free_cells, touches
from castles.rules.combo.pieces import CARDS, COST, DISCOUNT, KEY_COST, PURSE, SHOWN
from castles.rules.combo.state import (
    DISCARD,
    NEIGHBOUR,
    NEIGHBOUR_OR_KEYS,
    OVER,
    PURSES_OR_KEYS,
    TAKE,
    TURN,
    TWO_PURSES,
    AddToPurses,
    Buy,
    ChoosePurses,
    CountNeighbour,
    Discard,
    MoveMessenger,
    Renew,
    State,
    TakeFaceDown,
    TakeKeys,
)
from castles.rules.game import Move, Seat

SLOTS = range(SHOWN)
CAN_RENEW, CAN_SEND = 8, 16  # bits of a turn's key above one for each slot that can be paid

MOVE_MESSENGER, RENEW, TAKE_KEYS, ADD_TO_PURSES = MoveMessenger(), Renew(), TakeKeys(), AddToPurses()
BUY = [[Buy(slot, x, y) for x, y in SPOTS] for slot in SLOTS]
FACE_DOWN_TAKES = [[TakeFaceDown(slot, x, y) for x, y in SPOTS] for slot in SLOTS]
DISCARDS = tuple(Discard(slot) for slot in SLOTS)
PURSE_PAIRS = {pair: ChoosePurses(*pair) for pair in combinations([card for card in CARDS if PURSE[card]], 2)}

Moves: TypeAlias = Sequence[Move]


def legal_moves(state: State) -> Moves:
    """All moves of the seat to move: keys first, then purchases and cards face down by slot and cell."""
    return _LEGAL[state.awaited](state)


def _turn(state: State) -> Moves:
    seat, location = state.seat, state.messenger
    a, b, c = state.shown[location]
    dearest = state.gold[seat] + DISCOUNT * state.marks[seat][DISCOUNTS + location]  # `ask.means` without a call
    allowed = (COST[a] <= dearest) + 2 * (COST[b] <= dearest) + 4 * (COST[c] <= dearest)
    if state.keys[seat] >= KEY_COST and state.awaited == TURN:
        allowed += CAN_RENEW + CAN_SEND if state.shown[1 - location] else CAN_RENEW
    return _turn_moves(state.shapes[seat] << 5 | allowed)


@cache
def _turn_moves(situation: int) -> tuple[Move, ...]:
    """By the shape of the grid and five bits: the slots that can be paid, renewing, sending the messenger."""
    cells = free_cells(situation >> 5)
    keys = [move for move, bit in ((MOVE_MESSENGER, CAN_SEND), (RENEW, CAN_RENEW)) if situation & bit]
    buys = [BUY[slot][cell] for slot in SLOTS if situation >> slot & 1 for cell in cells]
    return (*keys, *buys, *(FACE_DOWN_TAKES[slot][cell] for slot in SLOTS for cell in cells))


@cache
def _neighbour_moves(left: Seat, right: Seat, other: tuple[Move, ...]) -> tuple[Move, ...]:
    return (*(CountNeighbour(seat) for seat in dict.fromkeys((left, right))), *other)


def _neighbour(state: State) -> Moves:
    return _neighbour_moves(*neighbours(state, state.seat), ())


def _neighbour_or_keys(state: State) -> Moves:
    return _neighbour_moves(*neighbours(state, state.seat), (TAKE_KEYS,))


def _purses_or_keys(state: State) -> Moves:
    return (ADD_TO_PURSES, TAKE_KEYS)


def _discard(state: State) -> Moves:
    return DISCARDS


def _two_purses(state: State) -> Moves:
    return [PURSE_PAIRS[pair] for pair in combinations(sorted(purses_of(state, state.seat)), 2)]


def _nothing(state: State) -> Moves:
    return ()


_LEGAL: dict[int, Callable[[State], Moves]] = {
    TURN: _turn,
    TAKE: _turn,
    NEIGHBOUR: _neighbour,
    NEIGHBOUR_OR_KEYS: _neighbour_or_keys,
    PURSES_OR_KEYS: _purses_or_keys,
    DISCARD: _discard,
    TWO_PURSES: _two_purses,
    OVER: _nothing,
}


def why_not(state: State, move: Move) -> str:
    """The reason why this move isn't legal now."""
    if state.awaited == OVER:
        return "over"
    taking = state.awaited in (TURN, TAKE)
    match move:
        case MoveMessenger() | Renew() if taking:
            return _why_no_key(state)
        case Buy() | TakeFaceDown() if taking:
            return _why_not_taken(state, move)
        case CountNeighbour() if state.awaited in (NEIGHBOUR, NEIGHBOUR_OR_KEYS):
            return "not_a_neighbour"
        case Discard() if state.awaited == DISCARD:
            return "no_such_card"
        case ChoosePurses() if state.awaited == TWO_PURSES:
            return "not_own_purses"
    return "take_first" if taking else "ability_first"


def _why_no_key(state: State) -> str:
    if state.awaited == TAKE:
        return "key_spent"
    return "messenger_stays" if can_use_key(state, state.seat) else "no_key"


def _why_not_taken(state: State, move: Buy | TakeFaceDown) -> str:
    """A spot is named before a price, for the card may be affordable face down."""
    shape, cell = state.shapes[state.seat], CELL.get((move.x, move.y))
    if move.slot not in SLOTS:
        return "no_such_card"
    if cell is None or cell in free_cells(shape):
        return "outside" if cell is None else "too_dear"
    if shape >> cell & 1:
        return "space_taken"
    return "outside" if touches(shape, cell) else "apart"
