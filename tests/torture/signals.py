"""Signals at random instants in every command: `python -m tests.torture.signals 300 1` sends so many.

Each has to end its command at once, with the usual status and without a word, and nobody may go on working.
"""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic, sleep

from castles import saves
from castles.match import Match, Player
from castles.rules import GAMES
from castles.storage import read_match
from tests.matches import random_match
from tests.torture.command_line import Run, files, orphans

PATIENCE = 30.0  # seconds until a command has to heed signals
AT_ONCE = 4.0  # seconds until it has to be over, on a busy machine; an idle one takes a tenth
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SAVE, LOG, PICTURE = "data/saves/match.json", "log.jsonl", "new.png"
ENDLESS = {  # what goes on for longer than anybody waits
    "simulate": ("simulate", "throne", "--games", "1000000"),
    "simulate, shared": ("simulate", "throne", "--games", "1000000", "--jobs", "2"),
    "check, shared": ("simulate", "wall", "--check", "--games", "1000000", "--jobs", "3"),
    "duel, shared": ("duel", "courtyard", "--seats", "king,king", "--games", "1000", "--workers", "2"),
    "replay that nobody reads": ("replay", SAVE),
    "picture": ("--demo", "throne", "--players", "6", "--screenshot", PICTURE, "--after", "3600"),
    "bench": ("bench", "--milliseconds", "60000"),
    "frames": ("bench", "--frames"),
    "window": ("--resume", "--windowed", "640x400", "--log-events", LOG),
}


@dataclass(frozen=True)
class Blow:
    """A signal that is sent while a command is at work."""

    command: str
    signal: signal.Signals
    delay: float  # seconds after the command has begun to heed signals
    to_all: bool  # as a terminal sends it, to workers, too

    def __str__(self) -> str:
        return f"{self.command}: {self.signal.name} after {self.delay:.3f} s{' to all' * self.to_all}"


def blows(count: int, seed: int, longest: float = 2.0) -> Iterator[Blow]:
    """So many signals, each after that many seconds at most; the same seed gives the same ones."""
    random = Random(seed)
    for number in range(count):
        command = list(ENDLESS)[number % len(ENDLESS)]
        yield Blow(command, random.choice(SIGNALS), random.uniform(0, longest), random.random() < 0.5)


def trouble(blow: Blow) -> str:
    """Starts the command and sends the signal; what is wrong with how it ends, empty if nothing is."""
    folder = Path(tempfile.mkdtemp())
    try:
        before = furnished(folder)
        process = started(blow.command, folder)
        found = _struck(process, blow) or _left(folder, blow, before)
        return f"{blow}: {found}" if found else ""
    finally:
        shutil.rmtree(folder)


def furnished(folder: Path) -> int:
    """The folder with a match that computer players go on with; the number of its moves."""
    match = random_match(GAMES["throne"], players=6, seed=2, moves=60)
    played = Match(match.game, match.setup, [Player(each.name, each.colour, "king") for each in match.players])
    played.line = replace(match.line, players=played.players)
    (folder / SAVE).parent.mkdir(parents=True)
    (folder / SAVE).write_text(saves.dump(played), encoding="utf-8")
    (folder / "temporary").mkdir()
    return len(match.moves)


def started(command: str, folder: Path) -> "subprocess.Popen[bytes]":
    """The command, as soon as it heeds signals."""
    root = str(Path(__file__).parent.parent.parent)
    screen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    own = {"PYTHONPATH": root, "TMPDIR": str(folder / "temporary"), **screen}
    process = subprocess.Popen(
        [sys.executable, "-m", "castles", *ENDLESS[command]],
        cwd=folder,
        env={**Run(()).environment, **own},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),  # whoever runs the tests may ignore it
    )
    assert process.stdout is not None
    fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 4096)  # of the bytes that it writes before somebody has to read
    deadline = monotonic() + PATIENCE
    while not _heeds(process.pid, signal.SIGHUP) and monotonic() < deadline:
        sleep(0.002)
    return process


def _heeds(pid: int, number: int) -> bool:
    """Whether a process catches a signal."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False
    return bool(int(status.partition("SigCgt:")[2].split()[0], 16) >> (number - 1) & 1)


def _struck(process: "subprocess.Popen[bytes]", blow: Blow) -> str:
    sleep(blow.delay)
    begun = monotonic()
    (os.killpg if blow.to_all else os.kill)(process.pid, blow.signal)
    try:
        process.wait(AT_ONCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return f"not over after {monotonic() - begun:.1f} s"
    left = orphans(process.pid)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    output, errors = process.communicate()
    if process.returncode != 128 + blow.signal:
        return f"status {process.returncode}: {errors!r}"
    if errors or (output and blow.command != "replay that nobody reads"):
        return f"words: {errors or output!r}"
    return f"{len(left)} orphans" if left else ""


def _left(folder: Path, blow: Blow, moves: int) -> str:
    """What is wrong with the files that it leaves."""
    expected = {SAVE, *((LOG, "data/settings.json", "data/saves.lock") if blow.command == "window" else ())}
    if strange := files(folder) - expected:
        return f"left {sorted(strange)}"
    if os.listdir(folder / "temporary"):
        return f"left {os.listdir(folder / 'temporary')}"
    loaded = read_match(folder / SAVE)
    if loaded.refused or len(loaded.match.moves) < moves:
        return f"a save of {len(loaded.match.moves)} moves"
    return _wrong_log(folder / LOG) if blow.command == "window" else ""


def _wrong_log(path: Path) -> str:
    """A window that was open says goodbye."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    told = [json.loads(line)["what"] for line in lines]
    return f"last words: {told[-1]}" if "layout" in told and told[-1] != "bye" else ""


def main(count: int, seed: int) -> int:
    """Sends that many signals and tells of every trouble; the exit status."""
    found = [each for each in map(trouble, blows(count, seed)) if each]
    print("\n".join([f"{count} signals, {len(found)} troubles", *found]))
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:3])))
