"""The table of Knights and Castles, what players decide and what happens."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import ClassVar, TypeAlias

from castles.rules.game import Event, Move, Seat
from castles.rules.knights.pieces import (
    BOTH_SHEPHERDS,
    CARD_NAMES,
    EVERY_ARMY,
    HAND,
    LAID_CARDS,
    SHEPHERD,
    TILE_NAMES,
    Card,
    Cards,
    Tile,
    armies_in,
)

UNKNOWN = -1  # in a view: a tile, or a set of cards, that the seat can't know
NOBODY = -1  # has taken this castle
RECRUITED = 0  # in a story: a card of the camp was taken back unseen

LAYING, REVEALED, RECRUITING, OVER = range(4)  # stages; REVEALED lasts only while events are told


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Two cards of the hand, face down; the lower number first."""

    cards: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class Recruit(Move):
    """An army of the camp back into the hand."""

    army: Card


Decision: TypeAlias = Lay | Recruit


@dataclass(slots=True)
class State:
    """The whole table. A story is what all have seen of a seat's armies in this game: sets that went to its camp, and
    RECRUITED for each that came back; from it follows what others may remember of that camp, and its size."""

    ages: tuple[Seat, ...]  # youngest first; in the long variant shifted by one each game
    games: int  # to be played: one, or in the long variant as many as players
    chance: int
    game: int  # counted from 0
    finished: list[tuple[int, ...]]  # points by seat of each earlier game
    tiles: tuple[Tile, ...]  # the first was put away unseen, then one for each round
    round: int
    stage: int
    sword: Seat
    turn: Seat
    answered: int  # seats that have had their say this round, from the sword on
    hands: list[Cards]  # armies only: all shepherds that don't lie on the table are in the hand
    camps: list[Cards]
    laid: list[Cards]
    stories: list[tuple[Cards, ...]]
    owners: list[Seat]  # by castle
    points: list[int]


@dataclass(frozen=True, slots=True)
class TileTurnedUp(Event):
    reveals: ClassVar[bool] = True
    round: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    reveals: ClassVar[bool] = True  # a pick is final as soon as the next seat is asked
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[tuple[Card, ...], ...]  # by seat


@dataclass(frozen=True, slots=True)
class ShepherdsReturned(Event):
    shepherds: tuple[int, ...]  # how many, by seat


@dataclass(frozen=True, slots=True)
class ArmyCancelled(Event):
    army: Card
    seats: tuple[Seat, ...]  # whose camps it went to


@dataclass(frozen=True, slots=True)
class CastleTaken(Event):
    seat: Seat
    castle: Tile
    points: int
    army: Card
    strength: int


@dataclass(frozen=True, slots=True)
class CastleTakenBySword(Event):
    seat: Seat
    castle: Tile
    points: int


@dataclass(frozen=True, slots=True)
class ArmiesCamped(Event):
    armies: tuple[tuple[Card, ...], ...]  # by seat


@dataclass(frozen=True, slots=True)
class SwordPassed(Event):
    giver: Seat
    taker: Seat


@dataclass(frozen=True, slots=True)
class CardRecruited(Event):
    reveals: ClassVar[bool] = True  # final, as a pick is
    seat: Seat


@dataclass(frozen=True, slots=True)
class DrumUnanswered(Event):
    """No camp had a card to give."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    game: int
    points: tuple[int, ...]  # of this game, by seat


@dataclass(frozen=True, slots=True)
class GameBegun(Event):
    """The next game of the long variant: new shuffle, full hands."""

    game: int
    sword: Seat


EVENTS: tuple[type[Event], ...] = (
    TileTurnedUp,
    CardsLaid,
    CardsRevealed,
    ShepherdsReturned,
    ArmyCancelled,
    CastleTaken,
    CastleTakenBySword,
    ArmiesCamped,
    SwordPassed,
    CardRecruited,
    DrumUnanswered,
    GameEnded,
    GameBegun,
)


def copy(state: State) -> State:
    """An equal state that shares nothing that can change."""
    return State(
        state.ages,
        state.games,
        state.chance,
        state.game,
        state.finished[:],
        state.tiles,
        state.round,
        state.stage,
        state.sword,
        state.turn,
        state.answered,
        state.hands[:],
        state.camps[:],
        state.laid[:],
        state.stories[:],
        state.owners[:],
        state.points[:],
    )


def tile_up(state: State) -> Tile:
    """The tile of this round; UNKNOWN for the moment between two games."""
    return state.tiles[state.round] if state.round else UNKNOWN


def camp_size(state: State, seat: Seat) -> int:
    """How many cards lie in the camp: open to all, so a view knows it too."""
    story = state.stories[seat]
    return sum(map(int.bit_count, story)) - story.count(RECRUITED)


def laid_size(state: State, seat: Seat) -> int:
    """How many cards lie before the seat."""
    laid = state.laid[seat]
    return LAID_CARDS if laid == UNKNOWN else laid.bit_count()


def hand_size(state: State, seat: Seat) -> int:
    """How many cards are in the hand, shepherds counted."""
    return HAND - camp_size(state, seat) - laid_size(state, seat)


def census(state: State) -> Counter[object]:
    """All tiles and armies; a shepherd always is where it should be."""
    pieces: Counter[object] = Counter(TILE_NAMES[tile] for tile in state.tiles)
    for seat, laid in enumerate(state.laid):
        armies = armies_in(state.hands[seat]) + armies_in(state.camps[seat]) + armies_in(laid)
        pieces.update((seat, CARD_NAMES[army]) for army in armies)
    return pieces


def hand_of(state: State, seat: Seat) -> Cards:
    """The whole hand, shepherds included; UNKNOWN in another's view."""
    armies = state.hands[seat]
    return UNKNOWN if armies == UNKNOWN else armies | BOTH_SHEPHERDS & ~state.laid[seat]


def _in_hand(cards: tuple[Card, Card], armies: Cards) -> bool:
    return all(card == SHEPHERD or armies >> card & 1 for card in cards)


# Every move there is, made once. Only shepherds can be laid twice: of each army a player has one.
_ALL_LAYS = tuple(
    Lay(cards)
    for cards in combinations_with_replacement(range(len(CARD_NAMES)), 2)
    if cards[0] < cards[1] or cards == (SHEPHERD, SHEPHERD)
)
_ALL_RECRUITS = tuple(Recruit(army) for army in armies_in(EVERY_ARMY))

# LAYS[armies in hand] and RECRUITS[armies in camp]: what may be chosen.
LAYS = tuple(tuple(lay for lay in _ALL_LAYS if _in_hand(lay.cards, armies)) for armies in range(EVERY_ARMY + 1))
RECRUITS = tuple(
    tuple(recruit for recruit in _ALL_RECRUITS if armies >> recruit.army & 1) for armies in range(EVERY_ARMY + 1)
)


def _set_of(cards: tuple[Card, Card]) -> Cards:
    return BOTH_SHEPHERDS if cards == (SHEPHERD, SHEPHERD) else 1 << cards[0] | 1 << cards[1]


LAID = {lay.cards: _set_of(lay.cards) for lay in _ALL_LAYS}
