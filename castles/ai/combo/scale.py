"""What every amount weighs: the weights of Castle Combo, made ready for each number of cards still to take."""

from collections.abc import Mapping
from functools import cache

from castles.ai.combo.hopes import NAMES
from castles.rules.combo.pieces import CHARACTERS, CRESTS, PURSE_POINTS, SPACES, Mark

GOLD = ("gold", "gold_to_12", "gold_to_7", "gold_to_3", "gold_for_2", "gold_for_3", "gold_for_4", "gold_for_5")
MEANS = ("stored", "room", "keys", "keys_usable", "kinds")
MARKS = (*CRESTS, Mark.CASTLE_BANNER, Mark.CASTLE_DISCOUNT, Mark.VILLAGE_DISCOUNT, Mark.FACE_DOWN)
SELVES = tuple(character.id for character in CHARACTERS)  # what a card brings besides all that is counted
AMOUNTS = (*NAMES, *GOLD, *MEANS, *(mark.name.lower() for mark in MARKS), *SELVES)

# A full grid: only gold that fits into purses still brings points, and once more to the Banker.
_AT_THE_END = {"stored": float(PURSE_POINTS), "banked": 1.0}


class Scale:
    """Weighs by one set of weights."""

    __slots__ = ("gold_worth", "rows")

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.rows = (
            tuple(_AT_THE_END.get(name, 0.0) for name in AMOUNTS),
            *(tuple(_weight(weights, name, left) for name in AMOUNTS) for left in range(1, SPACES + 1)),
        )
        self.gold_worth = cache(self._gold_worth)

    def _gold_worth(self, gold: int, left: int) -> float:
        """What the gold alone lets expect, as far as it isn't bound for a purse."""
        first, worth = len(NAMES), 0.0
        for weight, amount in zip(self.rows[left][first : first + len(GOLD)], gold_amounts(gold, left), strict=True):
            worth += weight * amount
        return worth


def gold_amounts(gold: int, left: int) -> list[int]:
    """Gold, as far as it goes, in the order of GOLD."""
    return [gold, *(min(gold, enough) for enough in (12, 7, 3, 2 * left, 3 * left, 4 * left, 5 * left))]


def _weight(weights: Mapping[str, float], name: str, left: int) -> float:
    return weights.get(f"{name}.now", 0.0) + weights.get(f"{name}.left", 0.0) * left / SPACES
