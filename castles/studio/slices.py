"""The table of all nine-slice frames, which the game reads to assemble them."""

from castles.studio.buttons import FRAMES as BUTTONS
from castles.studio.kit import FRAMES as PANELS
from castles.studio.widgets import FRAMES as WIDGETS
from castles.studio.work import Table, Work


def slices() -> Table:
    """For each frame, in pixels of its picture: size, insets, outset, padding, and how the middle is filled."""
    return {name: frame.slices() for name, (frame, _) in {**PANELS, **BUTTONS, **WIDGETS}.items()}


WORKS = (Work("art/ui/slices.json", slices, __name__),)
