"""What a wording is: everything that one game says in words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from castles.i18n import Number, _
from castles.rules.game import Choice, Event, Move

S = TypeVar("S")
Names: TypeAlias = Sequence[str]  # the players' names by seat
Sentence: TypeAlias = Callable[[Mapping[str, Choice], Names], str]  # for a reason, from what it tells


def numbers(**values: int) -> dict[str, Number]:
    """Numbers that sentences can say as they need them."""
    return {name: Number(value) for name, value in values.items()}


class Labels(Mapping[str, str]):
    """English ids by key; but one that names numbers of the rules is told with them, in the player's language."""

    def __init__(self, ids: Mapping[str, str], numbers: Mapping[str, Number]) -> None:
        self._ids, self._numbers = ids, numbers

    def __getitem__(self, key: str) -> str:
        label = self._ids[key]
        return _(label).format(**self._numbers) if "{" in label else label

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


@dataclass(frozen=True, slots=True)
class Wording(Generic[S]):
    """Everything that a game says in words. All messages are English ids, translated when they are shown."""

    title: str
    minutes: int  # how long a match takes, as the box says
    labels: Mapping[str, str]  # score lines, endings, options, their choices ("option.choice") and reasons of refusal
    sentence: Callable[[Any, Names], str]  # an event as one whole sentence in the present tense, "" if it needs none
    drawing: Callable[[S, Names], str]  # the table as text, for the command line
    reasons: Mapping[str, Sentence] = field(default_factory=dict)  # why a computer player plays a move, by key
    facts: Mapping[str, Number] = field(default_factory=dict)  # the printed numbers that sentences and rulebook name
    texts: Mapping[str, str] = field(default_factory=dict)  # what the rulebook names that is no number
    untold: Callable[[Move, Sequence[Event]], str] = lambda move, events: ""
    # ^ a sentence about {name} for a move that none of these events tells, though they came of it; "" for all others
