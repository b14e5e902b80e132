"""A monkey at the mouse and the keyboard: random input over all scenes, always the same for the same seed."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame

from castles.scenes.scene import Scene
from castles.scenes.table import Table
from castles.scenes.title import Title
from tests.truth import contradictions
from tests.window import open_app

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (640, 480), (320, 200), (700, 1100)]
LETTERS = [*range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1)]
KEYS = [
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_PLUS, pygame.K_MINUS, pygame.K_QUESTION),
]


class Monkey:
    """Sits before one window."""

    def __init__(self, folder: Path, seed: int) -> None:
        os.environ["HOME"] = str(folder)  # so that what it exports lands there
        self.folder = folder
        self.random = Random(seed)
        self.app = open_app(folder, speed="fast")
        self.scenes: Counter[str] = Counter()
        self.now = 0.0
        self._come_home()

    def play(self, events: int) -> None:
        """That many events; an exception is a bug."""
        for _ in range(events):
            if not self.app.context.stack.scenes or not self.app.running:
                self._come_home()
            self.now += self.random.choice([0.0, 0.016, 0.016, 0.4])
            self.app.step(list(self._anything()), self.now)
            if self.app.context.stack.scenes:
                self._look_at(self.app.context.stack.top)

    def _look_at(self, top: Scene) -> None:
        """Once a table has come to rest, it shows what its position says."""
        self.scenes[top.name] += 1
        if isinstance(top, Table) and top.session.position.moment is None and not top.stage.is_moving:
            self.app.step([], self.now)  # whatever was put off
            lies = list(contradictions(top)) if self.app.context.stack.top is top else []
            assert not lies, lies

    def finds_home(self) -> bool:
        """Whether Escape leads back to the title, or out of it, in a few steps."""
        for _ in range(30):
            scenes = self.app.context.stack.scenes
            if not scenes or (len(scenes) == 1 and isinstance(scenes[0], Title)):
                return True
            self.now += 5.0
            self.app.step([_key(pygame.K_ESCAPE)], self.now)
            if self.app.context.stack.scenes and self.app.context.stack.top.name == "menu":
                self.app.context.stack.home()
        return False

    def _come_home(self) -> None:
        self.app.running = True
        self.app.context.stack.scenes.clear()
        self.app.context.stack.push(Title(self.app.context))

    def _anything(self) -> Iterator[pygame.event.Event]:
        kind = self.random.random()
        if kind < 0.45:
            yield from self._click()
        elif kind < 0.6:
            yield from self._drag()
        elif kind < 0.9:
            yield self._press()
        elif kind < 0.96:
            yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.random.choice([-3, -1, 1, 3]))
        else:
            yield from self._window()

    def _place(self) -> tuple[int, int]:
        """Mostly on a widget, else anywhere."""
        width, height = self.app.canvas.scale.window
        widgets = self.app.context.stack.top.page.widgets if self.app.context.stack.scenes else ()
        if widgets and self.random.random() < 0.8:
            x, y = self.random.choice(widgets).area.centre
            return round(x * self.app.canvas.scale.unit), round(y * self.app.canvas.scale.unit)
        return self.random.randrange(-5, width + 5), self.random.randrange(-5, height + 5)

    def _click(self) -> Iterator[pygame.event.Event]:
        pos, button = self._place(), self.random.choice([1, 1, 1, 1, 2, 3])
        yield pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        if self.random.random() < 0.95:
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def _drag(self) -> Iterator[pygame.event.Event]:
        yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self._place(), button=1)
        for _ in range(self.random.randrange(1, 5)):
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=self._place(), rel=(5, 5), buttons=(1, 0, 0))
        yield pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._place(), button=1)

    def _press(self) -> pygame.event.Event:
        key = self.random.choice(KEYS + LETTERS)
        mod = self.random.choice([0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT])
        return _key(key, mod)

    def _window(self) -> Iterator[pygame.event.Event]:
        kind = self.random.randrange(5)
        if kind == 0:
            size = self.random.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            yield pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        elif kind == 1:
            yield pygame.event.Event(pygame.WINDOWFOCUSLOST)
        elif kind == 2:
            yield pygame.event.Event(pygame.WINDOWMINIMIZED)
        elif kind == 3:
            files = sorted(self.folder.glob("**/*.json"))
            dropped = self.random.choice([self.folder, self.folder / "nothing", *files])
            yield pygame.event.Event(pygame.DROPFILE, file=str(dropped))
        else:
            yield pygame.event.Event(pygame.TEXTINPUT, text=self.random.choice(["a", "ő", "Ł", "🏰", " ", "\u202e"]))


def _key(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=chr(key) if 32 <= key < 127 else "")


def main() -> None:
    """`python -m tests.monkey [EVENTS] [SEED]`"""
    events = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), seed)
        for part in range(events // 500):
            monkey.play(500)
            assert monkey.finds_home(), f"stuck after {500 * (part + 1)} events"
        print(f"{events} events, {dict(monkey.scenes)}")


if __name__ == "__main__":
    main()
