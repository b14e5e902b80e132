"""What a board is: one game laid out as data. It knows no pygame: the stage draws it, the table plays it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from castles.rules.game import Event, Move, Seat

S = TypeVar("S")
T = TypeVar("T")
Piece: TypeAlias = Hashable  # names a piece from frame to frame, so that the stage can glide it: ("tile", 17)
Space: TypeAlias = Literal["board", "dock"]  # the board under the camera, or the player's own things, which stay put


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of a space, and the uppermost piece there."""

    x: float
    y: float
    space: Space = "board"
    piece: Piece | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in a space, by its centre."""

    x: float
    y: float
    w: float
    h: float
    space: Space = "board"

    def holds(self, x: float, y: float) -> bool:
        return abs(x - self.x) * 2 <= self.w and abs(y - self.y) * 2 <= self.h

    def covers(self, spot: Spot) -> bool:
        return spot.space == self.space and self.holds(spot.x, spot.y)


@dataclass(frozen=True, slots=True)
class Caption:
    """Words on a part of a piece: the name on a card's ribbon. The part is given in parts of the piece's size."""

    text: str
    x: float  # of the left upper corner
    y: float
    w: float
    h: float
    light: bool = False  # pale words on a dark ground, instead of ink on parchment
    align: Literal["left", "centre"] = "centre"


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a piece lies."""

    picture: str  # below art/, without its ending: "courtyard/subject_gules"; frames of ui/ grow without stretching
    box: Box
    turn: float = 0  # degrees clockwise
    z: float = 0  # higher lies above
    alpha: float = 1
    label: str = ""  # a number or word written on the piece
    tip: str = ""  # what the tooltip says
    captions: tuple[Caption, ...] = ()  # too small to be read, they are left out
    dim: bool = False  # in the shade, since it can't be had now
    close_up: "Pose | None" = None  # what the zoom shows instead: the whole card for a small one


@dataclass(frozen=True, slots=True)
class Intent:
    """What undo must not bring back, since it was only about to be done: the piece in hand and its quarter turns, picks
    on the way to a move, the move that waits for a yes, overlays."""

    held: Piece | None = None
    turns: int = 0
    picks: tuple[Hashable, ...] = ()
    waiting: "Waiting | None" = None
    overlays: frozenset[str] = frozenset()

    def changed(self, **fields: Any) -> "Intent":
        return replace(self, **fields)

    def wants(self, move: Move, zone: "Zone | None") -> "Intent":
        """About to make this move, at this place, once it is confirmed."""
        return replace(self, waiting=Waiting(move, zone))

    @property
    def dropped(self) -> "Intent":
        """With nothing held, picked or waiting any more."""
        return replace(self, held=None, picks=(), waiting=None)


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    """All that a board needs to lay itself out for one pair of eyes."""

    view: S
    seat: Seat  # who looks
    names: Sequence[str]
    colours: Sequence[str]
    legal: Sequence[Move] = ()  # of the seat that looks; empty when it isn't to move
    intent: Intent = field(default_factory=Intent)
    options: Mapping[str, Any] = field(default_factory=dict)
    helps: frozenset[str] = frozenset()
    last: tuple[Event, ...] = ()  # what the last move brought, for the mark of the last move
    chosen: tuple[Hashable, ...] = ()  # the picks with which the last move was made
    told: bool = True  # False while what happened last can't be put into words yet: dice are in the air
    shared: bool = False  # several people with secrets look at this screen
    is_open: bool = False  # the match is over, and what others held is shown
    _known: dict[Any, Any] = field(default_factory=dict, init=False, repr=False, compare=False)

    def once(self, of: "Callable[[Look[S]], T]") -> T:
        """What a function finds in this look, worked out once however often it is asked."""
        if of not in self._known:
            self._known[of] = of(self)
        return self._known[of]  # type: ignore[no-any-return]


@dataclass(frozen=True, slots=True)
class Zone:
    """A place to tap or to drop a piece, and what that means: a legal move, or a step towards one."""

    key: Hashable
    box: Box
    does: Move | Intent
    takes: Piece | None = None  # the piece that can be dropped here; a tap does the same
    grip: Piece | None = None  # the piece that a press here picks up
    ghost: Pose | None = None  # how the piece would lie here
    glow: bool = True
    faint: bool = False  # legal, but not just so: for a turned tile, say
    light: str = ""  # a picture that lights up the place, instead of the common rim
    tip: str = ""
    name: str = ""  # for the keyboard's spoken line
    again: Move | Intent | None = None  # what another tap means once its piece is in hand

    def means(self, intent: Intent) -> Move | Intent:
        """What a tap here does to hands that hold this."""
        return self.again if self.again is not None and intent.held == self.grip else self.does


@dataclass(frozen=True, slots=True)
class Waiting:
    """A move that waits for a yes, and the place where it was made, if it was made at one."""

    move: Move
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """A decision that no piece or place means: a button beside the table ("No subject"), or on it."""

    label: str
    does: Move | Intent
    icon: str = ""
    main: bool = False  # what Enter does
    key: str = ""  # a letter that does it, too
    refused: bool = False  # not legal now; pressed all the same, it says why
    box: Box | None = None  # its place on the table; None: beside it, with the other buttons


