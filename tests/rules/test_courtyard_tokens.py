"""Tokens of the Courtyard that are won and used during the game."""

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.pieces import TOKENS, TOWERS
from castles.rules.courtyard.state import (
    AreaScored,
    EndTurn,
    GoAgain,
    Place,
    Put,
    PutNobody,
    Score,
    State,
    TokenSpent,
    TokenWon,
    TurnBegun,
)
from castles.rules.game import Event
from tests.rules.courtyard_table import at, give, guard, guarded, hand, play, stack, table, turn

# Tiles along the southern wall, up to the corner square B12.
CORNER = """
    K13 D12 turned 0
    K28 C12 turned 0
"""


def road_of(state: State, tiles: int) -> list[Event]:
    """The first seat finishes a road that begins at the eastern start space; the other lays tiles in the north."""
    straight = ["K14", "K03", "K23", "K38"][: tiles - 2]
    others = iter(["K28 D1 turned 0", "K32 D2 turned 0", "K13 G1 turned 0", "K28 G2 turned 0"])
    subject = "herald E"
    for kind, square in zip(straight, ("H8", "G8", "F8", "E8"), strict=False):
        turn(state, f"{kind} {square} turned 0 {subject}")
        turn(state, next(others))
        subject = ""
    return turn(state, f"K24 {'HGFED'[tiles - 2]}8 turned 1 {subject}")


@pytest.mark.parametrize("points", [2, 3, 4, 5, 6])
def test_a_marker_on_53_takes_the_token_of_56_57_with_three_or_four_points(points: int) -> None:
    state = table()
    state.scores[0] = 53
    guard(state, 56, "five_points")
    events = road_of(state, points)
    won = [event for event in events if isinstance(event, TokenWon)]
    assert won == ([TokenWon(0, tower_at(56), "five_points")] if points in (3, 4) else [])


def tower_at(space: int) -> int:
    return next(number for number, tower in enumerate(TOWERS) if space in tower.spaces)


def test_a_token_is_won_only_once() -> None:
    state = table()
    state.scores = [10, 11]
    turn(state, "K24 H8 turned 1 herald E")
    assert 12 not in guarded(state)
    turn(state, "K24 D1 turned 0 herald N")
    assert (state.scores, state.held[1]) == ([12, 12], [])


def test_past_99_the_marker_goes_round_and_wins_tokens_still_lying_there() -> None:
    state = table()
    state.scores[0] = 110
    turn(state, "K24 H8 turned 1 herald E")
    assert (state.scores[0], len(state.held[0]), 12 in guarded(state)) == (112, 1, False)


def test_the_tower_of_the_first_two_spaces_has_no_token() -> None:
    state = table()
    state.scores[0] = 98
    turn(state, "K24 H8 turned 1 herald E")
    assert (state.scores[0], state.held[0]) == (100, [])


def two_areas(state: State) -> None:
    """The active player finishes a road of two tiles and a house of one with a tile in the corner."""
    turn(state, "K48 C11 turned 0")
    turn(state, "K44 D1 turned 0")
    turn(state, "K43 B11 turned 0 herald S")
    turn(state, "K07 D2 turned 0")
    hand(state, "K30")
    play(state, Place(*at("B12"), 0))
    play(state, Put("squire", "Sw"))


ROAD, HOUSE = Score(1, 10, "S", False), Score(1, 11, "Sw", False)


def test_the_marker_moves_for_each_area_on_its_own_so_the_order_decides_about_tokens() -> None:
    state = table(CORNER)
    state.scores[0] = 12
    two_areas(state)
    assert list(state.choices) == [ROAD, HOUSE]
    other = GAME.copy(state)
    play(state, ROAD)  # from 12 over 14 to 15
    play(other, HOUSE)  # from 12 over 13 to 15
    assert (state.scores[0], state.held[0]) == (15, [])
    assert (other.scores[0], len(other.held[0])) == (15, 1)


def test_a_double_token_won_while_scoring_cant_double_another_area_of_that_turn() -> None:
    state = table(CORNER)
    state.scores[0] = 10
    guard(state, 12, "double_house")
    two_areas(state)
    play(state, ROAD)
    assert (state.scores[0], GAME.to_move(state)) == (13, 1)


def test_a_double_token_won_earlier_may_be_spent_or_kept() -> None:
    state = table(CORNER)
    give(state, 0, "double_house")
    hand(state, "K32")
    play(state, Place(*at("B12"), 0))
    play(state, Put("squire", "Sw"))
    assert list(state.choices) == [Score(1, 11, "Sw", False), Score(1, 11, "Sw", True)]
    kept = GAME.copy(state)
    events = play(state, Score(1, 11, "Sw", True))
    assert TokenSpent(0, "double_house") in events
    assert (state.scores[0], state.held[0]) == (2, [])
    play(kept, Score(1, 11, "Sw", False))
    assert (kept.scores[0], len(kept.held[0])) == (1, 1)


