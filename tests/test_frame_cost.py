"""The measure of frames: it counts what is painted and flipped, and finds what misses a bar."""

import pytest

from castles.commands import frame_cost
from castles.commands.frame_cases import cases
from castles.commands.frame_cost import USUAL, Costs, _missed, _report, _run

CASES = {case.name: case for case in cases()}
CHEAP = Costs(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0, 0.0, 0.0)


@pytest.fixture(autouse=True)
def without_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.mark.parametrize("name", ["title", "table: wall", "looked back: courtyard", "hovered: combo"])
def test_a_scene_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame_cost, "SECONDS", 2.0)
    costs = _run(CASES[name], (640, 480))
    assert costs.cpu > 0
    assert costs.entry > costs.cpu
    assert costs.painted >= costs.flipped >= 0
    assert costs.rest == 0
    assert name in _report([(CASES[name], (640, 480), costs)])


def test_a_scene_at_rest_that_paints_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from castles.ui.painter import Window

    paint = Window.paint

    def paint_all(window: Window, *what: object) -> object:
        window._still._parts = ()
        return paint(window, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(frame_cost, "SECONDS", 1.0)
    monkeypatch.setattr(Window, "paint", lambda window, still, moving, at_once=False: paint_all(window, still, moving))
    assert _run(CASES["hovered: wall"], (640, 480)).rest > 0


def test_what_costs_too_much_misses_its_bar() -> None:
    case = CASES["hovered: wall"]
    assert _missed(case, USUAL, CHEAP) == []
    fields = {name: getattr(CHEAP, name) for name in Costs.__slots__}
    for name, figure in (("cpu", 0.6), ("cpu_99", 3.6), ("flipped_99", 3.1), ("rest", 1.0)):
        [missed] = _missed(case, USUAL, Costs(**{**fields, name: figure}))
        assert f"{figure:.2f}" in missed
    busy = CASES["table: wall"]
    assert len(_missed(busy, USUAL, Costs(**{**fields, "flipped": 10.1, "cpu": 0.61}))) == 2
