"""What a line of the score sheet counts, lit on the table that lies under the sheet."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from castles.rules.game import Line
from castles.scenes.places import glow
from castles.ui.area import Area
from castles.ui.canvas import Canvas

if TYPE_CHECKING:
    from castles.scenes.table import Table

CREST = 26.0
SMALLEST = 40.0  # units of a light from which a crest says whose it is


class Light(NamedTuple):
    """A piece that counts, and the colour of whom it counts for."""

    area: Area
    colour: str


Lights: TypeAlias = Callable[[Line], list[Light]]


def lights_of(table: "Table") -> Lights:
    """A function that tells where on this table a line's pieces lie."""

    def lights(line: Line) -> list[Light]:
        if table.viewer is None:
            return []
        look = replace(table.look(), legal=())
        told = [step.event for played in table.match.past for step in played.steps]
        return [
            Light(table.placing(box), table.match.players[seat].colour)
            for seat, amount in enumerate(line.amounts)
            if amount
            for box in table.board.counted(look, told, line.reason, seat)
        ]

    return lights


def draw_light(canvas: Canvas, light: Light) -> None:
    """A golden glow, with the crest of whom it counts for where there is room."""
    glow(canvas, light.area, 1.0)
    if min(light.area.w, light.area.h) >= SMALLEST:
        canvas.contained(f"crests/{light.colour}", light.area.top(CREST).left(CREST).moved(2, 2))
