"""Choices that all make at once: none should be foreseen, so each is drawn from a mix found by regret matching.

Knows no game. A choice that would have done better than the mix is regretted, and regrets are the next mix.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import ge, le, mul
from typing import TypeAlias

Mix: TypeAlias = list[float]  # how often each choice is taken; adds up to one
Payoffs: TypeAlias = Sequence[Sequence[float]]  # for the one who chooses a row; the other loses as much

PATIENCE = 240  # rounds of regret, at most, for the value of one choice


class Regrets:
    """What somebody regrets not to have chosen, and how often each choice was taken so far."""

    __slots__ = ("regrets", "taken", "weight")

    def __init__(self, choices: int) -> None:
        self.regrets = [0.0] * choices
        self.taken = [0.0] * choices
        self.weight = 0.0

    def mix(self) -> Mix:
        """In proportion to the regrets; evenly where there is none."""
        regrets = self.regrets
        total = sum(regrets)
        return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)

    def learn(self, mix: Sequence[float], worths: Sequence[float]) -> None:
        """Regrets what the mix has missed. Past regrets never fall below nothing, so that a choice comes back soon."""
        mean = sum(map(mul, mix, worths))
        self.regrets = [
            now if (now := regret + worth - mean) > 0.0 else 0.0  # `max` takes three times as long
            for regret, worth in zip(self.regrets, worths, strict=True)
        ]

    def count(self, mix: Sequence[float]) -> None:
        """Later mixes count for more: the first ones know nothing."""
        self.weight += 1.0
        weight = self.weight
        self.taken = [taken + weight * share for taken, share in zip(self.taken, mix, strict=True)]

    def mean(self) -> Mix:
        """The mean of all mixes: this is what comes close to the best mix, no single one does."""
        total = sum(self.taken)
        return [taken / total for taken in self.taken] if total > 0 else self.mix()


@dataclass(frozen=True, slots=True)
class World:
    """One of the possible worlds: which hand each of the two holds, how likely that is, and what they play for."""

    row: int
    column: int
    weight: float
    payoffs: Payoffs


def equilibrium(worlds: Sequence[World], rounds: int) -> tuple[dict[int, Mix], dict[int, Mix]]:
    """The mixes of two opponents, for every hand each may hold, from which neither gains by leaving."""
    turned = [World(world.column, world.row, world.weight, list(zip(*world.payoffs, strict=True))) for world in worlds]
    rows = {world.row: Regrets(len(world.payoffs)) for world in worlds}
    columns = {world.row: Regrets(len(world.payoffs)) for world in turned}
    column_mixes = {hand: regrets.mix() for hand, regrets in columns.items()}
    for _round in range(rounds):
        row_mixes = _answer(rows, worlds, column_mixes, 1.0)
        column_mixes = _answer(columns, turned, row_mixes, -1.0)
    return _means(rows), _means(columns)


def _answer(own: dict[int, Regrets], worlds: Sequence[World], others: dict[int, Mix], sign: float) -> dict[int, Mix]:
    """One side learns from the other's mixes; its new mixes."""
    worths = {hand: [0.0] * len(regrets.regrets) for hand, regrets in own.items()}
    for world in worlds:
        mix, weight, sums = others[world.column], sign * world.weight, worths[world.row]
        worths[world.row] = [
            total + weight * sum(map(mul, line, mix)) for total, line in zip(sums, world.payoffs, strict=True)
        ]
    mixes = {}
    for hand, regrets in own.items():
        regrets.learn(regrets.mix(), worths[hand])
        mixes[hand] = regrets.mix()
        regrets.count(mixes[hand])
    return mixes


def _means(regrets: dict[int, Regrets]) -> dict[int, Mix]:
    return {hand: each.mean() for hand, each in regrets.items()}


def drawn(mix: Sequence[float], lot: float) -> int:
    """The number of a choice, taken as often as the mix says by a lot between 0 and 1."""
    for number, share in enumerate(mix):
        lot -= share
        if lot < 0:
            return number
    return max(range(len(mix)), key=mix.__getitem__)


def pruned(mix: Sequence[float], least: float) -> Mix:
    """The mix without what is taken so rarely that it is only a remainder of the search."""
    kept = [share if share >= least else 0.0 for share in mix]
    total = sum(kept)
    return [share / total for share in kept] if total > 0 else list(mix)


def value(payoffs: Payoffs, precision: float) -> float:
    """What two opponents come to who both mix as well as they can, for the one who chooses a row."""
    lowest: float = max(map(min, payoffs))
    highest: float = min(map(max, zip(*payoffs, strict=True)))
    if highest - lowest <= precision:
        return (lowest + highest) / 2
    rows = _undominated([tuple(row) for row in payoffs], ge)
    columns = _undominated(list(zip(*rows, strict=True)), le)
    rows = _undominated(list(zip(*columns, strict=True)), ge)
    return _matched(rows, list(zip(*rows, strict=True)), precision)


def _undominated(lines: list[tuple[float, ...]], beats: Callable[[float, float], bool]) -> list[tuple[float, ...]]:
    """The lines without those that another is never worse than."""
    kept: list[tuple[float, ...]] = []
    for line in lines:
        if not any(all(map(beats, other, line)) for other in kept):
            kept = [other for other in kept if not all(map(beats, line, other))]
            kept.append(line)
    return kept


def _matched(rows: Payoffs, columns: Payoffs, precision: float) -> float:
    """Regret matching until what both can be sure of is close enough."""
    lines, posts = Regrets(len(rows)), Regrets(len(columns))
    mix = posts.mix()
    lowest, highest = 0.0, 1.0
    for number in range(1, PATIENCE + 1):
        lines.learn(lines.mix(), [sum(map(mul, row, mix)) for row in rows])
        own = lines.mix()
        lines.count(own)
        posts.learn(mix, [-sum(map(mul, column, own)) for column in columns])
        mix = posts.mix()
        posts.count(mix)
        if number % 8 == 0:
            lowest, highest = _bounds(rows, columns, lines.mean(), posts.mean())
            if highest - lowest <= precision:
                break
    return (lowest + highest) / 2


def _bounds(rows: Payoffs, columns: Payoffs, row_mix: Mix, column_mix: Mix) -> tuple[float, float]:
    """What the rows can be sure of with their mix, and what the columns can hold them to."""
    lowest = min(sum(map(mul, column, row_mix)) for column in columns)
    return lowest, max(sum(map(mul, row, column_mix)) for row in rows)
