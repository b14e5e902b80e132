"""What counts in Knights and Castles for somebody who looks no further than this castle."""

from castles.ai.knights.pairs import PAIRS, castles_in, chance_to_take, tables, unseen_tiles
from castles.rules.game import Seat
from castles.rules.knights.pieces import ARMIES, CASTLES, EVERY_ARMY, Cards
from castles.rules.knights.score import total
from castles.rules.knights.state import LAYING, State, tile_up

TRIFLE = 0.0001  # strong armies in hand decide only between equals


def points(state: State, seat: Seat) -> float:
    """The points, with a castle that is being stormed counted by the chance to take it."""
    return total(state, seat) + _hoped_for(state, seat) + TRIFLE * _strength(state, seat)


def _hoped_for(state: State, seat: Seat) -> float:
    if state.stage != LAYING or not state.laid[seat]:
        return 0.0
    _, material, gain = CASTLES[tile_up(state)]
    rivals = tuple(_pairs(state, other) for other in range(len(state.hands)) if other != seat)
    return gain * chance_to_take(state.laid[seat] & EVERY_ARMY, material, tables(rivals), state.sword == seat)


def _pairs(state: State, seat: Seat) -> tuple[Cards, ...]:
    """What lies there, or may: whatever the hand offers."""
    return (state.laid[seat] & EVERY_ARMY,) if state.laid[seat] else PAIRS[state.hands[seat]]


def _strength(state: State, seat: Seat) -> int:
    """The strengths of the hand against all castles that may still come."""
    return sum(
        CASTLES[castle].points * card.strengths[CASTLES[castle].material]
        for castle in castles_in(unseen_tiles(state))
        for army, card in enumerate(ARMIES)
        if state.hands[seat] >> army & 1
    )
