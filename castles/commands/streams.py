"""What the commands print: every stream is open, obeys no control character, and writes each letter somehow."""

import codecs
import os
import sys
import unicodedata
from functools import partial
from io import TextIOWrapper
from typing import TextIO

from castles.foreign import printable, readable

LONGEST_LINE = 600  # letters of a message
UNKNOWN = "?"  # in place of a letter that nothing stands for
STANDS_FOR = {  # what a narrow stream writes, if it can't write the letter: the first of these that it can
    "ő": ("ö", "o"),
    "Ő": ("Ö", "O"),
    "ű": ("ü", "u"),
    "Ű": ("Ü", "U"),
    "ł": ("l",),
    "Ł": ("L",),
    "„": ('"',),
    "“": ('"',),
    "”": ('"',),
    "’": ("'",),
    "–": ("-",),
    "−": ("-",),
    "·": ("-",),
    "•": ("*",),
    "†": ("+",),
    "×": ("x",),
    "µ": ("u",),
    "↑": ("^",),
    "↓": ("v",),
    "█": ("#",),
    "▒": ("#",),
    "─": ("-",),
    "│": ("|",),
    **dict.fromkeys("┌┐└┘├┤┬┴┼", ("+",)),
}


def open_streams() -> None:
    """Closed streams lead nowhere, and narrow ones write what can be read in place of what they can't write."""
    for number in range(3):
        _fill(number)
    sys.stdin = sys.stdin or os.fdopen(0, "r", encoding="utf-8", closefd=False)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8", closefd=False)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_spelling(stream.encoding))


def _fill(number: int) -> None:
    """A number that is closed leads nowhere from now on, instead of into the next file that is opened."""
    try:
        os.fstat(number)
    except OSError:
        nowhere = os.open(os.devnull, os.O_RDWR)
        if nowhere != number:
            os.dup2(nowhere, number)
            os.close(nowhere)


def _spelling(encoding: str) -> str:
    """The name of the error handler that spells what this encoding doesn't have."""
    name = f"castles.{encoding}"
    codecs.register_error(name, partial(_spelled, encoding))
    return name


def _spelled(encoding: str, error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only what is written is spelled"
    return "".join(spelled(letter, encoding) for letter in error.object[error.start : error.end]), error.end


def spelled(letter: str, encoding: str) -> str:
    """The first of all that stands for a letter which this encoding has."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(each))
    candidates = (*STANDS_FOR.get(letter, ()), plain)
    return next((each for each in candidates if _is_written(each, encoding)), UNKNOWN)


def _is_written(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeError:
        return False
    return bool(text)


def say(text: str) -> None:
    """Prints an answer."""
    print(printable(text))


def complain(message: str) -> None:
    """Prints one line on the error output, if anybody hears it."""
    try:
        print(readable(f"castles: {message}", LONGEST_LINE), file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def settle(stream: TextIO) -> None:
    """Writes what is left in a stream, as far as that can be done."""
    try:
        stream.flush()
    except OSError:
        silence(stream)


def silence(stream: TextIO) -> None:
    """What is left in a stream goes nowhere, so that Python doesn't complain, or wait, when it writes the rest."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
