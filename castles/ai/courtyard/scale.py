"""What each part of a position is worth: the features of the Courtyard, weighed; each is worked out only once."""

from collections.abc import Mapping
from functools import cache

from castles.ai.courtyard import features
from castles.ai.courtyard.odds import Odds
from castles.ai.courtyard.outlook import Outlook
from castles.ai.courtyard.survey import tightest
from castles.rules.courtyard.bits import ALL_COVERS, CHAPEL, FIRST_CREW, KIND_BITS, RATED, SECOND_CREW, WORTH
from castles.rules.courtyard.pieces import TOKENS


class Scale:
    """Weighs by one set of weights."""

    __slots__ = (
        *("odds", "_weights"),
        *("_free", "_meadow", "_promise", "home_worth", "keep_worth", "token_worth", "turn_worth"),
    )

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.odds, self._weights = Odds(weights), dict(weights)
        self._promise = cache(self._of_area)
        self._meadow = cache(self._of_meadow)
        self._free = cache(self._of_free)
        self.home_worth = cache(self._of_home)
        self.token_worth = cache(self._of_token)
        self.keep_worth = cache(self._of_keep)
        self.turn_worth = cache(self._of_turn)

    def area_worth(self, area: int, empty: int, counts: Mapping[int, int], left: int) -> float:
        """An open house, pigsty or road, for the first seat."""
        lead = (area & FIRST_CREW).bit_count() - (area & SECOND_CREW).bit_count()
        if not lead:
            return 0.0
        reached, promise = area & empty, self._promise  # a method that is none is found more quickly by itself
        each, grown, returning = promise(
            area & KIND_BITS, reached.bit_count(), tightest(reached, counts), left, abs(lead)
        )
        points: float = each * WORTH[area & RATED] * (area & ALL_COVERS).bit_count() + grown
        return float(returning * lead + (points if lead > 0 else -points))

    def meadow_worth(self, area: int, empty: int, outlook: Outlook) -> float:
        """A meadow, for the first seat."""
        lead = (area & FIRST_CREW).bit_count() - (area & SECOND_CREW).bit_count()
        if not lead:
            return 0.0
        reach, meadow = (area & empty).bit_count(), self._meadow
        worth: float = meadow((area >> CHAPEL).bit_count(), reach, abs(lead), outlook.left, outlook.chapels)
        return worth if lead > 0 else -worth

    def free_worth(self, area: int, empty: int, counts: Mapping[int, int], left: int) -> float:
        """An open area where nobody stands, for whoever lays the next tile."""
        reached = area & empty
        reach = reached.bit_count()
        if reach > 2:
            return 0.0
        free = self._free
        each: float = free(area & KIND_BITS, reach, tightest(reached, counts), left)
        return each * WORTH[area & RATED] * (area & ALL_COVERS).bit_count()

    def _of_area(self, kind: int, reach: int, tight: int, left: int, lead: int) -> tuple[float, float, float]:
        """What each point of its worth counts for, what it may grow by, what a subject on it is worth."""
        sums, returning = features.area_features(self.odds, kind, reach, tight, left, lead)
        growing, weights = WORTH[kind], self._weights
        each = sum(weights[name] * likely for name, likely, _ in sums)
        grown = sum(weights[name] * grown * growing for name, _, grown in sums)
        return each, grown, weights["returning"] * returning

    def _of_meadow(self, chapels: int, reach: int, lead: int, left: int, chapels_left: int) -> float:
        return self._weighed(features.meadow_features(chapels, reach, lead, Outlook(left, [], chapels_left)))

    def _of_free(self, kind: int, reach: int, tight: int, left: int) -> float:
        found = features.free_feature(kind, reach, tight, left)
        return self._weighed([found]) if found else 0.0

    def _of_home(self, count: int, left: int) -> float:
        """The subjects in a supply."""
        return self._weighed(features.home_features(count, left))

    def _of_token(self, token: int, left: int) -> float:
        """A token in hand; one not yet seen is worth as much as the mean of all."""
        if token < 0:
            return sum(self.token_worth(each, left) for each in range(len(TOKENS))) / len(TOKENS)
        return self._weighed([features.token_feature(token, left)])

    def _of_keep(self, ahead: int, left: int) -> float:
        """A keep larger by so many tiles."""
        return self._weighed(features.keep_features(ahead, left))

    def _of_turn(self, left: int) -> float:
        """To be the one to move."""
        return self._weighed(features.turn_features(left))

    def _weighed(self, sums: list[tuple[str, float]]) -> float:
        return sum(self._weights[name] * value for name, value in sums)
