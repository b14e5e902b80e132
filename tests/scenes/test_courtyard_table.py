"""A whole match of the Courtyard at the table, through mouse and keyboard."""

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.boards.board import Intent
from castles.boards.courtyard import BOARD
from castles.boards.courtyard.reading import can_turn
from castles.match import Match
from castles.rules.courtyard import GAME
from castles.rules.courtyard.ground import TURNS
from castles.rules.courtyard.state import EndTurn, GoAgain, Place, Put, PutNobody, Score
from castles.rules.game import Move
from castles.scenes.places import Place as PlaceWidget
from castles.ui.widget import Widget
from tests.matches import new_match, random_match
from tests.scenes.guest import Guest as TableGuest
from tests.scenes.toy_table import sit_down
from tests.window import open_app, press, widget


class Guest(TableGuest):
    """Somebody at the table, who plays chosen moves with mouse or keyboard."""

    def focus(self, target: Widget) -> None:
        """Walks there with Tab."""
        for _ in self.table.page.widgets:
            self.press(pygame.K_TAB)
            if self.table.page.focus == target.key:
                return
        raise AssertionError(f"Tab doesn't lead to {target.key}")

    def turn(self, move: Place) -> None:
        while self._fitting(move) != move:
            self.press(pygame.K_r)

    def _fitting(self, move: Place) -> Move | Intent | None:
        place = self.zone("lay", (move.x, move.y))
        assert isinstance(place, PlaceWidget)
        return place.zone.does

    def play(self, move: Move, way: str) -> None:
        """Plays a move by dragging, by clicks or with keys."""
        count = len(self.match.past)
        _WAYS[type(move)](self, move, way)
        self.wait()
        assert self.match.past[count].move == move


def lay(guest: Guest, move: Place, way: str) -> None:
    guest.turn(move)
    square = guest.zone("lay", (move.x, move.y))
    if way == "drag":
        guest.drag(guest.zone("hand"), square)
    elif way == "keys":
        guest.focus(square)
        guest.press(pygame.K_RETURN)
    else:
        guest.click(guest.zone("hand"))
        guest.click(square)


def put(guest: Guest, move: Put, way: str) -> None:
    if way == "drag":
        guest.drag(guest.zone("supply"), guest.zone("put", "board", move.end))
    elif way == "keys":
        guest.focus(guest.zone("put", "board", move.end))
        guest.press(pygame.K_RETURN)
    else:
        guest.click(guest.zone("put", "dock", move.end))


def put_nobody(guest: Guest, move: PutNobody, way: str) -> None:
    if way == "keys":
        guest.press(pygame.K_RETURN)
    else:
        guest.click(guest.button(move))


def score(guest: Guest, move: Score, way: str) -> None:
    count = len(guest.match.past)
    guest.click(guest.zone("score", (move.x, move.y, move.end)))
    if len(guest.match.past) == count:
        guest.click(guest.button(move))


def push(guest: Guest, move: Move, way: str) -> None:
    guest.click(guest.button(move))


_WAYS: dict[type[Move], Any] = {
    Place: lay,
    Put: put,
    PutNobody: put_nobody,
    Score: score,
    GoAgain: push,
    EndTurn: push,
}


def test_a_whole_match_by_dragging_clicks_and_keys(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, new_match(GAME, seed=4)), Random(4)
    while not guest.match.is_over:
        move = random.choice(GAME.legal_moves(guest.match.state))
        guest.play(move, random.choice(["drag", "click", "keys"]))
    assert sum(isinstance(move, Place) for move in guest.match.moves) > 40


def test_keys_alone_play(tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, new_match(GAME, seed=8)), Random(8)
    while len(guest.match.past) < 12:
        guest.play(random.choice(GAME.legal_moves(guest.match.state)), "keys")


def after_laying(tmp_path: Path) -> tuple[Guest, Place]:
    """A guest who has laid a tile and is asked for a subject."""
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    move = next(move for move in GAME.legal_moves(guest.match.state) if isinstance(move, Place))
    guest.play(move, "drag")
    assert isinstance(GAME.legal_moves(guest.match.state)[0], Put)
    return guest, move


