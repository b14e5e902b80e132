"""The felt: everything that lies still on the table, painted once and then only where something has changed."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

import pygame

from castles.boards.board import Piece, Pose
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.patches import patches
from castles.ui.stage import Placing, draw_pose, reach

REFINED = 8  # rough pictures that are painted again in a frame


class Laid(NamedTuple):
    """A piece with its place in the window."""

    pose: Pose
    area: Area
    around: Area  # all that it is painted on


class Felt:
    """Remembers what it has painted, and where."""

    def __init__(self) -> None:
        self._surface: pygame.Surface | None = None
        self._lain: dict[Piece, Laid] = {}
        self._setting: Hashable = None
        self._rough: list[Area] = []

    @property
    def is_rough(self) -> bool:
        """Whether some pictures have to be painted again, finer."""
        return bool(self._rough)

    def paint(
        self,
        canvas: Canvas,
        poses: Mapping[Piece, Pose],
        placing: Placing,
        ground: Callable[[], None],
        board: Area,
        setting: Hashable,
    ) -> list[Area]:
        """Paints the pieces on their ground, all in another setting (window, camera), else what has changed; where."""
        is_new = setting != self._setting
        if is_new:
            self._surface, self._lain, self._rough = pygame.Surface(canvas.scale.window).convert(), {}, []
        laid = {piece: _laid(pose, self._lain.get(piece), placing) for piece, pose in poses.items()}
        again, later = self._rough[:REFINED], self._rough[REFINED:]
        stale = patches([canvas.area] if is_new else [*self._changed(laid), *again], canvas.scale)
        self._lain, self._setting = laid, setting
        with canvas.painting(self.surface, at_once=is_new) as rough:
            self._paint(canvas, stale, ground, board)
        self._rough = [*later, *rough]
        return stale

    def _paint(self, canvas: Canvas, stale: list[Area], ground: Callable[[], None], board: Area) -> None:
        pieces = sorted(self._lain.values(), key=lambda laid: laid.pose.z)
        rects = [canvas.scale.pixels(laid.around) for laid in pieces]
        for place in stale:
            with canvas.clipped(place):
                ground()
                touched = canvas.scale.pixels(place).collidelistall(rects)
                _paint_pieces(canvas, [pieces[number] for number in touched], board)

    def _changed(self, laid: Mapping[Piece, Laid]) -> list[Area]:
        """Where pieces lie that didn't lie there, and where they lay."""
        old = [before for piece, before in self._lain.items() if laid.get(piece) is not before]
        new = [now for piece, now in laid.items() if self._lain.get(piece) is not now]
        return [each.around for each in (*old, *new)]

    @property
    def surface(self) -> pygame.Surface:
        """What was painted."""
        assert self._surface is not None, "the felt is painted before it is shown"
        return self._surface


def _laid(pose: Pose, before: Laid | None, placing: Placing) -> Laid:
    """The piece in its place; as it was, if it lies as before."""
    if before is not None and before.pose == pose:
        return before
    area = placing(pose.box)
    return Laid(pose, area, reach(pose, area))


def _paint_pieces(canvas: Canvas, pieces: Sequence[Laid], board: Area) -> None:
    """Those of the board, which never leave its region, then those of the dock."""
    with canvas.clipped(board):
        for pose, area, _around in pieces:
            if pose.box.space == "board":
                draw_pose(canvas, pose, area)
    for pose, area, _around in pieces:
        if pose.box.space == "dock":
            draw_pose(canvas, pose, area)
