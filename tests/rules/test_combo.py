"""The course of Castle Combo: setup, keys, taking cards, placing them, decisions of abilities, the end."""

from random import Random

import pytest

from castles.rules.combo import GAME, ask
from castles.rules.combo.pieces import CASTLE, FACE_DOWN_GOLD, FACE_DOWN_KEYS, PURSE, VILLAGE, Mark
from castles.rules.combo.state import (
    EMPTY,
    FACE_DOWN,
    OVER,
    Buy,
    CardBought,
    CardTakenFaceDown,
    GameEnded,
    KeysCounted,
    LeftoverStored,
    MoveMessenger,
    Renew,
    ScrollCounted,
    State,
    TakeFaceDown,
    is_face_up,
)
from castles.rules.game import Move, totals
from tests.rules.combo_table import moves_of, number, of_kind, play, recounted, refusal, table

# ---- setup ----


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_begins_with_15_gold_2_keys_and_an_empty_grid(players: int) -> None:
    state = GAME.setup(GAME.setup_for(players))
    assert (state.gold, state.keys) == ([15] * players, [2] * players)
    assert all(piece == EMPTY for grid in state.grids for piece in grid)


def test_three_cards_of_each_deck_are_shown_and_the_messenger_is_at_the_village() -> None:
    state = GAME.setup(GAME.setup_for(5))
    assert [len(shown) for shown in state.shown] == [3, 3]
    assert [len(deck) for deck in state.decks] == [36, 36]
    assert state.messenger == VILLAGE


def test_anyone_may_begin_whatever_the_ages() -> None:
    first = {GAME.to_move(GAME.setup(GAME.setup_for(5, seed, ages=[4, 3, 2, 1, 0]))) for seed in range(60)}
    assert first == {0, 1, 2, 3, 4}


def test_other_seeds_give_other_decks() -> None:
    assert GAME.setup(GAME.setup_for(2, 1)).decks != GAME.setup(GAME.setup_for(2, 2)).decks


# ---- keys ----


def test_a_key_moves_the_messenger_and_then_a_card_must_be_taken_there() -> None:
    state = table(keys=2)
    play(state, MoveMessenger())
    assert (state.messenger, state.keys[0], state.seat) == (CASTLE, 1, 0)
    assert {type(move) for move in GAME.legal_moves(state)} == {Buy, TakeFaceDown}


def test_a_key_renews_the_cards_where_the_messenger_stands() -> None:
    state = table(village="Spy Monk Baker", keys=2)
    castle, coming = state.shown[CASTLE][:], state.decks[VILLAGE][-3:]
    play(state, Renew())
    assert (state.shown[CASTLE], state.shown[VILLAGE]) == (castle, coming[::-1])
    assert state.discards[VILLAGE] == [number("Spy"), number("Monk"), number("Baker")]
    assert state.keys[0] == 1


@pytest.mark.parametrize("second", [MoveMessenger(), Renew()])
@pytest.mark.parametrize("first", [MoveMessenger(), Renew()])
def test_only_one_key_can_be_spent_in_a_turn(first: Move, second: Move) -> None:
    state = table(keys=9)
    play(state, first)
    assert refusal(state, second) == "key_spent"


@pytest.mark.parametrize("move", [MoveMessenger(), Renew()])
def test_without_a_key_none_can_be_spent(move: Move) -> None:
    assert refusal(table(keys=0), move) == "no_key"


def test_no_key_can_be_spent_after_taking_a_card() -> None:
    state = table("Captain", "Nun", village="Spy", castle="Templar Judge Devout")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert refusal(state, Renew()) == "ability_first"


# ---- taking a card ----


def test_a_card_face_up_costs_its_price() -> None:
    state = table(gold=7, village="Doctor")
    events = play(state, Buy(0, 0, 0))
    assert of_kind(events, CardBought) == [CardBought(0, VILLAGE, 0, number("Doctor"), 0, 0, 5)]
    assert state.gold[0] == 7 - 5 + 1


def test_all_discounts_for_the_deck_add_up() -> None:
    state = table("Squire Armorer / Stonemason Princess", gold=3, village="Mercenary")
    assert ask.price(state, 0, number("Mercenary")) == 3
    play(state, Buy(0, 2, 0))
    assert state.gold[0] == 3 - 3 + 4


def test_a_price_never_falls_below_nothing() -> None:
    state = table("Squire Armorer / Stonemason Farmhand", gold=3, village="Inventor")
    assert ask.price(state, 0, number("Inventor")) == 0
    play(state, Buy(0, 2, 0))
    assert state.gold[0] == 3 + 2


