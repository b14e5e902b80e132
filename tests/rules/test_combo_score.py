"""The scroll of each of the 78 characters of Castle Combo, and the score sheet."""

import pytest

from castles.rules.combo import GAME, ask
from castles.rules.combo.pieces import CHARACTERS, Place
from castles.rules.combo.state import OVER, State
from castles.rules.game import Line, totals
from tests.rules.combo_table import number, read, star, table

# The card lies at the star; there are 5 keys, and 100 gold to put into the purses.
# fmt: off
SCROLLS = [
    ("Duchess",            "Nun * Judge / Spy Witch Knight / Vicar Monk Baker",                     8),
    ("HisMajesty",         "Prince Duchess Nun / Judge * Baron / Spy RoyalGuard Witch",            16),
    ("Prince",             "Duchess * RoyalGuard / Baron Jester Nun / Spy Witch Judge",            16),
    ("Princess",           "Judge Nun Spy / Duchess * (Baron) / Witch Prince Knight",               9),
    ("Chancellor",         "Prince Witch (Nun) / Judge * Spy / Baker Vicar Knight",                 8),
    ("Jester",             "Duchess Prince Nun / Judge * RoyalGuard / Spy Baron Chancellor",        8),
    ("QueenMother",        "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   10),
    ("HerMajestytheQueen", "Duchess Judge Potter / Spy * (Banker) / Clockmaker Witch Nun",         20),
    ("Baron",              "Nun Judge Spy / Knight * (Witch) / Prince Potter Vicar",               10),
    ("Baron",              "Nun Judge Spy / Knight * Witch / Prince Potter Vicar",                  0),
    ("Steward",            "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    6),
    ("MotherSuperior",     "* Nun Judge / Spy Witch Knight / Vicar Monk Baker",                     5),
    ("Scribe",             "Judge Inventor Prince / Spy * Nun / Doctor (Patron) Witch",             9),
    ("Gravedigger",        "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   16),
    ("Templar",            "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    5),
    ("Cardinal",           "Nun * Monk / Vicar Scribe Judge / Spy Witch Baker",                     9),
    ("Chaplain",           "Witch Spy (Baker) / Judge * Prince / Vicar Monk Knight",                8),
    ("HisHoliness",        "Nun Vicar Judge / Prince * (Witch) / Duchess Baron Scribe",            18),
    ("Nun",                "Judge MotherSuperior Spy / Vicar * Monk / Witch (Scribe) Baker",        9),
    ("Devout",             "Nun Judge Spy / Knight * (Potter) / Prince Witch Vicar",               10),
    ("Devout",             "Nun Judge Spy / Knight * Potter / Prince Witch Vicar",                  0),
    ("Pilgrim",            "Spy * Monk / Duchess Potter Judge / Witch Baker Vicar",                16),
    ("Astronomer",         "* Judge Nun / Spy Witch Knight / Baker Vicar Monk",                     8),
    ("Alchemist",          "Baron Judge (Squire) / Princess * Farmhand / Nun Spy Witch",           16),
    ("Professor",          "Inventor * Spy / Judge Doctor Nun / Witch Baker Vicar",                12),
    ("Apothecary",         "Nun Inventor Judge / Spy * Doctor / Witch (Patron) Baker",              9),
    ("Goldsmith",          "Judge Nun Spy / * Witch Knight / Baker Vicar Monk",                     6),
    ("Architect",          "Duchess Nun Judge / Spy * (Witch) / Knight Vicar Prince",               8),
    ("Patron",             "Duchess Nun (Prince) / Doctor * Judge / Brigand Witch Spy",            20),
    ("Judge",              "Prince Nun Spy / Witch * (Knight) / Baker Vicar Monk",                  9),
    ("Captain",            "Judge Nun Spy / Baker Witch * / Knight Vicar Monk",                     8),
    ("Officer",            "Duchess Nun Spy / Witch * (Knight) / Prince Baker Vicar",               8),
    ("RoyalGuard",         "Prince Duchess Baron / Judge * Jester / Nun StableBoy Spy",            12),
    ("Lookout",            "Prince Monk Baron / Judge * Jester / Nun Goldsmith Spy",               20),
    ("Knight",             "Duchess Prince Nun / Judge * RoyalGuard / Spy Baron Chancellor",        9),
    ("General",            "Duchess Prince Spy / Captain * Nun / Witch Baker (Beggar)",            12),
    ("Guildmaster",        "Judge Nun Spy / Baker Witch Knight / * Vicar Monk",                     5),
    ("Glassblower",        "MotherSuperior Nun Spy / Witch * (Banker) / Clockmaker Baker Judge",    8),
    ("Chatelaine",         "Judge Prince Baron / Spy * Nun / Witch Baker Beggar",                  10),
    ("Pawnbroker",         "Judge Nun (Scribe) / Witch * Prince / Spy Baker Monk",                 15),
    ("Banker",             "Potter Nun (QueenMother) / Vicar * Prince / Spy Baker Monk",            9),

    ("MiraculouslyCured",  "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    8),
    ("Vicar",              "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   10),
    ("Spy",                "Nun Judge Prince / Witch * Knight / Baker Monk Vicar",                  6),
    ("Inventor",           "Witch Spy (Baker) / Judge * Prince / Vicar Monk Knight",                5),
    ("Doctor",             "Inventor Farmer Nun / Judge * (Witch) / Prince Duchess Knight",         8),
    ("Philosopher",        "Nun Judge Witch / Prince * (Knight) / Duchess Potter Vicar",           10),
    ("Philosopher",        "Nun Judge Witch / Prince * Knight / Duchess Potter Vicar",              0),
    ("Squire",             "Potter Clockmaker Nun / Guildmaster * Judge / Prince (Banker) Armorer", 6),
    ("Bombardier",         "Spy Captain Knight / Squire * Officer / Nun RoyalGuard Judge",         12),
    ("Militiaman",         "Captain * Spy / Knight Squire Officer / Nun Judge Witch",              12),
    ("Barbarian",          "Nun Knight Witch / Prince * (Judge) / Duchess Potter Vicar",           10),
    ("Barbarian",          "Nun Knight Witch / Prince * Judge / Duchess Potter Vicar",              0),
    ("Executioner",        "Prince Nun (Judge) / Witch * Knight / Vicar Monk Duchess",              4),
    ("Mercenary",          "MotherSuperior Baron Spy / Farmer * (Vicar) / Knight Judge Prince",    14),
    ("MasteratArms",       "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    8),
    ("Blacksmith",         "Duchess Nun Spy / Farmer * (Templar) / Knight Monk Prince",            10),
    ("Stonemason",         "Nun Potter Judge / Armorer * Clockmaker / Spy Goldsmith Witch",        12),
    ("Potter",             "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    8),
    ("Armorer",            "Captain Spy Nun / Knight * Judge / Prince (Officer) Squire",            6),
    ("SpiceMerchant",      "Nun Judge Spy / Witch Baker * / Knight Monk Prince",                    5),
    ("Clockmaker",         "Potter * Goldsmith / Armorer Nun Judge / Spy Witch Prince",            12),
    ("Sculptor",           "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   14),
    ("Innkeeper",          "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   12),
    ("Carpenter",          "Nun Judge Spy / Witch * Knight / Baker (Monk) Prince",                  8),
    ("Carpenter",          "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    0),
    ("Locksmith",          "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                    5),
    ("Farmer",             "Nun Judge Spy / Witch Baker Knight / Vicar Monk *",                     7),
    ("Woodcutter",         "Nun Judge * / Witch Baker Knight / Vicar Monk Spy",                     5),
    ("Brigand",            "Witch Spy (Baker) / Vicar * Prince / Monk Doctor Potter",              14),
    ("Witch",              "Prince Judge Spy / Knight * (Nun) / Baker Potter Duchess",              9),
    ("Witch",              "Prince Judge Spy / Knight * Nun / Baker Potter Duchess",                0),
    ("Beggar",             "Nun MotherSuperior Judge / Monk * Spy / Prince (Scribe) Vicar",         6),
    ("Monk",               "Witch Farmer Judge / StableBoy * Spy / Prince (Baker) Traveler",        8),
    ("Shepherdess",        "Farmer * Monk / Witch Baker Judge / Spy Prince Nun",                   12),
    ("Winemaker",          "Nun Duchess Judge / Prince * Spy / Baron Sculptor Knight",             10),
    ("StableBoy",          "Witch Farmer Judge / Spy * Baker / Nun Locksmith Prince",              12),
    ("Farmhand",           "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   10),
    ("Traveler",           "Steward Vicar (Beggar) / Judge * Prince / Squire Nun Spy",              8),
    ("Usurper",            "Prince Nun (Judge) / Witch * Knight / Vicar Monk Duchess",              8),
    ("Fisherman",          "Nun Judge * / Witch Baker Knight / Vicar Monk Spy",                     4),
    ("Revolutionary",      "Nun Judge Spy / Knight * (Duchess) / Baker Potter Vicar",               9),
    ("Revolutionary",      "Nun Judge Spy / Knight * Duchess / Baker Potter Vicar",                 0),
    ("Baker",              "Nun * Judge / Witch Spy Knight / Vicar Monk Prince",                    3),
    ("Beekeeper",          "Nun Judge Spy / Witch * Knight / Baker Monk Prince",                   18),
]

# What each character with a place is worth on each of the nine spaces.
PLACES = {
    "Duchess":        "8 8 8 / 0 0 0 / 0 0 0",
    "MotherSuperior": "5 5 5 / 0 0 0 / 0 0 0",
    "SpiceMerchant":  "0 0 0 / 5 5 5 / 0 0 0",
    "Guildmaster":    "0 0 0 / 0 0 0 / 5 5 5",
    "Farmer":         "0 0 0 / 0 0 0 / 7 7 7",
    "Astronomer":     "8 0 0 / 8 0 0 / 8 0 0",
    "Goldsmith":      "6 0 0 / 6 0 0 / 6 0 0",
    "Spy":            "0 6 0 / 0 6 0 / 0 6 0",
    "Captain":        "0 0 8 / 0 0 8 / 0 0 8",
    "Woodcutter":     "0 0 5 / 0 0 5 / 0 0 5",
    "Fisherman":      "4 0 4 / 0 0 0 / 4 0 4",
    "Baker":          "0 3 0 / 3 0 3 / 0 3 0",
}
# fmt: on
OTHERS = ["Nun", "Judge", "Knight", "Witch", "Vicar", "Monk", "Prince", "Jester"]


@pytest.mark.parametrize(("card", "grid", "points"), SCROLLS)
def test_a_scroll_is_worth(card: str, grid: str, points: int) -> None:
    state = table(grid.replace("*", card), gold=100)
    assert ask.points(state, 0)[star(grid)] == points


def test_every_scroll_has_a_row() -> None:
    assert {number(card) for card, *_ in SCROLLS} == set(range(78))


@pytest.mark.parametrize(("card", "picture"), PLACES.items())
def test_a_place_counts_in_the_full_grid_and_nowhere_else(card: str, picture: str) -> None:
    for (x, y), points in read(picture).items():
        names = [*OTHERS[: 3 * y + x], card, *OTHERS[3 * y + x :]]
        state = table(" / ".join(" ".join(names[row : row + 3]) for row in (0, 3, 6)))
        assert ask.points(state, 0)[x, y] == int(points)


def test_all_characters_with_a_place_are_tried() -> None:
    assert {number(card) for card in PLACES} == {
        card for card, character in enumerate(CHARACTERS) if isinstance(getattr(character.per, "place", None), Place)
    }


def rulebook_example() -> State:
    """Patryk's grid; the gold is in the purses already."""
    grid = "Judge HisHoliness Locksmith / Clockmaker Sculptor SpiceMerchant / Banker (Duchess) MiraculouslyCured"
    return table(grid, gold=0, keys=11, purses={"Sculptor": 2, "MiraculouslyCured": 4})


def test_the_rulebook_example_scores_card_by_card() -> None:
    points = ask.points(rulebook_example(), 0)
    shown = [points.get((x, y), 0) for y in range(3) for x in range(3)]
    assert shown == [9, 12, 11, 9, 4, 5, 6, 0, 8]


def test_the_rulebook_example_scores_75() -> None:
    lines = GAME.tally(rulebook_example())
    assert totals(lines)[0] == 75
    assert [(line.reason, line.amounts[0]) for line in lines] == [
        ("crests", 9),
        ("sets", 9),
        ("places", 5),
        ("missing", 12),
        ("cards", 0),
        ("purses", 4 + 8 + 6),
        ("keys", 11 + 11),
        ("gold", 0),
    ]


def test_leftover_gold_goes_into_purses_as_if_the_game_ended_now_and_what_is_over_breaks_ties() -> None:
    state = table("Vicar Potter (Beekeeper)", "Nun", gold=11, keys=0)
    lines = {line.reason: line for line in GAME.tally(state)}
    assert lines["purses"].amounts == (2 * (5 + 4), 0, 0)
    assert lines["gold"] == Line("gold", (2, 11, 11), adds=False)
    assert state.gold == [11, 11, 11]


def test_every_key_is_worth_a_point_and_the_templar_and_the_locksmith_add_one_each() -> None:
    state = table("Templar Locksmith", "Templar", "", keys=4)
    lines = {line.reason: line.amounts for line in GAME.tally(state)}
    assert lines["keys"] == (12, 8, 4)


def test_cards_face_down_score_nothing() -> None:
    state = table("(Baron) (Carpenter) (Templar)", gold=0, keys=0)
    assert totals(GAME.tally(state))[0] == 0
    assert ask.points(state, 0) == {}


def test_most_points_win_then_most_gold_outside_purses_then_the_place_is_shared() -> None:
    state = table("", "", "", "", players=4, keys=3)
    state.awaited, state.gold = OVER, [2, 5, 5, 1]
    state.keys[3] = 4
    assert GAME.ranking(state) == ((3,), (1, 2), (0,))


def test_a_place_counts_as_soon_as_it_is_sure() -> None:
    row = table("Captain Spy Woodcutter", gold=0, keys=0)
    assert ask.points(row, 0) == {(0, 0): 0, (1, 0): 6, (2, 0): 5}
    column = table("Duchess / SpiceMerchant / Farmer", gold=0, keys=0)
    assert ask.points(column, 0) == {(0, 0): 8, (0, 1): 5, (0, 2): 7}


def test_a_place_that_may_still_change_counts_nothing() -> None:
    state = table("Duchess Astronomer / Fisherman Spy", gold=0, keys=0)
    assert set(ask.points(state, 0).values()) == {0}


def test_a_corner_needs_both_its_row_and_its_column_to_be_sure() -> None:
    assert ask.points(table("Fisherman Nun Judge"), 0)[0, 0] == 0
    assert ask.points(table("Fisherman Nun Judge / Witch . . / Knight . ."), 0)[0, 0] == 4


def test_the_sheet_has_the_same_rows_for_any_table() -> None:
    lines = GAME.tally(table("Nun", players=5))
    assert [line.reason for line in lines if line.adds] == [
        "crests",
        "sets",
        "places",
        "missing",
        "cards",
        "purses",
        "keys",
    ]


def test_the_rows_of_the_sheet_add_up_to_the_points_of_all_cards_and_keys() -> None:
    grids = (
        "Nun Duchess Judge / Prince Winemaker Spy / Baron Sculptor Knight",
        "Vicar Monk Jester / Potter Banker Baker",
    )
    state = table(*grids)
    for seat in range(3):
        cards = sum(ask.points(state, seat).values())
        assert totals(GAME.tally(state))[seat] == cards + state.keys[seat]
