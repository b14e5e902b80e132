"""The words of Knights and Castles."""

from random import Random

import pytest

from castles.rules.game import Event
from castles.rules.knights import GAME
from castles.rules.knights.pieces import CARD_NAMES, DRAGON, DRUM, TILE_NAMES
from castles.rules.knights.state import (
    ArmiesCamped,
    ArmyCancelled,
    CardRecruited,
    CardsLaid,
    CardsRevealed,
    CastleTaken,
    CastleTakenBySword,
    DrumUnanswered,
    GameBegun,
    GameEnded,
    ShepherdsReturned,
    SwordPassed,
    TileTurnedUp,
)
from castles.wording.knights import WORDING
from tests.rules.knights_table import lay, lay_all, table

NAMES = ("Hania", "Antek")

SENTENCES: list[tuple[Event, str]] = [
    (TileTurnedUp(2, 3), "Round 2: a castle to take, large brick castle."),
    (TileTurnedUp(3, DRUM), "Round 3: a drum calls one army back from every camp."),
    (CardsLaid(1), "Antek lays two cards face down."),
    (
        CardsRevealed(((3, 4), (6, 6))),
        "All turn up their cards (Hania: dragon, mounted knight; Antek: shepherd, shepherd).",
    ),
    (ShepherdsReturned((0, 1)), "1 shepherd goes back to the hand it came from."),
    (ShepherdsReturned((1, 2)), "3 shepherds go back to the hands they came from."),
    (ArmyCancelled(2, (0, 1)), "The footmen cancel each other out and go to their camps."),
    (CastleTaken(0, 3, 2, DRAGON, 6), "Hania takes the castle with the strongest army: dragon, 6."),
    (CastleTakenBySword(1, 3, 2), "No army is left, so Antek takes the castle with the sword."),
    (ArmiesCamped(((1,), ())), "The armies on the table go to their camps."),
    (SwordPassed(0, 1), "Antek has the fewest points and takes the sword."),
    (CardRecruited(0), "Hania takes one army back from the camp."),
    (DrumUnanswered(), "All camps are empty: the drum calls in vain."),
    (GameEnded(0, (4, 3)), "The last of seven rounds is over (points: Hania 4, Antek 3)."),
    (GameBegun(1, 1), "Game 2 begins with full hands and a new stack, and Antek holds the sword."),
]


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    assert WORDING.sentence(event, NAMES) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(GAME.events)


@pytest.mark.parametrize("army", range(6), ids=CARD_NAMES[:6])
def test_every_army_has_its_own_words_when_it_cancels(army: int) -> None:
    assert WORDING.sentence(ArmyCancelled(army, (0, 1)), NAMES).startswith("The ")


def test_every_piece_has_a_name() -> None:
    assert {*CARD_NAMES, *TILE_NAMES} <= set(WORDING.labels)


def test_every_line_of_the_long_score_sheet_has_words() -> None:
    state = GAME.setup(GAME.setup_for(4, 1, {"long": True}))
    assert {line.reason for line in GAME.tally(state)} <= set(WORDING.labels)


def test_the_drawing_shows_tiles_strengths_and_everybodys_cards() -> None:
    state = table("large_brick small_stone")
    lay_all(state, "Hania dragon shepherd\n Antek footman archer")
    GAME.play(state, lay("catapult shepherd"))
    assert WORDING.drawing(state, NAMES).splitlines() == [
        "Round 2 of 7",
        "  1  large brick castle   Hania",
        "> 2  small stone castle",
        "  3  ·",
        "  4  ·",
        "  5  ·",
        "  6  ·",
        "  7  ·",
        "",
        "mounted knight 6, catapult 5, archer 4, peasant 3, dragon 2, footman 1",
        "",
        "Hania · 2 points",
        "    hand  7  peasant, archer, footman, mounted knight, catapult, shepherd, shepherd",
        "    table 0  –",
        "    camp  1  dragon",
        "",
        "Antek · 0 points · sword",
        "    hand  4  peasant, dragon, mounted knight, shepherd",
        "    table 2  catapult, shepherd",
        "    camp  2  archer, footman",
    ]


def test_the_drawing_of_a_view_tells_no_secret() -> None:
    state = table("large_brick small_stone")
    lay_all(state, "Hania dragon shepherd\n Antek footman archer")
    GAME.play(state, lay("catapult shepherd"))
    assert WORDING.drawing(GAME.view(state, 0), NAMES).splitlines()[-3:] == [
        "    hand  4  ?",
        "    table 2  ?",
        "    camp  2  ?",
    ]


def test_the_log_of_a_match_never_tells_a_secret() -> None:
    """Whatever is laid or taken back, it reads the same until it is revealed."""
    state, random = GAME.setup(GAME.setup_for(2, 1)), Random(1)
    told: list[Event] = []
    while GAME.to_move(state) is not None:
        GAME.play(state, random.choice(GAME.legal_moves(state)), told.append)
    secret = [WORDING.sentence(event, NAMES) for event in told if isinstance(event, CardsLaid | CardRecruited)]
    assert not [line for line in secret for card in CARD_NAMES if card in line]


def test_the_heading_of_the_long_variant_says_which_game_it_is() -> None:
    state = GAME.setup(GAME.setup_for(2, 1, {"long": True}))
    assert WORDING.drawing(state, NAMES).startswith("Game 1 of 2\nRound 1 of 7\n")
