"""How hands get to a move: through taps, buttons and turning, step by step."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from castles.boards.board import Board, Command, Look, Ui, Zone
from castles.rules.game import Move

MOST_STEPS = 4000  # ways to hold, turn and pick before a move


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: tap a zone, press a button, or turn what is in hand (None)."""

    before: Ui
    by: Zone | Command | None
    does: Move | Ui


def steps_from(board: Board[Any], look: Look[Any]) -> Iterator[Step]:
    """Whatever can be done at this look."""
    buttons = (command for command in board.commands(look) if not command.refused)
    choices: list[Zone | Command] = [*board.zones(look), *buttons]
    yield from (Step(look.ui, by, by.does) for by in choices)
    if board.turnable(look):
        yield Step(look.ui, None, look.ui.changed(turns=(look.ui.turns + 1) % 4))


def ways(board: Board[Any], look: Look[Any]) -> Iterator[tuple[Step, ...]]:
    """Every way to a move, the shortest first; ways that lead back to where one was are left out."""
    seen: set[Ui] = {look.ui}
    waiting: deque[tuple[Ui, tuple[Step, ...]]] = deque([(look.ui, ())])
    while waiting:
        ui, way = waiting.popleft()
        for step in steps_from(board, replace(look, ui=ui)):
            if not isinstance(step.does, Ui):
                yield (*way, step)
            elif step.does not in seen and len(seen) < MOST_STEPS:
                seen.add(step.does)
                waiting.append((step.does, (*way, step)))


def way_to(board: Board[Any], look: Look[Any], move: Move) -> tuple[Step, ...]:
    """The shortest way to a legal move."""
    return next(way for way in ways(board, look) if way[-1].does == move)
