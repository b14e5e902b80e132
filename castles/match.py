"""A match: who plays what from which setup, the line of moves so far, and every state on the way."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from castles.rules.chance import WORD
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
    this seat could see happens. Other seats may find other cards in their hands, in games that have secret hands."""

    seat: Seat
    number: int  # 0 to WORD


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
    """A place in a line: after so many of its entries, moves and deals, and after so many steps of the next one."""

    moves: int = 0
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a match was taken over: from which match, and after how many of its moves."""

    name: str
    moves: int


class CannotUndo(Exception):
    """Nothing to take back, or something was revealed since; `event` is what was revealed, if anything."""

    def __init__(self, event: Event | None = None) -> None:
        super().__init__(event)
        self.event = event


@dataclass(frozen=True, slots=True)
class Line:
    """A match as far as it was played. It never changes: another line takes its place.

    A deal belongs to the move that it follows, or to the start: it is taken back and played again with it. So an undo
    leads back to the moment of a decision, with what had been dealt for it."""

    game: Game[Any, Any]
    setup: Setup
    players: tuple[Player, ...]
    start: Any  # the state after the setup
    entries: tuple[Entry, ...] = ()
    undone: tuple[Move | Deal, ...] = ()  # what was taken back, the last one first to be played again
    origin: Origin | None = None  # where it was taken over; its moves are the first of this line

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

    def after(self, at: Cursor) -> Cursor:
        """The next place: after another step, or once all of a move's steps have been shown, after the move."""
        if at.steps < len(self.entries[at.moves].steps):
            return Cursor(at.moves, at.steps + 1)
        return Cursor(at.moves + 1)

    def moves_at(self, at: Cursor) -> int:
        """How many moves were made before a place."""
        return sum(isinstance(entry, Played) for entry in self.entries[: at.moves])

    def place_after(self, moves: int) -> Cursor:
        """The place after so many moves, and after the deals that belong to the last of them; at most the end."""
        made = [number for number, entry in enumerate(self.entries) if isinstance(entry, Played)]
        return Cursor(made[moves]) if moves < len(made) else self.end

    @property
    def beginning(self) -> Cursor:
        """The place where it was taken over, or its start. What came before is never taken back."""
        return Cursor() if self.origin is None else self.place_after(self.origin.moves)

    @property
    def last_played(self) -> Played | None:
        """The last move; None if there is none."""
        return self._played_before(self.end)

    def _played_before(self, at: Cursor) -> Played | None:
        return next((entry for entry in reversed(self.entries[: at.moves]) if isinstance(entry, Played)), None)

    def state_at(self, at: Cursor) -> Any:
        """The state at a place."""
        if at.steps:
            return self.entries[at.moves].steps[at.steps - 1].state
        return self.entries[at.moves - 1].after if at.moves else self.start

    def events_at(self, at: Cursor) -> tuple[Event, ...]:
        """What the move has brought that was made last, as far as this place."""
        if at.steps:
            return self.entries[at.moves].events[: at.steps]
        played = self._played_before(at)
        return played.events if played else ()

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

    def dealt(self, seat: Seat, number: int) -> "Line":
        """The line with a deal at its end, after which this seat sees what it saw before."""
        assert seat in range(len(self.players)), "somebody's view is kept"
        assert 0 <= number <= WORD, "the number can be saved"
        before = self.state
        after = self.game.guess(self.game.view(before, seat), seat, number)
        return replace(self, entries=(*self.entries, Dealt(Deal(seat, number), seat, before, after)), undone=())

    def taken_over(self, at: Cursor, players: Sequence[Player], name: str = "", deal: Deal | None = None) -> "Line":
        """A line of its own that begins at a place of this one, which is the line of the match of this name; within a
        move it begins before it. The seats are taken anew, and a deal may follow for the one that `dealable` tells."""
        assert len(players) == len(self.players), "the setup stays"
        moves = self.moves_at(at)
        entries = self.entries[: self.place_after(moves).moves]
        line = replace(self, players=tuple(players), entries=entries, undone=(), origin=Origin(name, moves))
        return line if deal is None else line.dealt(deal.seat, deal.number)

    def dealable(self, at: Cursor, players: Sequence[Player]) -> Seat | None:
        """For which seat there can be a deal once these have taken over at this place, so that no person sees
        anything change. A deal keeps one view: of several people all must see the same there, or it is None."""
        state = self.state_at(self.place_after(self.moves_at(at)))
        people = [seat for seat, player in enumerate(players) if player.is_person] or [0]
        first, *others = [self.game.view(state, seat) for seat in people]
        return people[0] if all(view == first for view in others) else None

    def taken_back(self) -> "Line":
        """The line without the last move of a person and what computer players did since; CannotUndo."""
        count = self._undoable()
        kept, gone = self.entries[:-count], self.entries[-count:]
        return replace(self, entries=kept, undone=(*self.undone, *(entry.move for entry in reversed(gone))))

    def played_again(self) -> "Line":
        """The line with the move that was taken back last, and with its deals."""
        *rest, move = self.undone
        line = self._with(move)
        while rest and isinstance(rest[-1], Deal):
            line = line._with(rest.pop())
        return replace(line, undone=tuple(rest))

    def _with(self, move: Move | Deal) -> "Line":
        return self.dealt(move.seat, move.number) if isinstance(move, Deal) else self.played(move)

    def refuses_undo(self) -> CannotUndo | None:
        """Why nothing can be taken back; None if something can."""
        try:
            self._undoable()
        except CannotUndo as refusal:
            return refusal
        return None

    def _undoable(self) -> int:
        """How many entries an undo takes back: the last move of a person and all that followed."""
        for count, entry in enumerate(reversed(self.entries[self.beginning.moves :]), start=1):
            revealed = next((event for event in entry.events if event.reveals), None)
            if revealed is not None:
                raise CannotUndo(revealed)
            if isinstance(entry, Played) and self.players[entry.seat].is_person:
                return count
        raise CannotUndo


