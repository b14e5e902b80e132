"""Moves that wait for a confirmation."""

from pathlib import Path
from random import Random

import pygame

from castles.boards import BOARDS
from castles.match import Match
from castles.rules import GAMES
from castles.scenes.curtain import Curtain
from castles.scenes.panels import Prompt
from castles.scenes.table import Table
from tests.matches import new_match, people
from tests.window import open_app, press, shown

COMBO = GAMES["combo"]


def test_a_waiting_move_is_forgotten_when_the_match_goes_elsewhere(tmp_path: Path) -> None:
    app = open_app(tmp_path, confirm="always", speed="none")
    match = new_match(GAMES["courtyard"])
    match.play(match.game.legal_moves(match.state)[0])
    match.undo()
    table = shown(app, Table(app.context, match))
    assert isinstance(table, Table)
    app.step([], 1.0)
    table.acts.decide(match.game.legal_moves(match.state)[1])
    assert table.session.position.intent.waiting is not None
    press(app, pygame.K_y, mod=pygame.KMOD_CTRL, now=2.0)
    assert table.session.position.intent.waiting is None
    assert len(match.past) == 1


def test_a_turn_of_several_moves_is_started_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, speed="none")
    match, played = two_moves_of_one_turn()
    shown(app, Table(app.context, match))
    app.step([], 1.0)
    press(app, pygame.K_z, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT, now=2.0)
    assert len(match.past) == played


def two_moves_of_one_turn() -> tuple[Match, int]:
    """A match in which the same seat has made the last two moves and both can be taken back; how many came before."""
    for seed in range(60):
        match, random = Match(COMBO, COMBO.setup_for(2, seed), people(2)), Random(seed)
        while not match.is_over:
            match.play(random.choice(match.game.legal_moves(match.state)))
            last = match.past[-3:]
            if [each.reveals for each in last] == [True, False, False] and last[1].seat == last[2].seat:
                return match, len(match.past) - 2
    raise AssertionError("no turn of two moves")


def test_whoever_confirms_is_named_and_sees_what_was_seen_before(tmp_path: Path) -> None:
    for key in BOARDS:
        app = open_app(tmp_path, confirm="always", speed="none")
        table = shown(app, Table(app.context, new_match(GAMES[key], seed=2)))
        assert isinstance(table, Table)
        if isinstance(app.context.stack.top, Curtain):
            app.context.stack.top.lift()
        app.step([], 1.0)
        before = {piece: pose.picture for piece, pose in table.stage.poses.items()}
        table.acts.decide(table.describe().look.legal[0])
        assert table.session.position.intent.waiting is not None
        app.step([], 2.0)
        assert {piece: pose.picture for piece, pose in table.stage.poses.items()} == before
        [line] = [each for each in table.page.widgets if isinstance(each, Prompt)]
        assert line.name == table.session.match.names[table.session.position.viewer or 0]
