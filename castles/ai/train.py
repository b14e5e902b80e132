"""`python -m castles.ai.train GAME`: finds the weights of a game's judgement by self-play, and keeps them."""

import argparse
from collections.abc import Callable, Mapping
from typing import TypeAlias

from castles.ai import weights
from castles.ai.combo import lesson as combo
from castles.ai.courtyard import lesson as courtyard
from castles.ai.knights import lesson as knights
from castles.ai.throne import lesson as throne
from castles.ai.wall import lesson as wall

Lesson: TypeAlias = Callable[[int, int], Mapping[str, float]]  # from a number of matches and a seed

# One for every game whose judgement has weights.
LESSONS: dict[str, Lesson] = {
    "combo": combo.lesson,
    "courtyard": courtyard.learn,
    "knights": knights.lesson,
    "throne": throne.lesson,
    "wall": wall.lesson,
}


def main() -> None:
    """Trains one game and says what was found."""
    parser = argparse.ArgumentParser(prog="python -m castles.ai.train", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--games", type=int, default=400, help="matches of self-play (default: 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dry", action="store_true", help="only say the weights")
    given = parser.parse_args()
    found = LESSONS[given.game](given.games, given.seed)
    for name, weight in found.items():
        print(f"{name:32} {weight:9.4f}")
    if not given.dry:
        weights.keep(given.game, found)


if __name__ == "__main__":
    main()
