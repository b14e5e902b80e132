"""The Courtyard on the table."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from castles.boards.board import Intent, Look
from castles.boards.courtyard import BOARD, layout
from castles.boards.courtyard.counted import counted
from castles.boards.courtyard.flourish import _FLOURISHES, SILENT_ON_PURPOSE
from castles.boards.courtyard.poses import HAND, poses, tile_picture
from castles.boards.courtyard.reading import area_by_stand, stands
from castles.boards.courtyard.zones import commands, zones
from castles.boards.ways import taps
from castles.resources import resource
from castles.rules.courtyard import GAME
from castles.rules.courtyard.pieces import ENDS, SQUARES, TILES, TOKENS, TOWERS
from castles.rules.courtyard.score import counted_now, tally
from castles.rules.courtyard.state import Place, Put, Score, UnfinishedScored
from castles.rules.game import Event, totals
from tests.boards.looks import decisions, is_inside, look_at, match_of, overlap, reachable, steps
from tests.rules import courtyard_table as scene

LooksAt = list[Look[Any]]


def looks(seed: int) -> LooksAt:
    return list(decisions(BOARD, match_of(BOARD, seed)))


def awaiting(kind: type, seeds: range = range(12)) -> Look[Any]:
    """A look of somebody who is asked for such a move."""
    return next(look for seed in seeds for look in looks(seed) if isinstance(look.legal[0], kind))


def first_zone(look: Look[Any], faint: bool) -> Any:
    return next(zone for zone in zones(look) if zone.takes == HAND and zone.faint == faint)


def test_squares_that_need_a_turn_glow_faintly_and_a_tap_turns_the_tile() -> None:
    look = next(each for seed in range(4) for each in looks(seed) if any(zone.faint for zone in zones(each)))
    faint = first_zone(look, True)
    turned = replace(look, intent=faint.does)
    again = next(zone for zone in zones(turned) if zone.key == faint.key)
    assert not again.faint
    assert isinstance(again.does, Place)
    assert again.ghost == faint.ghost
    assert again.ghost is not None
    assert again.ghost.picture.endswith(f"_{layout.picture_turn(again.does.turns)}")


def test_the_tile_in_hand_shows_its_turn() -> None:
    look = next(look for look in looks(1) if len({move.turns for move in look.legal if isinstance(move, Place)}) == 4)
    shown = {poses(replace(look, intent=Intent(turns=turns)))[HAND].picture for turns in range(4)}
    assert len(shown) == 4


def test_a_tile_that_looks_the_same_after_half_a_turn_has_two_turns() -> None:
    for look in looks(2):
        if {move.turns for move in look.legal if isinstance(move, Place)} == {0, 1}:
            one, other = (poses(replace(look, intent=Intent(turns=turns)))[HAND].picture for turns in (1, 3))
            assert one == other


@pytest.mark.parametrize("seed", range(3))
def test_no_two_places_overlap(seed: int) -> None:
    for look in looks(seed):
        for one, other in combinations(zones(look), 2):
            assert not overlap(one.box, other.box), (one.key, other.key)


def test_subjects_stand_inside_their_tile_on_their_segment() -> None:
    for tile in TILES:
        for segment in tile.segments:
            for turns in range(4):
                end = ENDS[(ENDS.index(segment.ends[0]) + 3 * turns) % 12]
                x, y = layout.spot(tile, turns, end)
                room = layout.room(tile)
                assert layout.segment_at(tile, turns, end) == segment
                assert abs(x) + room / 2 <= 0.53
                assert abs(y) + room / 2 <= 0.53


def test_the_board_lies_a_quarter_turned() -> None:
    x, y = layout.spot(TILES[23], 0, "N")  # K24: a road from the north that ends at the house
    assert x > 0.3
    assert y == 0
    assert layout.square_box((3, 0)).x > layout.square_box((3, 11)).x


def test_a_subject_can_be_put_on_the_board_and_on_the_large_picture() -> None:
    look = awaiting(Put)
    puts = [move for move in look.legal if isinstance(move, Put)]
    for space in ("board", "dock"):
        assert [zone.does for zone in zones(look) if zone.takes and zone.box.space == space] == puts
    assert [command.main for command in commands(look)] == [True]


def test_areas_to_choose_from_have_flags_with_their_worth() -> None:
    look = awaiting(Score, range(40))
    flags = [mark for mark in BOARD.marks(look) if mark.picture.startswith("courtyard/flag")]
    plates = [mark for mark in BOARD.marks(look) if mark.picture == "ui/plate"]
    assert len(flags) == len({(move.x, move.y) for move in look.legal if isinstance(move, Score)})
    assert all(int(plate.label) > 0 for plate in plates)


def test_a_double_token_is_asked_for_by_buttons() -> None:
    look = awaiting(Score, range(40))
    move = look.legal[0]
    assert isinstance(move, Score)
    view = replace(look, legal=(replace(move, double=False), replace(move, double=True)))
    assert [command.does for command in commands(view)] == list(view.legal)
    assert len({command.label for command in commands(view)}) == 2


def test_once_an_area_is_picked_the_question_is_about_the_token() -> None:
    look = awaiting(Score, range(40))
    asked = {(move.x, move.y, move.end) for move in look.legal if isinstance(move, Score)}
    picked = replace(look, intent=Intent(picks=tuple(asked)[:1]))
    assert len(asked) > 1
    assert BOARD.prompt(look) != BOARD.prompt(picked)


def test_every_kind_of_event_has_a_flourish_or_is_silent_on_purpose() -> None:
    assert {*_FLOURISHES, *SILENT_ON_PURPOSE} == set(GAME.events)
    assert not {*_FLOURISHES} & {*SILENT_ON_PURPOSE}


def test_what_rises_and_lights_up_lies_on_the_board() -> None:
    for seed in range(4):
        for event, look in steps(BOARD, match_of(BOARD, seed)):
            shown = BOARD.flourish(event, look)
            for box in (*shown.lights, *(word.box for word in shown.floats)):
                assert is_inside(box, layout.DOCK if box.space == "dock" else layout.size())


def test_the_marker_walks_along_the_track() -> None:
    walks = []
    for event, look in steps(BOARD, match_of(BOARD, 5)):
        for piece, way in BOARD.flourish(event, look).paths:
            walks.append(len(way) + 1 == getattr(event, "points", 0))
            assert piece == ("marker", getattr(event, "seat", None))
    assert walks
    assert all(walks)


def test_the_stack_and_the_tokens_are_not_looked_at() -> None:
    match = match_of(BOARD, 6)
    for played in match.past[::5]:
        look = look_at(BOARD, match, played.before, 0)
        one, other = (replace(look, view=GAME.guess(look.view, 0, number)) for number in (1, 2))
        assert one.view != other.view or not one.view.stack
        assert poses(one) == poses(other)
        assert zones(one) == zones(other)
        assert BOARD.marks(one) == BOARD.marks(other)
        assert BOARD.sheets["t"](one) == BOARD.sheets["t"](other)
        assert [BOARD.badges(one, seat) for seat in (0, 1)] == [BOARD.badges(other, seat) for seat in (0, 1)]


def test_the_sheet_of_tiles_counts_down_to_the_stack() -> None:
    for look in looks(3)[::6]:
        rows = BOARD.sheets["t"](look).rows
        assert len(rows) == len(TILES)
        assert sum(int(count) for _picture, count, _tip in rows) == len(look.view.stack)


def test_neighbours_of_one_kind_differ() -> None:
    for tile in TILES:
        pictures = {tile_picture(tile, 0, seed) for seed in (0, 1)}
        assert len(pictures) == min(tile.count, 2)


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("subject_gules", layout.SUBJECT),
        ("subject_gules_lying", layout.LYING),
        ("keep_gules", layout.KEEP),
        ("marker_gules", layout.MARKER),
        ("token_back", layout.TOKEN),
        ("flag_gules", layout.FLAG),
    ],
)
def test_boxes_have_the_shapes_of_their_pictures(name: str, shape: tuple[float, float]) -> None:
    with Image.open(resource("art") / "courtyard" / f"{name}.webp") as picture:
        assert shape[0] / shape[1] == pytest.approx(picture.width / picture.height, rel=0.02)


def test_every_piece_and_tower_and_token_explains_itself() -> None:
    for look in looks(7)[::8]:
        assert all(pose.tip for piece, pose in poses(look).items() if piece != ("wall",))
    assert len(layout.wall()["towers"]) == len(TOWERS)
    assert set(layout.wall()["squares"]) == {f"{x},{y}" for x, y in SQUARES}
    assert all((resource("art") / "courtyard" / f"token_{token}.webp").exists() for token in TOKENS)


def test_the_large_figure_is_the_score_so_far_and_the_projected_one_a_badge_if_wished() -> None:
    look = replace(looks(8)[-1], helps=frozenset({"projected_score"}))
    plain = replace(look, helps=frozenset())
    for seat in (0, 1):
        assert BOARD.score(look, seat) == str(look.view.scores[seat])
        assert BOARD.badges(look, seat)[0].text == str(totals(tally(look.view))[seat])
        assert BOARD.badges(plain, seat) == BOARD.badges(look, seat)[1:]


def test_dead_squares_are_crossed_out_where_nothing_fits() -> None:
    match = match_of(BOARD, 9)
    for look in decisions(BOARD, match):
        crossed = {mark.box for mark in BOARD.marks(look) if mark.picture == "courtyard/cross"}
        open_squares = {zone.box for zone in zones(look) if zone.takes == HAND}
        assert not crossed & open_squares


def test_a_subject_lights_up_its_area() -> None:
    look = looks(5)[-1]
    posted = [(seat, number, at) for seat in (0, 1) for number, at in enumerate(stands(look.view, seat)) if at]
    for seat, number, at in posted:
        area = area_by_stand(look.view)[at]
        lit = {(mark.box.x, mark.box.y) for mark in BOARD.lights(look, ("subject", seat, number))}
        assert lit == {(box.x, box.y) for box in map(layout.square_box, area.squares)}
    assert posted
    assert not BOARD.lights(look, HAND)


def test_an_unfinished_area_is_lit_while_the_game_runs_once_a_token_counts_it() -> None:
    state = scene.table("K14 H8 turned 0 herald E")
    look = Look(GAME.view(state, 0), 0, ("Ilona", "Marek"), ("gules", "azure"))
    assert not counted(look, (), "unfinished", 0)
    scene.give(state, 0, "unfinished_road")
    [event] = [each for each in counted_now(state) if isinstance(each, UnfinishedScored)]
    lit = counted(replace(look, view=GAME.view(state, 0)), (), "unfinished", 0)
    assert layout.square_box(scene.at("H8")) in lit
    assert len(lit) == len(event.squares) + len(event.starts)


def test_every_line_that_would_bring_points_now_is_lit() -> None:
    match = match_of(BOARD, 3)
    told: list[Event] = []
    for played in match.past:
        look = look_at(BOARD, match, played.before, 0)
        for line in tally(played.before):
            assert [bool(counted(look, told, line.reason, seat)) for seat in (0, 1)] == [*map(bool, line.amounts)]
        told += [step.event for step in played.steps]


@pytest.mark.parametrize("seed", range(20))
def test_taps_alone_lay_the_tile_wherever_and_however_it_fits(seed: int) -> None:
    laying = [look for look in looks(seed) if isinstance(look.legal[0], Place)]
    assert len(laying) > 40
    for look in laying:
        assert reachable(BOARD, look, taps) == set(look.legal)
