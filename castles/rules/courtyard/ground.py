"""Tables made from the pieces: where squares, sides and ends lie, how a turned tile meets them, and what fits where.

Squares are numbered by row and column; start spaces follow them. A *spot* is one end of a square or start space, twelve
to each; a segment is known by the spot of its first end. A *turned* tile is four times its kind plus its quarter turns.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from castles.rules.courtyard.bits import CHAPELS, COVERS, ENDLESS, KIND_BIT, REACHES, STOCKS
from castles.rules.courtyard.pieces import ENDS, MEADOW, SIDES, SQUARES, START_SPACES, TILES, Segment
from castles.rules.courtyard.state import Place, Put, Stand

K = TypeVar("K")
V = TypeVar("V")

ROLES = {"house": "squire", "pigsty": "farmer", "meadow": "monk", "road": "herald"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbour on each side
NUMBERS = {at: number for number, at in enumerate(SQUARES)}
NUMBER_AT = tuple(tuple(NUMBERS.get((x, y), -1) for x in range(9)) for y in range(12))
ANY, NO_ROAD, A_ROAD = range(3)  # what a square asks of a tile's side
WISHES = 3**4  # one for each combination of what the four sides are asked for
SIDE_WEIGHTS = (1, 3, 9, 27)


class Table(dict[K, V]):
    """A table that makes each entry when it is first asked for."""

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: K) -> V:
        value = self[key] = self.make(key)
        return value


def _turned_ends(segment: Segment, turns: int) -> tuple[int, ...]:
    return tuple(sorted((ENDS.index(end) + 3 * turns) % 12 for end in segment.ends))


def _turned_segments(turned: int) -> tuple[tuple[Segment, tuple[int, ...]], ...]:
    kind, turns = divmod(turned, 4)
    pairs = [(segment, _turned_ends(segment, turns)) for segment in TILES[kind].segments]
    return tuple(sorted(pairs, key=lambda pair: pair[1]))


# The segments of a turned tile with their ends as they lie, ordered by first end.
SEGMENTS = Table(_turned_segments)


def _looks(turned: int) -> list[object]:
    return [(part.kind, ends, part.chapels, part.stocks, part.leads_to) for part, ends in SEGMENTS[turned]]


def _different_turns(kind: int) -> range:
    same = (turns for turns in (1, 2) if _looks(4 * kind) == _looks(4 * kind + turns))
    return range(next(same, 4))


def _roads(turned: int) -> tuple[bool, ...]:
    crossed = {end for _, ends in SEGMENTS[turned] for end in ends}
    return tuple(3 * side + 1 in crossed for side in range(4))


# For each kind the turns that give different tiles; for each turned tile the sides with a road.
TURNS = tuple(_different_turns(kind) for kind in range(len(TILES)))
ROADS = tuple(_roads(turned) for turned in range(4 * len(TILES)))

# What a turned tile asks of its neighbour on each side.
ASKS = tuple(
    tuple((A_ROAD if road else NO_ROAD) * SIDE_WEIGHTS[(side + 2) % 4] for side, road in enumerate(roads))
    for roads in ROADS
)


def asked(wish: int, side: int) -> int:
    """What a wish asks of one side."""
    return wish // SIDE_WEIGHTS[side] % 3


def fits(roads: tuple[bool, ...], wish: int) -> bool:
    """Whether a tile with these roads may lie where its sides are asked for this."""
    each = ((asked(wish, side), road) for side, road in enumerate(roads))
    return all(want == ANY or road == (want == A_ROAD) for want, road in each)


def _ways_to_lay(square: int) -> dict[tuple[int, ...], tuple[Place, ...]]:
    places = [Place(*SQUARES[square], turns) for turns in range(4)]
    choices = [[turns for turns in range(4) if chosen >> turns & 1] for chosen in range(16)]
    return {tuple(turns): tuple(places[turn] for turn in turns) for turns in choices}


def _tables_of_fits() -> Iterator[list[tuple[Place, ...]]]:
    """Kinds with the same roads and turns share a table."""
    ways = [_ways_to_lay(square) for square in range(len(SQUARES))]
    tables: dict[tuple[tuple[bool, ...], ...], list[tuple[Place, ...]]] = {}
    for kind, turns in enumerate(TURNS):
        roads = tuple(ROADS[4 * kind + turn] for turn in turns)
        if roads not in tables:
            fitting = [tuple(turn for turn in turns if fits(roads[turn], wish)) for wish in range(WISHES)]
            tables[roads] = [lay[turns] for lay in ways for turns in fitting]
        yield tables[roads]


# For each kind of tile: by WISHES * square + what is asked there, all ways to lay it.
FITS = tuple(_tables_of_fits())


def _neighbours(square: int) -> Iterator[tuple[int, int]]:
    x, y = SQUARES[square]
    for side, (dx, dy) in enumerate(STEPS):
        if (x + dx, y + dy) in NUMBERS:
            yield NUMBERS[x + dx, y + dy], side


# For each square the squares beside it, with the side they lie on.
NEIGHBOURS = tuple(tuple(_neighbours(square)) for square in range(len(SQUARES)))


def _faced(square: int) -> tuple[int, ...]:
    spots = [-1] * 12
    for near, side in NEIGHBOURS[square]:
        opposite = 12 * near + 3 * ((side + 2) % 4)
        spots[3 * side : 3 * side + 3] = opposite + 2, opposite + 1, opposite
    for number, start in enumerate(START_SPACES, len(SQUARES)):
        if start.square == SQUARES[square]:
            first = 3 * SIDES.index(start.side)
            spots[first : first + 3] = range(12 * number + first, 12 * number + first + 3)
    return tuple(spots)


# For each square the spots that its twelve ends face; -1 along the wall.
FACED = tuple(_faced(square) for square in range(len(SQUARES)))


def _links(key: int) -> tuple[tuple[int, int], ...]:
    turned, wish = divmod(key, WISHES)
    ends = ((end, KIND_BIT[segment.kind]) for segment, ends in SEGMENTS[turned] for end in ends)
    return tuple((end, kind) for end, kind in ends if asked(wish, end // 3))


# By WISHES * turned tile + what was asked of it: each end that meets a tile or start space, with its kind's bit.
LINKS = Table(_links)


def _reach(square: int, ends: tuple[int, ...]) -> int:
    sides = {end // 3 for end in ends}
    return sum(REACHES[near] for near, side in NEIGHBOURS[square] if side in sides)


def area_of(segment: Segment, place: int, reach: int) -> int:
    """The area that a segment on this square or start space is by itself."""
    area = KIND_BIT[segment.kind] | COVERS[place] | reach
    area |= ENDLESS if segment.kind == MEADOW else 0
    return area | (STOCKS if segment.stocks else 0) | (CHAPELS[place] if segment.chapels else 0)


def _new_areas(key: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    turned, square = divmod(key, len(SQUARES))
    up, areas = list(range(12 * square, 12 * square + 12)), [0] * 12
    for segment, ends in SEGMENTS[turned]:
        areas[ends[0]] = area_of(segment, square, _reach(square, ends))
        for end in ends:
            up[end] = 12 * square + ends[0]
    return tuple(up), tuple(areas)


# By 76 * turned tile + square: what a tile laid there brings to the forest of spots and to the areas.
NEW_AREAS = Table(_new_areas)


def _puts(turned: int) -> tuple[tuple[int, Put], ...]:
    return tuple((ends[0], Put(ROLES[segment.kind], ENDS[ends[0]])) for segment, ends in SEGMENTS[turned])


# For each turned tile the first end of each segment, and the move that puts a subject there.
PUTS = Table(_puts)


def stand(spot: int) -> Stand:
    """The column, row and end of a spot on a square."""
    square, end = divmod(spot, 12)
    return (*SQUARES[square], ENDS[end])
