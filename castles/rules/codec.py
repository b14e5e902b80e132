"""Moves as JSON values and back: `["Place", 3, 5, 1]`."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, TypeVar

from castles.rules.game import Game, Move

M = TypeVar("M", bound=Move)


class Unreadable(ValueError):
    """Not the text of a move of this game."""


def to_json(move: Move) -> list[Any]:
    """The move's name and its values."""
    return [type(move).__name__, *(_listed(getattr(move, field.name)) for field in fields(move))]


def from_json(game: Game[Any, M], value: object) -> M:
    """The move that `to_json` wrote; Unreadable for anything else."""
    if not isinstance(value, list) or not value:
        raise Unreadable(f"not a move: {value!r:.80}")
    name, *values = value
    kind = next((kind for kind in game.moves if kind.__name__ == name), None)
    if kind is None or len(fields(kind)) != len(values):
        raise Unreadable(f"not a move of {game.key}: {value!r:.80}")
    return kind(*map(_frozen, values))


def _listed(value: Any) -> Any:
    return [_listed(each) for each in value] if isinstance(value, tuple) else value


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple(_all_frozen(value))
    if value is None or isinstance(value, bool | int | str):
        return value
    raise Unreadable(f"not a value of a move: {value!r:.80}")


def _all_frozen(values: Iterable[object]) -> Iterable[object]:
    return (_frozen(value) for value in values)
