"""What nobody may know in Topple the King: unseen cards of the piles, and the dice to come."""

from random import Random

from castles.rules.throne import GAME
from castles.rules.throne.pieces import TOURNAMENT, UNKNOWN
from castles.rules.throne.state import Claim, Search, State, Stop, Swap
from tests.rules.throne_table import card, cards, play, table

PICTURE = """
    pile 1: tournament, ?red 2-2-2|4, ?die1, guard, blue 4-4-4|5
    pile 2: champion, ?tournament
    0: brown 3-3-3|2
    1: green 2-2-2|1
"""


def test_tops_and_cards_put_under_in_sight_are_seen_and_nothing_else() -> None:
    seen = GAME.view(table(PICTURE), 0)
    assert seen.piles == [
        [TOURNAMENT, UNKNOWN, UNKNOWN, *cards("guard", "blue 4-4-4|5")],
        [card("champion"), UNKNOWN],
    ]


def test_everybody_sees_the_same() -> None:
    state = table(PICTURE)
    assert GAME.view(state, 0) == GAME.view(state, 1)


def test_a_view_does_not_change_when_unseen_cards_change_places() -> None:
    state, other = table(PICTURE), table(PICTURE)
    other.piles[0][1], other.piles[1][1] = state.piles[1][1], state.piles[0][1]
    other.piles[0][2], other.piles[0][1] = other.piles[0][1], other.piles[0][2]
    other.chance = 77
    assert state != other
    assert GAME.view(state, 1) == GAME.view(other, 1)


def test_a_view_keeps_its_way_to_the_truth_shut() -> None:
    assert GAME.view(table(PICTURE, chance=5), 0).chance == 0


def test_a_view_is_not_tied_to_the_table() -> None:
    state = table(PICTURE)
    seen = GAME.view(state, 0)
    seen.piles[0].pop()
    seen.cards[0] = 0
    assert state == table(PICTURE)


def test_a_swapped_card_stays_known_at_the_bottom() -> None:
    state = table(PICTURE)
    play(state, Swap(1))
    assert GAME.view(state, 0).piles[1] == [TOURNAMENT, card("champion")]


def test_a_missed_card_stays_known_at_the_bottom() -> None:
    state = table(PICTURE)
    play(state, Claim(1), "1 2")
    assert GAME.view(state, 1).piles[1] == [TOURNAMENT, card("champion")]


def test_a_search_in_vain_shows_the_whole_pile() -> None:
    state = table("pile 1: brown 4-4-4|1, ?brown 3-3-3|2, ?brown 4-4-4|1\npile 2:\n0: brown\n1: green, die1")
    play(state, Search(0))
    assert UNKNOWN not in GAME.view(state, 0).piles[0]


def test_the_card_below_a_taken_one_comes_to_light_and_no_other() -> None:
    state = table("pile 1: red 2-2-2|4, ?die1, ?die2, guard\npile 2: tournament\n0: brown\n1: green")
    play(state, Claim(0), "5 5 5 5")
    assert GAME.view(state, 0).piles[0] == [card("die1"), UNKNOWN, card("guard")]


def played(seed: int, moves: int) -> State:
    """A table after so many random moves."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(4, seed))
    for _ in range(moves):
        if GAME.to_move(state) is not None:
            GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    return state


def test_a_guess_puts_every_unseen_card_into_an_unseen_place() -> None:
    for seed in range(30):
        state = played(seed, 40)
        guess = GAME.guess(GAME.view(state, 0), 0, seed)
        assert GAME.census(guess) == GAME.census(state)
        assert GAME.view(guess, 0) == GAME.view(state, 0)


def test_a_guess_may_put_any_unseen_card_into_any_unseen_place() -> None:
    state = played(3, 30)
    view = GAME.view(state, 2)
    assert state.unseen[0] > 1
    unseen = {card for pile, count in zip(state.piles, state.unseen, strict=True) for card in pile[1 : 1 + count]}
    guessed = {GAME.guess(view, 2, number).piles[0][1] for number in range(400)}
    assert guessed == unseen


def test_the_same_number_gives_the_same_guess() -> None:
    view = GAME.view(played(1, 20), 0)
    assert GAME.guess(view, 0, 9) == GAME.guess(view, 0, 9)


def test_guesses_have_dice_of_their_own() -> None:
    view = GAME.view(played(1, 20), 0)
    assert GAME.guess(view, 0, 9).chance != GAME.guess(view, 0, 10).chance


def test_when_all_cards_have_been_seen_a_guess_is_sure_of_them() -> None:
    state = next(state for seed in range(99) if sum((state := played(seed, 4000)).unseen) == 0)
    assert GAME.guess(GAME.view(state, 0), 0, 5).piles == state.piles


def test_stopping_tells_only_what_all_can_see() -> None:
    state = table(PICTURE)
    play(state, Claim(0), "1 2 3")
    told = play(state, Stop(), "1 2 3")
    assert str(card("red 2-2-2|4")) not in str(told)
