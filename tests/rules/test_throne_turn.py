"""Turns of Topple the King: swaps, searches, passing, bonus actions, and who is next."""

import pytest

from castles.rules.game import Move
from castles.rules.throne import GAME
from castles.rules.throne.pieces import TOURNAMENT
from castles.rules.throne.state import (
    CHOOSE,
    NOBODY,
    OVER,
    ROLL,
    SEARCHED,
    SWAPPED,
    ActionPassed,
    Attack,
    BonusGained,
    CardPutUnder,
    Claim,
    GameEnded,
    Pass,
    PostGuard,
    PostWatchman,
    Reroll,
    Search,
    SearchFailed,
    Stop,
    Swap,
    Topple,
    TopUncovered,
    TurnBegan,
)
from tests.rules.throne_table import card, cards, legal, play, refusal, table

TWO_PILES = """
    pile 1: red 2-2-2|4, ?guard, ?tournament
    pile 2: die1, ?blue 2-2-2|5
    0: brown 3-3-3|2
    1: green 2-2-2|1
"""
ALL_OWNED = """
    pile 1: brown 4-4-4|1, ?guard 3-3-3|4, ?red 2-2-2|4, ?green 3-3-3|5
    pile 2: guard 3-3-3|2, ?brown 4-4-4|1
    0: brown 3-3-3|2, guard
    1: green 2-2-2|1
"""  # seat 0 can get neither top card, and only the red castle and the green one below


# Who begins


def test_by_default_anybody_may_begin() -> None:
    assert {GAME.setup(GAME.setup_for(3, seed)).turn for seed in range(20)} == {0, 1, 2}


def test_the_first_seat_begins_if_the_house_rule_says_so() -> None:
    options = {"first_player": "first_seat"}
    assert {GAME.setup(GAME.setup_for(3, seed, options)).turn for seed in range(20)} == {0}


def test_turns_go_clockwise_and_a_round_ends_before_the_first_player() -> None:
    state = table(TWO_PILES, first=1, turn=0)
    play(state, Claim(0), "1 2 3 4 5")
    assert TurnBegan(1, 2) in play(state, Stop())
    play(state, Claim(1), "1 2 3 4 5")
    assert TurnBegan(0, 2) in play(state, Stop())


# Swaps


def test_a_swap_puts_the_top_card_of_a_pile_under_it() -> None:
    state = table(TWO_PILES)
    assert play(state, Swap(0)) == [
        CardPutUnder(0, 0, card("red 2-2-2|4"), SWAPPED),
        TopUncovered(0, card("guard")),
    ]
    assert state.piles[0] == [*cards("guard", "tournament", "red 2-2-2|4")]


def test_a_card_that_all_have_seen_comes_up_without_being_revealed() -> None:
    state = table(TWO_PILES, unseen=[0, 0])
    assert [type(event) for event in play(state, Swap(0))] == [CardPutUnder]


def test_there_is_one_swap_a_turn() -> None:
    state = table(TWO_PILES)
    play(state, Swap(0))
    assert refusal(state, Swap(1)) == "no_swap_left"


def test_the_next_turn_has_a_swap_again() -> None:
    state = table(TWO_PILES)
    play(state, Swap(0))
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop())
    assert legal(state, Swap) == [Swap(0), Swap(1)]


def test_a_pile_of_one_card_cannot_be_swapped() -> None:
    state = table("pile 1: tournament\npile 2: die1, die2\n0: brown\n1: green")
    assert legal(state, Swap) == [Swap(1)]
    assert refusal(state, Swap(0)) == "pile_too_small"


def test_the_pile_card_gives_two_swaps_on_any_piles() -> None:
    state = table(TWO_PILES.replace("brown 3-3-3|2", "brown 3-3-3|2, pile"))
    play(state, Swap(0))
    play(state, Swap(1))
    assert state.piles[1] == [*cards("blue 2-2-2|5", "die1")]
    assert refusal(state, Swap(0)) == "no_swap_left"


def test_swaps_and_a_bonus_action_share_a_turn() -> None:
    state = table(TWO_PILES)
    play(state, Swap(0))
    play(state, Claim(0), "5 5 5 5")
    assert state.bonus
    assert not legal(state, Swap)


def test_the_second_swap_may_wait_for_the_bonus_action() -> None:
    state = table(TWO_PILES.replace("brown 3-3-3|2", "brown 3-3-3|2, pile"))
    play(state, Swap(0))
    play(state, Claim(0), "5 5 5 5")
    assert legal(state, Swap) == [Swap(0), Swap(1)]


