"""Learns when to build in Castle Wall: what is tried out in sampled worlds, the weights have to foretell."""

from collections.abc import Iterator, Mapping
from random import Random

from castles.ai.fit import Sample, least_squares
from castles.ai.wall.policy import DEALING, KINDS, TURNING, Builder, candidates, unknown_place
from castles.ai.wall.prospects import FEATURES, features, middle
from castles.rules.game import winners
from castles.rules.wall import GAME
from castles.rules.wall.pieces import TENTH
from castles.rules.wall.state import NOWHERE, TURN_UPS, Decision, State, copy, number_up

ROUNDS = 3  # each learns from trials that are played on with what the one before found
WORLDS = 6  # in which a decision is tried out both ways
STRAY = 0.1  # how often a match takes a turn that nobody would choose, so that odd positions are learnt too


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
    """The weights of all variants and numbers of players; the matches are shared out among the rounds of each."""
    found = {
        f"{kind}.{step}.{name}": weights[number]
        for kind in KINDS
        for name, weights in FIRST.items()
        for number, step in enumerate((TURNING, DEALING))
    }
    random = Random(seed)
    for kind in KINDS:
        for _round in range(ROUNDS):
            found |= _improved(kind, Builder(found), matches // ROUNDS, random)
    return found


def _improved(kind: str, builder: Builder, matches: int, random: Random) -> Mapping[str, float]:
    samples: dict[str, list[Sample]] = {TURNING: [], DEALING: []}
    for number in range(matches):
        for step, sample in _tried_out(_setup(kind, number, random), builder, random):
            samples[step].append(sample)
    return {
        f"{kind}.{step}.{name}": weight
        for step, some in samples.items()
        for name, weight in zip(FEATURES, least_squares(some), strict=True)
    }


def _setup(kind: str, number: int, random: Random) -> State:
    variant, size = kind.split("_")
    players = 2 if size == "two" else 3 + number % 2
    return GAME.setup(GAME.setup_for(players, random.getrandbits(62), {"court": variant == "court"}))


def _tried_out(state: State, builder: Builder, random: Random) -> Iterator[tuple[str, Sample]]:
    """Plays a match and tries out what could have been built."""
    while not state.ending:
        yield from _sampled(state, builder, random)
        moves = GAME.legal_moves(state)
        strays = random.random() < STRAY
        GAME.perform(state, moves[int(random.random() * len(moves))] if strays else builder(state, random), None)


def _sampled(state: State, builder: Builder, random: Random) -> Iterator[tuple[str, Sample]]:
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
            gain = _gain(state, build, other, builder, random)
            yield step, Sample(tuple(features(state, known, unknown, card)), gain)


def _gain(state: State, build: Decision, other: Decision, builder: Builder, random: Random) -> float:
    """How much more often building wins."""
    total = 0.0
    for _ in range(WORLDS):
        world = GAME.guess(GAME.view(state, state.turn), state.turn, random.getrandbits(62))
        total += _won(world, build, builder, random, True) - _won(world, other, builder, random, False)
    return total / WORLDS


def _won(world: State, move: Decision, builder: Builder, random: Random, builds: bool) -> float:
    """The share of the win after a move; a card turned up to be built is built."""
    state, seat = copy(world), world.turn
    GAME.perform(state, move, None)
    if builds and state.up != NOWHERE:
        GAME.perform(state, GAME.legal_moves(state)[0], None)
    while not state.ending:
        GAME.perform(state, builder(state, random), None)
    first = winners(GAME.ranking(state))
    return (seat in first) / len(first)
