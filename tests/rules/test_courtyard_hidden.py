"""What a seat can't know in the Courtyard: the order of the stack, and the tokens nobody has won."""

from collections import Counter
from dataclasses import fields
from random import Random

from castles.rules.courtyard import GAME
from castles.rules.courtyard.state import NONE, UNKNOWN, State
from tests.rules.courtyard_table import table, turn


def middle() -> State:
    """Some turns into a game, with a token won."""
    state = table("""
        K14 H8 turned 0 herald E
        K28 D1 turned 0 squire Es
        K13 D12 turned 0 monk Nw
    """)
    state.scores[0] = 9
    turn(state, "K24 G8 turned 1")
    assert state.held[0]
    return state


def test_a_view_is_the_same_whatever_the_order_of_the_stack() -> None:
    state, other = middle(), middle()
    other.stack.reverse()
    assert state != other
    assert all(GAME.view(state, seat) == GAME.view(other, seat) for seat in (0, 1))


def test_a_view_is_the_same_whichever_tokens_are_on_the_towers_and_in_the_box() -> None:
    state, other = middle(), middle()
    other.towers[5], other.towers[6] = other.towers[6], other.towers[5]
    other.towers[7], other.box[0] = other.box[0], other.towers[7]
    assert state != other
    assert all(GAME.view(state, seat) == GAME.view(other, seat) for seat in (0, 1))


def test_a_view_hides_nothing_else() -> None:
    state = middle()
    view = GAME.view(state, 0)
    differing = {field.name for field in fields(State) if getattr(view, field.name) != getattr(state, field.name)}
    assert differing == {"stack", "towers", "box"}


def test_a_view_shows_how_many_tiles_are_left_and_where_tokens_are() -> None:
    state = middle()
    view = GAME.view(state, 1)
    assert view.stack == [UNKNOWN] * len(state.stack)
    assert [token == NONE for token in view.towers] == [token == NONE for token in state.towers]
    assert view.box == [UNKNOWN] * 5


def test_both_seats_see_the_same() -> None:
    assert GAME.view(middle(), 0) == GAME.view(middle(), 1)


def test_guesses_differ_and_hold_every_tile_and_token_once() -> None:
    state = middle()
    view = GAME.view(state, 0)
    guesses = [GAME.guess(view, 0, number) for number in range(20)]
    assert len({tuple(guess.stack) for guess in guesses}) == 20
    assert all(GAME.census(guess) == GAME.census(state) for guess in guesses)


def test_every_tile_is_next_in_some_guess() -> None:
    state = table()
    view = GAME.view(state, 0)
    nexts = Counter(GAME.guess(view, 0, number).stack[-1] for number in range(3000))
    assert set(nexts) == set(state.stack)


def test_tokens_nobody_has_won_stay_unseen_after_the_end() -> None:
    random, state = Random(4), middle()
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    view = GAME.view(state, 0)
    assert (set(view.towers), set(view.box)) == ({NONE}, {UNKNOWN})
    assert len(view.box) + len(view.held[0]) + len(view.held[1]) + len(view.spent) == 18
