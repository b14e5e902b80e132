"""What is drawn over Castle Combo's pieces: prices, live points, crests of small cards, what answers bring."""

from collections.abc import Iterator
from dataclasses import replace

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.reading import card_piece, gain_of, held_card, lies_down, players, seats
from castles.boards.combo.zones import chosen_purse, own_card
from castles.display import Box, Mark, Piece
from castles.rules.combo import ask
from castles.rules.combo.abilities import bought_card
from castles.rules.combo.counting import purses_of
from castles.rules.combo.pieces import CHARACTERS, COST, LOCATIONS
from castles.rules.combo.state import (
    EMPTY,
    NEIGHBOUR,
    NEIGHBOUR_OR_KEYS,
    PURSES_OR_KEYS,
    TWO_PURSES,
    AddToPurses,
    CardBought,
    CardTakenFaceDown,
    CountNeighbour,
    Discard,
    Spot,
    State,
    TakeKeys,
    is_face_up,
)
from castles.rules.game import Move, Seat
from castles.wording.combo import board as words

LIVE_POINTS = "live_points"  # the help
RING = (340 / 300, 460 / 420)  # a ring's size by a card's
ANSWERS = {NEIGHBOUR: True, NEIGHBOUR_OR_KEYS: True, PURSES_OR_KEYS: False, TWO_PURSES: False}  # whether others count


def marks(look: Look[State]) -> list[Mark]:
    """All marks, the lowest first."""
    parts = (_last_move, _counted, _prices, _crests, _live_points, _answers, _chosen_purse)
    return [mark for part in parts for mark in part(look)]


def _cell(look: Look[State], seat: Seat, spot: Spot) -> Box:
    return layout.cell_box(players(look), look.seat, seat, look.view.shapes[seat], spot)


def _last_move(look: Look[State]) -> Iterator[Mark]:
    if "last_move" in look.helps:
        for event in look.last:
            if isinstance(event, CardBought | CardTakenFaceDown):
                box = _cell(look, event.seat, (event.x, event.y))
                yield Mark("combo/last_move", ringed(box))


def ringed(card: Box) -> Box:
    """A card with the room around it that a ring takes."""
    return replace(card, w=card.w * RING[0], h=card.h * RING[1])


def _counted(look: Look[State]) -> Iterator[Mark]:
    """What the card in hand, or the ability that asks, counts in any grid."""
    for seat, spot in _counted_spots(look):
        yield Mark("combo/counted", ringed(_cell(look, seat, spot)))


def _counted_spots(look: Look[State]) -> list[tuple[Seat, Spot]]:
    view, card = look.view, held_card(look)
    if card is not None and not lies_down(look, card):
        return list(ask.counted_by_ability(view, look.seat, card))
    if not look.legal or view.awaited not in ANSWERS:
        return []
    found = ask.counted_by_ability(view, look.seat, bought_card(view))
    return [(seat, spot) for seat, spot in found if (seat != look.seat) == ANSWERS[view.awaited]]


def lights(look: Look[State], piece: Piece) -> list[Mark]:
    """What the scroll of a card in a grid counts, or the ability of one on offer if one bought it now."""
    return [Mark("combo/counted", ringed(_cell(look, seat, spot))) for seat, spot in _counted_by(look, piece)]


def _counted_by(look: Look[State], piece: Piece) -> list[tuple[Seat, Spot]]:
    for location in LOCATIONS:
        for card in look.view.shown[location]:
            if card != EMPTY and card_piece(card) == piece:
                return list(ask.counted_by_ability(look.view, look.seat, card))
    lying = ((seat, spot, card) for seat in seats(look) for spot, card in ask.cards(look.view, seat).items())
    for seat, spot, card in lying:
        if is_face_up(card) and card_piece(card) == piece:
            return [(seat, counted) for counted in ask.counted_by_scroll(look.view, seat, spot)]
    return []


def _prices(look: Look[State]) -> Iterator[Mark]:
    """Where discounts make a card cheaper, the price covers the printed cost."""
    x, y, w, h = layout.part("cost")
    for location in LOCATIONS:
        for slot, card in enumerate(look.view.shown[location]):
            lies_here = card not in (EMPTY, held_card(look))
            price = ask.price(look.view, look.seat, card) if lies_here else COST[card]
            if price != COST[card]:
                box = layout.on_card(layout.slot_box(players(look), location, slot), x + w / 2, y + h / 2, 0.22, 0.2)
                tip = words.text(words.PRICE_TIP, price=price, cost=COST[card])
                yield Mark("ui/plate", box, str(price), tip=tip)


def _crests(look: Look[State]) -> Iterator[Mark]:
    """Cards of opponents are small: their crests are drawn large over the signs that can't be read."""
    for seat in seats(look):
        for spot, piece in ask.cards(look.view, seat).items() if seat != look.seat else ():
            if is_face_up(piece):
                yield from _crests_on(_cell(look, seat, spot), [mark.name.lower() for mark in CHARACTERS[piece].crests])


def _crests_on(card: Box, crests: list[str]) -> Iterator[Mark]:
    for place, crest in enumerate(crests):
        yield Mark(f"combo/crest_{crest}", layout.on_card(card, 0.19, 0.25 + 0.27 * place, 0.33, 0.396))


def _live_points(look: Look[State]) -> Iterator[Mark]:
    if LIVE_POINTS in look.helps:
        for seat in seats(look):
            for spot, points in ask.points(look.view, seat).items():
                box = layout.on_card(_cell(look, seat, spot), 0.85, 0.42, 0.27, 0.27)
                yield Mark("combo/points", box, str(points), seat, tip=words.worth_tip(points))


def _answers(look: Look[State]) -> Iterator[Mark]:
    """What each answer to an ability brings, on a plate where it is given."""
    for move in look.legal:
        for box in _answer_boxes(look, move):
            plate = Box(box.x, box.y, min(120.0, box.w), 34)
            yield Mark("ui/plate", plate, words.gain_words(gain_of(look.view, move)))


def _answer_boxes(look: Look[State], move: Move) -> list[Box]:
    match move:
        case CountNeighbour():
            return [layout.block(players(look), look.seat, move.neighbour).box]
        case TakeKeys():
            return [layout.keys_area(players(look))]
        case Discard():
            return [_portrait(layout.slot_box(players(look), 1 - look.view.messenger, move.slot))]
        case AddToPurses():
            bought = look.view.grids[look.seat][look.view.bought]
            return [_portrait(own_card(look, card)) for card in purses_of(look.view, look.seat)[:1] or [bought]]
    return []


def _portrait(card: Box) -> Box:
    """The part of a card that a plate may cover."""
    return replace(card, y=card.y - card.h * 0.08, h=card.h * 0.3)


def _chosen_purse(look: Look[State]) -> Iterator[Mark]:
    card = chosen_purse(look)
    if card is not None and card in purses_of(look.view, look.seat):
        yield Mark("combo/last_move", ringed(own_card(look, card)))
