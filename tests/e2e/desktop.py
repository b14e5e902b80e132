"""A real desktop for the tests: an X server of its own, the program in a real window, a real mouse and keyboard."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 30.0  # seconds until a line that doesn't come is a failure
NEEDED = ("Xvfb", "xdotool")


def missing() -> list[str]:
    """The tools this machine lacks."""
    return [tool for tool in NEEDED if shutil.which(tool) is None]


@contextmanager
def x_server(size: tuple[int, int] = (1280, 720)) -> Iterator[str]:
    """A virtual screen; its name for DISPLAY."""
    screen = f"{size[0]}x{size[1]}x24"
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as ready:
            yield f":{ready.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Program:
    """The program in its window, and a person before it."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self.log = folder / f"events-{time.monotonic_ns()}.jsonl"
        self.errors = folder / "errors.txt"
        self.environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
        self.environment.pop("SDL_VIDEODRIVER", None)
        command = [
            sys.executable,
            str(ROOT / "main.py"),
            "--data-dir",
            str(folder / "data"),
            "--log-events",
            str(self.log),
        ]
        with open(self.errors, "a", encoding="utf-8") as errors:
            self.process = subprocess.Popen([*command, *arguments], env=self.environment, stderr=errors, cwd=folder)
        self._read = 0
        self._heard = 0  # bytes of the log
        self._said: list[dict[str, Any]] = []
        self.layout: dict[str, Any] = {}

    # What the program says

    def lines(self) -> list[dict[str, Any]]:
        """Everything it has said so far; the newest layout is remembered, unless something was done since."""
        for line in self._new_lines():
            self._said.append(line)
            if line["what"] in ("layout", "move", "step"):
                self.layout = line if line["what"] == "layout" else {}  # else another one is about to come
        return self._said

    def _new_lines(self) -> list[dict[str, Any]]:
        """What was said since it was asked last; of a line that is being written, nothing."""
        if not self.log.exists():
            return []
        with open(self.log, encoding="utf-8") as log:
            log.seek(self._heard)
            whole, end, _rest = log.read().rpartition("\n")
        self._heard += len((whole + end).encode())
        return [json.loads(line) for line in whole.splitlines()]

    def click_and_see(self, key: str) -> None:
        """Clicks on what a decision is offered with, and waits for what it meant, not for what was said before."""
        before = self._read = len(self.lines())
        self.click(key)
        meant = ("move", "step", "scene", "refused")
        self.wait(lambda line: line["what"] in meant, "what the click meant")
        self._read = before

    def wait(self, wanted: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        """The next line that is wanted."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            said = self.lines()
            for number in range(self._read, len(said)):
                if wanted(said[number]):
                    self._read = number + 1
                    return said[number]
            assert self.process.poll() is None, f"the program ended: {self.errors.read_text()}"
            time.sleep(0.01)
        raise AssertionError(f"never saw {what}; last lines: {self.lines()[-4:]}")

    def wait_for(self, what: str, **details: Any) -> dict[str, Any]:
        """The next line of this kind with these details."""
        return self.wait(
            lambda line: line["what"] == what and all(line.get(k) == v for k, v in details.items()), f"{what} {details}"
        )

    def wait_until(self, holds: Callable[[dict[str, Any]], bool], what: str) -> None:
        """Waits until the newest layout is as wished."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.lines()
            if self.layout and holds(self.layout):
                return
            time.sleep(0.01)
        raise AssertionError(f"the layout never had {what}: {self.layout}")

    def wait_until_gone(self, path: Path) -> None:
        """Waits until something is no more: a process, by its place in /proc."""
        end = time.monotonic() + PATIENCE
        while path.exists() and time.monotonic() < end:
            time.sleep(0.01)

    # What the person does

    def do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, capture_output=True)

    def widget(self, key: str) -> tuple[int, int, int, int]:
        """Where a widget is, once it is there."""
        self.wait_until(lambda layout: key in layout["widgets"], key)
        x, y, w, h = self.layout["widgets"][key]
        return x, y, w, h

    def centre(self, key: str) -> tuple[int, int]:
        x, y, w, h = self.widget(key)
        return x + w // 2, y + h // 2

    def click(self, key: str, button: int = 1) -> None:
        self.do("mousemove", *self.centre(key), "click", button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """As a hand does: down, over in steps, up."""
        self.do("mousemove", *start, "mousedown", 1)
        for part in range(1, 9):
            x, y = (a + (b - a) * part // 8 for a, b in zip(start, end, strict=True))
            self.do("mousemove", x, y)
        self.do("mouseup", 1)

    def keys(self, *names: str) -> None:
        for name in names:
            self.do("key", name)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
