"""What counts in Topple the King for somebody who looks no further than this turn."""

from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS
from castles.rules.throne.pieces import TO_RIDE, TO_WIN
from castles.rules.throne.state import State

CASTLE, SPECIAL, VICTORY = 12, 3, 100
RIDE = CASTLE * (TO_WIN - TO_RIDE[0]) / TO_RIDE[1]  # both goals with cards are worth as much


def points(state: State) -> list[float]:
    """How far every seat has come on its way to a goal."""
    return [
        CASTLE * (cards & ALL_CASTLES).bit_count()
        + RIDE * min(state.tournaments[seat], TO_RIDE[1])
        + SPECIAL * (cards & ALL_SPECIALS).bit_count()
        + VICTORY * (seat == state.winner)
        for seat, cards in enumerate(state.cards)
    ]
