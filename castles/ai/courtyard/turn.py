"""How to go through a turn: every move judged with the best that may follow it."""

from random import Random

from castles.ai.courtyard.laying import laying_worths, put_gain
from castles.ai.courtyard.outlook import fit_counts, outlook
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.survey import survey
from castles.ai.courtyard.worth import balance, worth
from castles.ai.judgement import Level, Ranked
from castles.rules.courtyard import GAME
from castles.rules.courtyard.ground import END_NUMBERS
from castles.rules.courtyard.settle import root_of
from castles.rules.courtyard.state import CourtyardMove, EndTurn, GoAgain, Place, Put, State, copied
from castles.rules.game import Seat


def rank(scale: Scale, view: State, seat: Seat, level: Level, random: Random) -> Ranked[CourtyardMove]:
    """The legal moves, each with the best that may follow in this turn; unseen tokens stay unseen."""
    world = GAME.guess(view, seat, random.getrandbits(63))
    world.towers = view.towers
    judged = [(worth + _stray(random, level.noise), move) for worth, move in appraised(scale, world)]
    judged.sort(key=lambda each: -each[0])
    return judged


def _stray(random: Random, noise: float) -> float:
    """The sum of four chances is near enough to a bell curve."""
    return noise * 1.7 * (sum(random.random() for _ in range(4)) - 2) if noise else 0.0


def policy(scale: Scale, state: State, random: Random) -> CourtyardMove:
    """The move that leaves the best position."""
    putting = state.stack and isinstance(state.choices[0], Put)
    return max(put_gains(scale, state) if putting else appraised(scale, state), key=lambda each: each[0])[1]


def appraised(scale: Scale, state: State) -> list[tuple[float, CourtyardMove]]:
    """What each legal move is worth to whoever makes it."""
    first = state.choices[0]
    if not state.stack:
        return [(_to_the_end(scale, state, move), move) for move in state.choices]
    if isinstance(first, Place):
        return laying_worths(scale, state)
    if isinstance(first, Put):
        return put_worths(scale, state)
    if isinstance(first, GoAgain):
        later = worth(scale, _after(state, EndTurn()), state.seat)
        return [(later + 1.0, first), (later, EndTurn())]  # a turn in time is better than one that may come too late
    return [(worth(scale, _after(state, move), state.seat), move) for move in state.choices]


def _after(state: State, move: CourtyardMove) -> State:
    later = copied(state)
    GAME.perform(later, move, None)
    return later


def _to_the_end(scale: Scale, state: State, move: CourtyardMove) -> float:
    """The last turn can be played out."""
    later = _after(state, move)
    if later.choices:
        return max(_to_the_end(scale, later, following) for following in later.choices)
    return worth(scale, later, state.seat)


def put_worths(scale: Scale, state: State) -> list[tuple[float, CourtyardMove]]:
    """Each subject that may be put, and none."""
    total = balance(scale, state, survey(state), outlook(state))
    nobody = -total if state.seat else total
    return [(nobody + gain, move) for gain, move in put_gains(scale, state)]


def put_gains(scale: Scale, state: State) -> list[tuple[float, CourtyardMove]]:
    """What each subject that may be put adds to putting none."""
    ahead, found, seat = outlook(state), survey(state), state.seat
    counts, left = fit_counts(state.frontier, ahead), ahead.left
    cost = scale.home_worth(found.home[seat], left) - scale.home_worth(found.home[seat] - 1, left)

    def gain(move: CourtyardMove) -> float:
        if not isinstance(move, Put):
            return 0.0
        area = state.areas[root_of(state, 12 * state.last + END_NUMBERS[move.end])]
        return put_gain(scale, state, found, area, state.empty, ahead, counts, cost)

    return [(gain(move), move) for move in state.choices]
