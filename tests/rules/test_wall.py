"""The turns of Castle Wall: what may be built, what goes back, what leaves, and when the game ends."""

import pytest

from castles.rules.game import IllegalMove
from castles.rules.wall import GAME
from castles.rules.wall.pieces import CARDS, CHARACTERS, PLACES, character
from castles.rules.wall.state import (
    EMPTY,
    NEVER,
    NOWHERE,
    Build,
    CardBuilt,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    Decision,
    GameEnded,
    Insert,
    LetGo,
    PutBack,
    State,
    TurnPassed,
    TurnUp,
    most_idle_turns,
    number_up,
    remembered,
)
from tests.rules.wall_table import play, table

TWO_BEGINNERS = "Zosia\nMichał"


# The pieces


def test_there_are_45_cards_numbered_2_to_46() -> None:
    assert (list(CARDS), PLACES) == (list(range(2, 47)), 45)


def test_fifteen_cards_show_characters() -> None:
    assert {name: len(numbers) for name, (_, numbers) in CHARACTERS.items()} == {
        "king": 1,
        "queen": 1,
        "wizard": 1,
        "knight": 6,
        "princess": 6,
    }
    assert sum(bool(character(number)) for number in CARDS) == 15


@pytest.mark.parametrize("number", [17, 23, 26, 30, 33, 36, 41])
def test_the_numbers_of_the_rulebooks_examples_are_plain_walls(number: int) -> None:
    assert character(number) == ""


def test_every_card_lies_on_its_own_place_and_everybody_has_a_start_tile() -> None:
    state = GAME.setup(GAME.setup_for(4, 9))
    assert sorted(state.cards) == list(CARDS)
    assert state.castles == [[1]] * 4


def test_the_youngest_begins_then_clockwise() -> None:
    state = GAME.setup(GAME.setup_for(3, 9, ages=(2, 0, 1)))
    asked = []
    for place in range(3):
        asked.append(GAME.to_move(state))
        GAME.play(state, TurnUp(place))
        GAME.play(state, PutBack())
    assert asked == [2, 0, 1]


# The rulebook's examples


def test_after_41_a_33_can_not_be_built() -> None:
    state = table("Zosia 9 41\nMichał 12 30")
    told = play(state, 33)
    assert [type(event) for event in told] == [CardTurnedUp, CardPutBack, TurnPassed]
    assert state.castles[0] == [1, 9, 41]


def test_after_30_a_36_can_be_built_or_put_back() -> None:
    state = table("Michał 12 30\nZosia 9 41")
    play(state, 36)
    assert GAME.legal_moves(state) == (Build(), PutBack())


def test_a_17_below_every_castles_last_card_leaves_the_game() -> None:
    state = table("Zosia 5 41\nMichał 12 30\nMaciek 18")
    told = play(state, 17)
    assert [type(event) for event in told] == [CardTurnedUp, CardLeft, TurnPassed]
    assert (state.gone, 17 in state.cards, GAME.to_move(state)) == ([17], False, 1)


def test_while_one_castle_is_at_its_start_tile_no_card_leaves() -> None:
    state = table("Zosia 5 41\nMichał 12 30\nMaciek")
    play(state, 2)
    assert (state.gone, 2 in state.cards) == ([], True)


def test_the_last_card_put_back_ends_the_game() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="25")
    told = play(state, 25, PutBack())
    assert told[-1] == GameEnded("last_card")
    assert GAME.to_move(state) is None


# Turning up, building, putting back


def test_any_card_in_the_middle_may_be_turned_up() -> None:
    assert len(GAME.legal_moves(GAME.setup(GAME.setup_for(2, 1)))) == 45


def test_a_card_seen_before_may_be_turned_up_again() -> None:
    state = table(TWO_BEGINNERS)
    play(state, 20, PutBack())
    play(state, 20)
    assert number_up(state) == 20


def test_a_built_card_leaves_its_place_empty_and_stands_at_the_right_end() -> None:
    state = table("Zosia 5\nMichał")
    place = state.cards.index(8)
    told = play(state, 8, Build())
    assert told[1] == CardBuilt(0, place, 8, 2)
    assert (state.cards[place], state.castles[0]) == (EMPTY, [1, 5, 8])
    assert TurnUp(place) not in GAME.legal_moves(state)


def test_a_card_put_back_lies_on_the_same_place() -> None:
    state = table("Zosia 5\nMichał")
    before = state.cards[:]
    play(state, 8, PutBack())
    assert (state.cards, state.up) == (before, NOWHERE)


def test_a_card_too_low_for_the_own_castle_goes_back_by_itself_if_another_could_use_it() -> None:
    state = table("Zosia 40\nMichał 10")
    told = play(state, 20)
    assert told == [CardTurnedUp(0, 17, 20), CardPutBack(0, 17), TurnPassed(1)]


