"""The exact chances of Topple the King with best play, against figures worked out elsewhere and played dice."""

from time import perf_counter

import pytest

from castles.rules.throne import GAME
from castles.rules.throne.dice import HANDFULS, handful, thrown, worth
from castles.rules.throne.known import ENTRIES, EXTRAS, known_chance
from castles.rules.throne.odds import Odds, Rival, best_move, chance_now, chance_of, odds, payoffs
from castles.rules.throne.pieces import DICE, printed
from castles.rules.throne.state import Attack, Claim, Reroll, State, Stop, Topple
from tests.rules.throne_table import card, play, table

# Of beating each combination in three and in four rolls, to four places.
# fmt: off
BEAT = {
    "1-1-1|2": (0.6979, 0.7639), "1-1-1|3": (0.6940, 0.7617), "1-1-1|4": (0.6873, 0.7566), "1-1-1|5": (0.6662, 0.7407),
    "2-2-2|1": (0.6568, 0.7304), "2-2-2|3": (0.6520, 0.7279), "2-2-2|4": (0.6436, 0.7213), "2-2-2|5": (0.6178, 0.7013),
    "3-3-3|1": (0.6046, 0.6859), "3-3-3|2": (0.5992, 0.6828), "3-3-3|4": (0.5879, 0.6736), "3-3-3|5": (0.5525, 0.6443),
    "4-4-4|1": (0.5314, 0.6173), "4-4-4|2": (0.5224, 0.6110), "4-4-4|3": (0.5091, 0.6007), "4-4-4|5": (0.4530, 0.5491),
    "5-5-5|1": (0.4176, 0.4984), "5-5-5|2": (0.3968, 0.4808), "5-5-5|3": (0.3770, 0.4640), "5-5-5|4": (0.3044, 0.3901),
    "1-1-1-1|2": (0.2935, 0.3759), "1-1-1-1|3": (0.2898, 0.3730),
    "1-1-1-1|4": (0.2860, 0.3702), "1-1-1-1|5": (0.2754, 0.3608),
    "2-2-2-2|1": (0.2623, 0.3433), "2-2-2-2|3": (0.2578, 0.3398),
    "2-2-2-2|4": (0.2535, 0.3365), "2-2-2-2|5": (0.2412, 0.3251),
    "3-3-3-3|1": (0.2254, 0.3024), "3-3-3-3|2": (0.2200, 0.2981),
    "3-3-3-3|4": (0.2150, 0.2939), "3-3-3-3|5": (0.2003, 0.2788),
    "4-4-4-4|1": (0.1795, 0.2466), "4-4-4-4|2": (0.1723, 0.2403),
    "4-4-4-4|3": (0.1663, 0.2352), "4-4-4-4|5": (0.1460, 0.2115),
    "5-5-5-5|1": (0.1169, 0.1620), "5-5-5-5|2": (0.1067, 0.1519),
    "5-5-5-5|3": (0.0966, 0.1417), "5-5-5-5|4": (0.0706, 0.1092),
}

# In three rolls with no die card, with each one, and with 4 and 5 together, to three places.
WITH_DIE_CARDS = {
    "2-2-2|1":   (0.657, 0.698, 0.803, 0.820, 0.820, 0.820, 0.904),
    "2-2-2|5":   (0.618, 0.666, 0.666, 0.797, 0.797, 0.797, 0.894),
    "3-3-3|1":   (0.605, 0.657, 0.666, 0.777, 0.797, 0.797, 0.894),
    "3-3-3|4":   (0.588, 0.644, 0.644, 0.743, 0.780, 0.797, 0.894),
    "4-4-4|2":   (0.522, 0.598, 0.598, 0.618, 0.730, 0.765, 0.881),
    "4-4-4|5":   (0.453, 0.553, 0.553, 0.553, 0.553, 0.717, 0.765),
    "5-5-5|2":   (0.397, 0.516, 0.516, 0.553, 0.553, 0.664, 0.765),
    "5-5-5|4":   (0.304, 0.453, 0.453, 0.453, 0.453, 0.453, 0.553),
    "2-2-2-2|1": (0.262, 0.293, 0.399, 0.436, 0.436, 0.436, 0.541),
    "3-3-3-3|5": (0.200, 0.241, 0.241, 0.241, 0.393, 0.393, 0.517),
    "4-4-4-4|1": (0.179, 0.225, 0.241, 0.241, 0.353, 0.393, 0.517),
    "5-5-5-5|4": (0.071, 0.146, 0.146, 0.146, 0.146, 0.146, 0.200),
}
DIE_CARDS = ((), (1,), (2,), (3,), (4,), (5,), (4, 5))

