"""What the scroll of a card laid already may still gain or lose before the grid is full, kind by kind.

Every hope is an amount of points that would be just right if all went well; its weight says how much of it comes true.
"""

from collections.abc import Callable
from typing import TypeAlias

from castles.rules.combo.counting import counting, gold_in_purses
from castles.rules.combo.grid import AREAS, share_on
from castles.rules.combo.pieces import (
    CHARACTERS,
    CRESTS,
    PURSE,
    SET,
    SIDE,
    SPACES,
    Area,
    Character,
    Count,
    In,
    Kinds,
    Lacks,
    Mark,
    Measure,
    On,
    Place,
    Sets,
)
from castles.rules.combo.state import Cell, State
from castles.rules.game import Seat

Hope: TypeAlias = Callable[[State, Seat, Cell], float]

_FILLED, _FACE_DOWN, _KINDS = int(Mark.FILLED), int(Mark.FACE_DOWN), len(CRESTS)
_CELLS_OF = {Area.ROW: SIDE, Area.COLUMN: SIDE, Area.CROSS: 2 * SIDE - 1, Area.GRID: SPACES}
_MASKS = tuple(tuple(sum(1 << each for each in cells) for cells in area) for area in AREAS)


def free_in(area: Area, shape: int, cell: Cell) -> int:
    """How many cells of the area around a card will still be filled."""
    return _CELLS_OF[area] - (shape & _MASKS[area][cell]).bit_count()


def _in(count: In) -> Hope:
    size, masks = _CELLS_OF[count.area], _MASKS[count.area]

    def hope(state: State, seat: Seat, cell: Cell) -> float:
        return size - (state.shapes[seat] & masks[cell]).bit_count()

    return hope


def _kinds(count: Kinds) -> Hope:
    size, masks, kinds = _CELLS_OF[count.area], _MASKS[count.area], counting(count)

    def hope(state: State, seat: Seat, cell: Cell) -> float:
        free = size - (state.shapes[seat] & masks[cell]).bit_count()
        return min(free, _KINDS - kinds(state, seat, cell))

    return hope


def _per_card(state: State, seat: Seat, cell: Cell) -> float:
    return SPACES - state.marks[seat][_FILLED]


def _begun(count: Sets) -> Hope:
    """How much of the next set is there."""
    needed = [(int(mark), count.marks.count(mark)) for mark in dict.fromkeys(count.marks)]
    sets, size = counting(count), len(count.marks)

    def hope(state: State, seat: Seat, cell: Cell) -> float:
        marks = state.marks[seat]
        done = sets(state, seat, cell)
        if marks[_FILLED] == SPACES:
            return 0.0
        return sum([min(marks[mark] - done * times, times) for mark, times in needed]) / size

    return hope


def _threes_begun(state: State, seat: Seat, cell: Cell) -> float:
    if state.marks[seat][_FILLED] == SPACES:
        return 0.0
    return sum([crests % SET for crests in state.marks[seat][:_KINDS]]) / SET


def _may_be_on(place: Place) -> Hope:
    def hope(state: State, seat: Seat, cell: Cell) -> float:
        return float(0 < share_on(place, state.shapes[seat], cell) < 1)

    return hope


def _on_by_chance(place: Place) -> Hope:
    def hope(state: State, seat: Seat, cell: Cell) -> float:
        share = share_on(place, state.shapes[seat], cell)
        return share if share < 1 else 0.0

    return hope


def _at_risk(count: Count) -> Hope:
    """What is counted now and can only become less, for each card to come."""
    counted = counting(count)

    def hope(state: State, seat: Seat, cell: Cell) -> float:
        return counted(state, seat, cell) * (SPACES - state.marks[seat][_FILLED])

    return hope


def _none_face_down(state: State, seat: Seat, cell: Cell) -> float:
    marks = state.marks[seat]
    return float(marks[_FACE_DOWN] == 0 and marks[_FILLED] < SPACES)


def to_store(state: State, seat: Seat) -> int:
    """How much of the seat's gold its purses have room for."""
    return min(state.gold[seat], room(state, seat))


def room(state: State, seat: Seat) -> int:
    """How much gold the seat's purses can still hold."""
    if not state.marks[seat][Mark.PURSE_CARD]:
        return 0
    size = sum([PURSE[piece] for piece in state.grids[seat] if 0 <= piece < len(PURSE)])
    return size - gold_in_purses(state, seat, 0)


def _storable(state: State, seat: Seat, cell: Cell) -> float:
    return to_store(state, seat)


def _hopes(count: Count) -> tuple[tuple[str, Hope], ...]:
    """The hopes of a scroll that counts this, by their names."""
    match count:
        case In(Area.CROSS, _):
            return (("cross", _in(count)),)
        case In():
            return (("line", _in(count)),)
        case Kinds(Area.GRID):
            return (("kinds_in_grid", _kinds(count)),)
        case Kinds():
            return (("kinds_in_line", _kinds(count)),)
        case Sets(marks):
            name = "triples" if len(marks) > 2 else "pairs"
            return ((f"{name}_begun", _begun(count)), (name, _per_card))
        case On(place):
            return ("place", _may_be_on(place)), ("place_by_chance", _on_by_chance(place))
        case Lacks():
            return (("lacking", _at_risk(count)),)
        case Mark.CASTLE_BANNER | Mark.VILLAGE_BANNER:
            return (("banners", _per_card),)
        case Mark():
            return (("traits", _per_card),)
    return _MEASURES[count]


_MEASURES: dict[Measure, tuple[tuple[str, Hope], ...]] = {
    Measure.MISSING_KINDS: (("missing", _at_risk(Measure.MISSING_KINDS)),),
    Measure.THREES: (("threes_begun", _threes_begun), ("threes", _per_card)),
    Measure.OWN_KEYS: (("keys_counted", _per_card),),
    Measure.GOLD_HERE: (),
    Measure.GOLD_IN_PURSES: (("banked", _storable),),
    Measure.SOME_FACE_DOWN: (("none_face_down", _none_face_down),),
}


def _is_placed(character: Character) -> bool:
    """Whether it matters where the card and those around it lie."""
    match character.per:
        case In() | On():
            return True
        case Kinds(area):
            return area != Area.GRID
    return False


PLACED = tuple(map(_is_placed, CHARACTERS))  # by card
POINTS = tuple(character.points for character in CHARACTERS)
SCROLLS = tuple(counting(character.per) for character in CHARACTERS)
_NAMED = tuple(_hopes(character.per) for character in CHARACTERS)
NAMES = tuple(dict.fromkeys(name for hopes in _NAMED for name, _ in hopes))
HOPES: tuple[tuple[tuple[int, Hope], ...], ...] = tuple(  # by card: the number of the name, how often its points
    tuple((NAMES.index(name), hope) for name, hope in hopes) for hopes in _NAMED
)
