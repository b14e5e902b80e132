"""Castle Combo in words."""

import re
from random import Random

import pytest

from castles.i18n import LANGUAGES, speak
from castles.rules.combo import GAME
from castles.rules.combo.pieces import CARDS, CASTLE, CHARACTERS, FACE_DOWN_GOLD, FACE_DOWN_KEYS, VILLAGE
from castles.rules.combo.state import (
    CardBought,
    CardDiscarded,
    CardShown,
    CardsSwept,
    CardTakenFaceDown,
    DeckReshuffled,
    DiscountGained,
    GameEnded,
    GoldGained,
    KeysCounted,
    KeysGained,
    LeftoverStored,
    LocationClosed,
    MessengerFollowed,
    MessengerSent,
    MoveMessenger,
    PursesFilled,
    ScrollCounted,
    TakeFaceDown,
    TurnPassed,
)
from castles.rules.game import Event
from castles.wording.combo import WORDING
from castles.wording.combo.card_text import card_text
from castles.wording.combo.log import sentence
from castles.wording.combo.names import NAMES, card_words
from tests.rules.combo_table import number, play, table

PLAYERS = ["Anna", "Béla", "Cezary"]
JUDGE, POTTER, SPY = number("Judge"), number("Potter"), number("Spy")

TOLD = [
    (MessengerSent(1, CASTLE), "Béla spends a key: the messenger goes to the castle."),
    (MessengerSent(1, VILLAGE), "Béla spends a key: the messenger goes to the village."),
    (CardsSwept(0, CASTLE, (1, 2, 3)), "Anna spends a key: three new characters come to the castle."),
    (CardsSwept(0, VILLAGE, (41, 42, 43)), "Anna spends a key: three new characters come to the village."),
    (DeckReshuffled(CASTLE, 9), "The castle's discards are shuffled into a new deck."),
    (DeckReshuffled(VILLAGE, 9), "The village's discards are shuffled into a new deck."),
    (CardShown(CASTLE, 0, JUDGE), "New at the castle: Judge."),
    (CardShown(VILLAGE, 0, SPY), "New in the village: Spy."),
    (CardBought(0, CASTLE, 0, JUDGE, 0, 0, 4), "Anna buys a card for 4 gold: Judge."),
    (CardBought(0, CASTLE, 0, JUDGE, 0, 0, 0), "Anna takes a card that costs nothing: Judge."),
    (DiscountGained(0, 3, (CASTLE,)), "Princess: from now on castle cards cost Anna 1 gold less."),
    (DiscountGained(0, 25, (VILLAGE,)), "Architect: from now on village cards cost Anna 1 gold less."),
    (DiscountGained(0, 8, (CASTLE, VILLAGE)), "Baron: from now on all cards cost Anna 1 gold less."),
    (GoldGained(0, JUDGE, 3, (0,), 0, ()), "Judge: Anna gains 3 gold."),
    (GoldGained(0, JUDGE, 3, (1,), 0, ()), "Judge: Béla gains 3 gold."),
    (GoldGained(0, JUDGE, 3, (1, 2), 0, ()), "Judge: every opponent of Anna gains 3 gold."),
    (GoldGained(0, SPY, 3, (0,), 2, ()), "Spy: Anna counts in the grid of Cezary and gains 3 gold."),
    (KeysGained(0, JUDGE, 1, (0,), 0, ()), "Judge: Anna gains 1 key."),
    (KeysGained(0, JUDGE, 2, (0,), 0, ()), "Judge: Anna gains 2 keys."),
    (KeysGained(0, JUDGE, 1, (1, 2), 0, ()), "Judge: every opponent of Anna gains 1 key."),
    (KeysGained(0, JUDGE, 1, (0, 1, 2), 0, ()), "Judge: everybody gains 1 key."),
    (KeysGained(0, SPY, 0, (0,), 2, ()), "Spy: Anna counts in the grid of Cezary and gains 0 keys."),
    (PursesFilled(0, POTTER, (POTTER, 40), (2, 1)), "Potter: 3 gold of the supply goes into purses of Anna."),
    (CardDiscarded(2, CASTLE, 1, JUDGE), "Cezary discards from the castle: Judge."),
    (CardDiscarded(2, VILLAGE, 1, SPY), "Cezary discards from the village: Spy."),
    (MessengerFollowed(JUDGE, VILLAGE), "The arrow sends the messenger to the village."),
    (MessengerFollowed(POTTER, CASTLE), "The arrow sends the messenger to the castle."),
    (
        LocationClosed(CASTLE, (1, 2)),
        "The castle has run out of characters: the messenger stays in the village for good.",
    ),
    (
        LocationClosed(VILLAGE, (41,)),
        "The village has run out of characters: the messenger stays at the castle for good.",
    ),
    (TurnPassed(1), ""),
    (LeftoverStored(1, (POTTER,), (2,)), "Béla puts 2 gold that is left over into purses."),
    (ScrollCounted(0, JUDGE, 0, 0, 1, ()), "Anna gets 1 point for a scroll: Judge."),
    (ScrollCounted(0, JUDGE, 0, 0, 9, ()), "Anna gets 9 points for a scroll: Judge."),
    (KeysCounted(0, 5), "Anna gets 5 points for keys."),
    (GameEnded((2,)), "Cezary wins."),
    (GameEnded((0, 2)), "The victory is shared: Anna, Cezary."),
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_is_told(event: Event, words: str) -> None:
    assert sentence(event, PLAYERS) == words


def test_every_event_has_its_words() -> None:
    assert {*(type(event) for event, _ in TOLD), CardTakenFaceDown} == set(GAME.events)


def test_a_card_face_down_is_told_with_the_figures_of_its_back() -> None:
    event = CardTakenFaceDown(0, CASTLE, 0, JUDGE, 0, 0, FACE_DOWN_GOLD, FACE_DOWN_KEYS)
    words = f"Anna takes a card face down, and {FACE_DOWN_GOLD} gold and {FACE_DOWN_KEYS} keys: Judge."
    assert sentence(event, PLAYERS) == words


def test_something_that_is_no_event_of_this_game_has_no_words() -> None:
    with pytest.raises(TypeError):
        sentence(Event(), PLAYERS)


def test_every_character_is_named_as_in_the_table() -> None:
    assert {character.id: character.name for character in CHARACTERS} == NAMES
    assert [card_words(card) for card in (0, 77)] == ["Duchess", "Beekeeper"]


REASONS = {
    *("over", "no_key", "key_spent", "messenger_stays", "no_such_card", "too_dear", "space_taken", "apart", "outside"),
    *("not_a_neighbour", "not_own_purses", "take_first", "ability_first"),
}


def test_every_row_of_the_sheet_the_ending_and_every_refusal_have_labels() -> None:
    lines = {line.reason for line in GAME.tally(table("Nun"))}
    assert set(WORDING.labels) == lines | {"grids_full", "live_points"} | REASONS | set(NAMES)


def test_the_table_is_drawn_with_locations_grids_and_what_everybody_holds() -> None:
    state = table(
        "Vicar (Monk) / Judge", "", "Nun", gold=2, castle="Duchess Steward Scribe", village="Spy Baker Potter"
    )
    state.purses[number("Vicar")] = 3
    assert WORDING.drawing(state, PLAYERS).splitlines() == [
        "Castle: deck 34, discards 0",
        "  0  5   Duchess  NN",
        "  1  0   Steward  N (3)",
        "  2  4 ↓ Scribe  F",
        "",
        "Village: deck 34, discards 0, here stands the messenger",
        "  0  4   Spy  SM",
        "  1  0   Baker  P",
        "  2  2 ↑ Potter  CC (4)",
        "",
        "Anna, to play: gold 2, keys 5",
        "           0              1",
        "    ┌──────────────┬──────────────┐",
        "  0 │ Vicar        │ (Monk)       │",
        "    │ F (3/5) = 10 │ face down    │",
        "    ├──────────────┼──────────────┤",
        "  1 │ Judge        │              │",
        "    │ S = 3        │              │",
        "    └──────────────┴──────────────┘",
        "",
        "Béla: gold 2, keys 5",
        "",
        "Cezary: gold 2, keys 5",
        "        0",
        "    ┌───────┐",
        "  0 │ Nun   │",
        "    │ F = 3 │",
        "    └───────┘",
        "",
        "N nobility, F faith, S science, M military, C craft, P peasantry; (gold in a purse/its size) = points now",
    ]


def test_a_closed_location_is_drawn_as_closed() -> None:
    state = table()
    state.shown[CASTLE] = []
    assert WORDING.drawing(state, PLAYERS).startswith("Castle: closed\n")


def test_a_slot_without_a_card_is_drawn_as_a_dash() -> None:
    state = table("Nun", village="Executioner")
    play(state, next(move for move in GAME.legal_moves(state) if type(move).__name__ == "Buy"))
    assert "  0  –" in WORDING.drawing(state, PLAYERS)


def test_every_state_and_view_of_a_match_can_be_drawn_and_every_event_told() -> None:
    random, state = Random(8), GAME.setup(GAME.setup_for(3, 8))
    lines: list[str] = []
    while GAME.to_move(state) is not None:
        drawn = WORDING.drawing(state, PLAYERS)
        assert WORDING.drawing(GAME.view(state, 0), PLAYERS) == drawn
        assert all(name in drawn for name in PLAYERS)
        GAME.play(state, random.choice(GAME.legal_moves(state)), lambda event: lines.append(sentence(event, PLAYERS)))
    assert lines[-1].endswith(".")
    assert not any("{" in line for line in lines)


def test_a_match_is_told_in_order() -> None:
    state = table(castle="Duchess Steward Scribe", village="Spy Baker Potter")
    events = play(state, MoveMessenger(), TakeFaceDown(0, 0, 0))
    assert [sentence(event, PLAYERS) for event in events if sentence(event, PLAYERS)] == [
        "Anna spends a key: the messenger goes to the castle.",
        "Anna takes a card face down, and 6 gold and 2 keys: Duchess.",
        "New at the castle: His Majesty.",
    ]


@pytest.mark.parametrize("card", CARDS)
def test_no_line_of_a_card_says_the_same_thing_twice(card: int) -> None:
    for line in card_text(card).splitlines():
        listed = re.split(r"[:(),]", line.rstrip(".)"))
        said = [part.strip() for part in listed if part.strip()]
        assert len(said) == len(set(said)), line


def test_sets_of_like_cards_are_counted() -> None:
    texts = {CHARACTERS[card].id: card_text(card) for card in CARDS}
    assert "Worth 7 points for every 3 of these in your grid: village cards." in texts["V26"]
    assert "(castle card, village card)" in texts["C28"]
    assert "Crests: 2 × nobility" in texts["C01"]


def test_what_was_said_once_is_said_anew_in_another_language() -> None:
    said = []
    for language in LANGUAGES:
        speak(language)
        said.append(card_text(CARDS[0]))
    speak("en")
    assert len(set(said)) == len(LANGUAGES)
    assert card_text(CARDS[0]) == said[0]
