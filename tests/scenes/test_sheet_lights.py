"""A line of the score sheet lights the pieces that it counts on the table below."""

from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.rules import GAMES
from castles.scenes.options import Options
from castles.scenes.sheet import ScoreSheet
from castles.scenes.table import Table
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.widget import Widget
from tests.scenes.showroom import match_of
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press, widget

WINDOW = Area(0, 0, 1280, 720)


def counted(app: App, key: str, players: int, moves: int | None = None) -> ScoreSheet:
    """The score sheet over its table, all rows revealed."""
    table = sit_down(app, match_of(key, players, moves))
    for second in range(1, 8):
        app.step([], float(second))
    if app.context.stack.top is table:
        table.acts.open_score()
        app.step([], 8.0)
    sheet = app.context.stack.top
    assert isinstance(sheet, ScoreSheet)
    return sheet


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path, speed="none")


def rest_on(app: App, target: Widget, now: float, seconds: float = 1.0) -> None:
    """Moves the mouse there and leaves it for a while."""
    unit = app.canvas.scale.unit
    pos = round(target.area.centre[0] * unit), round(target.area.centre[1] * unit)
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))], now)
    app.step([], now + seconds)
    app.step([], now + seconds)


def lit_rows(sheet: ScoreSheet) -> list[int]:
    """The rows that can light something."""
    lines = [(number, entry.line) for number, entry in enumerate(sheet.entries)]
    return [number for number, line in lines if line is not None and sheet.lights(line, WINDOW)]


@pytest.mark.parametrize("key", BOARDS)
def test_resting_on_a_line_lights_its_pieces_on_the_table(app: App, key: str) -> None:
    sheet = counted(app, key, GAMES[key].players[-1])
    row = lit_rows(sheet)[0]
    before = app.canvas.surface.copy()
    rest_on(app, widget(app, f"row_{row}"), 10.0)
    assert sheet.lit == row
    line = sheet.entries[row].line
    assert line is not None
    x, y = sheet.lights(line, WINDOW)[0].area.centre
    place = round(x * app.canvas.scale.unit), round(y * app.canvas.scale.unit)
    assert sum(app.canvas.surface.get_at(place)[:3]) != sum(before.get_at(place)[:3])


def test_only_who_has_points_has_lights(app: App) -> None:
    sheet = counted(app, "knights", 4)
    for entry in sheet.entries:
        if entry.line is not None:
            colours = {light.colour for light in sheet.lights(entry.line, WINDOW)}
            paid = {sheet.match.players[seat].colour for seat, amount in enumerate(entry.amounts) if amount}
            assert colours <= paid


def test_the_sheet_comes_back_when_the_mouse_leaves_its_lines(app: App) -> None:
    sheet = counted(app, "courtyard", 2)
    rest_on(app, widget(app, f"row_{lit_rows(sheet)[0]}"), 10.0)
    rest_on(app, Button(key="", area=app.canvas.area.top(2).left(2), label="", on_press=lambda: None), 12.0)
    assert (sheet.lit, "again" in [each.key for each in sheet.page.widgets]) == (None, True)


def test_a_mouse_on_its_way_lights_nothing(app: App) -> None:
    sheet = counted(app, "courtyard", 2)
    rest_on(app, widget(app, f"row_{lit_rows(sheet)[0]}"), 10.0, seconds=0.1)
    assert sheet.lit is None


def test_the_keyboard_walks_along_the_lines_that_light_something(app: App) -> None:
    sheet = counted(app, "throne", 4)
    seen = []
    for _ in lit_rows(sheet):
        press(app, pygame.K_TAB, now=20.0)
        app.step([], 20.0)
        seen.append(sheet.lit)
    assert seen == lit_rows(sheet)
    press(app, pygame.K_TAB, now=20.0)
    app.step([], 20.0)
    assert (sheet.page.focus, sheet.lit) == ("table", None)


def test_the_score_so_far_lights_pieces_too(app: App) -> None:
    sheet = counted(app, "wall", 2, 30)
    assert not sheet.match.is_over
    rest_on(app, widget(app, f"row_{lit_rows(sheet)[0]}"), 10.0)
    assert sheet.lit is not None


def test_the_menu_opens_the_same_score(app: App) -> None:
    table = sit_down(app, match_of("wall", 2, 30))
    table.acts.open_menu()
    app.step([], 1.0)
    click(app, "score", 2.0)
    sheet = app.context.stack.top
    assert isinstance(sheet, ScoreSheet)
    assert lit_rows(sheet)


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_the_buttons_of_the_sheet_have_letters_of_one_size(tmp_path: Path, language: str) -> None:
    app = open_app(tmp_path, speed="none", language=language)
    counted(app, "courtyard", 2)
    buttons = [each for each in app.context.stack.top.page.widgets if isinstance(each, Button)]
    assert len({button.fitting(app.canvas) for button in buttons}) == 1


def test_settings_opened_from_a_table_show_the_helps_of_its_game(app: App) -> None:
    table: Table = sit_down(app, match_of("courtyard", 2, 4))
    table.acts.open_menu()
    app.step([], 1.0)
    click(app, "options", 2.0)
    assert isinstance(app.context.stack.top, Options)
    click(app, "help_dead_squares", 3.0)
    assert app.context.settings.helps_with("dead_squares")
