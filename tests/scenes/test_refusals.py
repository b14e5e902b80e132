"""What can't be done explains itself: a drop or tap on an illegal place, and an undo that is refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from castles.boards import BOARDS
from castles.boards.board import Board, Intent, Look
from castles.display import Box, Piece, Spot
from castles.i18n import speak
from castles.match import Match
from castles.rules import GAMES
from castles.rules.combo.state import Buy
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.widget import Widget
from castles.wording import WORDINGS
from tests.boards.looks import look_at
from tests.scenes.guest import Guest, against_computers
from tests.scenes.toy_table import toy_in_the_box, toy_match
from tests.window import widget

CASES = (  # a game, a reason, and the random match in which it comes up: its seed and how many moves are played
    ("courtyard", "not_adjacent", 0, 2),
    ("courtyard", "occupied", 0, 2),
    ("courtyard", "outside", 0, 2),
    ("courtyard", "area_taken", 0, 7),
    ("courtyard", "roads_differ", 1, 30),
    ("combo", "space_taken", 0, 5),
    ("combo", "key_spent", 1, 4),
    ("combo", "ability_first", 1, 24),
    ("combo", "not_a_neighbour", 1, 24),
    ("wall", "turn_up_first", 0, 0),
    ("wall", "decide_first", 0, 1),
    ("wall", "no_wizard", 0, 1),
    ("wall", "no_card", 0, 12),
    ("throne", "king_needs_castles", 0, 0),
    ("throne", "last_castle", 0, 0),
    ("throne", "awaits_roll", 0, 1),
    ("throne", "owned_already", 0, 24),
    ("knights", "no_castle", 0, 2),
    ("knights", "no_drum", 0, 4),
)


@dataclass
class Attempt:
    """A match in which something that isn't legal can be tried, and where."""

    match: Match
    held: Piece | None
    spot: Spot


def attempt_at(key: str, reason: str, seed: int, moves: int) -> Attempt:
    """What can be tried in vain for this reason after some random moves."""
    game, chance = GAMES[key], Random(seed)
    match = against_computers(game, game.players[seed % len(game.players)], seed)
    for _ in range(moves):
        match.play(chance.choice(list(game.legal_moves(match.state))))
    return next(attempt for why, attempt in _tries(BOARDS[key], match) if why == reason)


def _tries(board: Board[Any], match: Match) -> Iterator[tuple[str, Attempt]]:
    look = look_at(board, match, match.state, 0)
    for held in (None, *(zone.grip for zone in board.zones(look) if zone.grip)):
        hand = look_at(board, match, match.state, 0, Intent(held=held))
        for spot in _spots(board, hand):
            move = board.meant(hand, spot)
            if move is not None and move not in look.legal:
                yield match.game.why_not(look.view, move), Attempt(match, held, spot)


def _spots(board: Board[Any], look: Look[Any]) -> Iterator[Spot]:
    """The middle of every piece where no zone is in the way."""
    taking = [zone.box for zone in board.zones(look) if look.intent.held is None or zone.takes == look.intent.held]
    for piece, pose in board.poses(look).items():
        spot = Spot(pose.box.x, pose.box.y, pose.box.space, piece)
        uppermost = all(not other.box.covers(spot) for name, other in board.poses(look).items() if other.z > pose.z)
        if uppermost and piece != look.intent.held and not any(box.covers(spot) for box in taking):
            yield spot


class Listener:
    """Hears what the table reports."""

    def __init__(self, guest: Guest) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        guest.app.context.report = lambda what, **details: self.heard.append((what, details))

    def told(self, what: str) -> list[dict[str, Any]]:
        return [details for kind, details in self.heard if kind == what]


def try_it(guest: Guest, attempt: Attempt) -> None:
    """Drags the piece there, or taps there if it needs none."""
    spot = attempt.spot
    goal = guest.placing(Box(spot.x, spot.y, 1, 1, spot.space))
    if attempt.held is None:
        guest.click(somewhere(goal))
    else:
        guest.drag(guest.gripping(attempt.held), goal)


def somewhere(area: Area) -> Widget:
    """A place that is no widget, to click at."""
    return Button(key="somewhere", area=area, label="", on_press=lambda: None)


@pytest.mark.parametrize(("key", "reason", "seed", "moves"), CASES)
def test_an_illegal_place_says_why(tmp_path: Path, key: str, reason: str, seed: int, moves: int) -> None:
    attempt = attempt_at(key, reason, seed, moves)
    guest = Guest(tmp_path, attempt.match)
    listener = Listener(guest)
    try_it(guest, attempt)
    words = WORDINGS[key].labels[reason]
    assert listener.told("refused") == [{"words": words}]
    assert {"text": words} in listener.told("notice")
    assert (guest.position.intent.held, len(attempt.match.past)) == (None, moves)


def test_the_reason_is_in_the_language_of_the_player(tmp_path: Path) -> None:
    attempt = attempt_at("courtyard", "occupied", 0, 2)
    guest = Guest(tmp_path, attempt.match, language="hu")
    listener = Listener(guest)
    try_it(guest, attempt)
    speak("en")
    (refused,) = listener.told("refused")
    assert refused["words"] not in ("", WORDINGS["courtyard"].labels["occupied"])


def picked_up(tmp_path: Path) -> Guest:
    """A guest who holds the tile after a click."""
    guest = Guest(tmp_path, against_computers(GAMES["courtyard"], 2, 3), speed="normal")
    guest.click(guest.zone("hand"))
    assert guest.position.intent.held is not None
    return guest


