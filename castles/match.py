"""A match: who plays what from which setup, the line of moves so far, and every state on the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from castles.rules.game import Event, Game, Move, Seat, Setup

COLOURS = ("gules", "azure", "vert", "or", "sable", "argent")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person, or a computer player of some level."""

    name: str
    colour: str
    level: str | None = None  # None: a person

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened, and a copy of the state just then."""

    event: Event
    state: Any


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was played: by whom, from which state, and what happened."""

    move: Move
    seat: Seat
    before: Any
    steps: tuple[Step, ...]
    after: Any

    @property
    def reveals(self) -> bool:
        """Whether something unseen became known, so that it can't be taken back."""
        return any(step.event.reveals for step in self.steps)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return tuple(step.event for step in self.steps)


@dataclass(frozen=True, slots=True)
class Deal:
    """What a seat can't see is dealt anew by `Game.guess`, from its view and a number. It isn't a move: nothing that
    anybody could see happens."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal that was made: from which state, and the state with the same view that came of it."""

    move: Deal
    seat: Seat
    before: Any
    after: Any
    steps: tuple[Step, ...] = ()
    reveals: bool = False
    events: tuple[Event, ...] = ()


Entry: TypeAlias = Played | Dealt


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a line: after so many moves, and after so many steps of the next one."""

    moves: int = 0
    steps: int = 0


class CannotUndo(Exception):
    """Nothing to take back, or something was revealed since; `event` is what was revealed, if anything."""

    def __init__(self, event: Event | None = None) -> None:
        super().__init__(event)
        self.event = event


@dataclass(frozen=True, slots=True)
class Line:
    """A match as far as it was played. It never changes: another line takes its place."""

    game: Game[Any, Any]
    setup: Setup
    players: tuple[Player, ...]
    start: Any  # the state after the setup
    entries: tuple[Entry, ...] = ()
    undone: tuple[Move | Deal, ...] = ()  # what was taken back, the last one first to be played again

    @property
    def state(self) -> Any:
        """The state at its end. It is nobody's to change."""
        return self.entries[-1].after if self.entries else self.start

    @property
    def end(self) -> Cursor:
        return Cursor(len(self.entries))

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        return self.to_move is None

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    def state_at(self, at: Cursor) -> Any:
        """The state at a place."""
        if at.steps:
            return self.entries[at.moves].steps[at.steps - 1].state
        return self.entries[at.moves - 1].after if at.moves else self.start

    def events_at(self, at: Cursor) -> tuple[Event, ...]:
        """What the move has brought that was made last, as far as this place."""
        if at.steps:
            return self.entries[at.moves].events[: at.steps]
        return self.entries[at.moves - 1].events if at.moves else ()

    def told_at(self, at: Cursor) -> list[tuple[Seat, Event]]:
        """All that has happened as far as this place, and who made it happen."""
        told = [(entry.seat, event) for entry in self.entries[: at.moves] for event in entry.events]
        if not at.steps:
            return told
        entry = self.entries[at.moves]
        return told + [(entry.seat, event) for event in entry.events[: at.steps]]

    def played(self, move: Move) -> "Line":
        """The line with another move of the seat to move at its end; IllegalMove if the rules don't allow it."""
        return replace(self, entries=(*self.entries, self._play(move)), undone=())

    def _play(self, move: Move) -> Played:
        before = self.state
        move = self.game.legal(before, move)
        state = self.game.copy(before)
        steps: list[Step] = []
        self.game.perform(state, move, lambda event: steps.append(Step(event, self.game.copy(state))))
        seat = self.game.to_move(before)
        assert seat is not None, "a played move had a mover"
        return Played(move, seat, before, tuple(steps), state)

    def taken_back(self) -> "Line":
        """The line without the last move of a person and what computer players did since; CannotUndo."""
        count = self._undoable()
        kept, gone = self.entries[:-count], self.entries[-count:]
        return replace(self, entries=kept, undone=(*self.undone, *(entry.move for entry in reversed(gone))))

    def played_again(self) -> "Line":
        """The line with what was taken back last."""
        *rest, move = self.undone
        assert isinstance(move, Move), "only moves are taken back as yet"
        return replace(self.played(move), undone=tuple(rest))

    def refuses_undo(self) -> CannotUndo | None:
        """Why nothing can be taken back; None if something can."""
        try:
            self._undoable()
        except CannotUndo as refusal:
            return refusal
        return None

    def _undoable(self) -> int:
        """How many moves an undo takes back: up to the last one of a person."""
        for count, entry in enumerate(reversed(self.entries), start=1):
            revealed = next((event for event in entry.events if event.reveals), None)
            if revealed is not None:
                raise CannotUndo(revealed)
            if self.players[entry.seat].is_person:
                return count
        raise CannotUndo


