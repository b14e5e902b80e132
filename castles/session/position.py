"""A position: all that what is seen and told at a table depends on, but for the settings and the time."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from castles.ai.thought import Reason
from castles.boards.board import Intent
from castles.boards.ways import Step
from castles.display import SILENT, Flourish
from castles.match import Cursor, Line
from castles.rules.game import Event, Move, Seat

GLIDE = 0.3  # seconds in which pieces go where they lie, if nothing else is said


@dataclass(frozen=True, slots=True)
class Moment:
    """What is being shown right now, on the way from one place of the line to the next."""

    event: Event | None = None  # None: nothing happens, but time passes until the next is asked
    flourish: Flourish = SILENT
    seconds: float = 0.0  # that it is shown
    glide: float = GLIDE  # seconds in which pieces go where they lie now, before the pace
    told: bool = True  # False while it can't be put into words yet: dice are in the air


@dataclass(frozen=True, slots=True)
class Advice:
    """Something said beside the table, and the way to the move that it advises."""

    reason: Reason
    of: Seat | None = None  # whose move it explains; None: a hint to the viewer
    way: tuple[Step, ...] = ()

    def next_step(self, intent: Intent) -> Step | None:
        """What to do next on the way; None once the hand has strayed from it."""
        exact = next((step for step in self.way if step.before == intent), None)
        bare = intent.changed(held=None)  # a piece picked up is as good as one that lies ready
        return exact or next((step for step in self.way if step.before == bare), None)


@dataclass(frozen=True, slots=True)
class Offer:
    """The moves that the viewer may make now, and what is said of those that the rules allow but the driver doesn't."""

    moves: tuple[Move, ...] = ()
    refusal: Callable[[], str] = str  # in the language of the moment


NOTHING = Offer()


@dataclass(frozen=True, slots=True)
class Playback:
    """How the past is looked through."""

    towards: int  # it goes on by itself until so many moves lie on the table
    plays: bool = False  # and then to the next, as far as the end
    tempo: float = 1.0  # how much faster than it was played
    leads_back: bool = True  # to the game, unless that is over or played elsewhere


@dataclass(frozen=True, slots=True)
class Position:
    """Where a session stands. It never changes: another position takes its place."""

    line: Line
    at: Cursor  # the place of the line that lies on the table
    viewer: Seat | None  # who looks; None: behind the curtain
    looked_last: Seat | None = None  # who did before the curtain fell
    view: Any = None  # what the viewer may know of the state there
    moment: Moment | None = None  # what is being shown; None: nothing
    intent: Intent = field(default_factory=Intent)
    chosen: tuple[Any, ...] = ()  # the picks with which the last move was made
    offered: Offer = NOTHING
    advice: Advice | None = None
    playback: Playback | None = None  # of the past, if that is looked at; None: it is played
    is_open: bool = False  # whether all hands are shown, once the match is over
    is_being_kept: bool = False  # whether the last change is on its way to the disk
    has_ended: bool = False  # whether it was played to its end here, and all of it has been shown

    @property
    def state(self) -> Any:
        """The whole state on the table, of which a board must see no more than the view."""
        return self.line.state_at(self.at)

    @property
    def looks_back(self) -> bool:
        """Whether the past is looked at."""
        return self.playback is not None

    @property
    def is_paused(self) -> bool:
        """Whether a match that isn't over waits for somebody who looks back."""
        return self.looks_back and not self.line.is_over

    @property
    def lies_in_past(self) -> bool:
        """Whether less lies on the table than was played, or the match waits: then nothing of it can be changed."""
        return self.is_paused or (self.looks_back and self.at != self.line.end)

    @property
    def leads_back(self) -> bool:
        """Whether the past leads back to a game that goes on here."""
        return self.is_paused and self.playback is not None and self.playback.leads_back

    @property
    def is_settled(self) -> bool:
        """Whether all that was played has been shown."""
        return self.moment is None and self.at == self.line.end

    @property
    def is_told(self) -> bool:
        """Whether what is being shown may be put into words."""
        return self.moment is None or self.moment.told

    @property
    def lifter(self) -> Seat:
        """Who is asked to lift the curtain: the person to move, or whoever looked last."""
        seat, people = self.line.to_move, self.line.people
        if seat in people:
            return seat
        return people[0] if self.looked_last is None else self.looked_last

    @property
    def is_asked(self) -> bool:
        """Whether the viewer is asked for a decision, or to confirm it."""
        return bool(self.offered.moves)

    @property
    def can_act(self) -> bool:
        """Whether the viewer can decide now."""
        return self.is_asked and self.intent.waiting is None

    @property
    def told(self) -> list[tuple[Seat, Event]]:
        """All that has happened as far as it may be told, and who made it happen."""
        told = self.line.told_at(self.at)
        return told if self.is_told else told[:-1]
