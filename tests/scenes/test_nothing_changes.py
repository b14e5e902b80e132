"""Arranging and drawing change nothing: afterwards every scene holds exactly what it held before."""

import types
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.boards.board import Look
from castles.display import Box
from castles.rules import GAMES
from castles.scenes.acts import Opened
from castles.scenes.scene import Context, Scene
from castles.scenes.table import Table
from castles.session.description import Describer, Description
from castles.session.play import Play
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.sprites import Sprites
from castles.ui.stage import Stage
from castles.ui.text import Lettering
from tests.painting import painted_whole
from tests.scenes.guest import Guest, against_computers
from tests.scenes.showroom import SCENES, fill
from tests.window import SPRITES, open_app, press, shown

CACHES: dict[type, set[str]] = {  # what only remembers something that can be worked out again
    Look: {"_known"},
    Describer: {"_last", "_look", "_sources"},
    Description: {"_lights"},
    Play: {"_offered"},
    Stage: {"_still"},
}
SHARED = (type, types.ModuleType, Lettering, Sprites, Context, pygame.Surface, pygame.font.Font)  # not the scene's own
ATOMS = (str, bytes, int, float, bool, type(None), Path, Random, Enum, range, slice)


def told(thing: Any, seen: dict[int, int]) -> Any:
    """All that something holds, as nested tuples; what comes again is told by its number."""
    if isinstance(thing, ATOMS):
        return thing if not isinstance(thing, Random) else thing.getstate()
    if isinstance(thing, SHARED):
        return id(thing)
    if id(thing) in seen:
        return "again", seen[id(thing)]
    seen[id(thing)] = len(seen)
    return type(thing).__name__, tuple(_parts(thing, seen))


def _parts(thing: Any, seen: dict[int, int]) -> Iterator[Any]:
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield told(key, seen), told(value, seen)
    elif isinstance(thing, set | frozenset):
        yield frozenset(map(repr, thing))
    elif isinstance(thing, list | tuple):
        yield from (told(each, seen) for each in thing)
    elif isinstance(thing, types.MethodType):
        yield thing.__func__.__qualname__, told(thing.__self__, seen)
    elif isinstance(thing, types.FunctionType):
        yield thing.__qualname__, tuple(told(cell.cell_contents, seen) for cell in thing.__closure__ or ())
    elif isinstance(thing, partial):
        yield thing.func.__qualname__, told(thing.args, seen)
    else:
        yield from ((name, told(value, seen)) for name, value in _fields(thing))


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    """What an object holds, but for what it only remembers."""
    kind = type(thing)
    remembered = {name for each in kind.__mro__ for name in CACHES.get(each, ())}
    remembered |= {
        name for each in kind.__mro__ for name, value in vars(each).items() if isinstance(value, cached_property)
    }
    slots = [name for each in kind.__mro__ for name in getattr(each, "__slots__", ()) if name != "__dict__"]
    names = [*getattr(thing, "__dict__", ()), *(name for name in slots if hasattr(thing, name))]
    yield from ((name, getattr(thing, name)) for name in names if name not in remembered)


def held(scene: Scene) -> Any:
    """All that a scene holds itself."""
    return told({name: value for name, value in vars(scene).items() if name != "context"}, {})


def draws(app: App, scene: Scene, now: float) -> None:
    """Arranges and draws a scene in several windows, as often as anybody may want it."""
    for canvas in (app.canvas, Canvas(app.canvas.surface, app.canvas.scale, SPRITES)):
        for _time in range(2):
            scene.arrange(canvas)
            scene.background(canvas)
            scene.page.draw(canvas)
            scene.foreground(canvas, now)
            scene.tip(canvas)
            assert scene.situation == scene.situation
            assert scene.lying == scene.lying
            canvas.taken()


def nothing_changes(app: App, scene: Scene, now: float) -> None:
    before = held(scene)
    draws(app, scene, now)
    painted_whole(app, now)
    assert held(scene) == before


@pytest.mark.parametrize("size", [(1280, 720), (640, 400)], ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_the_same_after_it_was_drawn(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    fill(tmp_path)
    app = open_app(tmp_path, size)
    scene = shown(app, SCENES[name](app))
    app.step([], 1.0)
    nothing_changes(app, scene, 1.0)
    press(app, pygame.K_TAB, pygame.K_TAB, pygame.K_DOWN)
    if app.context.stack.scenes and app.context.stack.top is scene:
        nothing_changes(app, scene, 2.0)


STATES: dict[str, Callable[[Table], None]] = {
    "as it is": lambda table: None,
    "log": lambda table: table.acts.toggle_log(),
    "log, scrolled": lambda table: setattr(table.acts, "opened", Opened(log=True, back=10_000.0)),
    "sheet": lambda table: table.acts.toggle_sheet(next(iter(table.session.board.sheets))),
    "zoomed": lambda table: table.pointer.toggle_zoom(),
    "looking back": lambda table: table.acts.look_back(),
    "hint": lambda table: table.acts.hint(),
}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("key", BOARDS)
def test_a_table_is_the_same_after_it_was_drawn(tmp_path: Path, key: str, state: str) -> None:
    guest = Guest(tmp_path, against_computers(GAMES[key], GAMES[key].players[-1], seed=4), speed="fast")
    app, table = guest.app, guest.table
    for _move in range(3):
        if guest.position.can_act:
            table.session.play(guest.look.legal[0])
            guest.wait()
    STATES[state](table)
    if guest.position.can_act:
        table.session.play(guest.look.legal[-1])  # pieces are on their way
    for _frame in range(3):
        guest.now += 0.04
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(1, 1), buttons=(0, 0, 0))], guest.now)
        nothing_changes(app, table, guest.now)


CHANGES: dict[str, Callable[[Table], object]] = {
    "what is open": lambda table: table.acts.toggle_log(),
    "what moves": lambda table: table.stage.lift((), (Box(0, 0, 1, 1),), [], 0.0, 1.0),
    "the mouse": lambda table: setattr(table.page, "hovered", "somewhere else"),
    "a widget": lambda table: setattr(table.page.widgets[-1], "area", Area(1, 2, 3, 4)),
    "the match": lambda table: table.session.match.count_hint(0),
    "the clock": lambda table: setattr(table.session, "now", 99.0),
    "a scroll": lambda table: table.acts.scroll_log(3.0),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_would_be_noticed_however_deep_it_is_hidden(tmp_path: Path, change: str) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["wall"], 2, seed=4))
    before = held(guest.table)
    assert held(guest.table) == before
    CHANGES[change](guest.table)
    assert held(guest.table) != before
