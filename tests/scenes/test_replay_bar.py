"""The bar of a replay, with real clicks and keys."""

from pathlib import Path

import pygame
import pytest

from castles.boards import BOARDS
from castles.rules import GAMES
from castles.scenes.curtain import Curtain
from castles.scenes.replay_bar import Track
from castles.scenes.sheet import ScoreSheet
from castles.scenes.table import Table
from castles.ui.area import Area
from tests.matches import random_match
from tests.scenes.guest import Guest, against_computers
from tests.window import click, press, widget


def finished(tmp_path: Path, key: str = "courtyard") -> Guest:
    guest = Guest(tmp_path, random_match(GAMES[key], seed=3))
    later(guest)
    return guest


def running(tmp_path: Path, key: str = "courtyard", moves: int = 4) -> Guest:
    guest = Guest(tmp_path, against_computers(GAMES[key], GAMES[key].players[0], 3))
    for _move in range(moves):
        guest.table.session.play(guest.look.legal[0])
        guest.wait()
    return guest


def later(guest: Guest, seconds: float = 2.0) -> None:
    for _frame in range(round(seconds / 0.1)):
        guest.now += 0.1
        guest.app.step([], guest.now)


def track(guest: Guest) -> Track:
    found = widget(guest.app, "replay track")
    assert isinstance(found, Track)
    return found


@pytest.mark.parametrize("key", BOARDS)
def test_a_finished_match_opens_at_its_end_with_the_sheet_a_key_away(key: str, tmp_path: Path) -> None:
    guest = finished(tmp_path, key)
    assert guest.app.context.stack.top is guest.table
    assert guest.position.at == guest.position.line.end
    assert track(guest).value == track(guest).most == len(guest.match.past)
    guest.press(pygame.K_s)
    assert isinstance(guest.app.context.stack.top, ScoreSheet)


