"""The table of Castle Wall, what players decide and what happens."""

from bisect import bisect
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, TypeAlias

from castles.rules.game import Event, Move, Seat
from castles.rules.wall.pieces import IDLE_ROUNDS, PLACES, Number, Place

UNKNOWN = -1  # in a view: a card that nobody has turned up yet
EMPTY = 0  # a place whose card has gone
NEVER = 0  # turns are counted from 1
NOWHERE = -1  # no card is turned up
NOBODY = -1  # can insert


@dataclass(frozen=True, slots=True)
class TurnUp(Move):
    """A face-down card, known or not."""

    place: Place


@dataclass(frozen=True, slots=True)
class Build(Move):
    """The card turned up, to the right end of the own castle."""


@dataclass(frozen=True, slots=True)
class Insert(Move):
    """The card turned up, between two wall cards of the own castle, with the wizard's power."""


@dataclass(frozen=True, slots=True)
class PutBack(Move):
    """The card turned up, face down on its place again."""


@dataclass(frozen=True, slots=True)
class LetGo(Move):
    """Don't save a card that is too low for every castle."""


Decision: TypeAlias = TurnUp | Build | Insert | PutBack | LetGo


@dataclass(slots=True)
class State:
    """The whole table. All see every card that is turned up, so what was seen is the same for every seat."""

    court: bool  # the variant: characters count, the wizard can insert
    neighbours: bool  # only neighbours in the wall make a pair
    cards: list[Number]  # by place
    seen: list[int]  # by place: the turn in which its card was last turned up, or NEVER
    face_down: tuple[TurnUp, ...]  # a move for every place that still has its card
    castles: list[list[Number]]  # by seat, from left to right, the start tile first
    gone: list[Number]  # cards that left the game
    lowest: Number  # of all castles' last numbers: what is below it leaves the game
    wizard: Seat  # who can still insert
    turn: Seat
    turns: int  # the number of the running turn
    idle: int  # turns in a row that neither built, inserted nor removed a card
    up: Place  # where the card lies that is turned up
    ending: str  # empty while the game is on


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    place: Place
    number: Number


@dataclass(frozen=True, slots=True)
class CardBuilt(Event):
    seat: Seat
    place: Place
    number: Number
    position: int  # in the castle, the start tile being 0


@dataclass(frozen=True, slots=True)
class CardInserted(Event):
    seat: Seat
    place: Place
    number: Number
    position: int


@dataclass(frozen=True, slots=True)
class CardPutBack(Event):
    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class CardLeft(Event):
    seat: Seat
    place: Place
    number: Number


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    seat: Seat  # whose turn it is now


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    ending: str


EVENTS: tuple[type[Event], ...] = (
    CardTurnedUp,
    CardBuilt,
    CardInserted,
    CardPutBack,
    CardLeft,
    TurnPassed,
    GameEnded,
)

TURN_UPS = tuple(TurnUp(place) for place in range(PLACES))


def copy(state: State) -> State:
    """An equal state that shares nothing that can change."""
    return State(
        state.court,
        state.neighbours,
        state.cards[:],
        state.seen[:],
        state.face_down,
        [castle[:] for castle in state.castles],
        state.gone[:],
        state.lowest,
        state.wizard,
        state.turn,
        state.turns,
        state.idle,
        state.up,
        state.ending,
    )


def census(state: State) -> Counter[Number]:
    """All wall cards, and the start tiles in use."""
    return Counter([*(card for card in state.cards if card != EMPTY), *state.gone, *chain(*state.castles)])


def remembered(state: State) -> dict[Place, Number]:
    """The cards still in the middle that have been seen: what the memory aid shows."""
    return {place: state.cards[place] for place, in_turn in enumerate(state.seen) if in_turn and state.cards[place]}


def number_up(state: State) -> Number:
    """The number of the card turned up, EMPTY if none is."""
    return EMPTY if state.up == NOWHERE else state.cards[state.up]


def floor(state: State) -> Number:
    """The seat on turn can use what is higher than this: to build it or, with the wizard's power, to insert it."""
    castle = state.castles[state.turn]
    return castle[1] if state.wizard == state.turn else castle[-1]


def position_for(castle: list[Number], number: Number) -> int:
    """Where in the castle this number keeps the order: at its right end if it can be built there."""
    return bisect(castle, number)


def most_idle_turns(state: State) -> int:
    """So many turns in a row without a card built, inserted or removed end the game, so that every game ends."""
    return IDLE_ROUNDS * (len(state.face_down) + 1) * len(state.castles)