def test_a_card_bought_for_less_counts_with_its_printed_cost() -> None:
    state = table("Squire", castle="Pawnbroker")
    state.messenger = CASTLE
    assert ask.price(state, 0, number("Pawnbroker")) == 3
    play(state, Buy(0, 1, 0))
    assert state.gold[0] == 20 - 3 + 1
    assert ask.points(state, 0)[1, 0] == 3


def test_a_card_that_became_free_does_not_count_as_one_that_costs_nothing() -> None:
    state = table("Squire Armorer / Inventor", village="Traveler")
    assert ask.price(state, 0, number("Inventor")) == 0
    play(state, Buy(0, 1, 1))
    assert state.gold[0] == 20 + 3 * 2  # for the Squire and the Traveler, not for the Inventor


def test_a_discount_is_only_for_its_deck() -> None:
    state = table("Princess Architect / Apothecary")
    assert ask.price(state, 0, number("Brigand")) == 7 - 1
    assert ask.price(state, 0, number("General")) == 7 - 2
    assert ask.price(state, 1, number("General")) == 7


def test_a_discount_does_not_count_for_its_own_card() -> None:
    state = table(gold=5, village="Armorer")
    play(state, Buy(0, 0, 0))
    assert state.gold[0] == 5 - 3


def test_a_discount_card_face_down_gives_no_discount() -> None:
    state = table("(Squire) (Armorer)")
    assert ask.price(state, 0, number("Brigand")) == 7


def test_a_card_that_is_too_dear_can_only_be_taken_face_down() -> None:
    state = table(gold=4, village="Doctor Witch Brigand")
    assert moves_of(state, Buy) == [Buy(1, 0, 0)]
    assert moves_of(state, TakeFaceDown) == [TakeFaceDown(slot, 0, 0) for slot in range(3)]
    assert refusal(state, Buy(0, 0, 0)) == "too_dear"


def test_a_card_face_down_is_free_and_brings_6_gold_and_2_keys() -> None:
    state = table(gold=20, keys=1, village="Farmer")
    events = play(state, TakeFaceDown(0, 0, 0))
    assert (state.gold[0], state.keys[0]) == (26, 3)
    assert of_kind(events, CardTakenFaceDown) == [
        CardTakenFaceDown(0, VILLAGE, 0, number("Farmer"), 0, 0, FACE_DOWN_GOLD, FACE_DOWN_KEYS)
    ]


def test_nothing_printed_on_a_card_face_down_counts() -> None:
    state = table("Nun", village="Farmhand")
    play(state, TakeFaceDown(0, 1, 0))
    counted = {mark for mark in Mark if state.marks[0][mark]}
    nun = {Mark.FAITH, Mark.CASTLE_BANNER, Mark.ONE_CREST}
    assert counted == nun | {Mark.FACE_DOWN, Mark.FILLED}
    assert state.messenger == VILLAGE
    assert GAME.tally(state)[5].amounts[0] == 0


def test_an_ability_counts_the_new_card_itself() -> None:
    state = table(gold=0, village="Baker")
    play(state, Buy(0, 0, 0))
    assert (state.gold[0], state.keys[0]) == (1, 6)


@pytest.mark.parametrize(
    ("card", "grid", "gold"),
    [
        ("Shepherdess", "", 8),
        ("Shepherdess", "Nun Judge Spy / Witch (Vicar) Knight / Baker Monk", 0),
        ("Woodcutter", "", 1),
        ("Woodcutter", "Nun Judge Spy / Witch (Vicar) Knight / Baker Monk", 9),
    ],
)
def test_spaces_are_counted_with_the_new_card_in_place(card: str, grid: str, gold: int) -> None:
    state = table(grid, village=card)
    price = ask.price(state, 0, number(card))
    play(state, next(move for move in moves_of(state, Buy) if move.slot == 0))
    assert state.gold[0] == 20 - price + gold


# ---- placing ----


def spots(state: State) -> set[tuple[int, int]]:
    return set(ask.free_spots(state, 0))


def test_the_first_card_has_one_place() -> None:
    assert spots(table()) == {(0, 0)}


def test_a_card_must_touch_another_by_a_side() -> None:
    state = table("Nun")
    assert spots(state) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert refusal(state, TakeFaceDown(0, 1, 1)) == "apart"


def test_three_cards_in_a_row_fix_the_columns_but_not_the_rows() -> None:
    state = table("RoyalGuard Spy Militiaman")
    assert spots(state) == {(x, y) for x in (0, 1, 2) for y in (-1, 1)}
    assert refusal(state, TakeFaceDown(0, -1, 0)) == "outside"
    assert refusal(state, TakeFaceDown(0, 3, 0)) == "outside"


