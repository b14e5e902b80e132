"""Where saves live: platformdirs' data folder, a file for each match, damaged files set aside but never deleted."""

import errno
import glob
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from platformdirs import user_data_path

from castles import files, locks, saves
from castles.files import write
from castles.foreign import SHORT
from castles.journal import Journal
from castles.match import Keeper, Match
from castles.saves import BadSave, Loaded, Summary

LARGEST = 4 * saves.LARGEST  # bytes


@dataclass(frozen=True, slots=True)
class Saved:
    """A save in the folder: what it says, or what is wrong with it."""

    path: Path
    summary: Summary | None
    trouble: BadSave | None = None


class Damaged(BadSave):
    """A save that can't be read; it lies now under another name."""

    def __init__(self, trouble: BadSave, path: Path, aside: Path) -> None:
        super().__init__(trouble.reason, **trouble.values)
        self.path = path
        self.aside = aside


def data_folder(given: str | None = None) -> Path:
    """The folder for saves and settings: as given, or from CASTLES_DATA_DIR, or the system's usual place."""
    chosen = given or os.environ.get("CASTLES_DATA_DIR")
    return Path(chosen) if chosen else user_data_path("castles", appauthor=False)


def read(path: Path) -> str:
    """The text of a save; BadSave if it is too large or isn't text."""
    try:
        return files.read(path, LARGEST)
    except files.TooLarge:
        raise BadSave("save_too_large") from None
    except UnicodeDecodeError:
        raise BadSave("save_not_json") from None


def _is_file_of(path: Path, text: str) -> bool:
    """Whether just this text is in a file."""
    try:
        return read(path) == text
    except (OSError, BadSave):
        return False


def read_match(path: Path) -> Loaded:
    """The match in a file anywhere, which stays as it is."""
    return saves.load(read(path))


def saved_at(path: Path) -> Saved:
    """What a file says about its match, or what is wrong with it."""
    try:
        return Saved(path, saves.summary(read(path)))
    except BadSave as trouble:
        return Saved(path, None, trouble)
    except OSError:  # one file that can't be read must not hide the others
        return Saved(path, None, BadSave("save_unreadable"))


@dataclass(frozen=True, slots=True)
class Storage:
    """The saves below one data folder."""

    folder: Path

    @property
    def saves(self) -> Path:
        return self.folder / "saves"

    @property
    def journal(self) -> Journal:
        return Journal(self.folder)

    def is_writable(self) -> bool:
        """Whether anything can be saved here."""
        probe = self.saves / f".{os.getpid()}.probe"
        try:
            write(probe, "")
            probe.unlink()
        except OSError:
            return False
        return True

    def matches(self) -> list[Saved]:
        """Every save, the one played last first."""
        paths = filter(os.path.isfile, self.saves.glob("*.json"))  # which never fails, whatever a link leads to
        return [saved_at(path) for path in sorted(paths, key=lambda path: (-path.stat().st_mtime_ns, path.name))]

    def new_path(self, match: Match) -> Path:
        """A path for a new match that no save has yet."""
        stem = re.sub(r"\W+", "-", f"{match.game.key} {match.name}".strip().lower())
        return self._free(self.saves / f"{stem}.json")

    def keeper(self, path: Path, text: str | None = None) -> Keeper:
        """What a match calls after every change, so that it is on disk before the next move is asked for; the text is
        what the file holds now."""
        return SaveFile(self, path, text)

    def new_keeper(self) -> Keeper:
        """The keeper of a new match, which takes a path that no save has once something can be written there."""
        return SaveFile(self, None, None)

    def open(self, path: Path) -> Loaded:
        """The match of a save, kept there from now on. A damaged save is set aside, one of newer rules left alone; of
        one that isn't what it was a copy is kept, since what is played from now on takes its place. BadSave if another
        program plays on it."""
        if not locks.take(path):
            raise BadSave("save_in_use")
        try:
            text = read(path)
            loaded = saves.load(text)
        except (BadSave, OSError) as trouble:
            locks.release(path)
            if isinstance(trouble, OSError) or trouble.reason == "save_newer":
                raise
            raise Damaged(trouble, path, self._set_aside(path)) from None
        if not loaded.is_sound:
            self._copy_aside(path)
        loaded.match.keeper = self.keeper(path, text)
        return loaded

    def sweep(self) -> None:
        """Removes what was left behind by programs that were killed."""
        for folder in (self.folder, self.saves):
            files.sweep(folder)

    def _set_aside(self, path: Path) -> Path:
        aside = self._aside(path)
        path.rename(aside)
        return aside

    def _copy_aside(self, path: Path) -> None:
        """Once, however often it is opened."""
        text, copies = read(path), path.parent.glob(f"{glob.escape(path.stem[:SHORT])}*.damaged")
        if not any(_is_file_of(copy, text) for copy in copies):
            write(self._aside(path), text)

    def _aside(self, path: Path) -> Path:
        """Where a damaged save is put: 60 letters are at most 240 of the 255 bytes that a name may have."""
        return self._free(path.with_name(f"{path.stem[:SHORT]}.damaged"))

    def _free(self, path: Path) -> Path:
        return next(free for free in numbered(path) if not free.exists())


def numbered(path: Path) -> Iterator[Path]:
    """This path, then the same with a number."""
    yield path
    yield from (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))


class SaveFile(Keeper):
    """The file of one match, which nobody else writes."""

    def __init__(self, storage: Storage, path: Path | None, text: str | None) -> None:
        self.path = path  # None: it takes one with the first write
        self._storage = storage
        self._text = text  # what was read or written last; None: whatever it holds may be replaced

    def keep(self, match: Match) -> None:
        """Writes the match. If anybody else has changed the file, that stays, and the next try takes a new one."""
        text = saves.dump(match)
        if self.path is None:
            self.path = self._created(match, text)
        elif self._is_foreign(self.path):
            self.path = self._text = None
            raise OSError(errno.ESTALE, "another program has changed this save")
        else:
            locks.take(self.path)
            write(self.path, text)
        self._text = text

    @property
    def has_kept(self) -> bool:  # type: ignore[override]
        return self._text is not None

    def _created(self, match: Match, text: str) -> Path:
        for path in numbered(self._storage.new_path(match)):
            if not locks.take(path):
                continue
            try:
                files.create(path, text)
            except files.Taken:
                locks.release(path)
            except OSError:
                locks.release(path)
                raise
            else:
                return path
        raise AssertionError("numbers never end")

    def _is_foreign(self, path: Path) -> bool:
        """Whether the file is there, and holds something else than it did."""
        return self._text is not None and path.exists() and not _is_file_of(path, self._text)

    def leave(self) -> None:
        """Nobody plays this match any more: another program may."""
        if self.path is not None:
            locks.release(self.path)
