"""The felt: everything that lies still on the table, painted once and then only where something has changed."""

from collections.abc import Callable, Hashable, Mapping
from math import hypot
from typing import NamedTuple

import pygame

from castles.boards.board import Piece, Pose
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.stage import Placing, draw_pose

MANY = 14  # changed places from which it is quicker to paint everything
MARGIN = 5.0  # units around a piece that its shadow or plate may take


class Felt:
    """Remembers what it has painted, and where."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._lain: dict[Piece, Pose] = {}
        self._setting: Hashable = None

    def paint(
        self,
        canvas: Canvas,
        poses: Mapping[Piece, Pose],
        placing: Placing,
        ground: Callable[[], None],
        board: Area,
        setting: Hashable,
    ) -> None:
        """Paints the pieces on their ground; with another setting (window, camera) all of it, else what has changed."""
        window, felt = canvas.surface, self._of_size(canvas.surface)
        canvas.on(felt)
        pieces = [_laid(pose, placing) for pose in sorted(poses.values(), key=lambda pose: pose.z)]
        for place in self._stale(poses, placing, setting, canvas.area):
            with canvas.clipped(place):
                ground()
                _paint_pieces(canvas, [piece for piece in pieces if piece.around.overlaps(place)], board)
        self._lain, self._setting = dict(poses), None if canvas.sprites.is_rough else setting
        canvas.on(window)
        window.blit(felt, (0, 0))

    def _of_size(self, window: pygame.Surface) -> pygame.Surface:
        if self._surface is None or self._surface.get_size() != window.get_size():
            self._surface, self._setting = pygame.Surface(window.get_size()).convert(), None
        return self._surface

    def _stale(self, poses: Mapping[Piece, Pose], placing: Placing, setting: Hashable, whole: Area) -> list[Area]:
        if setting is None or setting != self._setting:
            return [whole]
        changed = [piece for piece in poses.keys() | self._lain.keys() if poses.get(piece) != self._lain.get(piece)]
        both = [pose for piece in changed for pose in (poses.get(piece), self._lain.get(piece)) if pose is not None]
        return [whole] if len(both) > MANY else [_laid(pose, placing).around for pose in both]


class Laid(NamedTuple):
    """A piece with its place in the window."""

    pose: Pose
    area: Area
    around: Area  # the room that it takes, turned pieces and shadows included


def _laid(pose: Pose, placing: Placing) -> Laid:
    area = placing(pose.box)
    if not pose.turn % 360:
        return Laid(pose, area, area.inset(-MARGIN))
    side = hypot(area.w, area.h)
    return Laid(pose, area, Area(area.centre[0] - side / 2, area.centre[1] - side / 2, side, side).inset(-MARGIN))


def _paint_pieces(canvas: Canvas, pieces: list[Laid], board: Area) -> None:
    """Those of the board, which never leave its region, then those of the dock."""
    with canvas.clipped(board):
        for pose, area, _around in pieces:
            if pose.box.space == "board":
                draw_pose(canvas, pose, area)
    for pose, area, _around in pieces:
        if pose.box.space == "dock":
            draw_pose(canvas, pose, area)
