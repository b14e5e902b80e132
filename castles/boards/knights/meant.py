"""What a tap or a drop in Knights and Castles is meant to do, where it can't be done."""

from castles.boards.board import Look
from castles.boards.knights.reading import camp_bits, card_at, card_piece, hand_bits
from castles.display import Spot
from castles.rules.game import Move
from castles.rules.knights.pieces import SHEPHERD
from castles.rules.knights.state import Lay, Recruit, State


def meant(look: Look[State], spot: Spot) -> Move | None:
    """A card of the camp to be taken back, or one of the hand to be laid."""
    for bit in camp_bits(look):
        if spot.piece == card_piece(look.seat, bit):
            return Recruit(card_at(bit))
    recruits = any(isinstance(move, Recruit) for move in look.legal)
    in_hand = any(spot.piece == card_piece(look.seat, bit) for bit in hand_bits(look))
    return Lay((SHEPHERD, SHEPHERD)) if recruits and in_hand else None
