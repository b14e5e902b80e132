"""Tables fit too: in every window, interface scale and language, with the most players and the longest names."""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from random import Random

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.display import Float
from castles.i18n import LANGUAGES, speak
from castles.match import COLOURS, Match, Player
from castles.rules import GAMES
from castles.scenes.panels import Advice, LogSheet, Prompt
from castles.scenes.table import Table
from castles.session import replay
from castles.ui.button import Button
from castles.ui.canvas import Written
from castles.ui.text import DOTS
from castles.ui.widget import Widget
from tests.window import open_app, shown

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
SCALES = (0.75, 1.0, 1.5, 2.0)
NAMES = ("Maksymilian Wójcik", "Zsófia", "Stanisława Łucja", "Réka", "Ilona", "Bartłomiej Ő")
SLACK = 1.5  # units: rounding to pixels
READABLE = 12.0  # units of letters
SHORTEST_TRACK = 60.0


@pytest.fixture(scope="module", autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def half_played(key: str, moves: int = 30, others: str | None = "random") -> Match:
    """One person among computer players, or people alone, with as many as there can be, to be asked something."""
    game, random = GAMES[key], Random(4)
    setup = game.setup_for(game.players[-1], seed=4)
    players = [Player(NAMES[seat], COLOURS[seat], others if seat else None) for seat in range(setup.players)]
    match = Match(game, setup, players)
    while not match.is_over and (len(match.past) < moves or match.to_move != 0):
        match.play(random.choice(game.legal_moves(match.state)))
    return match


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("key", BOARDS)
def test_a_table_fits(key: str, size: tuple[int, int], tmp_path: Path) -> None:
    match = half_played(key)
    for scale, language in product(SCALES, LANGUAGES):
        app = open_app(tmp_path, size, scale=scale, language=language)
        table = Table(app.context, match)
        shown(app, table)
        if scale > 1:
            table.acts.toggle_log()
        for _ in scrolled_through(app, table):
            app.canvas.written = []
            table.page.draw(app.canvas)
            assert table.page.widgets, "the person is asked"
            assert [text for text in app.canvas.written if not fits(text)] == [], f"{scale} {language}"
            assert [widget.key for widget in furniture(table) if not widget.area.inside(app.canvas.area, SLACK)] == []


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("key", BOARDS)
def test_a_replay_fits(key: str, size: tuple[int, int], tmp_path: Path) -> None:
    match = half_played(key, 10**6)
    for scale, language in product(SCALES, LANGUAGES):
        app = open_app(tmp_path, size, scale=scale, language=language)
        table = Table(app.context, match)
        replay.seek(table.session, len(match.past) // 2)
        shown(app, table)
        app.canvas.written = []
        table.page.draw(app.canvas)
        assert [text for text in app.canvas.written if not fits(text)] == [], f"{scale} {language}"
        widgets = [widget for widget in furniture(table) if widget.key.startswith("replay")]
        assert {"replay back", "replay play", "replay forward", "replay track"} <= {widget.key for widget in widgets}
        assert [widget.key for widget in widgets if not widget.area.inside(app.canvas.area, SLACK)] == []
        parts = [widget for widget in widgets if widget.key != "replay bar"]
        pairs = [(one.key, other.key) for one, other in combinations(parts, 2) if one.area.overlaps(other.area, SLACK)]
        assert pairs == [], f"{scale} {language}"
        track = next(widget for widget in widgets if widget.key == "replay track")
        assert track.area.w >= SHORTEST_TRACK, f"{scale} {language}"


@pytest.mark.parametrize("key", [key for key in BOARDS if not BOARDS[key].secret_hands])
def test_the_line_that_names_one_of_several_people_fits(key: str, tmp_path: Path) -> None:
    for size, scale, language in product(WINDOWS[::3], SCALES, LANGUAGES):
        app = open_app(tmp_path, size, scale=scale, language=language)
        for moves in (0, 12, 30, 45):
            table = Table(app.context, half_played(key, moves, others=None))
            shown(app, table)
            [line] = [widget for widget in table.page.widgets if isinstance(widget, Prompt)]
            app.canvas.written = []
            line.draw(app.canvas, "normal")
            assert line.name == NAMES[0]
            broken = [text.text for text in app.canvas.written if text.text.endswith(DOTS)]
            assert [text for text in broken if not line.name.startswith(text.removesuffix(DOTS))] == []
            assert all(text.took.inside(line.area, SLACK) for text in app.canvas.written)
            assert scale > 1 or line.name.split()[0] in app.canvas.written[0].text


def scrolled_through(app: App, table: Table) -> Iterator[float]:
    """The table with its log scrolled farther and farther back, until it is at its first line."""
    before = -1.0
    while table.acts.opened.back != before:
        app.step([], 1.0)
        yield table.acts.opened.back
        before = table.acts.opened.back
        table.acts.scroll_log(log_of(table).back + 300)
        app.step([], 1.0)
        table.acts.scroll_log(log_of(table).back)  # which goes no farther than to the first line


def log_of(table: Table) -> LogSheet:
    return next(widget for widget in reversed(table.page.widgets) if isinstance(widget, LogSheet))


def test_the_log_is_never_scrolled_beyond_its_first_line(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    table = Table(app.context, half_played("courtyard"))
    shown(app, table)
    log = next(widget for widget in table.page.widgets if widget.key == "log sheet")
    assert isinstance(log, LogSheet)
    turn = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=500)
    x, y = (round(side * app.canvas.scale.unit) for side in log.area.centre)
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)), turn], 1.0)
    assert 0 < log_of(table).back == log.furthest(app.canvas)