# Of raiding a castle that is then defended in vain with three rolls; the raid with three and four.
RAID = {
    "2-2-2|1": (0.429, 0.497), "3-3-3|1": (0.411, 0.481), "3-3-3|5": (0.393, 0.469), "4-4-4|2": (0.377, 0.451),
    "4-4-4|5": (0.346, 0.426), "5-5-5|2": (0.312, 0.385), "5-5-5|4": (0.256, 0.331),
}
# fmt: on


@pytest.mark.parametrize("mark", BEAT)
def test_every_combination_is_as_hard_to_beat_as_it_should_be(mark: str) -> None:
    chances = [odds(printed(mark)).chance_at_first(rolls) for rolls in (3, 4)]
    assert chances == pytest.approx(BEAT[mark], abs=0.00005)


@pytest.mark.parametrize("mark", WITH_DIE_CARDS)
def test_die_cards_help_as_much_as_they_should(mark: str) -> None:
    chances = [odds(printed(mark), handful(dice)).chance_at_first(3) for dice in DIE_CARDS]
    assert chances == pytest.approx(WITH_DIE_CARDS[mark], abs=0.0005)


@pytest.mark.parametrize("mark", RAID)
def test_raids_succeed_as_often_as_they_should(mark: str) -> None:
    chances = [odds(printed(mark), 0, (Rival(3),)).chance_at_first(rolls) for rolls in (3, 4)]
    assert chances == pytest.approx(RAID[mark], abs=0.0005)


def test_the_king_falls_in_one_of_five_attempts_and_in_two_of_five_with_die_5() -> None:
    king = printed("3-3-3-3|5")
    assert round(odds(king).chance_at_first(3), 3) == 0.200
    assert round(odds(king, handful([5])).chance_at_first(3), 2) == 0.39


@pytest.mark.parametrize("first", range(7))
def test_the_chances_that_are_looked_up_are_those_that_are_worked_out(first: int) -> None:
    for rolls, extra, mark in ENTRIES[first::97]:
        assert known_chance(rolls, mark, extra) == Odds(payoffs(mark, extra)).chance_at_first(rolls)


def test_defenders_and_riders_with_other_dice_need_no_odds_of_their_own() -> None:
    before = odds.cache_info().misses
    for extra in EXTRAS:
        odds(printed("3-3-3|1"), extra, (Rival(3, extra), Rival(4, EXTRAS[-1])))
    assert odds.cache_info().misses - before <= len(EXTRAS)


def test_one_roll_leaves_nothing_to_decide() -> None:
    six_alike = 5 / 6**6  # six ones to six fives
    assert odds(printed("5-5-5-5-5|4")).chance_at_first(1) == pytest.approx(six_alike)


def test_what_is_beaten_is_sure_and_what_is_hopeless_has_no_chance() -> None:
    sort = odds(printed("3-3-3|2"))
    assert sort.chance(HANDFULS[4, 4, 4], 2) == 1
    assert sort.chance(HANDFULS[3, 3], 2) == 0


def test_the_best_move_keeps_a_pair_and_throws_the_rest() -> None:
    sort = odds(printed("3-3-3|2"))
    assert sort.best(HANDFULS[1, 2, 4, 4], 1) == Reroll((1, 2))


def test_with_enough_on_the_table_the_best_move_is_to_stop() -> None:
    assert odds(printed("3-3-3|2")).best(HANDFULS[1, 2, 4, 4, 4], 1) == Stop()


def test_a_raider_raises_three_twos_but_stops_with_four_ones() -> None:
    sort = odds(printed("2-2-2|1"), 0, (Rival(3),))
    assert sort.best(HANDFULS[2, 2, 2, 3, 4], 1) == Reroll((3, 4))
    assert sort.best(HANDFULS[1, 1, 1, 1], 1) == Stop()


