"""What a computer player thinks: a move, what it seems to be worth, and why."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from castles.rules.game import Choice, Move

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good: a key that the game's chronicle puts into a sentence, with what that sentence tells.

    Every value is a fact that the rules bear out: points gained, a danger, a piece by its name.
    """

    key: str
    values: Mapping[str, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Thought(Generic[M]):
    """The best move so far. Worths of one decision can be compared; a game says what its worths mean."""

    move: M
    worth: float
    reason: Reason


Thinking: TypeAlias = Iterator[Thought[M]]  # each thought better founded than the last; stop whenever you like
