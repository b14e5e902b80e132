"""Hints and reasons at the table."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from castles import saves
from castles.boards import BOARDS
from castles.match import Match, Played, Player
from castles.resources import resource
from castles.rules import GAMES
from castles.rules.courtyard.state import Place as Laid
from castles.rules.knights.state import UNKNOWN, CardsRevealed, Lay, Recruit
from castles.scenes.panels import Advice
from castles.scenes.personas import PERSONAS, face
from castles.scenes.places import Place
from castles.scenes.sheet import ScoreSheet
from castles.session.hints import explained
from castles.ui.button import Button
from tests.scenes.guest import Guest, against_computers
from tests.scenes.toy_table import toy_in_the_box, toy_match
from tests.window import click, press


def advised(guest: Guest) -> list[Any]:
    """The places and buttons that a hint lights up."""
    widgets = guest.table.page.widgets
    places = [each for each in widgets if isinstance(each, Place) and each.is_advised]
    return places + [each for each in widgets if isinstance(each, Button) and each.kind == "red"]


def ask(guest: Guest, way: str) -> None:
    if way == "key":
        press(guest.app, pygame.K_h, now=guest.now)
    else:
        click(guest.app, "hint", guest.now)
    guest.wait()
    guest.app.step([], guest.now)


@pytest.mark.parametrize("key", BOARDS)
def test_following_a_hint_step_by_step_plays_a_move(key: str, tmp_path: Path) -> None:
    game = GAMES[key]
    guest = Guest(tmp_path, against_computers(game, game.players[0], 3))
    for way in ("key", "click"):
        before, seat = len(guest.match.past), guest.position.viewer
        ask(guest, way)
        assert guest.table.describe().advice.endswith(".")
        assert [each for each in guest.table.page.widgets if isinstance(each, Advice)]
        for _step in range(20):
            if len(guest.match.past) != before:
                break
            [target] = advised(guest)
            click(guest.app, target, guest.now)
            guest.app.step([], guest.now)
        assert guest.match.past[before].seat == seat
        assert not guest.table.describe().advice
        guest.wait()
    assert guest.match.hints[0] == 2


def test_hints_are_kept_and_told_in_the_score_sheet(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["wall"], 2, 3))
    sheet = ScoreSheet(guest.app.context, guest.match)
    assert "Hints" not in [entry.label for entry in sheet.entries]
    ask(guest, "key")
    loaded = saves.load(saves.dump(guest.match)).match
    assert loaded.hints == [1, 0]
    assert ("Hints", [1, 0]) in [
        (entry.label, entry.amounts) for entry in ScoreSheet(guest.app.context, loaded).entries
    ]


def test_a_hint_is_forgotten_when_something_else_happens(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["courtyard"], 2, 3))
    ask(guest, "key")
    assert guest.position.advice is not None
    assert guest.position.advice.way
    press(guest.app, pygame.K_ESCAPE, now=guest.now)
    assert guest.position.advice is None
    assert not guest.table.describe().advice
    assert guest.app.context.stack.top is guest.table


def test_a_hint_and_a_reason_change_with_the_language(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["wall"], 2, 3))
    ask(guest, "key")
    english = guest.table.describe().advice
    guest.app.context.change(language="pl")
    guest.app.step([], guest.now)
    [advice] = [each for each in guest.table.page.widgets if isinstance(each, Advice)]
    assert advice.text == guest.table.describe().advice != english


def explained_at(guest: Guest) -> Played | None:
    return explained(guest.position, guest.table.session.board)


def test_why_names_the_computer_player_and_its_reason(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["wall"], 2, 3))
    while not guest.match.past or guest.match.players[guest.match.past[-1].seat].is_person:
        guest.table.session.play(guest.match.game.legal_moves(guest.match.state)[0])
        guest.wait()
    press(guest.app, pygame.K_w, now=guest.now)
    name = guest.match.names[1]
    assert guest.table.describe().advice.startswith(f"{name}: ")


def test_why_never_tells_of_a_card_that_lies_face_down(tmp_path: Path) -> None:
    with toy_in_the_box():
        players = (Player("Clockwork", "azure", "random"), Player("Ilona", "gules"))
        guest = Guest(tmp_path, toy_match(players))
        assert len(guest.match.past) == 1, "the computer player has laid its card face down"
        assert explained_at(guest) is None
        press(guest.app, pygame.K_w, now=guest.now)
        assert not guest.table.describe().advice
        guest.table.session.play(guest.match.game.legal_moves(guest.match.state)[0])
        assert explained_at(guest) is None, "nothing is said before the reveal is seen"
        guest.table.pointer.skip()
        played = explained_at(guest)
        assert played is not None
        assert played.seat == 0


@pytest.mark.parametrize("speed", ["none", "normal"])
def test_why_is_silent_as_long_as_picks_lie_face_down(speed: str, tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["knights"], 4, 2), speed=speed)
    silent = 0
    while not guest.match.is_over:
        laid = [seat for seat in (1, 2, 3) if guest.look.view.laid[seat] == UNKNOWN]
        press(guest.app, pygame.K_w, now=guest.now)
        if laid:
            silent += 1
            assert not guest.table.describe().advice
        guest.table.session.play(guest.look.legal[0])
        if any(isinstance(step.event, CardsRevealed) for step in guest.match.past[-1].steps):
            assert explained_at(guest) is None, "the reveal isn't seen yet"
        guest.wait()
    assert silent


def test_why_never_tells_of_the_army_that_a_drum_called_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["knights"], 2, 3))
    while not guest.match.is_over:
        played = explained_at(guest)
        assert played is None or isinstance(played.move, Lay)
        guest.table.session.play(guest.look.legal[0])
        guest.wait()
    assert [played for played in guest.match.past if played.seat == 1 and isinstance(played.move, Recruit)]


def test_why_goes_on_speaking_of_the_last_castle_when_a_drum_has_called_armies_back(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["knights"], 2, 0))
    while not (guest.match.past and isinstance(guest.match.past[-1].move, Recruit)):
        guest.table.session.play(guest.look.legal[0])
        guest.wait()
    assert guest.match.past[-1].seat == 1
    played = explained_at(guest)
    assert played is not None
    assert isinstance(played.move, Lay)


def test_a_hint_turns_the_tile_at_once(tmp_path: Path) -> None:
    turned = 0
    for seed in range(6):
        guest = Guest(tmp_path, against_computers(GAMES["courtyard"], 2, seed))
        ask(guest, "key")
        [target] = advised(guest)
        assert isinstance(target, Place)
        assert isinstance(target.zone.does, Laid)
        turned += target.zone.does.turns > 0
    assert turned


def test_every_persona_has_a_name_and_a_picture_of_its_own() -> None:
    everybody = [persona for level in PERSONAS.values() for persona in level]
    assert len(dict(everybody)) == len({picture for _name, picture in everybody}) == len(everybody)
    assert all(resource(f"art/faces/{picture}.webp").exists() for _name, picture in everybody)


def test_a_computer_player_of_any_name_has_a_face() -> None:
    assert face(Player("Hanka", "gules", "page"), 5) == "faces/v30"
    assert face(Player("Somebody", "gules", "king"), 1) == "faces/c08"
    assert face(Player("Somebody", "gules", "from another version"), 0) == "faces/v07"
    assert face(Player("Hanka", "gules"), 0) == ""


def test_a_level_from_elsewhere_plays_all_the_same(tmp_path: Path) -> None:
    game = GAMES["wall"]
    players = (Player("Old Hand", "gules", "from another version"), Player("Ilona", "azure"))
    guest = Guest(tmp_path, Match(game, game.setup_for(2, 4), players))
    assert guest.position.can_act
