"""The journal: one line for every match that was played to its end, so that results outlive their saves."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from castles.files import read
from castles.foreign import is_tame, parsed
from castles.match import Match
from castles.rules.game import Seat, winners
from castles.saves import head_of

NAME = "journal.jsonl"
LARGEST = 64_000_000  # bytes; a hundred thousand matches are a third of that


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended."""

    digest: str  # of its save: the same match counts once, wherever it comes from
    game: str
    names: tuple[str, ...]
    won: tuple[Seat, ...]


def result_of(match: Match) -> Result | None:
    """How it ended; None if it hasn't, or if its beginning was another match's."""
    if not match.is_over or match.origin is not None:
        return None
    best = winners(match.game.ranking(match.state))
    return Result(head_of(match)["digest"], match.game.key, match.names, tuple(sorted(best)))


class Journal:
    """The results of one data folder. Lines are only ever added, each in one piece, from however many windows."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def results(self) -> dict[str, Result]:
        """Every result once, by its digest; lines that can't be read are passed over."""
        try:
            lines = read(self.path, LARGEST).splitlines()
        except (OSError, ValueError):
            return {}
        return {result.digest: result for result in _results(lines)}

    def note(self, match: Match) -> None:
        """Adds a match that is over, unless it is there; OSError if that can't be done."""
        result = result_of(match)
        if result is not None and result.digest not in self.results():
            self._add(json.dumps(_row(result), ensure_ascii=False))

    def _add(self, line: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            os.write(file, f"\n{line}\n".encode())  # a line that a power cut has broken off ends before it
            os.fsync(file)
        finally:
            os.close(file)


def _row(result: Result) -> dict[str, Any]:
    return {"digest": result.digest, "game": result.game, "names": result.names, "won": result.won}


def _results(lines: list[str]) -> Iterator[Result]:
    for line in filter(None, lines):
        try:
            row = parsed(line)
        except ValueError:
            continue
        if _is_result(row):
            yield Result(row["digest"], row["game"], tuple(row["names"]), tuple(row["won"]))


def _is_result(row: Any) -> bool:
    if not isinstance(row, dict) or not is_tame(row):
        return False
    names, won = row.get("names"), row.get("won")
    return (
        isinstance(row.get("digest"), str)
        and isinstance(row.get("game"), str)
        and isinstance(names, list)
        and all(isinstance(name, str) for name in names)
        and isinstance(won, list)
        and all(type(seat) is int and seat in range(len(names)) for seat in won)
    )
