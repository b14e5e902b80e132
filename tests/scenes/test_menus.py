"""The menus by mouse and keyboard, in a window without a screen."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.i18n import speak
from castles.rules import GAMES
from castles.scenes import labels
from castles.scenes.lobby import Lobby
from castles.scenes.manual import Manual
from castles.scenes.options import Options
from castles.scenes.scene import Scene
from castles.scenes.seating import KINDS
from castles.scenes.sheet import ScoreSheet
from castles.scenes.shelf import SHELF
from castles.scenes.statistics import Statistics
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.settings import HELPS, load
from castles.ui.field import Field
from castles.wording import WORDINGS
from tests.scenes.showroom import match_of, save_of
from tests.window import click, open_app, press, shown, type_text, walk, widget

PLAYABLE = next(iter(BOARDS))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture
def app(tmp_path: Path) -> App:
    """An app at its title."""
    app = open_app(tmp_path)
    shown(app, Title(app.context))
    return app


def top(app: App) -> Scene:
    return app.context.stack.top


# The title


def test_a_window_that_changes_size_under_a_moving_mouse_is_painted_again(app: App) -> None:
    resize = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 1), buttons=(0, 0, 0))
    app.step([move], 0.1)
    app.step([resize, move], 0.2)
    assert sum(pygame.transform.average_color(app.canvas.surface)[:3]) > 100


def test_the_size_of_the_window_is_kept_when_the_program_ends(app: App) -> None:
    app.open_window((1111, 777), fullscreen=False)
    app.context.stack.scenes.clear()
    app.run()
    assert load(app.context.storage.folder / "settings.json")[0].window == (1111, 777)


def test_two_clicks_from_the_title_to_a_game(app: App) -> None:
    click(app, f"box_{PLAYABLE}")
    click(app, "start")
    assert isinstance(top(app), Table)


def test_without_a_save_there_is_nothing_to_continue(app: App) -> None:
    assert "continue" not in [each.key for each in top(app).page.widgets]


def test_continue_goes_on_with_the_last_match(app: App) -> None:
    save_of(app)
    top(app).entered()
    app.context.stack.deeds += 1
    app.step([], 0.0)
    click(app, "continue")
    table = top(app)
    assert isinstance(table, Table)
    assert len(table.session.match.past) == 4


def test_a_finished_match_is_not_continued(app: App) -> None:
    save_of(app, "knights", None)
    top(app).entered()
    assert top(app).unfinished is None  # type: ignore[attr-defined]


def test_the_language_changes_at_once_and_is_kept(app: App, tmp_path: Path) -> None:
    press(app, *[pygame.K_TAB] * len(walk(app)))
    top(app).page.focus = "language"
    press(app, pygame.K_RIGHT)
    assert app.context.settings.language == "pl"
    assert '"language": "pl"' in (tmp_path / "settings.json").read_text(encoding="utf-8")


def test_tab_reaches_everything_on_the_title(app: App) -> None:
    boxes = {f"box_{box.key}" for box in SHELF if box.is_playable}
    assert set(walk(app)) == boxes | {"rules", "statistics", "load", "options", "quit", "language"}


def test_escape_asks_before_leaving(app: App) -> None:
    press(app, pygame.K_ESCAPE)
    assert top(app).name == "dialog"
    press(app, pygame.K_ESCAPE)
    assert top(app).name == "title"


def test_quit_closes_the_program(app: App) -> None:
    click(app, "quit")
    assert app.context.stack.scenes == []


@pytest.mark.parametrize(
    ("key", "name"),
    [("rules", "manual"), ("statistics", "statistics"), ("load", "saves"), ("options", "options")],
)
def test_each_button_opens_its_scene_and_escape_comes_back(app: App, key: str, name: str) -> None:
    click(app, key)
    opened = top(app).name
    press(app, pygame.K_ESCAPE)
    assert (opened, top(app).name) == (name, "title")


def test_the_shelf_holds_all_games_in_the_order_of_the_rules() -> None:
    assert [box.key for box in SHELF] == list(GAMES)
    assert SHELF[0].facts == "2 players · 45 min"
    assert SHELF[-1].facts == "2–6 players · 30 min"


def test_every_help_and_level_has_a_name() -> None:
    assert set(HELPS) <= set(labels.HELPS)
    assert all(set(board.helps) <= {*labels.HELPS, *WORDINGS[key].labels} for key, board in BOARDS.items())
    assert set(KINDS) <= set(labels.KINDS)


# Keys that work everywhere


def test_f1_opens_the_rules_of_the_game_and_closes_them(app: App) -> None:
    shown(app, Lobby(app.context, GAMES["knights"]))
    press(app, pygame.K_F1)
    manual = top(app)
    assert isinstance(manual, Manual)
    assert manual.game == "knights"
    press(app, pygame.K_F1)
    assert isinstance(top(app), Lobby)


def test_a_question_mark_shows_the_keys_and_any_key_hides_them(app: App) -> None:
    question = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?")
    app.step([question], 0.0)
    assert top(app).name == "keymap"
    press(app, pygame.K_x)
    assert top(app).name == "title"


# The lobby


@pytest.fixture
def lobby(app: App) -> Lobby:
    scene = Lobby(app.context, GAMES[PLAYABLE])
    shown(app, scene)
    return scene


def test_a_name_is_typed_and_remembered(app: App, lobby: Lobby) -> None:
    click(app, "name_0")
    type_text(app, "Zoe?")
    assert Lobby(app.context, GAMES[PLAYABLE]).chairs.names[0].text == "Zoe?"


def test_the_match_has_the_names_colours_and_seed_of_the_lobby(app: App, lobby: Lobby) -> None:
    click(app, "name_0")
    type_text(app, "Ilona")
    click(app, "seed")
    type_text(app, "77")
    click(app, "crest_0")
    press(app, pygame.K_DOWN, pygame.K_RETURN)
    click(app, "start")
    match = top(app).session.match  # type: ignore[attr-defined]
    assert (match.names[0], match.players[0].colour, match.setup.seed) == ("Ilona", "azure", 77)


def test_a_new_match_is_on_disk_before_its_first_move(app: App, lobby: Lobby) -> None:
    click(app, "start")
    assert [each.summary.moves for each in app.context.storage.matches() if each.summary] == [0]


def test_the_seed_that_was_used_is_shown_next_time(app: App, lobby: Lobby) -> None:
    click(app, "start")
    shown(app, Lobby(app.context, GAMES[PLAYABLE]))
    field = widget(app, "seed")
    assert isinstance(field, Field)
    assert str(app.context.settings.lobbies[PLAYABLE]["last_seed"]) in field.hint


def test_too_few_players_cannot_start(app: App, lobby: Lobby) -> None:
    top(app).page.focus = "kind_0"
    press(app, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert not widget(app, "start").enabled


def test_house_rules_reach_the_match(app: App) -> None:
    lobby = Lobby(app.context, GAMES["knights"])
    shown(app, lobby)
    click(app, "option_long")
    assert lobby.seating.setup(GAMES["knights"], 1).options["long"] is True


def test_a_match_goes_on_where_nothing_can_be_written(app: App, lobby: Lobby, tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be", encoding="utf-8")
    lobby.start()
    table = top(app)
    assert isinstance(table, Table)
    assert not table.session.match.is_safe
    assert len(app.context.notices) == 1
    (tmp_path / "saves").unlink()
    table.session.play(table.session.match.game.legal_moves(table.session.match.state)[0])
    assert table.session.match.is_safe


def test_the_keyboard_alone_starts_a_match(app: App, lobby: Lobby) -> None:
    while top(app).page.focus != "start":
        press(app, pygame.K_TAB)
    press(app, pygame.K_RETURN)
    assert isinstance(top(app), Table)


# Statistics


def test_statistics_count_finished_matches_and_wins(app: App) -> None:
    save_of(app, "knights", None)
    save_of(app, "knights", 3)
    scene = Statistics(app.context)
    shown(app, scene)
    for frame in range(4):
        app.step([], frame / 60)
    rows = scene.record.rows("knights")
    assert scene.record.finished("all") == 1
    assert sorted(won for _name, _played, won in rows) == [0, 1]
    assert scene.record.rows("wall") == []


# Settings


@pytest.mark.parametrize("name", ["fullscreen", "reduced_motion"])
def test_toggles_change_settings(app: App, name: str) -> None:
    shown(app, Options(app.context))
    click(app, name)
    assert getattr(app.context.settings, name) is True


def test_a_help_is_turned_off_and_on(app: App) -> None:
    shown(app, Options(app.context))
    click(app, "help_tooltips")
    off = app.context.settings.helps_with("tooltips")
    click(app, "help_tooltips")
    assert (off, app.context.settings.helps_with("tooltips")) == (False, True)


def test_a_larger_interface_is_in_force_at_once(app: App) -> None:
    shown(app, Options(app.context))
    before = app.canvas.scale.unit
    top(app).page.focus = "scale"
    press(app, pygame.K_RIGHT)
    assert app.canvas.scale.unit > before


@pytest.mark.parametrize("interface", [1.0, 2.0])
def test_every_setting_is_reached_by_tab(tmp_path: Path, interface: float) -> None:
    app = open_app(tmp_path, scale=interface)
    shown(app, Options(app.context))
    wanted = {"language", "scale", "fullscreen", "sound", "music", "speed", "confirm", "reduced_motion"}
    assert wanted <= set(walk(app))


# The score sheet


def sheet(app: App, **settings: bool) -> ScoreSheet:
    app.context.change(**settings)
    scene = ScoreSheet(app.context, match_of("knights", 3))
    shown(app, scene)
    return scene


def test_rows_are_revealed_one_after_the_other(app: App) -> None:
    scene = sheet(app)
    counts = []
    for second in range(4):
        app.step([], float(second))
        counts.append(scene.shown)
    assert counts == sorted(set(counts))


def test_space_reveals_all(app: App) -> None:
    scene = sheet(app)
    press(app, pygame.K_SPACE)
    assert scene.is_revealed


def test_reduced_motion_shows_all_at_once(app: App) -> None:
    assert sheet(app, reduced_motion=True).is_revealed


def test_a_running_score_is_shown_at_once(app: App) -> None:
    assert ScoreSheet(app.context, match_of("knights", 3, 4)).is_revealed


def test_a_new_game_goes_to_the_lobby(app: App) -> None:
    sheet(app, reduced_motion=True)
    click(app, "again")
    assert [scene.name for scene in app.context.stack.scenes] == ["title", "lobby"]