class Keeper:
    """Puts a match somewhere safe."""

    is_in_background = False  # whether it only begins at once, so that nobody waits for the disk
    is_busy = False  # whether it hasn't finished yet
    has_kept = True  # whether it has put the match anywhere by now

    def keep(self, match: "Match") -> None:
        """The match as it is now; OSError if that can't be done. In the background it sees to the match's trouble
        itself."""
        raise NotImplementedError

    def finish(self) -> None:
        """Waits until it isn't busy."""

    def leave(self) -> None:
        """Nobody plays this match any more."""


class Match:
    """A line that grows, with its name and its place on disk. A keeper puts every change on disk; while the disk fails,
    the game goes on, and each change tries again."""

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
    def origin(self) -> Origin | None:
        """Where it was taken over from another match."""
        return self.line.origin

    @property
    def moves(self) -> list[Move]:
        return [entry.move for entry in self.past if isinstance(entry, Played)]

    def play(self, move: Move) -> Played:
        """Plays a move of the seat to move; IllegalMove changes nothing."""
        self._change(self.line.played(move))
        played = self.past[-1]
        assert isinstance(played, Played), "a move was played"
        return played

    def deal(self, seat: Seat, number: int) -> Dealt:
        """Deals anew what a seat can't see."""
        self._change(self.line.dealt(seat, number))
        dealt = self.past[-1]
        assert isinstance(dealt, Dealt), "a deal was made"
        return dealt

    def taken_over(self, at: Cursor, players: Sequence[Player], name: str = "", deal: Deal | None = None) -> "Match":
        """A match of its own, which begins at a place of this one; it isn't kept yet. See `Line.taken_over`."""
        match = Match(self.game, self.setup, players, name)
        match.line = self.line.taken_over(at, players, self.name, deal)
        return match

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
        while (last := self.line.last_played) and last.seat == seat and self.can_undo():
            self.undo()

    def redo(self) -> Played | None:
        """Plays again the move that was taken back last; None if there is none."""
        if not self.line.undone:
            return None
        self._change(self.line.played_again())
        return self.line.last_played

    def count_hint(self, seat: Seat) -> None:
        """Another hint was given to this seat."""
        self.hints[seat] += 1
        self.keep()

    def keep(self) -> None:
        """Puts the match on disk as it is now, if that can be done."""
        self.trouble = None
        try:
            if self.keeper is not None:
                self.keeper.keep(self)
        except OSError as error:
            self.trouble = error

    @property
    def is_being_kept(self) -> bool:
        """Whether the last change is on its way to the disk."""
        return self.keeper is not None and self.keeper.is_busy

    @property
    def is_safe(self) -> bool:
        """Whether all that was played is on disk."""
        keeper = self.keeper
        return keeper is not None and keeper.has_kept and not keeper.is_busy and self.trouble is None

    def _change(self, line: Line) -> None:
        before, self.line = self.line, line
        try:
            self.keep()
        except BaseException:  # a fault of the program, not of the disk
            self.line = before
            raise
