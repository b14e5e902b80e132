"""The words of the Courtyard."""

import pytest

from castles.rules.courtyard import GAME
from castles.rules.courtyard.pieces import TOKENS
from castles.rules.courtyard.state import (
    AreaScored,
    AreaUnclaimed,
    FivePointsScored,
    GameEnded,
    KeepPlaced,
    KeepsCompared,
    MeadowScored,
    SubjectPut,
    SubjectsReturned,
    TilePlaced,
    TileSetAside,
    TileTaken,
    TokenSpent,
    TokenWon,
    TowersCleared,
    TurnBegun,
    UnfinishedScored,
)
from castles.rules.game import Event
from castles.wording.courtyard import WORDING
from castles.wording.courtyard.names import TOKEN_NAMES
from tests.rules.courtyard_table import give, hand, table, turn

NAMES = ("Zosia", "Michał")
FIVE = ((3, 0), (4, 0), (5, 0), (4, 1), (5, 1))

SENTENCES: list[tuple[Event, str]] = [
    (TurnBegun(0, False), ""),
    (TurnBegun(0, True), "Zosia has another turn."),
    (TileTaken(1, "K01", 2), "Michał takes a tile, and 2 are left."),
    (TileTaken(1, "K01", 1), "Michał takes a tile, and 1 is left."),
    (TileTaken(1, "K01", 0), "Michał takes the last tile."),
    (TileSetAside(1, "K01"), "The tile fits nowhere and leaves the game."),
    (TilePlaced(0, "K01", 3, 0, 1), "Zosia lays the tile on D1."),
    (SubjectPut(0, 0, "squire", 8, 2, "Nw"), "Zosia puts a squire into a house on I3."),
    (SubjectPut(0, 0, "farmer", 1, 11, "Nw"), "Zosia puts a farmer into a pigsty on B12."),
    (SubjectPut(1, 0, "herald", 0, 3, "N"), "Michał puts a herald on a road on A4."),
    (SubjectPut(1, 0, "monk", 7, 7, "Nw"), "Michał lays a monk on a meadow on H8."),
    (SubjectsReturned("road", ((0, 0, (3, 0, "N")),)), "1 subject goes home."),
    (SubjectsReturned("road", ((0, 0, (3, 0, "N")), (1, 2, (4, 0, "N")))), "2 subjects go home."),
    (AreaScored(0, "road", FIVE[:1], (), False, False, 1, 9), "Zosia scores a road: 1 × 1 = 1 point."),
    (
        AreaScored(0, "road", FIVE[:4], ("S2",), True, False, 10, 9),
        "Zosia scores a road with stocks: 5 × 2 = 10 points.",
    ),
    (AreaScored(1, "pigsty", FIVE, ("S3",), False, False, 12, 9), "Michał scores a pigsty: 6 × 2 = 12 points."),
    (
        AreaScored(1, "pigsty", FIVE[:2], (), False, True, 8, 9),
        "Michał scores a pigsty with a double token: 2 × 4 = 8 points.",
    ),
    (AreaScored(1, "house", FIVE, (), False, False, 5, 9), "Michał scores a house: 5 × 1 = 5 points."),
    (
        AreaScored(1, "house", FIVE, (), False, True, 10, 9),
        "Michał scores a house with a double token: 5 × 2 = 10 points.",
    ),
    (
        AreaUnclaimed("house", FIVE, ()),
        "A house is finished, but neither player has more squires there: nobody scores.",
    ),
    (
        AreaUnclaimed("pigsty", FIVE, ()),
        "A pigsty is finished, but neither player has more farmers there: nobody scores.",
    ),
    (AreaUnclaimed("road", FIVE, ()), "A road is finished, but neither player has more heralds there: nobody scores."),
    (KeepPlaced(0, (3, 0, "Nw"), 1), "Zosia makes a house of 1 tile the keep."),
    (KeepPlaced(0, (3, 0, "Nw"), 5), "Zosia makes a house of 5 tiles the keep."),
    (TokenWon(0, 8, "five_points"), "Zosia stops at a tower and wins a token: five points."),
    (TokenSpent(0, "double_house"), "Zosia spends a token: double house."),
    (TowersCleared(()), "The end has come, and every token has been won."),
    (TowersCleared((4,)), "The end has come, and 1 token nobody has won leaves its tower."),
    (TowersCleared((4, 5)), "The end has come, and 2 tokens nobody has won leave their towers."),
    (MeadowScored(0, FIVE, (), 5, False, 15, 9), "Zosia scores the chapels of a meadow: 5 × 3 = 15 points."),
    (
        MeadowScored(0, FIVE, (), 5, True, 20, 9),
        "Zosia scores the chapels of a meadow with a token: 5 × 4 = 20 points.",
    ),
    (KeepsCompared((0, 0), (0, 1), None, FIVE, 0, 0), "Nobody has a keep, and nobody scores the empty squares."),
    (
        KeepsCompared((4, 4), (1, 0), None, FIVE, 0, 0),
        "The keeps are equal, 4 to 4: nobody scores the empty squares.",
    ),
    (
        KeepsCompared((4, 7), (0, 1), 1, FIVE, 5, 9),
        "Michał has the larger keep, 7 to 4, and scores 5 empty squares.",
    ),
    (
        KeepsCompared((4, 7), (0, 1), 1, FIVE[:1], 1, 9),
        "Michał has the larger keep, 7 to 4, and scores 1 empty square.",
    ),
    (FivePointsScored(1, 5, 9), "Michał scores 5 points with a token."),
    (UnfinishedScored(1, "house", FIVE, (), 5, 9), "Michał scores 5 points for an unfinished house with a token."),
    (UnfinishedScored(1, "pigsty", FIVE, (), 10, 9), "Michał scores 10 points for an unfinished pigsty with a token."),
    (UnfinishedScored(1, "road", FIVE[:1], (), 1, 9), "Michał scores 1 point for an unfinished road with a token."),
    (GameEnded((45, 51)), "The game ends: Zosia 45, Michał 51."),
]

