"""The search that all games share, on the toy game."""

from dataclasses import replace
from random import Random

from castles.ai.judgement import Judgement, Level
from castles.ai.plain import plain
from castles.ai.search import think
from castles.rules.game import Seat
from tests.toy import TOY, Lay, State

VIEW = TOY.view(TOY.setup(TOY.setup_for(2, 7)), 0)


def trials_between_thoughts(level: Level) -> list[int]:
    """How many trials were judged before each thought, and since the one before it."""
    judgement: Judgement[State, Lay] = plain(TOY)
    judged, between = [0], list[int]()

    def worth(state: State, seat: Seat) -> float:
        judged[0] += 1
        return judgement.worth(state, seat)

    for _thought in think(TOY, replace(judgement, worth=worth), VIEW, 0, level, Random(1)):
        between.append(judged[0])
        judged[0] = 0
    return between


def test_a_player_in_a_hurry_waits_for_one_trial_at_most() -> None:
    assert trials_between_thoughts(Level(rounds=1, width=3)) == [0, 1, 1, 1]


def test_the_worse_half_falls_out_with_every_quarter_of_the_rounds_but_two_stay() -> None:
    assert sum(trials_between_thoughts(Level(rounds=8, width=3))) == 2 * 3 + 6 * 2


def test_without_rounds_nothing_is_tried_out() -> None:
    assert trials_between_thoughts(Level(rounds=0)) == [0]
