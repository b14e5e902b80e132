"""The table of Castle Combo, what players decide and what happens."""

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from castles.rules.combo.pieces import CARDS, Card, Location
from castles.rules.game import Event, Move, Seat

Cell: TypeAlias = int  # of a seat's grid, see `castles.rules.combo.grid`
Spot: TypeAlias = tuple[int, int]  # the same cell as x and y, counted from the seat's first card
Piece: TypeAlias = int  # what lies in a cell: EMPTY, a card face up, or FACE_DOWN + a card

EMPTY = -1
UNKNOWN = -2  # in a view: a card of a deck
FACE_DOWN = len(CARDS)

# What is awaited: a key or a card, only a card, then the decisions of abilities; or nothing more.
TURN, TAKE, NEIGHBOUR, NEIGHBOUR_OR_KEYS, PURSES_OR_KEYS, DISCARD, TWO_PURSES, OVER = range(8)


@dataclass(frozen=True, slots=True)
class MoveMessenger(Move):
    """A key: the messenger goes to the other location."""


@dataclass(frozen=True, slots=True)
class Renew(Move):
    """A key: the messenger's location gets three new cards."""


@dataclass(frozen=True, slots=True)
class Buy(Move):
    """A shown card face up into the grid, for its price."""

    slot: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TakeFaceDown(Move):
    """A shown card face down into the grid, for gold and keys."""

    slot: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class CountNeighbour(Move):
    """The ability counts this neighbour's grid."""

    neighbour: Seat


@dataclass(frozen=True, slots=True)
class TakeKeys(Move):
    """The ability's other choice: keys."""


@dataclass(frozen=True, slots=True)
class AddToPurses(Move):
    """The Banker's first choice: gold on each own purse."""


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """A card shown at the other location goes for its cost."""

    slot: int


@dataclass(frozen=True, slots=True)
class ChoosePurses(Move):
    """The two own purses that the Steward fills; the lower card number first."""

    first: Card
    second: Card


@dataclass(slots=True)
class State:
    """The whole table. Marks and shapes follow from the grids, they are kept for speed."""

    seat: Seat  # whose turn it is
    awaited: int
    bought: Cell  # of the card whose ability is being carried out, else EMPTY
    effect: int  # how many effects of that ability are behind us
    messenger: Location
    chance: int
    decks: list[list[Card]]  # by location, the next card last
    shown: list[list[Card]]  # by location: three slots, or none once it has run dry
    discards: list[list[Card]]  # by location, the latest last
    removed: list[Card]  # out of the game
    gold: list[int]  # by seat, outside purses
    keys: list[int]
    grids: list[list[Piece]]
    marks: list[list[int]]  # by seat: how often its grid bears each mark
    shapes: list[int]  # by seat: a bit for each filled cell
    purses: list[int]  # by card: the gold on it


@dataclass(frozen=True, slots=True)
class MessengerSent(Event):
    """A key was spent on it."""

    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class CardsSwept(Event):
    """A key was spent: the cards shown went to the discard."""

    seat: Seat
    location: Location
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discard became the deck."""

    location: Location
    cards: int


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    reveals: ClassVar[bool] = True
    location: Location
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    seat: Seat
    location: Location
    slot: int
    card: Card
    x: int
    y: int
    price: int


@dataclass(frozen=True, slots=True)
class CardTakenFaceDown(Event):
    seat: Seat
    location: Location
    slot: int
    card: Card
    x: int
    y: int
    gold: int
    keys: int


@dataclass(frozen=True, slots=True)
class DiscountGained(Event):
    seat: Seat
    card: Card
    decks: tuple[Location, ...]


@dataclass(frozen=True, slots=True)
class GoldGained(Event):
    """The card of `seat` gave gold to each seat of `to`, for what was counted in a grid."""

    seat: Seat
    card: Card
    amount: int
    to: tuple[Seat, ...]
    grid: Seat
    counted: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class KeysGained(Event):
    """The card of `seat` gave keys to each seat of `to`, for what was counted in a grid."""

    seat: Seat
    card: Card
    amount: int
    to: tuple[Seat, ...]
    grid: Seat
    counted: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class PursesFilled(Event):
    """The card put gold from the supply on purses of the same grid."""

    seat: Seat
    card: Card
    purses: tuple[Card, ...]
    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    seat: Seat
    location: Location
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class MessengerFollowed(Event):
    """The arrow of a card sent the messenger on."""

    card: Card
    location: Location


@dataclass(frozen=True, slots=True)
class LocationClosed(Event):
    """A location ran dry: its last cards left the game, and the messenger stays at the other one."""

    location: Location
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    seat: Seat  # who plays now


@dataclass(frozen=True, slots=True)
class LeftoverStored(Event):
    """At the end a seat's own gold went into its purses."""

    seat: Seat
    purses: tuple[Card, ...]
    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScrollCounted(Event):
    seat: Seat
    card: Card
    x: int
    y: int
    points: int
    counted: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class KeysCounted(Event):
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]


MOVES = (MoveMessenger, Renew, Buy, TakeFaceDown, CountNeighbour, TakeKeys, AddToPurses, Discard, ChoosePurses)
EVENTS = (
    MessengerSent,
    CardsSwept,
    DeckReshuffled,
    CardShown,
    CardBought,
    CardTakenFaceDown,
    DiscountGained,
    GoldGained,
    KeysGained,
    PursesFilled,
    CardDiscarded,
    MessengerFollowed,
    LocationClosed,
    TurnPassed,
    LeftoverStored,
    ScrollCounted,
    KeysCounted,
    GameEnded,
)


def copy(state: State) -> State:
    """An equal state that shares nothing changeable."""
    return State(
        state.seat,
        state.awaited,
        state.bought,
        state.effect,
        state.messenger,
        state.chance,
        [deck[:] for deck in state.decks],
        [shown[:] for shown in state.shown],
        [discard[:] for discard in state.discards],
        state.removed[:],
        state.gold[:],
        state.keys[:],
        [grid[:] for grid in state.grids],
        [marks[:] for marks in state.marks],
        state.shapes[:],
        state.purses[:],
    )


def is_face_up(piece: Piece) -> bool:
    """Whether a card lies here that is counted and scores."""
    return EMPTY < piece < FACE_DOWN


def card_of(piece: Piece) -> Card:
    """The card that lies here, whichever way up."""
    return piece % FACE_DOWN


def census(state: State) -> Counter[Card]:
    """Every card of the box, wherever it lies."""
    heaps = (*state.decks, *state.shown, *state.discards, state.removed)
    cards = Counter(card for heap in heaps for card in heap if card != EMPTY)
    cards.update(card_of(piece) for grid in state.grids for piece in grid if piece != EMPTY)
    return cards
