"""Whole matches of Castle Combo at the table, through mouse and keyboard."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.boards.board import Intent
from castles.boards.combo.reading import DOWN
from castles.match import Match, Player
from castles.rules.combo import GAME
from castles.rules.combo.state import (
    AddToPurses,
    Buy,
    ChoosePurses,
    CountNeighbour,
    Discard,
    MoveMessenger,
    Renew,
    TakeFaceDown,
    TakeKeys,
)
from castles.rules.game import Move
from castles.scenes.places import Place
from castles.ui.widget import Widget
from tests.matches import new_match, random_match
from tests.scenes.guest import Guest as TableGuest
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press, widget


class Guest(TableGuest):
    """Somebody at the table, who plays chosen moves with mouse or keyboard."""

    def answer(self, move: Move) -> Widget:
        """The place that means this move."""
        places = [each for each in self.table.page.widgets if isinstance(each, Place)]
        return next(place for place in places if place.zone.does == move)

    def reach(self, target: Widget, way: str) -> None:
        """Clicks there, or walks there with Tab and presses Enter."""
        if way != "keys":
            click(self.app, target, self.now)
            return
        for _ in self.table.page.widgets:
            if self.table.page.focus == target.key:
                break
            self.press(pygame.K_TAB)
        assert self.table.page.focus == target.key
        self.press(pygame.K_RETURN)

    def play(self, move: Move, way: str) -> None:
        """Plays a move by dragging, by clicks or with keys."""
        count = len(self.match.past)
        _WAYS[type(move)](self, move, way)
        self.wait()
        assert self.match.past[count].move == move


def take(guest: Guest, move: Buy | TakeFaceDown, way: str) -> None:
    """Turns the card over if need be, and brings it to its place."""
    can_pay = any(isinstance(each, Buy) and each.slot == move.slot for each in guest.look.legal)
    if isinstance(move, TakeFaceDown) and can_pay:
        guest.press(pygame.K_r)
        assert DOWN in guest.position.intent.picks
    if way == "drag":
        guest.drag(guest.zone("card", move.slot), spot(guest, move))
        return
    guest.reach(guest.zone("card", move.slot), way)
    guest.reach(guest.zone("lay", (move.x, move.y)), way)


def spot(guest: Guest, move: Buy | TakeFaceDown) -> Widget:
    """A free place, which becomes one to drop at only while a card is in hand."""
    box = guest.table.stage.poses["place", (move.x, move.y)].box
    return Widget(key="", area=guest.placing(box))


def send(guest: Guest, move: MoveMessenger, way: str) -> None:
    if way == "drag":
        guest.drag(guest.zone("messenger"), guest.zone("send"))
    elif way == "keys":
        guest.press(pygame.K_m)
    else:
        guest.reach(widget(guest.app, "command Messenger: 1 key"), way)


def renew(guest: Guest, move: Renew, way: str) -> None:
    if way == "keys":
        guest.press(pygame.K_n)
    else:
        guest.reach(guest.zone("renew"), way)


def answer(guest: Guest, move: Move, way: str) -> None:
    guest.reach(guest.answer(move), way)


def fill_two(guest: Guest, move: ChoosePurses, way: str) -> None:
    guest.reach(guest.zone("purse", move.first), way)
    assert isinstance(guest.position.intent, Intent)
    guest.reach(guest.zone("purse", move.second), way)


_WAYS: dict[type[Move], Any] = {
    Buy: take,
    TakeFaceDown: take,
    MoveMessenger: send,
    Renew: renew,
    CountNeighbour: answer,
    TakeKeys: answer,
    AddToPurses: answer,
    Discard: answer,
    ChoosePurses: fill_two,
}


def against_computers(players: int, seed: int) -> Match:
    names = ("Ilona", "Marek", "Zsófia", "Stanisław", "Réka")
    colours = ("gules", "azure", "vert", "or", "sable")
    seats = [
        Player(name, colour, level="random" if place else None)
        for place, (name, colour) in enumerate(zip(names, colours, strict=True))
    ]
    return Match(GAME, GAME.setup_for(players, seed, {}), tuple(seats[:players]))


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (5, 5)])
def test_a_whole_match_against_computers_by_mouse(tmp_path: Path, players: int, seed: int) -> None:
    guest, random = Guest(tmp_path, against_computers(players, seed)), Random(seed)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), random.choice(["drag", "click"]))
    assert len(guest.match.past) >= 9 * players
    assert not guest.app.sprites.missing


def test_a_whole_match_by_keyboard_alone(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, against_computers(3, 8)), Random(8)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), "keys")
    assert len(guest.match.past) >= 27


@pytest.mark.parametrize("way", ["click", "keys"])
def test_two_purses_are_chosen_at_the_table(tmp_path: Path, way: str) -> None:
    match = waiting_for(ChoosePurses)
    guest = Guest(tmp_path, match)
    guest.play(GAME.legal_moves(match.state)[-1], way)


def waiting_for(kind: type[Move]) -> Match:
    """A match in which somebody is asked for such a move."""
    for seed in range(400):
        whole = random_match(GAME, 2, seed)
        place = next((place for place, move in enumerate(whole.moves) if isinstance(move, kind)), None)
        if place is not None:
            return random_match(GAME, 2, seed, place)
    raise AssertionError("nobody is asked for that")


def test_a_card_dropped_beside_goes_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    before = dict(guest.table.stage.poses)
    guest.drag(guest.zone("card", 1), widget(guest.app, "prompt"))
    guest.wait()
    assert not guest.match.past
    assert guest.position.intent.held is None
    assert guest.table.stage.poses == before


def test_escape_puts_the_card_down_and_face_up_again(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    guest.press(pygame.K_r)
    guest.reach(guest.zone("card", 1), "click")
    assert guest.position.intent.held is not None
    guest.press(pygame.K_ESCAPE)
    assert guest.position.intent == Intent()


def test_a_move_of_the_messenger_can_be_taken_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    guest.play(MoveMessenger(), "drag")
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not guest.match.past


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
def test_sheets_and_zoom_open_and_close(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, speed="none")
    table = sit_down(app, random_match(GAME, 5, seed=3, moves=30))
    for key in (pygame.K_d, pygame.K_d, pygame.K_t, pygame.K_t, pygame.K_PLUS, pygame.K_0, pygame.K_z, pygame.K_z):
        press(app, key, now=1.0)
    assert not table.acts.opened.sheet
    assert not app.sprites.missing


def test_pointing_at_a_card_lights_up_what_it_counts(tmp_path: Path) -> None:
    guest = Guest(tmp_path, random_match(GAME, 3, 3, moves=30))
    board, look = guest.table.session.board, guest.look
    pointed = next(piece for piece in guest.table.stage.poses if board.lights(look, piece))
    x, y = guest.placing(guest.table.stage.poses[pointed].box).centre
    assert not guest.lit()
    guest.app.step(
        [pygame.event.Event(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0), buttons=(0, 0, 0))], guest.now
    )
    assert guest.lit() == board.lights(look, pointed)
    guest.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))], guest.now)
    assert not guest.lit()
