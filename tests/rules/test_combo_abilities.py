"""The ability of each of the 78 characters of Castle Combo: what buying it at the star of a little grid brings."""

import pytest

from castles.rules.combo.pieces import CHARACTERS, COST, VILLAGE, Mark
from castles.rules.combo.state import (
    TURN,
    AddToPurses,
    Buy,
    ChoosePurses,
    CountNeighbour,
    Discard,
    State,
    TakeKeys,
)
from castles.rules.game import Move
from tests.rules.combo_table import number, play, read, star, table

Gains = dict[str, int]

# The card, the buyer's grid, and all that it brings: gold and keys, the gold and keys of each other player, gold on
# purses by name, and discounts by location. The buyer sits between two players without cards.
# fmt: off
UNASKED: list[tuple[str, str, Gains]] = [
    ("Duchess",            "Prince *",                                 {"keys": 2}),
    ("HisMajesty",         "Prince *",                                 {"their gold": 1}),
    ("Prince",             "Duchess * Jester / . (Baron) .",           {"gold": 4}),
    ("Princess",           "Duchess *",                                {"castle": 1}),
    ("Chancellor",         "Inventor * Judge / (Doctor) Prince .",     {"keys": 4}),
    ("Jester",             "Duchess * (Prince)",                       {"gold": 6}),
    ("QueenMother",        "Potter * (Vicar)",                         {"Potter": 2, "QueenMother": 2}),
    ("HerMajestytheQueen", "Duchess * RoyalGuard / . (Baron) .",       {"keys": 4}),
    ("Baron",              "Duchess *",                                {"castle": 1, "village": 1}),
    ("Steward",            "Prince * (Vicar)",                         {"Steward": 3}),
    ("Steward",            "Potter * (Vicar)",                         {"Steward": 3, "Potter": 4}),
    ("MotherSuperior",     "Prince *",                                 {"keys": 4}),
    ("Scribe",             "MotherSuperior * (Nun) / Gravedigger . .", {"gold": 4}),
    ("Cardinal",           "Prince * Witch / (Nun) Judge Vicar",       {"keys": 3}),
    ("Chaplain",           "Duchess * Witch / (Nun) Judge Spy",        {"gold": 3}),
    ("HisHoliness",        "Prince *",                                 {"keys": 3, "their keys": 1}),
    ("Nun",                "Prince * Witch / (Duchess) Judge Vicar",   {"gold": 3}),
    ("Devout",             "Prince * / (Nun) .",                       {"gold": 6}),
    ("Pilgrim",            "Prince *",                                 {"village": 1}),
    ("Astronomer",         "Prince *",                                 {"castle": 1}),
    ("Alchemist",          "Prince *",                                 {"castle": 1, "village": 1}),
    ("Professor",          "Duchess * Spy / (Potter) Witch Prince",    {"gold": 4}),
    ("Apothecary",         "Prince *",                                 {"castle": 1}),
    ("Goldsmith",          "Duchess * Spy / (Farmer) Witch Prince",    {"keys": 3}),
    ("Architect",          "Prince *",                                 {"village": 1}),
    ("Patron",             "Prince *",                                 {"their gold": 2}),
    ("Judge",              "Prince *",                                 {"keys": 2}),
    ("Captain",            "Prince *",                                 {"village": 1}),
    ("Officer",            "Duchess * Spy / (RoyalGuard) Templar .",   {"gold": 5}),
    ("RoyalGuard",         "Prince *",                                 {"keys": 1, "their keys": 1}),
    ("Lookout",            "Captain * Spy / (Knight) Witch .",         {"keys": 4}),
    ("Knight",             "Prince * Witch / (Duchess) Judge .",       {"gold": 3}),
    ("General",            "Duchess * Monk / (Goldsmith) Prince .",    {"keys": 4}),
    ("Glassblower",        "Monk * Sculptor / (Nun) Potter .",         {"gold": 6}),
    ("Chatelaine",         "Prince *",                                 {"castle": 1}),
    ("Pawnbroker",         "Judge * Witch / (Scribe) Prince Spy",      {"gold": 4}),

    ("MiraculouslyCured",  "Potter * Vicar / (QueenMother) Judge .",   {"keys": 3}),
    ("Vicar",              "Prince * Witch / (Spy) Doctor .",          {"gold": 3}),
    ("Inventor",           "Judge * (Doctor)",                         {"gold": 3}),
    ("Doctor",             "Inventor * Farmer / (Witch) Judge .",      {"gold": 6}),
    ("Philosopher",        "Prince *",                                 {"castle": 1}),
    ("Squire",             "Prince *",                                 {"castle": 1, "village": 1}),
    ("Mercenary",          "Duchess * Judge / (Nun) Spy .",            {"gold": 4}),
    ("MasteratArms",       "Captain * (Knight) / Spy . .",             {"gold": 5}),
    ("Stonemason",         "Prince *",                                 {"village": 1}),
    ("Potter",             "Vicar * (QueenMother)",                    {"Vicar": 2, "Potter": 2}),
    ("Armorer",            "Prince *",                                 {"castle": 1, "village": 1}),
    ("SpiceMerchant",      "Potter * (Clockmaker)",                    {"gold": 6}),
    ("Clockmaker",         "Potter * (Armorer) / Goldsmith . .",       {"gold": 4}),
    ("Sculptor",           "MotherSuperior * (Nun) / Monk . .",        {"keys": 4}),
    ("Innkeeper",          "Vicar * (Potter)",                         {"Vicar": 2, "Innkeeper": 2, "their gold": 2}),
    ("Carpenter",          "Duchess * (Nun) / Spy . .",                {"keys": 2}),
    ("Locksmith",          "Potter * (Banker) / Goldsmith . .",        {"keys": 4}),
    ("Farmer",             "Witch * (Baker) / Monk . .",               {"keys": 4}),
    ("Woodcutter",         "Duchess * (Nun) / Spy . .",                {"gold": 4}),
    ("Beggar",             "Duchess * (Nun)",                          {"gold": 3}),
    ("Monk",               "MotherSuperior * (Nun)",                   {"keys": 3}),
    ("Shepherdess",        "Duchess * (Nun) / Spy . .",                {"gold": 5}),
    ("Winemaker",          "Duchess * Witch / (Spy) Vicar .",          {"gold": 3}),
    ("StableBoy",          "Duchess * (Baron) / RoyalGuard . .",       {"keys": 4}),
    ("Farmhand",           "Prince *",                                 {"village": 1}),
    ("Traveler",           "Steward * Vicar / (Beggar) Judge .",       {"gold": 9}),
    ("Usurper",            "Duchess * Witch / (Nun) Judge Spy",        {"keys": 3}),
    ("Fisherman",          "Prince *",                                 {"castle": 1}),
    ("Revolutionary",      "Duchess * Witch / (Spy) Vicar .",          {"keys": 3}),
    ("Baker",              "Farmer * Duchess / (Witch) Spy .",         {"gold": 3, "keys": 3}),
    ("Beekeeper",          "Vicar * (Potter)",                         {"Vicar": 2, "Beekeeper": 2}),
]

