"""The chance of every seat to win: strengths that are sums of weighted features, put in proportion."""

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from castles.ai.throne.features import held, nearnesses, open_cards, tempo
from castles.rules.game import Seat, winners
from castles.rules.throne.score import ranking
from castles.rules.throne.state import OVER, State


class Scale:
    """Weighs by one set of weights, for any number of players."""

    __slots__ = ("held", "tempo")

    def __init__(self, weights: Mapping[str, float]) -> None:
        by_name = dict(weights)
        self.held = lru_cache(maxsize=1 << 16)(lambda *given: _total(by_name, held(*given)))
        self.tempo = lru_cache(maxsize=1 << 14)(lambda *given: _total(by_name, tempo(*given)))

    def strength(self, state: State, seat: Seat, nearness: float) -> float:
        """How strong a seat stands."""
        cards, tournaments = state.cards[seat], state.tournaments[seat]
        bonus = state.bonus and seat == state.turn
        return self.held(cards, tournaments, *open_cards(state, seat)) + self.tempo(cards, tournaments, nearness, bonus)

    def chances(self, state: State) -> list[float]:
        """Every seat's chance to win; of a finished game, its share of the win."""
        if state.awaits == OVER:
            first = winners(ranking(state))
            return [(seat in first) / len(first) for seat in range(len(state.cards))]
        powers = [exp(self.strength(state, seat, nearness)) for seat, nearness in enumerate(nearnesses(state))]
        total = sum(powers)
        return [power / total for power in powers]


def _total(weights: Mapping[str, float], found: Mapping[str, float]) -> float:
    return sum(weights.get(name, 0.0) * value for name, value in found.items())
