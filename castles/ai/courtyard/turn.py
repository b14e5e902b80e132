"""How to go through a turn: every way to lay the tile with the best subject to put, by the worth of what comes."""

from collections.abc import Mapping
from random import Random

from castles.ai.courtyard.outlook import Outlook, outlook
from castles.ai.courtyard.survey import stops_at_token
from castles.ai.courtyard.worth import (
    NOTHING_KNOWN,
    area_worth,
    balance,
    home_worth,
    keep_worth,
    known_worths,
    meadow_worth,
    token_worth,
)
from castles.ai.judgement import Level, Ranked
from castles.rules.courtyard import GAME, bits
from castles.rules.courtyard.bits import HOUSE_BIT, MEADOW_BIT, REACHES
from castles.rules.courtyard.ground import BESIDE, END_NUMBERS, NUMBER_AT
from castles.rules.courtyard.pieces import SQUARES
from castles.rules.courtyard.settle import root_of
from castles.rules.courtyard.state import UNKNOWN, CourtyardMove, EndTurn, GoAgain, Place, Put, State, copied
from castles.rules.game import Seat

perform = GAME.perform

# For each square the bits of reaching out to it or to one beside it: where a tile laid there changes anything.
NEAR = tuple(
    REACHES[square] | sum(REACHES[near] for near, *_ in beside if near < len(SQUARES))
    for square, beside in enumerate(BESIDE)
)


def rank(view: State, seat: Seat, level: Level, random: Random) -> Ranked[CourtyardMove]:
    """The legal moves, each with the best that may follow in this turn; unseen tokens stay unseen."""
    world = GAME.guess(view, seat, random.getrandbits(63))
    world.towers = view.towers
    judged = [(worth + _stray(random, level.noise), move) for worth, move in appraised(world)]
    judged.sort(key=lambda each: -each[0])
    return judged


def _stray(random: Random, noise: float) -> float:
    """The sum of four chances is near enough to a bell curve."""
    return noise * 1.7 * (sum(random.random() for _ in range(4)) - 2) if noise else 0.0


def policy(state: State, random: Random) -> CourtyardMove:
    """The move that leaves the best position."""
    return max(appraised(state), key=lambda each: each[0])[1]


def appraised(state: State) -> list[tuple[float, CourtyardMove]]:
    """What each legal move is worth to whoever makes it."""
    ahead, first = outlook(state), state.choices[0]
    if isinstance(first, Put):
        return put_worths(state, ahead)
    if isinstance(first, GoAgain):
        return [(1.0, first), (0.0, EndTurn())]
    if isinstance(first, Place):
        return laying_worths(state, _without(ahead, state))
    return [(_after(state, move, ahead, {}, 0), move) for move in state.choices]


def laying_worths(state: State, ahead: Outlook) -> list[tuple[float, CourtyardMove]]:
    """Each way to lay the tile, with the best subject to put."""
    known = known_worths(state, ahead)
    return [
        (_after(state, move, ahead, known, NEAR[NUMBER_AT[move.y][move.x]]), move)
        for move in state.choices
        if isinstance(move, Place)
    ]


def _without(ahead: Outlook, state: State) -> Outlook:
    """The tiles left once the one in hand lies."""
    laid = copied(state)
    laid.tile = -1
    return outlook(laid)


def _after(state: State, move: CourtyardMove, ahead: Outlook, known: Mapping[int, float], near: int) -> float:
    seat = state.seat
    later = copied(state)
    perform(later, move, None)
    if later.seat == seat and later.choices and isinstance(later.choices[0], Put):
        return max(worth for worth, _ in put_worths(later, ahead, known, near))
    total = balance(later, ahead, known, near)
    return -total if seat else total


def put_worths(
    state: State, ahead: Outlook, known: Mapping[int, float] = NOTHING_KNOWN, near: int = 0
) -> list[tuple[float, CourtyardMove]]:
    """Each subject that may be put, and none."""
    seat = state.seat
    total = balance(state, ahead, known, near)
    nobody = -total if seat else total
    count = state.home[seat].bit_count()
    cost = home_worth(count, ahead.left) - home_worth(count - 1, ahead.left)
    return [
        (nobody + (_gain(state, move, ahead, cost) if isinstance(move, Put) else 0.0), move) for move in state.choices
    ]


def _gain(state: State, move: Put, ahead: Outlook, cost: float) -> float:
    """What a subject on this segment adds."""
    seat = state.seat
    area = state.areas[root_of(state, 12 * state.last + END_NUMBERS[move.end])]
    sign = -1 if seat else 1
    taken = area | bits.CREWS[seat] & -bits.CREWS[seat]
    if area & MEADOW_BIT:
        return sign * meadow_worth(taken, state, ahead) - cost
    if area & state.empty:
        return sign * area_worth(taken, state, ahead) - cost
    return _finished_gain(state, area, seat, ahead.left)


def _finished_gain(state: State, area: int, seat: Seat, left: int) -> float:
    """The points of an area that is finished and taken at once."""
    points = bits.worth(area)
    gain = float(points)
    if stops_at_token(state, state.scores[seat] + points):
        gain += token_worth(UNKNOWN, left)
    if area & HOUSE_BIT and (larger := bits.size(area) - state.keep_sizes[seat]) > 0:
        ahead = state.keep_sizes[seat] - state.keep_sizes[1 - seat]
        gain += keep_worth(ahead + larger, left) - keep_worth(ahead, left)
    return gain
