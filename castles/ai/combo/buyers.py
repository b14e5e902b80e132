"""Turns in trials: what a card is worth to a buyer is judged once in a decision, and then remembered.

What may have changed since is passed over: what lies before the neighbours, and which cards are shown.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from castles.ai.combo.policy import mean_of_best, policy
from castles.ai.combo.scale import Scale
from castles.ai.combo.takes import judged_in_cells
from castles.rules.combo import GAME
from castles.rules.combo.ask import can_pay, can_use_key
from castles.rules.combo.grid import free_cells
from castles.rules.combo.legal import BUY, FACE_DOWN_TAKES, MOVE_MESSENGER, RENEW
from castles.rules.combo.pieces import DECK, KEY_COST, SHOWN, Card, Location
from castles.rules.combo.state import TAKE, TURN, Buy, Cell, State, TakeFaceDown
from castles.rules.game import Move, Seat

Best: TypeAlias = tuple[float, Cell]  # the most that a card lets expect, and where


class Buyer:
    """A seat as it stands before it takes a card, and what it has thought of so far."""

    __slots__ = ("back", "bought", "renewed", "scale", "seat", "state")

    def __init__(self, scale: Scale, state: State, seat: Seat, keys: int) -> None:
        self.scale, self.state, self.seat = scale, GAME.copy(state), seat
        self.state.seat, self.state.awaited, self.state.keys[seat] = seat, TAKE, keys
        self.bought: dict[Card, Best | None] = {}
        self.renewed: dict[Location, float] = {}
        self.back: Best = self._best(FACE_DOWN_TAKES[0])

    def _best(self, takes: Sequence[Buy | TakeFaceDown]) -> Best:
        cells = free_cells(self.state.shapes[self.seat])
        judged = judged_in_cells(self.scale, self.state, self.seat, [takes[cell] for cell in cells])
        return max((worth, cell) for (worth, _), cell in zip(judged, cells, strict=True))

    def buy(self, card: Card) -> Best | None:
        """The card bought, if the gold suffices."""
        if card not in self.bought:
            self.bought[card] = self._judged(card)
        return self.bought[card]

    def _judged(self, card: Card) -> Best | None:
        state, deck = self.state, DECK[card]
        if not can_pay(state, self.seat, card):
            return None
        before = state.shown[deck]
        state.messenger, state.shown[deck] = deck, [card, *before[1:]]
        found = self._best(BUY[0])
        state.shown[deck] = before
        return found

    def take(self, shown: Sequence[Card]) -> tuple[float, Move]:
        """The best of the cards shown, or one of them face down."""
        worth, cell = self.back
        move: Move = FACE_DOWN_TAKES[0][cell]
        for slot, card in enumerate(shown):
            found = self.buy(card)
            if found and found[0] > worth:
                worth, move = found[0], BUY[slot][found[1]]
        return worth, move

    def renew(self, state: State, location: Location) -> float:
        """The best of three cards out of all that may come."""
        if location not in self.renewed:
            cards = state.decks[location]
            if len(cards) < SHOWN:
                cards = cards + state.discards[location] + state.shown[location]
            worths = [max(self.back, self.buy(card) or self.back)[0] for card in cards]
            self.renewed[location] = mean_of_best(worths, SHOWN)
        return self.renewed[location]


class Buyers:
    """All that come up in the trials of one decision."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.known: dict[tuple[Seat, int, int, tuple[int, ...]], Buyer] = {}

    def _buyer(self, state: State, seat: Seat, keys: int) -> Buyer:
        key = seat, state.gold[seat], keys, tuple(state.grids[seat])
        if key not in self.known:
            self.known[key] = Buyer(self.scale, state, seat, keys)
        return self.known[key]

    def policy(self, state: State, random: Random) -> Move:
        """What seems best for the mover alone."""
        if state.awaited not in (TURN, TAKE):
            return policy(self.scale, state, random)
        seat, location = state.seat, state.messenger
        keys, shown = state.keys[seat], state.shown
        worth, move = self._buyer(state, seat, keys).take(shown[location])
        if state.awaited == TAKE or not can_use_key(state, seat):
            return move
        other = self._buyer(state, seat, keys - KEY_COST)
        if shown[1 - location]:
            there = other.take(shown[1 - location])[0]
            if there > worth:
                worth, move = there, MOVE_MESSENGER
        return RENEW if other.renew(state, location) > worth else move
