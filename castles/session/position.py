"""A position: all that what is seen and told at a table depends on, but for the settings and the time."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from castles.ai.thought import Reason
from castles.boards.board import SILENT, Flourish, Intent, Zone
from castles.boards.ways import Step as WayStep
from castles.match import Cursor, Line
from castles.rules.game import Event, Move, Seat


@dataclass(frozen=True, slots=True)
class Waiting:
    """A move that waits for a yes, and the place where it was made."""

    move: Move
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """What is being shown right now, on the way from one place of the line to the next."""

    event: Event | None = None  # None: the table turns to another viewer
    flourish: Flourish = SILENT
    told: bool = True  # False while it can't be put into words yet: dice are in the air


@dataclass(frozen=True, slots=True)
class Advice:
    """Something said beside the table, and the way to the move that it advises."""

    reason: Reason
    of: Seat | None = None  # whose move it explains; None: a hint to the viewer
    way: tuple[WayStep, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """The moves that the viewer may make now, and what is said of those that the rules allow but the driver doesn't."""

    moves: tuple[Move, ...] = ()
    refusal: Callable[[], str] = str  # in the language of the moment


NOTHING = Offer()


@dataclass(frozen=True, slots=True)
class Position:
    """Where a session stands. It never changes: another position takes its place."""

    line: Line
    at: Cursor  # the place of the line that lies on the table
    viewer: Seat | None  # who looks; None: behind the curtain
    view: Any = None  # what the viewer may know of the state there
    moment: Moment | None = None  # None: all that was played has been shown
    intent: Intent = field(default_factory=Intent)  # what somebody is about to do
    waiting: Waiting | None = None
    chosen: tuple[Any, ...] = ()  # the picks with which the last move was made
    offered: Offer = NOTHING
    advice: Advice | None = None
