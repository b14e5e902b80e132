"""Finished areas in the Courtyard: the rulebook's examples, majorities, the order of scoring, and the keep."""

from typing import TypeVar

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.ground import stand
from castles.rules.courtyard.state import (
    AreaScored,
    AreaUnclaimed,
    KeepPlaced,
    Place,
    Put,
    PutNobody,
    Score,
    State,
    SubjectsReturned,
)
from castles.rules.game import Event
from tests.rules.courtyard_table import at, at_home, hand, play, table, turn

E = TypeVar("E", bound=Event)

PIGSTY = """
    K44 D1 turned 0 farmer Nw
    K32 G1 turned 0
    K02 F1 turned 3 farmer Nw
    K28 D2 turned 0
    K13 I3 turned 0
    K47 E2 turned 0 farmer Ne
    K44 E1 turned 0
"""
HOUSE = """
    K28 D1 turned 2 squire Nw
    K13 G1 turned 0
    K28 F1 turned 1 squire Nw
    K44 D2 turned 0
    K07 I3 turned 0
    K32 E2 turned 2 squire Ne
    K29 E1 turned 2
"""
# Two roads that a fountain on G8 finishes, of three tiles and of two; a third one goes on to the west.
TWO_ROADS = """
    K14 H8 turned 0 herald E
    K28 H9 turned 0
    K24 G9 turned 0 herald N
"""


def told(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def test_one_tile_closes_the_road_of_start_space_74_75_for_two_points() -> None:
    events = turn(table(), "K24 H8 turned 1 herald E")
    assert told(events, AreaScored) == [AreaScored(0, "road", (at("H8"),), ("S6",), False, False, 2, 2)]


def test_a_road_of_five_tiles_with_stocks_brings_ten() -> None:
    state = table("""
        K14 D6 turned 0 herald E
        K03 E6 turned 0
        K23 F6 turned 0
    """)
    events = turn(state, "K16 G6 turned 0 herald E")  # the fountain keeps the other's herald off this road
    squares = tuple(map(at, ("D6", "E6", "F6", "G6")))
    assert told(events, AreaScored) == [AreaScored(0, "road", squares, ("S2",), True, False, 10, 10)]
    assert (at_home(state, 0), at_home(state, 1)) == (6, 5)


def test_a_pigsty_of_six_tiles_with_two_farmers_against_one_brings_twelve() -> None:
    state = table(PIGSTY)
    events = turn(state, "K19 F2 turned 0")
    squares = tuple(map(at, ("D1", "E1", "F1", "E2", "F2")))
    assert told(events, AreaScored) == [AreaScored(0, "pigsty", squares, ("S3",), False, False, 12, 12)]
    assert (at_home(state, 0), at_home(state, 1)) == (6, 6)


def test_a_house_of_five_tiles_with_two_squires_against_one_brings_five_and_is_the_keep() -> None:
    state = table(HOUSE)
    events = turn(state, "K32 F2 turned 1")
    squares = tuple(map(at, ("D1", "E1", "F1", "E2", "F2")))
    assert told(events, AreaScored) == [AreaScored(0, "house", squares, (), False, False, 5, 5)]
    assert told(events, KeepPlaced) == [KeepPlaced(0, (*at("D1"), "Nw"), 5)]


def test_subjects_of_a_finished_area_go_home_from_where_they_stood() -> None:
    events = turn(table(HOUSE), "K32 F2 turned 1")
    home = ((0, 0, (*at("D1"), "Nw")), (0, 1, (*at("F1"), "Nw")), (1, 0, (*at("E2"), "Ne")))
    assert told(events, SubjectsReturned) == [SubjectsReturned("house", home)]


def test_several_stocks_add_nothing_more() -> None:
    state = table("""
        K14 D6 turned 0 herald E
        K06 E6 turned 1
        K24 E7 turned 0
    """)
    events = turn(state, "K24 E5 turned 2")
    assert [event.points for event in told(events, AreaScored)] == [10]  # two of the five tiles have stocks


def test_whoever_has_the_majority_scores_whoever_lays_the_tile() -> None:
    state = table("K14 H8 turned 0 herald E")
    turn(state, "K24 G8 turned 1")
    assert state.scores == [3, 0]


def test_equal_subjects_bring_nobody_points_and_go_home() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K13 D1 turned 0
        K28 H9 turned 0
        K41 G9 turned 0 herald N
        K24 G10 turned 0
    """)
    events = turn(state, "K15 G8 turned 2")
    squares = tuple(map(at, ("G8", "H8", "G9", "G10")))
    assert told(events, AreaUnclaimed) == [AreaUnclaimed("road", squares, ("S6",))]
    assert (state.scores, at_home(state, 0), at_home(state, 1)) == ([0, 0], 6, 6)


def test_a_road_between_two_fountains_is_finished() -> None:
    state = table("K16 H8 turned 2 herald W")
    events = turn(state, "K27 G8 turned 0")
    assert [event.points for event in told(events, AreaScored)] == [2]


def test_a_road_that_runs_into_the_wall_is_finished() -> None:
    events = turn(table(), "K24 D1 turned 0 herald N")
    assert [event.points for event in told(events, AreaScored)] == [1]


def test_a_road_in_a_loop_is_finished() -> None:
    state = table("""
        K13 D1 turned 0
        K15 E1 turned 2 herald E
        K45 F1 turned 3
        K36 F2 turned 0
        K28 D2 turned 0
    """)
    events = turn(state, "K31 E2 turned 1")
    assert [(event.kind, event.points) for event in told(events, AreaScored)] == [("road", 4)]


def test_a_house_in_a_corner_of_the_wall_is_finished_at_once_and_may_be_taken() -> None:
    state = table("""
        K13 D12 turned 0
        K28 C12 turned 0
    """)
    events = turn(state, "K32 B12 turned 0 squire Sw")
    assert [(event.kind, event.points) for event in told(events, AreaScored)] == [("house", 1)]


def test_a_different_neighbour_closes_a_house() -> None:
    state = table("""
        K32 D12 turned 1 squire Nw
        K13 D11 turned 0
    """)
    events = turn(state, "K44 C12 turned 0")
    assert [(event.kind, event.squares) for event in told(events, AreaScored)] == [("house", (at("D12"),))]


def test_corners_never_join() -> None:
    state = table("""
        K32 D12 turned 1 squire Nw
        K13 C12 turned 0
        K28 D1 turned 0
    """)
    events = turn(state, "K44 D11 turned 2")
    assert [event.squares for event in told(events, AreaScored)] == [(at("D12"),)]


def test_a_meadow_is_not_scored_when_it_is_closed() -> None:
    state = table("""
        K13 D12 turned 0
        K28 C12 turned 0
    """)
    events = turn(state, "K20 B12 turned 3 monk Sw")
    assert told(events, AreaScored) == []
    assert at_home(state, 0) == 5


def test_a_finished_area_that_nobody_took_brings_nothing() -> None:
    events = turn(table(), "K24 H8 turned 1")
    assert told(events, AreaScored) + told(events, AreaUnclaimed) == []


def test_a_tile_counts_once_however_many_segments_it_adds() -> None:
    state = table("""
        K15 D1 turned 2 herald E
        K45 E1 turned 3
        K31 E2 turned 0
        K17 D2 turned 0
    """)
    events = turn(state, "K24 D3 turned 0")  # the road runs over D2 twice, and ends at the wall beside it
    assert [event.points for event in told(events, AreaScored)] == [5]


def fountain(state: State) -> None:
    """Finishes both roads; nobody is put on the third."""
    hand(state, "K16")
    play(state, Place(*at("G8"), 0))
    play(state, PutNobody())


def test_the_active_player_picks_the_next_of_two_own_areas_with_different_points() -> None:
    state = table(TWO_ROADS)
    turn(state, "K13 D1 turned 0")
    fountain(state)
    assert list(state.choices) == [Score(*at("H8"), "E", False), Score(*at("G9"), "N", False)]
    events = play(state, Score(*at("G9"), "N", False))
    assert [event.points for event in told(events, AreaScored)] == [2, 3]  # the last one needs no choice


def test_the_active_player_also_picks_among_the_others_areas() -> None:
    state = table(TWO_ROADS)
    fountain(state)
    assert GAME.to_move(state) == 1
    events = play(state, Score(*at("H8"), "E", False))
    assert [(event.seat, event.points) for event in told(events, AreaScored)] == [(0, 3), (0, 2)]


def test_areas_with_the_same_points_are_scored_without_asking() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K28 H9 turned 0
        K41 G9 turned 0 herald N
        K13 D1 turned 0
        K24 G10 turned 0
        K28 D2 turned 0
    """)
    fountain(state)
    assert state.scores == [6, 0]


