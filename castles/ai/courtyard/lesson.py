"""Finds the weights by self-play: first what becomes of open areas, then what foretells the final margin."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from castles.ai.courtyard.features import NAMES
from castles.ai.courtyard.odds import (
    CHANCE_NAMES,
    GROWTH_NAMES,
    KIND_NAMES,
    MOST_REACH,
    Odds,
    chance_features,
    growth_features,
)
from castles.ai.courtyard.outlook import fit_counts, outlook
from castles.ai.courtyard.scale import Scale
from castles.ai.courtyard.survey import survey, tightest
from castles.ai.courtyard.turn import rank
from castles.ai.courtyard.worth import vector
from castles.ai.fit import Sample, added, least_squares
from castles.ai.judgement import Level
from castles.rules.chance import below
from castles.rules.courtyard import GAME, bits
from castles.rules.courtyard.bits import KIND_BITS
from castles.rules.courtyard.pieces import TOKENS
from castles.rules.courtyard.state import AreaScored, AreaUnclaimed, CourtyardMove, State, SubjectsReturned
from castles.rules.game import Event, Setup

COURSES = 3  # each plays with the weights that the one before has found
CURIOUS = Level(noise=0.3)  # little: with more of it the areas would have other fates
STEPS = 8  # of the fit of chances
FAR = 0.95  # how much of what came is told by later turns rather than by the next
RIDGE = 3000.0  # a weight moves only if many matches ask for it


# Where learning begins: rough guesses, the same for all kinds of areas.
FIRST_CHANCE = {"always": -1.5, "reach": -0.7, "left": 0.5, "tight": 0.5, "early": 0.0}
FIRST_GROWTH = {"always": 0.0, "reach": 0.6, "early": 0.5}
FIRST_AREA = {"": 1.0, "_early": 0.0}
FIRST_HOME = {"early": (4.0, 3.0, 2.0, 1.5, 1.0, 0.5), "late": (2.0, 1.0, 0.5, 0.3, 0.1, 0.0)}
FIRST_TOKEN = 4.0
FIRST_FREE = 0.3
FIRST_OTHERS = {
    "strong": 0.05,
    "returning": 3.0,
    "chapels": 2.5,
    "chapels_early": -0.5,
    "meadow_open": 1.0,
    "meadow_strong": 0.3,
    "free_two": 0.05,
    "keep": 5.0,
    "keep_early": 1.0,
    "keep_end": 4.0,
    "keep_size": 0.5,
    "turn_early": 2.0,
    "turn_late": 1.0,
}


def _first() -> dict[str, float]:
    """The weights before anything is learned."""
    found = {f"token_{token}": FIRST_TOKEN for token in TOKENS} | FIRST_OTHERS
    for kind in KIND_NAMES.values():
        found |= {f"chance_{kind}_{name}": value for name, value in FIRST_CHANCE.items()}
        found |= {f"growth_{kind}_{name}": value for name, value in FIRST_GROWTH.items()}
        found |= {f"{kind}{when}": value for when, value in FIRST_AREA.items()} | {f"free_{kind}": FIRST_FREE}
    for when, values in FIRST_HOME.items():
        found |= {f"home_{count}_{when}": value for count, value in enumerate(values, 1)}
    return found


@dataclass(frozen=True, slots=True)
class Record:
    """A match that can be played again."""

    setup: Setup
    moves: tuple[CourtyardMove, ...]


Seen: TypeAlias = tuple[int, int, int, int]  # kind, reach, tightest square and tiles left


@dataclass(frozen=True, slots=True)
class Fate:
    """An open area, and what became of it."""

    kind: int
    reach: int
    tight: int
    left: int
    growth: int | None  # by how many tiles; None: never finished


def lesson(matches: int, seed: int) -> Mapping[str, float]:
    """The weights after all courses of so many matches each."""
    found, chance = _first(), seed
    for _course in range(COURSES):
        chance, number = below(chance, 1 << 62)
        scale = Scale(found)
        records = [_played(scale, number + match) for match in range(matches)]
        found = found | _odds([fate for record in records for fate in _fates(record)])
        samples = [sample for record in records for sample in _samples(found, record)]
        found = found | _moved(found, least_squares(samples, RIDGE))
    return found


def _moved(weights: Mapping[str, float], steps: Sequence[float]) -> dict[str, float]:
    """The weights after a step of each at its pace."""
    paces = _paces(weights)
    return {name: weights[name] + step * pace for name, step, pace in zip(NAMES, steps, paces, strict=True)}


def _paces(weights: Mapping[str, float]) -> list[float]:
    """How far each weight may move: large ones more than small ones."""
    return [0.3 + 0.4 * abs(weights[name]) for name in NAMES]


def _played(scale: Scale, seed: int) -> Record:
    random, setup = Random(seed), GAME.setup_for(2, seed)
    state, moves = GAME.setup(setup), []
    while state.choices:
        moves.append(rank(scale, GAME.view(state, state.seat), state.seat, CURIOUS, random)[0][1])
        GAME.perform(state, moves[-1], None)
    return Record(setup, tuple(moves))


def _replayed(record: Record, tell: Callable[[Event], None] | None = None) -> Iterator[State]:
    """The state at the beginning of every turn, then the last one."""
    state, mover = GAME.setup(record.setup), None
    for move in record.moves:
        if state.seat != mover:
            yield state
        mover = state.seat
        GAME.perform(state, move, tell)
    yield state


def _samples(weights: Mapping[str, float], record: Record) -> list[Sample]:
    """The features of every turn with how far what came of it was from what was foretold.

    What came is told by the turns that followed: the nearer ones more than the later, which chance has blurred.
    """
    seen: list[tuple[tuple[float, ...], float]] = []
    odds = Odds(weights)
    for state in _replayed(record):
        points = float(state.scores[0] - state.scores[1])
        seen.append((tuple(vector(odds, state)) if state.choices else (), points))
    came, samples, paces = seen.pop()[1], list[Sample](), _paces(weights)
    for values, ahead in reversed(seen):
        foretold = ahead + added(weights[name] * value for name, value in zip(NAMES, values, strict=True))
        scaled = tuple(value * pace for value, pace in zip(values, paces, strict=True))
        samples.append(Sample(scaled, came - foretold))
        came = FAR * came + (1 - FAR) * foretold
    return samples


class Follower:
    """Follows open areas from turn to turn by the first subject on them."""

    def __init__(self) -> None:
        self.fates: list[Fate] = []
        self._open: dict[int, list[tuple[Seen, int]]] = {}
        self._size = 0

    def look(self, state: State) -> None:
        """Notes every open area where somebody stands."""
        ahead = outlook(state)
        counts = fit_counts(state.frontier, ahead)
        for _, area in survey(state).areas:
            reached = area & state.empty
            reach, tight = reached.bit_count(), tightest(reached, counts)
            seen = (area & KIND_BITS, min(reach, MOST_REACH), tight, ahead.left)
            self._open.setdefault(next(bits.subjects(area)), []).append((seen, bits.size(area)))

    def hear(self, event: Event) -> None:
        """An area was finished: all that was noted of it has its answer."""
        if isinstance(event, AreaScored | AreaUnclaimed):
            self._size = len(event.squares) + len(event.starts)
        if isinstance(event, SubjectsReturned):
            for seat, number, _ in event.subjects:
                noted = self._open.pop(bits.CREW * seat + number, [])
                self.fates += [Fate(*seen, self._size - size) for seen, size in noted]

    def end(self) -> list[Fate]:
        """All fates, those of areas never finished last."""
        return self.fates + [Fate(*seen, None) for noted in self._open.values() for seen, _ in noted]


def _fates(record: Record) -> list[Fate]:
    follower = Follower()
    for state in _replayed(record, follower.hear):
        if state.choices:
            follower.look(state)
    return follower.end()


def _odds(fates: Sequence[Fate]) -> dict[str, float]:
    """The weights of the chance to finish an area and of its growth, kind by kind."""
    found: dict[str, float] = {}
    for kind, name in KIND_NAMES.items():
        mine = [fate for fate in fates if fate.kind == kind and fate.tight]
        found |= _named(f"chance_{name}", CHANCE_NAMES, _likelihood(mine))
        grown = [
            Sample(growth_features(fate.reach, fate.left), fate.growth) for fate in mine if fate.growth is not None
        ]
        found |= _named(f"growth_{name}", GROWTH_NAMES, least_squares(grown))
    return found


def _named(prefix: str, names: Sequence[str], values: Sequence[float]) -> dict[str, float]:
    return {f"{prefix}_{name}": value for name, value in zip(names, values, strict=True)}


def _likelihood(fates: Sequence[Fate]) -> list[float]:
    """Logistic regression, each of Newton's steps as a fit of least squares."""
    samples = [(chance_features(fate.reach, fate.tight, fate.left), fate.growth is not None) for fate in fates]
    found = [0.0] * len(CHANCE_NAMES)
    for _ in range(STEPS):
        found = least_squares([_step(values, came, found) for values, came in samples])
    return found


def _step(values: tuple[float, ...], came: bool, found: Sequence[float]) -> Sample:
    guess = added(weight * value for weight, value in zip(found, values, strict=True))
    chance = min(0.999, max(0.001, 1 / (1 + math.exp(-guess))))
    scale = math.sqrt(chance * (1 - chance))
    return Sample(tuple(scale * value for value in values), scale * guess + (came - chance) / scale)
