"""Who wins in Castle Wall, and the court variant: points, ties and the wizard."""

import pytest

from castles.rules.game import IllegalMove, Line, totals, winners
from castles.rules.wall import GAME
from castles.rules.wall.score import neighbouring_pairs, possible_pairs
from castles.rules.wall.state import (
    NOBODY,
    Build,
    CardInserted,
    CardLeft,
    GameEnded,
    Insert,
    LetGo,
    PutBack,
    State,
    position_for,
)
from tests.rules.wall_table import play, table

WITH_WIZARD = "Zosia 17 26 28\nMichał 30"


# Without court


def test_the_largest_castle_wins() -> None:
    assert GAME.ranking(table("Zosia 44\nMichał 2 3\nMaciek 40")) == ((1,), (0,), (2,))


def test_equal_castles_go_by_the_highest_card() -> None:
    assert GAME.ranking(table("Zosia 2 40\nMichał 3 41")) == ((1,), (0,))


def test_only_castles_without_a_wall_card_share_a_place() -> None:
    assert GAME.ranking(table("Zosia\nMichał 9\nMaciek")) == ((1,), (0, 2))


def test_the_sheet_compares_size_and_highest_number_and_adds_nothing() -> None:
    tally = GAME.tally(table("Zosia 2 40\nMichał"))
    assert tally == (Line("castle_size", (3, 1), adds=False), Line("highest_card", (40, 1), adds=False))
    assert totals(tally) == ()


def test_without_court_the_wizard_is_a_plain_wall() -> None:
    state = table("Zosia 17 26\nMichał 30")
    play(state, 28, Build(), 31, PutBack(), 23)
    assert (state.castles[0], GAME.to_move(state)) == ([1, 17, 26, 28], 1)


def test_without_court_the_rule_for_pairs_changes_nothing() -> None:
    assert GAME.tally(table("Zosia 4 7\nMichał 9")) == GAME.tally(table("Zosia 4 7\nMichał 9", pairs="neighbours"))


def test_the_memory_aid_changes_nothing_in_the_rules() -> None:
    setups = [GAME.setup_for(3, 7, {"memory_aid": aid}) for aid in (False, True)]
    assert GAME.setup(setups[0]) == GAME.setup(setups[1])


# Points at court


def test_the_court_counts_cards_king_queen_knights_princesses_and_pairs() -> None:
    tally = GAME.tally(table("Zosia 4 7 11 14 24\nMichał 28 30", court=True))
    assert tally == (
        Line("cards", (5, 2)),
        Line("king", (3, 0)),
        Line("queen", (3, 0)),
        Line("knights", (2, 0)),
        Line("princesses", (1, 0)),
        Line("pair_points", (1, 0)),
        Line("wizard", (0, 1), adds=False),
    )
    assert totals(tally) == (15, 2)


def test_by_default_every_knight_finds_a_princess_anywhere() -> None:
    assert possible_pairs([1, 4, 11, 14, 16, 21, 45]) == 2


@pytest.mark.parametrize(
    ("castle", "pairs"),
    [
        ([1, 4, 7], 1),  # knight, princess
        ([1, 7, 11], 1),  # princess, knight
        ([1, 4, 7, 11], 1),  # the princess is already in a pair
        ([1, 4, 7, 11, 16], 2),
        ([1, 4, 5, 7], 0),  # a wall between them
        ([1, 4, 11, 16, 21], 1),
    ],
)
def test_neighbours_pair_from_the_left_each_figure_once(castle: list[int], pairs: int) -> None:
    assert neighbouring_pairs(castle) == pairs


def test_the_rule_for_pairs_is_an_option() -> None:
    points = [totals(GAME.tally(table("Zosia 4 5 7\nMichał 9", court=True, pairs=pairs))) for pairs in RULES]
    assert points == [(6, 1), (5, 1)]


RULES = ("smaller", "neighbours")


def test_at_court_points_beat_the_larger_castle() -> None:
    assert winners(GAME.ranking(table("Zosia 24\nMichał 2 3 5", court=True))) == (0,)


def test_a_tie_goes_to_the_kings_owner() -> None:
    assert GAME.ranking(table("Zosia 2 3 5 6\nMichał 24", court=True)) == ((1,), (0,))


def test_the_king_goes_before_the_queen() -> None:
    assert GAME.ranking(table("Zosia 14\nMichał 24", court=True)) == ((1,), (0,))


