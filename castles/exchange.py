"""Saves that go to other people or come from them: where they are offered, and which lie there."""

import os
from collections.abc import Iterable
from itertools import chain, count
from pathlib import Path

from platformdirs import user_documents_path, user_downloads_path

from castles.storage import Saved, saved_at

MOST = 60  # files that are looked into, the newest


def documents() -> Path:
    """Where people keep their files: their documents, or their home where there is no such folder."""
    folder = user_documents_path()
    return folder if os.path.isdir(folder) else Path(os.path.expanduser("~"))


def places(last: str) -> list[Path]:
    """The folders where saves of others may lie: documents, downloads, and where something was exported last."""
    folders = [*([Path(last)] if last else []), documents(), user_downloads_path()]
    return [folder for folder in dict.fromkeys(folders) if os.path.isdir(folder)]


def offered(last: str, name: str) -> Path:
    """A free path for a copy of a save with this name: where the last one was written, or in the documents."""
    return free(next(iter(places(last)), documents()) / f"castles-{name}")


def free(path: Path) -> Path:
    """This path, or with the first number that no file has yet."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], numbered) if not os.path.exists(each))


def typed_path(text: str) -> Path:
    """The path that somebody typed: ~ is the home folder, and what begins nowhere begins in the documents."""
    return documents() / os.path.expanduser(text.strip())


def found(folders: Iterable[Path]) -> list[Saved]:
    """The JSON files in these folders, saves before others, the newest first."""
    dated = sorted(chain.from_iterable(map(_dated, folders)), reverse=True)
    return sorted((saved_at(path) for _date, path in dated[:MOST]), key=lambda saved: saved.summary is None)


def _dated(folder: Path) -> list[tuple[float, Path]]:
    """The JSON files of a folder, each with its date; none where it can't be looked into."""
    try:
        files = [path for path in map(Path, os.scandir(folder)) if path.name.endswith(".json") and os.path.isfile(path)]
        return [(path.stat().st_mtime, path) for path in files]
    except OSError:
        return []
