"""The layer of all that stands still in the window: painted once, and then only where something has changed."""

from collections.abc import Sequence
from itertools import pairwise

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
        self._rough: list[Area] = []  # where pictures have to be painted again, finer

    def paint(self, canvas: Canvas, scenes: Sequence[Scene], now: float) -> bool:
        """Brings everything up to date; True if anything had changed."""
        is_new = scenes != self._scenes
        stale = patches(self._stale(canvas, scenes, now), canvas.scale)
        with canvas.painting(self.surface, at_once=is_new) as self._rough:
            for place in stale:
                with canvas.clipped(place):
                    self._paint(canvas, place)
        return bool(stale)

    def shows(self, scene: Scene) -> bool:
        return scene in self._scenes

    def _stale(self, canvas: Canvas, scenes: Sequence[Scene], now: float) -> list[Area]:
        changed = [*self._rough]
        for scene in scenes:
            changed += [*_stale_ground(scene, canvas), *scene.page.changed()]
        if scenes == self._scenes:
            return changed
        self._scenes, self._since = list(scenes), now
        return [canvas.area]

    def _paint(self, canvas: Canvas, place: Area) -> None:
        for scene, above in pairwise(self._scenes):
            _paint_scene(scene, canvas, place)
            scene.foreground(canvas, self._since)
            canvas.fill(place, VEIL, above.veil)
        _paint_scene(self._scenes[-1], canvas, place)


def _stale_ground(scene: Scene, canvas: Canvas) -> list[Area]:
    if not scene.needs_paint:
        return []
    scene.needs_paint = False
    return scene.stale(canvas)


def _paint_scene(scene: Scene, canvas: Canvas, place: Area) -> None:
    scene.background(canvas)
    scene.page.draw(canvas, place)
