"""Mixes from which nobody gains by leaving."""

import pytest

from castles.ai.mixing import Regrets, World, drawn, equilibrium, pruned


def test_rock_paper_scissors_are_taken_alike() -> None:
    row, column = equilibrium([World(0, 0, 1.0, [[0, -1, 1], [1, 0, -1], [-1, 1, 0]])], 200)
    assert row[0] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert column[0] == pytest.approx([1 / 3] * 3, abs=0.02)


def test_a_bold_choice_is_taken_as_often_as_the_stakes_say() -> None:
    """Row gets 3, 0, 1 or 2: both sides of the textbook are exact."""
    row, column = equilibrium([World(0, 0, 1.0, [[3, 0], [1, 2]])], 2000)
    assert row[0] == pytest.approx([1 / 4, 3 / 4], abs=0.02)
    assert column[0] == pytest.approx([1 / 2, 1 / 2], abs=0.02)


def test_a_choice_that_is_always_better_is_taken_always() -> None:
    row, _column = equilibrium([World(0, 0, 1.0, [[1, 1], [2, 3]])], 100)
    assert row[0][1] > 0.99


def test_each_hand_has_a_mix_of_its_own() -> None:
    """The same opponent can't tell the two hands apart, and each does what is best for it."""
    worlds = [World(0, 0, 0.5, [[1, 1], [0, 0]]), World(1, 0, 0.5, [[0, 0], [1, 1]])]
    row, _column = equilibrium(worlds, 100)
    assert row[0][0] > 0.99
    assert row[1][1] > 0.99


def test_what_was_missed_is_regretted() -> None:
    regrets = Regrets(2)
    regrets.learn([0.5, 0.5], [0.0, 1.0])
    assert regrets.mix() == [0.0, 1.0]


def test_a_lot_draws_each_choice_by_its_share() -> None:
    assert [drawn([0.25, 0.0, 0.75], lot) for lot in (0.0, 0.24, 0.26, 0.99)] == [0, 0, 2, 2]
    assert drawn([0.3, 0.7], 1.0) == 1


def test_remainders_are_left_out() -> None:
    assert pruned([0.01, 0.24, 0.75], 0.05) == pytest.approx([0.0, 0.2424, 0.7576], abs=0.001)
    assert pruned([0.01, 0.01], 0.05) == [0.01, 0.01]
