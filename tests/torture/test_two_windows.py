"""A match that another window plays: it is told, can be looked at, and can be played on as a copy."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.files import write
from castles.match import Match
from castles.rules import GAMES
from castles.saves import dump
from castles.scenes.opening import open_save
from castles.scenes.saves_list import SavesList
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.storage import read_match
from tests.matches import random_match
from tests.torture.test_disk import OPEN, Other
from tests.window import click, open_app, press, shown


@pytest.fixture
def match() -> Match:
    return random_match(GAMES["courtyard"], seed=3, moves=12)


@pytest.fixture
def app(tmp_path: Path, match: Match) -> Iterator[App]:
    """An app at its title, while another program plays this match."""
    write(tmp_path / "saves" / "match.json", dump(match))
    other = Other(OPEN, tmp_path, tmp_path / "saves" / "match.json")
    assert other.says() == "opened"
    app = open_app(tmp_path, speed="none")
    shown(app, Title(app.context))
    open_save(app.context, tmp_path / "saves" / "match.json")
    app.step([], 1.0)
    assert app.context.stack.top.name == "dialog"
    yield app
    other.kill()


def table_of(app: App) -> Table:
    table = app.context.stack.top
    assert isinstance(table, Table)
    return table


def test_one_can_go_back(app: App) -> None:
    press(app, pygame.K_ESCAPE)
    assert app.context.stack.top.name == "title"


def test_it_can_be_looked_at_and_no_more(app: App, tmp_path: Path, match: Match) -> None:
    before = (tmp_path / "saves" / "match.json").read_bytes()
    click(app, "answer_1", 2.0)
    for frame in range(20):
        app.step([], 3.0 + frame)
    table = table_of(app)
    position = table.session.position
    assert (position.looks_back, position.leads_back, position.line) == (True, False, match.line)
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END, pygame.K_h):
        press(app, key, now=30.0)
        app.step([], 31.0)
        assert not table.session.position.can_act
    press(app, pygame.K_z, mod=pygame.KMOD_CTRL, now=40.0)
    assert table.session.match.line == match.line
    press(app, pygame.K_ESCAPE, now=41.0)
    assert app.context.stack.top.name == "menu"
    assert (tmp_path / "saves" / "match.json").read_bytes() == before


def test_a_copy_can_be_played_on(app: App, tmp_path: Path, match: Match) -> None:
    before = (tmp_path / "saves" / "match.json").read_bytes()
    click(app, "answer_2", 2.0)
    for frame in range(20):
        app.step([], 3.0 + frame)
    session = table_of(app).session
    session.play(session.position.offered.moves[0])
    [copy] = {*(tmp_path / "saves").glob("*.json")} - {tmp_path / "saves" / "match.json"}
    assert read_match(copy).match.line.entries[: len(match.past)] == match.past
    assert len(read_match(copy).match.past) == len(match.past) + 1
    assert (tmp_path / "saves" / "match.json").read_bytes() == before


@pytest.mark.parametrize("key", ["delete", "rename"])
def test_it_is_neither_deleted_nor_renamed(app: App, tmp_path: Path, key: str) -> None:
    before = (tmp_path / "saves" / "match.json").read_bytes()
    press(app, pygame.K_ESCAPE)
    shown(app, SavesList(app.context))
    click(app, key, 2.0)
    app.step([], 3.0)
    click(app, "answer_1", 4.0)
    app.step([], 5.0)
    assert app.context.stack.top.name == "dialog"
    assert (tmp_path / "saves" / "match.json").read_bytes() == before
