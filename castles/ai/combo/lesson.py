"""How the weights are found: ways to take a card are played on to the end in the same world, and compared."""

from collections.abc import Iterator, Mapping
from random import Random

from castles.ai.combo.points import total
from castles.ai.combo.policy import best, policy, spread, stray
from castles.ai.combo.prospects import amounts, left
from castles.ai.combo.scale import AMOUNTS, Scale
from castles.ai.combo.takes import Judged, after, judged_takes, turn_ended
from castles.ai.fit import Sample, added, no_samples, observe, solved
from castles.rules.combo import GAME
from castles.rules.combo.pieces import SPACES
from castles.rules.combo.state import TAKE, TURN, State
from castles.rules.game import Move, Seat

COURSES = (0.75, 0.75, 1.5)  # matches for each one asked for; each plays with the weights that the one before has found
STRAY = 2.0  # how far the moves of self-play stray, in points, so that it comes to many places
WIDTH, COMPARED = 14, 6  # so many of the best takes, of which so many are played on
RIDGE = 60.0
NAMES = tuple(f"{name}.{kind}" for name in AMOUNTS for kind in ("now", "left"))

# What the first course plays with: a guess, so that its matches make some sense.
FIRST = {
    "line.now": 0.4,
    "cross.now": 0.35,
    "kinds_in_line.now": 0.9,
    "kinds_in_grid.now": 0.6,
    "pairs_begun.now": 0.5,
    "pairs.now": 0.2,
    "triples_begun.now": 0.5,
    "place.now": 0.5,
    "lacking.now": -0.05,
    "banners.now": 0.4,
    "traits.now": 0.3,
    "missing.now": -0.1,
    "banked.now": 0.6,
    "none_face_down.now": 0.7,
    "gold_to_12.left": 0.8,
    "gold_to_7.left": 0.4,
    "stored.now": 1.0,
    "room.left": 0.5,
    "castle_discount.left": 4.0,
    "village_discount.left": 4.0,
}


def lesson(matches: int, seed: int) -> Mapping[str, float]:
    """The weights after all courses, with two and three players in turn."""
    found, seen, match = FIRST, no_samples(len(NAMES), RIDGE), seed
    for share in COURSES:
        scale = Scale(found)
        for _match in range(round(matches * share)):
            for sample in compared(scale, 2 + match % 2, match):
                observe(seen, sample)
            match += 1
        found = dict(zip(NAMES, solved(seen), strict=True))
    return found


def compared(scale: Scale, players: int, seed: int) -> Iterator[Sample]:
    """A match by the policy; at some turns several ways to take a card, each with what came of it."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
    while (seat := GAME.to_move(state)) is not None:
        if state.awaited not in (TURN, TAKE) or random.random() > 0.5:
            move = policy(scale, state, random)
        else:
            judged = judged_takes(scale, state, seat)
            if left(state, seat) > 1:
                world = GAME.guess(state, seat, random.getrandbits(63))
                yield from _played_on(scale, world, seat, judged, random)
            move = best([(worth + STRAY * stray(random), move) for worth, move in judged])[1]
        GAME.perform(state, move, None)


def _played_on(scale: Scale, world: State, seat: Seat, judged: Judged, random: Random) -> list[Sample]:
    """Features and results as they differ from the mean of all takes compared, so that only differences count."""
    moves = [move for _, move in spread(sorted(judged, key=lambda each: -each[0]))[:WIDTH]]
    moves = [move for _, _, move in sorted((random.random(), number, move) for number, move in enumerate(moves))]
    found = [_outcome(scale, world, seat, move) for move in moves[:COMPARED]]
    means = [added(values) / len(found) for values in zip(*found, strict=True)]
    differences = [[value - mean for value, mean in zip(each, means, strict=True)] for each in found]
    return [Sample(tuple(each[:-1]), each[-1]) for each in differences]


def _outcome(scale: Scale, world: State, seat: Seat, move: Move) -> list[float]:
    """The features after the turn, and the points that the seat gained from there to the end."""
    state = turn_ended(scale, after(world, move), seat)
    sure, weighed = amounts(state, seat)
    share, random = left(state, seat) / SPACES, Random(0)
    features = [value for amount in weighed for value in (amount, amount * share)]
    while GAME.to_move(state) is not None:
        GAME.perform(state, policy(scale, state, random), None)
    return [*features, total(state, seat) - sure]
