"""What comes from outside, made harmless: JSON that is read, and text that is shown or printed."""

import json
from typing import Any

SHORT = 60  # letters of a value or of a file's name; our own names have fewer
LONG = 160  # of a whole path, which should still be one
STRANGE = "·"  # in place of what can't be shown: every font has it, and every system allows it in a file's name
BREAKS = "\n\u00a0\u202f"  # of lines and words, which our own texts have, too
LONGEST = 1000  # letters of a text in JSON
LARGEST = 1 << 64  # number; seeds are smaller
DEEPEST = 8  # tables and lists in each other; there are four in the lobbies among the settings


def readable(text: str, longest: int = SHORT) -> str:
    """The text as one line of letters that can be shown and printed, its middle left out where it is longer."""
    half = longest // 2
    kept = text if len(text) <= longest else f"{text[:half]}…{text[half + 1 - longest :]}"
    return "".join(letter if letter.isprintable() else STRANGE for letter in kept)


def readable_path(path: object) -> str:
    """A path, as the text it is written with."""
    return readable(str(path), LONG)


def printable(text: str) -> str:
    """A text of many lines with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() or letter in BREAKS else STRANGE for letter in text)


def parsed(text: str) -> Any:
    """The value of a JSON text; ValueError if it is none, or if a number has thousands of digits."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None


def is_tame(value: Any) -> bool:
    """Whether a value from JSON is as shallow, and all in it as short, small and printable, as what we write."""
    level = [value]
    for _level in range(DEEPEST):  # one level after the other: what is nested too deep must not be followed
        parts: list[Any] = []
        for each in level:
            if isinstance(each, list):
                parts += each
            elif isinstance(each, dict):
                parts += [*each, *each.values()]
            elif not _is_plain(each):
                return False
        level = parts
    return not level


def _is_plain(value: str | float | None) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST and value.isprintable()
    return value is None or -LARGEST < value < LARGEST  # which NaN isn't