def test_a_tap_beside_all_places_lets_the_held_piece_glide_back(tmp_path: Path) -> None:
    guest = picked_up(tmp_path)
    listener = Listener(guest)
    guest.click(somewhere(guest.placing(Box(5, 5, 2, 2))))
    assert guest.position.intent.held is None
    assert guest.table.stage.is_moving
    assert listener.told("refused") == [{"words": WORDINGS["courtyard"].labels["outside"]}]


def test_a_piece_put_down_where_it_lay_is_no_mistake(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["courtyard"], 2, 3))
    listener, hand = Listener(guest), guest.zone("hand")
    guest.drag(hand, hand.area.moved(12, 12))
    assert (guest.position.intent.held, listener.told("refused")) == (None, [])


def test_a_dragged_board_refuses_nothing(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["courtyard"], 2, 3))
    listener = Listener(guest)
    guest.press(pygame.K_PLUS, pygame.K_PLUS)
    layout = guest.table.layout(guest.app.canvas.area)
    assert layout is not None
    region = layout.camera.region
    guest.drag(somewhere(region.foot(8).end(8)), region.foot(8).left(8))
    assert listener.told("refused") == []


# Undo


def undo_of(guest: Guest) -> Button:
    button = widget(guest.app, "undo")
    assert isinstance(button, Button)
    return button


@pytest.fixture
def beginner(tmp_path: Path) -> Guest:
    """Somebody who begins, and so has nothing to take back."""
    return Guest(tmp_path, against_computers(GAMES["wall"], 2, 3))


def test_undo_without_a_move_is_grey_and_its_tip_says_why(beginner: Guest) -> None:
    button = undo_of(beginner)
    assert (button.refuses, button.tip) == (True, "There is nothing to take back.")


@pytest.mark.parametrize("by", ["click", "key", "enter"])
def test_a_grey_undo_explains_itself(beginner: Guest, by: str) -> None:
    listener = Listener(beginner)
    if by == "click":
        beginner.click(undo_of(beginner))
    elif by == "key":
        beginner.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    else:
        beginner.walk_to(undo_of(beginner))
    assert listener.told("refused") == [{"words": "There is nothing to take back."}]


OTHERS = (  # buttons that have nothing to do at first: with the key that does the same, and the reason
    ("redo", pygame.K_y, pygame.KMOD_CTRL, "There is nothing to play again."),
    ("why", pygame.K_w, 0, "No computer player has made a move yet."),
)


@pytest.mark.parametrize(("name", "key", "mod", "words"), OTHERS)
def test_other_grey_buttons_explain_themselves(beginner: Guest, name: str, key: int, mod: int, words: str) -> None:
    listener, button = Listener(beginner), widget(beginner.app, name)
    assert isinstance(button, Button)
    assert (button.refuses, button.tip) == (True, words)
    beginner.click(button)
    beginner.press(key, mod=mod)
    assert listener.told("refused") == [{"words": words}] * 2
    assert not listener.told("redo")


def test_what_was_taken_back_can_be_played_again(tmp_path: Path) -> None:
    with toy_in_the_box():
        guest = Guest(tmp_path, toy_match())
        guest.table.session.play(guest.match.game.legal_moves(guest.match.state)[0])
        guest.wait()
        guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
        guest.wait()
        button = widget(guest.app, "redo")
        assert isinstance(button, Button)
        assert (button.refuses, button.tip) == (False, "")
        guest.click(button)
    assert len(guest.match.past) == 1


def test_there_are_no_hints_while_somebody_else_is_to_move(beginner: Guest) -> None:
    beginner.table.session.play(beginner.match.game.legal_moves(beginner.match.state)[0])
    listener = Listener(beginner)
    beginner.press(pygame.K_h)
    assert listener.told("refused") == [{"words": "There are hints when it is your turn."}]


def too_dear_in_hand(tmp_path: Path) -> Guest:
    """A guest who holds a card that costs too much."""
    match = against_computers(GAMES["combo"], 2, 3)
    dear: list[Piece] = []
    while not dear:
        legal = match.game.legal_moves(match.state)
        match.play(next((move for move in reversed(legal) if isinstance(move, Buy)), legal[-1]))
        look = look_at(BOARDS["combo"], match, match.state, 0)
        dear = [zone.grip for zone in BOARDS["combo"].zones(look) if zone.grip and zone.faint]
    guest = Guest(tmp_path, match)
    guest.click(guest.gripping(dear[0]))
    return guest


def test_a_card_that_is_too_dear_says_so_when_it_is_turned_up(tmp_path: Path) -> None:
    guest, words = too_dear_in_hand(tmp_path), WORDINGS["combo"].labels["too_dear"]
    held, button, listener = guest.position.intent.held, widget(guest.app, "command Face up"), Listener(guest)
    assert isinstance(button, Button)
    assert (button.refuses, button.tip) == (True, words)
    guest.click(button)
    guest.press(pygame.K_r)
    assert listener.told("refused") == [{"words": words}] * 2
    assert guest.position.intent.held == held


def test_undo_across_a_reveal_names_what_was_seen(tmp_path: Path) -> None:
    match = against_computers(GAMES["wall"], 2, 5)
    match.play(match.game.legal_moves(match.state)[0])
    while match.to_move != 0:
        match.play(match.game.legal_moves(match.state)[0])
    guest = Guest(tmp_path, match)
    tip = undo_of(guest).tip
    listener = Listener(guest)
    guest.click(undo_of(guest))
    assert tip.startswith("Can't take back what has been seen. ")
    assert listener.told("refused") == [{"words": tip}]


def test_an_undo_that_works_is_neither_grey_nor_refused(tmp_path: Path) -> None:
    with toy_in_the_box():
        guest = Guest(tmp_path, toy_match())
        guest.table.session.play(guest.match.game.legal_moves(guest.match.state)[0])
        guest.wait()
        button = undo_of(guest)
    assert (button.refuses, button.tip) == (False, "")
