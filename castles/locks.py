"""Locks: which matches are open in some window, by the system's own locks, which die with whoever holds them."""

import contextlib
import hashlib
import os
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

PLACES = 1 << 31  # bytes of the file beside the folder that can be locked; it stays empty
_OPEN: dict[Path, Any] = {}  # by folder, for as long as the program runs: closing one would give up all its locks
_HELD: set[Path] = set()


def take(path: Path) -> bool:
    """Locks a match for this program; whether no other one has it. Where nothing can be locked, nobody has."""
    if path in _HELD:
        return True
    try:
        is_ours = _lock(_file(path.parent), _place(path))
    except OSError:
        return True
    if is_ours:
        _HELD.add(path)
    return is_ours


def release(path: Path) -> None:
    """Another program may have it."""
    if path in _HELD:
        _HELD.remove(path)
        with contextlib.suppress(OSError):
            _unlock(_OPEN[path.parent], _place(path))


def _file(folder: Path) -> Any:
    if folder not in _OPEN:
        folder.parent.mkdir(parents=True, exist_ok=True)
        _OPEN[folder] = open(folder.with_suffix(".lock"), "a+b", buffering=0)  # noqa: SIM115 - it stays open
    return _OPEN[folder]


def _place(path: Path) -> int:
    """The byte that stands for this match."""
    return int.from_bytes(hashlib.sha256(os.fsencode(path.name)).digest()[:8], "big") % PLACES


if os.name == "nt":

    def _lock(file: Any, place: int) -> bool:
        file.seek(place)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True

    def _unlock(file: Any, place: int) -> None:
        file.seek(place)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:

    def _lock(file: Any, place: int) -> bool:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
        except (BlockingIOError, PermissionError):
            return False
        except OSError:
            return True  # a disk that knows no locks
        return True

    def _unlock(file: Any, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, place)
