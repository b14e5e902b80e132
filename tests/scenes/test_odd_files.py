"""Odd files through the real scenes: whatever lies about, the lists are drawn, and other saves open as ever."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from castles import saves
from castles.app import App
from castles.rules import GAMES
from castles.scenes.dialog import Dialog
from castles.scenes.import_list import ImportList
from castles.scenes.saves_list import SavesList
from castles.scenes.scene import Scene
from castles.scenes.statistics import Statistics
from castles.scenes.title import Title
from castles.storage import Storage, read_match
from tests.matches import sealed
from tests.odd import NAMES, POISONS, Odd, is_clean, is_printable, named, odd_saves, sound_match, told_saves
from tests.window import click, open_app, press, shown

OPENED = 10  # of every game, each in its turn
SOUND = saves.dump(sound_match("wall"))


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """An app at its title, whose owner has an empty home; in the end, all that was drawn is looked at."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    app = open_app(tmp_path)
    app.canvas.written = []
    shown(app, Title(app.context))
    yield app
    assert [each.text for each in app.canvas.written if not is_printable(each.text)] == []


def filled(folder: Path, odds: list[Odd]) -> None:
    """A folder with odd saves, and a sound one that was played last."""
    for number, odd in enumerate(odds):
        os.utime(named(folder, b"odd %d.json" % number, odd.text), (1_000_000, 1_000_000))
    named(folder, b"sound.json", SOUND)


def odd_games() -> list[Odd]:
    return [odd for odd in odd_saves("wall") if odd.path == ("game",)]


def deep_moves() -> list[Odd]:
    return [odd for odd in odd_saves("wall") if odd.path[0] == "moves" and odd.poison == "deep lists"]


def walked(app: App, scene: Scene, rows: int) -> None:
    """Draws every row of its list."""
    shown(app, scene)
    for _row in range(rows):
        press(app, pygame.K_DOWN)


def top(app: App) -> str:
    return app.context.stack.top.name


def test_odd_saves_are_listed_and_the_sound_one_opens(app: App, tmp_path: Path) -> None:
    odds = odd_games() + deep_moves()
    filled(tmp_path / "saves", odds)
    scene = SavesList(app.context)
    scene.page.focus = "saves"
    walked(app, scene, len(odds))
    assert (len(scene.saves), scene.selected) == (len(odds) + 1, len(odds))
    press(app, pygame.K_HOME, pygame.K_RETURN)
    assert top(app) == "table"


def test_odd_files_are_offered_and_the_sound_one_is_taken_in(app: App, tmp_path: Path) -> None:
    odds = odd_games() + deep_moves()
    filled(tmp_path / "home", odds)
    scene = ImportList(app.context, lambda: None)
    walked(app, scene, len(odds))
    assert (len(scene.files), scene.selected) == (len(odds) + 1, len(odds))
    press(app, pygame.K_HOME, pygame.K_RETURN)
    assert [saved.summary is None for saved in app.context.storage.matches()] == [False]


def test_statistics_pass_odd_saves_over(app: App, tmp_path: Path) -> None:
    odds = [replace(odd, text=odd.text.replace('"to_move": 0', '"to_move": null')) for odd in deep_moves()]
    filled(tmp_path / "saves", odds)
    scene = Statistics(app.context)
    assert len(scene.unread) == len(odds)
    shown(app, scene)
    while scene.unread:
        app.step([], 0.0)
    assert scene.record.finished("all") == 0


@pytest.mark.parametrize("key", GAMES)
def test_an_odd_save_opens_or_is_told(app: App, tmp_path: Path, key: str) -> None:
    for odd in told_saves(key, OPENED):
        path = named(tmp_path / "saves", b"odd.json", odd.text)
        app.context.stack.home()
        shown(app, SavesList(app.context))
        click(app, "open")
        assert top(app) in ("dialog", "table"), str(odd)
        for left in path.parent.iterdir():
            left.unlink()


def two_saves(app: App, court: str) -> None:
    """A sound save, and one with another choice for an option that was played last."""
    folder = app.context.storage.saves
    os.utime(named(folder, b"sound.json", SOUND), (1_000_000, 1_000_000))
    named(folder, b"odd.json", SOUND.replace('"court": false', f'"court": {court}'))
    app.context.stack.home()
    app.step([], 0.0)


