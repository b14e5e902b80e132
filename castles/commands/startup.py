"""What the running program takes: time to its first frame, memory, and a core while a table waits for a move."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from castles.boards import BOARDS
from castles.commands.frame_cases import asked
from castles.match import Match

STARTS = 5  # of each program, in turn
SETTLING = 3.0  # seconds until everything at a resumed table has come to rest
IDLE = 5.0  # seconds that an idle table is watched
BARE = """
import pygame, sys
pygame.{init}()
pygame.display.set_mode(({width}, {height})).fill((90, 60, 30))
pygame.display.flip()
print("shown", flush=True)
sys.stdin.read()
"""


@dataclass(frozen=True, slots=True)
class Startup:
    """What was measured."""

    first: float  # seconds to the first frame
    bare: float  # that a window with nothing in it takes
    bare_with_sound: float  # with all that pygame opens if nobody tells it what is wanted
    megabytes: float
    idle: float  # percent of a core


def measured(size: tuple[int, int]) -> Startup:
    """The median of a few starts, each beside starts of bare windows of the same size."""
    times = [(_start(size), _bare_start(size, "display.init"), _bare_start(size, "init")) for _time in range(STARTS)]
    first, bare, bare_with_sound = map(median, zip(*times, strict=True))
    return Startup(first, bare, bare_with_sound, *_at_rest(size))


def _start(size: tuple[int, int]) -> float:
    with tempfile.TemporaryDirectory() as folder, _running(Path(folder), "title", size) as (_pid, seconds):
        return seconds


def _bare_start(size: tuple[int, int], init: str) -> float:
    """The same for a program of five lines."""
    started, lines = monotonic(), BARE.format(init=init, width=size[0], height=size[1])
    command = [sys.executable, "-c", lines]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as program:  # type: ignore[call-overload]
        while "shown" not in (line := program.stdout.readline()) and line:
            pass
        seconds = monotonic() - started
        program.stdin.close()
    return seconds


def _at_rest(size: tuple[int, int]) -> tuple[float, float]:
    """Megabytes, and percent of a core."""
    with tempfile.TemporaryDirectory() as folder:
        _keep(Path(folder), asked(next(iter(BOARDS))))
        with _running(Path(folder), "table", size, "--resume") as (pid, _seconds):
            sleep(SETTLING)
            before = _cpu_seconds(pid)
            sleep(IDLE)
            return _megabytes(pid), 100 * (_cpu_seconds(pid) - before) / IDLE


@contextmanager
def _running(folder: Path, scene: str, size: tuple[int, int], *arguments: str) -> Iterator[tuple[int, float]]:
    """The program, once it has shown this scene: its process, and the seconds that took."""
    started, log = monotonic(), folder / f"{scene}.jsonl"
    command = [sys.executable, "-m", "castles", "--data-dir", str(folder), "--log-events", str(log), *arguments]
    program = subprocess.Popen([*command, "--windowed", f"{size[0]}x{size[1]}"], stderr=subprocess.DEVNULL)
    try:
        while not (log.exists() and f'"layout", "scene": "{scene}"' in log.read_text(encoding="utf-8")):
            sleep(0.005)
        yield program.pid, monotonic() - started
    finally:
        program.terminate()
        program.wait()


def _keep(folder: Path, match: Match) -> None:
    from castles.storage import Storage

    storage = Storage(folder)
    keeper = storage.new_keeper()
    keeper.keep(match)
    keeper.leave()  # the program that is measured plays it


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
