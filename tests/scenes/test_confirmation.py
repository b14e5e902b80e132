"""Moves that wait for a confirmation."""

from pathlib import Path

import pygame

from castles.rules import GAMES
from castles.scenes.table import Table
from tests.matches import new_match
from tests.window import open_app, press, shown


def test_a_waiting_move_is_forgotten_when_the_match_goes_elsewhere(tmp_path: Path) -> None:
    app = open_app(tmp_path, confirm="always", speed="none")
    match = new_match(GAMES["courtyard"])
    match.play(match.game.legal_moves(match.state)[0])
    match.undo()
    table = shown(app, Table(app.context, match))
    assert isinstance(table, Table)
    app.step([], 1.0)
    table.decide(match.game.legal_moves(match.state)[1])
    assert table.pending is not None
    press(app, pygame.K_y, mod=pygame.KMOD_CTRL, now=2.0)
    assert table.pending is None
    assert len(match.past) == 1
