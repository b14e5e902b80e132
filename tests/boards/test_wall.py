"""Castle Wall on the table."""

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image

from castles.boards.board import Intent, Look
from castles.boards.wall import BOARD, layout
from castles.boards.wall.flourish import _FLOURISHES, SILENT_ON_PURPOSE, TO_LEARN
from castles.boards.wall.poses import poses
from castles.boards.wall.reading import middle_piece, wall_piece
from castles.boards.wall.zones import commands, zones
from castles.display import Piece
from castles.resources import resource
from castles.rules.wall import GAME
from castles.rules.wall.pieces import CARDS, TENTH
from castles.rules.wall.state import CardTurnedUp, Insert, PutBack, TurnUp, number_up
from tests.boards.looks import decisions, is_inside, look_at, overlap, reachable, steps
from tests.matches import random_match

PLAYERS = tuple(GAME.players)


def looks(players: int = 3, seed: int = 1, **options: Any) -> list[Look[Any]]:
    return list(decisions(BOARD, random_match(GAME, players, seed, **options)))


def inserting() -> Look[Any]:
    """A look of somebody whose wizard can insert."""
    return next(look for seed in range(90) for look in looks(2, seed, court=True) if Insert() in look.legal)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("court", [False, True])
@pytest.mark.parametrize("aid", [False, True])
def test_with_every_option_every_move_is_reached_and_nothing_lies_off_the_table(
    players: int, court: bool, aid: bool
) -> None:
    for look in looks(players, 7, court=court, memory_aid=aid):
        assert reachable(BOARD, look) == set(look.legal)
        assert all(is_inside(pose.box, layout.SIZE) for pose in poses(look).values())


@pytest.mark.parametrize("players", PLAYERS)
def test_places_castles_and_names_keep_clear_of_each_other(players: int) -> None:
    places = [layout.place_box(players, place) for place in range(len(CARDS))]
    gone = [layout.gone_box(players, cell) for cell in range(3)]
    castles = [layout.strip(players, 0, seat).box for seat in range(players)]
    frames = [layout.frame(players, 0, seat) for seat in range(players)]
    for one, other in combinations([*places, *gone, *frames], 2):
        assert not overlap(one, other)
    for castle, around in zip(castles[1:], frames[1:], strict=True):
        crest = layout.crest_box(players, 0, castles.index(castle))
        assert not overlap(castle, crest)
        assert overlap(around, crest)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_cards_of_a_wall_join(players: int) -> None:
    for seat in range(players):
        strip = layout.strip(players, 0, seat)
        for left, right in pairwise(strip.element(position) for position in range(TENTH)):
            assert left.x + left.w / 2 == pytest.approx(right.x - right.w / 2)
            assert left.y == right.y


def test_the_card_turned_up_is_large_and_lies_over_its_place() -> None:
    look = next(look for look in looks() if PutBack() in look.legal)
    at, shown = layout.place_box(3, look.view.up), poses(look)[middle_piece(look.view.up)]
    assert shown.picture == f"wall/card_{number_up(look.view):02}"
    assert shown.box.w > 1.5 * at.w
    assert shown.box.holds(at.x, at.y)


def test_the_card_in_hand_can_go_back_to_its_place() -> None:
    look = next(look for look in looks() if PutBack() in look.legal)
    piece = middle_piece(look.view.up)
    assert zones(look)[-1].grip == piece
    held = replace(look, intent=Intent(held=piece))
    back = next(zone for zone in zones(held) if zone.does == PutBack())
    assert zones(held)[0].grip == piece
    assert back.box == layout.place_box(3, look.view.up)


def test_the_wall_opens_where_the_wizard_can_insert() -> None:
    look = inserting()
    place = next(zone for zone in zones(look) if zone.does == Insert())
    walls = [poses(look)[wall_piece(number)].box for number in look.view.castles[look.seat][1:]]
    assert not any(overlap(place.box, box) for box in walls)
    assert any(box.x > place.box.x for box in walls)
    assert [command.main for command in commands(look)] == [True, False]


