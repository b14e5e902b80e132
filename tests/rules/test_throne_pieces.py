"""The cards of Topple the King, and the dice: how they fall and what they are worth."""

from collections import Counter

import pytest

from castles.rules.throne import GAME
from castles.rules.throne.cards import ALIKE, members
from castles.rules.throne.dice import DICE_OF, HANDFULS, falls, handful, prospects, thrown, worth
from castles.rules.throne.holdings import castles_of, census
from castles.rules.throne.pieces import (
    CASTLES,
    COLOURS,
    KINDS,
    KING_MARK,
    NOTHING,
    SPECIALS,
    TOURNAMENT,
    TRAITOR_MARK,
    Combination,
    printed,
)


def test_there_are_sixteen_castles_in_six_colours() -> None:
    colours = Counter(castle.colour for castle in CASTLES)
    assert colours == {"brown": 2, "purple": 2, "green": 3, "yellow": 3, "red": 3, "blue": 3}
    assert tuple(colours) == COLOURS


def test_there_are_two_specials_of_each_of_twelve_kinds_but_one_royal_protection() -> None:
    kinds = Counter(special.kind for special in SPECIALS)
    assert len(SPECIALS) == 23
    assert kinds == {kind: 1 if kind == "royal_protection" else 2 for kind in KINDS}
    assert len(KINDS) == 12


def test_every_castle_has_another_combination_of_three_equal_dice_and_a_yellow_one() -> None:
    combinations = {castle.combination for castle in CASTLES}
    assert len(combinations) == 16
    assert combinations == {
        Combination(3, value, yellow) for value in range(2, 6) for yellow in range(1, 6) if yellow != value
    }


def test_castles_bear_the_combinations_that_are_known_from_sources() -> None:
    known = {printed(text) for text in ("3-3-3|1", "3-3-3|2", "4-4-4|1", "4-4-4|5")}
    assert known <= {castle.combination for castle in CASTLES}


def test_the_two_cards_of_a_kind_differ() -> None:
    assert len(set(SPECIALS)) == len(SPECIALS)


def test_the_king_takes_four_equal_dice_and_the_traitor_three_ones() -> None:
    assert printed("3-3-3-3|5") == KING_MARK == Combination(4, 3, 5)
    assert printed("1-1-1|2") == TRAITOR_MARK == Combination(3, 1, 2)
    assert min(castle.combination for castle in CASTLES) > TRAITOR_MARK


def test_cards_of_one_colour_or_kind_are_alike() -> None:
    assert [len(members(alike)) for alike in ALIKE] == [2] * 4 + [3] * 12 + [2] * 22 + [1]


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_starts_with_a_castle_of_another_colour(players: int) -> None:
    for seed in range(20):
        state = GAME.setup(GAME.setup_for(players, seed))
        assert [castles_of(state, seat) for seat in range(players)] == [1] * players
        assert len({CASTLES[members(cards)[0]].colour for cards in state.cards}) == players


def test_every_castle_can_be_dealt() -> None:
    states = [GAME.setup(GAME.setup_for(6, seed)) for seed in range(60)]
    assert {card for state in states for cards in state.cards for card in members(cards)} == set(range(16))


def test_all_other_cards_lie_in_two_piles_with_the_odd_one_on_the_first() -> None:
    for players in GAME.players:
        state = GAME.setup(GAME.setup_for(players))
        first, second = map(len, state.piles)
        assert first + second == 48 - players
        assert first - second == players % 2


def test_only_the_tops_of_the_piles_are_seen_at_first() -> None:
    state = GAME.setup(GAME.setup_for(3))
    assert state.unseen == [len(pile) - 1 for pile in state.piles]


def test_the_box_holds_48_cards() -> None:
    count = census(GAME.setup(GAME.setup_for(4)))
    assert count.total() == 48
    assert count[TOURNAMENT] == 9
    assert set(count) == set(range(40))


@pytest.mark.parametrize(
    ("better", "lower"),
    [
        ("1 1 1 1", "5 5 5 4"),  # any four of a kind beat any three
        ("2 2 2 2 2", "5 5 5 5 4"),
        ("4 4 4 1", "3 3 3 2"),
        ("5 5 5 1", "3 3 3 2"),
        ("3 3 3 5", "3 3 3 4"),  # equal triples: the yellow die decides
        ("3 3 3 1", "3 3 3"),
        ("5 5", "5 4 3 2 1"),
        ("1", ""),
    ],
)
def test_more_equal_dice_count_first_then_their_value_then_the_highest_other_die(better: str, lower: str) -> None:
    assert result(better) > result(lower)


@pytest.mark.parametrize(
    ("one", "other"), [("3 3 3 4", "3 3 3 4"), ("3 3 3 4 1", "3 3 3 4 4"), ("5 5 5 4 4", "5 5 5 4")]
)
def test_nothing_but_the_highest_other_die_breaks_a_tie(one: str, other: str) -> None:
    assert result(one) == result(other)


def test_of_two_equal_groups_the_higher_one_counts_and_the_other_is_yellow() -> None:
    assert result("2 2 2 4 4 4") == Combination(3, 4, 2)


def test_sixes_are_worth_nothing() -> None:
    assert result("6 6 6 6 6 1") == Combination(1, 1, 0)
    assert result("6 6 6 6 6 6") == NOTHING


def result(dice: str) -> Combination:
    return worth(handful(map(int, dice.split())))


def test_a_die_card_turns_a_pair_of_fours_into_three() -> None:
    assert prospects(handful([4]))[handful([4, 4, 1])][0] == Combination(3, 4, 1)


def test_a_die_card_can_be_the_yellow_die() -> None:
    assert prospects(handful([5]))[handful([4, 4, 1])][0] == Combination(2, 4, 5)


def test_all_die_cards_count_at_once() -> None:
    assert prospects(handful([4, 5]))[handful([5, 5, 1])][0] == Combination(3, 5, 4)


def test_a_die_card_counts_even_when_all_dice_are_dead() -> None:
    assert prospects(handful([3]))[0] == (Combination(1, 3, 0), Combination(1, 3, 0))


@pytest.mark.parametrize("extra", [(), (3,), (1, 4), (2, 3, 5), (1, 2, 3, 4, 5)])
def test_no_handful_is_better_than_all_dice_alike(extra: tuple[int, ...]) -> None:
    added = handful(extra)
    for living, (_, most) in prospects(added).items():
        size = len(DICE_OF[living])
        assert most == max(worth(other + added) for dice, other in HANDFULS.items() if len(dice) == size)


def test_dice_fall_in_as_many_ways_as_they_should() -> None:
    handfuls, ways = falls(2)
    chances = Counter[int]()
    for living, upto, before in zip(handfuls, ways, [0, *ways], strict=False):
        chances[living] += upto - before
    assert ways[-1] == 36
    assert chances[handful([1, 1])] == 1
    assert chances[handful([1, 2])] == 2
    assert chances[handful([5])] == 2
    assert chances[0] == 1


def test_six_dice_fall_fairly() -> None:
    chance, living = 0, Counter[int]()
    for _ in range(6000):
        chance, fallen = thrown(chance, 6)
        living.update(DICE_OF[fallen])
    assert all(5700 < living[value] < 6300 for value in range(1, 6))
    assert 5700 < 36000 - living.total() < 6300
