"""Knights and Castles on the table."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from castles.boards.board import Intent, Look
from castles.boards.knights import BOARD, layout
from castles.boards.knights.flourish import _FLOURISHES, SILENT_ON_PURPOSE
from castles.boards.knights.poses import card_picture, poses, tile_picture
from castles.boards.knights.reading import card_piece, hand_bits, slot_of
from castles.boards.knights.zones import commands, zones
from castles.resources import resource
from castles.rules.knights import GAME
from castles.rules.knights.pieces import DRUM, HAND, SHEPHERD
from castles.rules.knights.score import total
from castles.rules.knights.state import (
    REVEALED,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    Lay,
    Recruit,
    camp_size,
)
from tests.boards.looks import decisions, is_inside, look_at, overlap, reachable, steps
from tests.matches import random_match

PLAYERS = tuple(GAME.players)


def looks(players: int = 3, seed: int = 1, **options: Any) -> list[Look[Any]]:
    return list(decisions(BOARD, random_match(GAME, players, seed, **options)))


def laying(players: int = 3) -> Look[Any]:
    return next(look for look in looks(players) if isinstance(look.legal[0], Lay))


def recruiting() -> Look[Any]:
    return next(look for seed in range(9) for look in looks(3, seed) if isinstance(look.legal[0], Recruit))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("aid", [False, True])
def test_with_every_option_every_move_is_reached_and_nothing_lies_off_the_table(
    players: int, long: bool, aid: bool
) -> None:
    for look in looks(players, 7, long=long, memory_aid=aid)[::3]:
        assert reachable(BOARD, look) == set(look.legal)
        for pose in poses(look).values():
            assert is_inside(pose.box, layout.DOCK if pose.box.space == "dock" else layout.SIZE), pose


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_before_the_players_keeps_clear_of_each_other(players: int) -> None:
    corners = layout.CORNERS[players]
    cards = [layout.laid_box(at, slot) for at in corners for slot in (0, 1)]
    names = [layout.name_box(at, "W" * 20) for at in corners]
    swords = [layout.sword_box(at, "W" * 20) for at in corners]
    won = [layout.won_box(at, number) for at in corners for number in (0, 1, 2)]
    for one, other in combinations([*cards, *names, *swords, *won, layout.TILE, layout.STEP, layout.AGAINST], 2):
        assert not overlap(one, other)


def test_two_taps_choose_and_the_button_lays() -> None:
    look = laying()
    for _tap in range(2):
        assert not commands(look)
        does = next(zone.does for zone in zones(look) if zone.grip)
        assert isinstance(does, Intent)
        look = replace(look, intent=does)
    (command,) = commands(look)
    assert command.main
    assert command.does in look.legal


def test_a_third_tap_takes_the_second_place_and_a_tap_there_brings_it_back() -> None:
    look = replace(laying(), intent=Intent(picks=(0, 1)))
    third = next(zone.does for zone in zones(look) if zone.key == ("hand", 4))
    assert isinstance(third, Intent)
    assert third.picks == (0, 4)
    back = next(zone.does for zone in zones(replace(look, intent=third)) if zone.key == ("place", 0))
    assert isinstance(back, Intent)
    assert back.picks == (4,)


def test_a_card_in_hand_can_be_dropped_on_both_places() -> None:
    look = replace(laying(), intent=Intent(held=card_piece(laying().seat, 2), picks=(0,)))
    drops = [zone for zone in zones(look) if zone.takes == look.intent.held]
    assert [zone.does.picks for zone in drops if isinstance(zone.does, Intent)] == [(2,), (0, 2)]


def test_of_two_shepherds_the_first_goes_first() -> None:
    look = laying()
    does = next(zone.does for zone in zones(look) if zone.key == ("hand", SHEPHERD + 1))
    assert isinstance(does, Intent)
    assert does.picks == (SHEPHERD,)


def test_armies_show_their_strength_against_the_castle_and_shepherds_none() -> None:
    look = laying()
    for bit in hand_bits(look):
        assert (("strength", look.seat, bit) in poses(look)) == (bit < SHEPHERD)
    ranked = [pose for piece, pose in poses(look).items() if piece[0] == "rank"]  # type: ignore[index]
    assert sorted(pose.picture for pose in ranked) == [f"knights/strength_{worth}" for worth in range(1, 7)]


def test_a_drum_asks_for_a_card_of_the_camp() -> None:
    look = recruiting()
    taps = {zone.does for zone in zones(look)}
    assert taps == set(look.legal)
    shown = [poses(look)[card_piece(look.seat, move.army)] for move in look.legal if isinstance(move, Recruit)]
    assert not any(pose.dim for pose in shown)


def test_faces_of_other_camps_are_shown_only_by_the_memory_aid() -> None:
    for aid in (False, True):
        looked = [look for look in looks(3, 5, memory_aid=aid) if any(camp_size(look.view, seat) for seat in (0, 1, 2))]
        for look in looked:
            known = [piece for piece in poses(look) if piece[0] == "known"]  # type: ignore[index]
            assert bool(known) == (aid and any(camp_size(look.view, seat) for seat in range(3) if seat != look.seat))


def test_where_several_people_look_on_no_own_card_is_seen_once_it_is_laid() -> None:
    match = random_match(GAME, 3, 6)
    for number, played in enumerate(match.past):
        after = match.past[number + 1].before if number + 1 < len(match.past) else match.state
        owner, other = played.seat, (played.seat + 1) % 3
        full = GAME.guess(GAME.view(after, other), other, number)
        hidden = [replace(look_at(BOARD, match, state, owner), legal=(), shared=True) for state in (after, full)]
        assert poses(hidden[0]) == poses(hidden[1])
        assert not [*zones(hidden[0]), *commands(hidden[0])]


def test_revealed_cards_stay_where_they_are_while_others_go() -> None:
    match = random_match(GAME, 4, 3)
    for played in match.past:
        told = next((step.event for step in played.steps if isinstance(step.event, CardsRevealed)), None)
        for step in played.steps if told else ():
            look = look_at(BOARD, match, step.state, 0, last=(told,) if told else ())
            for seat in range(4 if look.view.stage == REVEALED else 0):
                for bit in range(HAND):
                    if look.view.laid[seat] >> bit & 1 and told:
                        assert told.cards[seat][slot_of(look, seat, bit)] == min(bit, SHEPHERD)


def test_every_kind_of_event_has_a_flourish_or_is_silent_on_purpose() -> None:
    assert {*_FLOURISHES, *SILENT_ON_PURPOSE} == set(GAME.events)


def test_what_rises_and_lights_up_lies_on_the_board() -> None:
    for seed in range(3):
        for event, look in steps(BOARD, random_match(GAME, 2 + seed, seed, long=True)):
            shown = BOARD.flourish(event, look)
            for box in (*shown.lights, *(word.box for word in shown.floats)):
                assert is_inside(box, layout.SIZE)


def test_the_storming_is_told_step_by_step() -> None:
    match = random_match(GAME, 4, 3)
    told = {
        poses(look_at(BOARD, match, step.state, 0, last=(step.event,)))["step",].label
        for played in match.past
        for step in played.steps
    }
    assert {"1. Shepherds go home", "2. Equals cancel out", "3. The strongest takes it", "4. Armies go to camp"} <= told


def test_the_sheets_count_tiles_and_games() -> None:
    for look in looks(3, 4, long=True)[::6]:
        tiles, games = BOARD.sheets["t"](look), BOARD.sheets["g"](look)
        assert sum(int(count) for _picture, count, _tip in tiles.rows) == 8 - look.view.round
        assert len(games.rows) == 3 * (len(look.view.finished) + 1)
        for seat in range(3):
            assert sum(int(row[1]) for row in games.rows[seat::3]) == total(look.view, seat)
            assert BOARD.score(look, seat) == str(total(look.view, seat))


def test_every_piece_explains_itself() -> None:
    plain = {("cloth",), ("ring",), ("against",)}
    for look in [*looks(3, 3, memory_aid=True), *looks(4, 2)][::5]:
        assert all(pose.tip for piece, pose in poses(look).items() if piece not in plain)


def test_cards_and_tiles_have_their_pictures_and_shapes() -> None:
    for name in (*(card_picture(bit) for bit in range(HAND)), *(tile_picture(tile) for tile in range(DRUM + 1))):
        assert (resource("art") / f"{name}.webp").exists()
    with Image.open(resource("art") / "knights" / "shepherd_1.webp") as picture:
        assert picture.height / picture.width == pytest.approx(layout.TALL)
    for size in (layout.LAID, layout.HAND, layout.CAMP, layout.RANKED):
        assert size[1] / size[0] == pytest.approx(layout.TALL)


def test_the_castle_taken_last_is_marked() -> None:
    match = random_match(GAME, 3, 3)
    for played in match.past:
        for step in played.steps:
            look = look_at(BOARD, match, step.state, 1, last=(step.event,))
            taken = isinstance(step.event, CastleTaken | CastleTakenBySword)
            assert len(BOARD.marks(look)) == taken
            assert not BOARD.marks(replace(look, helps=frozenset()))


def test_cards_that_wait_for_a_confirmation_stay_open() -> None:
    look = replace(laying(), legal=(), shared=True)
    waiting = replace(look, intent=Intent(picks=(0, 1)))
    assert card_piece(look.seat, 0) not in poses(look)
    assert poses(waiting)[card_piece(look.seat, 0)].box.space == "board"
