"""The printed facts of the Courtyard: tiles, wall, track, towers, start spaces and tokens.

Read off scans of the 2003 edition. That the newer edition has the same tiles and wall is an assumption, though all
numbers of its rulebook agree.

A side of a tile has a road in its middle or none, and two halves, which may differ. So twelve *ends* lie around a
tile, named clockwise from the north-west corner: `Nw` is the western half of the northern side, `N` the road across
that side, `Ne` its eastern half, and so on. Each quarter of a tile fills the two halves at its corner.
"""

from collections.abc import Iterator
from dataclasses import dataclass

HOUSE, PIGSTY, MEADOW, ROAD = KINDS = ("house", "pigsty", "meadow", "road")
SIDES = ("N", "E", "S", "W")
QUARTERS = {"NW": ("Wn", "Nw"), "NE": ("Ne", "En"), "SE": ("Es", "Se"), "SW": ("Sw", "Ws")}
ENDS = ("Nw", "N", "Ne", "En", "E", "Es", "Se", "S", "Sw", "Ws", "W", "Wn")


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a house, pigsty, meadow or road on one tile, or on the inner side of a start space."""

    kind: str
    ends: tuple[str, ...]  # in the order of ENDS
    quarters: tuple[str, ...] = ()  # of a tile; none for roads
    chapels: int = 0
    stocks: int = 0
    leads_to: str | None = None  # where a road ends inside: "fountain", "house", "pigsty" or "wall"


@dataclass(frozen=True, slots=True)
class Tile:
    """One kind of tile as it is printed, before any turn."""

    kind: str
    count: int
    segments: tuple[Segment, ...]

    @property
    def quarters(self) -> dict[str, str]:
        """What fills each quarter: house, pigsty or meadow."""
        return {name: self._at(halves[0]) for name, halves in QUARTERS.items()}

    @property
    def roads(self) -> tuple[str, ...]:
        """The sides that a road crosses."""
        return tuple(side for side in SIDES if any(side in segment.ends for segment in self.segments))

    @property
    def fountain(self) -> bool:
        """Whether a fountain cuts its roads apart."""
        return any(segment.leads_to == "fountain" for segment in self.segments)

    @property
    def chapels(self) -> int:
        """The chapels on its meadows."""
        return sum(segment.chapels for segment in self.segments)

    @property
    def stocks(self) -> int:
        """The stocks on its road."""
        return sum(segment.stocks for segment in self.segments)

    def _at(self, end: str) -> str:
        return next(segment.kind for segment in self.segments if end in segment.ends)


def _tiles(table: str) -> Iterator[Tile]:
    for line in table.strip().splitlines():
        name, *columns = line.split("|")
        kind, count = name.split()
        parts = [part for column in columns for part in column.split(",") if part.strip()]
        yield Tile(kind, int(count), tuple(segment for part in parts for segment in _segments(part)))


def _segments(part: str) -> Iterator[Segment]:
    """`house NE SE`, `meadow NW + chapel`, `road N E + stocks`, or several in `roads E S W to fountain`."""
    kind, *places = part.split()
    if "to" in places:
        *sides, _, goal = places
        yield from (Segment(ROAD, (side,), leads_to=goal) for side in sides)
    elif kind == ROAD:
        yield Segment(ROAD, tuple(side for side in SIDES if side in places), stocks=places.count("stocks"))
    else:
        quarters = tuple(quarter for quarter in QUARTERS if quarter in places)
        halves = {half for quarter in quarters for half in QUARTERS[quarter]}
        yield Segment(kind, tuple(end for end in ENDS if end in halves), quarters, places.count("chapel"))


# Kind, how many, then its houses, pigsties, roads and meadows. Stocks don't cut a road, a fountain does.
TILES = tuple(
    _tiles(
        """
