"""What a window should show, painted from nothing; and what the last frame has flipped of it."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from castles.app import App
from castles.scenes.scene import Scene
from castles.scenes.showing import Showing
from castles.ui.canvas import Canvas
from castles.ui.painter import Window


def pixels(surface: pygame.Surface) -> bytes:
    return bytes(surface.get_view("0").raw)


def painted_whole(app: App, now: float) -> pygame.Surface:
    """The same scenes at the same time, laid out, drawn and painted from nothing. Nothing is changed by it."""
    size = app.canvas.surface.get_size()
    used, canvas = app.canvas, Canvas(pygame.Surface(size).convert(), app.canvas.scale, app.sprites)
    showing = Showing()
    with pages_kept(app.context.stack.seen):
        showing.enter(app.context.stack.seen, app.showing._since)
        showing.arrange(canvas, app.context.settings, 0)
        showing.draw_still(canvas)
        still = canvas.taken()
        showing.draw_moving(canvas, now)
        app.canvas = canvas
        app._draw_words(now)
        app.canvas = used
    Window(canvas).paint(still, canvas.taken(), at_once=True)
    return canvas.surface


@contextmanager
def pages_kept(scenes: list[Scene]) -> Iterator[None]:
    """Afterwards the pages of these scenes are as they were."""
    before = [dict(vars(scene.page)) for scene in scenes]
    try:
        yield
    finally:
        for scene, fields in zip(scenes, before, strict=True):
            vars(scene.page).update(fields)


class Watch:
    """Sees what is flipped, frame by frame."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.flipped: list[pygame.Rect] = []  # by the last frame
        self._before = app.canvas.surface.copy()
        monkeypatch.setattr(pygame.display, "update", self._update)
        monkeypatch.setattr(pygame.display, "flip", lambda: self._update([app.canvas.surface.get_rect()]))

    def _update(self, rects: list[pygame.Rect]) -> None:
        self.flipped += rects

    def step(self, events: list[pygame.event.Event], now: float) -> None:
        """One frame; nothing has changed in the window that wasn't flipped."""
        self.flipped = []
        self.app.step(events, now)
        window = self.app.canvas.surface
        if window.get_size() == self._before.get_size():
            assert self._looks_as_before(window), f"{now}: something else than {self.flipped} has changed"
        self._before = window.copy()

    def _looks_as_before(self, window: pygame.Surface) -> bool:
        """Whether all that wasn't flipped looks as it did."""
        now = window.copy()
        for surface in (now, self._before):
            for rect in self.flipped:
                surface.fill((0, 0, 0), rect)
        return pixels(now) == pixels(self._before)

    @property
    def part(self) -> float:
        """What part of the window was flipped."""
        width, height = self.app.canvas.surface.get_size()
        return sum(rect.w * rect.h for rect in self.flipped) / (width * height)
