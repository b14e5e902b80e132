"""What is known in Castle Wall: every card that was ever turned up, and nothing else of the middle."""

from collections import Counter

from castles.rules.wall import GAME
from castles.rules.wall.state import EMPTY, UNKNOWN, Build, PutBack, State, remembered
from tests.rules.wall_table import play, table


def some_seen() -> State:
    """20 was seen and put back, 30 built, 40 is turned up; the other cards are unseen."""
    state = table("Zosia 5\nMichał 9")
    play(state, 20, PutBack(), 30, Build(), 40)
    return state


def test_a_view_hides_the_cards_that_were_never_turned_up() -> None:
    state = some_seen()
    known = {card for card in GAME.view(state, 0).cards if card not in (UNKNOWN, EMPTY)}
    assert known == {20, 40}


def test_a_view_is_the_same_however_the_unseen_cards_lie() -> None:
    state, other = some_seen(), some_seen()
    first, second = other.cards.index(10), other.cards.index(46)
    other.cards[first], other.cards[second] = other.cards[second], other.cards[first]
    assert state != other
    assert [GAME.view(state, seat) == GAME.view(other, seat) for seat in range(2)] == [True, True]


def test_a_view_differs_where_seen_cards_lie_otherwise() -> None:
    state, other = some_seen(), some_seen()
    first, second = other.cards.index(20), other.cards.index(46)
    other.cards[first], other.cards[second] = other.cards[second], other.cards[first]
    assert GAME.view(state, 0) != GAME.view(other, 0)


def test_a_view_hides_nothing_but_the_unseen_cards() -> None:
    state = some_seen()
    view = GAME.view(state, 1)
    view.cards = state.cards
    assert view == state


def test_all_seats_see_the_same() -> None:
    state = some_seen()
    assert GAME.view(state, 0) == GAME.view(state, 1)


def test_a_view_remembers_what_was_put_back() -> None:
    state = some_seen()
    play(state, PutBack())
    assert set(remembered(GAME.view(state, 1)).values()) == {20, 40}


def test_a_guess_lays_every_unseen_card_on_every_unseen_place() -> None:
    state = table("Zosia 5\nMichał 9", middle="11 12 13 14")
    play(state, 12, PutBack())
    view = GAME.view(state, 0)
    guesses = Counter(tuple(GAME.guess(view, 0, number).cards[:4]) for number in range(600))
    assert {cards[1] for cards in guesses} == {12}
    assert len(guesses) == 6
    assert min(guesses.values()) > 60
