"""What a position is worth in Knights and Castles, for any number of players: each seat's chance to win.

Every seat gets a strength, the product of what its hand and its standing are worth; the chances are the strengths'
shares. So a whole round can be judged from a few small tables.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from castles.ai import weights
from castles.ai.knights.pairs import SIZE, Tiles, castles_in, drums_in, number_of, unseen_tiles
from castles.rules.game import Seat
from castles.rules.knights.pieces import ARMIES, CASTLES, EVERY_ARMY, Cards
from castles.rules.knights.play import to_move
from castles.rules.knights.state import State

RANKS = tuple(f"strength_{strength}" for strength in range(1, len(ARMIES) + 1))
OF_A_HAND = (*RANKS, "armies", "armies_squared", "armies_by_drums", "empty_camp_by_drums")
OF_A_STANDING = ("points", "sword", "youth")
FEATURES = (*OF_A_HAND, *OF_A_STANDING)

# When no round is left only the rules count: points, then cards in hand, then youth, each above all that follow.
AT_THE_END = {"points": 240.0, "armies": 24.0, "youth": 7.0}


WEIGHTS = weights.load("knights")


def use(found: Mapping[str, float]) -> None:
    """From now on these weights hold: a lesson has found better ones."""
    WEIGHTS.update(found)
    for known in (weights_of, hand_factors):
        known.cache_clear()


@lru_cache(maxsize=32)
def weights_of(players: int, rounds: int) -> dict[str, float]:
    """The weight of every feature with so many rounds to come."""
    if rounds == 0:
        return dict.fromkeys(FEATURES, 0.0) | AT_THE_END
    return {name: WEIGHTS.get(f"{players}.{rounds}.{name}", 0.0) for name in FEATURES}


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


@lru_cache(maxsize=1024)
def hand_factors(players: int, tiles: Tiles) -> tuple[float, ...]:
    """What each hand is worth."""
    known = weights_of(players, number_of(tiles) - 1)
    given = [known[name] for name in OF_A_HAND]
    return tuple(exp(_sum(given, hand_features(tiles, hand))) for hand in range(EVERY_ARMY + 1))


def standing_factors(
    players: int, tiles: Tiles, points: Sequence[int], sword: Seat, ages: Sequence[Seat]
) -> list[float]:
    """What each seat's standing is worth."""
    known = weights_of(players, number_of(tiles) - 1)
    given = [known[name] for name in OF_A_STANDING]
    return [exp(_sum(given, standing_features(points, sword, ages, seat))) for seat in range(players)]


def _sum(given: Sequence[float], features: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(given, features, strict=True))


def counted(state: State) -> list[int]:
    """The points that decide the match: in the last game of a long one all, before that those of this game.

    An earlier game is played for its own sake: who wins it is ahead in the sum.
    """
    if state.game + 1 < state.games:
        return state.points
    return [points + sum(game[seat] for game in state.finished) for seat, points in enumerate(state.points)]


def worth(state: State, seat: Seat) -> float:
    """The chance to win of a seat in a full state; cards that lie on the table count as in the hand."""
    players, tiles, hands = len(state.hands), unseen_tiles(state), state.hands
    if to_move(state) is not None:
        tiles += 1 << state.tiles[state.round]
    factors = hand_factors(players, tiles)
    standings = standing_factors(players, tiles, counted(state), state.sword, state.ages)
    strengths = [
        factors[(hand | laid) & EVERY_ARMY] * standing
        for hand, laid, standing in zip(hands, state.laid, standings, strict=True)
    ]
    return strengths[seat] / sum(strengths)


def after_castle(state: State, points: int, tiles: Tiles) -> list[list[float]]:
    """What each seat's standing is worth after this castle, by the seat that takes it."""
    players = len(state.hands)
    found, before = [], counted(state)
    for winner in range(players):
        gained = [points * (seat == winner) for seat in range(players)]
        own = [had + new for had, new in zip(state.points, gained, strict=True)]
        sword = min(state.ages, key=own.__getitem__)
        all_points = [had + new for had, new in zip(before, gained, strict=True)]
        found.append(standing_factors(players, tiles, all_points, sword, state.ages))
    return found
