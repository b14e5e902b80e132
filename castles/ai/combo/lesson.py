"""How the weights are found: matches of self-play, and which amounts foretold the points that came."""

from collections.abc import Iterator, Mapping
from random import Random

from castles.ai.combo.policy import best, judged_moves, stray
from castles.ai.combo.prospects import AMOUNTS, left, prospects, use
from castles.ai.fit import Sample, least_squares
from castles.rules.combo import GAME
from castles.rules.combo.pieces import SPACES
from castles.rules.combo.state import State
from castles.rules.game import Seat, totals

ROUNDS = 4  # of learning: each plays by the weights of the one before
STRAY = 2.0  # how far the moves of self-play stray, in points, so that there is something to compare
NAMES = tuple(f"{name}.{kind}" for name in AMOUNTS for kind in ("now", "left"))


def lesson(games: int, seed: int) -> Mapping[str, float]:
    """The weights after some rounds of so many matches each, with two to five players in turn."""
    table: dict[str, float] = {}
    for number in range(ROUNDS):
        use(table)
        samples = [sample for match in range(games) for sample in _match(2 + match % 4, seed + number * games + match)]
        table = dict(zip(NAMES, least_squares(samples, ridge=20.0), strict=True))
    return table


def _match(players: int, seed: int) -> Iterator[Sample]:
    """What each seat had after each of its turns, and how many points it gained from there."""
    random, state = Random(seed), GAME.setup(GAME.setup_for(players, seed))
    seen: list[tuple[Seat, int, tuple[float, ...]]] = []
    while (seat := GAME.to_move(state)) is not None:
        strayed = [(worth + STRAY * stray(random), move) for worth, move in judged_moves(state, seat)]
        GAME.perform(state, best(strayed)[1], None)
        if GAME.to_move(state) != seat and left(state, seat):
            seen.append((seat, *_noted(state, seat)))
    points = totals(GAME.tally(state))
    return (Sample(features, points[seat] - sure) for seat, sure, features in seen)


def _noted(state: State, seat: Seat) -> tuple[int, tuple[float, ...]]:
    """The sure points, and each amount as it is and by the cards left."""
    sure, amounts = prospects(state, seat)
    share = left(state, seat) / SPACES
    return sure, tuple(value for amount in amounts for value in (amount, amount * share))
