"""The painter: brings a surface to what was drawn on the canvas, and paints no more than what differs.

A frame is a list of strokes (`strokes.py`). Those that have gone, come, or lie above others than before are the places
that have to be painted anew; they are gathered into a few patches (`patches.py`), everything that reaches into a patch
is painted there from the ground up, and just these patches are flipped. So an equal frame costs nothing, nobody has to
say that something has changed, and what is painted bit by bit looks as if it were painted at once.

A window has two painters. One paints what stands still on a layer of its own; the other takes over what has changed on
the layer, and paints what moves on top of it: under a piece that flies, the table needn't be painted again.

How a frame keeps its time: painting itself is quick, but a picture has to be loaded (2 to 20 ms) and brought to its
size (about 0.1 ms) before it is painted for the first time. A frame spends `Sprites.budget` seconds on that. What isn't
ready by then is painted rough, scaled quickly, or left out if it isn't even loaded; and its place is due again in the
next frames, a few places in each. A frame in which so much has happened that this time is over before it is drawn
leaves the new layout to the next one, too. Only a window that shows other scenes than before has everything loaded at
once, since nobody wants to see it come together; its pictures may be rough for a moment all the same. With no limit
(`inf`) every frame is whole.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import perf_counter

import pygame

from castles.ui import strokes
from castles.ui.canvas import Canvas
from castles.ui.frames import framed
from castles.ui.patches import patches
from castles.ui.sprites import Sprites
from castles.ui.strokes import Part, Pixels, Size, Stroke, differences, part_of, pixels_of
from castles.ui.theme import Colour

AGAIN = 8  # places due that a frame paints again
BARE = (0, 0, 0)  # where nothing was drawn, or where a picture is still to come
FRAMES = 400  # frames of widgets that are kept


class Window:
    """What the window of a canvas shows: a layer of what stands still, and above it what moves."""

    def __init__(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        self.layer = pygame.Surface(size).convert()
        self.painted = 0  # pixels of the layer and of the window, by the last frame
        self._brush = Brush(canvas)
        self._still, self._moving = Painter(self.layer, self._brush), Painter(canvas.surface, self._brush)
        everywhere = 0, 0, *size
        self._bare = part_of([Stroke(strokes.fill, (BARE, 255, everywhere), everywhere)])
        self._ground = part_of([Stroke(strokes.whole, (self.layer,), everywhere)])

    @property
    def is_behind(self) -> bool:
        """Whether something is due in the next frame."""
        return self._still.is_behind or self._moving.is_behind

    def paint(self, still: Sequence[Part], moving: Sequence[Part], at_once: bool = False) -> list[pygame.Rect]:
        """Makes the window look like this; the patches that have to be flipped. At once: no picture may be missing."""
        self._brush.begin(at_once)
        below = self._still.paint([self._bare, *still])
        above = self._moving.paint([self._ground, *moving], below)
        self.painted = sum(patch.w * patch.h for patch in (*below, *above))
        return above


class Painter:
    """Remembers what it has painted on a surface."""

    def __init__(self, surface: pygame.Surface, brush: "Brush") -> None:
        self._surface = surface
        self._brush = brush
        self._parts: Sequence[Part] = ()
        self._due: list[Pixels] = []  # where pictures were painted rough, or are still to come

    @property
    def is_behind(self) -> bool:
        """Whether something is due in the next frame."""
        return bool(self._due)

    def paint(self, parts: Sequence[Part], changed: Sequence[pygame.Rect] = ()) -> list[pygame.Rect]:
        """Makes the surface look like this, where it differs and where something below it has changed; the patches."""
        again, self._due = self._due[:AGAIN], self._due[AGAIN:]
        stale = patches([*map(pixels_of, changed), *differences(self._parts, parts), *again])
        self._parts, self._brush.surface = parts, self._surface
        around = [part.reach for part in parts] if stale else []
        for patch in stale:
            self._paint(patch, [parts[number] for number in patch.collidelistall(around)])
        return stale

    def _paint(self, patch: pygame.Rect, parts: Sequence[Part]) -> None:
        brush = self._brush
        for part in parts:
            for stroke in part.strokes:
                seen = patch.clip(stroke.reach)
                if seen:
                    brush.surface.set_clip(seen)
                    stroke.paint(brush, *stroke.values)
                    if brush.was_rough():
                        self._due.append(pixels_of(seen))
        brush.surface.set_clip(None)


class Brush:
    """What strokes are painted with: the window, pictures, frames and letters, and the time that a frame has."""

    def __init__(self, canvas: Canvas) -> None:
        self.surface = canvas.surface
        self.letters = canvas.lettering.surface
        self._canvas = canvas
        self._frames: OrderedDict[tuple[str, Size, float], pygame.Surface] = OrderedDict()
        self._spent = 0.0  # on making pictures for this frame
        self._loads = False  # whether they are loaded even if that takes long
        self._is_rough = False

    def begin(self, at_once: bool) -> None:
        """Another frame."""
        self._spent, self._loads = 0.0, at_once
        self._sprites.take_over()

    def was_rough(self) -> bool:
        """Whether the last stroke has to be painted again."""
        rough, self._is_rough = self._is_rough, False
        return rough

    def picture(self, name: str, size: Size, turn: float) -> pygame.Surface | None:
        """A picture at a size; rough, or None, if it has to wait."""
        sprites = self._sprites
        if sprites.is_made(name, size, turn):
            return sprites.sized(name, size, turn)
        if not self._is_late or (turn and sprites.is_loaded(name)):
            return self._timed(lambda: sprites.sized(name, size, turn))
        self._is_rough = True
        if self._loads or sprites.is_loaded(name):
            return self._timed(lambda: sprites.rough(name, size))
        return None

    def tinted(self, name: str, size: Size, colour: Colour) -> pygame.Surface | None:
        """A picture in a colour; None if it has to wait."""
        self._is_rough = self._is_late and not self._loads and not self._sprites.is_loaded(name)
        return None if self._is_rough else self._timed(lambda: self._sprites.tinted(name, size, colour))

    def framed(self, name: str, size: Size, unit: float) -> pygame.Surface:
        """The frame around something of this size."""
        key = name, size, unit
        if key not in self._frames:
            self._frames[key] = self._timed(lambda: framed(self._sprites, name, size, unit))
            if len(self._frames) > FRAMES:
                self._frames.popitem(last=False)
        return self._frames[key]

    @property
    def _sprites(self) -> Sprites:
        return self._canvas.sprites

    @property
    def _is_late(self) -> bool:
        return self._spent > self._sprites.budget

    def _timed(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        started, before = perf_counter(), self._spent
        surface = make()
        self._spent = before + perf_counter() - started
        return surface
