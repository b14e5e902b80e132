"""Whole matches of Knights and Castles at the table, through mouse and keyboard."""

from pathlib import Path
from random import Random

import pygame
import pytest

from castles.boards.knights import layout
from castles.boards.knights.reading import corner_of
from castles.rules.game import Move
from castles.rules.knights import GAME
from castles.rules.knights.pieces import SHEPHERD
from castles.rules.knights.state import Lay, Recruit
from castles.ui.area import Area
from tests.matches import new_match
from tests.scenes.guest import Guest, against_computers
from tests.scenes.toy_table import sit_down
from tests.window import open_app, press


def own_place(guest: Guest, slot: int) -> Area:
    look = guest.look
    return guest.placing(layout.laid_box(corner_of(look, look.seat), slot))


def choose(guest: Guest, bit: int, slot: int, way: str) -> None:
    card = guest.zone("hand", bit)
    if way == "drag":
        guest.drag(card, own_place(guest, slot))
    elif way == "click":
        guest.click(card)
    else:
        guest.walk_to(card)


def lay(guest: Guest, move: Lay, way: str) -> None:
    """Chooses two cards, then lays them."""
    first, second = move.cards
    choose(guest, first, 0, way)
    choose(guest, second + (first == second == SHEPHERD), 1, way)
    if way == "keys":
        guest.press(pygame.K_RETURN)
    else:
        guest.click(guest.button(move))


def recruit(guest: Guest, move: Recruit, way: str) -> None:
    card = guest.zone("recruit", move.army)
    if way == "drag":
        guest.drag(card, guest.placing(layout.hand_box(layout.Spread(2, 0), 0)))
    elif way == "click":
        guest.click(card)
    else:
        guest.walk_to(card)


def play(guest: Guest, move: Move, way: str) -> None:
    count = len(guest.match.past)
    if isinstance(move, Lay):
        lay(guest, move, way)
    elif isinstance(move, Recruit):
        recruit(guest, move, way)
    guest.wait()
    assert guest.match.past[count].move == move


@pytest.mark.parametrize("players", GAME.players)
def test_a_whole_match_against_computers_with_the_mouse(tmp_path: Path, players: int) -> None:
    guest, random = Guest(tmp_path, against_computers(GAME, players, players)), Random(players)
    while not guest.match.is_over:
        play(guest, random.choice(GAME.legal_moves(guest.match.state)), random.choice(["drag", "click"]))
    assert {type(move) for move in guest.match.moves} == {Lay, Recruit}


def test_a_long_match_of_two_people_with_the_keyboard_alone(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, new_match(GAME, 2, 8, long=True)), Random(8)
    while not guest.match.is_over:
        play(guest, random.choice(GAME.legal_moves(guest.match.state)), "keys")
    assert len(guest.match.state.finished) == 1


def test_undo_brings_chosen_cards_back_into_the_hand(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAME, 2, 1))
    choose(guest, 0, 0, "click")
    choose(guest, 3, 1, "drag")
    assert [*guest.position.intent.picks] == [0, 3]
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not guest.position.intent.picks
    assert guest.table.stage.poses["card", guest.position.viewer, 3].box.space == "dock"


def test_a_card_dropped_beside_goes_back_to_the_hand(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAME, 2, 1))
    guest.drag(guest.zone("hand", 2), guest.placing(layout.STACK))
    guest.wait()
    assert not guest.position.intent.picks
    assert guest.position.intent.held is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
def test_sheets_open_and_close(tmp_path: Path, size: tuple[int, int]) -> None:
    guest_app = open_app(tmp_path, size, speed="none")
    table = sit_down(guest_app, against_computers(GAME, 4, 3, long=True))
    for key in (pygame.K_t, pygame.K_g):
        press(guest_app, key, now=1.0)
        assert table.acts.opened.sheet == pygame.key.name(key)
        press(guest_app, key, now=1.0)
    assert not table.acts.opened.sheet
    assert not guest_app.sprites.missing
