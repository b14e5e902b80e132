"""Learns when to build in Castle Wall: what is tried out in sampled worlds, the weights have to foretell."""

from collections.abc import Iterator, Mapping
from random import Random

from castles.ai.fit import Sample, least_squares
from castles.ai.wall.policy import policy, unknown_place
from castles.ai.wall.prospects import FEATURES, features, middle
from castles.ai.wall.scale import DEALING, KINDS, TURNING, Scale, candidates
from castles.rules.game import winners
from castles.rules.wall import GAME
from castles.rules.wall.pieces import TENTH
from castles.rules.wall.state import NOWHERE, TURN_UPS, Decision, State, copy, number_up

COURSES = 5  # each plays on with what all before it found, so that trials grow better
WORLDS = 2  # in which a decision is tried out both ways; many positions teach more than many worlds of a few
WHIMS = 0.1  # how often a match takes a turn that nobody would choose, so that odd positions are learnt too

# Where learning starts: roughly what careful players do. By feature, for turning up and for dealing.
FIRST = {
    "always": (2.18, 2.06),
    "loss": (-0.19, -0.7),
    "draws": (-0.52, -0.6),
    "rivals": (1.05, 1.22),
    "sure": (1.1, 0.63),
    "skipped": (-1.56, -0.72),
    "court": (1.0, 1.0),
    "gain": (1.0, 1.0),
}


def lesson(matches: int, seed: int) -> Mapping[str, float]:
    """The weights of all variants and numbers of players; the matches are shared out among the courses of each."""
    found: dict[str, float] = {}
    for kind in KINDS:
        found |= _learnt(kind, matches // COURSES, Random(f"{kind} {seed}"))
    return found


def _learnt(kind: str, matches: int, random: Random) -> Mapping[str, float]:
    """The weights of one kind of match. What a course teaches is kept: a few matches alone would swing to and fro."""
    samples: dict[str, list[Sample]] = {TURNING: [], DEALING: []}
    found = _first(kind)
    for _course in range(COURSES):
        scale = Scale(found)
        for number in range(matches):
            for step, sample in _tried_out(_setup(kind, number, random), scale, random):
                samples[step].append(sample)
        found = _foretelling(kind, samples)
    return found


def _first(kind: str) -> Mapping[str, float]:
    return {
        f"{kind}.{step}.{name}": weight
        for name, both in FIRST.items()
        for step, weight in zip((TURNING, DEALING), both, strict=True)
    }


def _foretelling(kind: str, samples: Mapping[str, list[Sample]]) -> Mapping[str, float]:
    return {
        f"{kind}.{step}.{name}": weight
        for step, some in samples.items()
        for name, weight in zip(FEATURES, least_squares(some), strict=True)
    }


def _setup(kind: str, number: int, random: Random) -> State:
    variant, size = kind.split("_")
    players = 2 if size == "two" else 3 + number % 2
    return GAME.setup(GAME.setup_for(players, random.getrandbits(62), {"court": variant == "court"}))


def _tried_out(state: State, scale: Scale, random: Random) -> Iterator[tuple[str, Sample]]:
    """Plays a match and tries out what could have been built."""
    while not state.ending:
        yield from _sampled(state, scale, random)
        moves = GAME.legal_moves(state)
        strays = random.random() < WHIMS
        GAME.perform(state, moves[int(random.random() * len(moves))] if strays else policy(scale, state, random), None)


def _sampled(state: State, scale: Scale, random: Random) -> Iterator[tuple[str, Sample]]:
    known, unknown = middle(state)
    castle = state.castles[state.turn]
    if len(castle) == TENTH - 1 or not unknown:
        return
    if state.up != NOWHERE:
        cards, step = [number_up(state)], DEALING
        build, other = GAME.legal_moves(state)
    else:
        cards, step = list(candidates(state, known)), TURNING
        other = unknown_place(state) or state.face_down[0]
    for card in cards:
        if card > castle[-1]:
            build = build if step == DEALING else TURN_UPS[state.cards.index(card)]
            gain = _gain(state, build, other, scale, random)
            yield step, Sample(tuple(features(state, known, unknown, card)), gain)


def _gain(state: State, build: Decision, other: Decision, scale: Scale, random: Random) -> float:
    """How much more often building wins."""
    total = 0.0
    for _ in range(WORLDS):
        world = GAME.guess(GAME.view(state, state.turn), state.turn, random.getrandbits(62))
        total += _won(world, build, scale, random, True) - _won(world, other, scale, random, False)
    return total / WORLDS


def _won(world: State, move: Decision, scale: Scale, random: Random, builds: bool) -> float:
    """The share of the win after a move; a card turned up to be built is built."""
    state, seat = copy(world), world.turn
    GAME.perform(state, move, None)
    if builds and state.up != NOWHERE:
        GAME.perform(state, GAME.legal_moves(state)[0], None)
    while not state.ending:
        GAME.perform(state, policy(scale, state, random), None)
    first = winners(GAME.ranking(state))
    return (seat in first) / len(first)