TABLE = """
     A     B     C     D     E     F     G     H     I
                                        H P
                   P                   H2HHH
 1                 P   ·     ·     ·     HHH   ·     ·
                   P                   .. HH


 2                     ·     ·     ·     ·     ·     ·


                                                         P
 3   ·     ·     ·     ·     ·     ·     ·     ·     ·
                                                         †


 4   ·     ·     ·     ·     ·     ·     ·     ·



 5                     ·     ·     ·     ·     ·


                   .
 6                 #   ·     ·     ·     ·     ·
                   .


 7                     ·     ·     ·     ·     ·


                                             ..... H
 8         ·     ·     ·     ·     ·     ·   --+-1 -
                                             ..... .


 9         ·     ·     ·     ·     ·     ·     ·


       H
10         ·     ·     ·     ·     ·     ·     ·
       †


11         ·     ·     ·     ·     ·     ·     ·


                     †....
12         ·     ·   .....   ·
                     .....
                      ..†

H house   P pigsty   . meadow   † chapel   # stocks   o fountain   1 2 subjects   Ⅰ Ⅱ keeps

  1 Zosia    score: 0   track: 0   subjects at home: 5   keep: 0   tokens: –
> 2 Michał   score: 0   track: 0   subjects at home: 5   keep: 0   tokens: five points × 2

towers with a token: 12/13, 16/17
tiles in the stack: 56
tile in hand:

   HH|PP
   --#--
   PP|HH
"""


@pytest.mark.parametrize(("event", "words"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_told_in_a_sentence(event: Event, words: str) -> None:
    assert WORDING.sentence(event, NAMES) == words


def test_every_kind_of_event_has_a_sentence() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(GAME.events)


def test_every_token_has_a_name() -> None:
    assert set(TOKEN_NAMES) == set(TOKENS)


def test_an_unknown_event_has_no_words() -> None:
    with pytest.raises(TypeError):
        WORDING.sentence(Event(), NAMES)


def test_the_table_is_drawn_with_every_end_of_every_tile() -> None:
    state = table("K14 H8 turned 0 herald E")
    turn(state, "K20 G1 turned 3 squire Nw")
    turn(state, "K13 D12 turned 0")
    give(state, 1, "five_points")
    give(state, 1, "five_points")
    state.towers[3:] = [-1] * 11
    hand(state, "K01")
    assert WORDING.drawing(state, NAMES) == TABLE.strip("\n")


def test_a_view_is_drawn_like_the_truth() -> None:
    state = table("K14 H8 turned 0 herald E")
    assert WORDING.drawing(GAME.view(state, 0), NAMES) == WORDING.drawing(state, NAMES)


def test_keeps_are_drawn_where_they_stand() -> None:
    state = table("""
        K13 D12 turned 0
        K28 C12 turned 0
        K32 B12 turned 0 squire Sw
    """)
    assert "Ⅰ" in WORDING.drawing(state, NAMES).split("house")[0]


@pytest.mark.parametrize("reason", ["not_to_score", "no_such_segment", "turned_alike", "again_or_not", "outside"])
def test_a_rare_refusal_has_words(reason: str) -> None:
    assert WORDING.labels[reason]
