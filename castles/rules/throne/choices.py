"""Everything a player may decide, from moves that are made once and looked up ever after."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations

from castles.rules.game import Move
from castles.rules.throne.cards import ALL_CASTLES, ALL_SPECIALS, PILE, WATCHMAN, members
from castles.rules.throne.dice import DICE_OF, HANDFULS
from castles.rules.throne.holdings import RAIDER, castles_of
from castles.rules.throne.pieces import CARDS, FEW_SWAPS, GUARDED, MANY_SWAPS, TO_RAID, TO_TOPPLE
from castles.rules.throne.state import (
    CHOOSE,
    FORFEIT,
    OVER,
    POST_GUARD,
    POST_WATCHMAN,
    ROLL,
    Attack,
    Claim,
    Forfeit,
    Pass,
    PostGuard,
    PostWatchman,
    Reroll,
    Search,
    State,
    Stop,
    Swap,
    Topple,
)

PILES = (0, 1)
SWAPS, SEARCHES = tuple(map(Swap, PILES)), tuple(map(Search, PILES))
CLAIMS: dict[tuple[int, ...], tuple[Claim, ...]] = {
    piles: tuple(map(Claim, piles)) for piles in ((), (0,), (1,), (0, 1))
}
ATTACKS = tuple(Attack(card) for card in range(len(CARDS)))
REROLLS = {dice: Reroll(dice) for dice in HANDFULS}
TOPPLE, PASS, STOP = Topple(), Pass(), Stop()


def legal_moves(state: State) -> Sequence[Move]:
    """All moves of the seat that has to decide, always in the same order."""
    if state.awaits == ROLL:  # most decisions are
        return rolls(state.living)
    return CHOICES[state.awaits](state)


def actions(state: State) -> list[Move]:
    """Swaps, searches and targets, and passing where that is allowed."""
    moves: list[Move] = []
    if may_swap(state):
        moves += [SWAPS[pile] for pile in PILES if len(state.piles[pile]) > 1]
    moves += CLAIMS[claimable(state)] or [SEARCHES[pile] for pile in searchable(state)]
    if reach := attackable(state):
        moves += attacks(reach & ALL_CASTLES)
        moves += attacks(reach & ALL_SPECIALS)
    if state.bonus:
        moves.append(PASS)
    elif may_topple(state):
        moves += (TOPPLE,) if must_act(state) else (TOPPLE, PASS)
    return moves


def must_act(state: State) -> bool:
    """True if there is a search or a target other than the king."""
    return bool(claimable(state) or searchable(state) or attackable(state))


def may_swap(state: State) -> bool:
    """As often as anybody a turn, or as the pile card allows."""
    return state.swaps < FEW_SWAPS or (state.swaps < MANY_SWAPS and state.cards[state.turn] & PILE != 0)


def claimable(state: State) -> tuple[int, ...]:
    """The piles whose top card is obtainable; nobody is ever barred from a tournament."""
    barred = state.barred[state.turn]
    first, second = state.piles
    if first and not barred >> first[0] & 1:
        return (0, 1) if second and not barred >> second[0] & 1 else (0,)
    return (1,) if second and not barred >> second[0] & 1 else ()


def searchable(state: State) -> list[int]:
    """The piles that may be searched now, given that no top card is obtainable."""
    return [pile for pile in PILES if len(state.piles[pile]) > 1 and pile not in state.searched]


def attackable(state: State) -> int:
    """The set of other players' cards that may be attacked."""
    reach = state.exposed & ~state.barred[state.turn]
    if len(state.cards) == 2 and state.raids == RAIDER and castles_of(state, state.turn) < TO_RAID:
        reach &= ALL_SPECIALS
    return reach


def may_topple(state: State) -> bool:
    """The king is a target of the main action only, and of players with castles of three colours."""
    return not state.bonus and castles_of(state, state.turn) >= TO_TOPPLE


@lru_cache(maxsize=1 << 13)
def attacks(cards: int) -> tuple[Attack, ...]:
    """An attack on each card of the set."""
    return tuple(ATTACKS[card] for card in members(cards))


@cache
def rolls(living: int) -> tuple[Reroll | Stop, ...]:
    """To stop, or to throw again any of these dice; dice that show the same are all one."""
    dice = DICE_OF[living]
    parts = dict.fromkeys(part for count in range(1, len(dice) + 1) for part in combinations(dice, count))
    return (STOP, *(REROLLS[part] for part in parts))


@cache
def forfeits(castles: int) -> tuple[Forfeit, ...]:
    """Each castle of the set under each pile."""
    return tuple(Forfeit(card, pile) for card in members(castles) for pile in PILES)


@cache
def guard_posts(castles: int) -> tuple[PostGuard, ...]:
    """Each choice of as many castles as a guard covers."""
    return tuple(PostGuard(pair) for pair in combinations(members(castles), GUARDED))


@lru_cache(maxsize=1 << 10)
def watchman_posts(specials: int) -> tuple[PostWatchman, ...]:
    """Each special of the set; the watchman himself is none of them."""
    return tuple(PostWatchman(card) for card in members(specials))


CHOICES: dict[str, Callable[[State], Sequence[Move]]] = {
    CHOOSE: actions,
    FORFEIT: lambda state: forfeits(state.cards[state.turn] & ALL_CASTLES),
    POST_GUARD: lambda state: guard_posts(state.cards[state.turn] & ALL_CASTLES),
    POST_WATCHMAN: lambda state: watchman_posts(state.cards[state.turn] & ALL_SPECIALS & ~WATCHMAN),
    OVER: lambda state: (),
}
