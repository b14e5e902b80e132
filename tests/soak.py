"""`python -m tests.soak MATCHES SEED [SECONDS]`: computer players of all levels at every table; is one ever stuck?"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from castles.ai import LEVELS
from castles.ai.duel import Fixture, play
from castles.promises import setups
from castles.rules import GAMES

HURRY = 0.001  # seconds of processor time for a decision: every kind of thinking begins, the long ones are cut short


def fixtures(seed: int, seconds: float) -> Iterator[Fixture]:
    """Endless matches of all games, numbers of players and house rules, with a level by chance on each seat."""
    random = Random(seed)
    tables = {key: setups(game, seed) for key, game in GAMES.items()}
    while True:
        for key, found in tables.items():
            setup = next(found)
            bots = tuple(LEVELS[int(random.random() * len(LEVELS))] for _seat in range(setup.players))
            yield Fixture(key, setup, bots, tuple(range(setup.players)), seconds)


def main() -> None:
    """Plays them; an exception, an illegal move or an endless match ends it."""
    matches, seed = int(sys.argv[1]), int(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else HURRY
    played: Counter[str] = Counter()
    moves = 0
    for fixture in islice(fixtures(seed, seconds), matches):
        moves += play(GAMES[fixture.game], fixture).moves
        played[fixture.game] += 1
    print(f"{matches:,} matches, {moves:,} moves, none stuck: {dict(played)}")


if __name__ == "__main__":
    main()