# The card, the buyer's grid, the grids of the left and the right neighbour, the answer, and what all that brings.
LEFT, RIGHT, KEYS, PURSES, LAST = CountNeighbour(1), CountNeighbour(2), TakeKeys(), AddToPurses(), Discard(2)
ASKED: list[tuple[str, str, str, str, Move, Gains]] = [
    ("Templar",     "Captain *",        "Nun MotherSuperior (Devout)", "Cardinal", LEFT,   {"gold": 3, "keys": 3}),
    ("Templar",     "Captain *",        "Nun MotherSuperior (Devout)", "Cardinal", RIGHT,  {"gold": 1, "keys": 3}),
    ("Spy",         "Inventor * Judge", "Captain (Knight)",            "Lookout",  LEFT,   {"gold": 4, "keys": 2}),
    ("Spy",         "Inventor * Judge", "Captain (Knight)",            "Lookout",  RIGHT,  {"gold": 4, "keys": 1}),
    ("Brigand",     "Prince *",         "Duchess Nun (Baron) / Witch", "Judge",    LEFT,   {"keys": 2}),
    ("Brigand",     "Prince *",         "Duchess Nun (Baron) / Witch", "Judge",    RIGHT,  {"keys": 1}),
    ("Witch",       "Farmer * (Baker)", "MotherSuperior (Nun) Monk",   "",         LEFT,   {"gold": 3, "keys": 3}),
    ("Witch",       "Farmer * (Baker)", "MotherSuperior (Nun) Monk",   "",         RIGHT,  {"gold": 3}),
    ("Bombardier",  "Prince *",         "Guildmaster Potter (Banker)", "Armorer",  LEFT,   {"gold": 4}),
    ("Bombardier",  "Prince *",         "Guildmaster Potter (Banker)", "Armorer",  RIGHT,  {"gold": 1}),
    ("Bombardier",  "Prince *",         "Guildmaster Potter (Banker)", "Armorer",  KEYS,   {"keys": 2}),
    ("Militiaman",  "Prince *",         "Farmer Witch (Baker)",        "Beggar",   LEFT,   {"gold": 3}),
    ("Militiaman",  "Prince *",         "Farmer Witch (Baker)",        "Beggar",   KEYS,   {"keys": 2}),
    ("Barbarian",   "Prince *",         "Inventor Spy (Judge)",        "Doctor",   LEFT,   {"gold": 3}),
    ("Barbarian",   "Prince *",         "Inventor Spy (Judge)",        "Doctor",   KEYS,   {"keys": 2}),
    ("Blacksmith",  "Captain *",        "Duchess Prince (Baron)",      "Jester",   LEFT,   {"gold": 3}),
    ("Blacksmith",  "Captain *",        "Duchess Prince (Baron)",      "Jester",   KEYS,   {"keys": 2}),
    ("Banker",      "Potter * Vicar",   "Beekeeper",                   "",         PURSES, {"Potter": 2, "Vicar": 2}),
    ("Banker",      "Potter * Vicar",   "Beekeeper",                   "",         KEYS,   {"keys": 3}),
    ("Gravedigger", "Prince *",         "",                            "",         LAST,   {"gold": 7}),
    ("Guildmaster", "Prince *",         "",                            "",         LAST,   {"keys": 7}),
    ("Executioner", "Prince *",         "",                            "",         LAST,   {"gold": 6}),
]
# fmt: on