def test_a_tile_can_be_taken_back_and_laid_again(tmp_path: Path) -> None:
    guest, move = after_laying(tmp_path)
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not guest.match.past
    assert ("tile", "hand") in guest.table.stage.poses
    guest.press(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert guest.match.moves == [move]


def test_a_tile_that_was_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    guest, _move = after_laying(tmp_path)
    guest.play(PutNobody(), "keys")
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(guest.match.past) == 2


def test_a_move_that_waits_for_confirmation_can_be_seen(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2), confirm="always")
    move = next(move for move in GAME.legal_moves(guest.match.state) if isinstance(move, Place))
    lay(guest, move, "drag")
    waiting = guest.position.intent.waiting
    assert waiting is not None
    assert waiting.move == move
    assert waiting.zone is not None
    assert waiting.zone.ghost is not None
    guest.press(pygame.K_RETURN)
    assert guest.match.moves == [move]


def test_a_tile_dropped_beside_goes_back_to_the_dock(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    guest.drag(guest.zone("hand"), widget(guest.app, "prompt"))
    guest.wait()
    assert not guest.match.past
    assert guest.position.intent.held is None
    assert guest.table.stage.poses["tile", "hand"].box.space == "dock"


def test_what_comes_to_lie_under_a_resting_mouse_does_not_explain_itself(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    move = next(move for move in GAME.legal_moves(guest.match.state) if isinstance(move, Place))
    lay(guest, move, "drag")
    assert guest.table.tip(guest.app.canvas) is None
    x, y = (round(each) for each in guest.table.pointer.at)
    guest.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(x + 1, y), rel=(1, 0), buttons=(0, 0, 0))], 0.1)
    assert guest.table.tip(guest.app.canvas) is not None


@pytest.mark.parametrize("size", [(1280, 720), (640, 480)])
def test_the_log_opens_over_the_board(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, speed="none")
    sit_down(app, random_match(GAME, seed=3, moves=30))
    press(app, pygame.K_l)
    assert widget(app, "open log").area.w > widget(app, "player 0").area.w


def needs_turns(match: Match) -> bool:
    """Whether the tile fits somewhere only when it is turned."""
    places = [move for move in GAME.legal_moves(match.state) if isinstance(move, Place)]
    return bool({(move.x, move.y) for move in places} - {(move.x, move.y) for move in places if move.turns == 0})


def test_a_faint_square_turns_the_tile(tmp_path: Path) -> None:
    match = next(each for each in (random_match(GAME, seed=seed, moves=20) for seed in range(9)) if needs_turns(each))
    guest = Guest(tmp_path, match)
    places = [each for each in guest.table.page.widgets if isinstance(each, PlaceWidget)]
    faint = next(place for place in places if place.zone.faint)
    guest.click(faint)
    turned = next(each for each in guest.table.page.widgets if each.key == faint.key)
    assert isinstance(turned, PlaceWidget)
    assert not turned.zone.faint
    assert len(guest.match.past) == 20


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (640, 480)])
def test_overlays_sheets_and_zoom_open_and_close(tmp_path: Path, size: tuple[int, int]) -> None:
    app = open_app(tmp_path, size, speed="none")
    table = sit_down(app, random_match(GAME, seed=3, moves=30))
    for key in (pygame.K_f, pygame.K_t, pygame.K_t, pygame.K_PLUS, pygame.K_0, pygame.K_l, pygame.K_l, pygame.K_f):
        press(app, key, now=1.0)
    assert not table.session.position.intent.overlays
    assert not table.acts.opened.sheet
    assert not app.sprites.missing


TURNING = ("zone ('hand',)", "command Turn the tile")


