"""A window without a screen for the tests of scenes: an App on SDL's dummy drivers, with a data folder of its own."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Any

import pygame

from castles.app import App, start_pygame
from castles.scenes.scene import Context, Scene, Stack
from castles.settings import Settings
from castles.storage import Storage
from castles.ui.area import Area
from castles.ui.sound import Sounds
from castles.ui.sprites import Sprites
from castles.ui.widget import Widget

SPRITES = Sprites()  # every picture is read only once, however many windows are opened
SPRITES.budget = inf  # and frames don't depend on how fast the machine is


def open_app(tmp_path: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
    """An app with an empty stack; push a scene, then turn its loop with `step` and the functions below."""
    start_pygame()
    chosen = Settings(**{"language": "en", **settings})
    app = App(Context(chosen, Storage(tmp_path), Sounds(enabled=False), Stack()), size)
    app.sprites = app.canvas.sprites = SPRITES
    return app


def shown(app: App, scene: Scene, now: float = 0.0) -> Scene:
    """Pushes a scene and draws it once."""
    app.context.stack.push(scene)
    app.step([], now)
    return scene


def widget(app: App, key: str) -> Widget:
    """The widget of the top scene with this key."""
    return next(each for each in app.context.stack.top.page.widgets if each.key == key)


def click(app: App, target: str | Area | Widget, now: float = 0.0) -> None:
    """Moves the mouse to the middle of a widget and clicks."""
    area = target if isinstance(target, Area) else (target if isinstance(target, Widget) else widget(app, target)).area
    unit = app.canvas.scale.unit
    pos = round(area.centre[0] * unit), round(area.centre[1] * unit)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    app.step([move, down], now)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)], now)


def press(app: App, *keys: int, mod: int = 0, now: float = 0.0) -> None:
    """Presses keys one after the other."""
    for key in keys:
        app.step([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], now)


def type_text(app: App, text: str, now: float = 0.0) -> None:
    """Types letters the way SDL tells of them: the key, then the text."""
    for letter in text:
        key = pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
        app.step([key, pygame.event.Event(pygame.TEXTINPUT, text=letter)], now)


def picture(app: App, path: Path) -> None:
    """What the window shows now, as a file to look at."""
    surface = pygame.display.get_surface()
    assert surface is not None, "the window is open"
    pygame.image.save(surface, path)


def walk(app: App) -> Sequence[str]:
    """The keys of the widgets that Tab visits, in order."""
    page = app.context.stack.top.page
    found: list[str] = []
    while True:
        press(app, pygame.K_TAB)
        if page.focus is None or page.focus in found:
            return found
        found.append(page.focus)
