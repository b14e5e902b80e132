"""Showing: the scenes that are seen, each laid out anew whenever something that its layout depends on is another."""

from collections.abc import Sequence
from itertools import pairwise

from castles.scenes.scene import Scene
from castles.settings import Settings
from castles.ui.canvas import Canvas

VEIL = (12, 6, 2)  # over what lies under an overlay


class Showing:
    """Knows what it has shown last; nobody tells it that something has changed."""

    def __init__(self) -> None:
        self.scenes: Sequence[Scene] = ()  # the lowest first
        self._since = 0.0  # when these scenes came: those below stand still as they were then
        self._laid_out: tuple[object, ...] = ()  # of what
        self._spoken = ""  # the language it was laid out in
        self._layout = object()  # another one for another layout

    def enter(self, scenes: Sequence[Scene], now: float) -> bool:
        """These scenes are to be seen; whether they are others than before."""
        if scenes == self.scenes:
            return False
        self.scenes, self._since = scenes, now
        return True

    def arrange(self, canvas: Canvas, settings: Settings, deeds: int) -> None:
        """Lays out all scenes if anything has changed."""
        situations = [deeds if (each := scene.situation) is None else each for scene in self.scenes]
        of = self.scenes, canvas, settings, situations
        if of == self._laid_out:
            return
        if settings.spoken != self._spoken:
            self._spoken = settings.spoken
            canvas.forget()
        self._laid_out, self._layout = of, object()
        for scene in self.scenes:
            scene.page.show(scene.arrange(canvas), canvas.lettering)

    def draw_still(self, canvas: Canvas) -> None:
        """Draws all that stands still: each scene but the highest with what moved on it, under a veil."""
        for scene, above in pairwise(self.scenes):
            self._draw(scene, canvas)
            scene.foreground(canvas, self._since)
            canvas.fill(canvas.area, VEIL, above.veil)
        self._draw(self.scenes[-1], canvas)

    def draw_moving(self, canvas: Canvas, now: float) -> None:
        """Draws what moves on the highest scene."""
        self.scenes[-1].foreground(canvas, now)

    def _draw(self, scene: Scene, canvas: Canvas) -> None:
        canvas.again((id(scene), "background"), (self._layout, scene.lying), lambda: scene.background(canvas))
        scene.page.draw(canvas)
