"""How hands get to a move: through taps, buttons and turning, step by step."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from castles.boards.board import Board, Command, Intent, Look, Zone
from castles.rules.game import Move

MOST_STEPS = 4000  # ways to hold, turn and pick before a move


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: tap a zone, press a button, or turn what is in hand (None)."""

    before: Intent
    by: Zone | Command | None
    does: Move | Intent


def steps_from(board: Board[Any], look: Look[Any]) -> Iterator[Step]:
    """Whatever can be done at this look."""
    if board.turnable(look):  # first, so that of two short ways the one with a turn wins: a hint turns at once
        yield Step(look.intent, None, look.intent.changed(turns=(look.intent.turns + 1) % 4))
    yield from taps(board, look)


def taps(board: Board[Any], look: Look[Any]) -> Iterator[Step]:
    """What can be done with one button of a mouse, or one finger."""
    yield from (Step(look.intent, zone, zone.means(look.intent)) for zone in board.zones(look))
    yield from (Step(look.intent, each, each.does) for each in board.commands(look) if not each.refused)


Steps: TypeAlias = Callable[[Board[Any], Look[Any]], Iterator[Step]]


def ways(board: Board[Any], look: Look[Any], steps: Steps = steps_from) -> Iterator[tuple[Step, ...]]:
    """Every way to a move, the shortest first; ways that lead back to where one was are left out."""
    seen: set[Intent] = {look.intent}
    waiting: deque[tuple[Intent, tuple[Step, ...]]] = deque([(look.intent, ())])
    while waiting:
        intent, way = waiting.popleft()
        for step in steps(board, replace(look, intent=intent)):
            if not isinstance(step.does, Intent):
                yield (*way, step)
            elif step.does not in seen and len(seen) < MOST_STEPS:
                seen.add(step.does)
                waiting.append((step.does, (*way, step)))


def way_to(board: Board[Any], look: Look[Any], move: Move) -> tuple[Step, ...]:
    """The shortest way to a legal move."""
    return next(way for way in ways(board, look) if way[-1].does == move)
