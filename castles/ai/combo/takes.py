"""Every way to take a card, judged at once: its ability is carried out once, then it is tried in every cell."""

from itertools import groupby

from castles.ai.combo.prospects import left, lying, of_scrolls, placeless, value
from castles.ai.combo.scale import Scale
from castles.rules.combo import GAME
from castles.rules.combo.grid import CELL
from castles.rules.combo.state import EMPTY, OVER, TAKE, TURN, Buy, State, TakeFaceDown
from castles.rules.game import Move, Seat

Judged = list[tuple[float, Move]]


def after(state: State, move: Move) -> State:
    """The state after a move; the given one stays as it is."""
    following = GAME.copy(state)
    GAME.perform(following, move, None)
    return following


def turn_ended(scale: Scale, state: State, seat: Seat) -> State:
    """The state when the seat has answered all that the ability of its card asks, each time the best for itself."""
    while state.seat == seat and state.awaited not in (TURN, TAKE, OVER):
        state = max((after(state, move) for move in GAME.legal_moves(state)), key=lambda each: value(scale, each, seat))
    return state


def judged_takes(scale: Scale, state: State, seat: Seat, one_face_down: bool = False) -> Judged:
    """What the seat may expect after each way to take a card; those face down differ only in what others get."""
    found: Judged = []
    takes = [move for move in GAME.legal_moves(state) if isinstance(move, Buy | TakeFaceDown)]
    for (kind, slot), moves in groupby(takes, key=lambda move: (type(move), move.slot)):
        if not (one_face_down and slot and kind is TakeFaceDown):
            found += judged_in_cells(scale, state, seat, list(moves))
    return found


def judged_in_cells(scale: Scale, state: State, seat: Seat, moves: list[Buy | TakeFaceDown]) -> Judged:
    """No ability depends on where its card lies, so only what is counted around cells is judged again."""
    end = turn_ended(scale, after(state, moves[0]), seat)
    turns, placed = left(end, seat), lying(end, seat, True)
    weights, worth = scale.rows[turns], placeless(scale, end, seat, turns)
    if not placed:
        return [(worth, move) for move in moves]
    cell = CELL[moves[0].x, moves[0].y]
    grid, piece, others = end.grids[seat], end.grids[seat][cell], lying(state, seat, True)
    found: Judged = []
    for move in moves:
        grid[cell] = EMPTY
        cell = CELL[move.x, move.y]
        grid[cell], end.shapes[seat] = piece, state.shapes[seat] | 1 << cell
        cards = others if len(others) == len(placed) else [*others, (cell, piece)]
        found.append((worth + of_scrolls(end, seat, cards, weights), move))
    return found
