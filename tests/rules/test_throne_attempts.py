"""Attempts of Topple the King: rolling on, the outcome for each target, and the specials that help."""

import pytest

from castles.rules.game import Move
from castles.rules.throne import GAME
from castles.rules.throne.dice import handful
from castles.rules.throne.pieces import TOURNAMENT, Combination, printed
from castles.rules.throne.state import (
    CLAIM,
    DEFENCE,
    MISSED,
    NO_PILE,
    NOBODY,
    RAID,
    ROLL,
    THEFT,
    Attack,
    AttemptBegan,
    AttemptEnded,
    CardCaptured,
    CardPutUnder,
    CardTaken,
    Claim,
    DiceRolled,
    Reroll,
    State,
    Stop,
    Swap,
    TopUncovered,
    TurnBegan,
)
from tests.rules.throne_table import card, cards, legal, play, table

PILES = """
    pile 1: {top}, ?tournament
    pile 2: tournament, ?tournament
    0: brown 3-3-3|2, {mine}
    1: green 2-2-2|1, {theirs}
    2: purple 3-3-3|4
"""


def picture(top: str = "tournament", mine: str = "", theirs: str = "", **fields: object) -> State:
    return table(PILES.format(top=top, mine=mine, theirs=theirs), **fields)


# Rolling


def test_the_first_roll_of_six_dice_follows_by_itself() -> None:
    state = picture("red 2-2-2|4")
    events = play(state, Claim(0), "1 3 3 5")
    assert events == [
        AttemptBegan(CLAIM, 0, NOBODY, card("red 2-2-2|4"), 0, printed("2-2-2|4"), 3),
        DiceRolled(0, (), (1, 3, 3, 5, 6, 6), (1, 3, 3, 5), Combination(2, 3, 5), 2),
    ]
    assert (state.dead, state.rolls, state.awaits) == (2, 2, ROLL)


def test_any_living_dice_may_be_thrown_again_and_equal_ones_are_listed_once() -> None:
    state = picture("red 5-5-5|4")
    play(state, Claim(0), "1 3 3 5")
    thrown = ["1", "3", "5", "13", "15", "33", "35", "133", "135", "335", "1335"]
    assert set(GAME.legal_moves(state)) == {Stop(), *(Reroll(tuple(map(int, dice))) for dice in thrown)}


def test_thrown_dice_fall_anew_and_the_others_stay() -> None:
    state = picture("red 5-5-5|4")
    play(state, Claim(0), "1 3 3 5")
    events = play(state, Reroll((1, 5)), "4")
    assert events[0] == DiceRolled(0, (1, 5), (4, 6), (3, 3, 4), Combination(2, 3, 4), 1)
    assert state.dead == 3


def test_dice_that_were_kept_before_may_be_thrown_later() -> None:
    state = picture("red 5-5-5|4")
    play(state, Claim(0), "1 2 3 3 4 5")
    play(state, Reroll((1, 2)), "1 2")
    assert Reroll((3, 3)) in legal(state, Reroll)


def test_there_is_no_fourth_roll() -> None:
    state = picture("red 5-5-5|4")
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Reroll((1,)), "1")
    events = play(state, Reroll((1,)), "1")
    assert AttemptEnded(CLAIM, 0, NOBODY, card("red 5-5-5|4"), Combination(1, 5, 4), False) in events
    assert state.turn == 1


def test_an_attempt_ends_when_all_dice_are_dead() -> None:
    state = picture("red 2-2-2|4")
    play(state, Claim(0), "")
    assert state.turn == 1


def test_an_attempt_ends_as_soon_as_it_is_hopeless() -> None:
    state = picture("red 5-5-5|4")
    play(state, Claim(0), "5 5 5")  # even three fives can't beat three fives and a four
    assert state.turn == 1


def test_it_is_hopeless_too_if_the_mark_could_only_be_equalled() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "5 5 5")
    assert CardCaptured(0, 1, card("red 3-3-3|1")) in play(state, Stop(), "1 2 3")


def test_an_attempt_goes_on_while_equal_dice_could_do() -> None:
    state = picture("red 2-2-2|4")
    play(state, Claim(0), "1 2 4")
    assert (state.turn, state.awaits) == (0, ROLL)


def test_a_die_card_keeps_hope_alive() -> None:
    state = picture("red 5-5-5|4", "die5")
    play(state, Claim(0), "1 2 3")  # three fives and the die card make four
    assert (state.turn, state.awaits) == (0, ROLL)


def test_an_attempt_on_a_pile_ends_as_soon_as_the_card_is_beaten() -> None:
    state = picture("red 2-2-2|4")
    play(state, Claim(0), "3 3 3 1")
    assert state.cards[0] >> card("red 2-2-2|4") & 1
    assert state.turn == 1


