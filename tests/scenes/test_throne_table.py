"""Whole matches of Topple the King at the table, through mouse and keyboard."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.boards.board import Intent
from castles.boards.throne import dice
from castles.boards.throne.reading import die_piece
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
from castles.ui.area import Area
from castles.ui.widget import Widget
from tests.matches import new_match, random_match
from tests.scenes.guest import STEP, Guest, against_computers
from tests.scenes.toy_table import sit_down
from tests.window import open_app, press, widget

PLACES: dict[type[Move], Any] = {
    Claim: lambda move: ("pile", move.pile),
    Search: lambda move: ("pile", move.pile),
    Swap: lambda move: ("swap", move.pile),
    Attack: lambda move: ("attack", move.card),
    Topple: lambda move: ("king",),
    PostWatchman: lambda move: ("watch", move.special),
}


class Visitor(Guest):
    """Somebody at the table, who plays chosen moves with mouse or keyboard."""

    def tap(self, target: Widget, way: str) -> None:
        if way == "keys":
            self.walk_to(target)
        else:
            self.click(target)

    def carry(self, start: Widget, piece: Any) -> None:
        """Drags something to where a piece lies."""
        box = self.table.stage.poses[piece].box
        self.drag(start, replace(start, key=str(piece), area=self.placing(box)))

    def lying(self, piece: Any) -> Area:
        return self.placing(self.table.stage.poses[piece].box)

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
            self.carry(place, ("felt",))
        else:
            self.tap(place, way)

    def _pick(self, move: Reroll, way: str) -> None:
        """Keeps all dice but those to be thrown."""
        state = self.match.state
        thrown = dice.first_of_each(living_dice(state), Counter(move.dice))
        for number in range(len(living_dice(state))):
            if (number in dice.kept(self.table.describe().look)) == (number in thrown):
                self._move_die(number, way)

    def _move_die(self, number: int, way: str) -> None:
        was_kept = number in dice.kept(self.table.describe().look)
        if way == "drag" and not was_kept:
            self.carry(self.zone("die", number), ("tray", "kept"))
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
            self.carry(castle, ("slot", move.pile))
            return
        self.tap(castle, way)
        self.tap(self.zone("under", move.pile), way)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (4, 1)])
def test_a_whole_match_against_computer_players(tmp_path: Path, players: int, seed: int) -> None:
    guest, random = Visitor(tmp_path, against_computers(GAME, players, seed)), Random(seed)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), random.choice(["drag", "click", "keys"]))
    assert guest.match.state.ending
    assert not guest.app.sprites.missing


def test_a_whole_match_by_keys_alone(tmp_path: Path) -> None:
    guest, random = Visitor(tmp_path, against_computers(GAME, 3, 3)), Random(2)
    while not guest.match.is_over:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), "keys")


def at_reroll(tmp_path: Path, **settings: Any) -> Visitor:
    match = next(each for each in (random_match(GAME, 3, seed, 30) for seed in range(30)) if each.state.awaits == ROLL)
    return Visitor(tmp_path, match, **settings)


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


def test_words_wait_until_the_dice_lie_still(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path, speed="normal")
    log_before, began = told(guest, "log sheet").lines, guest.now
    guest.press(pygame.K_r)
    assert told(guest, "prompt").text == "The dice roll"
    for seconds in (0.1, 0.3, 0.5):
        guest.app.step([], began + seconds)
        assert told(guest, "prompt").text == "The dice roll"
        assert told(guest, "log sheet").lines == log_before
        assert not guest.look.told
    guest.app.step([], began + 0.6)
    assert told(guest, "prompt").text == told(guest, "log sheet").lines[-1][1]
    assert told(guest, "log sheet").lines != log_before
    assert guest.look.told


def told(guest: Visitor, key: str) -> Any:
    return widget(guest.app, key)


def test_dice_lie_still_when_they_are_told(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path, speed="normal")
    guest.press(pygame.K_r)
    rolls = [glide for glide in guest.table.stage._glides.values() if glide.tumble is not None]
    for glide in rolls:
        assert glide.tumble is not None
        still = glide.begins + glide.seconds * glide.tumble.lies_still
        assert glide.progress(still - 0.02) < glide.tumble.lands <= glide.progress(still + 0.001)
    assert rolls


def test_picks_can_be_taken_back(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path)
    guest.tap(guest.zone("die", 0), "click")
    assert dice.kept(guest.look) == (0,)
    guest.table.acts.undo()
    assert guest.position.intent == Intent()


def test_a_die_dropped_beside_the_tray_goes_back(tmp_path: Path) -> None:
    guest = at_reroll(tmp_path)
    lay = guest.lying(die_piece(0))
    guest.drag(guest.zone("die", 0), widget(guest.app, "prompt"))
    guest.wait()
    assert guest.position.intent.held is None
    assert guest.lying(die_piece(0)) == lay


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
@pytest.mark.parametrize("players", [2, 6])
def test_sheets_and_zoom_open_and_close(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    app = open_app(tmp_path, size, speed="none")
    table = sit_down(app, random_match(GAME, players, seed=3, moves=60))
    for key in (pygame.K_t, pygame.K_t, pygame.K_z, pygame.K_z, pygame.K_PLUS, pygame.K_0, pygame.K_l, pygame.K_l):
        press(app, key, now=1.0)
    assert not table.acts.opened.sheet
    assert not app.sprites.missing


def test_two_people_share_the_screen_without_a_curtain(tmp_path: Path) -> None:
    guest = Visitor(tmp_path, new_match(GAME, 2, seed=2))
    for _ in range(20):
        if not guest.match.is_over:
            guest.play(GAME.legal_moves(guest.match.state)[0], "click")
    assert guest.position.viewer is not None
