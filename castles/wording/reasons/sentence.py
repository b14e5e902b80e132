"""What a sentence for a reason is made from."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from castles.rules.game import Choice
from castles.wording.wording import Names

Sentence: TypeAlias = Callable[[Mapping[str, Choice], Names], str]
