"""Weights are found from what came of positions."""

from random import Random

import pytest

from castles.ai.fit import Contest, Sample, best_shares, least_squares, shares_by


def test_shares_follow_the_powers_of_e() -> None:
    assert shares_by([1.0], [(0.0,), (0.0,)]) == [0.5, 0.5]
    assert shares_by([1.0, 0.0], [(1.0, 9.0), (0.0, 9.0)])[0] == pytest.approx(0.7311, abs=0.0001)


def test_the_weights_behind_shares_are_found_again() -> None:
    random, weights = Random(1), [0.8, -0.5, 0.0]
    contests = []
    for _contest in range(300):
        features = tuple(tuple(random.random() * 4 for _weight in weights) for _seat in range(3))
        contests.append(Contest(features, tuple(shares_by(weights, features))))
    assert best_shares(contests, [0.0] * 3, ridge=0.01) == pytest.approx(weights, abs=0.01)


def test_little_evidence_leaves_the_weights_as_they_are_known() -> None:
    contest = Contest(((1.0,), (0.0,)), (0.0, 1.0))
    assert best_shares([contest], [0.5], ridge=1000.0) == pytest.approx([0.5], abs=0.01)


def test_least_squares_finds_a_plain_sum() -> None:
    samples = [Sample((x, y), 2 * x - y) for x in range(5) for y in range(5)]
    assert least_squares(samples, ridge=0.0) == pytest.approx([2.0, -1.0])
