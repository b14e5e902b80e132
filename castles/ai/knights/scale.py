"""What hands and standings are worth: the features of Knights and Castles, weighed by the number of rounds to come."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from castles.ai.knights.pairs import SIZE, Tiles, castles_in, drums_in, number_of
from castles.rules.game import Seat
from castles.rules.knights.pieces import ARMIES, CASTLES, EVERY_ARMY, Cards

RANKS = tuple(f"strength_{strength}" for strength in range(1, len(ARMIES) + 1))
OF_A_HAND = (*RANKS, "armies", "armies_squared", "armies_by_drums", "empty_camp_by_drums")
OF_A_STANDING = ("points", "sword", "youth")
FEATURES = (*OF_A_HAND, *OF_A_STANDING)

# When no round is left only the rules count: points, then cards in hand, then youth, each above all that follow.
AT_THE_END = {"points": 240.0, "armies": 24.0, "youth": 7.0}


class Scale:
    """Weighs by one set of weights."""

    __slots__ = ("_weights", "hand_factors", "of")

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = dict(weights)
        self.of = lru_cache(maxsize=32)(self._of)
        self.hand_factors = lru_cache(maxsize=1024)(self._hand_factors)

    def _of(self, players: int, rounds: int) -> dict[str, float]:
        """The weight of every feature with so many rounds to come."""
        if rounds == 0:
            return dict.fromkeys(FEATURES, 0.0) | AT_THE_END
        return {name: self._weights.get(f"{players}.{rounds}.{name}", 0.0) for name in FEATURES}

    def _hand_factors(self, players: int, tiles: Tiles) -> tuple[float, ...]:
        """What each hand is worth."""
        known = self.of(players, number_of(tiles) - 1)
        given = [known[name] for name in OF_A_HAND]
        return tuple(exp(_sum(given, hand_features(tiles, hand))) for hand in range(EVERY_ARMY + 1))

    def standing_factors(
        self, players: int, tiles: Tiles, points: Sequence[int], sword: Seat, ages: Sequence[Seat]
    ) -> list[float]:
        """What each seat's standing is worth."""
        known = self.of(players, number_of(tiles) - 1)
        given = [known[name] for name in OF_A_STANDING]
        return [exp(_sum(given, standing_features(points, sword, ages, seat))) for seat in range(players)]


def hand_features(tiles: Tiles, hand: Cards) -> tuple[float, ...]:
    """What there is to say of a hand: its armies' strengths against the castles to come, and how many they are."""
    strengths = [0.0] * len(ARMIES)
    for castle in castles_in(tiles):
        _, material, points = CASTLES[castle]
        for army, card in enumerate(ARMIES):
            strengths[card.strengths[material] - 1] += points * (hand >> army & 1)
    size, drums = SIZE[hand], drums_in(tiles)
    return (*strengths, size, size * size / len(ARMIES), drums * size, drums * (hand == EVERY_ARMY))


def standing_features(points: Sequence[int], sword: Seat, ages: Sequence[Seat], seat: Seat) -> tuple[float, ...]:
    """What there is to say of a seat's standing."""
    return points[seat] - max(points), sword == seat, -ages.index(seat)


def _sum(given: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(given, features, strict=True))
