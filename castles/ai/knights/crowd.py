"""Laying among any number of players in Knights and Castles: regret matching over sampled hands and pairs."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from castles.ai.knights.beliefs import possible_hands
from castles.ai.knights.pairs import PAIRS, Tiles, unseen_tiles
from castles.ai.knights.scale import Scale
from castles.ai.knights.worth import after_castle
from castles.ai.mixing import Mix, Regrets, drawn
from castles.rules.game import Seat
from castles.rules.knights.pieces import CASTLES, NO_CARDS, SHEPHERD, STRONGEST, Cards
from castles.rules.knights.state import State, tile_up


@dataclass(slots=True)
class Storm:
    """A castle that all lay for, as one seat sees it."""

    seat: Seat
    hand: Cards
    hands: list[tuple[Cards, ...]]  # by seat: what it may hold for all that the others know
    material: int
    sword: Seat
    tiles: Tiles
    standings: list[list[float]]  # by the seat that takes the castle, then by seat
    factors: tuple[float, ...]  # by the hand that is left
    regrets: dict[tuple[Seat, Cards], Regrets] = field(default_factory=dict)


def storm_of(scale: Scale, view: State, seat: Seat) -> Storm:
    """The castle on the table."""
    _, material, points = CASTLES[tile_up(view)]
    tiles, players = unseen_tiles(view), len(view.hands)
    return Storm(
        seat,
        view.hands[seat],
        [possible_hands(view, other) for other in range(players)],
        material,
        view.sword,
        tiles,
        after_castle(scale, view, points, tiles),
        scale.hand_factors(players, tiles),
    )


def sampled(storm: Storm, random: Random, own: Cards | None = None) -> list[Cards]:
    """A hand for every seat; the own seat's as it is, or as the others may see it."""
    hands = [each[int(random.random() * len(each))] for each in storm.hands]
    if own is not None:
        hands[storm.seat] = own
    return hands


def worths(storm: Storm, seat: Seat, hands: Sequence[Cards], laid: Sequence[Cards]) -> list[float]:
    """The chance to win after each pair that a seat may lay against what the others have laid."""
    once = twice = NO_CARDS
    owners = {}
    for other, armies in enumerate(laid):
        if other != seat:
            twice |= once & armies
            once |= armies
            owners[other] = armies
    once &= ~twice
    rests = [
        [standings[other] * storm.factors[hands[other] & ~armies] for other, armies in owners.items()]
        for standings in storm.standings
    ]
    against = [sum(rest) for rest in rests]
    mine = [standings[seat] for standings in storm.standings]
    strongest, factors, hand = STRONGEST[storm.material], storm.factors, hands[seat]
    takers = _takers(storm, seat, owners)
    found = []
    for armies in PAIRS[hand]:
        own = armies & ~once & ~twice
        army = strongest[own | once & ~armies]
        winner = seat if army != SHEPHERD and own >> army & 1 else takers[army]
        strength = mine[winner] * factors[hand & ~armies]
        found.append(strength / (strength + against[winner]))
    return found


def _takers(storm: Storm, seat: Seat, owners: dict[Seat, Cards]) -> list[Seat]:
    """Who takes the castle if this army is the strongest and not the seat's own; without any, the sword."""
    takers = [storm.sword] * (SHEPHERD + 1)
    for other, armies in owners.items():
        for army in range(SHEPHERD):
            if armies >> army & 1:
                takers[army] = other
    return takers


def mixed(storm: Storm, rounds: int, random: Random) -> Mix:
    """How often the seat should lay each of its pairs, after so many more rounds of regret."""
    for number in range(rounds):
        hands = sampled(storm, random, storm.hand if number % 2 else None)
        _regret(storm, hands, random)
    return _regrets_of(storm, storm.seat, storm.hand).mean()


def _regret(storm: Storm, hands: Sequence[Cards], random: Random) -> None:
    """All lay from their mixes, and each looks at what it should have laid instead."""
    known = [_regrets_of(storm, seat, hand) for seat, hand in enumerate(hands)]
    mixes = [each.mix() for each in known]
    laid = [PAIRS[hand][drawn(mix, random.random())] for hand, mix in zip(hands, mixes, strict=True)]
    for seat, (regrets, mix) in enumerate(zip(known, mixes, strict=True)):
        regrets.learn(mix, worths(storm, seat, hands, laid))
        regrets.count(mix)


def _regrets_of(storm: Storm, seat: Seat, hand: Cards) -> Regrets:
    key = seat, hand
    if key not in storm.regrets:
        storm.regrets[key] = Regrets(len(PAIRS[hand]))
    return storm.regrets[key]


def against_chance(storm: Storm, looks: int, random: Random) -> list[float]:
    """The mean chance to win after each pair, against rivals who lay any pair as readily as another."""
    totals = [0.0] * len(PAIRS[storm.hand])
    for _look in range(looks):
        hands = sampled(storm, random, storm.hand)
        laid = [PAIRS[hand][int(random.random() * len(PAIRS[hand]))] for hand in hands]
        totals = [total + worth for total, worth in zip(totals, worths(storm, storm.seat, hands, laid), strict=True)]
    return [total / looks for total in totals]