def laid_by_clicks(guest: Guest, random: Random) -> set[Move | Intent]:
    """What a click on any square would lay, while clicks on the tile and on the button beside it turn it once round."""
    found: set[Move | Intent] = set()
    for _quarter in range(4):
        places = [each for each in guest.table.page.widgets if isinstance(each, PlaceWidget)]
        found |= {each.zone.does for each in places if isinstance(each.zone.does, Place)}
        turning = [each for each in guest.table.page.widgets if each.key in TURNING]
        assert len(turning) == (2 if can_turn(guest.look) else 1)
        guest.click(random.choice(turning))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_turn_of_every_tile_is_laid_by_left_clicks_alone(seed: int, tmp_path: Path) -> None:
    guest, random = Guest(tmp_path, new_match(GAME, seed=seed)), Random(seed)
    while not guest.match.is_over:
        legal = list(GAME.legal_moves(guest.match.state))
        if isinstance(legal[0], Place):
            guest.click(guest.zone("hand"))
            assert laid_by_clicks(guest, random) == set(legal)
        guest.table.session.play(random.choice(legal))
        guest.wait()


def at_the_tile(guest: Guest) -> str:
    """What the window shows of the dock, where the tile and the button beside it lie."""
    layout = guest.table.layout(guest.app.canvas.area)
    assert layout is not None
    dock = guest.app.canvas.scale.pixels(layout.regions.dock)
    guest.app.step([], guest.now)
    return hashlib.md5(pygame.image.tobytes(guest.app.canvas.surface.subsurface(dock), "RGB")).hexdigest()


def test_a_tile_that_is_taken_up_shows_it_and_stays_in_the_dock_until_the_mouse_leaves(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    hand, button = guest.zone("hand"), widget(guest.app, "command Turn the tile")
    lying = at_the_tile(guest)
    guest.click(hand)
    held = at_the_tile(guest)
    guest.click(button)
    turned = at_the_tile(guest)
    guest.drag(button, widget(guest.app, "prompt"))
    assert len({lying, held, turned, at_the_tile(guest)}) == 4


def test_a_key_turns_the_tile_whatever_the_mouse_did_before(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    edge = guest.zone("hand").area
    x, y = (round(each * guest.app.canvas.scale.unit) for each in (edge.x + 1, edge.y + 1))
    guest._mouse(pygame.MOUSEMOTION, x, y)
    guest._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1)
    guest._mouse(pygame.MOUSEBUTTONUP, x - 3, y, button=1)
    assert guest.position.intent.held is not None
    guest.focus(guest.zone("hand"))
    guest.press(pygame.K_RETURN)
    assert guest.position.intent.turns == 1


def test_escape_lets_go_of_what_the_mouse_presses(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    guest.click(guest.zone("hand"))
    x, y = guest._pixels(guest.zone("hand"))
    guest._mouse(pygame.MOUSEBUTTONDOWN, x, y, button=1)
    guest.press(pygame.K_ESCAPE)
    guest._mouse(pygame.MOUSEBUTTONUP, x, y, button=1)
    assert (guest.position.intent.held, guest.position.intent.turns, guest.table.pointer.drags) == (None, 0, False)


def test_a_tile_that_is_the_same_all_round_is_not_said_to_turn(tmp_path: Path) -> None:
    matches = (random_match(GAME, seed=seed, moves=moves) for seed in range(9) for moves in range(0, 60, 2))
    guest = Guest(tmp_path, next(each for each in matches if each.state.tile >= 0 and len(TURNS[each.state.tile]) == 1))
    assert isinstance(GAME.legal_moves(guest.match.state)[0], Place)
    assert not can_turn(guest.look)
    assert "turn" not in guest.zone("hand").tip + BOARD.prompt(guest.look)
    before = len(guest.match.past)
    guest.press(pygame.K_r)
    assert (guest.position.intent.turns, len(guest.match.past)) == (0, before)


def test_a_key_without_a_name_means_nothing(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    guest.press(0)
    assert guest.position.intent.turns == 0
    assert not guest.match.past


def test_after_an_undo_nothing_is_previewed_under_a_resting_mouse(tmp_path: Path) -> None:
    guest = Guest(tmp_path, new_match(GAME, seed=2))
    move = next(move for move in GAME.legal_moves(guest.match.state) if isinstance(move, Place) and move.turns == 0)
    guest.click(guest.zone("lay", (move.x, move.y)))
    guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not guest.match.past
    assert guest.table.easel.pointed() is None
    x, y = guest._pixels(guest.zone("lay", (move.x, move.y)))
    guest._mouse(pygame.MOUSEMOTION, x + 1, y)
    assert guest.table.easel.pointed() is not None
