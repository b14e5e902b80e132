"""Topple the King in words: a sentence for everything that can happen, and the table as text."""

from random import Random

import pytest

from castles.rules.game import Event
from castles.rules.throne import GAME
from castles.rules.throne.pieces import CARDS, NOTHING, TOURNAMENT, UNKNOWN, Combination, printed
from castles.rules.throne.state import (
    CLAIM,
    COUP,
    DEFENCE,
    FORFEITED,
    MISSED,
    NO_CARD,
    NO_PILE,
    NOBODY,
    ORGANISE,
    RAID,
    RIDE,
    SEARCHED,
    SWAPPED,
    THEFT,
    ActionPassed,
    AttemptBegan,
    AttemptEnded,
    BonusGained,
    CardCaptured,
    CardPutUnder,
    CardsCovered,
    CardTaken,
    Claim,
    DiceRolled,
    GameEnded,
    RevengeAverted,
    SearchFailed,
    TopUncovered,
    TurnBegan,
)
from castles.wording.throne import WORDING
from castles.wording.throne.names import card_words, dice_words
from tests.rules.throne_table import card, cards, play, table

NAMES = ("Andi", "Bernard", "Klaudia")
RED, DIE = card("red 3-3-3|1"), card("die4")
TRIPLE = Combination(3, 4, 5)

