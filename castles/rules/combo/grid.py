"""The cells of a growing grid: where the next card may lie, and which cells make a row, a column or a cross."""

from functools import cache

from castles.rules.combo.pieces import SIDE, Place
from castles.rules.combo.state import Cell, Spot

WIDTH = 2 * SIDE - 1  # a grid may reach two cells to any side of its first card, which lies in the centre
SPOTS: tuple[Spot, ...] = tuple((x, y) for y in range(1 - SIDE, SIDE) for x in range(1 - SIDE, SIDE))
CELLS = range(len(SPOTS))
CELL = {spot: cell for cell, spot in enumerate(SPOTS)}
CENTRE = CELL[0, 0]

_ROWS = tuple(tuple(CELL[x, y] for x, _ in SPOTS[:WIDTH]) for _, y in SPOTS)
_COLUMNS = tuple(tuple(CELL[x, y] for _, y in SPOTS[::WIDTH]) for x, _ in SPOTS)
_CROSSES = tuple(tuple(dict.fromkeys(row + column)) for row, column in zip(_ROWS, _COLUMNS, strict=True))
AREAS = ((tuple(CELLS),) * len(SPOTS), _ROWS, _COLUMNS, _CROSSES)  # by `Area`, then by cell


def spots(cells: tuple[Cell, ...]) -> tuple[Spot, ...]:
    """The cells as x and y."""
    return tuple(SPOTS[cell] for cell in cells)


def filled(shape: int) -> list[Cell]:
    """The cells with a card."""
    return [cell for cell in CELLS if shape >> cell & 1]


@cache
def free_cells(shape: int) -> tuple[Cell, ...]:
    """Where the next card may lie: beside a card, and never making the grid wider or higher than three."""
    if not shape:
        return (CENTRE,)
    return tuple(cell for cell in CELLS if not shape >> cell & 1 and touches(shape, cell) and fits(shape, cell))


def touches(shape: int, cell: Cell) -> bool:
    """Whether the cell has a card at one of its sides."""
    x, y = SPOTS[cell]
    beside = [CELL.get(spot) for spot in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))]
    return any(shape >> each & 1 for each in beside if each is not None)


def fits(shape: int, cell: Cell) -> bool:
    """Whether a card in this cell leaves the grid within three by three."""
    columns, rows = extent(shape | 1 << cell)
    return len(columns) <= SIDE and len(rows) <= SIDE


@cache
def extent(shape: int) -> tuple[range, range]:
    """The columns and the rows that the cards reach."""
    columns, rows = zip(*spots(tuple(filled(shape))), strict=True)
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


@cache
def surely_on(place: Place, shape: int, cell: Cell) -> bool:
    """Whether the cell belongs to the place of the full grid, however this one may still grow."""
    return share_on(place, shape, cell) == 1


@cache
def share_on(place: Place, shape: int, cell: Cell) -> float:
    """In which share of the full grids that this one may become the cell belongs to the place."""
    (x, y), (columns, rows) = SPOTS[cell], extent(shape)
    tops = range(rows[-1] - SIDE + 1, rows[0] + 1)
    lefts = range(columns[-1] - SIDE + 1, columns[0] + 1)
    return sum(place.has(y - top, x - left) for top in tops for left in lefts) / (len(tops) * len(lefts))