Keeper = Callable[["Match"], None]


class Match:
    """A line that grows, with its name and its place on disk. A keeper puts every change on disk at once; while the
    disk fails, the game goes on, and each change tries again."""

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        players: Sequence[Player],
        name: str = "",
        keeper: Keeper | None = None,
    ) -> None:
        self.line = Line(game, setup, tuple(players), game.setup(setup))
        self.name = name
        self.keeper = keeper
        self.hints = [0] * len(players)  # how many each seat was given
        self.trouble: OSError | None = None  # why what was played last isn't on disk

    @property
    def game(self) -> Game[Any, Any]:
        return self.line.game

    @property
    def setup(self) -> Setup:
        return self.line.setup

    @property
    def players(self) -> tuple[Player, ...]:
        return self.line.players

    @property
    def start(self) -> Any:
        return self.line.start

    @property
    def past(self) -> tuple[Entry, ...]:
        return self.line.entries

    @property
    def state(self) -> Any:
        """The state now. It is nobody's to change: play moves instead."""
        return self.line.state

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return self.line.to_move

    @property
    def is_over(self) -> bool:
        return self.line.is_over

    @property
    def names(self) -> tuple[str, ...]:
        return self.line.names

    @property
    def moves(self) -> list[Move]:
        return [entry.move for entry in self.past if isinstance(entry, Played)]

    def play(self, move: Move) -> Played:
        """Plays a move of the seat to move; IllegalMove changes nothing."""
        self._change(self.line.played(move))
        played = self.past[-1]
        assert isinstance(played, Played), "a move was played"
        return played

    def undo(self) -> None:
        """Takes back the last move of a person, and what computer players did since."""
        self._change(self.line.taken_back())

    def can_undo(self) -> bool:
        return self.refuses_undo() is None

    def refuses_undo(self) -> CannotUndo | None:
        """Why nothing can be taken back; None if something can."""
        return self.line.refuses_undo()

    def undo_turn(self) -> None:
        """Takes back all that can be of the running turn of the last person who moved."""
        self.undo()
        seat = self.to_move
        while self.past and self.past[-1].seat == seat and self.can_undo():
            self.undo()

    def redo(self) -> Entry | None:
        """Plays again what was taken back last; None if there is nothing."""
        if not self.line.undone:
            return None
        self._change(self.line.played_again())
        return self.past[-1]

    def count_hint(self, seat: Seat) -> None:
        """Another hint was given to this seat."""
        self.hints[seat] += 1
        self.keep()

    def keep(self) -> None:
        """Puts the match on disk as it is now, if that can be done."""
        try:
            if self.keeper:
                self.keeper(self)
        except OSError as error:
            self.trouble = error
        else:
            self.trouble = None

    @property
    def is_safe(self) -> bool:
        """Whether all that was played is on disk."""
        return self.keeper is not None and self.trouble is None

    def _change(self, line: Line) -> None:
        before, self.line = self.line, line
        try:
            self.keep()
        except BaseException:  # a fault of the program, not of the disk
            self.line = before
            raise
