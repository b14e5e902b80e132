"""The weights by self-play: positions of many matches, and the strengths that foretell best who wins them."""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import NamedTuple, TypeAlias

from castles.ai.fit import added
from castles.ai.throne.features import NAMES, PLACE, features
from castles.ai.throne.outlook import prospects
from castles.ai.throne.policy import policy
from castles.ai.throne.scale import Scale
from castles.rules.game import Move
from castles.rules.throne import GAME
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.hidden import guess, view
from castles.rules.throne.outcomes import after
from castles.rules.throne.play import perform, to_move
from castles.rules.throne.state import CHOOSE, NOBODY, Attack, Claim, State, Topple

FOLD = 5  # matches that a course plays for each one asked for: without dice they are quick
COURSES = 2  # each plays with the weights that the one before has found
PLAYERS = 2  # a fit to 320 matches of three to six won only 16 % against these weights at a table of four, two to two
WHIMS = 0.1  # the share of random moves, so that unusual positions are seen too
PASSES = 20  # over all positions, in a fit
PACE, RIDGE = 0.1, 1e-4
# What the first course plays with: castles first.
FIRST = {
    "castles_0": -1.5,
    "castles_2": 0.8,
    "castles_3": 1.8,
    "take_1": 1.0,
    "take_2": 1.2,
    "take_3": 1.2,
    "king_3": 1.5,
    "rides_1_1": 0.3,
    "rides_1_2": 0.7,
    "rides_2_1": 0.3,
    "rides_2_2": 0.9,
    "die4": 0.3,
    "die5": 0.4,
    "turn_3": 0.5,
}

Sparse: TypeAlias = list[tuple[int, float]]


class Position(NamedTuple):
    """What each seat had at the beginning of an action, and who won in the end."""

    seats: list[Sparse]
    winner: int


def lesson(matches: int, seed: int) -> Mapping[str, float]:
    """The weights after all courses; positions of the course before still count by half."""
    found = {name: FIRST.get(name, 0.0) for name in NAMES}
    positions: list[Position] = []
    for course in range(COURSES):
        played = list(_positions(Scale(found), FOLD * matches, Random(f"{seed} {course} two")))
        positions = played + positions[: len(positions) // 2]
        found = dict(zip(NAMES, fit(positions, list(found.values()), Random(seed)), strict=True))
    return found


def _positions(scale: Scale, matches: int, random: Random) -> Iterator[Position]:
    for _match in range(matches):
        setup = GAME.setup_for(PLAYERS, random.getrandbits(63))
        seen: list[list[Sparse]] = []
        winner = _played(scale, GAME.setup(setup), seen, random)
        if winner != NOBODY:
            yield from (Position(seats, winner) for seats in seen)


def _played(scale: Scale, state: State, seen: list[list[Sparse]], random: Random) -> int:
    """Plays a match to its end and notes its positions; the winner."""
    while (mover := to_move(state)) is not None:
        if state.awaits == CHOOSE and not state.swaps:
            seen.append([_sparse(features(state, seat)) for seat in range(len(state.cards))])
        moves = legal_moves(state)
        if random.random() < WHIMS:
            move = moves[int(random.random() * len(moves))]
        else:
            move = policy(scale, guess(view(state, mover), mover, random.getrandbits(63)), random)
        state = went(state, move, random)
    return state.winner


def went(state: State, move: Move, random: Random) -> State:
    """The state after a move that isn't a roll; nobody throws dice, their exact chances say who gets it."""
    if isinstance(move, Claim | Attack | Topple):
        victors = prospects(state, move)
        left = random.random()
        for chance, victor in victors:
            left -= chance
            if left < 0:
                return after(state, move, victor)
        return after(state, move, victors[-1][1])
    perform(state, move, None)
    return state


def _sparse(found: Mapping[str, float]) -> Sparse:
    return [(PLACE[name], value) for name, value in found.items() if value]


def fit(positions: list[Position], start: Sequence[float], random: Random) -> list[float]:
    """Logistic regression by stochastic gradients whose steps shrink with what each weight has moved so far."""
    weights, moved = list(start), [1.0] * len(start)
    for _pass in range(PASSES):
        for position in sorted(positions, key=lambda _each: random.random()):
            for place, slope in _slopes(position, weights).items():
                slope += RIDGE * weights[place]
                moved[place] += slope * slope
                weights[place] -= PACE * slope / sqrt(moved[place])
    return weights


def _slopes(position: Position, weights: list[float]) -> dict[int, float]:
    powers = [exp(added(weights[place] * value for place, value in seat)) for seat in position.seats]
    total, slopes = added(powers), dict[int, float]()
    for number, (seat, power) in enumerate(zip(position.seats, powers, strict=True)):
        error = power / total - (number == position.winner)
        for place, value in seat:
            slopes[place] = slopes.get(place, 0.0) + error * value
    return slopes
