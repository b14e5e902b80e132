"""The chance to beat every combination before the first roll: worked out once by `odds`, and looked up ever after.

Who may be raided or ride a tournament soon asks for hundreds of these; to work them out at the table would take long.
"""

import sys
import zlib
from array import array
from functools import cache
from importlib.resources import files
from itertools import combinations

from castles.rules.throne.dice import handful
from castles.rules.throne.pieces import DICE, LIVING, NOTHING, Combination

NAME = "known.bin"  # small numbers first, packed; `python -m castles.rules.throne.work_out` writes it

KNOWN_ROLLS = (3, 4)  # of the attempts in the table
MARKS = (
    NOTHING,
    *(
        Combination(reds, value, yellow)
        for reds in range(1, DICE + 2)  # a die card may make a seventh
        for value in LIVING
        for yellow in (0, *LIVING)
        if yellow != value
    ),
)
EXTRAS = tuple(handful(dice) for count in range(len(LIVING) + 1) for dice in combinations(LIVING, count))
MARK_PLACES = {mark: place for place, mark in enumerate(MARKS)}
EXTRA_PLACES = {extra: place for place, extra in enumerate(EXTRAS)}
ENTRIES = tuple((rolls, extra, mark) for rolls in KNOWN_ROLLS for extra in EXTRAS for mark in MARKS)


def known_chance(rolls: int, mark: Combination, extra: int) -> float:
    """The chance of an attempt of so many rolls, one of KNOWN_ROLLS, before the first."""
    sort = KNOWN_ROLLS.index(rolls) * len(EXTRAS) + EXTRA_PLACES[extra]
    return _chances()[sort * len(MARKS) + MARK_PLACES[mark]]


@cache
def _chances() -> "array[float]":
    """By the places of the entries."""
    chances = array("d", zlib.decompress(files(__package__).joinpath(NAME).read_bytes()))
    if sys.byteorder == "big":
        chances.byteswap()
    return chances


def packed(chances: list[float]) -> bytes:
    """The chances of all entries as they are kept."""
    kept = array("d", chances)
    if sys.byteorder == "big":
        kept.byteswap()
    return zlib.compress(kept.tobytes(), 9)