def test_the_last_state_of_the_dice_counts_even_if_an_earlier_one_was_better() -> None:
    state = picture(mine="catapult", theirs="red 2-2-2|4, blue 2-2-2|5")
    play(state, Attack(card("red 2-2-2|4")), "5 5 5 5 1 2")
    play(state, Reroll((5, 5, 5)), "1 2 3")
    events = play(state, Stop())
    assert AttemptEnded(RAID, 0, 1, card("red 2-2-2|4"), Combination(2, 2, 5), False) in events


# The rulebook's comparisons


@pytest.mark.parametrize(
    ("castle", "dice", "enough"),
    [
        ("blue 5-5-5|3", "1 1 1 1", True),  # any four equal dice beat any three
        ("red 3-3-3|1", "4 4 4 1", True),
        ("red 3-3-3|1", "5 5 5", True),
        ("yellow 4-4-4|3", "4 4 4 5", True),  # equal triples: a higher yellow die
        ("blue 4-4-4|5", "4 4 4 5", False),  # equal is not enough
        ("blue 4-4-4|5", "4 4 4 3", False),
    ],
)
def test_a_card_is_taken_by_a_higher_combination_only(castle: str, dice: str, enough: bool) -> None:
    state = picture(castle)
    play(state, Claim(0), dice)
    if state.awaits == ROLL:
        play(state, Stop())
    assert bool(state.cards[0] >> card(castle) & 1) == enough


def test_a_die_card_helps_to_a_third_four() -> None:
    state = picture("red 3-3-3|1", "die4")
    play(state, Claim(0), "4 4 1")
    assert state.cards[0] >> card("red 3-3-3|1") & 1


# The rulebook's examples


def test_andi_swaps_a_card_keeps_two_fives_and_takes_the_castle_with_the_last_die() -> None:
    state = table("pile 1: guard, red 3-3-3|1\npile 2: tournament\n0: brown, guard 3-3-3|4\n1: green")
    play(state, Swap(0))
    play(state, Claim(0), "1 2 5 5")
    play(state, Reroll((1, 2)), "3")
    events = play(state, Reroll((3,)), "5")
    assert CardTaken(0, 0, card("red 3-3-3|1")) in events


def test_klaudia_attacks_the_only_owner_of_two_castles_who_fails_to_beat_her_result() -> None:
    state = picture(theirs="red 3-3-3|1", turn=2, bonus=False)
    assert legal(state, Attack) == [Attack(card("green 2-2-2|1")), Attack(card("red 3-3-3|1"))]
    play(state, Attack(card("red 3-3-3|1")), "1 2 3 4 4")
    play(state, Reroll((1, 2, 3)), "1 4")
    play(state, Reroll((1,)), "5")
    assert (state.attempt, GAME.to_move(state), state.mark) == (DEFENCE, 1, Combination(3, 4, 5))
    state.living = handful([1, 1, 4, 5])
    events = play(state, Stop())
    assert CardCaptured(2, 1, card("red 3-3-3|1")) in events
    assert state.turn == 0


def test_david_organises_a_tournament_and_klaudia_takes_the_lead_from_bernard() -> None:
    state = table("pile 1: tournament\npile 2: die1\n0: brown\n1: green\n2: red\n3: blue", turn=3)
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "1 2 3")  # Andi rolls, in vain
    play(state, Stop(), "3 3 1 2")  # Bernard
    play(state, Stop(), "4 4 4 1")  # Klaudia, who is last, wins at once
    assert state.tournaments == [0, 0, 1, 0]
    assert state.turn == 0


def test_andi_fails_on_a_pile_special_which_goes_under_its_pile() -> None:
    state = picture("die1")
    play(state, Claim(0), "1 2 3 4 5")
    events = play(state, Stop())
    assert events[1:] == [CardPutUnder(0, 0, card("die1"), MISSED), TopUncovered(0, TOURNAMENT), TurnBegan(1, 1)]
    assert state.piles[0] == [TOURNAMENT, card("die1")]


def test_bernard_fails_against_a_castle_which_needs_no_defence() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "1 2 3 4 5")
    events = play(state, Stop())
    assert events == [AttemptEnded(RAID, 0, 1, card("red 3-3-3|1"), Combination(1, 5, 4), False), TurnBegan(1, 1)]


# Cards on piles


def test_a_castle_that_was_missed_goes_under_its_pile() -> None:
    state = picture("red 3-3-3|1")
    play(state, Claim(0), "1 2")
    assert state.piles[0] == [TOURNAMENT, card("red 3-3-3|1")]


def test_a_missed_card_of_a_pile_of_one_lies_on_top_again() -> None:
    state = table("pile 1: red 3-3-3|1\npile 2: tournament\n0: brown\n1: green")
    play(state, Claim(0), "1 2")
    assert state.piles[0] == [*cards("red 3-3-3|1")]


def test_a_card_that_was_taken_uncovers_the_next() -> None:
    state = picture("red 3-3-3|1")
    events = play(state, Claim(0), "5 5 5 5")
    assert events[3:5] == [CardTaken(0, 0, card("red 3-3-3|1")), TopUncovered(0, TOURNAMENT)]
    assert state.unseen == [0, 1]


