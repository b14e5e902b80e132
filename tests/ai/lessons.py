"""`python -m tests.ai.lessons`: what lessons of a few matches find, kept as the figures that a test compares with."""

import json
from collections.abc import Mapping
from pathlib import Path

from castles.ai.train import LESSONS

FIGURES = Path(__file__).with_name("lessons.json")
DIGITS = 9
SEED = 1
MATCHES = {"combo": 1, "courtyard": 4, "knights": 3, "throne": 4, "wall": 5}  # a second or two of each game


def learnt(key: str) -> Mapping[str, float]:
    """The weights after a small lesson."""
    return LESSONS[key](MATCHES[key], SEED)


def main() -> None:
    """Writes the figures anew."""
    found = {key: {name: round(weight, DIGITS) for name, weight in learnt(key).items()} for key in LESSONS}
    FIGURES.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