def test_what_leaves_the_game_follows_the_lowest_castle() -> None:
    state = table("Zosia 10\nMichał 40")
    play(state, 30, Build())
    play(state, 20, 35, PutBack(), 36)
    assert (state.gone, 35 in state.cards, 36 in state.cards) == ([20], True, True)


def test_what_was_seen_is_remembered_with_the_turn_it_was_seen_in() -> None:
    state = table(TWO_BEGINNERS)
    first = state.turns
    play(state, 20, PutBack(), 30, Build())
    assert remembered(state) == {18: 20}
    assert [state.seen[18], state.seen[28], state.seen[0]] == [first, first + 1, NEVER]


# The end


def test_the_tenth_element_ends_the_game_at_once() -> None:
    state = table("Zosia 2 3 4 5 6 7 8 9\nMichał")
    told = play(state, 10, Build())
    assert told[-1] == GameEnded("tenth_element")
    assert (GAME.to_move(state), GAME.ending(state), GAME.legal_moves(state)) == (None, "tenth_element", ())


def test_nine_elements_do_not_end_the_game() -> None:
    state = table("Zosia 2 3 4 5 6 7 8\nMichał")
    play(state, 10, Build())
    assert GAME.to_move(state) == 1


def test_the_last_card_built_ends_the_game() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="25")
    play(state, 25, Build())
    assert GAME.ending(state) == "last_card"


def test_the_last_card_gone_ends_the_game() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="15")
    play(state, 15)
    assert (GAME.ending(state), 15 in state.gone) == ("last_card", True)


def test_the_last_card_as_tenth_element_counts_as_tenth_element() -> None:
    state = table("Zosia 2 3 4 5 6 7 8 9\nMichał 10", middle="25")
    play(state, 25, Build())
    assert GAME.ending(state) == "tenth_element"


def test_two_cards_that_nobody_wants_end_the_game_in_the_end() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="25 26")
    assert most_idle_turns(state) == 3 * 3 * 2
    for _ in range(8):
        play(state, 25, PutBack(), 26)
    play(state, 25, PutBack())
    assert GAME.to_move(state) == 1
    play(state, 26)
    assert GAME.ending(state) == "nothing_builds"


def test_a_card_built_starts_the_count_of_idle_turns_anew() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="25 26 40")
    play(state, 25, PutBack(), 26)
    assert state.idle == 2
    play(state, 25, Build())
    assert state.idle == 0


def test_a_card_gone_starts_the_count_of_idle_turns_anew() -> None:
    state = table("Zosia 5 20\nMichał 12 30", middle="25 19 40")
    play(state, 25, PutBack(), 19)
    assert state.idle == 0


# Refusals


def refusal(state: State, move: Decision) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, move)
    return refused.value.reason


def test_an_empty_place_has_no_card_to_turn_up() -> None:
    state = table(TWO_BEGINNERS)
    play(state, 2, Build())
    assert refusal(state, TurnUp(0)) == refusal(state, TurnUp(99)) == "no_card"


def test_a_second_card_is_refused_while_one_is_turned_up() -> None:
    state = table(TWO_BEGINNERS)
    play(state, 2)
    assert refusal(state, TurnUp(1)) == "decide_first"


@pytest.mark.parametrize("move", [Build(), Insert(), PutBack(), LetGo()])
def test_nothing_can_be_done_before_a_card_is_turned_up(move: Decision) -> None:
    assert refusal(table(TWO_BEGINNERS), move) == "turn_up_first"


def test_a_card_that_could_be_used_can_neither_be_let_go_nor_inserted_without_the_wizard() -> None:
    state = table(TWO_BEGINNERS)
    play(state, 2)
    assert (refusal(state, LetGo()), refusal(state, Insert())) == ("stays", "no_wizard")


def test_after_the_end_everything_is_refused() -> None:
    state = table(TWO_BEGINNERS, middle="25")
    play(state, 25, PutBack())
    assert refusal(state, TurnUp(0)) == "over"


def paths(state: State, depth: int) -> int:
    """How many sequences of this many moves there are."""
    if not depth:
        return 1
    count = 0
    for move in GAME.legal_moves(state):
        after = GAME.copy(state)
        GAME.perform(after, move, None)
        count += paths(after, depth - 1)
    return count


def test_the_number_of_ways_to_play_on_is_as_counted() -> None:
    state = GAME.setup(GAME.setup_for(2, 5))
    # Build or put back, so 44 or 45 cards are left for the second; he too can build every one of them, or put it back.
    assert [paths(state, depth) for depth in (1, 2, 3, 4)] == [45, 90, 45 * 89, 45 * 89 * 2]
