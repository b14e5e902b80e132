"""How abilities and scrolls count: each kind of `Count` as a function, and the cells that it counts."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from castles.rules.combo.grid import AREAS, surely_on
from castles.rules.combo.pieces import (
    CARDS,
    CRESTS,
    MARKS,
    SET,
    SPACES,
    Area,
    Count,
    In,
    Kinds,
    Lacks,
    Mark,
    Measure,
    On,
    Sets,
)
from castles.rules.combo.state import Cell, State
from castles.rules.game import Seat

Counting: TypeAlias = Callable[[State, Seat, Cell], int]  # in a seat's grid, for the card that lies in the cell

_FILLED, _FACE_DOWN, _CRESTS = int(Mark.FILLED), int(Mark.FACE_DOWN), len(CRESTS)
FACE_DOWN_MARKS = (_FACE_DOWN, _FILLED)  # of any card that lies face down
_PIECE_MARKS = (*MARKS, *(FACE_DOWN_MARKS for _ in CARDS), ())  # by piece; EMPTY, -1, is the last
BEARS = tuple(bytes(marks.count(mark) for marks in _PIECE_MARKS) for mark in Mark)  # by mark and piece, how often
KINDS = tuple(sum(1 << mark for mark in set(marks) if mark < _CRESTS) for marks in _PIECE_MARKS)  # by piece, as bits


def counting(count: Count) -> Counting:
    """The function that counts it."""
    return _MEASURES[count] if isinstance(count, Measure) else _COUNTS[type(count)](count)


def counted_cells(state: State, seat: Seat, cell: Cell, count: Count) -> tuple[Cell, ...]:
    """The cells of the grid that are counted, none if nothing is."""
    if isinstance(count, On) or count is Measure.GOLD_HERE:
        return (cell,) if counting(count)(state, seat, cell) else ()
    area = count.area if isinstance(count, In | Kinds) else Area.GRID
    return bearing(state, seat, AREAS[area][cell], _looked_for(state, seat, count))


def bearing(state: State, seat: Seat, cells: Iterable[Cell], marks: Iterable[int]) -> tuple[Cell, ...]:
    """Those of the cells whose card bears one of the marks."""
    grid, bears = state.grids[seat], [BEARS[mark] for mark in marks]
    return tuple(cell for cell in cells if any(each[grid[cell]] for each in bears))


def _looked_for(state: State, seat: Seat, count: Count) -> tuple[Mark, ...]:
    """The marks that make a card of the area count."""
    match count:
        case Mark():
            return (count,)
        case In(_, mark):
            return (mark,)
        case Kinds():
            return CRESTS
        case Sets(marks):
            return marks
        case Measure.THREES:
            return tuple(mark for mark in CRESTS if state.marks[seat][mark] >= SET)
        case Measure.GOLD_IN_PURSES:
            return (Mark.PURSE_CARD,)
        case Measure.SOME_FACE_DOWN:
            return (Mark.FACE_DOWN,)
    return ()


def _mark(mark: Mark) -> Counting:
    number = int(mark)

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        return state.marks[seat][number]

    return counted


def _in(count: In) -> Counting:
    areas, bears = AREAS[count.area], BEARS[count.mark]

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        grid = state.grids[seat]
        return sum([bears[grid[each]] for each in areas[cell]])

    return counted


def _kinds(count: Kinds) -> Counting:
    areas = AREAS[count.area]

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        grid, kinds = state.grids[seat], 0
        for each in areas[cell]:
            kinds |= KINDS[grid[each]]
        return kinds.bit_count()

    def counted_in_grid(state: State, seat: Seat, cell: Cell) -> int:
        return _CRESTS - missing_kinds(state, seat, cell)

    return counted_in_grid if count.area == Area.GRID else counted


def _sets(count: Sets) -> Counting:
    needed = [(int(mark), count.marks.count(mark)) for mark in dict.fromkeys(count.marks)]

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        marks = state.marks[seat]
        return min([marks[mark] // times for mark, times in needed])

    return counted


def _on(count: On) -> Counting:
    place = count.place

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        return int(surely_on(place, state.shapes[seat], cell))

    return counted


def _lacks(count: Lacks) -> Counting:
    number = int(count.mark)

    def counted(state: State, seat: Seat, cell: Cell) -> int:
        return int(not state.marks[seat][number])

    return counted


def missing_kinds(state: State, seat: Seat, cell: Cell) -> int:
    return state.marks[seat][:_CRESTS].count(0)


def threes(state: State, seat: Seat, cell: Cell) -> int:
    return sum([crests // SET for crests in state.marks[seat][:_CRESTS]])


def empty_spaces(state: State, seat: Seat, cell: Cell) -> int:
    return SPACES - state.marks[seat][_FILLED]


def own_keys(state: State, seat: Seat, cell: Cell) -> int:
    return state.keys[seat]


def gold_here(state: State, seat: Seat, cell: Cell) -> int:
    return state.purses[state.grids[seat][cell]]


def gold_in_purses(state: State, seat: Seat, cell: Cell) -> int:
    return sum([state.purses[card] for card in purses_of(state, seat)])


def some_face_down(state: State, seat: Seat, cell: Cell) -> int:
    return int(state.marks[seat][_FACE_DOWN] > 0)


def purses_of(state: State, seat: Seat) -> list[int]:
    """The cards of a seat's grid that have a purse and lie face up, from the top left."""
    bears = BEARS[Mark.PURSE_CARD]
    return [piece for piece in state.grids[seat] if bears[piece]]


_COUNTS: dict[type, Callable[[Any], Counting]] = {
    Mark: _mark,
    In: _in,
    Kinds: _kinds,
    Sets: _sets,
    On: _on,
    Lacks: _lacks,
}
_MEASURES: dict[Measure, Counting] = {
    Measure.MISSING_KINDS: missing_kinds,
    Measure.THREES: threes,
    Measure.EMPTY_SPACES: empty_spaces,
    Measure.OWN_KEYS: own_keys,
    Measure.GOLD_HERE: gold_here,
    Measure.GOLD_IN_PURSES: gold_in_purses,
    Measure.SOME_FACE_DOWN: some_face_down,
}
