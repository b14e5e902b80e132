"""The boards: every game laid out as data for the table."""

from typing import Any

from castles.boards.board import Board
from castles.parts import Parts

BOARDS: Parts[Board[Any]] = Parts("castles.boards", "BOARD")
