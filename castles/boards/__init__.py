"""The boards: every game laid out as data for the table."""

from typing import Any

from castles.boards import combo, courtyard, knights, throne, wall
from castles.boards.board import Board

BOARDS: dict[str, Board[Any]] = {
    "courtyard": courtyard.BOARD,
    "combo": combo.BOARD,
    "throne": throne.BOARD,
    "knights": knights.BOARD,
    "wall": wall.BOARD,
}
