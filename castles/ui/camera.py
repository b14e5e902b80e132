"""The camera over a board: fits it into its region, pans and zooms, and maps places there and back."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from castles.ui.area import Area

NEAREST = 4.0


class Gaze(NamedTuple):
    """How near somebody looks, and where, as a part of the extent."""

    zoom: float = 1.0
    x: float = 0.5
    y: float = 0.5


@dataclass(frozen=True)
class Camera:
    """Maps a space of some extent into a region of the window."""

    region: Area
    extent: tuple[float, float]
    zoom: float = 1.0
    x: float = 0.5  # where it looks, as a part of the extent
    y: float = 0.5

    @property
    def gaze(self) -> Gaze:
        return Gaze(self.zoom, self.x, self.y)

    @cached_property
    def units(self) -> float:
        """Window units for one of the space."""
        width, height = self.extent
        return min(self.region.w / max(width, 1e-9), self.region.h / max(height, 1e-9)) * self.zoom

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A place of the space in window units."""
        middle_x, middle_y = self.region.centre
        units = self.units
        return middle_x + (x - self.x * self.extent[0]) * units, middle_y + (y - self.y * self.extent[1]) * units

    def back(self, x: float, y: float) -> tuple[float, float]:
        """A place in window units as one of the space."""
        middle_x, middle_y = self.region.centre
        units = self.units
        return (x - middle_x) / units + self.x * self.extent[0], (y - middle_y) / units + self.y * self.extent[1]

    def area(self, x: float, y: float, w: float, h: float) -> Area:
        """A box of the space, given by its centre, in window units."""
        centre_x, centre_y = self.place(x, y)
        units = self.units
        return Area(centre_x - w * units / 2, centre_y - h * units / 2, w * units, h * units)

    def zoomed(self, factor: float, at: tuple[float, float]) -> "Camera":
        """Nearer or farther, with the place under the pointer staying there."""
        there = self.back(*at)
        nearer = replace(self, zoom=min(NEAREST, max(1.0, self.zoom * factor)))
        now = nearer.back(*at)
        return nearer.panned_by(there[0] - now[0], there[1] - now[1])

    def panned(self, dx: float, dy: float) -> "Camera":
        """Moved along with a hand that drags the board by window units."""
        return self.panned_by(-dx / self.units, -dy / self.units)

    def panned_by(self, dx: float, dy: float) -> "Camera":
        """Moved by an amount of the space, but never off the board."""
        margin = 0.5 / self.zoom
        x = min(1 - margin, max(margin, self.x + dx / self.extent[0]))
        y = min(1 - margin, max(margin, self.y + dy / self.extent[1]))
        return replace(self, x=x, y=y)