@dataclass(frozen=True, slots=True)
class Mark:
    """A drawing over the pieces: an area's outline, a dead square's cross, a flag with a worth."""

    picture: str
    box: Box
    label: str = ""
    seat: Seat | None = None
    alpha: float = 1
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Float:
    """A word that rises from a place: points, gold, keys."""

    text: str
    box: Box
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Tumble:
    """How a piece rolls to its place: it spins and bounces, each time lower, and slows down."""

    pictures: tuple[str, ...]  # seen one after the other while it rolls
    lands: float = 0.8  # the part of the way after which it lies still
    face: str = ""  # what it shows from there to its place, if that isn't how it will lie

    @property
    def lies_still(self) -> float:
        """The part of the time after which it has landed: it is thrown, so it goes fast at first."""
        return 1 - sqrt(1 - self.lands)


@dataclass(frozen=True, slots=True)
class Flourish:
    """What goes with an event: a sound, words that rise, pieces that light up, and how long it lasts."""

    sound: str = ""
    floats: tuple[Float, ...] = ()
    lights: tuple[Box, ...] = ()
    seconds: float = 0.35
    origins: tuple[tuple[Piece, Piece], ...] = ()  # a new piece, and the old one from whose place it comes
    paths: tuple[tuple[Piece, tuple[Box, ...]], ...] = ()  # a piece, and the places it passes on its way
    tumbles: tuple[tuple[Piece, Tumble], ...] = ()  # pieces that roll
    leaving: tuple[tuple[Piece, Box], ...] = ()  # pieces that are seen no longer, and where they go
    line: str = ""  # what the line on top says of it, if the log's sentence is too long
    least: float = 0  # seconds that it lasts even at a table without animations: something has to be learnt
    meanwhile: str = ""  # what the line on top says until it can be told

    @property
    def told(self) -> float:
        """The part of its time after which words may tell it: when whatever rolls lies still."""
        return max((tumble.lies_still for _piece, tumble in self.tumbles), default=0.0)


SILENT = Flourish(seconds=0)


@dataclass(frozen=True, slots=True)
class Badge:
    """A small count in a player's panel: an icon or picture, a number, and what it means."""

    picture: str
    text: str
    tip: str


@dataclass(frozen=True, slots=True)
class Aim:
    """What it is all about, below the players where there is room: a title, and lines with a picture each."""

    title: str
    lines: tuple[tuple[str, str, str], ...]  # picture, words, and a count or ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Something to look up beside the table: a title and pictures with counts."""

    title: str
    rows: tuple[tuple[str, str, str], ...]  # picture, count, tip
    note: str = ""
    shape: float = 1.0  # height by width of the pictures
    columns: int = 0  # of a table; 0: as many as fit


@dataclass(frozen=True, slots=True)
class Board(Generic[S]):
    """A game on the table. Everything here is built from views and legal moves; no rule is written twice."""

    key: str
    extent: Callable[[Look[S]], tuple[float, float]]  # width and height of the board space
    dock: tuple[float, float]  # width and height of the dock space; (0, 0) for none
    dock_side: Literal["left", "below"]
    secret_hands: bool  # whether seats hold what others may not see, so that a curtain is needed
    poses: Callable[[Look[S]], Mapping[Piece, Pose]]
    zones: Callable[[Look[S]], Sequence[Zone]]
    commands: Callable[[Look[S]], Sequence[Command]]
    marks: Callable[[Look[S]], Sequence[Mark]]
    turnable: Callable[[Look[S]], bool]  # whether R, wheel and right click turn something now
    prompt: Callable[[Look[S]], str]  # the one line that says what is expected of the seat to move
    flourish: Callable[[Event, Look[S]], Flourish]
    badges: Callable[[Look[S], Seat], Sequence[Badge]]
    score: Callable[[Look[S], Seat], str]  # the large figure in a player's panel
    happens: Callable[[S], bool] = lambda view: False  # whether something befalls all, so that nobody is to play
    aim: Callable[[Look[S]], Aim] | None = None
    sheets: Mapping[str, Callable[[Look[S]], Sheet]] = field(default_factory=dict)  # by the key that opens them: "t"
    overlays: Mapping[str, str] = field(default_factory=dict)  # by key: "f" -> "areas"
    helps: tuple[str, ...] = ()  # helps of its own, each a setting
    lights: Callable[[Look[S], Piece], Sequence[Mark]] = (
        lambda look, piece: ()
    )  # over what a piece counts, if pointed at
    counted: Callable[[Look[S], Sequence[Event], str, Seat], Sequence[Box]] = lambda look, told, reason, seat: ()
    # ^ where that lies which a line of the score sheet counts for a seat; `told` is all that happened so far
    meant: Callable[[Look[S], Spot], Move | None] = lambda look, spot: None  # by a tap or drop that no zone covers
    silent: tuple[type[Event], ...] = ()  # events that show nothing on purpose
    milestones: tuple[type[Event], ...] = ()  # events that bring points or a castle, for the track of a replay
    opens: bool = False  # whether there is something to be shown of what nobody could see, once it is over
    secret_moves: Mapping[type[Move], type[Event] | None] = field(default_factory=dict)
    # ^ moves that others don't see when they are made, and the event after which they have; None: they never do
