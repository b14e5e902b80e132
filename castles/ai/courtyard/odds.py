"""How likely an open house, pigsty or road is to be finished, and how much it grows until then."""

import math
from collections.abc import Mapping
from functools import cache

from castles.ai.courtyard.outlook import ALL
from castles.rules.courtyard.bits import HOUSE_BIT, PIGSTY_BIT, ROAD_BIT

KIND_NAMES = {HOUSE_BIT: "house", PIGSTY_BIT: "pigsty", ROAD_BIT: "road"}
CHANCE_NAMES = ("always", "reach", "left", "tight", "early")
GROWTH_NAMES = ("always", "reach", "early")
MOST_REACH = 6


def chance_features(reach: int, tight: int, left: int) -> tuple[float, ...]:
    """Of an area that reaches out to so many squares, the hardest of which so many of the tiles left fit."""
    return 1.0, reach, math.log(1 + left), math.log(1 + tight), left / ALL


def growth_features(reach: int, left: int) -> tuple[float, ...]:
    """What tells by how many tiles an area grows until it is finished."""
    return 1.0, reach, left / ALL


class Odds:
    """Foretells by one set of weights."""

    __slots__ = ("_weights", "chance", "growth")

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = dict(weights)
        self.chance = cache(self._chance)
        self.growth = cache(self._growth)

    def _chance(self, kind: int, reach: int, tight: int, left: int) -> float:
        """That an open area with somebody on it is ever finished."""
        if tight == 0:
            return 0.0
        seen = chance_features(min(reach, MOST_REACH), tight, left)
        return 1 / (1 + math.exp(-self._sum(f"chance_{KIND_NAMES[kind]}", CHANCE_NAMES, seen)))

    def _growth(self, kind: int, reach: int, left: int) -> float:
        """The tiles that an open area may gain until it is finished."""
        seen = growth_features(min(reach, MOST_REACH), left)
        return max(0.0, self._sum(f"growth_{KIND_NAMES[kind]}", GROWTH_NAMES, seen))

    def _sum(self, prefix: str, names: tuple[str, ...], features: tuple[float, ...]) -> float:
        return sum(self._weights[f"{prefix}_{name}"] * value for name, value in zip(names, features, strict=True))
