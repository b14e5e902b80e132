"""The printed facts of Castle Combo against the counts of the rulebook."""

from collections import Counter

import pytest

from castles.rules.combo.pieces import (
    CASTLE,
    CHARACTERS,
    COST,
    CRESTS,
    DECKS,
    LOCATIONS,
    PURSE,
    VILLAGE,
    Discount,
    Mark,
    Measure,
    OneOf,
    Place,
)


def test_there_are_39_characters_in_each_deck_numbered_in_order() -> None:
    ids = [f"{letter}{number:02}" for letter in "CV" for number in range(1, 40)]
    assert [character.id for character in CHARACTERS] == ids
    assert [len(deck) for deck in DECKS] == [39, 39]
    assert all(CHARACTERS[card].deck == deck for deck in LOCATIONS for card in DECKS[deck])


def test_no_name_comes_twice() -> None:
    assert len({character.name for character in CHARACTERS}) == 78


@pytest.mark.parametrize(
    ("crest", "castle", "village"),
    [
        (Mark.NOBILITY, 14, 1),
        (Mark.FAITH, 12, 5),
        (Mark.SCIENCE, 11, 6),
        (Mark.MILITARY, 8, 10),
        (Mark.CRAFT, 7, 11),
        (Mark.PEASANTRY, 0, 20),
    ],
)
def test_the_crests_of_both_decks_are_as_many_as_the_rulebook_says(crest: Mark, castle: int, village: int) -> None:
    found = Counter(character.deck for character in CHARACTERS for each in character.crests if each is crest)
    assert (found[CASTLE], found[VILLAGE]) == (castle, village)


def test_every_character_has_one_or_two_crests() -> None:
    assert Counter(len(character.crests) for character in CHARACTERS) == {1: 51, 2: 27}
    assert all(crest in CRESTS for character in CHARACTERS for crest in character.crests)


@pytest.mark.parametrize("deck", LOCATIONS)
def test_19_arrows_of_each_deck_all_point_to_the_other_location(deck: int) -> None:
    arrows = [CHARACTERS[card].arrow for card in DECKS[deck] if CHARACTERS[card].arrow is not None]
    assert arrows == [1 - deck] * 19


def test_there_are_11_purses_and_each_pays_2_points_a_gold() -> None:
    purses = [character for character in CHARACTERS if character.purse]
    assert sorted(character.purse for character in purses) == [3, 4, 4, 4, 5, 5, 5, 6, 7, 8, 9]
    assert {(character.points, character.per) for character in purses} == {(2, Measure.GOLD_HERE)}
    assert all(character.purse for character in CHARACTERS if character.per is Measure.GOLD_HERE)


def test_there_are_15_discounts() -> None:
    discounts = [
        effect.decks for character in CHARACTERS for effect in character.ability if isinstance(effect, Discount)
    ]
    assert Counter(discounts) == {(CASTLE,): 6, (VILLAGE,): 5, (CASTLE, VILLAGE): 4}


def test_costs_run_from_0_to_7_and_every_character_has_an_ability_and_a_scroll() -> None:
    assert (min(COST), max(COST)) == (0, 7)
    assert all(character.ability and character.points > 0 for character in CHARACTERS)


def test_five_characters_offer_a_choice() -> None:
    choosing = [character.name for character in CHARACTERS if isinstance(character.ability[0], OneOf)]
    assert choosing == ["Banker", "Bombardier", "Militiaman", "Barbarian", "Blacksmith"]


def test_every_place_of_the_grid_is_wanted_by_someone() -> None:
    wanted = {place for character in CHARACTERS for place in Place if getattr(character.per, "place", None) is place}
    assert wanted == set(Place)


def test_purses_by_card_number_agree_with_the_table() -> None:
    assert [PURSE[card] for card in range(78)] == [character.purse for character in CHARACTERS]