def test_two_rows_apart_leave_no_fourth_row() -> None:
    state = table("Nun / Judge / Spy")
    assert spots(state) == {(x, y) for x in (-1, 1) for y in (0, 1, 2)}


def test_a_space_holds_one_card() -> None:
    assert refusal(table("Nun"), TakeFaceDown(0, 0, 0)) == "space_taken"


def test_a_hole_can_be_filled() -> None:
    state = table("Nun Judge Spy / Witch . Knight / Baker Monk Vicar")
    assert spots(state) == {(1, 1)}


def test_every_grid_ends_three_by_three() -> None:
    for seed in range(30):
        state = played_out(5, seed)
        for seat in range(5):
            columns, rows = zip(*ask.cards(state, seat), strict=True)
            assert max(columns) - min(columns) == 2
            assert max(rows) - min(rows) == 2


# ---- the end ----


def played_out(players: int, seed: int) -> State:
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    return state


def before_the_last_card(village: str) -> State:
    full = "(Duchess) (Prince) (Jester) / (Judge) (Nun) (Scribe) / (Cardinal) (Devout) (Patron)"
    state = table("Vicar Spy (Monk) / Witch (Baker) (Beggar) / (Farmer) (Usurper)", full, players=2, village=village)
    state.gold, state.keys = [5, 9], [3, 8]
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_the_game_ends_when_everybody_has_nine_cards(players: int) -> None:
    state = played_out(players, 4)
    assert [marks[Mark.FILLED] for marks in state.marks] == [9] * players
    assert (state.awaited, GAME.legal_moves(state), GAME.ending(state)) == (OVER, (), "grids_full")
    assert GAME.why_not(state, Renew()) == "over"


def test_at_the_end_leftover_gold_goes_into_purses() -> None:
    state = before_the_last_card("Inventor")
    events = play(state, Buy(0, 2, 2))
    assert of_kind(events, LeftoverStored) == [LeftoverStored(0, (number("Vicar"),), (5,))]
    assert (state.gold, state.purses[number("Vicar")]) == ([5 - 2 + 3 - 5, 9], 5)


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_nobody_has_both_gold_and_room_in_a_purse(seed: int) -> None:
    state = played_out(5, seed)
    for seat in range(5):
        cards = [piece for piece in state.grids[seat] if is_face_up(piece) and PURSE[piece]]
        assert not (state.gold[seat] and any(state.purses[card] < PURSE[card] for card in cards))


def test_at_the_end_every_scroll_and_the_keys_are_told_and_add_up_to_the_score() -> None:
    state = before_the_last_card("Inventor")
    events = play(state, Buy(0, 2, 2))
    told = [0, 0]
    for event in events:
        if isinstance(event, ScrollCounted | KeysCounted):
            told[event.seat] += event.points
    assert tuple(told) == totals(GAME.tally(state)) == (10 + 6 + 4 + 3, 8)
    assert events[-1] == GameEnded((0,))


def test_marks_and_shapes_always_follow_from_the_grids() -> None:
    random = Random(11)
    for seed in range(20):
        state = GAME.setup(GAME.setup_for(2 + seed % 4, seed))
        while GAME.to_move(state) is not None:
            GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
            for seat in range(len(state.gold)):
                assert (state.marks[seat], state.shapes[seat]) == recounted(state, seat)


def test_a_card_face_down_stays_known() -> None:
    state = table(village="Farmer")
    play(state, TakeFaceDown(0, 0, 0))
    assert ask.cards(state, 0) == {(0, 0): FACE_DOWN + number("Farmer")}


# ---- counts of positions: 8 first moves; 6 + 6 after a key and 8 after each of six cards, but 3 where one asks ----


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    count = 0
    for move in GAME.legal_moves(state):
        after = GAME.copy(state)
        GAME.perform(after, move, None)
        count += perft(after, depth - 1)
    return count


def test_eight_moves_begin_a_game_whose_cards_can_all_be_paid() -> None:
    state = GAME.setup(GAME.setup_for(3, seed=1))
    assert [type(move) for move in GAME.legal_moves(state)] == [MoveMessenger, Renew, *[Buy] * 3, *[TakeFaceDown] * 3]


@pytest.mark.parametrize(
    ("players", "seed", "counts"),
    [(2, 1, [8, 60, 1002, 24344]), (3, 2, [8, 55, 400, 5558]), (5, 3, [8, 60, 451, 3361])],
)
def test_the_tree_of_moves_has_always_the_same_size(players: int, seed: int, counts: list[int]) -> None:
    state = GAME.setup(GAME.setup_for(players, seed))
    assert [perft(state, depth) for depth in range(1, 5)] == counts
