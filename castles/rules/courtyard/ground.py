"""Tables made from the pieces: where squares, sides and ends lie, how a turned tile meets others, and what fits where.

Squares are numbered by row and column; start spaces follow them: together they are *places*. A *spot* is one end of a
place, twelve to each; a segment is known by the spot of its first end. A *turned* tile is numbered four times its kind
plus its quarter turns; the start spaces follow, as tiles beside the court that were there before the first one.
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from castles.rules.courtyard.bits import CHAPEL, COVERS, KIND_BIT, REACHES, STOCKS
from castles.rules.courtyard.pieces import ENDS, KINDS, MEADOW, SIDES, SQUARES, START_SPACES, TILES, Segment
from castles.rules.courtyard.state import NONE, Place, Put, Stand

Lying: TypeAlias = tuple[Segment, tuple[int, ...]]  # a segment, and its ends as it lies

ROLES = {"house": "squire", "pigsty": "farmer", "meadow": "monk", "road": "herald"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbour on each side
NUMBERS = {at: number for number, at in enumerate(SQUARES)}
NUMBER_AT = tuple(tuple(NUMBERS.get((x, y), NONE) for x in range(9)) for y in range(12))
END_NUMBERS = {end: number for number, end in enumerate(ENDS)}
FIRST_START = 4 * len(TILES)  # the number of the first start space among turned tiles
APART = FIRST_START + len(START_SPACES)  # start space S2 when its meadow doesn't join behind the road's end


def opposite(end: int) -> int:
    """The end of the neighbour that this one meets."""
    return (end + 8 - 2 * (end % 3)) % 12


def _lying_tile(turned: int) -> Iterator[Lying]:
    kind, turns = divmod(turned, 4)
    for segment in TILES[kind].segments:
        yield segment, tuple(sorted((END_NUMBERS[end] + 3 * turns) % 12 for end in segment.ends))


def _lying_start(number: int, joined: bool) -> Iterator[Lying]:
    for segment in START_SPACES[number].segments:
        ends = tuple(sorted(opposite(END_NUMBERS[end]) for end in segment.ends))
        yield from ((segment, part) for part in ([ends] if joined else zip(ends, strict=True)))


def _all_lying() -> Iterator[tuple[Lying, ...]]:
    tiles = [_lying_tile(turned) for turned in range(FIRST_START)]
    starts = [_lying_start(number, True) for number in range(len(START_SPACES))]
    for segments in (*tiles, *starts, _lying_start(1, False)):
        yield tuple(sorted(segments, key=lambda each: each[1]))


# For each turned tile its segments with their ends as they lie, ordered by first end.
SEGMENTS = tuple(_all_lying())


def _firsts(segments: tuple[Lying, ...]) -> tuple[int, ...]:
    firsts = {end: ends[0] for _, ends in segments for end in ends}
    return tuple(firsts.get(end, NONE) for end in range(12))


# For each end of each turned tile the first end of the same segment.
FIRSTS = tuple(map(_firsts, SEGMENTS))


def _face(turned: int) -> list[object]:
    return [(segment.kind, ends, segment.chapels, segment.stocks) for segment, ends in SEGMENTS[turned]]


def _different_turns(kind: int) -> range:
    same = (turns for turns in (1, 2) if _face(4 * kind + turns) == _face(4 * kind))
    return range(next(same, 4))


# For each kind the turns that give different tiles; for each turned tile the sides with a road.
TURNS = tuple(_different_turns(kind) for kind in range(len(TILES)))
ROADS = tuple(tuple(firsts[3 * side + 1] != NONE for side in range(4)) for firsts in FIRSTS)

NO_ROAD, A_ROAD = 1, 2  # what a square asks of a tile's side; 0 where nothing lies beside it
WEIGHTS = (1, 3, 9, 27)  # of the sides: their sum is the wish of a square
WISHES = 81


def _asks(roads: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple((A_ROAD if road else NO_ROAD) * WEIGHTS[(side + 2) % 4] for side, road in enumerate(roads))


# For each turned tile what it asks of the square on each side.
ASKS = tuple(map(_asks, ROADS))


def _granted(roads: tuple[bool, ...]) -> set[int]:
    """The wishes that a tile with these roads fulfils."""
    sums = {0}
    for weight, road in zip(WEIGHTS, roads, strict=True):
        sums |= {each + weight * (A_ROAD if road else NO_ROAD) for each in sums}
    return sums


def _ways_to_lay(square: int) -> list[tuple[Place, ...]]:
    """For each set of turns, as a number below 16."""
    places = [Place(*SQUARES[square], turns) for turns in range(4)]
    return [tuple(places[turns] for turns in range(4) if chosen >> turns & 1) for chosen in range(16)]


def _tables_of_fits() -> Iterator[list[tuple[Place, ...]]]:
    """Kinds with the same roads and turns share a table."""
    ways = [_ways_to_lay(square) for square in range(len(SQUARES))]
    tables: dict[tuple[tuple[bool, ...], ...], list[tuple[Place, ...]]] = {}
    for kind, turns in enumerate(TURNS):
        roads = ROADS[4 * kind : 4 * kind + len(turns)]
        if roads not in tables:
            granted = [_granted(each) for each in roads]
            chosen = [sum(1 << turn for turn in turns if wish in granted[turn]) for wish in range(WISHES)]
            tables[roads] = [lay[turns] for lay in ways for turns in chosen]
        yield tables[roads]


# For each kind of tile: by WISHES * square + what is asked there, all ways to lay it.
FITS = tuple(_tables_of_fits())


def _beside(square: int) -> Iterator[tuple[int, int, int, int]]:
    x, y = SQUARES[square]
    for side, (dx, dy) in enumerate(STEPS):
        if (x + dx, y + dy) in NUMBERS:
            near = NUMBERS[x + dx, y + dy]
            yield near, side, 12 * near, WISHES * near
    for place, start in enumerate(START_SPACES, len(SQUARES)):
        if start.square == (x, y):
            yield place, SIDES.index(start.side), 12 * place, NONE


# For each square the places beside it: the side they lie on, their first spot, and where their wishes begin in FITS.
BESIDE = tuple(tuple(_beside(square)) for square in range(len(SQUARES)))


def _looks(segments: tuple[Lying, ...]) -> list[int]:
    """For each side its two halves and its road as one number below 18, read clockwise."""
    kinds = {end: KINDS.index(segment.kind) for segment, ends in segments for end in ends}
    sides = [(3 * side, 3 * side + 1, 3 * side + 2) for side in range(4)]
    return [6 * kinds.get(first, 0) + 2 * kinds.get(second, 0) + (road in kinds) for first, road, second in sides]


LOOKS = 18
ALL_LOOKS = [_looks(segments) for segments in SEGMENTS]

# For each turned tile and side: where the meetings of such a side begin in MEETINGS, to be added to ...
SIDE_LOOKS = tuple(tuple(LOOKS * (LOOKS * side + look) for side, look in enumerate(looks)) for looks in ALL_LOOKS)
# ... this, for the neighbour on that side.
FACING_LOOKS = tuple(tuple(looks[2:] + looks[:2]) for looks in ALL_LOOKS)


def _meetings(side: int, own: int, facing: int) -> Iterator[tuple[int, int]]:
    """The ends that join, and after NONE a neighbour's end that this side stops; meadows need not be stopped."""
    first = 3 * side
    own_kinds, facing_kinds = (own // 6, own // 2 % 3), (facing // 2 % 3, facing // 6)
    for end, kind, other in zip((first, first + 2), own_kinds, facing_kinds, strict=True):
        if kind == other:
            yield end, opposite(end)
        elif KINDS[other] != MEADOW:
            yield NONE, opposite(end)
    if own & facing & 1:
        yield first + 1, opposite(first + 1)


# What happens along a side, for each combination of side, its look, and the look that faces it.
MEETINGS = tuple(
    tuple(_meetings(side, own, facing)) for side in range(4) for own in range(LOOKS) for facing in range(LOOKS)
)


def _chapel_bits() -> Iterator[int]:
    """For each turned tile; no kind with a chapel comes twice, so each chapel has its own bit."""
    bit = 1 << CHAPEL
    pieces = [(tile.segments, 4) for tile in TILES] + [(start.segments, 1) for start in START_SPACES]
    for segments, turns in pieces:
        yield from [bit] * turns
        bit <<= any(segment.chapels for segment in segments)
    yield 0  # S2 taken apart has none


def _parts(segments: tuple[Lying, ...], chapel: int) -> Iterator[tuple[int, int, int]]:
    for segment, ends in segments:
        sides = sum(1 << side for side in {end // 3 for end in ends})
        holy = chapel if segment.chapels else 0
        yield ends[0], sides, KIND_BIT[segment.kind] | (STOCKS if segment.stocks else 0) | holy


# For each turned tile, by segment: its first end, the set of its sides, and the bits that don't depend on its place.
PARTS = tuple(tuple(_parts(segments, chapel)) for segments, chapel in zip(SEGMENTS, _chapel_bits(), strict=True))


def _span(square: int, sides: int) -> int:
    near = (REACHES[place] for place, side, *_ in BESIDE[square] if place < len(SQUARES) and sides >> side & 1)
    return COVERS[square] | sum(near)


# For each square and set of sides: the bits for covering the square and reaching out over these sides.
SPANS = tuple(tuple(_span(square, sides) for sides in range(16)) for square in range(len(SQUARES)))


_put = cache(Put)


def _puts(segments: tuple[Lying, ...]) -> tuple[tuple[int, Put], ...]:
    return tuple((ends[0], _put(ROLES[segment.kind], ENDS[ends[0]])) for segment, ends in segments)


# For each turned tile the first end of each segment, and the move that puts a subject there.
PUTS = tuple(map(_puts, SEGMENTS))


def spot_of(x: int, y: int, end: str) -> int:
    """The spot of an end of a square."""
    return 12 * NUMBERS[x, y] + END_NUMBERS[end]


def stand(spot: int) -> Stand:
    """The column, row and end of a spot on a square."""
    square, end = divmod(spot, 12)
    return (*SQUARES[square], ENDS[end])
