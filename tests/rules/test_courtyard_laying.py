"""Laying tiles in the Courtyard, and putting subjects on them."""

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.pieces import START_SPACES, TILES
from castles.rules.courtyard.state import (
    NONE,
    CourtyardMove,
    EndTurn,
    GoAgain,
    Place,
    Put,
    PutNobody,
    Score,
    State,
    TileSetAside,
    TileTaken,
    TurnBegun,
)
from castles.rules.game import IllegalMove
from tests.rules.courtyard_table import KIND, at, at_home, hand, play, stack, table, turn


def places(state: State, square: str) -> list[int]:
    """The turns in which the tile in hand may lie on a square."""
    return [move.turns for move in state.choices if isinstance(move, Place) and (move.x, move.y) == at(square)]


def refusal(state: State, move: CourtyardMove) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, move)
    return refused.value.reason


def test_the_older_player_starts() -> None:
    assert GAME.to_move(GAME.setup(GAME.setup_for(2, ages=(1, 0)))) == 0
    assert GAME.to_move(GAME.setup(GAME.setup_for(2, ages=(0, 1)))) == 1


def test_thirteen_tokens_are_on_towers_and_five_in_the_box() -> None:
    state = table()
    assert (sum(token != NONE for token in state.towers), len(state.box), state.towers[0]) == (13, 5, NONE)


def test_six_subjects_are_in_each_supply() -> None:
    assert [at_home(table(), seat) for seat in (0, 1)] == [6, 6]


def test_the_first_tile_lies_along_a_start_space() -> None:
    state = table()
    hand(state, "K16")  # roads on three sides: fits all start spaces in some turn
    assert {(move.x, move.y) for move in state.choices if isinstance(move, Place)} == {
        start.square for start in START_SPACES
    }


def test_a_later_tile_lies_along_a_tile_or_a_start_space() -> None:
    state = table("K13 D1 turned 0")
    hand(state, "K28")
    squares = {(move.x, move.y) for move in state.choices if isinstance(move, Place)}
    assert {at("E1"), at("D2"), at("D12")} <= squares
    assert at("E2") not in squares


@pytest.mark.parametrize(("square", "turns"), [("H8", [1]), ("D6", [3]), ("D12", [0, 1, 3]), ("G1", [1, 2, 3])])
def test_a_road_meets_a_road_and_no_road_meets_none(square: str, turns: list[int]) -> None:
    state = table()
    hand(state, "K24")  # one road, to the north
    assert places(state, square) == turns


def test_roads_may_run_into_the_plain_wall() -> None:
    state = table()
    hand(state, "K24")
    assert 0 in places(state, "D1")  # its road ends at the northern wall


def test_houses_pigsties_and_meadows_may_lie_against_each_other() -> None:
    state = table("K19 D1 turned 0")
    hand(state, "K37")
    assert places(state, "E1") == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("kind", "square", "turns"), [("K13", "G1", [0]), ("K01", "H8", [0, 1]), ("K17", "H8", [0, 1]), ("K14", "H8", [0])]
)
def test_turns_that_give_the_same_tile_are_one_move(kind: str, square: str, turns: list[int]) -> None:
    state = table()
    hand(state, kind)
    assert places(state, square) == turns


def test_a_tile_that_fits_nowhere_leaves_the_game_and_another_is_taken() -> None:
    state = table("K24 D6 turned 3")  # both start spaces with roads are closed: a crossing fits nowhere
    hand(state, "K24")
    stack(state, "K01", "K13", "K28")
    play(state, Place(*at("H8"), 1))
    events = play(state, PutNobody())
    assert [type(event) for event in events] == [TurnBegun, TileTaken, TileSetAside, TileTaken]
    assert (GAME.to_move(state), TILES[state.tile].kind, KIND["K01"] in state.unfit) == (0, "K13", True)


def test_the_game_ends_if_the_last_tile_fits_nowhere() -> None:
    state = table("K24 D6 turned 3")
    hand(state, "K24")
    stack(state, "K01")
    play(state, Place(*at("H8"), 1))
    play(state, PutNobody())
    assert GAME.to_move(state) is None
    assert GAME.ending(state) == "last_tile_unfit"


def test_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    state = table()
    hand(state, "K13")
    stack(state)
    play(state, Place(*at("D1"), 0))
    assert GAME.to_move(state) == 0  # a subject may still be put
    play(state, PutNobody())
    assert GAME.ending(state) == "last_tile_laid"


def test_subjects_are_offered_for_every_free_segment_of_the_tile() -> None:
    state = table()
    hand(state, "K11")
    play(state, Place(*at("H8"), 0))
    assert list(GAME.legal_moves(state)) == [
        Put("squire", "Nw"),
        Put("farmer", "Ne"),
        Put("herald", "E"),
        Put("monk", "Es"),
        Put("monk", "Sw"),
        PutNobody(),
    ]


def test_nobody_may_join_an_area_with_a_subject_not_even_its_owner() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K13 D1 turned 0
    """)
    hand(state, "K03")
    play(state, Place(*at("G8"), 0))
    assert Put("herald", "E") not in state.choices
    assert Put("squire", "Es") in state.choices


def test_areas_that_a_tile_connects_keep_all_subjects() -> None:
    state = table("""
        K28 D1 turned 2 squire Nw
        K13 G1 turned 0
        K28 F1 turned 1 squire Nw
        K44 D2 turned 0
    """)
    turn(state, "K29 E1 turned 2")
    assert at_home(state, 0) == 4


def test_putting_is_skipped_with_an_empty_supply() -> None:
    state = table()
    hand(state, "K13")
    state.home[0] = 0
    play(state, Place(*at("D1"), 0))
    assert GAME.to_move(state) == 1


def test_putting_is_skipped_without_a_free_area() -> None:
    state = table("K28 D12 turned 0 monk Nw")
    hand(state, "K13")
    play(state, Place(*at("D11"), 0))  # nothing but meadow, and it goes on from the one with a monk
    assert GAME.to_move(state) == 0
    assert isinstance(state.choices[0], Place)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Place(0, 0, 0), "outside"),
        (Place(99, -1, 0), "outside"),
        (Place(3, 0, 0), "occupied"),
        (Place(5, 6, 0), "not_adjacent"),
        (Place(7, 7, 0), "roads_differ"),
        (Place(4, 0, 7), "turned_alike"),
        (Put("monk", "Nw"), "lay_first"),
        (PutNobody(), "lay_first"),
        (Score(3, 0, "Nw", False), "lay_first"),
        (GoAgain(), "lay_first"),
    ],
)
def test_a_refused_move_has_its_reason(move: CourtyardMove, reason: str) -> None:
    state = table("K13 D1 turned 0")
    hand(state, "K28")
    assert refusal(state, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Place(4, 0, 0), "put_first"),
        (Put("monk", "Nw"), "area_taken"),
        (Put("squire", "Nw"), "no_such_segment"),
        (EndTurn(), "put_first"),
    ],
)
def test_a_refused_subject_has_its_reason(move: CourtyardMove, reason: str) -> None:
    state = table("K13 D1 turned 0 monk Nw")
    hand(state, "K32")  # its meadow goes on from the one with a monk
    play(state, Place(*at("E1"), 0))
    assert refusal(state, move) == reason


def test_after_the_end_every_move_is_refused() -> None:
    state = table()
    hand(state, "K13")
    stack(state)
    play(state, Place(*at("D1"), 0))
    play(state, PutNobody())
    assert refusal(state, PutNobody()) == "over"
