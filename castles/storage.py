"""Where saves live: platformdirs' data folder; damaged files are set aside but never deleted."""

import os
import re
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from castles import files, saves
from castles.files import write
from castles.foreign import SHORT
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

    def keeper(self, path: Path) -> Keeper:
        """What a match calls after every change, so that it is on disk before the next move is asked for."""
        return lambda match: write(path, saves.dump(match))

    def new_keeper(self) -> Keeper:
        """The keeper of a new match, which takes a path that no save has once something can be written there."""
        taken: list[Path] = []

        def keep(match: Match) -> None:
            path = taken[0] if taken else self.new_path(match)
            write(path, saves.dump(match))
            taken[:] = [path]

        return keep

    def open(self, path: Path) -> Loaded:
        """The match of a save, kept there from now on. A damaged save is set aside, one of newer rules left alone."""
        try:
            loaded = read_match(path)
        except BadSave as trouble:
            if trouble.reason == "save_newer":
                raise
            raise Damaged(trouble, path, self._set_aside(path)) from None
        if loaded.refused:
            self._copy_aside(path)
        loaded.match.keeper = self.keeper(path)
        return loaded

    def _set_aside(self, path: Path) -> Path:
        aside = self._aside(path)
        path.rename(aside)
        return aside

    def _copy_aside(self, path: Path) -> None:
        write(self._aside(path), read(path))

    def _aside(self, path: Path) -> Path:
        """Where a damaged save is put: 60 letters are at most 240 of the 255 bytes that a name may have."""
        return self._free(path.with_name(f"{path.stem[:SHORT]}.damaged"))

    def _free(self, path: Path) -> Path:
        number, free = 1, path
        while free.exists():
            number += 1
            free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        return free
