"""Whole matches of Topple the King at the table, through mouse and keyboard."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.app import App
from castles.boards.board import Ui
from castles.boards.throne import dice
from castles.boards.throne.reading import die_piece
from castles.match import COLOURS, Match, Player
from castles.rules.game import Move
from castles.rules.throne import GAME
from castles.rules.throne.questions import living_dice
from castles.rules.throne.state import (
    ROLL,
    Attack,
    Claim,
    Forfeit,
    PostGuard,
    PostWatchman,
    Reroll,
    Search,
    Swap,
    Topple,
)
from castles.scenes.places import Place
from castles.scenes.table import Table
from castles.ui.area import Area
from castles.ui.widget import Widget
from tests.matches import NAMES, new_match, random_match
from tests.scenes.toy_table import sit_down
from tests.window import click, open_app, press, widget

STEP = 0.5  # seconds between two frames of a hasty clock
PLACES: dict[type[Move], Any] = {
    Claim: lambda move: ("pile", move.pile),
    Search: lambda move: ("pile", move.pile),
    Swap: lambda move: ("swap", move.pile),
    Attack: lambda move: ("attack", move.card),
    Topple: lambda move: ("king",),
    PostWatchman: lambda move: ("watch", move.special),
}


class Guest:
    """Somebody at the table, who plays chosen moves with mouse or keyboard."""

    def __init__(self, folder: Path, match: Match, **settings: Any) -> None:
        self.app: App = open_app(folder, **{"speed": "none", **settings})
        self.table: Table = sit_down(self.app, match)
        self.match = match
        self.now = 0.0
        self.wait()

    def wait(self) -> None:
        """Until a decision is asked for, or the match is over."""
        for _ in range(3000):
            self.now += STEP
            self.app.step([], self.now)
            if self.table.can_act() or self.match.is_over:
                return
        raise AssertionError("nobody is asked for anything")

    def press(self, *keys: int) -> None:
        press(self.app, *keys, now=self.now)

    def zone(self, *key: Any) -> Widget:
        return widget(self.app, f"zone {key}")

    def tap(self, target: Widget, way: str) -> None:
        if way == "keys":
            self.focus(target)
            self.press(pygame.K_RETURN)
        else:
            click(self.app, target, self.now)

    def focus(self, target: Widget) -> None:
        """Walks there with Tab."""
        for _ in self.table.page.widgets:
            self.press(pygame.K_TAB)
            if self.table.page.focus == target.key:
                return
        raise AssertionError(f"Tab doesn't lead to {target.key}")

    def drag(self, start: Widget, end: Area) -> None:
        """Presses at one place, moves in three steps, lets go at the other."""
        (x0, y0), (x1, y1) = self._pixels(start.area), self._pixels(end)
        self._mouse(pygame.MOUSEMOTION, x0, y0)
        self._mouse(pygame.MOUSEBUTTONDOWN, x0, y0, button=1)
        for part in (0.3, 0.7, 1.0):
            self._mouse(pygame.MOUSEMOTION, round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part))
        self._mouse(pygame.MOUSEBUTTONUP, x1, y1, button=1)

    def _pixels(self, area: Area) -> tuple[int, int]:
        unit = self.app.canvas.scale.unit
        return round(area.centre[0] * unit), round(area.centre[1] * unit)

    def _mouse(self, kind: int, x: int, y: int, **details: Any) -> None:
        more: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        self.app.step([pygame.event.Event(kind, pos=(x, y), **more, **details)], self.now)

    def lying(self, piece: Any) -> Area:
        return self.table.placing(self.table.stage.poses[piece].box)

    def button(self, move: Move) -> Widget:
        command = next(each for each in self.table.board.commands(self.table.look()) if each.does == move)
        return widget(self.app, f"command {command.label}")

    def play(self, move: Move, way: str) -> None:
        """Plays a move by dragging, by clicks or with keys."""
        count = len(self.match.past)
        self._act(move, way)
        self.wait()
        assert self.match.past[count].move == move

    def _act(self, move: Move, way: str) -> None:
        if isinstance(move, Reroll):
            self._pick(move, way)
            self._push(move, way)
        elif isinstance(move, Forfeit):
            self._lose(move, way)
        elif isinstance(move, PostGuard):
            for castle in move.castles:
                self.tap(self.zone("guard", castle), way)
        elif type(move) in PLACES:
            self._choose(move, way)
        else:
            self._push(move, way)

    def _choose(self, move: Move, way: str) -> None:
        place = self.zone(*PLACES[type(move)](move))
        assert isinstance(place, Place)
        if way == "drag" and place.zone.grip is not None:
            self.drag(place, self.lying(("felt",)))
        else:
            self.tap(place, way)

    def _pick(self, move: Reroll, way: str) -> None:
        """Keeps all dice but those to be thrown."""
        state = self.match.state
        thrown = dice.first_of_each(living_dice(state), Counter(move.dice))
        for number in range(len(living_dice(state))):
            if (number in dice.kept(self.table.look())) == (number in thrown):
                self._move_die(number, way)

    def _move_die(self, number: int, way: str) -> None:
        was_kept = number in dice.kept(self.table.look())
        if way == "drag" and not was_kept:
            self.drag(self.zone("die", number), self.lying(("tray", "kept")))
        else:
            self.tap(self.zone("die", number), way)
        self.now += STEP
        self.app.step([], self.now)

    def _push(self, move: Move, way: str) -> None:
        if way == "keys" and isinstance(move, Reroll):
            self.press(pygame.K_r)
        else:
            self.tap(self.button(move), way)

    def _lose(self, move: Forfeit, way: str) -> None:
        castle = self.zone("lose", move.card)
        if way == "drag":
            self.drag(castle, self.lying(("slot", move.pile)))
            return
        self.tap(castle, way)
        self.tap(self.zone("under", move.pile), way)


def against_computers(players: int, seed: int) -> Match:
    seats = tuple(
        Player(name, colour, level="random" if seat else None)
        for seat, (name, colour) in enumerate(zip(NAMES[:players], COLOURS, strict=False))
    )
    return Match(GAME, GAME.setup_for(players, seed), seats)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 1)])
def test_a_whole_match_against_computer_players(tmp_path: Path, players: int, seed: int) -> None:
    guest, random = Guest(tmp_path, against_computers(players, seed)), Random(seed)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), random.choice(["drag", "click", "keys"]))
    assert guest.match.state.ending
    assert not guest.app.sprites.missing


def test_a_whole_match_by_keys_alone(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, against_computers(3, 3)), Random(2)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), "keys")


def at_reroll(tmp_path: Path, **settings: Any) -> Guest:
    match = next(each for each in (random_match(GAME, 3, seed, 30) for seed in range(30)) if each.state.awaits == ROLL)
    return Guest(tmp_path, match, **settings)


def test_dice_tumble_for_about_a_second(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path, speed="normal")
    guest.press(pygame.K_r)
    guest.app.step([], guest.now + 0.1)
    tumbling = [glide for glide in guest.table.stage._glides.values() if glide.tumble is not None]
    assert tumbling
    assert all(0.5 < glide.seconds <= 1.2 for glide in tumbling)
    guest.now += 0.3
    guest.app.step([], guest.now)
    assert not guest.app.sprites.missing


def test_picks_can_be_taken_back(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path)
    guest.tap(guest.zone("die", 0), "click")
    assert dice.kept(guest.table.look()) == (0,)
    guest.table.undo()
    assert guest.table.ui == Ui()


def test_a_die_dropped_beside_the_tray_goes_back(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path)
    lay = guest.lying(die_piece(0))
    guest.drag(guest.zone("die", 0), widget(guest.app, "prompt").area)
    guest.wait()
    assert guest.table.ui.held is None
    assert guest.lying(die_piece(0)) == lay


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
@pytest.mark.parametrize("players", [2, 6])
def test_sheets_and_zoom_open_and_close(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    app = open_app(tmp_path, size, speed="none")
    table = sit_down(app, random_match(GAME, players, seed=3, moves=60))
    for key in (pygame.K_t, pygame.K_t, pygame.K_z, pygame.K_z, pygame.K_PLUS, pygame.K_0, pygame.K_l, pygame.K_l):
        press(app, key, now=1.0)
    assert table.sheet is None
    assert not app.sprites.missing


def test_two_people_share_the_screen_without_a_curtain(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, 2, seed=2))
    for _ in range(20):
        if not guest.match.is_over:
            guest.play(GAME.legal_moves(guest.match.state)[0], "click")
    assert guest.table.viewer is not None
