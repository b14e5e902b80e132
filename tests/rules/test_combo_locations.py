"""The castle and the village of Castle Combo: the messenger, decks that run out, a location that closes."""

from castles.rules.combo import GAME
from castles.rules.combo.pieces import CASTLE, DECKS, VILLAGE
from castles.rules.combo.state import (
    EMPTY,
    Buy,
    CardShown,
    CardsSwept,
    DeckReshuffled,
    LocationClosed,
    MessengerFollowed,
    MessengerSent,
    MoveMessenger,
    Renew,
    State,
    TakeFaceDown,
)
from tests.rules.combo_table import moves_of, number, of_kind, play, refusal, table

# ---- the messenger ----


def test_an_arrow_of_a_bought_card_moves_the_messenger() -> None:
    state = table(village="Monk")
    events = play(state, Buy(0, 0, 0))
    assert state.messenger == CASTLE
    assert of_kind(events, MessengerFollowed) == [MessengerFollowed(number("Monk"), CASTLE)]


def test_a_card_without_an_arrow_leaves_him_where_he_is() -> None:
    state = table(village="Baker")
    play(state, Buy(0, 0, 0))
    assert state.messenger == VILLAGE


def test_an_arrow_can_send_him_back_after_a_key() -> None:
    state = table(castle="Judge")
    play(state, MoveMessenger())
    assert state.messenger == CASTLE
    play(state, Buy(0, 0, 0))
    assert state.messenger == VILLAGE


def test_the_messenger_moves_after_the_ability_and_before_new_cards_are_shown() -> None:
    events = play(table(village="Monk"), Buy(0, 0, 0))
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["CardBought", "KeysGained", "MessengerFollowed", "CardShown", "TurnPassed"]


def test_a_key_tells_who_sent_the_messenger_where() -> None:
    assert play(table(), MoveMessenger()) == [MessengerSent(0, CASTLE)]


# ---- decks and discards ----


def with_deck(state: State, location: int, size: int) -> State:
    """The rest of the deck lies in the discard."""
    deck = state.decks[location]
    state.discards[location], state.decks[location] = deck[:-size], deck[-size:]
    return state


def test_the_taken_slot_is_filled_again() -> None:
    state = table(village="Baker Monk Spy")
    coming = state.decks[VILLAGE][-1]
    events = play(state, TakeFaceDown(1, 0, 0))
    assert state.shown[VILLAGE] == [number("Baker"), coming, number("Spy")]
    assert of_kind(events, CardShown) == [CardShown(VILLAGE, 1, coming)]


def test_renewing_with_a_deck_of_two_cards_goes_on_with_the_shuffled_discard() -> None:
    state = with_deck(table(village="Baker Monk Spy"), VILLAGE, 2)
    last, discarded = state.decks[VILLAGE][::-1], set(state.discards[VILLAGE])
    swept = {number("Baker"), number("Monk"), number("Spy")}
    events = play(state, Renew())
    kinds = [type(event) for event in events]
    assert kinds == [CardsSwept, CardShown, CardShown, DeckReshuffled, CardShown]
    assert state.shown[VILLAGE][:2] == last
    assert {*state.decks[VILLAGE], state.shown[VILLAGE][2]} == discarded | swept
    assert state.discards[VILLAGE] == []


def test_cards_just_discarded_can_come_back_at_once() -> None:
    state = table(village="Baker Monk Spy")
    state.removed, state.decks[VILLAGE] = state.decks[VILLAGE], []
    play(state, Renew())
    assert set(state.shown[VILLAGE]) == {number("Baker"), number("Monk"), number("Spy")}


def test_an_empty_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    state = with_deck(table(village="Baker Monk Spy"), VILLAGE, 1)
    events = play(state, TakeFaceDown(0, 0, 0))
    assert (of_kind(events, DeckReshuffled), state.decks[VILLAGE]) == ([], [])
    events = play(state, TakeFaceDown(0, 0, 0))
    assert of_kind(events, DeckReshuffled) == [DeckReshuffled(VILLAGE, len(state.decks[VILLAGE]) + 1)]


