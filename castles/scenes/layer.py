"""The layer of all that stands still in the window: painted once, and then only where something has changed."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf
from time import perf_counter

import pygame

from castles.scenes.scene import Scene
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.patches import patches

VEIL = (12, 6, 2)  # over what lies under an overlay


class Layer:
    """Remembers what it shows of the scenes, the lowest first."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size).convert()
        self._scenes: list[Scene] = []
        self._since = 0.0  # when these scenes came: those below stand still as they were then
        self._left: list[Area] = []  # what is still to be painted
        self._rough: list[Area] = []  # where pictures have to be painted again, finer

    @property
    def is_behind(self) -> bool:
        """Whether something is left for the next frame."""
        return bool(self._left)

    def paint(self, canvas: Canvas, scenes: Sequence[Scene], now: float, until: float = inf) -> bool:
        """Brings everything up to date; True if anything had changed.

        Past a time of the clock, widgets wait for the next frame; pieces don't, or those that arrive would blink.
        """
        was_behind, is_new = self.is_behind, scenes != self._scenes
        at_once = self._enter(canvas, scenes, now) if is_new else self._changed(canvas)
        count = len(at_once) + len(self._left)
        for place in at_once:
            self._paint(canvas, place, at_once=is_new)
        while self._left and (was_behind or perf_counter() < until):
            self._paint(canvas, self._left.pop(0), at_once=False)
            was_behind = False
        return count > 0

    def _enter(self, canvas: Canvas, scenes: Sequence[Scene], now: float) -> list[Area]:
        """Other scenes: all has to be painted at once, and nothing of before is left."""
        self._scenes, self._since = list(scenes), now
        self._changed(canvas)
        self._left = []
        return [canvas.area]

    def _changed(self, canvas: Canvas) -> list[Area]:
        """What has to be painted at once; notes what may be left for later."""
        ground = [area for scene in self._scenes for area in _stale_ground(scene, canvas)]
        widgets = [area for scene in self._scenes for area in scene.page.changed()]
        self._left = patches([*self._left, *widgets, *self._rough], canvas.scale)
        self._rough = []
        return patches(ground, canvas.scale)

    def _paint(self, canvas: Canvas, place: Area, at_once: bool) -> None:
        with canvas.painting(self.surface, at_once) as rough, canvas.clipped(place):
            for scene, above in pairwise(self._scenes):
                _paint_scene(scene, canvas, place)
                scene.foreground(canvas, self._since)
                canvas.fill(place, VEIL, above.veil)
            _paint_scene(self._scenes[-1], canvas, place)
        self._rough += rough


def _stale_ground(scene: Scene, canvas: Canvas) -> list[Area]:
    if not scene.needs_paint:
        return []
    scene.needs_paint = False
    return scene.stale(canvas)


def _paint_scene(scene: Scene, canvas: Canvas, place: Area) -> None:
    scene.background(canvas)
    scene.page.draw(canvas, place)
