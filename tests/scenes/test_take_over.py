"""From any place of a match a new one begins: a save of its own, with seats dealt anew."""

from pathlib import Path
from random import Random

import pygame
import pytest

from castles.boards import BOARDS
from castles.match import Cursor, Match
from castles.rules import GAMES
from castles.scenes.table import Table
from castles.scenes.take_over import TakeOver
from castles.session import replay
from castles.storage import read_match
from tests.matches import people, random_match
from tests.scenes.guest import Guest, against_computers
from tests.window import click, widget


def guest_at(tmp_path: Path, match: Match, moves: int) -> Guest:
    """Somebody who looks back at a place of a kept match."""
    storage_guest = Guest(tmp_path, match)
    match.name = "An evening"
    match.keeper = storage_guest.app.context.storage.new_keeper()
    match.keep()
    replay.look_back(storage_guest.table.session)
    replay.seek(storage_guest.table.session, moves)
    storage_guest.now += 1
    storage_guest.app.step([], storage_guest.now)
    storage_guest.app.step([], storage_guest.now)
    return storage_guest


def taken_over(guest: Guest) -> Guest:
    """The same guest at the table of the new match."""
    table = guest.app.context.stack.top
    assert isinstance(table, Table)
    assert table is not guest.table
    guest.table, guest.match = table, table.session.match
    guest.wait()
    return guest


@pytest.mark.parametrize("key", BOARDS)
def test_a_finished_match_is_taken_over_and_played_to_its_end(key: str, tmp_path: Path) -> None:
    game, chance = GAMES[key], Random(5)
    match = random_match(game, game.players[0], 4)
    moves, line, saves = len(match.past) // 2, match.line, tmp_path / "saves"
    guest = guest_at(tmp_path, match, moves)
    before = {path: path.read_bytes() for path in saves.iterdir()}
    click(guest.app, "replay branch", guest.now)
    guest.app.step([], guest.now)
    scene = guest.app.context.stack.top
    assert isinstance(scene, TakeOver)
    scene.chairs.change(scene.chairs.seating.changed(1, kind="page"))
    guest.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0))], guest.now)
    click(guest.app, "start", guest.now)
    guest = taken_over(guest)
    assert [player.level for player in guest.match.players] == [None, "page"]
    assert guest.match.origin is not None
    assert (guest.match.origin.name, guest.match.origin.moves) == ("An evening", moves)
    assert guest.match.moves[:moves] == match.moves[:moves]
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert guest.match.moves[:moves] == match.moves[:moves], "undo doesn't go behind it"
    while not guest.match.is_over:
        guest.table.session.play(chance.choice(guest.table.session.position.offered.moves))
        guest.wait()
    assert match.line is line
    assert {path: path.read_bytes() for path in before} == before
    [new] = [path for path in saves.iterdir() if path not in before]
    loaded = read_match(new).match
    assert (loaded.state, loaded.origin, loaded.is_over) == (guest.match.state, guest.match.origin, True)


def test_a_running_match_is_taken_over_without_being_changed(tmp_path: Path) -> None:
    match = against_computers(GAMES["wall"], 3, 2)
    chance = Random(2)
    while len(match.past) < 24:
        match.play(chance.choice(match.game.legal_moves(match.state)))
    guest = guest_at(tmp_path, match, 10)
    line = match.line
    guest.click(widget(guest.app, "replay branch"))
    guest.app.step([], guest.now)
    click(guest.app, "start", guest.now)
    guest = taken_over(guest)
    assert match.line is line
    assert guest.match.moves[:10] == match.moves[:10]
    assert guest.position.can_act


def test_the_end_of_a_match_cannot_be_taken_over(tmp_path: Path) -> None:
    match = random_match(GAMES["wall"], 2, 4)
    guest = guest_at(tmp_path, match, len(match.past))
    assert not widget(guest.app, "replay branch").enabled


def test_nobody_sits_down_at_the_hand_of_an_opponent_while_the_match_runs(tmp_path: Path) -> None:
    match = against_computers(GAMES["knights"], 3, 4)
    guest = guest_at(tmp_path, match, 1)
    guest.table.acts.take_over()
    scene = guest.app.context.stack.top
    assert isinstance(scene, TakeOver)
    assert scene.chairs.kinds(0) == ["person"]
    assert not any("person" in scene.chairs.kinds(seat) for seat in (1, 2))


@pytest.mark.parametrize("key", BOARDS)
def test_a_running_match_that_is_taken_over_tells_nothing_of_what_comes_in_it(key: str, tmp_path: Path) -> None:
    match, chance = against_computers(GAMES[key], GAMES[key].players[-1], 4), Random(4)
    while len(match.past) < 7:
        match.play(chance.choice(match.game.legal_moves(match.state)))
    guest = guest_at(tmp_path, match, 6)
    guest.table.acts.take_over()
    guest.app.step([], guest.now)
    scene = guest.app.context.stack.top
    assert isinstance(scene, TakeOver)
    assert not [each for each in scene.page.widgets if each.key == "shuffled"]
    click(guest.app, "start", guest.now)
    guest = taken_over(guest)
    before = match.line.state_at(match.line.place_after(6))
    dealt = guest.match.line.state_at(Cursor(7))
    assert match.game.view(dealt, 0) == match.game.view(before, 0)
    assert dealt != before


def test_a_running_match_of_several_people_with_secrets_cannot_be_taken_over(tmp_path: Path) -> None:
    match, chance = Match(GAMES["knights"], GAMES["knights"].setup_for(3, 4), people(3)), Random(4)
    while len(match.past) < 6:
        match.play(chance.choice(match.game.legal_moves(match.state)))
    guest = guest_at(tmp_path, match, 3)
    guest.table.acts.take_over()
    guest.app.step([], guest.now)
    assert not widget(guest.app, "start").enabled
    assert "Several people hold secrets here" in {
        getattr(each, "text", "")[:32] for each in guest.app.context.stack.top.page.widgets
    }


def test_what_several_people_hold_is_not_shuffled(tmp_path: Path) -> None:
    match = random_match(GAMES["knights"], 3, 4)
    guest = guest_at(tmp_path, match, 6)
    guest.table.acts.take_over()
    guest.app.step([], guest.now)
    scene = guest.app.context.stack.top
    assert isinstance(scene, TakeOver)
    assert not [each for each in scene.page.widgets if each.key == "shuffled"]
    scene.chairs.change(scene.chairs.seating.changed(1, kind="page").changed(2, kind="king"))
    assert match.line.dealable(scene.at, scene.chairs.players()) == 0


def test_what_nobody_had_seen_is_shuffled_or_not(tmp_path: Path) -> None:
    match = random_match(GAMES["courtyard"], 2, 4)
    for shuffled in (True, False):
        guest = guest_at(tmp_path / str(shuffled), match, 20)
        guest.table.acts.take_over()
        guest.app.step([], guest.now)
        if not shuffled:
            click(guest.app, "shuffled", guest.now)
        click(guest.app, "start", guest.now)
        guest = taken_over(guest)
        game, before = match.game, match.line.state_at(match.line.place_after(20))
        assert game.view(guest.match.state, 0) == game.view(before, 0)
        assert (guest.match.state == before) == (not shuffled)
