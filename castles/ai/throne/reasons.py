"""Why a move may be good: what it goes for, and the exact chance to get it."""

from collections.abc import Callable
from typing import Any

from castles.ai.thought import Reason
from castles.rules.game import Move, Seat
from castles.rules.throne.attempts import pile_mark
from castles.rules.throne.cards import ALL_CASTLES, DIE_CARDS, ROYAL_PROTECTION, members
from castles.rules.throne.choices import claimable, legal_moves
from castles.rules.throne.hidden import guess
from castles.rules.throne.holdings import castles_of, owner
from castles.rules.throne.odds import attempt_odds, chance_in, chance_of, extra_of
from castles.rules.throne.outcomes import after
from castles.rules.throne.pieces import CARDS, ROLLS, TO_WIN, TOURNAMENT
from castles.rules.throne.state import (
    COUP,
    DEFENCE,
    ORGANISE,
    OVER,
    RIDE,
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

BEST = Reason("best")


def reason(view: State, seat: Seat, move: Move) -> Reason:
    """Why this legal move may be good."""
    return REASONS[type(move)](view, move)


def percent(chance: float) -> int:
    """As it is told: nothing that can happen is told as impossible, nothing that can fail as certain."""
    return min(max(round(100 * chance), int(chance > 0)), 100 - (chance < 1))


def _target(view: State, move: Claim | Attack | Topple) -> Reason:
    """Something to go for."""
    chance = percent(chance_of(view, move))
    if after(guess(view, view.turn, 0), move, view.turn).awaits == OVER:  # whatever lies below
        return Reason("wins", {"percent": chance})
    if isinstance(move, Attack):
        return _attack(view, move, chance)
    assert isinstance(move, Claim)
    card = view.piles[move.pile][0]
    if card == TOURNAMENT:
        return Reason("tournament", {"percent": chance})
    return Reason("castle" if 1 << card & ALL_CASTLES else "special", {"card": card, "percent": chance})


def _attack(view: State, move: Attack, chance: int) -> Reason:
    keeper = owner(view, move.card)
    values = {"card": move.card, "percent": chance, "seat": keeper}
    if not 1 << move.card & ALL_CASTLES:
        return Reason("theft", values)
    if lacks_one(view, keeper):
        return Reason("raid_leader", values | {"castles": castles_of(view, keeper)})
    return Reason("raid", values)


def lacks_one(view: State, seat: Seat) -> bool:
    """Whether the next castle makes this seat win."""
    return castles_of(view, seat) == TO_WIN - 1


def _swap(view: State, move: Swap) -> Reason:
    """Another card comes up."""
    card = view.piles[move.pile][0]
    if move.pile not in claimable(view):
        return Reason("swap_useless", {"card": card})
    rival = (view.turn + 1) % len(view.cards)
    if 1 << card & ALL_CASTLES and lacks_one(view, rival) and not view.barred[rival] >> card & 1:
        return Reason("swap_denied", {"card": card, "seat": rival})
    return Reason("swap", {"card": card})


def _roll(view: State, move: Reroll | Stop) -> Reason:
    """Dice are thrown again, or lie well."""
    chances = attempt_odds(view).chances(view.living, view.rolls)
    chance = chances[legal_moves(view).index(move)]
    if chance < max(chances):
        return BEST
    key = {COUP: "king", DEFENCE: "defend", RIDE: "ride", ORGANISE: "ride"}.get(view.attempt, "roll")
    return Reason(f"{key}_stop" if isinstance(move, Stop) else key, {"percent": percent(chance)})


def _forfeit(view: State, move: Forfeit) -> Reason:
    """The king's revenge."""
    easiest = min(members(view.cards[view.turn] & ALL_CASTLES), key=lambda card: CARDS[card].combination)
    if move.card == easiest:
        again = chance_in(ROLLS, pile_mark(view, easiest), extra_of(view, view.turn))
        return Reason("forfeit_easiest", {"card": easiest, "percent": percent(again)})
    return BEST


def _guard(view: State, move: PostGuard) -> Reason:
    """Two castles are covered."""
    bare = [card for card in members(view.cards[view.turn] & ALL_CASTLES) if card not in move.castles]
    hardest = max(members(view.cards[view.turn] & ALL_CASTLES), key=lambda card: CARDS[card].combination)
    return Reason("guard", {"card": hardest}) if bare == [hardest] else BEST


def _watchman(view: State, move: PostWatchman) -> Reason:
    """A special is covered."""
    return Reason("watchman_die" if 1 << move.special & DIE_CARDS else "watchman", {"card": move.special})


def _pass(view: State, move: Pass) -> Reason:
    """Nothing is gone for."""
    if view.bonus or view.cards[view.turn] & ROYAL_PROTECTION:
        return BEST
    return Reason("spare_king", {"percent": percent(chance_of(view, Topple()))})


REASONS: dict[type[Move], Callable[[State, Any], Reason]] = {
    Claim: _target,
    Attack: _target,
    Topple: _target,
    Swap: _swap,
    Search: lambda view, move: Reason("search"),
    Reroll: _roll,
    Stop: _roll,
    Forfeit: _forfeit,
    PostGuard: _guard,
    PostWatchman: _watchman,
    Pass: _pass,
}
