"""How large things are: layouts speak in units of a 1280 by 720 window, pixels come from here."""

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from castles.ui.area import Area

DESIGN = (1280, 720)
SMALLEST = (640, 360)  # units that every scene fits into; a smaller window makes the units smaller
LEGIBLE = 0.7  # pixels a unit below which words are hard to read; kept as long as the window is large enough


@dataclass(frozen=True)
class Scale:
    """One window size at one interface scale."""

    window: tuple[int, int]
    interface: float = 1.0  # the player's setting, 0.75 to 2

    @cached_property
    def unit(self) -> float:
        """Pixels a unit."""
        width, height = self.window
        wished = min(width / DESIGN[0], height / DESIGN[1]) * self.interface
        return max(0.05, min(max(wished, LEGIBLE), width / SMALLEST[0], height / SMALLEST[1]))

    @cached_property
    def size(self) -> tuple[float, float]:
        """The window in units."""
        return self.window[0] / self.unit, self.window[1] / self.unit

    def pixels(self, box: tuple[float, float, float, float]) -> Rect:
        """A rectangle of units in pixels; neighbours stay neighbours."""
        x, y, w, h = box
        left, top = round(x * self.unit), round(y * self.unit)
        return Rect(left, top, round((x + w) * self.unit) - left, round((y + h) * self.unit) - top)

    def units(self, rect: Rect) -> Area:
        """A rectangle of pixels in units."""
        return Area(rect.x / self.unit, rect.y / self.unit, rect.w / self.unit, rect.h / self.unit)
