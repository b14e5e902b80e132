"""The Courtyard's piece tables against what the box is known to hold."""

from collections import Counter

import pytest

from castles.rules.courtyard.pieces import (
    CORNERS,
    ENDS,
    QUARTERS,
    SQUARES,
    START_SPACES,
    TILES,
    TOKENS,
    TOWERS,
    TRACK,
    WALL,
    WALL_PIECES,
    Tile,
)

ALL_TILES = [tile for tile in TILES for _ in range(tile.count)]


def has(tile: Tile, kind: str) -> bool:
    return any(segment.kind == kind for segment in tile.segments)


def test_there_are_60_tiles_of_48_kinds() -> None:
    assert (len(ALL_TILES), len(TILES), len({tile.kind for tile in TILES})) == (60, 48, 48)


@pytest.mark.parametrize(("kind", "count"), [("house", 38), ("pigsty", 38), ("road", 38), ("meadow", 48)])
def test_as_many_tiles_have_each_kind_of_area(kind: str, count: int) -> None:
    assert sum(has(tile, kind) for tile in ALL_TILES) == count


@pytest.mark.parametrize(("kind", "count"), [("house", 132), ("pigsty", 136), ("meadow", 212)])
def test_as_many_half_edges_are_of_each_kind(kind: str, count: int) -> None:
    assert sum(len(part.ends) for tile in ALL_TILES for part in tile.segments if part.kind == kind) == count


def test_ten_chapels_six_stocks_and_eight_fountains_are_on_tiles() -> None:
    assert sum(tile.chapels for tile in ALL_TILES) == 10
    assert sum(tile.stocks for tile in ALL_TILES) == 6
    assert sum(tile.fountain for tile in ALL_TILES) == 8


def test_three_chapels_and_one_stocks_are_on_start_spaces() -> None:
    segments = [segment for start in START_SPACES for segment in start.segments]
    assert (sum(segment.chapels for segment in segments), sum(segment.stocks for segment in segments)) == (3, 1)


def test_no_kind_of_tile_with_a_chapel_comes_twice() -> None:
    assert all(tile.count == 1 for tile in TILES if tile.chapels)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_every_half_edge_of_a_tile_belongs_to_one_segment(tile: Tile) -> None:
    ends = Counter(end for segment in tile.segments for end in segment.ends)
    halves = [half for quarter in QUARTERS.values() for half in quarter]
    assert all(ends[half] == 1 for half in halves)
    assert set(ends) - set(halves) == set(tile.roads)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_a_road_with_a_single_end_leads_to_something(tile: Tile) -> None:
    roads = [segment for segment in tile.segments if segment.kind == "road"]
    assert all((len(road.ends) == 1) == (road.leads_to is not None) for road in roads)


def test_the_court_has_76_squares() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 76


def test_the_wall_stands_on_every_side_of_the_court_that_has_no_neighbour() -> None:
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    bare = {(x, y, side) for x, y in SQUARES for side, (dx, dy) in steps.items() if (x + dx, y + dy) not in SQUARES}
    assert set(WALL) == bare


def test_every_space_of_the_track_lies_along_the_wall_or_on_a_tower() -> None:
    spaces = {space for spaces in WALL.values() for space in spaces}
    assert spaces | {space for tower in TOWERS for space in tower.spaces} == set(range(TRACK))


def test_start_spaces_lie_along_the_wall() -> None:
    assert all(WALL[*start.square, start.side] == start.spaces for start in START_SPACES)


def test_a_start_space_shows_both_halves_of_its_side() -> None:
    for start in START_SPACES:
        halves = [end for segment in start.segments for end in segment.ends if end not in "NESW"]
        assert sorted(halves) == sorted(end for end in ENDS if end[0] == start.side and len(end) == 2)


def test_14_towers_stand_on_the_corners_and_all_but_the_first_have_a_token() -> None:
    assert [tower.corner for tower in TOWERS] == list(CORNERS)
    assert [tower.spaces for tower in TOWERS if not tower.has_token] == [(0, 1)]
    assert len(TOWERS) == 14


def test_the_wall_is_laid_of_ten_pieces_that_follow_each_other() -> None:
    lasts = [last for _, last in WALL_PIECES]
    assert [first for first, _ in WALL_PIECES] == [(last + 1) % TRACK for last in [lasts[-1], *lasts[:-1]]]
    assert len(WALL_PIECES) == 10


def test_there_are_nine_kinds_of_tokens() -> None:
    assert len(set(TOKENS)) == 9
