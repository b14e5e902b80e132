"""The chance of every seat to win: strengths that are sums of weighted features, put in proportion."""

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from castles.ai import weights
from castles.ai.throne.features import held, nearnesses, open_cards, tempo
from castles.rules.game import Seat, winners
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS
from castles.rules.throne.pieces import TO_RIDE, TO_WIN
from castles.rules.throne.score import ranking
from castles.rules.throne.state import OVER, State


class Scale:
    """Strengths by one set of weights, for any number of players."""

    def __init__(self, weight: Mapping[str, float]) -> None:
        self.learn(weight)

    def learn(self, weight: Mapping[str, float]) -> None:
        """Weighs by other weights from now on."""
        self.held = lru_cache(maxsize=1 << 16)(lambda *given: _total(weight, held(*given)))
        self.tempo = lru_cache(maxsize=1 << 14)(lambda *given: _total(weight, tempo(*given)))

    def strength(self, state: State, seat: Seat, nearness: float) -> float:
        """How strong a seat stands."""
        cards, tournaments = state.cards[seat], state.tournaments[seat]
        bonus = state.bonus and seat == state.turn
        return self.held(cards, tournaments, *open_cards(state, seat)) + self.tempo(cards, tournaments, nearness, bonus)


def _total(weight: Mapping[str, float], found: Mapping[str, float]) -> float:
    return sum(weight.get(name, 0.0) * value for name, value in found.items())


SCALE = Scale(weights.load("throne"))


def chances(state: State) -> list[float]:
    """Every seat's chance to win; of a finished game, its share of the win."""
    if state.awaits == OVER:
        first = winners(ranking(state))
        return [(seat in first) / len(first) for seat in range(len(state.cards))]
    powers = [exp(SCALE.strength(state, seat, nearness)) for seat, nearness in enumerate(nearnesses(state))]
    total = sum(powers)
    return [power / total for power in powers]


CASTLE, SPECIAL, VICTORY = 12, 3, 100
RIDE = CASTLE * (TO_WIN - TO_RIDE[0]) / TO_RIDE[1]  # both goals with cards are worth as much


def points(state: State) -> list[float]:
    """How far every seat has come on its way to a goal, for somebody who looks no further."""
    return [
        CASTLE * (cards & ALL_CASTLES).bit_count()
        + RIDE * min(state.tournaments[seat], TO_RIDE[1])
        + SPECIAL * (cards & ALL_SPECIALS).bit_count()
        + VICTORY * (seat == state.winner)
        for seat, cards in enumerate(state.cards)
    ]
