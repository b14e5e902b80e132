"""Frame by frame the window looks as if it were painted from nothing, and only what differs is painted and flipped."""

from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.commands.visitor import Visitor
from castles.rules import GAMES
from castles.scenes.curtain import Curtain
from castles.scenes.dialog import Answer, Dialog
from castles.scenes.lobby import Lobby
from castles.scenes.menu import TableMenu
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.ui.sprites import Sprites
from castles.ui.widget import Widget
from tests.painting import Watch, painted_whole, pixels
from tests.scenes.guest import Guest, against_computers
from tests.scenes.showroom import SCENES, fill
from tests.scenes.toy_table import sit_down, toy_in_the_box, toy_match
from tests.window import click, open_app, press, shown, type_text, widget

SIZES = ((1280, 720), (820, 600))
FRAMES = 300
EVERY = 7  # frames between two comparisons with a window painted from nothing
HOVER = 0.03  # of the window, that may be flipped when the mouse goes from one thing to the next
BUSY = 0.1  # of the window, in the median of a busy table's frames


def motion(*pos: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def over(app: App, target: Widget) -> pygame.event.Event:
    """The mouse comes to a widget."""
    unit, (x, y) = app.canvas.scale.unit, target.area.centre
    return motion(round(x * unit), round(y * unit))


def visit(app: App, watch: Watch, frames: int, seed: int) -> list[float]:
    """A visitor before the window; what part of it each frame has flipped."""
    visitor, parts = Visitor(app, seed), []
    for frame in range(1, frames):
        watch.step(visitor.input(), frame / 60)
        parts.append(watch.part)
        if frame % EVERY == 0:
            assert pixels(app.canvas.surface) == pixels(painted_whole(app, frame / 60)), f"frame {frame}"
    return sorted(parts)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", BOARDS)
def test_a_busy_table_looks_as_if_painted_whole_and_flips_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, size: tuple[int, int]
) -> None:
    app = open_app(tmp_path, size, speed="fast")
    sit_down(app, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    parts = visit(app, Watch(app, monkeypatch), FRAMES, seed=8)
    assert parts[len(parts) // 2] <= BUSY


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_if_painted_whole_and_flips_what_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    fill(tmp_path)
    app = open_app(tmp_path, size)
    shown(app, Title(app.context))  # overlays lie over something
    shown(app, SCENES[name](app))
    visit(app, Watch(app, monkeypatch), FRAMES // 4, seed=8)


def fresh_sprites(budget: float) -> Sprites:
    """Pictures that have to be made yet, in little time."""
    sprites = Sprites()
    sprites.budget = budget
    return sprites


def check(app: App, now: float) -> None:
    assert pixels(app.canvas.surface) == pixels(painted_whole(app, now)), f"at {now}"


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", BOARDS)
def test_what_comes_over_a_table_leaves_no_traces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, size: tuple[int, int]
) -> None:
    """A menu while pieces fly, a question over it, other settings below it, tooltips and notices."""
    app = open_app(tmp_path, size)
    table = sit_down(app, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    watch, now = Watch(app, monkeypatch), 0.0
    visitor = Visitor(app, seed=3)

    def go(*events: pygame.event.Event, seconds: float = 0.05, times: int = 1) -> None:
        nonlocal now
        for _time in range(times):
            now += seconds
            watch.step([*events], now)
            check(app, now)

    for _frame in range(60):
        now += 1 / 60
        watch.step(visitor.input(), now)
    table.acts.open_menu()
    go(times=5)
    app.context.notify("A line that is told for a while, and then goes away again.")
    go(times=2)
    app.context.change(language="hu")
    go()
    app.context.change(helps=())
    go()
    app.context.change(language="en", helps=("tooltips", "legal_places"))
    app.context.stack.push(Dialog(app.context, "Really?", "This is a question. " * 3, [Answer("No"), Answer("Yes")]))
    go(seconds=0.5, times=2)
    app.context.stack.pop()
    go(seconds=2.0, times=3)  # the notice goes
    app.context.stack.pop()
    go(times=3)
    for each in [*table.page.widgets][:: max(1, len(table.page.widgets) // 6)]:
        go(over(app, each))
        go(seconds=0.5)  # its tooltip comes
    go(motion(3, 3), times=2)


def test_the_curtain_falls_over_everything_and_under_a_menu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with toy_in_the_box():
        app = open_app(tmp_path, (1000, 640))
        table = sit_down(app, toy_match())
        for number in range(3):
            app.step([], 1.0 + number)
            check(app, 1.0 + number)
        click(app, "lift", 5.0)
        watch = Watch(app, monkeypatch)
        watch.step([], 6.0)
        check(app, 6.0)
        table.acts.open_menu()
        watch.step([], 7.0)
        before = pixels(app.canvas.surface)
        watch.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 8.0)
        check(app, 8.0)
        assert table.describe().is_hidden
        assert pixels(app.canvas.surface) != before, "the hand can't be seen below the menu"
        app.context.stack.pop()
        watch.step([], 9.0)
        check(app, 9.0)
        assert isinstance(app.context.stack.top, Curtain)


def test_other_settings_reach_what_lies_under_an_overlay(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    shown(app, lobby := Lobby(app.context, GAMES["courtyard"]))
    shown(app, TableMenu(app.context, against_computers(GAMES["courtyard"], 2, seed=1)))
    before = [getattr(each, "label", "") for each in lobby.page.widgets]
    app.context.change(language="pl")
    app.step([], 1.0)
    assert [getattr(each, "label", "") for each in lobby.page.widgets] != before
    check(app, 1.0)


def test_a_window_of_another_size_is_painted_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path)
    sit_down(app, against_computers(GAMES["wall"], 4, seed=4))
    watch = Watch(app, monkeypatch)
    for number, size in enumerate([(1000, 640), (640, 480), (1500, 800), (1280, 720)]):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        watch.step([pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], 1.0 + number)
        assert watch.part >= 1.0
        check(app, 1.0 + number)


# An equal frame costs nothing


@pytest.mark.parametrize("name", SCENES)
def test_an_unchanged_scene_paints_and_flips_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    fill(tmp_path)
    app = open_app(tmp_path)
    shown(app, SCENES[name](app))
    app.context.notices.clear()
    for number in range(30):  # until all rows of a score are there, and the notices are gone
        app.step([], 1.0 + number)
    nothing_is_flipped(app, Watch(app, monkeypatch))


@pytest.mark.parametrize("key", BOARDS)
def test_an_unchanged_table_paints_and_flips_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    guest = Guest(tmp_path, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    guest.app.step([], guest.now + 10.0)
    nothing_is_flipped(guest.app, Watch(guest.app, monkeypatch), guest.now + 11.0)


def nothing_is_flipped(app: App, watch: Watch, now: float = 100.0) -> None:
    place = [motion(4, 4)]
    for events in (place, [], [], place, place, []):
        now += 1.0
        watch.step(events, now)
        if events is not place or now > 102:
            assert (watch.flipped, app.window.painted) == ([], 0)


def test_a_window_that_was_covered_is_flipped_whole_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path)
    shown(app, Title(app.context))
    app.step([], 1.0)
    watch = Watch(app, monkeypatch)
    for kind in (pygame.WINDOWEXPOSED, pygame.VIDEOEXPOSE, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
        watch.step([pygame.event.Event(kind)], 2.0)
        assert (watch.flipped, app.window.painted) == ([pygame.Rect(0, 0, 1280, 720)], 0)
        watch.step([], 2.1)
        assert watch.flipped == []


# Hovering and typing


@pytest.mark.parametrize("name", SCENES)
def test_the_mouse_over_a_scene_flips_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    fill(tmp_path)
    app = open_app(tmp_path)
    shown(app, SCENES[name](app))
    app.step([], 50.0)
    hover_over_all(app, Watch(app, monkeypatch))


@pytest.mark.parametrize("key", BOARDS)
def test_the_mouse_over_a_table_flips_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    guest = Guest(tmp_path, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    hover_over_all(guest.app, Watch(guest.app, monkeypatch), guest.now + 10.0)


def hover_over_all(app: App, watch: Watch, now: float = 60.0) -> None:
    """The mouse goes from widget to widget, too fast for tooltips; large ones may light up as a whole."""
    watch.step([motion(2, 2)], now)
    (width, height), last = app.canvas.scale.size, 0.0
    for each in app.context.stack.top.page.widgets:
        now += 0.05
        watch.step([over(app, each)], now)
        largest = max(each.area.w * each.area.h, last) / (width * height)
        assert watch.part <= HOVER + 3 * largest, each.key
        last = each.area.w * each.area.h
    watch.step([motion(2, 2)], now)


def test_typing_flips_no_more_than_a_field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path)
    shown(app, Lobby(app.context, GAMES["courtyard"]))
    click(app, "name_0")
    watch = Watch(app, monkeypatch)
    for letter in "Zsófia":
        type_text(app, letter)
        assert 0 < sum(rect.w * rect.h for rect in watch.flipped) < HOVER * 1280 * 720
        watch.flipped = []
    press(app, pygame.K_TAB)  # the ring goes to the next field
    assert 0 < sum(rect.w * rect.h for rect in watch.flipped) < 2 * HOVER * 1280 * 720


def test_a_list_that_scrolls_flips_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path, (900, 400))
    shown(app, SCENES["keymap"](app))
    watch = Watch(app, monkeypatch)
    rows = app.canvas.scale.pixels(widget(app, "keys").area)
    watch.step([motion(*rows.center)], 1.0)
    watch.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1)], 1.1)
    assert watch.flipped
    assert all(rows.inflate(4, 4).contains(rect) for rect in watch.flipped)
    check(app, 1.1)


# Time


def test_a_frame_in_which_much_has_happened_leaves_the_layout_to_the_next(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, against_computers(GAMES["combo"], 5, seed=4))
    app.step([], 5.0)
    app.sprites.budget = 0.0  # every frame is late
    try:
        for _time in range(3):
            table.acts.toggle_log()
            assert app.step([], 5.0), "there is something to be done"
            assert table.acts.opened.log != any(each.key == "open log" for each in table.page.widgets)
            app.step([], 5.0)
            assert table.acts.opened.log == any(each.key == "open log" for each in table.page.widgets)
    finally:
        app.sprites.budget = float("inf")


def test_a_new_scene_is_laid_out_at_once_however_late_the_frame(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.sprites.budget = 0.0
    try:
        assert isinstance(title := shown(app, Title(app.context)), Title)
        assert title.page.widgets
    finally:
        app.sprites.budget = float("inf")


def test_what_was_painted_in_haste_is_painted_again_until_it_is_fine(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.sprites = app.canvas.sprites = fresh_sprites(budget=0.0)
    table = Table(app.context, against_computers(GAMES["wall"], 4, seed=4))
    shown(app, table)
    assert app.window.is_behind
    frames = 0
    while app.window.is_behind:
        frames += 1
        app.step([], 1.0)
        assert frames < 3000
    app.sprites.budget = float("inf")
    assert frames > 3
    check(app, 1.0)
