"""The end of the Courtyard: meadows, keeps, end tokens, and the score sheet on the way there."""

from collections.abc import Sequence
from random import Random

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.state import (
    AreaScored,
    FivePointsScored,
    GameEnded,
    KeepsCompared,
    MeadowScored,
    Place,
    PutNobody,
    State,
    TowersCleared,
    UnfinishedScored,
)
from castles.rules.game import Event, totals
from tests.rules.courtyard_table import at, dig, give, guarded, hand, lines, play, stack, table, turn

# Five chapels on one meadow, one of them on the southern start space; two monks against one.
MEADOW = """
    K13 D12 turned 0 monk Nw
    K29 E12 turned 1 monk Ne
    K28 C12 turned 3 monk Nw
    K31 D11 turned 1
    K45 E11 turned 0
    K32 C11 turned 1
"""
# Five squares hang together; the others only touch them at corners.
EMPTY = """
###.##..#
###..##..
####..##.
#######
"""


def ended(state: State) -> list[Event]:
    """Lays a last tile in the north-west and ends the game."""
    hand(state, "K40" if state.laid[0] != -1 else "K48")
    stack(state)
    place = next(move for move in state.choices if isinstance(move, Place))
    events = play(state, place)
    return events + (play(state, PutNobody()) if GAME.to_move(state) is not None else [])


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def test_a_meadow_with_five_chapels_brings_fifteen_to_the_majority_of_monks() -> None:
    assert lines(table(MEADOW))["meadows"] == (15, 0)


def test_each_meadow_is_counted_for_its_own_majority() -> None:
    state = table("""
        K13 D12 turned 0 monk Nw
        K29 I3 turned 0 monk Nw
    """)
    assert lines(state)["meadows"] == (6, 3)


def test_a_chapel_token_makes_it_twenty() -> None:
    state = table(MEADOW)
    give(state, 0, "chapel")
    assert lines(state)["meadows"] == (20, 0)


def test_the_others_chapel_token_changes_nothing() -> None:
    state = table(MEADOW)
    give(state, 1, "chapel")
    assert lines(state)["meadows"] == (15, 0)


def test_equal_monks_bring_nobody_points() -> None:
    state = table("""
        K13 D12 turned 0 monk Nw
        K29 E12 turned 1 monk Ne
        K44 D1 turned 0
        K31 D11 turned 1
        K45 E11 turned 0
    """)
    assert lines(state)["meadows"] == (0, 0)


def test_a_chapel_token_goes_to_the_meadow_with_most_chapels() -> None:
    state = table("""
        K13 D12 turned 0 monk Nw
        K44 D1 turned 0
        K29 I3 turned 0 monk Nw
    """)
    give(state, 0, "chapel")
    assert lines(state)["meadows"] == (2 * 4 + 1 * 3, 0)


def test_two_chapel_tokens_go_to_two_meadows() -> None:
    state = table("""
        K13 D12 turned 0 monk Nw
        K44 D1 turned 0
        K29 I3 turned 0 monk Nw
    """)
    give(state, 0, "chapel")
    give(state, 0, "chapel")
    assert lines(state)["meadows"] == (2 * 4 + 1 * 4, 0)


def test_the_larger_keep_brings_the_largest_empty_area_of_five_squares() -> None:
    state = table()
    dig(state, EMPTY)
    state.keep_sizes = [5, 4]
    assert lines(state)["keep"] == (5, 0)


@pytest.mark.parametrize("sizes", [[0, 0], [4, 4]])
def test_equal_keeps_bring_nobody_points(sizes: list[int]) -> None:
    state = table()
    state.keep_sizes = sizes
    assert lines(state)["keep"] == (0, 0)


def test_a_token_makes_a_keep_larger_by_two() -> None:
    state = table()
    state.keep_sizes = [5, 4]
    give(state, 1, "larger_keep")
    assert lines(state)["keep"] == (0, 76)


def test_two_tokens_make_it_larger_by_four() -> None:
    state = table()
    state.keep_sizes = [5, 2]
    give(state, 1, "larger_keep")
    give(state, 1, "larger_keep")
    assert lines(state)["keep"] == (0, 76)


def test_no_keep_loses_to_any_whatever_the_tokens() -> None:
    state = table()
    state.keep_sizes = [1, 0]
    give(state, 1, "larger_keep")
    give(state, 1, "larger_keep")
    assert lines(state)["keep"] == (76, 0)


def test_a_five_points_token_brings_five() -> None:
    state = table()
    give(state, 1, "five_points")
    give(state, 1, "five_points")
    assert lines(state)["five_points"] == (0, 10)


@pytest.mark.parametrize(
    ("token", "line", "points"),
    [
        ("unfinished_house", "K19 G1 turned 0 squire Ne", 1),
        ("unfinished_pigsty", "K37 D1 turned 0 farmer Ne", 4),
        ("unfinished_road", "K14 H8 turned 0 herald E", 2),
    ],
)
def test_a_token_brings_points_for_an_unfinished_area(token: str, line: str, points: int) -> None:
    state = table(line)
    assert lines(state)["unfinished"] == (0, 0)
    give(state, 0, token)
    assert lines(state)["unfinished"] == (points, 0)