K01 1| house NW, house SE | pigsty NE, pigsty SW | road N E S W + stocks   |
K02 2| house SE SW        | pigsty NW NE         |                         |
K03 1| house SE SW        | pigsty NW NE         | road E W                |
K04 1| house NW NE        | pigsty SW            |                         | meadow SE
K05 1| house NW NE        | pigsty SW            | roads E S W to fountain | meadow SE
K06 1| house SW           | pigsty NW NE         | road E S W + stocks     | meadow SE
K07 1| house SW           | pigsty NW NE         |                         | meadow SE
K08 1| house SW           | pigsty NW NE         | roads E S W to fountain | meadow SE
K09 1| house SW           | pigsty SE            | road E S W + stocks     | meadow NW NE
K10 1| house SE           | pigsty SW            | roads E S W to fountain | meadow NW NE + chapel
K11 1| house NW           | pigsty NE            | road E S W + stocks     | meadow SE, meadow SW
K12 1| house SE           | pigsty SW            |                         | meadow NW NE
K13 1|                    |                      |                         | meadow NW NE SE SW + chapel
K14 1|                    |                      | road E W                | meadow NW NE, meadow SE SW
K15 1|                    |                      | road N W                | meadow NW, meadow NE SE SW
K16 1|                    |                      | roads E S W to fountain | meadow NW NE, meadow SE, meadow SW
K17 1|                    |                      | road N W, road E S      | meadow NW, meadow NE SW + chapel, meadow SE
K18 2| house NE SE SW     | pigsty NW            | road N W                |
K19 2| house NE SE SW     | pigsty NW            |                         |
K20 1| house NE SE SW     |                      |                         | meadow NW
K21 1| house NW NE SW     |                      | road E S                | meadow SE
K22 1| house SE SW        |                      | road N E                | meadow NW, meadow NE
K23 1| house NW NE        |                      | road E W                | meadow SE SW
K24 2| house SE SW        |                      | road N to house         | meadow NW, meadow NE
K25 1| house NW NE        |                      | road E S W + stocks     | meadow SE, meadow SW
K26 1| house SE, house SW |                      | road E S                | meadow NW NE
K27 1| house NW NE        |                      | roads E S W to fountain | meadow SE, meadow SW
K28 2| house SE SW        |                      |                         | meadow NW NE
K29 1| house SE SW        |                      |                         | meadow NW NE + chapel
K30 1| house SW           |                      | road N to house         | meadow NW, meadow NE SE + chapel
K31 1| house NW           |                      | road N W                | meadow NE SE SW + chapel
K32 2| house SW           |                      |                         | meadow NW NE SE
K33 1| house NW           |                      | roads N E W to fountain | meadow NE, meadow SE SW + chapel
K34 2| house NW           | pigsty NE SE SW      | road N W                |
K35 2| house NW           | pigsty NE SE SW      |                         |
K36 1|                    | pigsty NE SE SW      | road N W                | meadow NW
K37 2|                    | pigsty NE SE SW      |                         | meadow NW
K38 1|                    | pigsty SE SW         | road E W                | meadow NW NE + chapel
K39 1|                    | pigsty SE SW         | roads N E W to fountain | meadow NW, meadow NE
K40 1|                    | pigsty NW NE         | road E S                | meadow SE, meadow SW
K41 1|                    | pigsty NW, pigsty NE | road N S                | meadow SE, meadow SW
K42 1|                    | pigsty NW NE         | road E S W + stocks     | meadow SE, meadow SW
K43 2|                    | pigsty NW NE         | road S to pigsty        | meadow SE, meadow SW
K44 2|                    | pigsty NW NE         |                         | meadow SE SW
K45 1|                    | pigsty NW            | road N W                | meadow NE SE SW + chapel
K46 1|                    | pigsty SW            | roads E S W to fountain | meadow NW NE + chapel, meadow SE
K47 2|                    | pigsty NE            |                         | meadow NW SE SW
K48 1|                    | pigsty SW            | road N to pigsty        | meadow NW, meadow NE SE
"""
    )
)

# The squares inside the wall: x to the east from 0 to 8, y to the south from 0 to 11.
COURT = """
...######
...######
#########
########.
...#####.
...#####.
...#####.
.#######.
.#######.
.#######.
.#######.
.####....
"""
SQUARES = tuple((x, y) for y, row in enumerate(COURT.strip().splitlines()) for x, sign in enumerate(row) if sign == "#")

# The wall's corners, on the crossings of the grid, in the direction of the score track.
CORNERS = (
    (1, 12), (1, 7), (3, 7), (3, 4), (0, 4), (0, 2), (3, 2), (3, 0), (9, 0), (9, 3), (8, 3), (8, 11), (5, 11), (5, 12),
)  # fmt: skip

TRACK = 100  # spaces, numbered 0 to 99; a marker goes round


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower on a corner of the wall, over two spaces of the track."""

    spaces: tuple[int, int]
    corner: tuple[int, int]
    bends: str  # "out": the court lies in a quarter of its surroundings; "in": in three quarters
    has_token: bool = True


TOWERS = (
    Tower((0, 1), (1, 12), "out", has_token=False),
    Tower((12, 13), (1, 7), "out"),
    Tower((16, 17), (3, 7), "in"),
    Tower((20, 21), (3, 4), "in"),
    Tower((26, 27), (0, 4), "out"),
    Tower((32, 33), (0, 2), "out"),
    Tower((38, 39), (3, 2), "in"),
    Tower((42, 43), (3, 0), "out"),
    Tower((56, 57), (9, 0), "out"),
    Tower((64, 65), (9, 3), "out"),
    Tower((66, 67), (8, 3), "in"),
    Tower((82, 83), (8, 11), "out"),
    Tower((88, 89), (5, 11), "in"),
    Tower((90, 91), (5, 12), "out"),
)


@dataclass(frozen=True, slots=True)
class StartSpace:
    """A stretch of wall that is a tile on one side of a square; its ends are named as seen from that square."""

    name: str
    square: tuple[int, int]
    side: str
    spaces: tuple[int, int]
    segments: tuple[Segment, ...]


