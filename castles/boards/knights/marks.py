"""What is drawn over the pieces of Knights and Castles: the castle that was taken last."""

from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.knights.poses import poses
from castles.boards.knights.reading import tile_piece, tiles_up
from castles.display import Mark
from castles.rules.knights.state import CastleTaken, CastleTakenBySword, State


def marks(look: Look[State]) -> list[Mark]:
    return list(_last_taken(look)) if "last_move" in look.helps else []


def _last_taken(look: Look[State]) -> Iterator[Mark]:
    taken = [event.castle for event in look.last if isinstance(event, CastleTaken | CastleTakenBySword)]
    for number, tile in tiles_up(look.view):
        if tile in taken:
            yield Mark("knights/taken", look.once(poses)[tile_piece(number)].box)
