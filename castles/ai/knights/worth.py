"""What a position is worth in Knights and Castles, for any number of players: each seat's chance to win.

Every seat gets a strength, the product of what its hand and its standing are worth; the chances are the strengths'
shares. So a whole round can be judged from a few small tables.
"""

from castles.ai.knights.pairs import Tiles, unseen_tiles
from castles.ai.knights.scale import Scale
from castles.rules.game import Seat
from castles.rules.knights.pieces import EVERY_ARMY
from castles.rules.knights.play import to_move
from castles.rules.knights.state import State


def counted(state: State) -> list[int]:
    """The points that decide the match: in the last game of a long one all, before that those of this game.

    An earlier game is played for its own sake: who wins it is ahead in the sum.
    """
    if state.game + 1 < state.games:
        return state.points
    return [points + sum(game[seat] for game in state.finished) for seat, points in enumerate(state.points)]


def worth(scale: Scale, state: State, seat: Seat) -> float:
    """The chance to win of a seat in a full state; cards that lie on the table count as in the hand."""
    players, tiles, hands = len(state.hands), unseen_tiles(state), state.hands
    if to_move(state) is not None:
        tiles += 1 << state.tiles[state.round]
    factors = scale.hand_factors(players, tiles)
    standings = scale.standing_factors(players, tiles, counted(state), state.sword, state.ages)
    strengths = [
        factors[(hand | laid) & EVERY_ARMY] * standing
        for hand, laid, standing in zip(hands, state.laid, standings, strict=True)
    ]
    return strengths[seat] / sum(strengths)


def after_castle(scale: Scale, state: State, points: int, tiles: Tiles) -> list[list[float]]:
    """What each seat's standing is worth after this castle, by the seat that takes it."""
    players = len(state.hands)
    found, before = [], counted(state)
    for winner in range(players):
        gained = [points * (seat == winner) for seat in range(players)]
        own = [had + new for had, new in zip(state.points, gained, strict=True)]
        sword = min(state.ages, key=own.__getitem__)
        all_points = [had + new for had, new in zip(before, gained, strict=True)]
        found.append(scale.standing_factors(players, tiles, all_points, sword, state.ages))
    return found