def test_a_pile_card_that_was_just_won_gives_its_swap_at_once() -> None:
    state = table("pile 1: red 2-2-2|4, pile, die1, die2\npile 2: tournament\n0: brown\n1: green")
    play(state, Swap(0))
    play(state, Claim(0), "5 5 5 5")
    assert legal(state, Swap) == [Swap(0)]


# Searches


def test_a_search_needs_both_tops_unobtainable() -> None:
    state = table(TWO_PILES)
    assert refusal(state, Search(0)) == "top_is_obtainable"


def test_a_search_stops_at_the_first_obtainable_card() -> None:
    state = table(ALL_OWNED)
    events = play(state, Search(0))
    assert state.piles[0] == [*cards("red 2-2-2|4", "green 3-3-3|5", "brown 4-4-4|1", "guard 3-3-3|4")]
    assert events == [
        CardPutUnder(0, 0, card("brown 4-4-4|1"), SEARCHED),
        TopUncovered(0, card("guard 3-3-3|4")),
        CardPutUnder(0, 0, card("guard 3-3-3|4"), SEARCHED),
        TopUncovered(0, card("red 2-2-2|4")),
    ]
    assert state.unseen == [1, 1]


def test_a_search_spends_no_swap() -> None:
    state = table(ALL_OWNED)
    play(state, Search(0))
    assert legal(state, Swap) == [Swap(0), Swap(1)]


def test_a_pile_without_an_obtainable_card_lies_as_before_and_is_not_searched_again() -> None:
    state = table(ALL_OWNED)
    before = [*state.piles[1]]
    events = play(state, Search(1))
    assert state.piles[1] == before
    assert state.unseen[1] == 0
    assert events[-1] == SearchFailed(0, 1)
    assert legal(state, Search) == [Search(0)]
    assert refusal(state, Search(1)) == "searched_in_vain"


def test_a_search_may_follow_a_swap_that_takes_the_only_obtainable_card_away() -> None:
    state = table(ALL_OWNED)
    play(state, Search(0))
    play(state, Swap(0))
    assert legal(state, Claim) == [Claim(0)]  # the green castle
    state.piles[0] = [*cards("brown 4-4-4|1", "red 2-2-2|4")]
    assert legal(state, Search) == [Search(0), Search(1)]


def test_a_bonus_action_may_search_again() -> None:
    picture = """
        pile 1: die1, brown 4-4-4|1, red 2-2-2|4
        pile 2: guard 3-3-3|4, brown 4-4-4|1
        0: brown 3-3-3|2, guard
        1: green 2-2-2|1
    """
    state = table(picture, searched=(1,))
    play(state, Claim(0), "5 5 5 5")
    assert legal(state, Search) == [Search(0), Search(1)]


def test_a_pile_of_one_card_cannot_be_searched() -> None:
    state = table("pile 1: brown 4-4-4|1\npile 2: brown 4-4-4|1, red\n0: brown 3-3-3|2\n1: green")
    assert legal(state, Search) == [Search(1)]
    assert refusal(state, Search(0)) == "pile_too_small"


# Passing


THREE_CASTLES = "0: brown 3-3-3|2, red 2-2-2|4, blue 2-2-2|5\n1: green"


def test_the_main_action_cannot_be_refused() -> None:
    assert refusal(table(TWO_PILES), Pass()) == "must_choose"
    assert refusal(table(ALL_OWNED), Pass()) == "must_choose"


def test_nobody_is_driven_against_the_king() -> None:
    state = table(f"pile 1: red 3-3-3|1\npile 2:\n{THREE_CASTLES}")
    assert GAME.legal_moves(state) == [Topple(), Pass()]
    assert play(state, Pass())[0] == ActionPassed(0, forced=False)
    assert state.turn == 1


def test_while_a_search_is_possible_the_king_is_not_the_only_way() -> None:
    state = table(f"pile 1: red 3-3-3|1, brown 4-4-4|1\npile 2:\n{THREE_CASTLES}")
    assert GAME.legal_moves(state) == [Swap(0), Search(0), Topple()]
    play(state, Search(0))
    assert GAME.legal_moves(state) == [Swap(0), Topple(), Pass()]


def test_a_turn_with_nothing_to_go_for_passes_by_itself() -> None:
    state = table("pile 1: brown 4-4-4|1, brown 3-3-3|2\npile 2:\n0: brown\n1: green")
    events = play(state, Search(0))
    assert events[-3:] == [SearchFailed(0, 0), ActionPassed(0, forced=True), TurnBegan(1, 1)]
    assert GAME.to_move(state) == 1


