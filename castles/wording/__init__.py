"""The games in words: titles, labels, sentences for events, and tables drawn as text."""

from typing import Any

from castles.parts import Parts
from castles.wording.wording import Wording

WORDINGS: Parts[Wording[Any]] = Parts("castles.wording", "WORDING")
