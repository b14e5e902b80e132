"""The weights of the games' judgements: small tables found by `python -m castles.ai.train`, a file for each game."""

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path


def load(game: str) -> dict[str, float]:
    """A game's weights by the names of its features."""
    text = files(__name__).joinpath(f"{game}.json").read_text(encoding="utf-8")
    return {name: float(weight) for name, weight in json.loads(text).items()}


def keep(game: str, weights: Mapping[str, float]) -> None:
    """Writes a game's weights, rounded so that the table stays readable."""
    table = {name: round(weight, 4) for name, weight in weights.items()}
    path = Path(__file__).with_name(f"{game}.json")
    path.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
