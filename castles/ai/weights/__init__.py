"""The weights of the games' judgements, found by `python -m castles.ai.train`: a file for each game tells them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from castles.foreign import is_tame, parsed
from castles.rules.game import Refused

DIGITS = 4  # behind the point: so the table stays readable


class BadWeights(Refused):
    """A text that doesn't tell the weights of this game."""


class Weights(Mapping[str, float]):
    """What every feature of a game counts for, by its name. They never change: others are another value."""

    __slots__ = ("_by_name",)

    def __init__(self, by_name: Mapping[str, float]) -> None:
        self._by_name = dict(by_name)

    def __getitem__(self, name: str) -> float:
        return self._by_name[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_name)

    def __len__(self) -> int:
        return len(self._by_name)

    def __hash__(self) -> int:
        return hash(frozenset(self._by_name.items()))


@dataclass(frozen=True, slots=True)
class Learnt:
    """Weights, and where they come from."""

    game: str
    rules: int  # the version of the game's rules that they were learnt for
    command: str  # that found them
    matches: int  # as the command was asked for
    seed: int
    weights: Weights


def load(game: str) -> Weights:
    """The weights that a game is usually judged by."""
    return learnt(game).weights


def learnt(game: str) -> Learnt:
    """The same, with where they come from."""
    return read(path_of(game).read_text(encoding="utf-8"))


def path_of(game: str) -> Traversable:
    """Where a game's weights are kept."""
    return files(__name__).joinpath(f"{game}.json")


def text_of(found: Learnt) -> str:
    """Weights as they are kept, rounded."""
    head = {"game": found.game, "rules": found.rules, "command": found.command}
    numbers = {"matches": found.matches, "seed": found.seed}
    weights = {name: round(weight, DIGITS) for name, weight in found.weights.items()}
    return json.dumps({**head, **numbers, "weights": weights}, indent=1) + "\n"


def keep(found: Learnt, path: Path) -> None:
    """Writes weights."""
    path.write_text(text_of(found), encoding="utf-8")


def read(text: str) -> Learnt:
    """What `text_of` wrote, or BadWeights."""
    try:
        table = parsed(text)
    except ValueError:
        raise BadWeights("weights_not_ours") from None
    if not isinstance(table, dict) or "weights" not in table:
        raise BadWeights("weights_not_ours")
    game, command = (_field(table, name, str) for name in ("game", "command"))
    rules, matches, seed = (_field(table, name, int) for name in ("rules", "matches", "seed"))
    weights = {name: _weight(name, value) for name, value in _field(table, "weights", dict).items()}
    return Learnt(game, rules, command, matches, seed, Weights(weights))


def _field(table: dict[str, Any], name: str, kind: type) -> Any:
    found = table.get(name)
    if type(found) is not kind or not is_tame(found):
        raise BadWeights("weights_field", field=name)
    return found


def _weight(name: str, value: object) -> float:
    if type(value) not in (int, float):
        raise BadWeights("weights_field", field=name)
    return float(value)  # type: ignore[arg-type]


def fitting(found: Learnt, game: str) -> Weights:
    """The weights, if this game can be judged by them; else BadWeights."""
    if found.game != game:
        raise BadWeights("weights_game", given=found.game, game=game)
    odd = set(load(game)) ^ set(found.weights)
    if odd:
        raise BadWeights("weights_names", names=sorted(odd))
    return found.weights