def fits(text: Written) -> bool:
    """Whether a text stays in its box across; down it may scroll."""
    return text.took.x >= text.box.x - SLACK and text.took.right <= text.box.right + SLACK


def furniture(table: object) -> list[Widget]:
    """Everything but the places on the board, which the camera may put outside."""
    assert isinstance(table, Table)
    return [widget for widget in table.page.widgets if not widget.key.startswith("zone ")]


@pytest.mark.parametrize("key", BOARDS)
def test_a_large_interface_leaves_the_board_half_of_the_window(key: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, scale=2.0)
    table = Table(app.context, half_played(key, 12))
    shown(app, table)
    layout = table.layout(app.canvas.area)
    assert layout is not None
    across, down = (side * layout.camera.units for side in layout.camera.extent)
    assert across > app.canvas.area.w / 2 or down > app.canvas.area.h * 0.7


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("key", BOARDS)
def test_words_that_rise_stay_on_the_table(key: str, scale: float, tmp_path: Path) -> None:
    app = open_app(tmp_path, scale=scale)
    table = Table(app.context, half_played(key))
    shown(app, table)
    layout = table.layout(app.canvas.area)
    assert layout is not None
    random = Random(1)
    for number in range(60):
        if table.session.position.is_settled and not table.session.match.is_over:
            table.session.play(random.choice(table.session.match.game.legal_moves(table.session.match.state)))
        app.step([], number * 0.25)
        app.canvas.written = []
        table.easel.foreground(app.canvas, table.describe(), layout, number * 0.25)
        words = {each.what.text for each in table.stage._rising if isinstance(each.what, Float)}
        risen = [text for text in app.canvas.written if text.text in words]
        assert all(text.took.inside(layout.regions.table) for text in risen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
def test_a_hint_fits(scale: float, language: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, scale=scale, language=language)
    for key in BOARDS:
        table = Table(app.context, half_played(key, 12))
        shown(app, table)
        table.acts.hint()
        app.step([], 1.0)
        app.step([], 2.0)
        [advice] = [widget for widget in table.page.widgets if isinstance(widget, Advice)]
        app.canvas.written = []
        advice.draw(app.canvas, "normal")
        assert app.canvas.written
        assert all(text.took.inside(text.box, SLACK) for text in app.canvas.written), key
        assert advice.area.inside(app.canvas.area, SLACK)
        layout = table.layout(app.canvas.area)
        assert layout is not None
        lying = [layout.placing(pose.box) for pose in table.stage.poses.values()]
        assert not any(advice.area.overlaps(area, SLACK) for area in lying), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_buttons_have_letters_of_one_size_that_can_be_read(language: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, language=language)
    table = Table(app.context, half_played("courtyard"))
    shown(app, table)
    usual = ("undo", "redo", "hint", "why", "log", "menu")
    buttons = [each for each in table.page.widgets if isinstance(each, Button) and each.key in usual]
    sizes = {each.size for each in buttons} | {each.fitting(app.canvas) for each in buttons}
    assert (len(buttons), len(sizes)) == (len(usual), 1)
    assert min(sizes) >= READABLE
