"""What the board reads from a look: which card is in hand, how it would lie, and what an answer would bring."""

from castles.boards.board import Intent, Look
from castles.display import Piece
from castles.rules.combo import ask
from castles.rules.combo.pieces import Card
from castles.rules.combo.play import perform
from castles.rules.combo.state import (
    EMPTY,
    Buy,
    GoldGained,
    KeysGained,
    PursesFilled,
    State,
    TakeFaceDown,
    copy,
)
from castles.rules.game import Event, Move, Seat

MESSENGER: Piece = ("messenger",)
DOWN = "face down"  # among the picks: the next card is laid face down


def card_piece(card: Card) -> Piece:
    return ("card", card)


def players(look: Look[State]) -> int:
    return len(look.names)


def seats(look: Look[State]) -> range:
    return range(len(look.names))


def offered(view: State) -> list[Card]:
    """The cards where the messenger stands."""
    return [card for card in view.shown[view.messenger] if card != EMPTY]


def held_card(look: Look[State]) -> Card | None:
    """The card in hand, of those on offer."""
    return next((card for card in offered(look.view) if card_piece(card) == look.intent.held), None)


def slot_of(view: State, card: Card) -> int:
    return view.shown[view.messenger].index(card)


def takes(look: Look[State], card: Card, face_down: bool) -> list[Buy | TakeFaceDown]:
    """The legal ways to take a card from where the messenger stands."""
    kind, slot = TakeFaceDown if face_down else Buy, slot_of(look.view, card)
    return [move for move in look.legal if isinstance(move, kind) and move.slot == slot]


def lies_down(look: Look[State], card: Card) -> bool:
    """Whether the card would be laid face down: by choice, or because it can't be paid."""
    return DOWN in look.intent.picks or not takes(look, card, False)


def can_take(look: Look[State]) -> bool:
    return any(isinstance(move, TakeFaceDown) for move in look.legal)


def turned_over(intent: Intent) -> Intent:
    """The next card the other way up."""
    picks = tuple(pick for pick in intent.picks if pick != DOWN)
    return intent.changed(picks=picks if DOWN in intent.picks else (*picks, DOWN))


def is_dear(look: Look[State], card: Card) -> bool:
    """Whether the card costs more than the looking seat has."""
    return not ask.can_pay(look.view, look.seat, card)


def owner_of(view: State, card: Card) -> tuple[Seat, tuple[int, int]]:
    """In whose grid a card lies, and where."""
    return next(
        (seat, spot) for seat in range(len(view.gold)) for spot, piece in ask.cards(view, seat).items() if piece == card
    )


def gain_of(view: State, move: Move) -> Event | None:
    """What an answer to an ability brings at once, as the rules tell it."""
    told: list[Event] = []
    perform(copy(view), move, told.append)
    return next((event for event in told if isinstance(event, GoldGained | KeysGained | PursesFilled)), None)
