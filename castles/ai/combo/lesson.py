"""How the weights are found: ways to take a card are played on to the end in the same world, and compared."""

from collections.abc import Iterator, Mapping
from random import Random

from castles.ai.combo.points import total
from castles.ai.combo.policy import best, policy, spread, stray
from castles.ai.combo.prospects import AMOUNTS, amounts, left, use
from castles.ai.combo.takes import Judged, after, judged_takes, turn_ended
from castles.ai.fit import Sample, no_samples, observe, solved
from castles.rules.combo import GAME
from castles.rules.combo.pieces import SPACES
from castles.rules.combo.state import TAKE, TURN, State
from castles.rules.game import Move, Seat

ROUNDS = (0.75, 0.75, 1.5)  # of learning: matches for each one asked for, by the weights of the round before
STRAY = 2.0  # how far the moves of self-play stray, in points, so that it comes to many places
WIDTH, COMPARED = 14, 6  # so many of the best takes, of which so many are played on
RIDGE = 60.0
NAMES = tuple(f"{name}.{kind}" for name in AMOUNTS for kind in ("now", "left"))

# A first guess, so that the first matches make some sense.
START = {
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


def lesson(games: int, seed: int) -> Mapping[str, float]:
    """The weights after some rounds of matches, with two and three players in turn."""
    table, seen, match = START, no_samples(len(NAMES), RIDGE), seed
    for matches in ROUNDS:
        use(table)
        for _match in range(round(games * matches)):
            for sample in compared(2 + match % 2, match):
                observe(seen, sample)
            match += 1
        table = dict(zip(NAMES, solved(seen), strict=True))
    return table


def compared(players: int, seed: int) -> Iterator[Sample]:
    """A match by the policy; at some turns several ways to take a card, each with what came of it."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
    while (seat := GAME.to_move(state)) is not None:
        if state.awaited not in (TURN, TAKE) or random.random() > 0.5:
            move = policy(state, random)
        else:
            judged = judged_takes(state, seat)
            if left(state, seat) > 1:
                yield from _played_on(GAME.guess(state, seat, random.getrandbits(63)), seat, judged, random)
            move = best([(worth + STRAY * stray(random), move) for worth, move in judged])[1]
        GAME.perform(state, move, None)


def _played_on(world: State, seat: Seat, judged: Judged, random: Random) -> list[Sample]:
    """Features and results as they differ from the mean of all takes compared, so that only differences count."""
    moves = [move for _, move in spread(sorted(judged, key=lambda each: -each[0]))[:WIDTH]]
    moves = [move for _, _, move in sorted((random.random(), number, move) for number, move in enumerate(moves))]
    found = [_outcome(world, seat, move) for move in moves[:COMPARED]]
    means = [sum(values) / len(found) for values in zip(*found, strict=True)]
    differences = [[value - mean for value, mean in zip(each, means, strict=True)] for each in found]
    return [Sample(tuple(each[:-1]), each[-1]) for each in differences]


def _outcome(world: State, seat: Seat, move: Move) -> list[float]:
    """The features after the turn, and the points that the seat gained from there to the end."""
    state = turn_ended(after(world, move), seat)
    sure, weighed = amounts(state, seat)
    share, random = left(state, seat) / SPACES, Random(0)
    features = [value for amount in weighed for value in (amount, amount * share)]
    while GAME.to_move(state) is not None:
        GAME.perform(state, policy(state, random), None)
    return [*features, total(state, seat) - sure]
