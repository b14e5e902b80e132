"""What a line of the score sheet of Knights and Castles counts, and where it lies."""

from collections.abc import Sequence

from castles.boards.board import Look
from castles.boards.knights import layout
from castles.boards.knights.poses import poses
from castles.boards.knights.reading import spread, tile_piece, tiles_up
from castles.display import Box
from castles.rules.game import Event, Seat
from castles.rules.knights.pieces import CASTLES, DRUM, LARGE, SMALL, Tile
from castles.rules.knights.state import State

POINTS = {"small_castles": (SMALL,), "large_castles": (LARGE,)}  # what the castles of a line bring


def counted(look: Look[State], told: Sequence[Event], reason: str, seat: Seat) -> list[Box]:
    """The castles that were taken, in a long match those of the running game; or the own hand."""
    if reason == "cards_in_hand":
        return [layout.hand_area(spread(look))] if seat == look.seat else []
    if reason not in POINTS and reason != f"game_{len(look.view.finished) + 1}":
        return []
    lying, points = poses(look), POINTS.get(reason, (SMALL, LARGE))
    return [lying[tile_piece(number)].box for number, tile in tiles_up(look.view) if _brings(look, tile, seat, points)]


def _brings(look: Look[State], tile: Tile, seat: Seat, points: Sequence[int]) -> bool:
    return tile != DRUM and look.view.owners[tile] == seat and CASTLES[tile].points in points
