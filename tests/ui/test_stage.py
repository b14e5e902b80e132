"""The stage: pieces that glide, rest and leave, and words that stay where they belong."""

from dataclasses import replace
from pathlib import Path

import pytest

from castles.display import Box, Caption, Float, Flourish, Pose
from castles.ui.area import Area
from castles.ui.stage import CAPTION, Stage, draw_pose, word_area
from tests.window import open_app

HERE, THERE = Box(10, 10, 20, 30), Box(200, 50, 10, 15)
OLD, NEW = Pose("knights/army_archer", HERE), Pose("knights/back_gules", THERE)


def test_a_piece_that_rests_first_looks_as_it_did() -> None:
    stage = Stage()
    stage.show({"old": OLD}, 0, 0)
    stage.show({"new": NEW}, 0, 1, Flourish(origins=(("new", "old"),), paths=(("new", (HERE,)),)))
    glide = stage._glides["new"]
    assert glide.start == OLD
    assert glide.rests(0.4)
    assert not glide.rests(0.6)


def test_a_smaller_piece_that_goes_at_once_comes_from_the_middle() -> None:
    stage = Stage()
    stage.show({"old": OLD}, 0, 0)
    stage.show({"new": NEW}, 0, 1, Flourish(origins=(("new", "old"),)))
    assert stage._glides["new"].start.box == replace(HERE, w=THERE.w, h=THERE.h)


def test_a_piece_that_leaves_is_seen_until_it_has_gone() -> None:
    stage = Stage()
    stage.show({"old": OLD}, 0, 0)
    stage.show({}, 0, 1, Flourish(leaving=(("old", THERE),)))
    assert not stage.poses
    assert stage.is_moving
    assert stage.settle(1.0)
    assert not stage.is_moving


def test_nothing_leaves_slowly_where_nothing_moves() -> None:
    stage = Stage()
    stage.show({"old": OLD}, 0, 0)
    stage.show({}, 0, 0, Flourish(leaving=(("old", THERE),)))
    assert not stage.is_moving


def test_a_word_takes_the_place_of_an_older_one() -> None:
    stage = Stage()
    stage.lift((Float("first", HERE), Float("elsewhere", THERE)), (), [], 0, 1)
    stage.lift((Float("second", HERE),), (), [], 0.5, 1)
    assert [each.what.text for each in stage._rising if isinstance(each.what, Float)] == ["elsewhere", "second"]


@pytest.mark.parametrize("centre", [(0, 0), (640, 10), (1300, 400), (900, 719), (500, 300)])
@pytest.mark.parametrize("width", [40.0, 300.0, 2000.0])
def test_words_stay_within_the_table(centre: tuple[float, float], width: float) -> None:
    table = Area(256, 62, 774, 640)
    area = word_area(centre, width, table)
    assert area.inside(table)
    assert area.w == min(width, table.w - 8)


@pytest.mark.parametrize(
    ("height", "room", "face"), [(20, 1.05, "title"), (20, 0.9, "title"), (20, 0.8, "bold"), (12, 0.9, "bold")]
)
def test_words_that_hardly_fit_stay_engraved_if_they_are_large(
    height: float, room: float, face: str, tmp_path: Path
) -> None:
    canvas, words = open_app(tmp_path).canvas, "Rycerz konny"
    needed = canvas.lettering.width(words, replace(CAPTION, size=height * 0.72))
    card = Area(10, 10, needed * room, height)
    draw_pose(canvas, Pose("courtyard/wall", Box(0, 0, 1, 1), captions=(Caption(words, 0, 0, 1, 1),)), card)
    assert [style.face for text, style in canvas.lettering._drawn if text == words] == [face]