def test_shuffling_depends_on_chance_alone_not_on_the_order_of_the_discard() -> None:
    one, two = (with_deck(table(village="Baker Monk Spy"), VILLAGE, 2) for _ in range(2))
    two.discards[VILLAGE].reverse()
    play(one, Renew())
    play(two, Renew())
    assert one.decks == two.decks


# ---- a location that runs dry ----


def nearly_dry(location: int, taken: int = 36) -> State:
    """Five players have taken so many cards of one deck face down; after 36, three are shown and none is left."""
    state = GAME.setup(GAME.setup_for(5, seed=9))
    if location == CASTLE:
        GAME.play(state, MoveMessenger())
    for _ in range(taken):
        GAME.play(state, moves_of(state, TakeFaceDown)[0])
    return state


def test_36_cards_of_a_deck_in_grids_leave_three_to_show() -> None:
    state = nearly_dry(VILLAGE)
    assert (len(state.shown[VILLAGE]), state.decks[VILLAGE], state.discards[VILLAGE]) == (3, [], [])
    assert EMPTY not in state.shown[VILLAGE]


def test_the_37th_card_closes_its_location_and_the_messenger_goes_to_the_other() -> None:
    for location in (CASTLE, VILLAGE):
        state = nearly_dry(location)
        left = tuple(state.shown[location][1:])
        events = play(state, moves_of(state, TakeFaceDown)[0])
        assert of_kind(events, LocationClosed) == [LocationClosed(location, left)]
        assert (state.messenger, state.shown[location], state.removed) == (1 - location, [], list(left))


def closed(location: int) -> State:
    state = nearly_dry(location)
    play(state, moves_of(state, TakeFaceDown)[0])
    return state


def test_a_key_no_longer_moves_the_messenger_but_still_renews() -> None:
    state = closed(VILLAGE)
    assert refusal(state, MoveMessenger()) == "messenger_stays"
    play(state, Renew())
    assert (state.messenger, len(state.discards[CASTLE])) == (CASTLE, 3)


def show(state: State, location: int, name: str) -> None:
    """Exchanges the first shown card for another one of the deck."""
    deck, card = state.decks[location], number(name)
    if card in deck:
        deck[deck.index(card)], state.shown[location][0] = state.shown[location][0], card
    assert card in state.shown[location]


def buy(state: State, name: str) -> None:
    slot = state.shown[state.messenger].index(number(name))
    play(state, next(move for move in moves_of(state, Buy) if move.slot == slot))


def test_an_arrow_no_longer_moves_the_messenger() -> None:
    state = closed(VILLAGE)
    show(state, CASTLE, "Judge")
    buy(state, "Judge")
    assert state.messenger == CASTLE


def test_nothing_can_be_discarded_from_a_closed_location() -> None:
    state = closed(VILLAGE)
    show(state, CASTLE, "Guildmaster")
    seat, keys = state.seat, state.keys[:]
    buy(state, "Guildmaster")
    assert GAME.to_move(state) == (seat + 1) % 5
    assert state.keys == keys


def test_the_game_goes_on_to_its_end_at_the_other_location() -> None:
    state = closed(CASTLE)
    cards = GAME.census(state)
    while GAME.to_move(state) is not None:
        GAME.play(state, GAME.legal_moves(state)[-1])
    assert GAME.census(state) == cards
    assert sorted(cards) == sorted(DECKS[CASTLE] + DECKS[VILLAGE])


def test_a_discarded_card_keeps_a_location_open() -> None:
    state = nearly_dry(VILLAGE, taken=35)
    state.discards[VILLAGE], state.decks[VILLAGE] = state.decks[VILLAGE], []
    events = play(state, moves_of(state, TakeFaceDown)[0])
    assert (of_kind(events, LocationClosed), len(state.shown[VILLAGE])) == ([], 3)
