"""What the table asks Topple the King."""

from castles.rules.throne.pieces import NOTHING, TOURNAMENT, Combination, printed
from castles.rules.throne.questions import (
    Progress,
    Target,
    castles,
    covered,
    goals,
    living_dice,
    result,
    specials,
    targets,
)
from castles.rules.throne.state import NO_CARD, NOBODY, Attack, Claim, Topple
from tests.rules.throne_table import card, cards, play, table

PICTURE = """
    pile 1: yellow 5-5-5|2, tournament
    pile 2: tournament
    0: brown 3-3-3|2, [red 2-2-2|4], blue 2-2-2|5, traitor, catapult, tournament
    1: green 2-2-2|1, purple 3-3-3|4, die1
"""


def test_every_target_has_its_mark_and_its_rolls() -> None:
    assert targets(table(PICTURE)) == (
        Target(Claim(0), card("yellow 5-5-5|2"), NOBODY, printed("1-1-1|2"), 3),
        Target(Claim(1), TOURNAMENT, NOBODY, NOTHING, 4),
        Target(Attack(card("purple 3-3-3|4")), card("purple 3-3-3|4"), 1, printed("3-3-3|4"), 4),
        Target(Attack(card("green 2-2-2|1")), card("green 2-2-2|1"), 1, printed("2-2-2|1"), 4),
        Target(Attack(card("die1")), card("die1"), 1, printed("2-2-2|3"), 3),
        Target(Topple(), NO_CARD, NOBODY, printed("3-3-3-3|5"), 3),
    )


def test_during_an_attempt_there_are_no_targets() -> None:
    state = table(PICTURE)
    play(state, Claim(1), "1 2 3")
    assert targets(state) == ()


def test_the_dice_on_the_table_and_their_worth_are_known() -> None:
    state = table(PICTURE.replace("traitor", "die5"))
    play(state, Claim(1), "1 5 5")
    assert living_dice(state) == (1, 5, 5)
    assert result(state) == Combination(3, 5, 1)
    assert (state.dead, state.rolls, state.mark) == (3, 3, NOTHING)


def test_everybody_s_cards_are_known() -> None:
    state = table(PICTURE)
    assert castles(state, 0) == cards("brown 3-3-3|2", "red 2-2-2|4", "blue 2-2-2|5")
    assert specials(state, 0) == cards("catapult", "traitor")
    assert covered(state, 0) == cards("red 2-2-2|4")
    assert covered(state, 1) == ()


def test_the_way_to_every_goal_is_known() -> None:
    assert goals(table(PICTURE), 0) == {
        "four_castles": Progress(3, 4, 0, 0),
        "tournaments": Progress(3, 2, 1, 3),
        "king": Progress(3, 3, 0, 0),
    }
