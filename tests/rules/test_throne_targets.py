"""What may be gone for in Topple the King, and what not."""

from castles.rules.throne.state import (
    Attack,
    Claim,
    Search,
    Swap,
    Topple,
)
from tests.rules.throne_table import card, cards, legal, play, refusal, table

TWO_PILES = """
    pile 1: red 2-2-2|4, ?guard, ?tournament
    pile 2: die1, ?blue 2-2-2|5
    0: brown 3-3-3|2
    1: green 2-2-2|1
"""


def test_a_card_of_an_owned_colour_or_kind_is_no_target_on_a_pile() -> None:
    state = table("pile 1: brown 4-4-4|1\npile 2: die1 2-2-2|4\n0: brown 3-3-3|2\n1: green, die1 2-2-2|3")
    assert legal(state, Claim) == [Claim(1)]
    assert refusal(state, Claim(0)) == "owned_already"


def test_die_cards_of_other_values_are_other_kinds() -> None:
    state = table("pile 1: die1\npile 2: die2\n0: brown, die1 2-2-2|4\n1: green")
    assert legal(state, Claim) == [Claim(1)]


def test_an_empty_pile_offers_nothing() -> None:
    state = table("pile 1:\npile 2: die2\n0: brown\n1: green")
    assert legal(state, Claim, Swap, Search) == [Claim(1)]
    assert refusal(state, Claim(0)) == "pile_empty"


def test_a_tournament_is_always_a_target() -> None:
    state = table("pile 1: tournament\npile 2: tournament\n0: brown, tournament, tournament\n1: green")
    assert legal(state, Claim) == [Claim(0), Claim(1)]


THREE_SEATS = """
    pile 1: tournament
    pile 2: tournament
    0: brown 3-3-3|2, die1
    1: green 2-2-2|1, red 2-2-2|4, die1 2-2-2|4, guard
    2: blue 2-2-2|5, champion
"""


def test_castles_of_players_with_two_and_specials_of_all_may_be_attacked() -> None:
    state = table(THREE_SEATS)
    wanted = cards("green 2-2-2|1", "red 2-2-2|4", "guard", "champion")
    assert legal(state, Attack) == [Attack(each) for each in sorted(wanted)]


def test_the_only_castle_of_a_player_is_safe() -> None:
    assert refusal(table(THREE_SEATS), Attack(card("blue 2-2-2|5"))) == "last_castle"


def test_a_kind_that_one_owns_cannot_be_taken_from_others() -> None:
    assert refusal(table(THREE_SEATS), Attack(card("die1 2-2-2|4"))) == "owned_already"


def test_a_colour_that_one_owns_cannot_be_taken_from_others() -> None:
    state = table(THREE_SEATS.replace("red 2-2-2|4", "brown 4-4-4|1"))
    assert refusal(state, Attack(card("brown 4-4-4|1"))) == "owned_already"


def test_covered_cards_are_safe() -> None:
    state = table(THREE_SEATS.replace("red 2-2-2|4", "[red 2-2-2|4]").replace("champion", "[champion], watchman"))
    assert refusal(state, Attack(card("red 2-2-2|4"))) == "under_guard"
    assert refusal(state, Attack(card("champion"))) == "under_watchman"
    assert Attack(card("green 2-2-2|1")) in legal(state, Attack)


def test_own_cards_and_cards_on_piles_are_not_attacked() -> None:
    state = table(THREE_SEATS)
    assert refusal(state, Attack(card("brown 3-3-3|2"))) == "not_anothers"
    assert refusal(state, Attack(card("traitor"))) == "not_anothers"


TWO_RICH = """
    pile 1: tournament
    pile 2: tournament
    0: brown 3-3-3|2, {mine}
    1: green 2-2-2|1, red 2-2-2|4, {theirs}
"""


def raids(mine: str, theirs: str, rule: str) -> bool:
    state = table(TWO_RICH.format(mine=mine, theirs=theirs), raids=rule)
    return Attack(card("red 2-2-2|4")) in legal(state, Attack)


def test_with_two_players_the_raider_needs_three_castles() -> None:
    assert raids("blue 2-2-2|5, purple 3-3-3|4", "", "raider")
    assert not raids("blue 2-2-2|5", "yellow 2-2-2|3", "raider")


def test_by_the_house_rule_the_raided_player_needs_three_castles() -> None:
    assert raids("", "yellow 2-2-2|3", "raided")
    assert not raids("blue 2-2-2|5, purple 3-3-3|4", "", "raided")


def test_with_two_players_a_raid_that_lacks_castles_says_so() -> None:
    state = table(TWO_RICH.format(mine="", theirs=""))
    assert refusal(state, Attack(card("red 2-2-2|4"))) == "two_players"


def test_with_two_players_specials_may_be_attacked_from_the_start() -> None:
    state = table(TWO_RICH.format(mine="", theirs="guard"))
    assert legal(state, Attack) == [Attack(card("guard"))]


def test_with_three_players_the_two_player_rule_does_not_matter() -> None:
    picture = TWO_RICH.format(mine="", theirs="") + "    2: yellow 2-2-2|3"
    for rule in ("raider", "raided"):
        assert len(legal(table(picture, raids=rule), Attack)) == 2


THREE_CASTLES = "0: brown 3-3-3|2, red 2-2-2|4, blue 2-2-2|5\n1: green"


def test_the_king_is_a_target_for_three_castles() -> None:
    assert legal(table(f"pile 1: tournament\npile 2:\n{THREE_CASTLES}"), Topple) == [Topple()]
    assert refusal(table(TWO_PILES), Topple()) == "king_needs_castles"


def test_the_king_is_no_target_of_a_bonus_action() -> None:
    state = table(f"pile 1: die1, tournament\npile 2:\n{THREE_CASTLES}")
    play(state, Claim(0), "5 5 5 5")
    assert refusal(state, Topple()) == "king_not_in_bonus"
