"""What a tap or a drop in Castle Combo is meant to do, where it can't be done."""

from itertools import product

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.reading import MESSENGER, card_piece, held_card, lies_down, players, seats, slot_of
from castles.boards.combo.zones import own_cell
from castles.display import Spot
from castles.rules.combo.pieces import SIDE
from castles.rules.combo.state import (
    EMPTY,
    AddToPurses,
    Buy,
    ChoosePurses,
    CountNeighbour,
    MoveMessenger,
    Renew,
    State,
    TakeFaceDown,
    TakeKeys,
)
from castles.rules.game import Move

REACH = range(-SIDE, SIDE + 1)
CELLS = tuple(product(REACH, REACH))  # more than a grid can ever have


def meant(look: Look[State], spot: Spot) -> Move | None:
    """The card in hand on that place; or what a tap on a card, a deck, the messenger or a grid asks for."""
    if look.intent.held is not None:
        return _laying(look, spot)
    return _key(look, spot) or _fetching(look, spot) or _answer(look, spot)


def _laying(look: Look[State], spot: Spot) -> Move | None:
    card, cell = held_card(look), next((cell for cell in CELLS if own_cell(look, cell).covers(spot)), None)
    if card is None or cell is None or not layout.plan(players(look)).own.box.covers(spot):
        return None
    return (TakeFaceDown if lies_down(look, card) else Buy)(slot_of(look.view, card), *cell)


def _key(look: Look[State], spot: Spot) -> Move | None:
    """What takes a key: the messenger, a card where he isn't, and new cards."""
    count, here = players(look), look.view.messenger
    elsewhere = [card_piece(card) for card in look.view.shown[1 - here] if card != EMPTY]
    if spot.piece == MESSENGER or spot.piece in elsewhere or layout.stand_box(count, 1 - here).covers(spot):
        return MoveMessenger()
    return Renew() if layout.deck_box(count, here).covers(spot) else None


def _fetching(look: Look[State], spot: Spot) -> Move | None:
    """A card where the messenger stands, while something else is asked."""
    shown = [card_piece(card) for card in look.view.shown[look.view.messenger] if card != EMPTY]
    return Buy(shown.index(spot.piece), 0, 0) if spot.piece in shown else None


def _answer(look: Look[State], spot: Spot) -> Move | None:
    """The wrong neighbour, or a card that is no purse to choose."""
    kinds = {type(move) for move in look.legal}
    seat = next((seat for seat in seats(look) if layout.block(players(look), look.seat, seat).box.covers(spot)), None)
    if seat is None or not kinds & {CountNeighbour, ChoosePurses, AddToPurses, TakeKeys}:
        return None
    if CountNeighbour in kinds:
        return CountNeighbour(seat)
    return ChoosePurses(0, 0) if ChoosePurses in kinds and seat == look.seat else None