def test_without_the_king_among_the_tied_the_queen_decides_then_the_wizard() -> None:
    assert GAME.ranking(table("Zosia 2 3 5 6\nMichał 14\nMaciek 8 9 10 28", court=True)) == ((1,), (2,), (0,))


def test_a_king_in_another_castle_breaks_no_tie() -> None:
    assert GAME.ranking(table("Zosia 2 3\nMichał 24\nMaciek 28 30", court=True)) == ((1,), (2,), (0,))


def test_without_king_queen_or_wizard_a_tie_is_a_draw() -> None:
    assert GAME.ranking(table("Zosia 2 3\nMichał 5 6", court=True)) == ((0, 1),)


# The wizard


def test_the_wizard_inserts_a_23_between_17_and_26_once() -> None:
    state = table("Zosia 17 26\nMichał 30", court=True)
    play(state, 28, Build(), 36, PutBack())
    place = state.cards.index(23)
    told = play(state, 23, Insert())
    assert told[1] == CardInserted(0, place, 23, 2)
    assert state.castles[0] == [1, 17, 23, 26, 28]
    play(state, 36, PutBack(), 24)
    assert (state.wizard, state.castles[0], GAME.to_move(state)) == (NOBODY, [1, 17, 23, 26, 28], 1)


def test_insert_is_offered_beside_put_back() -> None:
    state = table("Zosia 17 26 28\nMichał 20", court=True)
    play(state, 23)
    assert GAME.legal_moves(state) == (Insert(), PutBack())


def test_for_a_card_that_would_leave_insert_is_offered_beside_let_go() -> None:
    state = table(WITH_WIZARD, court=True)
    play(state, 23)
    assert GAME.legal_moves(state) == (Insert(), LetGo())
    assert refusal(state, "put back") == "leaves"


def test_a_card_let_go_leaves_the_game_and_the_power_stays() -> None:
    state = table(WITH_WIZARD, court=True)
    place = state.cards.index(23)
    told = play(state, 23, LetGo())
    assert told[1] == CardLeft(0, place, 23)
    assert (state.gone, state.wizard) == ([23], 0)


def test_a_card_put_back_keeps_the_power() -> None:
    state = table("Zosia 17 26 28\nMichał 20", court=True)
    play(state, 23, PutBack())
    assert state.wizard == 0


def test_nothing_is_inserted_before_the_first_wall_card() -> None:
    state = table(WITH_WIZARD, court=True)
    play(state, 9)
    assert (state.gone, GAME.to_move(state)) == ([9], 1)


def test_a_higher_card_is_built_not_inserted() -> None:
    state = table(WITH_WIZARD, court=True)
    play(state, 29)
    assert GAME.legal_moves(state) == (Build(), PutBack())
    assert refusal(state, "insert") == "not_between"


def test_a_wizard_alone_in_the_wall_has_no_two_cards_to_insert_between() -> None:
    state = table("Zosia 28\nMichał 10", court=True)
    play(state, 20)
    assert GAME.to_move(state) == 1


def test_an_inserted_card_may_be_the_tenth_element() -> None:
    state = table("Zosia 2 3 4 5 6 7 9 28\nMichał 10", court=True)
    told = play(state, 8, Insert())
    assert told[-1] == GameEnded("tenth_element")


def test_on_anothers_turn_the_wizard_saves_no_card() -> None:
    state = table("Michał 20 30\nZosia 17 26 28", court=True)
    play(state, 23)
    assert (state.gone, state.castles) == ([23], [[1, 20, 30], [1, 17, 26, 28]])


def test_a_spent_wizard_says_so() -> None:
    state = table(WITH_WIZARD, court=True)
    state.wizard = NOBODY
    play(state, 29)
    assert refusal(state, "insert") == "wizard_spent"


def test_inserting_starts_the_count_of_idle_turns_anew() -> None:
    state = table("Zosia 17 26 28\nMichał 20", court=True)
    state.idle = 7
    play(state, 23, Insert())
    assert state.idle == 0


@pytest.mark.parametrize(("number", "position"), [(23, 2), (27, 3), (9, 1), (40, 4)])
def test_a_card_has_one_position_in_the_wall(number: int, position: int) -> None:
    assert position_for([1, 17, 26, 28], number) == position


def refusal(state: State, what: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, Insert() if what == "insert" else PutBack())
    return refused.value.reason
