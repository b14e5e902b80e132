"""The games in words: titles, labels, sentences for events, and tables drawn as text."""

from typing import Any

from castles.chronicle.chronicle import Chronicle
from castles.parts import Parts

CHRONICLES: Parts[Chronicle[Any]] = Parts("castles.chronicle", "CHRONICLE")
