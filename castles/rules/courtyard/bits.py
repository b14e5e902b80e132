"""An area as one set of bits: what it is, who stands on it, where it may grow and what it is made of.

Everything in it joins by union, so two areas become one with `|`, and a tile that adds several segments counts once.
From the lowest bit: the four kinds, stocks, whether somebody stands on it, six subjects of each seat, the squares it
reaches out to, the squares and start spaces it covers, and its chapels.
"""

from collections.abc import Iterator

from castles.rules.courtyard.pieces import (
    CHAPEL_POINTS,
    HOUSE,
    HOUSE_POINTS,
    KINDS,
    MEADOW,
    PIGSTY,
    PIGSTY_POINTS,
    ROAD,
    ROAD_POINTS,
    SQUARES,
    START_SPACES,
    STOCKS_POINTS,
    SUBJECTS,
)
from castles.rules.game import Seat

PLACES = len(SQUARES) + len(START_SPACES)  # squares first, then start spaces
CREW = SUBJECTS - 1  # one of the subjects is the marker

KIND_BIT = {kind: 1 << number for number, kind in enumerate(KINDS)}
HOUSE_BIT, PIGSTY_BIT, MEADOW_BIT, ROAD_BIT = (KIND_BIT[kind] for kind in (HOUSE, PIGSTY, MEADOW, ROAD))
KIND_BITS = 15
STOCKS = 16
STANDING = 32  # a squire, farmer or herald; monks lie, since their meadows are never finished
FIRST_SUBJECT = 6
CREWS = tuple((2**CREW - 1) << FIRST_SUBJECT + CREW * seat for seat in (0, 1))
FIRST_CREW, SECOND_CREW = CREWS
SUBJECT_BITS = FIRST_CREW | SECOND_CREW
REACH = FIRST_SUBJECT + 2 * CREW
COVER = REACH + len(SQUARES)
CHAPEL = COVER + PLACES

REACHES = tuple(1 << REACH + square for square in range(len(SQUARES)))
COVERS = tuple(1 << COVER + place for place in range(PLACES))
ALL_REACHES = sum(REACHES)
ALL_COVERS = sum(COVERS)
SQUARE_COVERS = sum(COVERS[: len(SQUARES)])

# Points for each tile of a finished area.
WORTH = {
    HOUSE_BIT: HOUSE_POINTS,
    PIGSTY_BIT: PIGSTY_POINTS,
    ROAD_BIT: ROAD_POINTS,
    ROAD_BIT | STOCKS: STOCKS_POINTS,
}
RATED = KIND_BITS | STOCKS  # what of an area tells them


def kind_of(area: int) -> str:
    """House, pigsty, meadow or road."""
    return KINDS[(area & KIND_BITS).bit_length() - 1]


def size(area: int) -> int:
    """The tiles and start spaces it covers."""
    return (area & ALL_COVERS).bit_count()


def chapels(area: int) -> int:
    """The chapels on it."""
    return (area >> CHAPEL).bit_count()


def crowd(area: int) -> tuple[int, int]:
    """How many subjects each seat has on it."""
    return (area & FIRST_CREW).bit_count(), (area & SECOND_CREW).bit_count()


def majority(area: int) -> Seat | None:
    """Who has more subjects on it, if anybody."""
    first, second = (area & FIRST_CREW).bit_count(), (area & SECOND_CREW).bit_count()
    return None if first == second else int(second > first)


def worth(area: int) -> int:
    """The points it brings to whoever has the majority, without any token."""
    if area & MEADOW_BIT:
        return CHAPEL_POINTS * chapels(area)
    return WORTH[area & RATED] * size(area)


def places(area: int) -> Iterator[int]:
    """The squares and start spaces it covers, by number."""
    return members(area >> COVER & 2**PLACES - 1)


def subjects(area: int) -> Iterator[int]:
    """The subjects on it, by number: the second seat's follow the first's."""
    return members((area & SUBJECT_BITS) >> FIRST_SUBJECT)


def members(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
