"""The table as it stands, what players may decide, and what can happen."""

from dataclasses import dataclass
from typing import ClassVar

from castles.rules.game import Event, Move, Seat
from castles.rules.throne.pieces import NOTHING, Combination

NOBODY = -1
NO_CARD = -1
NO_PILE = -1

# What is awaited.
CHOOSE = "choose"  # a swap, a search or a target
ROLL = "roll"
FORFEIT = "forfeit"  # the castle that the king takes in revenge
POST_GUARD = "post_guard"
POST_WATCHMAN = "post_watchman"
OVER = "over"

# Why a card went under a pile.
SWAPPED = "swapped"
SEARCHED = "searched"
MISSED = "missed"  # an attempt on it failed
FORFEITED = "forfeited"

# What an attempt is for.
CLAIM = "claim"  # a castle or special on a pile
ORGANISE = "organise"  # a tournament: the first roll sets the mark
RIDE = "ride"  # in another's tournament
RAID = "raid"  # another's castle
DEFENCE = "defence"
THEFT = "theft"  # another's special
COUP = "coup"  # the king's throne


@dataclass(slots=True)
class State:
    """Sets of cards are numbers, see `cards`; handfuls of dice too, see `dice`."""

    raids: str  # the house rule for two players
    first: Seat
    piles: list[list[int]]  # cards, the top first
    unseen: list[
        int
    ]  # for each pile: cards just below the top that nobody has seen; what lies lower was put there in sight
    cards: list[int]  # by seat: the set of castles and specials
    barred: list[int]  # by seat: the set of cards of a colour or kind that it owns
    covered: list[int]  # by seat: the set of cards under its guard and watchman
    exposed: int  # the set of cards that their owners' castles, guards and watchmen leave open to attack
    tournaments: list[int]
    chance: int
    turn: Seat
    round: int = 1
    awaits: str = CHOOSE
    bonus: bool = False  # the action after taking a special off a pile
    swaps: int = 0  # spent in this turn
    searched: tuple[int, ...] = ()  # piles that were searched in vain in this action
    # The attempt; when it is over, its last dice lie until the next.
    attempt: str = CLAIM
    roller: Seat = NOBODY
    rival: Seat = NOBODY  # owner of the target, or the raider; in a tournament, who leads
    target: int = NO_CARD  # the card it is for; none for the throne
    pile: int = NO_PILE  # where the target lies, if on a pile
    mark: Combination = NOTHING  # what has to be beaten
    rolls: int = 0  # left
    living: int = 0  # the handful of dice on the table, without the dead
    dead: int = 0  # sixes that were set aside
    extra: int = 0  # the handful that the roller's die cards add
    ending: str = ""
    winner: Seat = NOBODY


def copy(state: State) -> State:
    """The same table once more, with nothing shared that can change."""
    return State(
        state.raids,
        state.first,
        [[*state.piles[0]], [*state.piles[1]]],
        [*state.unseen],
        [*state.cards],
        [*state.barred],
        [*state.covered],
        state.exposed,
        [*state.tournaments],
        state.chance,
        state.turn,
        state.round,
        state.awaits,
        state.bonus,
        state.swaps,
        state.searched,
        state.attempt,
        state.roller,
        state.rival,
        state.target,
        state.pile,
        state.mark,
        state.rolls,
        state.living,
        state.dead,
        state.extra,
        state.ending,
        state.winner,
    )


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Puts the top card of a pile under it."""

    pile: int


@dataclass(frozen=True, slots=True)
class Search(Move):
    """Puts cards of a pile under it until an obtainable one is on top."""

    pile: int


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Goes for the top card of a pile; for a tournament, organises it."""

    pile: int


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """Goes for another player's castle or special."""

    card: int


@dataclass(frozen=True, slots=True)
class Topple(Move):
    """Goes for the king's throne."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Spares the king, or does without the bonus action."""


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Throws dice that show these values again, in ascending order; the others stay."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """Lets the dice count as they lie."""


@dataclass(frozen=True, slots=True)
class Forfeit(Move):
    """Puts an own castle under a pile: the king's revenge."""

    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class PostGuard(Move):
    """Covers two own castles."""

    castles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PostWatchman(Move):
    """Covers an own special."""

    special: int


MOVES = (Swap, Search, Claim, Attack, Topple, Pass, Reroll, Stop, Forfeit, PostGuard, PostWatchman)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event):
    seat: Seat
    pile: int
    card: int
    why: str


@dataclass(frozen=True, slots=True)
class SearchFailed(Event):
    """All cards of the pile were seen, and it lies as before."""

    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class TopUncovered(Event):
    """A card that nobody had seen came up."""

    reveals: ClassVar[bool] = True
    pile: int
    card: int


@dataclass(frozen=True, slots=True)
class AttemptBegan(Event):
    attempt: str
    seat: Seat
    rival: Seat
    card: int
    pile: int
    mark: Combination
    rolls: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    thrown: tuple[int, ...]  # what the dice showed before; empty for the first roll of an attempt
    faces: tuple[int, ...]  # what they show now, sixes last
    living: tuple[int, ...]  # all living dice on the table
    result: Combination  # with the die cards
    rolls: int  # left


@dataclass(frozen=True, slots=True)
class AttemptEnded(Event):
    attempt: str
    seat: Seat
    rival: Seat
    card: int
    result: Combination
    beaten: bool  # the mark; in a tournament: the lead is taken


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card came off a pile to its new owner."""

    seat: Seat
    pile: int
    card: int


@dataclass(frozen=True, slots=True)
class CardCaptured(Event):
    """A castle or special changed hands."""

    seat: Seat
    owner: Seat  # until now
    card: int


@dataclass(frozen=True, slots=True)
class BonusGained(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class RevengeAverted(Event):
    """Royal protection: no castle was lost."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionPassed(Event):
    seat: Seat
    forced: bool  # there was nothing to go for


@dataclass(frozen=True, slots=True)
class CardsCovered(Event):
    """A guard or watchman was posted and covers other cards than before."""

    seat: Seat
    cards: tuple[int, ...]  # castles under the guard, or one special under the watchman


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    ending: str
    winner: Seat  # NOBODY after the last round


EVENTS = (
    TurnBegan,
    CardPutUnder,
    SearchFailed,
    TopUncovered,
    AttemptBegan,
    DiceRolled,
    AttemptEnded,
    CardTaken,
    CardCaptured,
    BonusGained,
    RevengeAverted,
    ActionPassed,
    CardsCovered,
    GameEnded,
)