def test_keys_lead_through_a_match(tmp_path: Path) -> None:
    guest = finished(tmp_path)
    end = len(guest.match.past)
    for key, moves in (
        (pygame.K_LEFT, end - 1),
        (pygame.K_LEFT, end - 2),
        (pygame.K_RIGHT, end - 1),
        (pygame.K_HOME, 0),
    ):
        guest.press(key)
        later(guest)
        assert guest.position.at.moves == moves == track(guest).value
    guest.press(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    later(guest)
    assert 0 < guest.position.at.moves < end
    guest.press(pygame.K_END)
    later(guest)
    assert guest.position.at == guest.position.line.end


def test_space_plays_and_pauses(tmp_path: Path) -> None:
    guest = finished(tmp_path)
    guest.press(pygame.K_HOME)
    guest.press(pygame.K_SPACE)
    later(guest)
    assert guest.position.at.moves > 1
    guest.press(pygame.K_SPACE)
    later(guest)
    at = guest.position.at
    later(guest)
    assert guest.position.at == at


@pytest.mark.parametrize("way", ["back", "first", "forward", "last", "play", "speed"])
def test_every_button_of_the_bar_does_something(way: str, tmp_path: Path) -> None:
    guest = finished(tmp_path)
    guest.press(pygame.K_HOME)
    guest.press(pygame.K_RIGHT)
    later(guest)
    before = guest.position
    guest.click(widget(guest.app, f"replay {way}"))
    assert (guest.position.at, guest.position.playback) != (before.at, before.playback)


def test_the_track_can_be_dragged(tmp_path: Path) -> None:
    guest = finished(tmp_path)
    end, area = len(guest.match.past), track(guest).area
    guest.drag(area.end(22), area.left(2))
    later(guest)
    assert guest.position.at.moves == 0
    guest.drag(area.left(22), Area(area.centre[0], area.y, 2, area.h))
    later(guest)
    assert abs(guest.position.at.moves - end / 2) <= 2
    assert guest.table.page.pressed is None


@pytest.mark.parametrize("way", ["button", "key"])
@pytest.mark.parametrize("out", ["button", "Escape", "end"])
def test_a_running_match_is_left_and_found_again(way: str, out: str, tmp_path: Path) -> None:
    guest = running(tmp_path)
    before, line = guest.position, guest.match.line
    if way == "button":
        guest.click(widget(guest.app, "look back"))
    else:
        guest.press(pygame.K_PAGEUP)
    later(guest)
    assert guest.position.is_paused
    assert guest.position.at.moves == len(line.entries) - 1
    assert not guest.zones()
    if out == "button":
        guest.click(widget(guest.app, "replay return"))
    else:
        guest.press(pygame.K_ESCAPE if out == "Escape" else pygame.K_END)
    guest.wait()
    assert not guest.position.looks_back
    assert (guest.position.at, guest.position.viewer, guest.match.line) == (before.at, before.viewer, line)
    assert guest.zones()


def test_arrows_walk_along_places_as_long_as_nobody_looks_back(tmp_path: Path) -> None:
    guest = running(tmp_path)
    guest.press(pygame.K_LEFT)
    assert guest.table.page.shows_focus
    assert not guest.position.looks_back


def test_undo_is_refused_while_a_match_waits(tmp_path: Path) -> None:
    guest = running(tmp_path)
    guest.press(pygame.K_PAGEUP)
    later(guest)
    line = guest.match.line
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert guest.match.line is line
    assert guest.position.is_paused


def test_the_end_of_a_match_brings_the_sheet_and_then_its_replay(tmp_path: Path) -> None:
    guest = Guest(tmp_path, random_match(GAMES["wall"], 2, 3, moves=40))
    while not guest.match.is_over:
        guest.table.session.play(guest.look.legal[0])
        guest.wait()
    later(guest, 4)
    assert isinstance(guest.app.context.stack.top, ScoreSheet)
    click(guest.app, "table", guest.now)
    later(guest, 1)
    assert isinstance(guest.app.context.stack.top, Table)
    assert guest.position.looks_back
    press(guest.app, pygame.K_LEFT, now=guest.now)
    later(guest, 1)
    assert guest.position.at.moves == len(guest.match.past) - 1


def test_once_it_is_over_the_table_can_be_looked_at_from_every_seat(tmp_path: Path) -> None:
    guest = finished(tmp_path, "knights")
    assert guest.position.viewer == 0
    guest.click(widget(guest.app, "player 1"))
    later(guest, 1)
    assert guest.position.viewer == 1
    guest.click(widget(guest.app, "replay open"))
    later(guest, 1)
    assert guest.position.is_open
    assert not isinstance(guest.app.context.stack.top, Curtain)


def test_a_hidden_hand_stays_behind_the_curtain_while_its_owner_looks_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, random_match(GAMES["knights"], 3, 3, moves=7))
    guest.press(pygame.K_PAGEUP)
    later(guest)
    assert guest.position.is_paused
    guest.app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], guest.now)
    later(guest, 0.3)
    assert isinstance(guest.app.context.stack.top, Curtain)
    assert guest.position.viewer is None


def test_what_looks_back_over_the_end_of_a_match_sees_the_end_first(tmp_path: Path) -> None:
    match = random_match(GAMES["wall"], 2, seed=2, moves=-1 + len(random_match(GAMES["wall"], 2, seed=2).past))
    guest, said = Guest(tmp_path, match, speed="normal"), list[str]()
    guest.table.session.report = lambda what, **details: said.append(what)
    guest.table.session.play(match.game.legal_moves(match.state)[0])
    while not match.is_over:  # the last cards are drawn by whoever is left
        guest.wait()
        guest.table.session.play(match.game.legal_moves(match.state)[0])
    for _time in range(3):
        guest.press(pygame.K_PAGEUP)
    for _frame in range(50):
        guest.now += 0.2
        guest.app.step([], guest.now)
    assert "over" in said
    assert guest.position.has_ended
