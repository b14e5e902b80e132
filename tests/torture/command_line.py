"""Arguments of every kind, in every stream: `python -m tests.torture.command_line 2000 1` starts so many commands.

Every run has a folder of its own with odd files in it. Nothing but exit status 0 or 2 may come of it, or 1 from a bench
whose bars are missed: no traceback, no control character, one line that says what is wrong, no leftover file, no
orphan, and at most two seconds of processor.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.pool import ThreadPool
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import TypeAlias

from castles import saves
from castles.foreign import BREAKS
from castles.rules import GAMES
from tests.matches import random_match

SLOW = 2.0  # seconds of processor
DEVICE = "/dev/pts/ptmx"  # one that even the superuser can't replace by a picture, if all else fails
PATIENCE = 60.0  # seconds until a command is taken to hang
Values: TypeAlias = Sequence[str] | None  # None: the option takes none

TEXTS = (
    *("", " ", "\n", "\r\tx", "\x1b[31mred\x1b[0m", "\x07", "\u202egnp", "\udcff", "🏰", "ż" * 300, "x" * 5000),
    *("{}", "{0}", "{given}", "%s%n", "%(prog)s", "-", "--", "-1", "--help", "=", "a=b", "'\"", "$(reboot)", "@x", "*"),
)
NUMBERS = (
    *("1", "2", "3", "0", "-1", "+3", " 3", "03", "1.5", "1e3", "1e300", "inf", "-inf", "nan", "0x10", "1_000", "٣"),
    *("true", "99999999999999999999", str(2**64), "9" * 5000, "-" + "9" * 5000, *TEXTS),
)
FILES = (
    *("good.json", "bad.json", "deep.json", "empty", "folder", "folder.png", "pipe", "pipe.png", "circle.png"),
    *("gone.png", "device.png", "zero.json", "missing/x.png", "bad.json/x.png", "x.nope", "x", ".png", "old.png"),
    *("new.png", "new.JPG", "new.bmp", "\x1b[31m.png", "\udcff.png", "x" * 300 + ".png", "data/saves/good.json"),
    *("data/saves/bad.json", ".", "..", "/", "~", "/dev/full", "/dev/zero", "/dev/null", "/dev/stdin", *TEXTS),
)
KEYS = (*GAMES, "ludo", "Courtyard", *TEXTS)
RULES = ("court=on", "long=off", "pairs=smaller", "court=maybe", "court=", "court", "first_player=random", *TEXTS)
SEATS = (
    *("page,page", "random,greedy", "page", "page,", ",", "page," * 50, "page,knave", "king@bad.json,page"),
    *("king@pipe,page", "king@/dev/zero,page", "king@,page", "page@x,page", *TEXTS),
)
SIZES = ("320x200", "0x0", "-5x10", "99999x99999", "1280", "x", "axb", "1280x720x3", "9" * 5000 + "x200", *NUMBERS)
LANGUAGES = ("en", "pl", "hu", "xx", "PL", *TEXTS)
LEVELS = ("page", "squire", "emperor", *TEXTS)
FOLDERS = ("data", "folder", "bad.json", "pipe", "missing", "/dev/null", "/proc", *FILES)

COMMON: dict[str, Values] = {"--help": None, "--data-dir": FOLDERS, "--language": LANGUAGES}
MATCHES: dict[str, Values] = {"--games": NUMBERS, "--seed": NUMBERS, "--option": RULES, "--json": None}
OPTIONS: dict[str, dict[str, Values]] = {
    "": {
        "--version": None,
        "--game": KEYS,
        "--resume": None,
        "--demo": KEYS,
        "--players": NUMBERS,
        "--level": LEVELS,
        "--seed": NUMBERS,
        "--windowed": SIZES,
        "--fullscreen": None,
        "--screenshot": FILES,
        "--after": NUMBERS,
        "--log-events": FILES,
        "--safe": None,
    },
    "simulate": {**MATCHES, "--players": NUMBERS, "--check": None, "--jobs": NUMBERS},
    "duel": {**MATCHES, "--seats": SEATS, "--seconds": NUMBERS, "--workers": NUMBERS},
    "replay": {"--to": NUMBERS, "--play": None},
    "saves": {},
    "games": {},
    "bench": {"--milliseconds": NUMBERS, "--frames=yes": None, "--window": None},  # without a value it takes minutes
}
PLACED: dict[str, Values] = {"simulate": KEYS, "duel": KEYS, "replay": FILES}  # what has no name but a place
SHORT = {  # so that what makes sense, too, takes less than the two seconds
    "simulate": ["--games", "2"],
    "duel": ["--games", "1", "--seats", "page,page"],
    "bench": ["--milliseconds", "1"],
}
ENCODINGS = ("utf-8", "cp1252", "cp1250", "cp852", "ascii", "latin-1")
STREAMS = ("", "", "", ">&-", "2>&-", "<&-", ">&- 2>&- <&-", ">/dev/full", "2>/dev/full", "1</dev/null")
LOCALES = ("C.UTF-8", "pl_PL.UTF-8", "hu_HU", "en_US.UTF-8", "C", "", "\udcff", "xx_YY.nonsense")
SETTINGS = {"none": None, "Hungarian": '{"language": "hu"}', "broken": "{", "deep": '{"lobbies":' + "[" * 100_000}
ODD_SETTINGS = ("a pipe", "a folder")


@dataclass(frozen=True)
class Run:
    """What is given to a command, and what it is started in."""

    arguments: tuple[str, ...]
    encoding: str = "utf-8"
    streams: str = ""  # as a shell redirects them
    locale: str = "C.UTF-8"
    settings: str = "none"
    columns: str = "80"

    @property
    def environment(self) -> Mapping[str, str]:
        """Without a display, so that no window opens."""
        usual = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
        own = {"LC_ALL": self.locale, "PYTHONIOENCODING": self.encoding, "COLUMNS": self.columns}
        return {**usual, **own, "CASTLES_DATA_DIR": "data"}


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    status: int
    output: bytes
    errors: bytes
    seconds: float  # of processor
    orphans: Sequence[int] = ()  # processes that it has left


# What is given


def runs(count: int, seed: int) -> Iterator[Run]:
    """So many runs; the same seed gives the same ones."""
    random = Random(seed)
    for _number in range(count):
        yield Run(
            tuple(arguments(random)),
            random.choice(ENCODINGS),
            random.choice(STREAMS),
            random.choice(LOCALES),
            random.choice([*SETTINGS, *ODD_SETTINGS]),
            random.choice(("80", "1", "0", "-5", "nonsense", "9" * 20)),
        )


def arguments(random: Random) -> list[str]:
    """A command with a few of its options, most of them with a value that makes little sense."""
    command = random.choice([*OPTIONS, ""])
    before = _options(random, {**COMMON, **OPTIONS[""]}, random.choice((0, 0, 1)) if command else 0)
    after = _options(random, {**COMMON, **OPTIONS[command]}, random.choice((0, 1, 1, 2, 3)))
    placed = [random.choice(values)] if (values := PLACED.get(command)) and random.random() < 0.9 else []
    odd = [random.choice(TEXTS)] if random.random() < 0.1 else []
    return [*before, *([command] if command else []), *placed, *SHORT.get(command, []), *after, *odd]


def _options(random: Random, known: Mapping[str, Values], count: int) -> list[str]:
    return [part for _number in range(count) for part in _option(random, known)]


def _option(random: Random, known: Mapping[str, Values]) -> list[str]:
    """An option: with its value behind it or joined to it, and sometimes without."""
    name = random.choice(list(known))
    values = known[name]
    if values is None or random.random() < 0.03:
        return [name]
    value = random.choice(values)
    return [f"{name}={value}"] if random.random() < 0.4 else [name, value]


def furnished(folder: Path, settings: str) -> Path:
    """The folder with a file of every kind in it, and the data folder there with these settings."""
    good = saves.dump(random_match(GAMES["wall"], seed=2, moves=30))
    for place in (folder, folder / "data" / "saves"):
        place.mkdir(parents=True, exist_ok=True)
        (place / "good.json").write_text(good, encoding="utf-8")
        (place / "bad.json").write_text("{")
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "old.png").write_text("old")
    (folder / "empty").touch()
    for name in ("folder", "folder.png"):
        (folder / name).mkdir()
    for name in ("pipe", "pipe.png"):
        os.mkfifo(folder / name)
    links = {"circle.png": "circle.png", "gone.png": "nothing", "device.png": DEVICE, "zero.json": "/dev/zero"}
    for name, target in links.items():
        (folder / name).symlink_to(target)
    _settle(folder / "data" / "settings.json", settings)
    return folder


def _settle(path: Path, settings: str) -> None:
    text = SETTINGS.get(settings)
    if text is not None:
        path.write_text(text)
    elif settings == "a pipe":
        os.mkfifo(path)
    elif settings == "a folder":
        path.mkdir()


# What comes of it


def started(run: Run, folder: Path) -> Outcome:
    """Starts the command in a process of its own."""
    command = ["sh", "-c", f'exec "$@" {run.streams}', "sh", sys.executable, "-m", "castles", *run.arguments]
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**run.environment, "PYTHONPATH": str(Path(__file__).parent.parent.parent)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=errors,
            start_new_session=True,
        )
        status, seconds = _awaited(process)
        output.seek(0)
        errors.seek(0)
        return Outcome(status, output.read(), errors.read(), seconds, orphans(process.pid))


def _awaited(process: "subprocess.Popen[bytes]") -> tuple[int, float]:
    """The exit status, and the processor time of the process and all that it has waited for; 124 for one that hangs."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, usage.ru_utime + usage.ru_stime
        sleep(0.005)
    process.kill()
    process.wait()
    return 124, PATIENCE


