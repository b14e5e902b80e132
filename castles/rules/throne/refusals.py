"""Why a move isn't allowed now."""

from collections.abc import Callable
from typing import Any

from castles.rules.game import Move
from castles.rules.throne.cards import is_castle
from castles.rules.throne.choices import PILES, claimable, may_swap
from castles.rules.throne.holdings import castles_of, owner
from castles.rules.throne.pieces import TO_BE_RAIDED, TOURNAMENT
from castles.rules.throne.state import (
    CHOOSE,
    FORFEIT,
    NOBODY,
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

WHEN: dict[type[Move], str] = {
    Swap: CHOOSE,
    Search: CHOOSE,
    Claim: CHOOSE,
    Attack: CHOOSE,
    Topple: CHOOSE,
    Pass: CHOOSE,
    Reroll: ROLL,
    Stop: ROLL,
    Forfeit: FORFEIT,
    PostGuard: POST_GUARD,
    PostWatchman: POST_WATCHMAN,
}


def why_not(state: State, move: Move) -> str:
    """The reason for which this move, which isn't legal now, is refused."""
    if state.awaits != WHEN[type(move)]:
        return f"awaits_{state.awaits}"
    return REASONS[type(move)](state, move)


def _swap(state: State, move: Swap) -> str:
    if move.pile not in PILES:
        return "no_such_pile"
    return "pile_too_small" if may_swap(state) else "no_swap_left"


def _search(state: State, move: Search) -> str:
    if move.pile not in PILES:
        return "no_such_pile"
    if claimable(state):
        return "top_is_obtainable"
    return "searched_in_vain" if move.pile in state.searched else "pile_too_small"


def _claim(state: State, move: Claim) -> str:
    if move.pile not in PILES:
        return "no_such_pile"
    return "owned_already" if state.piles[move.pile] else "pile_empty"


def _attack(state: State, move: Attack) -> str:
    if move.card not in range(TOURNAMENT):
        return "no_such_card"
    seat, keeper = state.turn, owner(state, move.card)
    if keeper in (NOBODY, seat):
        return "not_anothers"
    if state.barred[seat] >> move.card & 1:
        return "owned_already"
    if state.covered[keeper] >> move.card & 1:
        return "under_guard" if is_castle(move.card) else "under_watchman"
    return "last_castle" if castles_of(state, keeper) < TO_BE_RAIDED else "two_players"


def _topple(state: State, move: Topple) -> str:
    return "king_not_in_bonus" if state.bonus else "king_needs_castles"


REASONS: dict[type[Move], Callable[[State, Any], str]] = {
    Swap: _swap,
    Search: _search,
    Claim: _claim,
    Attack: _attack,
    Topple: _topple,
    Pass: lambda state, move: "must_choose",
    Reroll: lambda state, move: "not_these_dice",
    Forfeit: lambda state, move: "not_your_castle",
    PostGuard: lambda state, move: "not_your_castles",
    PostWatchman: lambda state, move: "not_your_special",
}
