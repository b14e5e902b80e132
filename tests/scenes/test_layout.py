"""Everything fits: in every scene, window, interface scale and language no text is cut, nothing lies over another."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from pathlib import Path

import pytest

from castles.app import App
from castles.i18n import LANGUAGES, speak, use
from castles.scenes.scene import Scene
from castles.ui.area import Area
from castles.ui.canvas import Written
from castles.ui.text import DOTS
from castles.ui.widget import Widget
from tests.scenes.showroom import SCENES, Stretched, fill
from tests.window import open_app, shown

WINDOWS = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (1000, 1000), (320, 200))
SCALES = (0.75, 1.0, 1.5, 2.0)
SLACK = 1.5  # units: rounding to pixels

pytestmark = pytest.mark.parametrize("key", SCENES)


@pytest.fixture(scope="module", autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with saves of all kinds."""
    path = tmp_path_factory.mktemp("castles")
    fill(path)
    return path


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_everything_fits(folder: Path, key: str, size: tuple[int, int]) -> None:
    for scale, language in product(SCALES, LANGUAGES):
        app = open_app(folder, size, scale=scale, language=language)
        assert faults(app, SCENES[key](app)) == [], f"{scale} {language}"


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_longer_languages_fit(folder: Path, key: str, size: tuple[int, int]) -> None:
    for scale in SCALES:
        app = open_app(folder, size, scale=scale)
        use(Stretched())
        assert faults(app, SCENES[key](app)) == [], f"{scale}"


def faults(app: App, scene: Scene) -> list[str]:
    """What is wrong with the layout of a scene, in words, wherever it is scrolled to."""
    shown(app, scene)
    found = _faults_here(app, scene)
    while scroll_on(scene):
        app.context.stack.deeds += 1
        app.step([], 0.0)
        found += _faults_here(app, scene)
    return found


def scroll_on(scene: Scene) -> bool:
    """Scrolls all that scrolls by nearly a page; False if all of it was at its end."""
    panes = [getattr(each, "seen", each.pane) for each in scene.page.widgets]
    seen = {id(pane): pane for pane in panes if pane is not None}
    moved = [pane.move(pane.view.h * 0.8) for pane in seen.values()]
    return any(moved)


def _faults_here(app: App, scene: Scene) -> list[str]:
    canvas = app.canvas
    canvas.written = []
    scene.background(canvas)
    scene.page.draw(canvas)
    texts = canvas.written
    found = [f"text {text}" for text in texts if not _fits(text, canvas.area) or _is_cut(text)]
    found += [f"texts {one.text!r} and {other.text!r}" for one, other in _colliding(texts)]
    found += [
        f"widget {widget.key} at {widget.area}" for widget in scene.page.widgets if not _lies_in(widget, canvas.area)
    ]
    return found + [f"widgets {one.key} and {other.key}" for one, other in _overlapping(scene.page.widgets)]


def _fits(text: Written, window: Area) -> bool:
    """Whether a text stays in its box, and in the window or, across, in what it scrolls in."""
    if not text.took.inside(text.box, SLACK):
        return False
    if text.clip is None:
        return text.took.inside(window, SLACK)
    return text.took.x >= text.clip.x - SLACK and text.took.right <= text.clip.right + SLACK


def _is_cut(text: Written) -> bool:
    """Only names of files and words of players, which may be of any length, are ever broken off."""
    return text.text.endswith(DOTS) and not text.text.startswith(("a-rather", "Maks", "/home", DOTS))


def _colliding(texts: list[Written]) -> Iterator[tuple[Written, Written]]:
    for one, other in combinations(texts, 2):
        if _seen(one).overlaps(_seen(other), 3 * SLACK):
            yield one, other


def _seen(text: Written) -> Area:
    return text.took.common(text.clip) if text.clip else text.took


def _lies_in(widget: Widget, window: Area) -> bool:
    if widget.pane is None:
        return widget.area.inside(window, SLACK)
    view = widget.pane.view
    return widget.area.x >= view.x - SLACK and widget.area.right <= view.right + SLACK and view.inside(window, SLACK)


def _overlapping(widgets: Sequence[Widget]) -> Iterator[tuple[Widget, Widget]]:
    for one, other in combinations([widget for widget in widgets if widget.focusable], 2):
        if _shown(one).overlaps(_shown(other), SLACK):
            yield one, other


def _shown(widget: Widget) -> Area:
    return widget.area.common(widget.pane.view) if widget.pane else widget.area
