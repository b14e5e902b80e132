"""What goes with Castle Combo's events: sounds, words that rise, lights on what was counted, coins that fly."""

from collections.abc import Callable, Sequence
from typing import Any

from castles.boards.board import Look
from castles.boards.combo import layout
from castles.boards.combo.poses import deck_piece, gold_piece, key_piece
from castles.boards.combo.reading import card_piece, owner_of, players
from castles.display import SILENT, Box, Float, Flourish, Piece
from castles.rules.combo import ask
from castles.rules.combo.pieces import Card
from castles.rules.combo.state import (
    CardBought,
    CardDiscarded,
    CardShown,
    CardsSwept,
    CardTakenFaceDown,
    DeckReshuffled,
    DiscountGained,
    GameEnded,
    GoldGained,
    KeysCounted,
    KeysGained,
    LeftoverStored,
    LocationClosed,
    MessengerFollowed,
    MessengerSent,
    PursesFilled,
    ScrollCounted,
    Spot,
    State,
    TurnPassed,
    card_of,
)
from castles.rules.game import Event, Seat
from castles.wording.combo import board as words

SILENT_ON_PURPOSE: tuple[type[Event], ...] = (TurnPassed,)  # the panel and the prompt show whose turn it is
Origins = tuple[tuple[Piece, Piece], ...]


def flourish(event: Event, look: Look[State]) -> Flourish:
    """What an event shows; the view is the one just after it."""
    return SILENT if isinstance(event, SILENT_ON_PURPOSE) else _FLOURISHES[type(event)](event, look)


# ---- places ----


def _gold_box(look: Look[State], seat: Seat) -> Box:
    if seat == look.seat:
        return layout.gold_area(players(look))
    return layout.head(players(look), look.seat, seat).gold


def _keys_box(look: Look[State], seat: Seat) -> Box:
    if seat == look.seat:
        return layout.keys_area(players(look))
    return layout.head(players(look), look.seat, seat).keys


def _cells(look: Look[State], seat: Seat, spots: Sequence[Spot]) -> tuple[Box, ...]:
    shape = look.view.shapes[seat]
    return tuple(layout.cell_box(players(look), look.seat, seat, shape, spot) for spot in spots)


def _card_box(look: Look[State], card: Card) -> Box:
    seat, spot = owner_of(look.view, card)
    return _cells(look, seat, [spot])[0]


def _location_box(look: Look[State], location: int) -> Box:
    return layout.plan(players(look)).locations[location].box


# ---- locations ----


def _messenger_sent(event: MessengerSent, look: Look[State]) -> Flourish:
    word = Float(_key_paid(), _keys_box(look, event.seat), event.seat)
    return Flourish("place", (word,), seconds=0.5)


def _key_paid() -> str:
    return words.text(words.KEY_PAID)


def _cards_swept(event: CardsSwept, look: Look[State]) -> Flourish:
    word = Float(_key_paid(), _keys_box(look, event.seat), event.seat)
    return Flourish("shuffle", (word,), seconds=0.5)


def _deck_reshuffled(event: DeckReshuffled, look: Look[State]) -> Flourish:
    return Flourish("shuffle", lights=(layout.deck_box(players(look), event.location),), seconds=0.5)


def _card_shown(event: CardShown, look: Look[State]) -> Flourish:
    return Flourish("turn", seconds=0.25, origins=((card_piece(event.card), deck_piece(event.location)),))


def _messenger_followed(event: MessengerFollowed, look: Look[State]) -> Flourish:
    return Flourish("place", seconds=0.4)


def _location_closed(event: LocationClosed, look: Look[State]) -> Flourish:
    return Flourish("curtain", (Float(words.text(words.CLOSED), _location_box(look, event.location)),), seconds=1.0)


# ---- taking cards ----


def _card_bought(event: CardBought, look: Look[State]) -> Flourish:
    paid = (Float(words.paid_words(event.price), _gold_box(look, event.seat), event.seat),) if event.price else ()
    return Flourish("lay", paid, seconds=0.6)


def _card_taken_face_down(event: CardTakenFaceDown, look: Look[State]) -> Flourish:
    card = [card_piece(event.card)]
    flying = (
        *_flying_gold(look, (event.seat,), event.gold, card),
        *_flying_keys(look, (event.seat,), event.keys, card),
    )
    return Flourish("coin", _earned(event, look), seconds=0.8, origins=flying)


def _earned(event: CardTakenFaceDown, look: Look[State]) -> tuple[Float, ...]:
    """Gold and keys, each above its own; an opponent's lie too close together for two words."""
    gold, keys = words.gold_words(event.gold), words.keys_words(event.keys)
    if event.seat != look.seat:
        return (Float(f"{gold}  {keys}", layout.head(players(look), look.seat, event.seat).name, event.seat),)
    return (
        Float(gold, _gold_box(look, event.seat), event.seat),
        Float(keys, _keys_box(look, event.seat), event.seat),
    )


