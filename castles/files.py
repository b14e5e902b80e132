"""Files: written as a whole or not at all, and read only up to a size."""

import os
from pathlib import Path

from castles.foreign import SHORT

LARGEST = 16_000_000  # bytes of a file that is read at all


class TooLarge(ValueError):
    """A file that is far larger than anything of ours."""


def write(path: Path, text: str) -> None:
    """Writes the whole text or nothing: at every instant the file is the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name[:SHORT]}.{os.getpid()}.part")  # at most 254 bytes, of 255
    try:
        with open(unfinished, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def read(path: Path, largest: int = LARGEST) -> str:
    """The text of a file; ValueError if it is too large or isn't text."""
    with open(path, "rb") as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise TooLarge(path)
    return content.decode("utf-8")