def deal(card: str, *grids: str) -> State:
    """The card is shown first, the messenger is there; the other location shows a Pilgrim (6) or a Brigand (7) last."""
    shown = ("Chaplain Devout Pilgrim", card), (card, "Carpenter Usurper Brigand")
    castle, village = shown[0] if CHARACTERS[number(card)].deck == VILLAGE else shown[1]
    state = table(*grids, castle=castle, village=village)
    state.messenger = CHARACTERS[number(card)].deck
    return state


def gains(before: State, after: State, price: int) -> Gains:
    """Everything that changed but the price and the card itself."""
    found = {
        "gold": after.gold[0] - before.gold[0] + price,
        "keys": after.keys[0] - before.keys[0],
        "their gold": after.gold[1] - before.gold[1],
        "their keys": after.keys[1] - before.keys[1],
        "castle": after.marks[0][Mark.CASTLE_DISCOUNT] - before.marks[0][Mark.CASTLE_DISCOUNT],
        "village": after.marks[0][Mark.VILLAGE_DISCOUNT] - before.marks[0][Mark.VILLAGE_DISCOUNT],
    }
    for card, held in enumerate(after.purses):
        found[CHARACTERS[card].name.replace(" ", "").replace("-", "")] = held - before.purses[card]
    assert after.gold[1] - after.gold[2] == before.gold[1] - before.gold[2]
    assert after.keys[1] - after.keys[2] == before.keys[1] - before.keys[2]
    return {name: amount for name, amount in found.items() if amount}


def discount(state: State, card: str) -> int:
    mark = (Mark.CASTLE_DISCOUNT, Mark.VILLAGE_DISCOUNT)[CHARACTERS[number(card)].deck]
    return state.marks[0][mark]


@pytest.mark.parametrize(("card", "grid", "expected"), UNASKED)
def test_an_ability_brings(card: str, grid: str, expected: Gains) -> None:
    before, after = deal(card, grid), deal(card, grid)
    play(after, Buy(0, *star(grid)))
    assert (after.awaited, after.seat) == (TURN, 1)
    assert gains(before, after, COST[number(card)] - discount(before, card)) == expected


@pytest.mark.parametrize(("card", "grid", "left", "right", "answer", "expected"), ASKED)
def test_an_ability_with_a_decision_brings(
    card: str, grid: str, left: str, right: str, answer: Move, expected: Gains
) -> None:
    before, after = deal(card, grid, left, right), deal(card, grid, left, right)
    play(after, Buy(0, *star(grid)))
    assert (after.awaited != TURN, after.seat) == (True, 0)
    play(after, answer)
    assert (after.awaited, after.seat) == (TURN, 1)
    assert gains(before, after, max(0, COST[number(card)] - discount(before, card))) == expected


def test_every_character_has_a_row() -> None:
    rows = {number(name) for name in [*(row[0] for row in UNASKED), *(row[0] for row in ASKED)]}
    assert rows == set(range(78))


def test_the_steward_fills_any_two_of_three_purses() -> None:
    grid = "Potter Vicar *"
    state = deal("Steward", grid)
    play(state, Buy(0, *star(grid)), ChoosePurses(number("Vicar"), number("Potter")))
    assert gains(deal("Steward", grid), state, 0) == {"Potter": 4, "Vicar": 5}


def test_gold_beyond_the_size_of_a_purse_is_lost() -> None:
    grid = "Vicar *"
    state = table(grid, village="Potter Doctor Baker", purses={"Vicar": 4})
    play(state, Buy(0, *star(grid)))
    assert (state.purses[number("Vicar")], state.purses[number("Potter")]) == (5, 2)
    assert state.gold[0] == 20 - 2


def test_pictures_are_read_row_by_row() -> None:
    assert read("Nun . (Spy) / * Judge") == {(0, 0): "Nun", (2, 0): "(Spy)", (0, 1): "*", (1, 1): "Judge"}
