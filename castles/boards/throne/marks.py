"""What is drawn over the pieces: swaps on offer, chances of what one could go for, and what the last move brought."""

from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.throne import layout
from castles.boards.throne.poses import poses
from castles.boards.throne.reading import card_piece, chance_of, tournament_piece
from castles.boards.throne.zones import targets
from castles.display import Mark
from castles.rules.throne.pieces import TOURNAMENT
from castles.rules.throne.state import CardCaptured, CardTaken, State, Swap
from castles.wording.throne import board as words


def marks(look: Look[State]) -> list[Mark]:
    """All marks, the lowest first."""
    return [*_last_move(look), *_swaps(look), *_chances(look)]


def _last_move(look: Look[State]) -> Iterator[Mark]:
    """A ring around cards that the last move brought to somebody."""
    if "last_move" not in look.helps:
        return
    lying = look.once(poses)
    for event in look.last:
        if isinstance(event, CardTaken | CardCaptured):
            won = tournament_piece(event.seat, look.view.tournaments[event.seat] - 1)
            piece = won if event.card == TOURNAMENT else card_piece(event.card)
            if piece in lying:
                yield Mark("ui/focus_ring", lying[piece].box)


def _swaps(look: Look[State]) -> Iterator[Mark]:
    for move in look.legal:
        if isinstance(move, Swap):
            yield Mark("ui/plate", layout.swap_box(move.pile), words.text(words.SWAP), tip=words.swap_tip())


def _chances(look: Look[State]) -> Iterator[Mark]:
    """The exact chance, on the card."""
    lying = look.once(poses)
    for piece, move in targets(look).items():
        chance = chance_of(look, move)
        if chance is not None:
            yield Mark("ui/plate", layout.chance_box(lying[piece].box), words.percent(chance))
