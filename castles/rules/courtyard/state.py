"""The Courtyard's state, and its moves and events."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from castles.rules.game import Event, Move, Seat

NONE = -1
UNKNOWN = -2  # in a view: a tile or token that nobody has seen

At: TypeAlias = tuple[int, int]  # a square: column from the west, row from the north
Stand: TypeAlias = tuple[int, int, str]  # a segment on a square, by its first end


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay the tile in hand on a square, after some quarter turns clockwise."""

    x: int
    y: int
    turns: int


@dataclass(frozen=True, slots=True)
class Put(Move):
    """Put a subject on the segment of the tile just laid whose first end this is."""

    role: str  # squire, farmer, monk or herald
    end: str


@dataclass(frozen=True, slots=True)
class PutNobody(Move):
    """Keep the subjects at home."""


@dataclass(frozen=True, slots=True)
class Score(Move):
    """Score the finished area on which a subject stands here next, with a double token or without."""

    x: int
    y: int
    end: str
    double: bool


@dataclass(frozen=True, slots=True)
class GoAgain(Move):
    """Spend an extra turn token."""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Keep the extra turn token for later."""


CourtyardMove: TypeAlias = Place | Put | PutNobody | Score | GoAgain | EndTurn
MOVES = (Place, Put, PutNobody, Score, GoAgain, EndTurn)


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """It is this seat's turn."""

    seat: Seat
    extra: bool


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """The next tile was taken from the stack, open to all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str
    left: int  # in the stack


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    """The tile fitted nowhere and left the game."""

    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """The tile in hand was laid."""

    seat: Seat
    tile: str
    x: int
    y: int
    turns: int


@dataclass(frozen=True, slots=True)
class SubjectPut(Event):
    """A subject came from the supply to a segment."""

    seat: Seat
    subject: int  # 0 to 5: which of the seat's
    role: str
    x: int
    y: int
    end: str


@dataclass(frozen=True, slots=True)
class SubjectsReturned(Event):
    """All subjects of a finished area went back to their supplies."""

    kind: str
    subjects: tuple[tuple[Seat, int, Stand], ...]  # whose, which, from where


@dataclass(frozen=True, slots=True)
class AreaScored(Event):
    """A finished road, house or pigsty brought points."""

    seat: Seat
    kind: str
    squares: tuple[At, ...]
    starts: tuple[str, ...]  # the start spaces that count, by name
    stocks: bool
    doubled: bool  # with a token
    points: int
    score: int  # the seat's score after it


@dataclass(frozen=True, slots=True)
class AreaUnclaimed(Event):
    """A finished area brought nobody points, since both had the same number of subjects on it."""

    kind: str
    squares: tuple[At, ...]
    starts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeepPlaced(Event):
    """A keep was put on, or moved to, the house just scored."""

    seat: Seat
    stand: Stand
    size: int


@dataclass(frozen=True, slots=True)
class TokenWon(Event):
    """A marker stopped at a tower and took its token, which was turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tower: int
    token: str


@dataclass(frozen=True, slots=True)
class TokenSpent(Event):
    """A double or extra turn token was used and left the game."""

    seat: Seat
    token: str


@dataclass(frozen=True, slots=True)
class TowersCleared(Event):
    """The game is at its end: the tokens still on the towers left, unseen."""

    towers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MeadowScored(Event):
    """A meadow brought points for its chapels."""

    seat: Seat
    squares: tuple[At, ...]
    starts: tuple[str, ...]
    chapels: int
    token: bool  # more points for each chapel
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class KeepsCompared(Event):
    """The larger keep, if one was, brought a point for each square of the largest empty area."""

    sizes: tuple[int, int]  # tokens included
    tokens: tuple[int, int]  # how many made each larger
    seat: Seat | None
    squares: tuple[At, ...]
    points: int
    score: int  # of the seat; 0 for nobody


@dataclass(frozen=True, slots=True)
class FivePointsScored(Event):
    """A five points token was counted."""

    seat: Seat
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class UnfinishedScored(Event):
    """A token brought points for an unfinished house, pigsty or road."""

    seat: Seat
    kind: str
    squares: tuple[At, ...]
    starts: tuple[str, ...]
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """All is counted."""

    scores: tuple[int, int]


EVENTS = (
    TurnBegun,
    TileTaken,
    TileSetAside,
    TilePlaced,
    SubjectPut,
    SubjectsReturned,
    AreaScored,
    AreaUnclaimed,
    KeepPlaced,
    TokenWon,
    TokenSpent,
    TowersCleared,
    MeadowScored,
    KeepsCompared,
    FivePointsScored,
    UnfinishedScored,
    GameEnded,
)


@dataclass(slots=True)
class State:
    """The whole table. `ground` tells how squares, spots and turned tiles are numbered, `bits` what an area is."""

    stocks_count: bool  # house rule: stocks double unfinished roads, too
    first: Seat  # the start player
    seat: Seat  # whose turn it is
    choices: Sequence[CourtyardMove]  # that are legal now; none when the game is over
    tile: int  # in hand, or NONE
    last: int  # the square laid last, or NONE
    stack: list[int]  # the next tile at the end
    unfit: list[int]  # tiles that fitted nowhere
    laid: list[int]  # on each square: the turned tile, or NONE; then the start spaces
    empty: int  # the reach bits of all squares without a tile
    frontier: dict[int, int]  # squares where a tile may lie, and what their sides ask for
    up: list[int]  # a forest of spots: each leads up to the root that stands for its area
    areas: list[int]  # at each root: the area
    finished: list[int]  # roots of areas with subjects that are finished and not yet scored
    posts: list[int]  # for each subject: the spot it stands on, or NONE in the supply
    home: list[int]  # for each seat: the bits of the subjects in its supply
    keeps: list[int]  # for each seat: the spot of its keep, or NONE
    keep_sizes: list[int]
    scores: list[int]
    lines: list[int]  # points by reason, the first seat's and the second's in turn
    towers: list[int]  # the token on each, or NONE
    box: list[int]  # tokens out of the game, unseen
    held: list[list[int]]  # for each seat: tokens won and not spent, in the order won
    fresh: int  # how many tokens the seat to move has won in this very turn: not usable yet
    spent: list[int]
    ending: str


def copied(state: State) -> State:
    """The same state, to be changed on its own."""
    return State(
        state.stocks_count,
        state.first,
        state.seat,
        state.choices,
        state.tile,
        state.last,
        state.stack[:],
        state.unfit[:],
        state.laid[:],
        state.empty,
        state.frontier.copy(),
        state.up[:],
        state.areas[:],
        state.finished[:],
        state.posts[:],
        state.home[:],
        state.keeps[:],
        state.keep_sizes[:],
        state.scores[:],
        state.lines[:],
        state.towers[:],
        state.box[:],
        [tokens[:] for tokens in state.held],
        state.fresh,
        state.spent[:],
        state.ending,
    )
