"""What a tap or a drop in Topple the King is meant to do, where it can't be done."""

from castles.boards.board import Look
from castles.boards.throne import layout
from castles.boards.throne.reading import KING, PILES, card_piece, hand_of, opponents
from castles.display import Spot
from castles.rules.game import Move
from castles.rules.throne.state import (
    FORFEIT,
    POST_GUARD,
    POST_WATCHMAN,
    Attack,
    Claim,
    Forfeit,
    PostGuard,
    PostWatchman,
    State,
    Swap,
    Topple,
)


def meant(look: Look[State], spot: Spot) -> Move | None:
    """A card or the king to go for, a pile to be swapped, or a card of one's own to lose or cover."""
    own = next((card for card in _cards(look, [look.seat]) if card_piece(card) == spot.piece), None)
    return _going_for(look, spot) if own is None else _choosing(look, own)


def _cards(look: Look[State], seats: list[int]) -> list[int]:
    """Castles and specials of some seats."""
    return [card for seat in seats for group in hand_of(look.view, seat)[:2] for card in group]


def _going_for(look: Look[State], spot: Spot) -> Move | None:
    if spot.piece == KING:
        return Topple()
    for pile in PILES:
        if layout.swap_box(pile).covers(spot):
            return Swap(pile)
        if layout.pile_box(pile).covers(spot):
            return Claim(pile)
    theirs = _cards(look, opponents(look))
    return next((Attack(card) for card in theirs if card_piece(card) == spot.piece), None)


def _choosing(look: Look[State], card: int) -> Move | None:
    awaited: dict[str, Move] = {
        FORFEIT: Forfeit(card, PILES[0]),
        POST_GUARD: PostGuard((card, card)),
        POST_WATCHMAN: PostWatchman(card),
    }
    return awaited.get(look.view.awaits)