def test_an_unfinished_area_of_the_other_brings_nothing() -> None:
    state = table("K14 H8 turned 0 herald E")
    give(state, 1, "unfinished_road")
    assert lines(state)["unfinished"] == (0, 0)


@pytest.mark.parametrize(("stocks_count", "points"), [(False, 2), (True, 4)])
def test_stocks_double_an_unfinished_road_by_house_rule_only(stocks_count: bool, points: int) -> None:
    state = table("K14 D6 turned 0 herald E", stocks_count=stocks_count)
    give(state, 0, "unfinished_road")
    assert lines(state)["unfinished"] == (points, 0)


def test_two_tokens_of_a_kind_go_to_two_areas() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K28 D1 turned 0
        K03 D6 turned 0 herald E
    """)
    give(state, 0, "unfinished_road")
    assert lines(state)["unfinished"] == (2, 0)
    give(state, 0, "unfinished_road")
    assert lines(state)["unfinished"] == (4, 0)


def test_a_token_goes_to_the_most_valuable_area() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K03 G8 turned 0
        K23 D6 turned 0 herald E
    """)
    give(state, 0, "unfinished_road")
    assert lines(state)["unfinished"] == (3, 0)


def test_equal_areas_are_taken_by_row_and_column() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K28 D1 turned 0
        K03 D6 turned 0 herald E
        K28 D2 turned 0
    """)
    give(state, 0, "unfinished_road")
    scored = told(ended(state), UnfinishedScored)
    assert [event.squares for event in scored if isinstance(event, UnfinishedScored)] == [(at("D6"),)]


def test_double_and_extra_turn_tokens_left_over_are_worth_nothing() -> None:
    state = table()
    for token in ("double_house", "double_pigsty", "extra_turn"):
        give(state, 0, token)
    assert totals(GAME.tally(state)) == (0, 0)


def test_stops_win_no_tokens_in_the_final_count() -> None:
    state = table(MEADOW)
    state.scores[0] = 1  # 15 points more would stop on 16
    events = ended(state)
    cleared = told(events, TowersCleared)
    assert [len(event.towers) for event in cleared if isinstance(event, TowersCleared)] == [13]
    assert (guarded(state), state.held, len(state.box)) == (set(), [[], []], 18)


def test_the_final_count_is_told_line_by_line_in_its_order() -> None:
    state = table(MEADOW)
    for token in ("five_points", "chapel", "unfinished_road"):
        give(state, 0, token)
    turn(state, "K14 H8 turned 0 herald E")
    turn(state, "K28 D1 turned 0")
    state.keep_sizes = [1, 0]
    kinds = (TowersCleared, MeadowScored, KeepsCompared, FivePointsScored, UnfinishedScored, GameEnded)
    assert [type(event) for event in ended(state) if isinstance(event, kinds)] == list(kinds)


@pytest.mark.parametrize("first", [0, 1])
def test_the_start_players_tokens_are_counted_first(first: int) -> None:
    state = table()
    state.first = first
    give(state, 0, "five_points")
    give(state, 1, "five_points")
    counted = [event.seat for event in ended(state) if isinstance(event, FivePointsScored)]
    assert counted == [first, 1 - first]


@pytest.mark.parametrize("seed", range(20))
def test_the_events_of_a_match_add_up_to_its_score(seed: int) -> None:
    random, state, events = Random(seed), GAME.setup(GAME.setup_for(2, seed)), list[Event]()
    while GAME.to_move(state) is not None:
        GAME.play(state, random.choice(GAME.legal_moves(state)), events.append)
    points = [0, 0]
    for event in events:
        if isinstance(event, AreaScored | MeadowScored | FivePointsScored | UnfinishedScored):
            points[event.seat] += event.points
            assert event.score == points[event.seat]
        elif isinstance(event, KeepsCompared) and event.seat is not None:
            points[event.seat] += event.points
    assert events[-1] == GameEnded((points[0], points[1]))
    assert list(totals(GAME.tally(state))) == points == state.scores


def test_the_score_sheet_counts_finished_areas_before_they_are_scored() -> None:
    state = table("""
        K14 H8 turned 0 herald E
        K28 H9 turned 0
        K24 G9 turned 0 herald N
        K13 D1 turned 0
    """)
    hand(state, "K16")
    play(state, Place(*at("G8"), 0))
    assert lines(state)["roads"] == (5, 0)


def test_most_points_win() -> None:
    state = table()
    state.scores = [12, 30]
    assert GAME.ranking(state) == ((1,), (0,))


def test_equal_points_share_the_victory() -> None:
    state = table()
    state.scores = [30, 30]
    assert GAME.ranking(state) == ((0, 1),)
