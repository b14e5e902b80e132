"""Names used before: the lobby offers them, whatever the game was."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from castles.app import App
from castles.rules import GAMES
from castles.scenes.lobby import Lobby
from castles.scenes.seating import EMPTY, PERSON
from castles.scenes.title import Title
from castles.settings import MOST_NAMES, from_json
from tests.window import click, open_app, press, shown, type_text


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path)
    shown(app, Title(app.context))
    return app


def lobby_of(app: App, game: str) -> Lobby:
    """The lobby of a game, over the title."""
    app.context.stack.home()
    scene = Lobby(app.context, GAMES[game])
    shown(app, scene)
    return scene


def play_as(app: App, game: str, name: str) -> None:
    """Types a name and starts a match."""
    lobby_of(app, game)
    click(app, "name_0")
    press(app, pygame.K_a, mod=pygame.KMOD_CTRL)
    type_text(app, name)
    click(app, "start")


def keys(app: App) -> list[str]:
    return [each.key for each in app.context.stack.top.page.widgets]


def test_the_name_typed_in_one_game_is_the_default_in_the_next(app: App) -> None:
    play_as(app, "wall", "Ilona")
    assert lobby_of(app, "combo").chairs.names[0].text == "Ilona"


def test_a_game_remembers_its_own_name_before_others(app: App) -> None:
    play_as(app, "wall", "Ilona")
    play_as(app, "combo", "Marek")
    assert lobby_of(app, "wall").chairs.names[0].text == "Ilona"


def test_only_people_are_remembered_and_the_last_one_first(app: App) -> None:
    play_as(app, "wall", "Ilona")
    scene = lobby_of(app, "knights")
    scene.chairs.change(scene.seating.changed(0, name="Marek").changed(1, name="Merlin", kind="random"))
    scene.start()
    assert app.context.settings.names == ("Marek", "Ilona")


def test_without_names_there_is_nothing_to_choose_from(app: App) -> None:
    lobby_of(app, "wall")
    assert "names_0" not in keys(app)


def test_the_mouse_chooses_a_name_used_before(app: App) -> None:
    for game, name in (("wall", "Ilona"), ("combo", "Marek"), ("knights", "Zoe")):
        play_as(app, game, name)
    scene = lobby_of(app, "wall")
    click(app, "names_0")
    click(app, "item_1")
    assert (scene.chairs.names[0].text, scene.seating.chairs[0].name) == ("Marek", "Marek")


def test_the_keyboard_chooses_a_name_used_before(app: App) -> None:
    for game, name in (("wall", "Ilona"), ("combo", "Marek")):
        play_as(app, game, name)
    scene = lobby_of(app, "wall")
    while scene.page.focus != "names_0":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert scene.chairs.names[0].text == "Marek"


def test_the_name_of_another_seat_is_not_offered(app: App) -> None:
    app.context.change(names=("Ilona",))
    scene = lobby_of(app, "wall")
    assert (scene.chairs.names[0].text, "names_1" in keys(app)) == ("Ilona", False)


def test_the_first_person_gets_the_name_not_a_computer_or_an_empty_chair(app: App) -> None:
    app.context.change(names=("Ilona",))
    seating = lobby_of(app, "throne").seating
    moved = seating.changed(0, kind=EMPTY, name="").changed(1, kind="random").changed(2, kind=PERSON)
    assert [chair.name for chair in moved.greeted(["Ilona"]).chairs[:3]] == ["", "", "Ilona"]


@pytest.mark.parametrize(
    ("kept", "known"),
    [
        (7, ()),
        ("Ilona", ()),
        ([3, None, "", "  ", "x" * 99, "a\nb", "\ud800", ["Ilona"], "Ilona", "Ilona"], ("Ilona",)),
        ([f"P{number}" for number in range(50)], tuple(f"P{number}" for number in range(MOST_NAMES))),
    ],
)
def test_bad_content_is_ignored(kept: Any, known: tuple[str, ...]) -> None:
    assert from_json(json.dumps({"names": kept})).names == known


def test_names_are_bounded(app: App) -> None:
    for number in range(MOST_NAMES + 3):
        scene = lobby_of(app, "wall")
        scene.chairs.change(scene.seating.changed(0, name=f"Player {number}"))
        scene.start()
    assert len(app.context.settings.names) == MOST_NAMES