def test_the_active_player_scores_before_the_other() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K28 H9 turned 0
        K13 D1 turned 0
        K24 G9 turned 0 herald N
        K28 D2 turned 0
    """)
    hand(state, "K16")
    play(state, Place(*at("G8"), 0))
    events = play(state, PutNobody())
    assert [(event.seat, event.points) for event in told(events, AreaScored)] == [(1, 2), (0, 3)]


def test_other_areas_than_the_finished_ones_are_refused() -> None:
    state = table(TWO_ROADS)
    fountain(state)
    assert GAME.why_not(state, Score(*at("G8"), "W", False)) == "not_to_score"
    assert GAME.why_not(state, Score(*at("G9"), "N", True)) == "not_to_score"
    assert GAME.why_not(state, PutNobody()) == "score_first"


def corner_house(state: State) -> None:
    """A house of one tile in the south-west corner."""
    turn(state, "K32 B12 turned 0 squire Sw")


def test_the_keep_moves_only_to_a_strictly_larger_house() -> None:
    state = table("""
        K13 D12 turned 0
        K28 C12 turned 0
    """)
    corner_house(state)
    assert (stand(state.keeps[0]), state.keep_sizes) == ((*at("B12"), "Sw"), [1, 0])
    turn(state, "K44 D1 turned 0")
    events = turn(state, "K07 E12 turned 3 squire Es")
    assert [event.kind for event in told(events, AreaScored)] == ["house"]
    assert told(events, KeepPlaced) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_subjects_that_went_home_serve_again(seat: int) -> None:
    state = table()
    turn(state, "K24 H8 turned 1 herald E")
    turn(state, "K24 D6 turned 3 herald W")
    hand(state, "K13")
    play(state, Place(*at("D1"), 0))
    assert Put("monk", "Nw") in state.choices
    assert at_home(state, seat) == 6
