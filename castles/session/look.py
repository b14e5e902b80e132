"""What a board needs to know of a position: a look, made of nothing but what the viewer may see."""

from typing import Any

from castles.boards.board import Board, Look
from castles.match import Line
from castles.session.position import Position
from castles.settings import Settings


def look_at(position: Position, board: Board[Any], settings: Settings) -> Look[Any]:
    """All that the board needs for the eyes at the screen."""
    line = position.line
    assert position.viewer is not None, "nothing is laid out behind the curtain"
    return Look(
        position.view,
        position.viewer,
        line.names,
        [player.colour for player in line.players],
        position.offered.moves,
        position.intent,
        line.setup.options,
        frozenset(settings.helps),
        line.events_at(position.at),
        position.chosen,
        position.is_told,
        shares_secrets(line, board) and not line.is_over,
        position.is_open,
    )


def shares_secrets(line: Line, board: Board[Any]) -> bool:
    """Whether several people with hidden hands sit at this screen."""
    return board.secret_hands and len(line.people) > 1