@pytest.mark.parametrize("poison", POISONS)
def test_the_title_goes_on_with_the_match_before_an_odd_one(app: App, poison: str) -> None:
    two_saves(app, POISONS[poison])
    click(app, "continue")
    if top(app) == "dialog":  # it looked right before it was opened
        press(app, pygame.K_ESCAPE)
    if top(app) == "title":  # and couldn't be
        click(app, "continue")
    assert top(app) == "table"


def test_the_title_tells_of_a_choice_that_is_none_in_a_short_line(app: App) -> None:
    two_saves(app, json.dumps("x" * 900))
    click(app, "continue")
    dialog = app.context.stack.top
    assert isinstance(dialog, Dialog)
    assert is_clean(dialog.text)
    assert [path.name for path in sorted(app.context.storage.saves.iterdir())] == ["odd.damaged", "sound.json"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_sound_save_of_any_name_is_shown_exported_and_opened(app: App, tmp_path: Path, name: bytes) -> None:
    path = named(tmp_path / "saves", name, SOUND)
    shown(app, SavesList(app.context))
    click(app, "export")
    press(app, pygame.K_RETURN)
    (copy,) = (tmp_path / "home").glob("castles-*.json")
    assert copy.read_text(encoding="utf-8") == SOUND
    assert copy.name.isprintable()
    click(app, "delete")
    press(app, pygame.K_ESCAPE)
    click(app, "open")
    assert (top(app), path.exists()) == ("table", True)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_damaged_save_of_any_name_is_told_and_never_lost(app: App, tmp_path: Path, name: bytes) -> None:
    named(tmp_path / "saves", name, "{")
    shown(app, SavesList(app.context))
    click(app, "delete")
    press(app, pygame.K_ESCAPE)
    click(app, "open")
    assert top(app) == "dialog"
    assert [path.read_text() for path in (tmp_path / "saves").iterdir()] == ["{"]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_file_of_any_name_is_taken_in(app: App, tmp_path: Path, name: bytes) -> None:
    path = named(tmp_path / "home", name, SOUND)
    named(tmp_path / "home", b"damaged" + name[-100:], "{")
    shown(app, ImportList(app.context, lambda: None))
    click(app, "take")
    (taken,) = app.context.storage.matches()
    assert read_match(taken.path).match.state == read_match(path).match.state


def test_a_damaged_file_of_an_odd_name_is_told_and_stays(app: App, tmp_path: Path) -> None:
    path = named(tmp_path / "home", b"\xff\n.json", "{")
    shown(app, ImportList(app.context, lambda: None))
    click(app, "take")
    assert (top(app), path.read_text()) == ("dialog", "{")


@pytest.mark.parametrize("name", [b"x" * 250 + b".json", "ż".encode() * 125 + b".json"], ids=ascii)
def test_a_match_in_a_file_of_the_longest_name_is_kept(app: App, tmp_path: Path, name: bytes) -> None:
    path = named(tmp_path / "saves", name, SOUND.replace('"page"', "null"))
    match = app.context.storage.open(path).match
    match.play(match.game.legal_moves(match.state)[0])
    assert len(read_match(path).match.past) == len(match.past) == 5


def test_a_name_without_a_width_is_drawn(app: App, tmp_path: Path) -> None:
    named(tmp_path / "saves", b"sound.json", sealed(SOUND.replace("Ilona", "\ufe0f").replace("Marek", "\u034f")))
    shown(app, SavesList(app.context))
    click(app, "open")
    app.step([], 1.0)
    assert top(app) == "table"


def test_a_home_of_an_odd_name_takes_exports(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = named(tmp_path, b"\xff\n", "")
    home.unlink()
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    named(tmp_path / "saves", b"sound.json", SOUND)
    shown(app, SavesList(app.context))
    click(app, "export")
    press(app, pygame.K_RETURN)
    assert (home / "castles-sound.json").read_text(encoding="utf-8") == SOUND
    assert app.canvas.written
    app.canvas.written.clear()  # a field shows what is in it, whatever that is


def test_a_data_folder_that_the_system_refuses_is_told_to_the_log_only(app: App, tmp_path: Path) -> None:
    reports: list[str] = []
    app.context.report = lambda what, **details: reports.append(what)
    app.context.storage = Storage(tmp_path / ("x" * 300))
    app.context.stack.home()
    app.context.change(sound=3)
    assert reports == ["trouble", "scene", "trouble"]
