"""Files: written whole or not at all, with nothing of a try left behind, and read only up to a size."""

import contextlib
import errno
import os
import secrets
import stat
import time
from collections.abc import Iterator
from pathlib import Path

from castles.foreign import SHORT

LARGEST = 16_000_000  # bytes of a file that is read at all
UNFINISHED = ".part"
DEAD = 60.0  # seconds after which a file that was never finished is nobody's any more
PATIENCE = (0.01, 0.03, 0.1, 0.2)  # seconds between tries: another program, say a virus scanner, looks into the file
try:
    from fcntl import F_FULLFSYNC, fcntl  # type: ignore[attr-defined,unused-ignore] # macOS: as far as to the drive
except ImportError:
    F_FULLFSYNC = None


class TooLarge(ValueError):
    """A file that is far larger than anything of ours."""


class Taken(FileExistsError):
    """There is a file of this name already."""


def write(path: Path, content: str | bytes) -> None:
    """Writes the whole content or nothing: at every instant the file is the old one or the new one. A link stays a
    link, and the file keeps who may read it."""
    path = Path(os.path.realpath(path))
    with _unfinished(path, content) as unfinished:
        with contextlib.suppress(OSError):
            os.chmod(unfinished, path.stat().st_mode & 0o777)
        _replace(unfinished, path)
    _sync_folder(path.parent)


def create(path: Path, text: str) -> None:
    """Writes a new file, whole; Taken if there is one already, even if it came in this very instant."""
    with _unfinished(path, text) as unfinished:
        try:
            _link(unfinished, path)
        except FileExistsError as there:
            raise Taken(*there.args) from None
    _sync_folder(path.parent)


@contextlib.contextmanager
def _unfinished(path: Path, content: str | bytes) -> Iterator[Path]:
    """A file beside this path with the content in it, as far as to the drive; afterwards it is gone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name[:SHORT]}.{secrets.token_hex(4)}{UNFINISHED}")  # at most 255 bytes
    content = content.encode() if isinstance(content, str) else content
    try:
        with open(unfinished, "xb") as file:
            file.write(content)
            file.flush()
            _sync(file.fileno())
        yield unfinished
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def _link(unfinished: Path, path: Path) -> None:
    try:
        os.link(unfinished, path)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        _replace(unfinished, path)


def _replace(unfinished: Path, path: Path) -> None:
    for pause in PATIENCE:
        try:
            os.replace(unfinished, path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    os.replace(unfinished, path)


def _sync(file: int) -> None:
    if F_FULLFSYNC is not None:
        fcntl(file, F_FULLFSYNC)
    else:
        os.fsync(file)


def _sync_folder(folder: Path) -> None:
    """So that a power cut doesn't bring the old file back; where folders can't be synced, the system does it."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(opened)
    except OSError:
        return
    finally:
        os.close(opened)


def read(path: Path, largest: int = LARGEST) -> str:
    """The text of a file; ValueError if it is too large or isn't text."""
    expect_file(path)
    with open(path, "rb") as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise TooLarge(path)
    return content.decode("utf-8")


def expect_file(path: Path) -> None:
    """OSError if nothing lies there, or what isn't a file: pipes and devices may never answer, or never end."""
    kind = os.stat(path).st_mode
    if stat.S_ISDIR(kind):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(path))


def sweep(folder: Path) -> None:
    """Removes what killed programs never finished."""
    for path in folder.glob(f".*{UNFINISHED}"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > DEAD:
                path.unlink()
