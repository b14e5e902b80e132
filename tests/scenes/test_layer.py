"""What is painted bit by bit looks as if it were painted at once, and no widget paints beyond its reach."""

from pathlib import Path

import pygame
import pytest

from castles.app import App
from castles.boards import BOARDS
from castles.commands.visitor import Visitor
from castles.rules import GAMES
from castles.scenes.layer import Layer
from castles.scenes.scene import Scene
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.ui.canvas import Canvas
from castles.ui.felt import Felt
from castles.ui.widget import Mood, Widget
from tests.scenes.guest import against_computers
from tests.scenes.showroom import SCENES, fill
from tests.scenes.toy_table import sit_down
from tests.window import open_app, shown

FRAMES = 400
EVERY = 9  # frames between two comparisons
MOODS: tuple[Mood, ...] = ("normal", "hover", "pressed", "disabled")
GROUND = (255, 0, 255)


def painted_at_once(app: App, now: float) -> bytes:
    """The same scenes on a fresh layer; they forget nothing by it."""
    scene, layer = app.context.stack.top, Layer(app.canvas.scale.window)
    felt = scene.easel.felt if isinstance(scene, Table) else None
    if isinstance(scene, Table):
        scene.easel.felt = Felt()
    scene.needs_paint = True
    layer.paint(app.canvas, app.shown(), now)
    if isinstance(scene, Table) and felt is not None:
        scene.easel.felt = felt
    return layer.surface.get_view("0").raw


@pytest.mark.parametrize("key", BOARDS)
def test_a_table_painted_bit_by_bit_looks_as_if_painted_at_once(tmp_path: Path, key: str) -> None:
    app = open_app(tmp_path, speed="fast")
    sit_down(app, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    visitor, compared = Visitor(app, seed=8), 0
    for frame in range(FRAMES):
        app.step(visitor.input(), frame / 60)
        if frame % EVERY == 0 and not app.context.stack.needs_layout:
            compared += 1
            assert app.layer.surface.get_view("0").raw == painted_at_once(app, frame / 60), f"frame {frame}"
    assert compared > FRAMES // EVERY // 2


def test_past_its_time_widgets_wait_for_the_next_frames(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, against_computers(GAMES["combo"], 5, seed=4))
    app.step([], 5.0)
    table.acts.toggle_log()
    table.page.show(table.arrange(app.canvas))
    frames = [app.layer.paint(app.canvas, app.shown(), 5.0, until=0.0)]
    assert app.layer.is_behind
    while app.layer.is_behind:
        frames.append(app.layer.paint(app.canvas, app.shown(), 5.0, until=0.0))
    assert all(frames)
    assert app.layer.surface.get_view("0").raw == painted_at_once(app, 5.0)


def test_a_busy_frame_leaves_the_layout_to_the_next_but_no_further(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, against_computers(GAMES["combo"], 5, seed=4))
    app.step([], 5.0)
    app.work = 0.0  # every frame is late
    for _time in range(3):
        table.acts.toggle_log()
        app.context.stack.refresh()
        assert app.step([], 5.0), "there is something to be done"
        assert app.context.stack.needs_layout
        app.step([], 5.0)
        assert not app.context.stack.needs_layout
        assert table.acts.opened.log == any(widget.key == "open log" for widget in table.page.widgets)


def test_a_new_scene_is_laid_out_at_once_however_late_the_frame(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.work = 0.0
    shown(app, Title(app.context))
    assert not app.context.stack.needs_layout


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_painted_bit_by_bit_looks_as_if_painted_at_once(tmp_path: Path, name: str) -> None:
    fill(tmp_path)
    app = open_app(tmp_path)
    shown(app, Title(app.context))  # overlays lie over something
    shown(app, SCENES[name](app))
    visitor = Visitor(app, seed=8)
    for frame in range(1, 100):
        app.step(visitor.input(), frame / 60)
        if frame % EVERY == 0:
            assert app.layer.surface.get_view("0").raw == painted_at_once(app, frame / 60), f"frame {frame}"


@pytest.mark.parametrize("name", SCENES)
def test_no_widget_of_a_scene_paints_beyond_its_reach(tmp_path: Path, name: str) -> None:
    fill(tmp_path)
    app = open_app(tmp_path)
    check_reaches(app.canvas, shown(app, SCENES[name](app)))


@pytest.mark.parametrize("key", BOARDS)
def test_no_widget_of_a_table_paints_beyond_its_reach(tmp_path: Path, key: str) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, against_computers(GAMES[key], GAMES[key].players[-1], seed=4))
    table.acts.toggle_log()
    for key in [*table.session.board.sheets][:1]:
        table.acts.toggle_sheet(key)
    app.step([], 5.0)
    check_reaches(app.canvas, table)


def check_reaches(canvas: Canvas, scene: Scene) -> None:
    for widget in scene.page.widgets:
        for mood in MOODS:
            reach = canvas.scale.pixels(widget.reach)
            assert reach.contains(painted_by(canvas, widget, mood).clip(canvas.surface.get_rect())), widget.key


def painted_by(canvas: Canvas, widget: Widget, mood: Mood) -> pygame.Rect:
    """The pixels that a widget changes on an empty ground."""
    empty = pygame.Surface(canvas.surface.get_size()).convert()
    empty.fill(GROUND)
    with canvas.painting(empty, at_once=True), canvas.clipped(widget.pane.view if widget.pane else None):
        widget.focused = True
        widget.draw(canvas, mood)
    empty.set_colorkey(GROUND)
    rects = pygame.mask.from_surface(empty).get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(canvas.scale.pixels(widget.area).topleft, (0, 0))
