"""What a table shows, as data: where pieces lie, marks over them, what goes with an event, what stands beside.

Boards lay it out and the stage draws it. It knows no game and no pygame.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from math import sqrt
from typing import Literal, TypeAlias

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
class Mark:
    """A drawing over the pieces: an area's outline, a dead square's cross, a flag with a worth."""

    picture: str
    box: Box
    label: str = ""
    seat: int | None = None
    alpha: float = 1
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Float:
    """A word that rises from a place: points, gold, keys."""

    text: str
    box: Box
    seat: int | None = None


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
