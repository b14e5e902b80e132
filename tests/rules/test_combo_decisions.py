"""Castle Combo: what abilities ask of the buyer, what is refused, and what is told."""

import pytest

from castles.rules.combo import GAME, ask
from castles.rules.combo.pieces import CASTLE, VILLAGE
from castles.rules.combo.state import (
    EMPTY,
    AddToPurses,
    Buy,
    CardBought,
    ChoosePurses,
    CountNeighbour,
    Discard,
    GoldGained,
    KeysGained,
    MessengerFollowed,
    PursesFilled,
    TakeFaceDown,
    TakeKeys,
    TurnPassed,
)
from castles.rules.game import Move
from tests.rules.combo_table import number, of_kind, play, refusal, table


def test_a_neighbour_is_left_or_right_and_nobody_else() -> None:
    state = table("Captain", "Nun", "", "Cardinal", "MotherSuperior", players=5, castle="Templar")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert GAME.legal_moves(state) == (CountNeighbour(1), CountNeighbour(4))
    assert refusal(state, CountNeighbour(3)) == "not_a_neighbour"


def test_neighbours_that_give_the_same_are_not_asked_for() -> None:
    state = table("Captain", "Nun", "Cardinal", castle="Templar")
    state.messenger = CASTLE
    events = play(state, Buy(0, 1, 0))
    assert of_kind(events, GoldGained) == [GoldGained(0, number("Templar"), 1, (0,), 1, ((0, 0),))]
    assert GAME.to_move(state) == 1


def test_with_two_players_the_opponent_is_the_neighbour_unasked() -> None:
    state = table("Captain", "MotherSuperior", players=2, castle="Templar", gold=5)
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert (GAME.to_move(state), state.gold[0]) == (1, 2)


def test_no_neighbour_loses_what_is_counted() -> None:
    state = table("Captain", "MotherSuperior", players=2, castle="Templar")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert (state.gold[1], state.keys[1]) == (20, 5)


def test_one_or_the_other_offers_each_neighbour_and_the_keys() -> None:
    state = table("Nun", village="Bombardier")
    play(state, Buy(0, 1, 0))
    assert GAME.legal_moves(state) == (CountNeighbour(1), CountNeighbour(2), TakeKeys())


def test_one_or_the_other_with_two_players_offers_the_opponent_once() -> None:
    state = table("Nun", players=2, village="Bombardier")
    play(state, Buy(0, 1, 0))
    assert GAME.legal_moves(state) == (CountNeighbour(1), TakeKeys())


def test_the_banker_offers_purses_or_keys() -> None:
    state = table("Nun", castle="Banker")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert GAME.legal_moves(state) == (AddToPurses(), TakeKeys())


def test_the_steward_asks_which_two_of_more_purses() -> None:
    state = table("Potter Vicar (Beekeeper)", castle="Steward")
    state.messenger = CASTLE
    play(state, Buy(0, 0, 1))
    steward, vicar, potter = number("Steward"), number("Vicar"), number("Potter")
    pairs = [(steward, vicar), (steward, potter), (vicar, potter)]
    assert GAME.legal_moves(state) == [ChoosePurses(*pair) for pair in pairs]
    assert refusal(state, ChoosePurses(steward, number("Beekeeper"))) == "not_own_purses"


def test_gold_on_purses_comes_from_the_supply_and_cannot_be_spent() -> None:
    state = table("Vicar", gold=2, village="Potter", castle="Patron")
    events = play(state, Buy(0, 1, 0))
    potter, vicar = number("Potter"), number("Vicar")
    assert of_kind(events, PursesFilled) == [PursesFilled(0, potter, (vicar, potter), (2, 2))]
    assert state.gold[0] == 0
    assert not ask.can_pay(state, 0, number("Inventor"))


def test_a_discarded_card_leaves_its_slot_empty_until_the_turn_ends() -> None:
    state = table("Nun", castle="Guildmaster Judge Devout", village="Baker Brigand Spy")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0))
    assert GAME.legal_moves(state) == (Discard(0), Discard(1), Discard(2))
    seen: list[list[int]] = []
    GAME.play(state, Discard(1), lambda event: seen.append(state.shown[VILLAGE][:]))
    assert seen[0] == [number("Baker"), EMPTY, number("Spy")]
    assert state.discards[VILLAGE] == [number("Brigand")]
    assert EMPTY not in state.shown[VILLAGE] + state.shown[CASTLE]


