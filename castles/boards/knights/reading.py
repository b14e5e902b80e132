"""What the board reads from a look at Knights and Castles. Cards are named by their bit in a set, so that the two
shepherds are two pieces."""

from collections.abc import Sequence
from typing import TypeAlias

from castles.boards.board import Look
from castles.boards.knights.layout import Corner, Spread, corner
from castles.display import Piece
from castles.rules.game import Seat
from castles.rules.knights.pieces import HAND, SHEPHERD, Card, Cards, Tile
from castles.rules.knights.score import strengths
from castles.rules.knights.state import REVEALED, UNKNOWN, CardsRevealed, Lay, State, hand_of, laid_size

Bit: TypeAlias = int  # of a card in a set of one player's cards


def seats(look: Look[State]) -> range:
    return range(len(look.names))


def corner_of(look: Look[State], seat: Seat) -> Corner:
    return corner(len(look.names), look.seat, seat)


def bits_in(cards: Cards) -> list[Bit]:
    return [bit for bit in range(HAND) if cards >> bit & 1]


def card_at(bit: Bit) -> Card:
    return min(bit, SHEPHERD)


def card_piece(seat: Seat, bit: Bit) -> Piece:
    return ("card", seat, bit)


def back_piece(seat: Seat, slot: int) -> Piece:
    """A card laid face down of which nobody may see more."""
    return ("back", seat, slot)


def camp_piece(seat: Seat, number: int) -> Piece:
    return ("camp card", seat, number)


def tile_piece(number: int) -> Piece:
    return ("tile", number)


def is_open(look: Look[State], seat: Seat) -> bool:
    """Whether a seat's cards are shown: the own ones, but where several people look on only while they are needed."""
    return seat == look.seat and bool(not look.shared or look.legal or look.intent.picks)


def hand_bits(look: Look[State]) -> list[Bit]:
    """The hand of who looks, as the rules have it: cards on the way to the table are still in it."""
    return bits_in(hand_of(look.view, look.seat))


def camp_bits(look: Look[State]) -> list[Bit]:
    return bits_in(look.view.camps[look.seat])


def picked(look: Look[State]) -> list[Bit]:
    """The cards on the way to the table, in the order of their places."""
    hand = hand_bits(look)
    return [pick for pick in look.intent.picks if isinstance(pick, int) and pick in hand]


def unpicked(look: Look[State]) -> list[Bit]:
    chosen = picked(look)
    return [bit for bit in hand_bits(look) if bit not in chosen]


def spread(look: Look[State]) -> Spread:
    return Spread(len(unpicked(look)), len(camp_bits(look)))


def laid_bits(look: Look[State], seat: Seat) -> list[Bit] | None:
    """The cards that a seat has laid; None if they can't be seen."""
    laid = look.view.laid[seat]
    hidden = laid == UNKNOWN or (seat == look.seat and not is_open(look, seat) and look.view.stage != REVEALED)
    return None if hidden else bits_in(laid)


def laid_count(look: Look[State], seat: Seat) -> int:
    return laid_size(look.view, seat)


def slot_of(look: Look[State], seat: Seat, bit: Bit) -> int:
    """Where a card lies before its owner: where it was revealed, even if the other one has gone."""
    revealed = [event for event in look.last if isinstance(event, CardsRevealed)]
    if revealed and look.view.stage == REVEALED:  # else these are cards of the next round, laid unasked
        return revealed_bits(revealed[-1], seat).index(bit)
    return (laid_bits(look, seat) or []).index(bit)


def revealed_bits(event: CardsRevealed, seat: Seat) -> list[Bit]:
    """Which cards were revealed; the second of two shepherds has its own bit."""
    cards = event.cards[seat]
    return [
        card + (card == SHEPHERD and place > 0 and cards[place - 1] == SHEPHERD) for place, card in enumerate(cards)
    ]


def strength_of(look: Look[State], bit: Bit) -> int | None:
    """What a card is worth against the castle on the table."""
    worth = strengths(look.view)
    return worth[bit] if worth and bit < SHEPHERD else None


def lay_of(look: Look[State], bits: Sequence[Bit]) -> Lay | None:
    cards = tuple(sorted(card_at(bit) for bit in bits))
    return next((move for move in look.legal if isinstance(move, Lay) and move.cards == cards), None)


def tiles_up(view: State) -> list[tuple[int, Tile]]:
    """The tiles turned up in this game, by round."""
    return [(number, view.tiles[number]) for number in range(1, view.round + 1)]
