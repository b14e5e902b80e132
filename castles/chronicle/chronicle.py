"""What a chronicle is: the words of one game, for the log, the replay and the score sheet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

S = TypeVar("S")
Names: TypeAlias = Sequence[str]  # the players' names by seat


@dataclass(frozen=True, slots=True)
class Chronicle(Generic[S]):
    """Everything that a game says in words. All messages are English ids, translated when they are shown."""

    title: str
    labels: Mapping[str, str]  # score lines, endings, options, their choices ("option.choice") and reasons of refusal
    sentence: Callable[[Any, Names], str]  # an event as one whole sentence in the present tense, "" if it needs none
    drawing: Callable[[S, Names], str]  # the table as text, for the command line