def test_a_card_that_costs_nothing_can_be_discarded_too() -> None:
    state = table("Nun", castle="Guildmaster", village="Baker Brigand Spy")
    state.messenger = CASTLE
    play(state, Buy(0, 1, 0), Discard(0))
    assert state.keys[0] == 5


def test_a_discarded_card_brings_its_printed_cost_whatever_the_buyers_discounts() -> None:
    state = table("Squire Armorer", castle="Guildmaster", village="Baker Brigand Spy")
    state.messenger = CASTLE
    assert ask.price(state, 0, number("Brigand")) == 5
    play(state, Buy(0, 2, 0), Discard(1))
    assert state.keys[0] == 5 + 7


def test_effects_before_a_decision_are_done_and_those_after_it_wait() -> None:
    state = table("Captain", "Nun", castle="Templar", village="Spy")
    state.messenger = CASTLE
    events = play(state, Buy(0, 1, 0))
    assert (of_kind(events, KeysGained), state.keys[0]) == ([], 5)
    events = play(state, CountNeighbour(2))
    assert [type(event) for event in events[:2]] == [GoldGained, KeysGained]


def test_an_ability_comes_before_anything_else() -> None:
    state = table("Nun", village="Bombardier Spy Monk")
    play(state, Buy(0, 1, 0))
    assert refusal(state, TakeFaceDown(1, 0, 1)) == "ability_first"
    assert refusal(state, AddToPurses()) == "ability_first"


def test_answers_without_a_question_are_refused() -> None:
    for move in (CountNeighbour(1), TakeKeys(), AddToPurses(), Discard(0), ChoosePurses(6, 9)):
        assert refusal(table("Nun"), move) == "take_first"


def test_a_slot_that_is_not_there_is_refused() -> None:
    assert refusal(table("Nun"), TakeFaceDown(3, 0, 1)) == "no_such_card"
    state = table("Nun", village="Executioner")
    play(state, Buy(0, 1, 0))
    assert refusal(state, Discard(7)) == "no_such_card"


@pytest.mark.parametrize("move", [Buy("0", None, ()), TakeFaceDown(0, "x", 1), CountNeighbour(None), Discard((1,))])  # type: ignore[arg-type]
def test_nonsense_is_refused_in_words(move: Move) -> None:
    assert refusal(table("Nun"), move) in ("no_such_card", "outside", "take_first")


# ---- events ----


def test_a_gain_names_what_was_counted_and_in_whose_grid() -> None:
    state = table("Duchess . / Judge", village="StableBoy")
    events = play(state, Buy(0, 1, 0))
    assert of_kind(events, KeysGained) == [KeysGained(0, number("StableBoy"), 3, (0,), 0, ((0, 0), (1, 0)))]


def test_opponents_gain_together() -> None:
    state = table("Nun", castle="Patron")
    state.messenger = CASTLE
    events = play(state, Buy(0, 1, 0))
    assert of_kind(events, GoldGained) == [GoldGained(0, number("Patron"), 2, (1, 2), 0, ())]


def test_the_turn_passes_clockwise() -> None:
    state = table(players=4)
    assert of_kind(play(state, TakeFaceDown(0, 0, 0)), TurnPassed) == [TurnPassed(1)]
    state.seat = 3
    assert of_kind(play(state, TakeFaceDown(0, 0, 0)), TurnPassed) == [TurnPassed(0)]


def test_every_event_is_told_when_the_table_shows_it() -> None:
    state = table("Vicar", gold=9, village="Potter")
    shown: dict[type, tuple[int, int]] = {}

    def look(event: object) -> None:
        shown[type(event)] = (state.gold[0], state.purses[number("Vicar")])

    GAME.play(state, Buy(0, 1, 0), look)
    assert (shown[CardBought], shown[PursesFilled]) == ((7, 0), (7, 2))
    assert shown[MessengerFollowed] == (7, 2)
