"""What the tiles left allow: how many of them fit a square, and the chapels still to come."""

from collections.abc import Mapping
from dataclasses import dataclass

from castles.rules.courtyard.ground import ROADS, TURNS, WEIGHTS, WISHES
from castles.rules.courtyard.pieces import TILES
from castles.rules.courtyard.state import NONE, State

ALL = len([tile for tile in TILES for _ in range(tile.count)])


def _turns_of(kind: int) -> frozenset[tuple[bool, ...]]:
    return frozenset(ROADS[4 * kind + turns] for turns in TURNS[kind])


# Tiles with the same roads, however they are turned, fit the same squares.
_PATTERNS = sorted({_turns_of(kind) for kind in range(len(TILES))}, key=lambda turns: (sum(min(turns)), sorted(turns)))
PATTERN = tuple(_PATTERNS.index(_turns_of(kind)) for kind in range(len(TILES)))
CHAPELS = tuple(tile.chapels for tile in TILES)


def _grants(roads: tuple[bool, ...], wish: int) -> bool:
    asked = (wish // weight % 3 for weight in WEIGHTS)
    return all(ask in (0, 1 + road) for ask, road in zip(asked, roads, strict=True))


def _fitting(wish: int) -> int:
    return sum(1 << at for at, turns in enumerate(_PATTERNS) if any(_grants(roads, wish) for roads in turns))


# For each wish of a square the set of patterns that fulfil it, as bits.
FITTING = tuple(map(_fitting, range(WISHES)))


@dataclass(frozen=True, slots=True)
class Outlook:
    """The tiles that are still to come, the one in hand included."""

    left: int
    fits: list[int]  # for each set of patterns: how many tiles have one of them
    chapels: int


def outlook(state: State) -> Outlook:
    """Counts the tiles of a full state that are still to come; nothing depends on their order."""
    tiles = [*state.stack, state.tile] if state.tile != NONE else state.stack
    counts, chapels = [0] * len(_PATTERNS), 0
    for tile in tiles:
        counts[PATTERN[tile]] += 1
        chapels += CHAPELS[tile]
    fits = [0]
    for count in counts:
        fits += [each + count for each in fits]
    return Outlook(len(tiles), fits, chapels)


def fit_counts(frontier: Mapping[int, int], ahead: Outlook) -> dict[int, int]:
    """For each square where a tile may lie, how many of the tiles left fit it."""
    fits = ahead.fits
    return {square: fits[FITTING[wish % WISHES]] for square, wish in frontier.items()}
