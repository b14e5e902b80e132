"""Dice and shuffles whose whole state is one integer, the same on every Python version (SplitMix64)."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = (1 << 64) - 1


def below(chance: int, limit: int) -> tuple[int, int]:
    """The chance that follows, and a number from 0 to limit - 1."""
    chance = (chance + 0x9E3779B97F4A7C15) & WORD
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return chance, ((mixed ^ (mixed >> 31)) * limit) >> 64


def shuffled(chance: int, things: Sequence[T]) -> tuple[int, list[T]]:
    """The chance that follows, and the things in a new order."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        chance = (chance + 0x9E3779B97F4A7C15) & WORD  # as in `below`, but without a call for each thing
        mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
        other = ((mixed ^ (mixed >> 31)) * (last + 1)) >> 64
        order[last], order[other] = order[other], order[last]
    return chance, order
