"""The visitor of the measuring: a table that is measured is really played at, looked up at and dragged on."""

from pathlib import Path

import pytest

from castles.boards import BOARDS
from castles.commands.visitor import Visitor
from castles.rules import GAMES
from castles.scenes.table import Table
from tests.scenes.guest import against_computers
from tests.scenes.toy_table import sit_down
from tests.window import open_app

FRAMES = 900


@pytest.mark.parametrize("key", BOARDS)
def test_a_visitor_plays_drags_and_looks_things_up(tmp_path: Path, key: str) -> None:
    app = open_app(tmp_path, speed="fast")
    match = against_computers(GAMES[key], GAMES[key].players[0], seed=2)
    table: Table = sit_down(app, match)
    visitor, seen = Visitor(app, seed=5), set()
    for frame in range(FRAMES):
        app.step(visitor.input(), frame / 60)
        seen |= {
            "look" if table.acts.opened.sheet or table.acts.opened.log else "",
            "drag" if table.page.pressed else "",
        }
    assert {"look", "drag"} <= seen
    assert any(played.seat == 0 for played in match.past)