def orphans(session: int, patience: float = 2.0) -> list[int]:
    """The processes of a session that are still there after a moment."""
    deadline = monotonic() + patience
    while (found := members(session)) and monotonic() < deadline:
        sleep(0.02)
    return found


def members(session: int) -> list[int]:
    """The living processes of a session."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has just come to its end
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(path.parent.name))
    return found


def files(folder: Path) -> set[str]:
    """Every file in the folder, however deep."""
    return {
        os.path.relpath(os.path.join(top, name), folder) for top, _folders, names in os.walk(folder) for name in names
    }


def complaint(run: Run, outcome: Outcome, new: set[str]) -> str:
    """What must not have come of it; empty if all is well."""
    return next(filter(None, (_wrong_end(run, outcome), _wrong_words(run, outcome), _wrong_files(outcome, new))), "")


def _wrong_end(run: Run, outcome: Outcome) -> str:
    if outcome.status not in ((0, 1, 2) if "bench" in run.arguments else (0, 2)):
        return f"status {outcome.status}"
    if outcome.orphans:
        return f"orphans {outcome.orphans}"
    return f"{outcome.seconds:.1f} s of processor" if outcome.seconds > SLOW else ""


def _wrong_words(run: Run, outcome: Outcome) -> str:
    output, errors = (each.decode(run.encoding, "replace") for each in (outcome.output, outcome.errors))
    if not all(letter.isprintable() or letter in BREAKS or letter == "\ufffd" for letter in output + errors):
        return "control characters"
    if outcome.status == 2 and output:
        return "an answer beside a complaint"
    if outcome.status == 2 and not _is_silent(run) and not (errors.startswith("castles: ") and errors.count("\n") == 1):
        return "not one line"
    return "words on the error output" if outcome.status != 2 and errors else ""


def _is_silent(run: Run) -> bool:
    """Whether nobody can hear what is wrong."""
    return "2>" in run.streams


def _wrong_files(outcome: Outcome, new: set[str]) -> str:
    """A command that did nothing leaves nothing, but for what was damaged before and is set aside, and the file of
    locks, which stays."""
    left = {name for name in new if not name.endswith((".damaged", "saves.lock"))}
    wanted = {*FILES, "nothing"} if outcome.status != 2 else set()  # the link that leads to nothing led there
    return f"left {sorted(left - wanted)}" if left - wanted else ""


def tried(run: Run) -> tuple[int, str]:
    """Starts one command: its exit status, and what is wrong with what came of it, empty if nothing is."""
    folder = Path(tempfile.mkdtemp())
    try:
        furnished(folder, run.settings)
        before = files(folder)
        outcome = started(run, folder)
        found = complaint(run, outcome, files(folder) - before)
        return outcome.status, f"{run}: {found}: {outcome.errors[-600:]!r}" if found else ""
    finally:
        shutil.rmtree(folder)


def main(count: int, seed: int) -> int:
    """Starts that many commands, two at a time, and tells of every trouble; the exit status."""
    with ThreadPool(2) as pool:
        outcomes = list(pool.imap(tried, runs(count, seed)))
    found = [trouble for _status, trouble in outcomes if trouble]
    statuses = sorted(Counter(status for status, _trouble in outcomes).items())
    print("\n".join([f"{count} runs, by status {statuses}, {len(found)} troubles", *map(ascii, found)]))
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