def test_players_with_nothing_to_go_for_are_passed_over() -> None:
    state = table("pile 1: brown 4-4-4|1\npile 2:\n0: red, die1\n1: brown 3-3-3|2, die1 2-2-2|4\n2: green, die1")
    state.turn = 2
    state.bonus = True
    events = play(state, Pass())
    assert [type(event) for event in events] == [ActionPassed, TurnBegan]
    play(state, Claim(0), "1 2 3 4 5")
    events = play(state, Stop())
    assert ActionPassed(1, forced=True) in events
    assert state.turn == 2


def test_a_table_where_nobody_can_do_anything_comes_to_its_last_round() -> None:
    state = table("pile 1: brown 4-4-4|1\npile 2:\n0: brown 3-3-3|2\n1: brown 4-4-4|1", bonus=True)
    events = play(state, Pass())
    assert events[-1] == GameEnded("rounds", NOBODY)
    assert (state.awaits, state.round) == (OVER, 150)


# Bonus actions


def test_a_special_off_a_pile_gives_a_bonus_action_and_another_special_another_one() -> None:
    state = table("pile 1: die1, die2, tournament\npile 2:\n0: brown\n1: green")
    assert BonusGained(0) in play(state, Claim(0), "5 5 5 5")
    assert BonusGained(0) in play(state, Claim(0), "5 5 5 5")
    assert (state.turn, state.awaits) == (0, CHOOSE)


def test_a_bonus_action_may_be_refused() -> None:
    state = table("pile 1: die1, die2, tournament\npile 2:\n0: brown\n1: green")
    play(state, Claim(0), "5 5 5 5")
    play(state, Pass())
    assert state.turn == 1


def test_a_bonus_action_may_go_for_a_tournament() -> None:
    state = table("pile 1: die1, tournament\npile 2:\n0: brown\n1: green")
    play(state, Claim(0), "5 5 5 5")
    play(state, Claim(0), "1 2 3 4 5")
    assert (state.target, state.awaits) == (TOURNAMENT, ROLL)


def test_a_bonus_action_without_anything_to_go_for_is_not_asked() -> None:
    state = table("pile 1: die1\npile 2: brown 4-4-4|1\n0: brown 3-3-3|2\n1: green")
    events = play(state, Claim(0), "5 5 5 5")
    assert ActionPassed(0, forced=True) in events
    assert state.turn == 1


def test_the_king_is_no_reason_to_ask_for_a_bonus_action() -> None:
    state = table(f"pile 1: die1\npile 2: brown 4-4-4|1\n{THREE_CASTLES}")
    play(state, Claim(0), "5 5 5 5")
    assert state.turn == 1


def test_a_castle_off_a_pile_gives_no_bonus_action() -> None:
    state = table("pile 1: red 2-2-2|4, die1\npile 2:\n0: brown\n1: green")
    play(state, Claim(0), "5 5 5 5")
    assert state.turn == 1


def test_a_special_from_a_player_gives_no_bonus_action() -> None:
    state = table("pile 1: tournament\npile 2:\n0: brown\n1: green, die1")
    events = play(state, Attack(card("die1")), "5 5 5 5")
    assert not any(isinstance(event, BonusGained) for event in events)
    assert state.turn == 1


def test_bernard_wins_a_special_in_one_roll_and_fails_hopelessly_with_the_bonus_action() -> None:
    state = table("pile 1: pile 1-1-1|2, tournament, red\npile 2: tournament\n0: brown\n1: green, die4")
    play(state, Claim(0), "2 2 2 1")
    assert state.rolls == 2
    play(state, Swap(0))
    play(state, Attack(card("die4")), "1 2")  # two living dice can't beat three threes and a five
    assert state.turn == 1
    assert state.rolls == 2


# Refusals in the wrong moment


@pytest.mark.parametrize("move", [Reroll((1,)), Stop(), PostGuard((0, 1)), PostWatchman(20)])
def test_before_a_target_is_chosen_nothing_else_is_allowed(move: Move) -> None:
    assert refusal(table(TWO_PILES), move) == "awaits_choose"


def test_during_an_attempt_only_the_dice_are_played() -> None:
    state = table(TWO_PILES)
    play(state, Claim(0), "1 2 3 4 5")
    assert refusal(state, Swap(0)) == "awaits_roll"
    assert refusal(state, Reroll((1, 1))) == "not_these_dice"


@pytest.mark.parametrize("move", [Swap(2), Search(-1), Claim(7)])
def test_there_are_only_two_piles(move: Move) -> None:
    assert refusal(table(TWO_PILES), move) == "no_such_pile"


def test_there_are_only_so_many_cards() -> None:
    assert refusal(table(TWO_PILES), Attack(39)) == "no_such_card"
