"""The moves of Castle Wall judged at once, and what came of a match."""

from collections.abc import Iterator
from random import Random

from castles.ai.judgement import Level, Ranked
from castles.ai.wall.prospects import Numbers, middle
from castles.ai.wall.scale import Scale
from castles.rules.game import Seat, totals, winners
from castles.rules.wall import GAME
from castles.rules.wall.pieces import CARDS, Number
from castles.rules.wall.state import NOWHERE, TURN_UPS, Decision, State, TurnUp, copy, floor

USELESS = -0.2  # the score of a known card that only shows nothing new: now and then others should look first
CURIOSITY = 0.001  # an unknown card is worth as much to somebody who has nothing to build


def rank(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Ranked[Decision]:
    """The moves that differ: unknown places are all alike, and so are known cards that nothing can be done with."""
    known, unknown = middle(view)
    if view.up == NOWHERE:
        scored = _face_down(scale, view, known, unknown, random)
    else:
        scored = _with_card_up(scale, view, known, unknown, level.noise * random.random())
    return sorted(scored, key=lambda each: -each[0])


def _with_card_up(
    scale: Scale, view: State, known: Numbers, unknown: Numbers, haste: float
) -> Iterator[tuple[float, Decision]]:
    """Whoever strays does so in one direction: what lies there to be built is hard to put back."""
    use, leave = GAME.legal_moves(view)
    yield scale.dealing(view, known, unknown) + haste, use
    yield 0.0, leave


def _face_down(
    scale: Scale, view: State, known: Numbers, unknown: Numbers, random: Random
) -> Iterator[tuple[float, Decision]]:
    usable = {card for card in CARDS if known >> card & 1 and can_use(view, card)}
    for card in sorted(usable):
        yield scale.turning(view, known, unknown, card), TURN_UPS[view.cards.index(card)]
    unseen = [move for move in view.face_down if not view.seen[move.place]]
    if unseen:
        yield 0.0, unseen[int(random.random() * len(unseen))]
    idle = [move for move in view.face_down if view.seen[move.place] and view.cards[move.place] not in usable]
    if idle:
        yield USELESS, idle[int(random.random() * len(idle))]


def can_use(view: State, card: Number) -> bool:
    """Whether the seat to move could build or insert this card."""
    return card > floor(view)


def worth(state: State, seat: Seat) -> float:
    """The share of the win; before the end nobody is favoured."""
    if not state.ending:
        return 1.0 / len(state.castles)
    first = winners(GAME.ranking(state))
    return (seat in first) / len(first)


def points(state: State, seat: Seat) -> float:
    """The size of the castle, or the points at court; of equal ones the lowest last number, which leaves most open."""
    castle = state.castles[seat]
    size = totals(GAME.tally(state))[seat] if state.court else len(castle)
    return size - castle[-1] / 100


def prospect(state: State, seat: Seat, move: Decision) -> float:
    """The points of using a card that is up or known; an unknown one is better than nothing."""
    if not isinstance(move, TurnUp):
        return points(used(state, move), seat)
    if not state.seen[move.place]:
        return points(state, seat) + CURIOSITY
    return points(used(state, move), seat) if can_use(state, state.cards[move.place]) else points(state, seat)


def used(view: State, move: Decision) -> State:
    """The table after a card is used: one that is up, or a known one that is turned up for it."""
    after = copy(view)
    GAME.perform(after, move, None)
    if after.up != NOWHERE:
        GAME.perform(after, GAME.legal_moves(after)[0], None)
    return after
