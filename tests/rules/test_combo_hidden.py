"""What a seat of Castle Combo can't know: the order of the decks, and nothing else."""

from collections import Counter
from dataclasses import fields
from random import Random

import pytest

from castles.rules.combo import GAME
from castles.rules.combo.pieces import CASTLE, DECKS, VILLAGE
from castles.rules.combo.state import UNKNOWN, CardShown, State
from castles.rules.game import Event


def midgame(seed: int = 5) -> State:
    random, state = Random(seed), GAME.setup(GAME.setup_for(3, seed))
    for _ in range(20):
        GAME.perform(state, random.choice(GAME.legal_moves(state)), None)
    return state


@pytest.mark.parametrize("seat", range(3))
def test_decks_in_another_order_and_other_chance_give_the_same_view(seat: int) -> None:
    state = midgame()
    other = GAME.copy(state)
    for deck in other.decks:
        deck.reverse()
    other.decks[CASTLE][0], other.decks[CASTLE][5] = other.decks[CASTLE][5], other.decks[CASTLE][0]
    other.chance += 12345
    assert other != state
    assert GAME.view(other, seat) == GAME.view(state, seat)


def test_a_view_has_only_the_sizes_of_the_decks_and_no_chance() -> None:
    state = midgame()
    view = GAME.view(state, 1)
    assert view.chance == 0
    assert view.decks == [[UNKNOWN] * len(deck) for deck in state.decks]


def test_all_else_is_open() -> None:
    state = midgame()
    view = GAME.view(state, 2)
    for field in fields(State):
        if field.name not in ("decks", "chance"):
            assert getattr(view, field.name) == getattr(state, field.name)


def test_a_view_shares_nothing_with_the_table() -> None:
    state = midgame()
    view, before = GAME.view(state, 0), GAME.copy(state)
    view.gold[0] += 1
    view.shown[0][0] = view.grids[0][12] = view.purses[0] = 99
    assert state == before


def test_a_guess_puts_every_unseen_card_anywhere_in_its_deck() -> None:
    view = GAME.view(midgame(), 0)
    tops = Counter(GAME.guess(view, 0, number).decks[VILLAGE][-1] for number in range(2000))
    unseen = set(GAME.guess(view, 0, 0).decks[VILLAGE])
    assert unseen < set(DECKS[VILLAGE])
    assert set(tops) == unseen
    expected = 2000 / len(unseen)
    assert all(0.5 * expected < count < 1.6 * expected for count in tops.values())


def test_the_same_number_gives_the_same_guess_and_another_another() -> None:
    view = GAME.view(midgame(), 0)
    assert GAME.guess(view, 0, 7) == GAME.guess(view, 0, 7)
    assert GAME.guess(view, 0, 7).decks != GAME.guess(view, 0, 8).decks


def test_a_move_can_be_tried_on_a_view() -> None:
    view = GAME.view(midgame(), 0)
    for move in GAME.legal_moves(view):
        after = GAME.copy(view)
        GAME.perform(after, move, None)
        assert len(GAME.tally(after)) == 8


def test_only_events_that_show_a_card_stop_undo() -> None:
    assert [event for event in GAME.events if event.reveals] == [CardShown]


def test_no_event_tells_a_card_that_still_lies_in_a_deck() -> None:
    random, state = Random(3), GAME.setup(GAME.setup_for(4, 3))
    told: list[tuple[Event, set[int]]] = []
    while GAME.to_move(state) is not None:
        move = random.choice(GAME.legal_moves(state))
        GAME.play(state, move, lambda event: told.append((event, {*state.decks[CASTLE], *state.decks[VILLAGE]})))
    assert len(told) > 100
    for event, unseen in told:
        cards = {getattr(event, "card", -1), *getattr(event, "purses", ())}
        assert not cards & unseen
