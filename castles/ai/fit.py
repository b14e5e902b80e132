"""Weights from observed matches: which sum of features foretells best what came of a position.

What is learnt from is added one by one: `sum` rounds otherwise from Python 3.12 on, and `fsum` otherwise than the
lessons that found the weights that are kept. Another last digit is enough for another match, and so for other weights.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul


def added(values: Iterable[float]) -> float:
    """The sum, rounded at every step: the same on every Python version."""
    total = 0.0
    for value in values:
        total += value
    return total


@dataclass(frozen=True, slots=True)
class Sample:
    """A position as a seat judges it, and what came of it."""

    features: tuple[float, ...]
    result: float


def least_squares(samples: Sequence[Sample], ridge: float = 1.0) -> list[float]:
    """The weights whose sums come closest to the results; the ridge keeps rare features small."""
    matrix = no_samples(len(samples[0].features), ridge)
    for sample in samples:
        observe(matrix, sample)
    return solved(matrix)


def no_samples(size: int, ridge: float) -> list[list[float]]:
    """The equations of least squares before anything was seen."""
    return [[ridge * (row == column) for column in range(size)] + [0.0] for row in range(size)]


def observe(matrix: list[list[float]], sample: Sample) -> None:
    """Adds a sample to the equations, which don't grow with it."""
    size = len(matrix)
    present = [(place, value) for place, value in enumerate(sample.features) if value]
    for row, first in present:
        line = matrix[row]
        for column, second in present:
            line[column] += first * second
        line[size] += first * sample.result


def solved(equations: Sequence[list[float]]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot."""
    matrix, size = list(equations), len(equations)
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(matrix[row][step]))
        matrix[step], matrix[pivot] = matrix[pivot], matrix[step]
        head = matrix[step]
        for row in range(size):
            if row != step and matrix[row][step]:
                factor = matrix[row][step] / head[step]
                matrix[row] = [value - factor * lead for value, lead in zip(matrix[row], head, strict=True)]
    return [matrix[row][size] / matrix[row][row] for row in range(size)]


@dataclass(frozen=True, slots=True)
class Contest:
    """A position as features of every seat, and the seats' shares of the win."""

    features: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


def best_shares(contests: Sequence[Contest], known: Sequence[float], ridge: float = 1.0, steps: int = 8) -> list[float]:
    """The weights whose sums, as powers of e, divide the win best: seats compete, the ridge keeps to what is known."""
    size, found = len(known), list(known)
    for _step in range(steps):
        off = [ridge * (first - weight) for first, weight in zip(known, found, strict=True)]
        matrix = [[ridge * (row == column) for column in range(size)] + [off[row]] for row in range(size)]
        for contest in contests:
            _add_contest(matrix, contest, found)
        found = [weight + change for weight, change in zip(found, solved(matrix), strict=True)]
    return found


def _add_contest(matrix: list[list[float]], contest: Contest, weights: Sequence[float]) -> None:
    """One step of Newton's: how the shares miss, and how they would follow the weights."""
    size, expected = len(weights), shares_by(weights, contest.features)
    mean = [added(map(mul, expected, column)) for column in zip(*contest.features, strict=True)]
    for features, share, given in zip(contest.features, expected, contest.shares, strict=True):
        off = [(place, value - middle) for place, (value, middle) in enumerate(zip(features, mean, strict=True))]
        present = [(place, value) for place, value in off if value]
        for row, first in present:
            line = matrix[row]
            line[size] += (given - share) * first
            for column, second in present:
                line[column] += share * first * second


def shares_by(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    """How these weights divide the win among the seats."""
    sums = [added(map(mul, weights, values)) for values in features]
    highest = max(sums)
    powers = [exp(value - highest) for value in sums]
    total = added(powers)
    return [power / total for power in powers]
