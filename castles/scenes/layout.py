"""The layout of a table: its regions in a window of some size, and the cameras over board and dock."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from castles.boards.board import Board
from castles.display import Box, Spot
from castles.scenes.regions import Regions, Size, regions
from castles.session.description import Description
from castles.ui.area import Area
from castles.ui.camera import Camera, Gaze
from castles.ui.widget import Point


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is in the window."""

    regions: Regions
    camera: Camera
    dock: Camera

    def placing(self, box: Box) -> Area:
        """A box of the board or the dock in the window."""
        return self.camera_of(box).area(box.x, box.y, box.w, box.h)

    def camera_of(self, box: Box) -> Camera:
        return self.dock if box.space == "dock" else self.camera

    def spot(self, point: Point) -> Spot | None:
        """A point of the window as one of the dock or the board; None if it is neither."""
        if self.regions.dock.holds(point):
            return Spot(*self.dock.back(*point), "dock")
        return Spot(*self.camera.back(*point), "board") if self.camera.region.holds(point) else None


def layout(window: Area, description: Description, gaze: Gaze) -> Layout | None:
    """The layout for a window of this size; None behind the curtain."""
    if description.is_hidden:
        return None
    board, players = description.board, len(description.position.line.players)
    has_bar = description.position.looks_back
    return _layout(window, players, *_sides(board), board.extent(description.look), gaze, has_bar)


def _sides(board: Board[Any]) -> tuple[str, Size]:
    return board.dock_side, board.dock


@lru_cache(maxsize=16)
def _layout(window: Area, players: int, dock_side: str, dock: Size, extent: Size, gaze: Gaze, has_bar: bool) -> Layout:
    parts = regions(window, players, dock_side, dock, extent, has_bar)
    return Layout(
        parts,
        Camera(parts.board.inset(6), extent, *gaze),
        Camera(parts.dock.inset(8), dock if dock[0] else (1.0, 1.0)),
    )
