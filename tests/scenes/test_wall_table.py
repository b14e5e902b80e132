"""Whole matches of Castle Wall at the table, through mouse and keyboard."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from castles.rules.game import Move
from castles.rules.wall import GAME
from castles.rules.wall.state import Build, CardPutBack, CardTurnedUp, Insert, LetGo, PutBack, TurnUp
from tests.matches import new_match, random_match
from tests.scenes.guest import Guest, against_computers
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press, widget

WAYS = ("drag", "click", "click twice", "button")


def play(guest: Guest, move: Move, way: str) -> None:
    """Plays a move by dragging, by clicks, with a button or with keys."""
    count = len(guest.match.past)
    if way == "keys":
        guest.walk_to(guest.meaning(move))
    elif isinstance(move, TurnUp):
        guest.click(guest.meaning(move))
    elif way == "drag" and move != PutBack():  # it already lies over its place
        guest.drag(guest.zone("card"), guest.zone(type(move).__name__))
    elif way in ("drag", "click twice"):
        guest.click(guest.zone("card"))
        guest.click(guest.zone(type(move).__name__))
    else:
        guest.click(guest.button(move))
    guest.wait()
    assert guest.match.past[count].move == move


def wise(moves: Sequence[Move], random: Random) -> Move:
    """Builds more often than chance would, so that all kinds of moves come up."""
    better = [move for move in moves if isinstance(move, Build | Insert)]
    return better[0] if better and random.random() < 0.4 else random.choice(moves)


def test_a_whole_match_against_computers_with_the_mouse(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, against_computers(GAME, 3, 4, court=True)), Random(4)
    while not guest.match.is_over:
        play(guest, wise(GAME.legal_moves(guest.match.state), random), random.choice(WAYS))
    assert {TurnUp, Build, PutBack} <= {type(move) for move in guest.match.moves}


def test_a_whole_match_of_two_people_with_the_keyboard_alone(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, new_match(GAME, 2, 8)), Random(8)
    while not guest.match.is_over:
        play(guest, wise(GAME.legal_moves(guest.match.state), random), "keys")


def test_letters_build_and_put_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, 2, 5))
    play(guest, TurnUp(3), "click")
    guest.press(pygame.K_p)
    guest.wait()
    play(guest, TurnUp(4), "click")
    guest.press(pygame.K_b)
    guest.wait()
    assert guest.match.moves == [TurnUp(3), PutBack(), TurnUp(4), Build()]


def test_the_wizard_inserts_by_dragging(tmp_path: Path) -> None:
    seeds = (random_match(GAME, 2, seed, court=True) for seed in range(60))
    match, number = next(
        (match, number)
        for match in seeds
        for number, played in enumerate(match.past)
        if isinstance(played.move, Insert | LetGo)
    )
    again = random_match(GAME, 2, match.setup.seed, moves=number, court=True)
    play(Guest(tmp_path, again), Insert(), "drag")


@pytest.mark.parametrize("speed", ["normal", "fast", "none"])
def test_a_card_without_a_choice_is_seen_long_enough(tmp_path: Path, speed: str) -> None:
    match = next(
        random_match(GAME, 2, 3, moves=number)
        for number, played in enumerate(random_match(GAME, 2, 3).past)
        if [type(step.event) for step in played.steps][:2] == [CardTurnedUp, CardPutBack]
    )
    forced = random_match(GAME, 2, 3, moves=len(match.past) + 1).moves[-1]
    guest = Guest(tmp_path, match, speed=speed)
    assert isinstance(forced, TurnUp)
    guest.click(guest.meaning(forced))
    for tenth in range(12):
        guest.app.step([], guest.now + tenth / 10)
        assert guest.position.state.up == forced.place
    guest.wait()
    assert guest.position.state.up != forced.place


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
def test_the_sheet_opens_and_closes(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, speed="none")
    table = sit_down(app, random_match(GAME, 4, seed=3, moves=30))
    press(app, pygame.K_t, now=1.0)
    assert table.acts.opened.sheet == "t"
    assert widget(app, "look up")
    press(app, pygame.K_t, now=1.0)
    assert not table.acts.opened.sheet
    assert not app.sprites.missing


@pytest.mark.parametrize("panel", ["prompt", "player 0", "log sheet", "aim"])
def test_a_click_on_a_panel_skips_what_is_shown(tmp_path: Path, panel: str) -> None:
    app = open_app(tmp_path)
    table = sit_down(app, new_match(GAME, 2, 5))
    table.session.play(GAME.legal_moves(table.session.match.state)[0])
    app.step([], 0.02)
    assert not table.session.position.is_settled
    click(app, panel, now=0.04)
    assert table.session.position.is_settled