SENTENCES = [
    (TurnBegan(1, 7), "Round 7: it is the turn of Bernard."),
    (CardPutUnder(0, 0, RED, SWAPPED), "Andi puts the top card of pile 1 under it: red castle (3-3-3|1)."),
    (CardPutUnder(0, 1, RED, SEARCHED), "Andi searches pile 2 and puts a card under it: red castle (3-3-3|1)."),
    (CardPutUnder(0, 0, DIE, MISSED), "The card goes under pile 1: die 4 (3-3-3|5)."),
    (CardPutUnder(0, 0, TOURNAMENT, MISSED), "Nobody has a living die: the tournament goes under pile 1."),
    (
        CardPutUnder(0, 0, RED, FORFEITED),
        "In revenge the king has a castle of Andi put under pile 1: red castle (3-3-3|1).",
    ),
    (SearchFailed(2, 1), "Klaudia finds nothing to go for in pile 2."),
    (TopUncovered(1, TOURNAMENT), "A new card comes up on pile 2: tournament."),
    (
        AttemptBegan(CLAIM, 0, NOBODY, RED, 0, printed("3-3-3|1"), 3),
        "Andi goes for the top card of pile 1: red castle (3-3-3|1).",
    ),
    (
        AttemptBegan(CLAIM, 0, NOBODY, RED, 0, printed("1-1-1|2"), 3),
        "Andi goes for the top card of pile 1 with a traitor: red castle (3-3-3|1), to beat 1-1-1|2.",
    ),
    (
        AttemptBegan(ORGANISE, 0, NOBODY, TOURNAMENT, 0, NOTHING, 4),
        "Andi organises a tournament for the top card of pile 1.",
    ),
    (AttemptBegan(RIDE, 1, 0, TOURNAMENT, 0, TRIPLE, 3), "Bernard rides in the tournament and has to beat 4-4-4|5."),
    (
        AttemptBegan(RIDE, 1, NOBODY, TOURNAMENT, 0, NOTHING, 3),
        "Bernard rides in the tournament that nobody leads yet.",
    ),
    (AttemptBegan(RAID, 0, 1, RED, NO_PILE, printed("3-3-3|1"), 3), "Andi raids Bernard: red castle (3-3-3|1)."),
    (AttemptBegan(DEFENCE, 1, 0, RED, NO_PILE, TRIPLE, 3), "Bernard defends the castle and has to beat 4-4-4|5."),
    (
        AttemptBegan(THEFT, 0, 1, DIE, NO_PILE, printed("3-3-3|5"), 3),
        "Andi wants a special card of Bernard: die 4 (3-3-3|5).",
    ),
    (
        AttemptBegan(COUP, 0, NOBODY, NO_CARD, NO_PILE, printed("3-3-3-3|5"), 3),
        "Andi tries to topple the king and has to beat 3-3-3-3|5.",
    ),
    (
        DiceRolled(0, (), (1, 4, 4, 5, 6, 6), (1, 4, 4, 5), Combination(2, 4, 5), 2),
        "Andi rolls 1 4 4 5 6 6, which makes 4-4|5.",
    ),
    (
        DiceRolled(0, (1, 5), (4, 6), (4, 4, 4), Combination(3, 4, 0), 1),
        "Andi throws 1 5 again and rolls 4 6, which makes 4-4-4.",
    ),
    (AttemptEnded(CLAIM, 0, NOBODY, RED, TRIPLE, True), "Andi beats the card with 4-4-4|5."),
    (AttemptEnded(CLAIM, 0, NOBODY, RED, TRIPLE, False), "Andi doesn't beat the card: 4-4-4|5."),
    (AttemptEnded(ORGANISE, 0, NOBODY, TOURNAMENT, TRIPLE, True), "Andi sets the mark of the tournament: 4-4-4|5."),
    (AttemptEnded(ORGANISE, 0, NOBODY, TOURNAMENT, NOTHING, False), "Andi has no living die to set a mark with."),
    (AttemptEnded(RIDE, 0, 1, TOURNAMENT, TRIPLE, True), "Andi takes the lead with 4-4-4|5."),
    (AttemptEnded(RIDE, 0, 1, TOURNAMENT, NOTHING, False), "Andi doesn't take the lead: –."),
    (AttemptEnded(RAID, 0, 1, RED, TRIPLE, True), "Andi beats the castle with 4-4-4|5."),
    (AttemptEnded(RAID, 0, 1, RED, TRIPLE, False), "Andi doesn't beat the castle: 4-4-4|5."),
    (AttemptEnded(DEFENCE, 0, 1, RED, TRIPLE, True), "Andi beats the raider with 4-4-4|5 and keeps the castle."),
    (AttemptEnded(DEFENCE, 0, 1, RED, TRIPLE, False), "Andi doesn't beat the raider: 4-4-4|5."),
    (AttemptEnded(THEFT, 0, 1, DIE, TRIPLE, True), "Andi beats the card with 4-4-4|5."),
    (AttemptEnded(THEFT, 0, 1, DIE, TRIPLE, False), "Andi doesn't beat the card: 4-4-4|5."),
    (AttemptEnded(COUP, 0, NOBODY, NO_CARD, TRIPLE, True), "Andi beats the king with 4-4-4|5."),
    (AttemptEnded(COUP, 0, NOBODY, NO_CARD, TRIPLE, False), "Andi doesn't beat the king: 4-4-4|5."),
    (CardTaken(0, 0, RED), "Andi takes a card off pile 1: red castle (3-3-3|1)."),
    (CardTaken(0, 0, TOURNAMENT), "Andi wins the tournament and takes its card."),
    (CardCaptured(0, 1, DIE), "Andi takes a card from Bernard: die 4 (3-3-3|5)."),
    (BonusGained(0), "Andi may make a bonus action."),
    (RevengeAverted(0), "Royal protection saves Andi from the king's revenge."),
    (ActionPassed(0, forced=True), "Andi finds nothing to go for."),
    (ActionPassed(0, forced=False), "Andi does nothing more."),
    (
        CardsCovered(0, cards("brown 3-3-3|2", "red 3-3-3|1")),
        "Andi posts the guard: brown castle (3-3-3|2), red castle (3-3-3|1).",
    ),
    (CardsCovered(0, (DIE,)), "Andi posts the watchman: die 4 (3-3-3|5)."),
    (GameEnded("four_castles", 2), "Klaudia owns four castles and wins."),
    (GameEnded("tournaments", 2), "Klaudia owns two castles and three tournaments and wins."),
    (GameEnded("king", 2), "Klaudia has toppled the king and wins."),
    (GameEnded("rounds", NOBODY), "The last round is over: most castles win."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES)
def test_everything_that_happens_has_its_sentence(event: Event, words: str) -> None:
    assert WORDING.sentence(event, NAMES) == words


def test_no_kind_of_event_is_without_a_sentence() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(GAME.events)


def test_a_whole_match_can_be_told() -> None:
    random, told, state = Random(6), list[Event](), GAME.setup(GAME.setup_for(3, seed=6))
    while GAME.to_move(state) is not None:
        GAME.perform(state, random.choice(GAME.legal_moves(state)), told.append)
    lines = [WORDING.sentence(event, NAMES) for event in told]
    assert all(line.endswith(".") for line in lines)
    assert lines[-1].endswith("wins.")


def test_an_event_of_another_game_has_no_sentence() -> None:
    with pytest.raises(TypeError, match="no words"):
        WORDING.sentence(Event(), NAMES)


def test_every_card_has_a_name() -> None:
    assert len({card_words(each) for each in range(len(CARDS) + 1)}) == len(CARDS) + 1
    assert card_words(UNKNOWN) == "?"


@pytest.mark.parametrize("text", ["3-3-3|2", "3-3-3-3|5", "1-1-1|2"])
def test_combinations_are_shown_as_they_are_printed(text: str) -> None:
    assert dice_words(printed(text)) == text


PICTURE = """
    pile 1: red 3-3-3|1, ?guard, ?die1, die4
    pile 2:
    0: brown 3-3-3|2, [blue 2-2-2|5], die5, tournament
    1: green 2-2-2|1, champion
"""


def test_the_table_is_drawn_with_all_that_lies_on_it() -> None:
    assert WORDING.drawing(table(PICTURE, round=3), NAMES[:2]).splitlines() == [
        "Round 3: it is the turn of Andi.",
        "",
        "pile 1 (4 cards): red castle (3-3-3|1)",
        "    ? × 2, die 4 (3-3-3|5)",
        "pile 2 (0 cards): –",
        "throne: 3-3-3-3|5",
        "",
        "> Andi · 1 tournament",
        "    brown castle (3-3-3|2), [blue castle (2-2-2|5)]",
        "    die 5 (4-4-4|2)",
        "",
        "  Bernard · 0 tournaments",
        "    green castle (2-2-2|1)",
        "    champion (1-1-1|5)",
    ]


def test_the_dice_of_an_attempt_are_drawn() -> None:
    state = table(PICTURE)
    play(state, Claim(0), "1 2 5")
    last = WORDING.drawing(state, NAMES[:2]).splitlines()[-1]
    assert last == "Andi has rolled 1 2 5 (5-5|2) and has to beat 3-3-3|1; rolls left: 2, dead dice: 3"


def test_a_drawing_keeps_unseen_cards_secret() -> None:
    state, other = table(PICTURE), table(PICTURE)
    other.piles[0][1], other.piles[0][2] = state.piles[0][2], state.piles[0][1]
    assert WORDING.drawing(state, NAMES[:2]) == WORDING.drawing(other, NAMES[:2])


def test_a_finished_table_says_how_it_ended() -> None:
    state = table(PICTURE, awaits="over", ending="king", winner=0)
    assert WORDING.drawing(state, NAMES[:2]).splitlines()[0] == "The king is toppled."