def is_card(piece: Piece) -> bool:
    return isinstance(piece, tuple) and piece[0] != "frame"


def test_only_the_memory_aid_tells_what_was_seen() -> None:
    plain, aided = looks(2, 5)[-1], looks(2, 5, memory_aid=True)[-1]
    written = {pose.captions[0].text for piece, pose in poses(aided).items() if pose.captions and is_card(piece)}
    assert not any(pose.captions for piece, pose in poses(plain).items() if is_card(piece))
    assert written == {
        str(card)
        for place, card in enumerate(aided.view.cards)
        if card > 0 and aided.view.seen[place] and place != aided.view.up
    }


def test_without_the_aid_nothing_depends_on_what_was_seen() -> None:
    for look in looks(3, 6)[::5]:
        view = GAME.copy(look.view)
        view.cards = [-1 if card and place != view.up else card for place, card in enumerate(view.cards)]
        other = replace(look, view=view)
        assert poses(look) == poses(other)
        assert zones(look) == zones(other)
        assert BOARD.marks(look) == BOARD.marks(other)
        assert BOARD.sheets["t"](look) == BOARD.sheets["t"](other)


def test_every_kind_of_event_has_a_flourish_or_is_silent_on_purpose() -> None:
    assert {*_FLOURISHES, *SILENT_ON_PURPOSE} == set(GAME.events)
    assert not {*_FLOURISHES} & {*SILENT_ON_PURPOSE}


def test_a_card_is_shown_long_enough_to_be_learnt() -> None:
    for event, look in steps(BOARD, random_match(GAME, 3, 2)):
        if isinstance(event, CardTurnedUp):
            forced = not GAME.legal_moves(look.view)
            shown = BOARD.flourish(event, look)
            assert shown.least == shown.seconds == TO_LEARN or (not forced and event.seat == look.seat)


def test_what_rises_and_lights_up_lies_on_the_board() -> None:
    for seed in range(4):
        for event, look in steps(BOARD, random_match(GAME, 2 + seed % 3, seed, court=True)):
            shown = BOARD.flourish(event, look)
            for box in (*shown.lights, *(word.box for word in shown.floats)):
                assert is_inside(box, layout.SIZE)


def test_the_sheet_shows_the_cards_that_are_in_the_middle() -> None:
    for look in looks(4, 3)[::7]:
        assert len(BOARD.sheets["t"](look).rows) == sum(card != 0 for card in look.view.cards)


def test_the_large_figure_is_the_size_or_at_court_the_points() -> None:
    plain, court = looks(2, 4)[-1], looks(2, 4, court=True)[-1]
    assert BOARD.score(plain, 0) == f"{len(plain.view.castles[0])}/10"
    assert BOARD.score(court, 0).isdigit()


def test_every_card_explains_itself() -> None:
    for look in looks(2, 3)[::6]:
        silent = {"tray", "place", "country", "steps", "frame"}
        assert all(pose.tip for piece, pose in poses(look).items() if piece[0] not in silent)  # type: ignore[index]


def test_cards_keep_the_shape_of_their_pictures() -> None:
    with Image.open(resource("art") / "wall" / "back.webp") as picture:
        assert picture.height / picture.width == pytest.approx(layout.TALL)
    assert all((resource("art") / "wall" / f"card_{number:02}.webp").exists() for number in CARDS)


def test_everybody_sees_the_same_of_the_middle() -> None:
    match = random_match(GAME, 3, 9)
    for played in match.past[::9]:
        backs = [
            {piece for piece, pose in poses(look_at(BOARD, match, played.before, seat)).items() if pose.turn}
            for seat in range(3)
        ]
        assert backs[0] == backs[1] == backs[2]
        assert len(backs[0]) == len([move for move in played.before.face_down if move != TurnUp(played.before.up)])