def test_a_double_pigsty_token_brings_four_a_tile() -> None:
    state = table(CORNER)
    give(state, 0, "double_pigsty")
    hand(state, "K47")
    play(state, Place(*at("B12"), 2))
    play(state, Put("farmer", "Sw"))
    events = play(state, Score(1, 11, "Sw", True))
    assert [(event.points, event.doubled) for event in events if isinstance(event, AreaScored)] == [(4, True)]


def test_a_double_house_token_leaves_the_keep_its_real_size() -> None:
    state = table(CORNER)
    give(state, 0, "double_house")
    turn(state, "K32 B12 turned 0 squire Sw")
    play(state, Score(1, 11, "Sw", True))
    assert state.keep_sizes == [1, 0]


@pytest.mark.parametrize("token", ["double_pigsty", "extra_turn", "five_points"])
def test_other_tokens_dont_double_a_house(token: str) -> None:
    state = table(CORNER)
    give(state, 0, token)
    turn(state, "K32 B12 turned 0 squire Sw")
    assert state.scores[0] == 1


def test_a_double_token_isnt_used_in_the_others_turn() -> None:
    state = table("K32 D12 turned 1 squire Nw")
    give(state, 0, "double_house")
    turn(state, "K13 D11 turned 0")
    turn(state, "K28 D1 turned 0")
    turn(state, "K44 C12 turned 0")  # closes the house of the first seat
    assert (state.scores[0], GAME.to_move(state)) == (1, 0)


def test_a_double_token_doesnt_double_what_the_other_wins() -> None:
    state = table("K32 D12 turned 1 squire Nw")
    give(state, 0, "five_points")
    give(state, 1, "double_house")
    turn(state, "K13 D11 turned 0")
    turn(state, "K28 D1 turned 0")
    turn(state, "K44 C12 turned 0")  # the second seat closes the house of the first
    assert (state.scores[0], GAME.to_move(state), len(state.held[1])) == (1, 0, 1)


def test_an_extra_turn_token_is_asked_about_after_the_turn() -> None:
    state = table()
    give(state, 0, "extra_turn")
    turn(state, "K13 D1 turned 0")
    assert (list(state.choices), GAME.to_move(state)) == ([GoAgain(), EndTurn()], 0)
    assert GAME.why_not(state, PutNobody()) == "again_or_not"
    events = play(state, GoAgain())
    assert events[:2] == [TokenSpent(0, "extra_turn"), TurnBegun(0, True)]
    assert (GAME.to_move(state), state.held[0], state.spent) == (0, [], [TOKENS.index("extra_turn")])


def test_an_extra_turn_token_may_be_kept() -> None:
    state = table()
    give(state, 0, "extra_turn")
    turn(state, "K13 D1 turned 0")
    assert play(state, EndTurn())[0] == TurnBegun(1, False)
    assert state.held[0] == [TOKENS.index("extra_turn")]


def test_two_extra_turns_may_follow_each_other() -> None:
    state = table()
    give(state, 0, "extra_turn")
    give(state, 0, "extra_turn")
    turn(state, "K13 D1 turned 0")
    play(state, GoAgain())
    turn(state, "K28 E1 turned 0")
    play(state, GoAgain())
    assert (GAME.to_move(state), state.held[0]) == (0, [])


def test_an_extra_turn_token_doesnt_follow_the_turn_it_was_won_in() -> None:
    state = table()
    state.scores[0] = 10
    guard(state, 12, "extra_turn")
    turn(state, "K24 H8 turned 1 herald E")
    assert GAME.to_move(state) == 1
    turn(state, "K13 D1 turned 0")
    turn(state, "K28 E1 turned 0")
    assert list(state.choices) == [GoAgain(), EndTurn()]


def test_a_token_won_in_a_turn_may_be_used_in_the_extra_turn_after_it() -> None:
    state = table(CORNER)
    state.scores[0] = 10
    give(state, 0, "extra_turn")
    guard(state, 12, "double_house")
    turn(state, "K24 H8 turned 1 herald E")
    play(state, GoAgain())
    turn(state, "K32 B12 turned 0 squire Sw")
    assert Score(1, 11, "Sw", True) in state.choices


def test_a_token_won_in_the_others_turn_may_be_used_in_the_next_own_one() -> None:
    state = table("K14 H8 turned 0 herald E")
    state.scores[0] = 9
    guard(state, 12, "extra_turn")
    turn(state, "K24 G8 turned 1")
    assert (state.held[0], GAME.to_move(state)) == ([TOKENS.index("extra_turn")], 0)
    turn(state, "K13 D1 turned 0")
    assert list(state.choices) == [GoAgain(), EndTurn()]


def test_an_extra_turn_isnt_offered_when_no_tile_is_left() -> None:
    state = table()
    give(state, 0, "extra_turn")
    hand(state, "K13")
    stack(state)
    play(state, Place(*at("D1"), 0))
    play(state, PutNobody())
    assert GAME.to_move(state) is None
