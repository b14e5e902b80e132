"""The words of Castle Wall."""

import pytest

from castles.rules.game import Event
from castles.rules.wall import GAME
from castles.rules.wall.pieces import CHARACTERS
from castles.rules.wall.state import (
    Build,
    CardBuilt,
    CardInserted,
    CardLeft,
    CardPutBack,
    CardTurnedUp,
    GameEnded,
    PutBack,
    TurnPassed,
)
from castles.wording.wall import WORDING
from tests.rules.wall_table import play, table

NAMES = ("Zosia", "Michał")

SENTENCES: list[tuple[Event, str]] = [
    (CardTurnedUp(0, 7, 33), "Zosia turns up a card: 33."),
    (CardTurnedUp(0, 7, 24), "Zosia turns up a card: 24 (king)."),
    (CardBuilt(1, 7, 36, 2), "Michał builds: 36."),
    (CardBuilt(1, 7, 28, 2), "Michał builds: 28 (wizard)."),
    (CardInserted(0, 7, 23, 2), "Zosia has the wizard insert a card into the wall: 23."),
    (CardPutBack(0, 7), "Zosia puts the card back face down."),
    (CardLeft(1, 7, 17), "The card is lower than every castle's last one and leaves the game: 17."),
    (TurnPassed(1), ""),
    (GameEnded("tenth_element"), "A castle has its tenth element."),
    (GameEnded("last_card"), "The last card in the middle has been turned up."),
    (GameEnded("nothing_builds"), "Nobody builds any more: everything goes back again and again."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    assert WORDING.sentence(event, NAMES) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(GAME.events)


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_has_a_name(name: str) -> None:
    number = CHARACTERS[name][1][0]
    assert WORDING.sentence(CardBuilt(0, 7, number, 1), NAMES) == f"Zosia builds: {number} ({name})."


def test_every_line_of_the_courts_score_sheet_has_words() -> None:
    state = table("Zosia\nMichał", court=True)
    assert {line.reason for line in GAME.tally(state)} <= set(WORDING.labels)


@pytest.mark.parametrize("reason", ["not_between", "wizard_spent", "no_wizard", "leaves", "stays"])
def test_a_refusal_of_the_court_has_words(reason: str) -> None:
    assert WORDING.labels[reason].endswith(".")


def test_the_drawing_shows_what_was_seen_the_card_turned_up_and_the_castles() -> None:
    state = table("Zosia 5 20\nMichał 9 28", middle="21 22 23 24 25 26 27 29 30 31", court=True)
    play(state, 22, PutBack(), 31, Build(), 24)
    assert WORDING.drawing(state, NAMES).splitlines()[:9] == [
        " ▒▒  22  ▒▒ [24] ▒▒  ▒▒  ▒▒  ▒▒  ▒▒",
        "  ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "  ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "  ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "  ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "",
        "> Zosia   1 · 5 · 20",
        "  Michał  1 · 9 · 28 (wizard) · 31  (may insert)",
        "",
    ]


def test_the_drawing_lists_the_cards_that_left_the_game() -> None:
    state = table("Zosia 9\nMichał 8")
    play(state, 3, 2)
    assert WORDING.drawing(state, NAMES).endswith("\n2 cards have left the game: 2, 3")


def test_the_drawing_of_a_view_is_that_of_the_table() -> None:
    state = table("Zosia 5\nMichał 9")
    play(state, 22, PutBack())
    assert WORDING.drawing(GAME.view(state, 0), NAMES) == WORDING.drawing(state, NAMES)
