"""The games in words: titles, labels, sentences for events, and tables drawn as text."""

from typing import Any

from castles.chronicle import combo, courtyard, knights, throne, wall
from castles.chronicle.chronicle import Chronicle

CHRONICLES: dict[str, Chronicle[Any]] = {
    "courtyard": courtyard.CHRONICLE,
    "combo": combo.CHRONICLE,
    "knights": knights.CHRONICLE,
    "wall": wall.CHRONICLE,
    "throne": throne.CHRONICLE,
}