def test_every_chance_is_the_best_over_all_throws() -> None:
    sort = odds(printed("4-4-4|2"))
    living = HANDFULS[1, 4, 4, 5]
    throws = [move.dice for move in GAME.legal_moves(rolling()) if isinstance(move, Reroll)]
    means = [mean(sort, living - HANDFULS[dice], len(dice)) for dice in throws]
    assert sort.chance(living, 1) == pytest.approx(max(means))


def rolling() -> State:
    state = table("pile 1: purple 4-4-4|2\npile 2: die1\n0: brown\n1: green")
    play(state, Claim(0), "1 4 4 5")
    return state


def mean(sort: Odds, kept: int, air: int) -> float:
    """The mean chance over all ways in which so many dice can fall, counted one by one."""
    if not air:
        return sort.chance(kept, 0)
    return sum(mean(sort, kept + handful([face]), air - 1) for face in range(1, 7)) / 6


def test_dice_played_by_the_best_moves_beat_the_king_as_often_as_the_odds_say() -> None:
    king, chance, wins = printed("3-3-3-3|5"), 1, 0
    for _ in range(4000):
        chance, living = thrown(chance, DICE)
        for left in (2, 1):
            move = odds(king).best(living, left)
            if isinstance(move, Reroll):
                chance, fallen = thrown(chance, len(move.dice))
                living += fallen - HANDFULS[move.dice]
        wins += worth(living) > king
    assert abs(wins / 4000 - 0.2003) < 0.02


PICTURE = """
    pile 1: {top}
    pile 2: die5
    0: brown 3-3-3|2, red 2-2-2|4, blue 2-2-2|5, {mine}
    1: green 2-2-2|1, purple 3-3-3|4, die1, {theirs}
    2: yellow 2-2-2|3
"""


def picture(top: str = "tournament", mine: str = "", theirs: str = "") -> State:
    return table(PICTURE.format(top=top, mine=mine, theirs=theirs))


def test_the_chance_of_a_target_counts_its_mark_and_the_player_s_die_cards() -> None:
    assert chance_of(picture(mine="die5"), Topple()) == pytest.approx(0.393, abs=0.0005)
    assert chance_of(picture("yellow 5-5-5|2"), Claim(0)) == pytest.approx(0.3968, abs=0.00005)
    assert chance_of(picture("yellow 5-5-5|2", "traitor"), Claim(0)) == pytest.approx(0.6979, abs=0.00005)
    assert chance_of(picture(), Attack(card("die1"))) == pytest.approx(0.6520, abs=0.00005)


def test_the_chance_of_a_raid_counts_catapult_and_defence() -> None:
    raid = Attack(card("purple 3-3-3|4"))
    defended = (Rival(3, handful([1])),)
    assert chance_of(picture(), raid) == odds(printed("3-3-3|4"), 0, defended).chance_at_first(3)
    assert chance_of(picture(mine="catapult"), raid) == odds(printed("3-3-3|4"), 0, defended).chance_at_first(4)


def test_the_chance_of_a_tournament_counts_all_rivals_and_their_champions() -> None:
    fair = chance_of(picture(), Claim(0))
    assert 1 / 3 < fair < 1 / 2  # four rolls against three and three
    assert chance_of(picture(theirs="champion"), Claim(0)) < fair


def test_the_attempt_that_is_going_on_has_its_odds() -> None:
    state = picture("yellow 5-5-5|2")
    play(state, Claim(0), "1 4 5 5")
    sort = odds(printed("5-5-5|2"))
    assert chance_now(state) == sort.chance(HANDFULS[1, 4, 5, 5], 2)
    assert best_move(state) == Reroll((1,))  # the four is good as a yellow die


def test_a_rider_fears_only_those_who_have_not_rolled() -> None:
    state = picture()
    play(state, Claim(0), "1 2 3 4 5")
    play(state, Stop(), "2 2 2 1")
    assert chance_now(state) == odds(state.mark, handful([1]), (Rival(3),)).chance(HANDFULS[1, 2, 2, 2], 2)


def test_cold_odds_take_no_time_to_speak_of() -> None:
    odds(printed("1-1-1|2")).chance_at_first(4)
    odds.cache_clear()
    began = perf_counter()
    odds(printed("4-4-4|3"), handful([2])).chance_at_first(4)
    assert perf_counter() - began < 0.3
