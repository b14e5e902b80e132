"""Abilities of bought cards: each effect as a step, made once at import, and the answers to what a step asks."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from castles.rules.combo.counting import counted_cells, counting, purses_of
from castles.rules.combo.grid import spots
from castles.rules.combo.pieces import (
    CHARACTERS,
    COST,
    GOLD,
    PURSE,
    Card,
    Count,
    DiscardFor,
    Discount,
    Effect,
    Everybody,
    FillPurses,
    Gain,
    Near,
    OneOf,
    Others,
    PurseGold,
)
from castles.rules.combo.state import (
    DISCARD,
    EMPTY,
    NEIGHBOUR,
    NEIGHBOUR_OR_KEYS,
    PURSES_OR_KEYS,
    TWO_PURSES,
    AddToPurses,
    CardDiscarded,
    ChoosePurses,
    CountNeighbour,
    Discard,
    DiscountGained,
    GoldGained,
    KeysGained,
    PursesFilled,
    State,
    TakeKeys,
)
from castles.rules.game import Seat, Tell

Step: TypeAlias = Callable[[State, Tell], bool]  # True: the buyer has to decide something first
FILL = max(PURSE)  # enough for any purse


def carry_out(state: State, tell: Tell) -> bool:
    """Does the effects of the bought card that are still to do; False if a decision is awaited first."""
    steps = STEPS[bought_card(state)]
    while state.effect < len(steps):
        state.effect += 1
        if steps[state.effect - 1](state, tell):
            return False
    return True


def bought_card(state: State) -> Card:
    """The card whose ability is being carried out."""
    return state.grids[state.seat][state.bought]


def neighbours(state: State, seat: Seat) -> tuple[Seat, Seat]:
    """Left, who plays next, and right, who played before; with two players both are the one opponent."""
    players = len(state.gold)
    return (seat + 1) % players, (seat - 1) % players


def asked_effect(state: State) -> Effect:
    """The effect that awaits a decision."""
    return CHARACTERS[bought_card(state)].ability[state.effect - 1]


# ---- steps ----


def _gain(effect: Gain) -> Step:
    resource, amount = effect.resource, effect.amount
    count = counting(effect.per) if effect.per is not None else None

    def step(state: State, tell: Tell) -> bool:
        seat = state.seat
        gained = amount * count(state, seat, state.bought) if count else amount
        (state.keys if resource else state.gold)[seat] += gained
        if tell:
            _tell_gain(state, tell, resource, gained, (seat,), seat, effect.per)
        return False

    return step


def _near(effect: Near) -> Step:
    def step(state: State, tell: Tell) -> bool:
        left, right = neighbours(state, state.seat)
        if state.marks[left][effect.mark] != state.marks[right][effect.mark]:
            state.awaited = NEIGHBOUR
            return True
        _gain_near(state, effect, left, tell)
        return False

    return step


def _others(effect: Others) -> Step:
    def step(state: State, tell: Tell) -> bool:
        others = tuple(seat for seat in range(len(state.gold)) if seat != state.seat)
        _give(state, effect.resource, effect.amount, others, tell)
        return False

    return step


def _everybody(effect: Everybody) -> Step:
    def step(state: State, tell: Tell) -> bool:
        _give(state, effect.resource, effect.amount, tuple(range(len(state.gold))), tell)
        return False

    return step


def _discount(effect: Discount) -> Step:
    def step(state: State, tell: Tell) -> bool:
        """The price is less from now on because of the card's mark; here it is only told."""
        if tell:
            tell(DiscountGained(state.seat, bought_card(state), effect.decks))
        return False

    return step


def _purse_gold(effect: PurseGold) -> Step:
    def step(state: State, tell: Tell) -> bool:
        _put(state, purses_of(state, state.seat), effect.amount, tell)
        return False

    return step


def _fill_purses(effect: FillPurses) -> Step:
    def step(state: State, tell: Tell) -> bool:
        purses = purses_of(state, state.seat)
        if len(purses) > effect.purses:
            state.awaited = TWO_PURSES
            return True
        _put(state, purses, FILL, tell)
        return False

    return step


