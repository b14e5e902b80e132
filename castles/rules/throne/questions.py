"""What players like to know about the table; nothing here changes it."""

from typing import NamedTuple

from castles.rules.game import Seat
from castles.rules.throne.attempts import attack_rolls, pile_mark
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS, members
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.dice import DICE_OF, worth
from castles.rules.throne.holdings import castles_of, owner
from castles.rules.throne.pieces import (
    CARDS,
    KING_MARK,
    MANY_ROLLS,
    NOTHING,
    ROLLS,
    TO_RIDE,
    TO_TOPPLE,
    TO_WIN,
    TOURNAMENT,
    Combination,
)
from castles.rules.throne.state import CHOOSE, NO_CARD, NOBODY, Attack, Claim, State, Topple
from castles.rules.throne.turns import FOUR_CASTLES, KING, TOURNAMENTS


class Target(NamedTuple):
    """Something to go for, and what it takes."""

    move: Claim | Attack | Topple
    card: int  # NO_CARD: the throne
    owner: Seat  # NOBODY: a pile, or the king
    mark: Combination  # has to be beaten; for a tournament: nothing
    rolls: int


class Progress(NamedTuple):
    """How much of a goal is reached."""

    castles: int
    castles_needed: int
    tournaments: int
    tournaments_needed: int


def targets(state: State) -> tuple[Target, ...]:
    """All that the player may go for now."""
    moves = legal_moves(state) if state.awaits == CHOOSE else ()
    return tuple(target(state, move) for move in moves if isinstance(move, Claim | Attack | Topple))


def target(state: State, move: Claim | Attack | Topple) -> Target:
    """What this move goes for."""
    if isinstance(move, Attack):
        card = move.card
        return Target(move, card, owner(state, card), CARDS[card].combination, attack_rolls(state, card))
    if isinstance(move, Topple):
        return Target(move, NO_CARD, NOBODY, KING_MARK, ROLLS)
    card = state.piles[move.pile][0]
    if card == TOURNAMENT:
        return Target(move, card, NOBODY, NOTHING, MANY_ROLLS)
    return Target(move, card, NOBODY, pile_mark(state, card), ROLLS)


def result(state: State) -> Combination:
    """What the dice on the table are worth to their roller, die cards included."""
    return worth(state.living + state.extra)


def living_dice(state: State) -> tuple[int, ...]:
    """The dice on the table in ascending order, without the dead."""
    return DICE_OF[state.living]


def castles(state: State, seat: Seat) -> tuple[int, ...]:
    """The castles that this seat owns."""
    return members(state.cards[seat] & ALL_CASTLES)


def specials(state: State, seat: Seat) -> tuple[int, ...]:
    """The specials that this seat owns."""
    return members(state.cards[seat] & ALL_SPECIALS)


def covered(state: State, seat: Seat) -> tuple[int, ...]:
    """What is under this seat's guard and watchman."""
    return members(state.covered[seat])


def goals(state: State, seat: Seat) -> dict[str, Progress]:
    """How far this seat has come on each way to win; for the king, to the castles that an attempt takes."""
    owned, tournaments = castles_of(state, seat), state.tournaments[seat]
    return {
        FOUR_CASTLES: Progress(owned, TO_WIN, 0, 0),
        TOURNAMENTS: Progress(owned, TO_RIDE[0], tournaments, TO_RIDE[1]),
        KING: Progress(owned, TO_TOPPLE, 0, 0),
    }
