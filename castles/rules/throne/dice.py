"""Handfuls of living dice: how they fall, what may be thrown again, and what they are worth.

A handful is one number, three bits for each value from 1 to 5 that say how many dice show it. So dice are put together
by adding, taken out by subtracting, and every question about a handful is a look-up. Sixes are dead and in no handful.
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod

from castles.rules.chance import below
from castles.rules.throne.pieces import DICE, LIVING, NOTHING, Combination

BITS = 3  # room for six dice and a die card of one value


def handful(dice: Iterable[int]) -> int:
    """These dice as one number."""
    return sum(1 << BITS * (value - 1) for value in dice if value in LIVING)


HANDFULS = {
    dice: handful(dice) for count in range(DICE + 1) for dice in combinations_with_replacement(LIVING, count)
}  # every way in which six dice or fewer can lie, by the dice in ascending order
DICE_OF = {living: dice for dice, living in HANDFULS.items()}


@cache
def falls(count: int) -> tuple[list[int], list[int]]:
    """The handfuls that a throw of so many dice can give, and the number of ways up to and with each."""
    faces = list(combinations_with_replacement(range(1, DICE + 1), count))
    ways = (factorial(count) // prod(factorial(dice.count(face)) for face in set(dice)) for dice in faces)
    return [handful(dice) for dice in faces], list(accumulate(ways))


def thrown(chance: int, count: int) -> tuple[int, int]:
    """The chance that follows, and the living dice among so many thrown ones."""
    handfuls, ways = falls(count)
    chance, number = below(chance, ways[-1])
    return chance, handfuls[bisect_right(ways, number)]


@cache
def worth(dice: int) -> Combination:
    """The combination that a handful makes."""
    counts = [(dice >> BITS * (value - 1) & 7, value) for value in LIVING]
    count, best = max(counts)
    if not count:
        return NOTHING
    return Combination(count, best, max((value for number, value in counts if number and value != best), default=0))


@cache
def prospects(extra: int) -> dict[int, tuple[Combination, Combination]]:
    """For each living handful beside these extra dice: what it is worth, and the best that throwing on could make."""
    most = [max(worth(handful([value] * count) + extra) for value in LIVING) for count in range(DICE + 1)]
    return {living: (worth(living + extra), most[len(dice)]) for dice, living in HANDFULS.items()}
