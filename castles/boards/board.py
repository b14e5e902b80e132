"""What a board is: one game laid out as data. It knows no pygame: the stage draws it, the table plays it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, TypeVar

from castles.display import Aim, Badge, Box, Flourish, Mark, Piece, Pose, Sheet, Spot
from castles.rules.game import Event, Move, Seat

S = TypeVar("S")
T = TypeVar("T")


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
    round: Callable[[S], object] = lambda state: None  # which one it is, if the game counts them
    opens: bool = False  # whether there is something to be shown of what nobody could see, once it is over
    secret_moves: Mapping[type[Move], type[Event] | None] = field(default_factory=dict)
