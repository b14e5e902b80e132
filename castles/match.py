"""A match: who plays what from which setup, the moves so far, and every state on the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

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


class CannotUndo(Exception):
    """Nothing to take back, or something was revealed since; `event` is what was revealed, if anything."""

    def __init__(self, event: Event | None = None) -> None:
        super().__init__(event)
        self.event = event


Keeper = Callable[["Match"], None]


class Match:
    """Plays, undoes and redoes. A keeper puts every change on disk at once; while the disk fails, the game goes on, and
    each change tries again."""

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Setup,
        players: Sequence[Player],
        name: str = "",
        keeper: Keeper | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.players = tuple(players)
        self.name = name
        self.keeper = keeper
        self.start = game.setup(setup)
        self.past: list[Played] = []
        self.undone: list[Move] = []
        self.hints = [0] * len(self.players)  # how many each seat was given
        self.trouble: OSError | None = None  # why what was played last isn't on disk

    @property
    def state(self) -> Any:
        """The state now. It is nobody's to change: play moves instead."""
        return self.past[-1].after if self.past else self.start

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
    def moves(self) -> list[Move]:
        return [played.move for played in self.past]

    def play(self, move: Move) -> Played:
        """Plays a move of the seat to move; IllegalMove changes nothing."""
        played = self._played(move)
        self._change([*self.past, played], [])
        return played

    def undo(self) -> None:
        """Takes back the last move of a person, and what computer players did since."""
        count = self._undoable()
        kept, taken_back = self.past[:-count], self.past[-count:]
        self._change(kept, self.undone + [played.move for played in reversed(taken_back)])

    def can_undo(self) -> bool:
        return self.refuses_undo() is None

    def refuses_undo(self) -> CannotUndo | None:
        """Why nothing can be taken back; None if something can."""
        try:
            self._undoable()
        except CannotUndo as refusal:
            return refusal
        return None

    def undo_turn(self) -> None:
        """Takes back all that can be of the running turn of the last person who moved."""
        self.undo()
        seat = self.to_move
        while self.past and self.past[-1].seat == seat and self.can_undo():
            self.undo()

    def redo(self) -> Played | None:
        """Plays again what was taken back last; None if there is nothing."""
        if not self.undone:
            return None
        *rest, move = self.undone
        played = self._played(move)
        self._change([*self.past, played], rest)
        return played

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

    def _played(self, move: Move) -> Played:
        before = self.state
        move = self.game.legal(before, move)
        state = self.game.copy(before)
        steps: list[Step] = []
        self.game.perform(state, move, lambda event: steps.append(Step(event, self.game.copy(state))))
        seat = self.game.to_move(before)
        assert seat is not None, "a played move had a mover"
        return Played(move, seat, before, tuple(steps), state)

    def _undoable(self) -> int:
        """How many moves an undo takes back: up to the last one of a person."""
        for count, played in enumerate(reversed(self.past), start=1):
            revealed = next((step.event for step in played.steps if step.event.reveals), None)
            if revealed is not None:
                raise CannotUndo(revealed)
            if self.players[played.seat].is_person:
                return count
        raise CannotUndo

    def _change(self, past: list[Played], undone: list[Move]) -> None:
        before = self.past, self.undone
        self.past, self.undone = past, undone
        try:
            self.keep()
        except BaseException:  # a fault of the program, not of the disk
            self.past, self.undone = before
            raise