def _inner(kind: str, *ends: str, chapels: int = 0, stocks: int = 0) -> Segment:
    return Segment(kind, ends, (), chapels, stocks, "wall" if kind == ROAD else None)


# Whether the meadow of S2 joins behind the road's end can't be seen; a house rule takes it apart.
START_SPACES = (
    StartSpace("S1", (1, 9),  "W", (6, 7),   (_inner(HOUSE, "Wn"), _inner(MEADOW, "Ws", chapels=1))),
    StartSpace("S2", (3, 5),  "W", (18, 19), (_inner(MEADOW, "Ws", "Wn"), _inner(ROAD, "W", stocks=1))),
    StartSpace("S3", (3, 0),  "W", (40, 41), (_inner(PIGSTY, "Ws", "Wn"),)),
    StartSpace("S4", (6, 0),  "N", (50, 51), (_inner(HOUSE, "Nw"), _inner(PIGSTY, "Ne"))),
    StartSpace("S5", (8, 2),  "E", (62, 63), (_inner(PIGSTY, "En"), _inner(MEADOW, "Es", chapels=1))),
    StartSpace("S6", (7, 7),  "E", (74, 75), (_inner(HOUSE, "En"), _inner(ROAD, "E"), _inner(MEADOW, "Es"))),
    StartSpace("S7", (3, 11), "S", (94, 95), (_inner(MEADOW, "Se", "Sw", chapels=1),)),
)  # fmt: skip

# Every side of a square that lies along the wall, with the spaces of the track beside it.
# The other spaces belong to towers on corners that bend out.
WALL: dict[tuple[int, int, str], tuple[int, ...]] = {
    (1, 11, "W"): (2, 3),
    (1, 10, "W"): (4, 5),
    (1, 9, "W"): (6, 7),
    (1, 8, "W"): (8, 9),
    (1, 7, "W"): (10, 11),
    (1, 7, "N"): (14, 15),
    (2, 7, "N"): (16,),
    (3, 6, "W"): (17,),
    (3, 5, "W"): (18, 19),
    (3, 4, "W"): (20,),
    (2, 3, "S"): (21,),
    (1, 3, "S"): (22, 23),
    (0, 3, "S"): (24, 25),
    (0, 3, "W"): (28, 29),
    (0, 2, "W"): (30, 31),
    (0, 2, "N"): (34, 35),
    (1, 2, "N"): (36, 37),
    (2, 2, "N"): (38,),
    (3, 1, "W"): (39,),
    (3, 0, "W"): (40, 41),
    (3, 0, "N"): (44, 45),
    (4, 0, "N"): (46, 47),
    (5, 0, "N"): (48, 49),
    (6, 0, "N"): (50, 51),
    (7, 0, "N"): (52, 53),
    (8, 0, "N"): (54, 55),
    (8, 0, "E"): (58, 59),
    (8, 1, "E"): (60, 61),
    (8, 2, "E"): (62, 63),
    (8, 2, "S"): (66,),
    (7, 3, "E"): (67,),
    (7, 4, "E"): (68, 69),
    (7, 5, "E"): (70, 71),
    (7, 6, "E"): (72, 73),
    (7, 7, "E"): (74, 75),
    (7, 8, "E"): (76, 77),
    (7, 9, "E"): (78, 79),
    (7, 10, "E"): (80, 81),
    (7, 10, "S"): (84, 85),
    (6, 10, "S"): (86, 87),
    (5, 10, "S"): (88,),
    (4, 11, "E"): (89,),
    (4, 11, "S"): (92, 93),
    (3, 11, "S"): (94, 95),
    (2, 11, "S"): (96, 97),
    (1, 11, "S"): (98, 99),
}

# The ten pieces that the wall is laid of: first and last space of each.
WALL_PIECES = ((92, 5), (6, 11), (12, 18), (19, 27), (28, 35), (36, 47), (48, 59), (60, 69), (70, 79), (80, 91))

# Two of each; the first three are used during the game, the others count at its end.
TOKENS = (
    "extra_turn",
    "double_house",
    "double_pigsty",
    "chapel",
    "larger_keep",
    "five_points",
    "unfinished_house",
    "unfinished_pigsty",
    "unfinished_road",
)
TOKEN_COUNT = 2
HOUSE_POINTS = 1  # for each tile of a finished area
PIGSTY_POINTS = 2
ROAD_POINTS = 1
STOCKS_POINTS = 2  # for each tile of a road with stocks, however many
DOUBLE = 2  # times its points: what a double token makes of an area
CHAPEL_POINTS = 3  # for each chapel of a meadow
CHAPEL_TOKEN_POINTS = 4  # the same with a token
EMPTY_POINTS = 1  # for each square of the largest empty area, to the larger keep
LARGER_BY = 2  # tiles, for each token, when keeps are compared
FIVE_POINTS = 5  # for each token of that name
SUBJECTS = 7  # of each player, one of them the marker on the track
