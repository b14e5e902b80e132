"""The player's settings: one frozen value, to and from JSON; what can't be read becomes the default."""

import json
import locale
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from castles.files import read, write
from castles.foreign import is_tame, parsed
from castles.i18n import LANGUAGES

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "none": 0.0}  # how long things take
CONFIRMATIONS = ("never", "turn", "always")
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
LONGEST_PATH = 400
LONGEST_NAME = 20  # of a player
MOST_NAMES = 12
HELPS = ("legal_places", "projected_score", "last_move", "tooltips")
SWITCHED_ON = (*HELPS, "live_points")  # at first; others of single games have to be asked for


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that players can set, with its default."""

    language: str = ""  # empty: the system's
    sound: int = 70
    music: int = 30
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    scale: float = 1.0
    speed: str = "normal"
    reduced_motion: bool = False
    confirm: str = "never"
    helps: tuple[str, ...] = SWITCHED_ON
    exchange: str = ""  # the folder where a save was exported last
    names: tuple[str, ...] = ()  # of people who played, the last first
    lobbies: dict[str, Any] = field(default_factory=dict)  # what was last chosen for a new game, by game

    @property
    def spoken(self) -> str:
        """The language in force."""
        return self.language or system_language()

    @property
    def pace(self) -> float:
        """How long an animation takes, against normal."""
        return SPEEDS[self.speed]

    def helps_with(self, help: str) -> bool:
        return help in self.helps


def system_language() -> str:
    """The system's language if there is a catalogue for it, else English."""
    code = _system_locale().lower()
    return next((language for language in LANGUAGES if code.startswith((language, _NAMES[language]))), "en")


def _system_locale() -> str:
    """What the system is told to speak, even where its own words for it aren't installed; else as it does speak."""
    told = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    try:
        return told or locale.getlocale()[0] or ""
    except ValueError:
        return ""


_NAMES = {"en": "english", "pl": "polish", "hu": "hungarian"}


def to_json(settings: Settings) -> str:
    text = json.dumps(asdict(settings), indent=1, ensure_ascii=False) + "\n"
    return text.encode(errors="backslashreplace").decode()  # a folder's name may hold what UTF-8 doesn't have


def from_json(text: str) -> Settings:
    """The settings in a text; ValueError if it isn't a table, defaults for single values that make no sense."""
    table = parsed(text)
    if not isinstance(table, dict):
        raise ValueError("not a table")
    known = {each.name for each in fields(Settings)}
    return replace(
        Settings(), **{key: _read(key, value) for key, value in table.items() if key in known and _fits(key, value)}
    )


def _read(key: str, value: Any) -> Any:
    if key == "names":
        return remembered(filter(_is_name, value))
    return tuple(value) if key in ("window", "helps") else value


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()


def remembered(names: Iterable[str]) -> tuple[str, ...]:
    """The names that are offered again: each once, and not too many."""
    return tuple(dict.fromkeys(names))[:MOST_NAMES]


def _fits(key: str, value: Any) -> bool:
    """Whether a value read from a file is one this setting can have."""
    checks: dict[str, Callable[[], Any]] = {
        "language": lambda: value == "" or value in LANGUAGES,
        "sound": lambda: type(value) is int and 0 <= value <= 100,
        "music": lambda: type(value) is int and 0 <= value <= 100,
        "fullscreen": lambda: type(value) is bool,
        "window": lambda: _is_window(value),
        "scale": lambda: type(value) in (int, float) and 0.75 <= value <= 2,
        "speed": lambda: value in tuple(SPEEDS),
        "reduced_motion": lambda: type(value) is bool,
        "confirm": lambda: value in CONFIRMATIONS,
        "helps": lambda: isinstance(value, list) and all(type(each) is str and is_tame(each) for each in value),
        "exchange": lambda: isinstance(value, str) and len(value) <= LONGEST_PATH and value.isprintable(),
        "names": lambda: isinstance(value, list),
        "lobbies": lambda: isinstance(value, dict) and is_tame(value),
    }
    return bool(checks[key]())


def _is_window(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(side) is int and 200 <= side <= 16000 for side in value)
    )


def load(path: Path) -> tuple[Settings, bool]:
    """The settings of a file, and whether it could be read; a broken one is set aside."""
    try:
        return from_json(read(path)), True
    except FileNotFoundError:
        return Settings(), True
    except (OSError, ValueError):
        _set_aside(path)
        return Settings(), False


def glimpsed(path: Path) -> Settings:
    """The settings of a file, which stays as it is; the usual ones if it can't be read."""
    try:
        return from_json(read(path))
    except (OSError, ValueError):
        return Settings()


def _set_aside(path: Path) -> None:
    try:
        path.replace(path.with_suffix(".damaged"))
    except OSError:
        return  # it can't be moved either; the defaults serve


def keep(settings: Settings, path: Path) -> None:
    """Writes the settings; OSError if that can't be done."""
    write(path, to_json(settings))
