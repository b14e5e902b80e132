"""What a game is: one record of functions over one plain state, the same record for every game."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

Seat: TypeAlias = int
Choice: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of a player: a small frozen value of ints, bools, strings and tuples of these."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told in the past tense and holding only what every seat may know."""

    reveals: ClassVar[bool] = False  # True: something unseen became known, so undo stops here


S = TypeVar("S")
M = TypeVar("M", bound=Move)
Tell: TypeAlias = Callable[[Event], None] | None  # None: nobody listens, so no event need be made


class Refused(ValueError):
    """Something the rules don't allow; `reason` is a key that `castles.wording` puts into words."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason, values)
        self.reason = reason
        self.values = values


class IllegalMove(Refused):
    """A move that isn't allowed now; the state is as it was."""


class BadSetup(Refused):
    """A wrong number of players, an unknown option, or a choice it doesn't have."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match starts from; make one with `Game.setup_for`, which checks and completes it."""

    players: int
    seed: int
    options: Mapping[str, Choice]
    ages: tuple[Seat, ...]  # the seats, youngest first


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the score sheet: a reason and what it is worth to each seat."""

    reason: str
    amounts: tuple[int, ...]  # one for each seat
    adds: bool = True  # False: shown and compared, but not part of the total


Tally: TypeAlias = tuple[Line, ...]
Ranking: TypeAlias = tuple[tuple[Seat, ...], ...]  # best first; seats that share a place stand together


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M]):
    """The whole of a game's rules. Every function of it is pure but `perform`, which changes the state it is given."""

    key: str
    version: int  # raised whenever an old save would replay differently
    players: range
    options: Mapping[str, tuple[Choice, ...]]  # the choices of each house rule, the default first
    moves: tuple[type[M], ...]
    events: tuple[type[Event], ...]
    endings: tuple[str, ...]  # every way this game can end
    setup: Callable[[Setup], S]
    to_move: Callable[[S], Seat | None]  # None: the game is over
    legal_moves: Callable[[S], Sequence[M]]  # of the seat to move, always in the same order; empty when over
    why_not: Callable[[S, M], str]  # the reason key for a move that isn't legal now
    perform: Callable[[S, M, Tell], None]  # plays a legal move in place, unchecked: for search
    copy: Callable[[S], S]
    view: Callable[[S, Seat], S]  # the same type, with what this seat can't know blanked out
    guess: Callable[[S, Seat, int], S]  # from a view, seat and a number: some full state that gives this view
    tally: Callable[[S], Tally]  # as if the game ended now
    ranking: Callable[[S], Ranking]
    ending: Callable[[S], str]  # of a finished game: one of `endings`
    census: Callable[[S], Counter[Any]]  # every piece of the box, wherever it lies: never changes

    def setup_for(
        self,
        players: int,
        seed: int = 0,
        options: Mapping[str, Choice] | None = None,
        ages: Sequence[Seat] | None = None,
    ) -> Setup:
        """A complete setup, or BadSetup. Ages are seats, youngest first; by default the first seat is youngest."""
        if players not in self.players:
            raise BadSetup("players", given=players, least=self.players[0], most=self.players[-1])
        order = tuple(range(players)) if ages is None else tuple(ages)
        if sorted(order) != list(range(players)):
            raise BadSetup("ages", given=order)
        return Setup(players, seed, self._chosen(options or {}), order)

    def _chosen(self, options: Mapping[str, Choice]) -> dict[str, Choice]:
        for name, choice in options.items():
            if name not in self.options:
                raise BadSetup("option", given=name, known=tuple(self.options))
            if not any(
                choice is known or (choice == known and type(choice) is type(known)) for known in self.options[name]
            ):
                raise BadSetup("choice", option=name, given=choice, known=self.options[name])
        return {name: options.get(name, choices[0]) for name, choices in self.options.items()}

    def all_options(self) -> list[dict[str, Choice]]:
        """Every combination of house rules."""
        return [dict(zip(self.options, choices, strict=True)) for choices in product(*self.options.values())]

    def legal(self, state: S, move: M) -> M:
        """The legal move that equals this one; IllegalMove if there is none."""
        for known in self.legal_moves(state):
            if known == move:
                return known
        raise IllegalMove(self.why_not(state, move), move=move)

    def play(self, state: S, move: M, tell: Tell = None) -> None:
        """Plays a move in place and tells what happened; IllegalMove leaves the state as it was."""
        self.perform(state, self.legal(state, move), tell)


def winners(ranking: Ranking) -> tuple[Seat, ...]:
    """The seats that share the first place."""
    return ranking[0]


def totals(tally: Tally) -> tuple[int, ...]:
    """Each seat's sum of the lines that add up; empty if this game counts no points."""
    counted = [line.amounts for line in tally if line.adds]
    return tuple(map(sum, zip(*counted, strict=True)))


def ranked(keys: Sequence[Any]) -> Ranking:
    """The seats in places by their keys, highest first; equal keys share a place."""
    places: dict[Any, list[Seat]] = {}
    for seat, key in enumerate(keys):
        places.setdefault(key, []).append(seat)
    return tuple(tuple(places[key]) for key in sorted(places, reverse=True))
