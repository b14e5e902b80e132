"""What players of Castle Combo may ask at the table."""

import pytest

from castles.rules.combo import GAME, ask
from tests.rules.combo_table import number, table

Spots = set[tuple[int, int]]


def test_asking_changes_nothing() -> None:
    state = table("Vicar Spy (Monk) / Judge Prince", "Nun Potter")
    before = GAME.copy(state)
    for seat in range(3):
        ask.cards(state, seat)
        ask.points(state, seat)
        ask.free_spots(state, seat)
        ask.scored_in(state, seat, "purses")
        for card in range(78):
            ask.price(state, seat, card)
            ask.counted_by_ability(state, seat, card)
        for spot in ask.cards(state, seat):
            ask.counted_by_scroll(state, seat, spot)
    assert state == before


def test_a_grid_is_told_row_by_row() -> None:
    assert list(ask.cards(table("Spy . / Nun Monk"), 0).items()) == [
        ((0, 0), number("Spy")),
        ((0, 1), number("Nun")),
        ((1, 1), number("Monk")),
    ]


def test_a_price_is_told_with_its_discount_for_any_seat_and_card() -> None:
    state = table("Squire", "Princess Astronomer", gold=2)
    general = number("General")
    assert [ask.discount(state, seat, general) for seat in range(3)] == [1, 2, 0]
    assert [ask.price(state, seat, general) for seat in range(3)] == [6, 5, 7]
    assert ask.can_pay(state, 0, number("Clockmaker"))
    assert not ask.can_pay(state, 1, number("Clockmaker"))


# fmt: off
LIT_BY_SCROLL: list[tuple[str, tuple[int, int], Spots]] = [
    ("Duchess Prince Nun / Judge Jester RoyalGuard / Spy Baron Chancellor", (1, 1), {(1, 0), (1, 1), (2, 1), (1, 2)}),
    ("Duchess Prince RoyalGuard / Nun Jester Judge",                        (1, 0), {(0, 0), (1, 0), (2, 0)}),
    ("Nun / Cardinal / Spy",                                                (0, 0), {(0, 0), (0, 1)}),
    ("Spy Pilgrim (Monk) / Judge Nun Witch",                                (1, 0), {(0, 0), (1, 0)}),
    ("Officer Duchess Nun / Spy Judge (Knight)",                            (0, 0), {(0, 0), (1, 0), (0, 1)}),
    ("General Duchess Prince / Spy Judge (Knight)",                         (0, 0), {(1, 0), (2, 0)}),
    ("Judge Nun (Spy) / Witch",                                             (0, 0), {(0, 0), (1, 0), (0, 1)}),
    ("Banker Vicar (Potter) / Beekeeper",                                   (0, 0), {(1, 0), (0, 1)}),
    ("Vicar Nun",                                                           (0, 0), {(0, 0)}),
    ("Carpenter (Nun) (Spy) / Judge",                                       (0, 0), {(1, 0), (2, 0)}),
    ("Nun Spy Judge",                                                       (1, 0), {(1, 0)}),
    ("Nun Spy",                                                             (1, 0), set()),
    ("Baron Nun",                                                           (0, 0), set()),
    ("Templar Nun",                                                         (0, 0), set()),
    ("(Judge) Nun",                                                         (0, 0), set()),
]
# fmt: on


@pytest.mark.parametrize(("grid", "spot", "lit"), LIT_BY_SCROLL)
def test_the_spots_that_a_scroll_counts(grid: str, spot: tuple[int, int], lit: Spots) -> None:
    assert set(ask.counted_by_scroll(table(grid), 0, spot)) == lit


def test_an_empty_purse_counts_nothing() -> None:
    assert ask.counted_by_scroll(table("Vicar", gold=0), 0, (0, 0)) == ()


@pytest.mark.parametrize(
    ("card", "lit"),
    [
        ("Prince", {(0, (0, 0)), (0, (0, 1))}),
        ("Templar", {(1, (0, 0)), (2, (1, 0)), (0, (1, 0))}),
        ("Bombardier", {(2, (0, 0))}),
        ("Banker", {(0, (1, 1))}),
        ("Steward", {(0, (1, 1))}),
        ("Woodcutter", {(0, (0, 0)), (0, (1, 0)), (0, (0, 1)), (0, (1, 1))}),
        ("Duchess", set()),
        ("Carpenter", set()),
    ],
)
def test_the_cards_that_an_ability_would_count(card: str, lit: set[tuple[int, tuple[int, int]]]) -> None:
    state = table("Jester Knight / Baron Beekeeper", "Nun Judge", "Potter Monk")
    assert set(ask.counted_by_ability(state, 0, number(card))) == lit


def test_with_two_players_the_neighbour_is_lit_once() -> None:
    state = table("Prince", "Nun Monk", players=2)
    assert ask.counted_by_ability(state, 0, number("Witch")) == ((1, (0, 0)), (1, (1, 0)))


def test_a_row_of_the_score_sheet_lights_up_its_cards() -> None:
    state = table("Vicar Cardinal Baron / Templar Spy (Potter)", gold=3)
    assert ask.scored_in(state, 0, "purses") == ((0, 0),)
    assert ask.scored_in(state, 0, "crests") == ((1, 0),)
    assert ask.scored_in(state, 0, "missing") == ((2, 0),)
    assert ask.scored_in(state, 0, "keys") == ((0, 1),)
    assert ask.scored_in(state, 0, "places") == ((1, 1),)
    assert ask.scored_in(state, 0, "cards") == ()
