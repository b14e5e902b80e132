"""What a sentence for a reason is made from."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from castles.chronicle.chronicle import Names
from castles.rules.game import Choice

Sentence: TypeAlias = Callable[[Mapping[str, Choice], Names], str]
