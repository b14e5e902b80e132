"""Exact chances of attempts with best play: which dice to throw again, and what may come of it.

A *node* is a handful that is kept and a number of dice in the air. Its chance is the mean over the six ways in which
one of those dice can fall, each a node with one die fewer in the air; and a player chooses among the nodes that the
living dice allow. So one sweep over all nodes adds one roll.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import prod
from operator import itemgetter
from typing import Any, NamedTuple

from castles.rules.game import Seat
from castles.rules.throne.attempts import next_rider, ride_rolls
from castles.rules.throne.cards import DIE_CARDS, extra_dice, is_castle
from castles.rules.throne.choices import rolls
from castles.rules.throne.dice import HANDFULS, handful, worth
from castles.rules.throne.known import KNOWN_ROLLS, known_chance
from castles.rules.throne.pieces import DICE, LIVING, ROLLS, TOURNAMENT, Combination
from castles.rules.throne.questions import target
from castles.rules.throne.state import ORGANISE, RAID, RIDE, Attack, Claim, Reroll, State, Stop, Topple

PLACES = {living: place for place, living in enumerate(HANDFULS.values())}


class Rival(NamedTuple):
    """Somebody who will try to beat the result."""

    rolls: int
    extra: int = 0  # the handful of die cards


class Nodes(NamedTuple):
    """All nodes by number: first those without a die in the air, in the order of PLACES."""

    numbers: dict[tuple[int, int], int]  # by kept handful and dice in the air
    falls: list[tuple[int, ...]]  # of each node with dice in the air: the six nodes that one of them leads to
    choices: list["itemgetter[Any]"]  # by place: picks the nodes that living dice allow, in the order of `rolls`


@cache
def nodes() -> Nodes:
    """The tables that every sweep follows."""
    numbers = {(living, 0): place for living, place in PLACES.items()}
    falls = []
    for air in range(1, DICE + 1):
        for dice, kept in HANDFULS.items():
            if len(dice) + air <= DICE:
                numbers[kept, air] = len(numbers)
                fallen = [kept, *(kept + handful([value]) for value in LIVING)]
                falls.append(tuple(numbers[each, air - 1] for each in fallen))
    return Nodes(numbers, falls, [_choices(living, numbers) for living in PLACES])


def _choices(living: int, numbers: dict[tuple[int, int], int]) -> "itemgetter[Any]":
    thrown = [move.dice if isinstance(move, Reroll) else () for move in rolls(living)]
    allowed = [numbers[living - HANDFULS[dice], len(dice)] for dice in thrown]
    return itemgetter(*allowed) if living else itemgetter(slice(allowed[0], allowed[0] + 1))  # always picks several


class Odds:
    """The chances of one sort of attempt; those with more rolls are worked out when they are first asked for."""

    def __init__(self, payoff: Sequence[float]) -> None:
        """The payoff is the chance of success, by place, when the dice count as they lie."""
        self._sweeps = [_sweep(payoff)]  # by rolls that are left when the dice have fallen

    def chance(self, living: int, rolls_left: int) -> float:
        """With these living dice on the table."""
        return self._sweep(rolls_left)[PLACES[living]]

    def chance_at_first(self, all_rolls: int) -> float:
        """Before the first roll."""
        return self._sweep(all_rolls - 1)[nodes().numbers[0, DICE]]

    def best(self, living: int, rolls_left: int) -> Reroll | Stop:
        """The move with the best chance while rolls are left; of equal ones, that which throws fewest dice."""
        chances = self.chances(living, rolls_left)
        return rolls(living)[chances.index(max(chances))]

    def chances(self, living: int, rolls_left: int) -> Sequence[float]:
        """The chance after each move, in the order of `rolls`, while rolls are left."""
        found: Sequence[float] = nodes().choices[PLACES[living]](self._sweep(rolls_left - 1))
        return found

    def _sweep(self, rolls_left: int) -> list[float]:
        while len(self._sweeps) <= rolls_left:
            sweep = self._sweeps[-1]
            self._sweeps.append(_sweep([max(choices(sweep)) for choices in nodes().choices]))
        return self._sweeps[rolls_left]


def _sweep(settled: Sequence[float]) -> list[float]:
    """The chances by node, from those by place when no die is in the air."""
    chances = list(settled)
    for one, two, three, four, five, six in nodes().falls:
        total = chances[one] + chances[two] + chances[three] + chances[four] + chances[five] + chances[six]
        chances.append(total / 6)
    return chances


@lru_cache(maxsize=1 << 8)  # each takes up to a tenth of a megabyte
def odds(mark: Combination, extra: int = 0, rivals: tuple[Rival, ...] = ()) -> Odds:
    """Of beating a mark with these extra dice, and then not being beaten by any rival."""
    return Odds(payoffs(mark, extra, rivals))


def payoffs(mark: Combination, extra: int, rivals: tuple[Rival, ...] = ()) -> list[float]:
    """By place: the chance of success when the dice count as they lie."""
    results = _results(extra)
    worths = {result: _payoff(result, mark, rivals) for result in set(results)}
    return [worths[result] for result in results]


@cache
def _results(extra: int) -> list[Combination]:
    return [worth(living + extra) for living in PLACES]


def _payoff(result: Combination, mark: Combination, rivals: tuple[Rival, ...]) -> float:
    if result <= mark:
        return 0.0
    return prod((1 - chance_to_beat(result, rival) for rival in rivals), start=1.0)


def chance_to_beat(result: Combination, rival: Rival) -> float:
    """The chance that a rival beats a result."""
    return chance_in(rival.rolls, result, rival.extra)


@lru_cache(maxsize=1 << 16)  # numbers, while the odds they come from are large and forgotten again
def chance_in(all_rolls: int, mark: Combination, extra: int = 0, rivals: tuple[Rival, ...] = ()) -> float:
    """The chance of an attempt of so many rolls before the first."""
    if rivals or all_rolls not in KNOWN_ROLLS:
        return odds(mark, extra, rivals).chance_at_first(all_rolls)
    return known_chance(all_rolls, mark, extra)


def chance_of(state: State, move: Claim | Attack | Topple) -> float:
    """The chance that this move gets what it goes for."""
    aim = target(state, move)
    rivals: tuple[Rival, ...] = ()
    if aim.card == TOURNAMENT:
        rivals = _riders(state, (state.turn + 1) % len(state.cards))
    elif isinstance(move, Attack) and is_castle(aim.card):
        rivals = (_defender(state, aim.owner),)
    return chance_in(aim.rolls, aim.mark, extra_of(state, state.turn), rivals)


def chance_now(state: State) -> float:
    """The chance that the attempt that is going on succeeds."""
    return attempt_odds(state).chance(state.living, state.rolls)


def best_move(state: State) -> Reroll | Stop:
    """The best move of the attempt that is going on."""
    return attempt_odds(state).best(state.living, state.rolls)


def attempt_odds(state: State) -> Odds:
    """Of the attempt that is going on; to succeed in a tournament is to win it."""
    rivals: tuple[Rival, ...] = ()
    if state.attempt in (ORGANISE, RIDE):
        rivals = _riders(state, next_rider(state))
    elif state.attempt == RAID:
        rivals = (_defender(state, state.rival),)
    return odds(state.mark, state.extra, rivals)


def extra_of(state: State, seat: Seat) -> int:
    """The handful that this seat's die cards add."""
    return extra_dice(state.cards[seat] & DIE_CARDS)


def _defender(state: State, seat: Seat) -> Rival:
    return Rival(ROLLS, extra_of(state, seat))


def _riders(state: State, rider: Seat) -> tuple[Rival, ...]:
    """All who still have to roll in a tournament, from this one up to the organiser."""
    count = (state.turn - rider) % len(state.cards)
    seats = [(rider + each) % len(state.cards) for each in range(count)]
    return tuple(sorted(Rival(ride_rolls(state, seat), extra_of(state, seat)) for seat in seats))
