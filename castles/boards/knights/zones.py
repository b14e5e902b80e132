"""Where to tap and drop in Knights and Castles, and the button beside the board: all from the legal moves."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Command, Intent, Look, Zone
from castles.boards.knights import layout
from castles.boards.knights.poses import card_pose
from castles.boards.knights.reading import (
    Bit,
    camp_bits,
    card_at,
    card_piece,
    corner_of,
    lay_of,
    picked,
    spread,
    unpicked,
)
from castles.display import Box
from castles.rules.knights.pieces import SHEPHERD
from castles.rules.knights.state import Lay, Recruit, State
from castles.wording.knights import board as words

PAIR = 2


def zones(look: Look[State]) -> list[Zone]:
    """Every place that means something now."""
    lays = any(isinstance(move, Lay) for move in look.legal)
    return [*(_lay_zones(look) if lays else ()), *_recruit_zones(look)]


# ---- laying two cards ----


def _lay_zones(look: Look[State]) -> Iterator[Zone]:
    """Cards of the hand, cards already chosen, and where the card in hand can be dropped."""
    for place, bit in enumerate(unpicked(look)):
        yield _hand_zone(look, place, bit)
    for slot, bit in enumerate(picked(look)):
        back = _chosen(look, [each for each in picked(look) if each != bit])
        name = words.text(words.INTO_HAND, card=words.card_name(card_at(bit)))
        yield Zone(("place", slot), _slot_box(look, slot), back, tip=words.card_tip(card_at(bit)), name=name)
    held = next((bit for bit in unpicked(look) if card_piece(look.seat, bit) == look.intent.held), None)
    if held is not None:
        yield from _drops(look, held)


def _hand_zone(look: Look[State], place: int, bit: Bit) -> Zone:
    """A tap brings a card to the next free place; with both taken, it takes the second one's."""
    slot = min(len(picked(look)), PAIR - 1)
    hints = look.intent.held is None and len(picked(look)) < PAIR
    ghost = card_pose(look, bit, _slot_box(look, slot)) if hints else None
    box, name = layout.hand_box(spread(look), place), words.card_name(card_at(bit))
    does, piece = _put(look, slot, bit), card_piece(look.seat, bit)
    return Zone(
        ("hand", bit), box, does, grip=piece, ghost=ghost, glow=False, tip=words.card_tip(card_at(bit)), name=name
    )


def _drops(look: Look[State], bit: Bit) -> Iterator[Zone]:
    for slot in range(PAIR):
        box = _slot_box(look, slot)
        piece, ghost = card_piece(look.seat, bit), card_pose(look, bit, box)
        yield Zone(
            ("drop", slot), box, _put(look, slot, bit), takes=piece, ghost=ghost, name=words.text(words.LAY_HERE)
        )


def _slot_box(look: Look[State], slot: int) -> Box:
    return layout.laid_box(corner_of(look, look.seat), slot)


def _put(look: Look[State], slot: int, bit: Bit) -> Intent:
    """A card on one of the two places. Of two shepherds it is always the first that goes: so the rules have it."""
    first = SHEPHERD if card_at(bit) == SHEPHERD and SHEPHERD in unpicked(look) else bit
    bits = picked(look)
    return _chosen(look, [*bits[:slot], first, *bits[slot + 1 :]])


def _chosen(look: Look[State], bits: Sequence[Bit]) -> Intent:
    return look.intent.changed(held=None, picks=tuple(bits))


def commands(look: Look[State]) -> Sequence[Command]:
    """The two cards, once both are chosen."""
    bits = picked(look)
    move = lay_of(look, bits) if len(bits) == PAIR else None
    return [Command(words.text(words.LAY_THESE), move, "confirm", main=True)] if move else []


# ---- recruiting ----


def _recruit_zones(look: Look[State]) -> Iterator[Zone]:
    """The cards of the own camp; each can be tapped, or dragged to the hand."""
    moves = {move.army: move for move in look.legal if isinstance(move, Recruit)}
    cards = spread(look)
    for place, bit in enumerate(camp_bits(look) if moves else ()):
        piece, box, move = card_piece(look.seat, bit), layout.own_camp_box(cards, place), moves[bit]
        name = words.text(words.RECRUIT, card=words.card_name(bit))
        if look.intent.held == piece:
            yield Zone(("into hand",), layout.hand_area(cards), move, takes=piece, name=name)
        yield Zone(("recruit", bit), box, move, grip=piece, tip=words.card_tip(card_at(bit)), name=name)
