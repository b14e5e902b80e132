"""Weights from observed matches: which sum of features foretells best what came of a position."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from typing import Any

from castles.ai.duel import Fixture, play
from castles.rules.game import Game, Seat, totals, winners


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
    mean = [sum(map(mul, expected, column)) for column in zip(*contest.features, strict=True)]
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
    sums = [sum(map(mul, weights, values)) for values in features]
    highest = max(sums)
    powers = [exp(value - highest) for value in sums]
    total = sum(powers)
    return [power / total for power in powers]


def observed(
    game: Game[Any, Any],
    matches: Iterator[Fixture],
    features: Callable[[Any, Seat], Sequence[float]],
    result: Callable[[Any, Seat], float],
) -> Iterator[Sample]:
    """Every position of some matches in which the turn has just passed, as each seat sees it, with its result."""
    for fixture in matches:
        seen: list[tuple[Seat, tuple[float, ...]]] = []
        end = play(game, fixture, _watcher(game, features, range(len(fixture.bots)), seen)).state
        yield from (Sample(values, result(end, seat)) for seat, values in seen)


def _watcher(
    game: Game[Any, Any],
    features: Callable[[Any, Seat], Sequence[float]],
    seats: Sequence[Seat],
    seen: list[tuple[Seat, tuple[float, ...]]],
) -> Callable[[Any, Any], None]:
    """Notes the features of every state in which another seat is to move than before."""
    movers: list[Seat | None] = [None]

    def watch(state: Any, thought: Any) -> None:
        if game.to_move(state) != movers[-1]:
            movers.append(game.to_move(state))
            seen.extend((seat, tuple(features(state, seat))) for seat in seats)

    return watch


def margin(game: Game[Any, Any]) -> Callable[[Any, Seat], float]:
    """The result in points: how far a seat was ahead of the best of the others."""

    def result(end: Any, seat: Seat) -> float:
        points = totals(game.tally(end))
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    return result


def win(game: Game[Any, Any]) -> Callable[[Any, Seat], float]:
    """The result as a share of the win."""

    def result(end: Any, seat: Seat) -> float:
        first = winners(game.ranking(end))
        return (seat in first) / len(first)

    return result


def named(names: Sequence[str], weights: Sequence[float]) -> Mapping[str, float]:
    """The weights by their names."""
    return dict(zip(names, weights, strict=True))
