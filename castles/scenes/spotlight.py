"""What a line of the score sheet counts, lit on the table that lies under the sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from castles.rules.game import Line
from castles.scenes.layout import Layout
from castles.scenes.places import glow
from castles.session.description import Description
from castles.ui.area import Area
from castles.ui.canvas import Canvas

CREST = 26.0
SMALLEST = 40.0  # units of a light from which a crest says whose it is


class Light(NamedTuple):
    """A piece that counts, and the colour of whom it counts for."""

    area: Area
    colour: str


Lights: TypeAlias = Callable[[Line, Area], list[Light]]  # of a line, in a window of this size


def lights_of(line: Line, description: Description, layout: Layout | None) -> list[Light]:
    """Where a line's pieces lie on a table."""
    if layout is None:
        return []
    position, look = description.position, replace(description.look, legal=())
    told = [event for _seat, event in position.told]
    return [
        Light(layout.placing(box), position.line.players[seat].colour)
        for seat, amount in enumerate(line.amounts)
        if amount
        for box in description.board.counted(look, told, line.reason, seat)
    ]


def draw_light(canvas: Canvas, light: Light) -> None:
    """A golden glow, with the crest of whom it counts for where there is room."""
    glow(canvas, light.area, 1.0)
    if min(light.area.w, light.area.h) >= SMALLEST:
        canvas.contained(f"crests/{light.colour}", light.area.top(CREST).left(CREST).moved(2, 2))