def _card_discarded(event: CardDiscarded, look: Look[State]) -> Flourish:
    return Flourish("page", seconds=0.4)


# ---- abilities ----


def _discount_gained(event: DiscountGained, look: Look[State]) -> Flourish:
    boxes = tuple(_location_box(look, location) for location in event.decks)
    word = Float(words.text(words.DISCOUNT), _card_box(look, event.card), event.seat)
    return Flourish("token", (word,), boxes, 0.7)


def _gold_gained(event: GoldGained, look: Look[State]) -> Flourish:
    floats = tuple(Float(words.gold_words(event.amount), _gold_box(look, seat), seat) for seat in event.to)
    origins = _flying_gold(look, event.to, event.amount, _sources(event, look))
    return Flourish("coin", floats, _counted(event, look), 0.9, origins)


def _keys_gained(event: KeysGained, look: Look[State]) -> Flourish:
    floats = tuple(Float(words.keys_words(event.amount), _keys_box(look, seat), seat) for seat in event.to)
    origins = _flying_keys(look, event.to, event.amount, _sources(event, look))
    return Flourish("token", floats, _counted(event, look), 0.9, origins)


def _counted(event: GoldGained | KeysGained, look: Look[State]) -> tuple[Box, ...]:
    return _cells(look, event.grid, event.counted) or (_card_box(look, event.card),)


def _sources(event: GoldGained | KeysGained, look: Look[State]) -> list[Piece]:
    """The cards from which gold and keys come: those that were counted, else the one whose ability it is."""
    grid = ask.cards(look.view, event.grid)
    return [card_piece(card_of(grid[spot])) for spot in event.counted] or [card_piece(event.card)]


def _flying_gold(look: Look[State], to: Sequence[Seat], amount: int, sources: Sequence[Piece]) -> Origins:
    """The looking seat's new coins come from the cards."""
    gold = look.view.gold[look.seat]
    new = range(gold - amount, gold) if look.seat in to else range(0)
    return tuple((gold_piece(look.seat, number), sources[number % len(sources)]) for number in new)


def _flying_keys(look: Look[State], to: Sequence[Seat], amount: int, sources: Sequence[Piece]) -> Origins:
    keys = look.view.keys[look.seat]
    new = range(keys - amount, keys) if look.seat in to else range(0)
    return tuple((key_piece(look.seat, number), sources[number % len(sources)]) for number in new)


def _purses_filled(event: PursesFilled, look: Look[State]) -> Flourish:
    return _filled(look, event.seat, event.purses, event.gold)


def _leftover_stored(event: LeftoverStored, look: Look[State]) -> Flourish:
    return _filled(look, event.seat, event.purses, event.gold)


def _filled(look: Look[State], seat: Seat, purses: Sequence[Card], gold: Sequence[int]) -> Flourish:
    boxes = tuple(_card_box(look, card) for card in purses)
    floats = tuple(Float(f"+{put}", box, seat) for box, put in zip(boxes, gold, strict=True))
    return Flourish("coin", floats, boxes, 0.9)


# ---- the end ----


def _scroll_counted(event: ScrollCounted, look: Look[State]) -> Flourish:
    here, counted = _cells(look, event.seat, [(event.x, event.y)]), _cells(look, event.seat, event.counted)
    word = Float(f"+{event.points}", here[0], event.seat)
    return Flourish("score", (word,), (*here, *counted), 0.7)


def _keys_counted(event: KeysCounted, look: Look[State]) -> Flourish:
    word = Float(words.points_words(event.points), _keys_box(look, event.seat), event.seat)
    return Flourish("score", (word,), (_keys_box(look, event.seat),), 0.7)


def _game_ended(event: GameEnded, look: Look[State]) -> Flourish:
    return Flourish("win", seconds=1.0)


_FLOURISHES: dict[type[Event], Callable[[Any, Look[State]], Flourish]] = {
    MessengerSent: _messenger_sent,
    CardsSwept: _cards_swept,
    DeckReshuffled: _deck_reshuffled,
    CardShown: _card_shown,
    CardBought: _card_bought,
    CardTakenFaceDown: _card_taken_face_down,
    DiscountGained: _discount_gained,
    GoldGained: _gold_gained,
    KeysGained: _keys_gained,
    PursesFilled: _purses_filled,
    CardDiscarded: _card_discarded,
    MessengerFollowed: _messenger_followed,
    LocationClosed: _location_closed,
    LeftoverStored: _leftover_stored,
    ScrollCounted: _scroll_counted,
    KeysCounted: _keys_counted,
    GameEnded: _game_ended,
}