def test_the_traitor_makes_castles_on_piles_easy() -> None:
    state = picture("red 5-5-5|4", "traitor")
    play(state, Claim(0), "1 1 1 3")
    assert state.cards[0] >> card("red 5-5-5|4") & 1


def test_the_traitor_is_of_no_use_for_specials_and_raids() -> None:
    state = picture("die5", "traitor", "red 5-5-5|4")
    play(state, Claim(0), "1 1 1 3")
    assert state.mark == printed("4-4-4|2")
    state = picture("die5", "traitor", "red 5-5-5|4")
    play(state, Attack(card("red 5-5-5|4")), "1 1 1 3")
    assert state.mark == printed("5-5-5|4")


# Raids


def test_a_raider_who_has_beaten_the_castle_may_roll_on() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    assert (GAME.to_move(state), state.attempt, state.rolls) == (0, RAID, 2)
    play(state, Reroll((1, 2, 3)), "4")
    events = play(state, Stop(), "1 2 3 4 5")
    assert AttemptBegan(DEFENCE, 1, 0, card("red 3-3-3|1"), NO_PILE, Combination(4, 4, 0), 3) in events


def test_a_raider_may_spoil_what_was_good() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    play(state, Reroll((4, 4)), "1 2")
    play(state, Stop())
    assert state.turn == 1
    assert state.cards[1] >> card("red 3-3-3|1") & 1


def test_a_raid_whose_last_roll_is_good_is_defended_at_once() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "1 2 3 4 4 4")
    play(state, Reroll((1,)), "1")
    play(state, Reroll((1,)), "1")
    assert state.roller == 1


def test_an_owner_who_beats_the_raider_keeps_the_castle_at_once() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    events = play(state, Stop(), "5 5 5 1 2 3")
    assert events[-2:] == [
        AttemptEnded(DEFENCE, 1, 0, card("red 3-3-3|1"), Combination(3, 5, 3), True),
        TurnBegan(1, 1),
    ]
    assert state.cards[1] >> card("red 3-3-3|1") & 1


def test_an_owner_who_only_equals_the_raider_loses_the_castle() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    play(state, Stop(), "4 4 4 1 2 3")
    assert CardCaptured(0, 1, card("red 3-3-3|1")) in play(state, Stop())
    assert state.cards[0] >> card("red 3-3-3|1") & 1
    assert not state.cards[1] >> card("red 3-3-3|1") & 1


def test_an_owner_who_can_beat_the_raider_no_more_loses_at_once() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    assert CardCaptured(0, 1, card("red 3-3-3|1")) in play(state, Stop(), "1 2")


def test_specials_are_not_used_up() -> None:
    state = picture(mine="catapult, die4, traitor", theirs="red 3-3-3|1")
    owned = state.cards[0]
    play(state, Attack(card("red 3-3-3|1")), "4 4 1 2")
    play(state, Stop(), "1")
    assert state.cards[0] == owned | 1 << card("red 3-3-3|1")


def test_the_catapult_gives_four_rolls_against_castles() -> None:
    state = picture(mine="catapult", theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "1 2 3 4")
    assert state.rolls == 3  # after the first


@pytest.mark.parametrize("move", [Claim(0), Attack(card("die1"))])
def test_the_catapult_is_of_no_use_for_specials_and_castles_on_piles(move: Move) -> None:
    state = picture("blue 2-2-2|5", mine="catapult", theirs="die1")
    play(state, move, "1 2 3 4")
    assert state.rolls == 2


def test_the_defence_has_three_rolls_even_with_a_catapult() -> None:
    state = picture(theirs="red 3-3-3|1, catapult")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    play(state, Stop(), "1 2 3 4 5")
    assert state.rolls == 2


def test_die_cards_help_in_the_defence() -> None:
    state = picture(theirs="red 3-3-3|1, die4")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    assert not [event for event in play(state, Stop(), "4 4 4") if isinstance(event, CardCaptured)]


def test_an_owner_who_is_left_with_one_castle_is_safe() -> None:
    state = picture(theirs="red 3-3-3|1")
    play(state, Attack(card("red 3-3-3|1")), "4 4 4 1 2 3")
    play(state, Stop(), "1")
    state.turn = 0
    assert Attack(card("green 2-2-2|1")) not in legal(state, Attack)


# Others' specials


def test_another_s_special_is_taken_without_defence() -> None:
    state = picture(theirs="die1")
    events = play(state, Attack(card("die1")), "3 3 3")
    assert events[0] == AttemptBegan(THEFT, 0, 1, card("die1"), NO_PILE, printed("2-2-2|3"), 3)
    assert events[-2:] == [CardCaptured(0, 1, card("die1")), TurnBegan(1, 1)]


def test_a_special_that_was_not_beaten_stays_with_its_owner() -> None:
    state = picture(theirs="die1")
    play(state, Attack(card("die1")), "1 2")
    assert state.cards[1] >> card("die1") & 1