def _discard_for(effect: DiscardFor) -> Step:
    def step(state: State, tell: Tell) -> bool:
        """Nothing happens once the other location has closed."""
        if not state.shown[1 - state.messenger]:
            return False
        state.awaited = DISCARD
        return True

    return step


def _one_of(effect: OneOf) -> Step:
    awaited = NEIGHBOUR_OR_KEYS if isinstance(effect.first, Near) else PURSES_OR_KEYS

    def step(state: State, tell: Tell) -> bool:
        state.awaited = awaited
        return True

    return step


_STEPS: dict[type, Callable[[Any], Step]] = {
    Gain: _gain,
    Near: _near,
    Others: _others,
    Everybody: _everybody,
    Discount: _discount,
    PurseGold: _purse_gold,
    FillPurses: _fill_purses,
    DiscardFor: _discard_for,
    OneOf: _one_of,
}
STEPS = tuple(tuple(_STEPS[type(effect)](effect) for effect in character.ability) for character in CHARACTERS)


# ---- answers ----


def count_neighbour(state: State, move: CountNeighbour, tell: Tell) -> None:
    """The neighbour that the buyer chose gives the count."""
    effect = asked_effect(state)
    near = effect.first if isinstance(effect, OneOf) else effect
    assert isinstance(near, Near)
    _gain_near(state, near, move.neighbour, tell)


def take_keys(state: State, move: TakeKeys, tell: Tell) -> None:
    """The second choice of every card that offers two."""
    effect = asked_effect(state)
    assert isinstance(effect, OneOf)
    _give(state, effect.second.resource, effect.second.amount, (state.seat,), tell)


def add_to_purses(state: State, move: AddToPurses, tell: Tell) -> None:
    """The Banker's first choice."""
    effect = asked_effect(state)
    assert isinstance(effect, OneOf)
    assert isinstance(effect.first, PurseGold)
    _put(state, purses_of(state, state.seat), effect.first.amount, tell)


def discard(state: State, move: Discard, tell: Tell) -> None:
    """A card of the other location goes for its printed cost; the slot stays empty until the turn ends."""
    effect, location = asked_effect(state), 1 - state.messenger
    assert isinstance(effect, DiscardFor)
    card = state.shown[location][move.slot]
    state.shown[location][move.slot] = EMPTY
    state.discards[location].append(card)
    if tell:
        tell(CardDiscarded(state.seat, location, move.slot, card))
    _give(state, effect.resource, COST[card], (state.seat,), tell)


def choose_purses(state: State, move: ChoosePurses, tell: Tell) -> None:
    """The Steward fills the two."""
    _put(state, (move.first, move.second), FILL, tell)


# ---- what they have in common ----


def _gain_near(state: State, effect: Near, neighbour: Seat, tell: Tell) -> None:
    gained = effect.amount * state.marks[neighbour][effect.mark]
    (state.keys if effect.resource else state.gold)[state.seat] += gained
    if tell:
        _tell_gain(state, tell, effect.resource, gained, (state.seat,), neighbour, effect.mark)


def _give(state: State, resource: int, amount: int, to: tuple[Seat, ...], tell: Tell) -> None:
    held = state.keys if resource else state.gold
    for seat in to:
        held[seat] += amount
    if tell:
        _tell_gain(state, tell, resource, amount, to, state.seat, None)


def _tell_gain(
    state: State, tell: Tell, resource: int, amount: int, to: tuple[Seat, ...], grid: Seat, count: Count | None
) -> None:
    assert tell
    event = GoldGained if resource == GOLD else KeysGained
    cells = () if count is None else counted_cells(state, grid, state.bought, count)
    tell(event(state.seat, bought_card(state), amount, to, grid, spots(cells)))


def _put(state: State, purses: Sequence[Card], amount: int, tell: Tell) -> None:
    """Gold from the supply on the purses, as far as each has room."""
    put = [min(amount, PURSE[card] - state.purses[card]) for card in purses]
    for card, gold in zip(purses, put, strict=True):
        state.purses[card] += gold
    if tell:
        tell(PursesFilled(state.seat, bought_card(state), tuple(purses), tuple(put)))
