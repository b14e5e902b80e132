"""`python -m castles.ai.train GAME`: finds the weights of a game's judgement by self-play, and keeps them."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from castles.ai import weights
from castles.ai.weights import Learnt, Weights
from castles.parts import Parts
from castles.rules import GAMES

Lesson: TypeAlias = Callable[[int, int], Mapping[str, float]]  # from a number of matches and a seed

LESSONS: Parts[Lesson] = Parts("castles.ai", "lesson", "lesson")  # of every game whose judgement has weights


def learn(game: str, matches: int, seed: int) -> Learnt:
    """What a game's lesson finds, and where it comes from."""
    found = Weights(LESSONS[game](matches, seed))
    return Learnt(game, GAMES[game].version, command(game, matches, seed), matches, seed, found)


def command(game: str, matches: int, seed: int) -> str:
    """What has to be typed to find the same again."""
    return f"python -m castles.ai.train {game} --games {matches} --seed {seed}"


def main(given: Sequence[str] | None = None) -> None:
    """Trains one game and says what was found."""
    parser = argparse.ArgumentParser(prog="python -m castles.ai.train", description=__doc__)
    parser.add_argument("game", choices=sorted(LESSONS))
    parser.add_argument("--games", type=int, default=400, help="matches of self-play (default: 400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="where to keep the weights (default: as the usual ones)"
    )
    parser.add_argument("--dry", action="store_true", help="only say the weights")
    asked = parser.parse_args(given)
    found = learn(asked.game, asked.games, asked.seed)
    for name, weight in found.weights.items():
        print(f"{name:32} {weight:9.4f}")
    if not asked.dry:
        weights.keep(found, asked.file or Path(weights.__file__).with_name(f"{asked.game}.json"))


if __name__ == "__main__":
    main()
