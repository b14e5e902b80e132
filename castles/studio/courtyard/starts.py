"""The start spaces: strips of the wall painted as the edge of a tile that would lie there."""

from dataclasses import replace

from PIL import Image

from castles.rules.courtyard.pieces import MEADOW, ROAD, Segment, StartSpace
from castles.studio.courtyard.board import QUARTER_TURN, STRIP, Stretch
from castles.studio.courtyard.canvas import TILE
from castles.studio.courtyard.plan import CORNERS, HALF, OPPOSITE, STEPS, Plan, corner_of, turned
from castles.studio.courtyard.tiles import painted, trimmed
from castles.studio.paint.brush import Point

INWARDS = 38  # units from the court's edge to the middle of a chapel or stocks


def strip(stretch: Stretch, start: StartSpace, seed: int) -> Image.Image:
    picture = trimmed(painted(strip_plan(stretch, start), seed))
    deep = round(TILE * STRIP)
    box = {
        "N": (0, TILE - deep, TILE, TILE),
        "S": (0, 0, TILE, deep),
        "W": (TILE - deep, 0, TILE, TILE),
        "E": (0, 0, deep, TILE),
    }[stretch.side]
    return picture.crop(box)


def strip_plan(stretch: Stretch, start: StartSpace) -> Plan:
    """The plan of a tile beyond the side: what the court sees of it, drawn on outwards."""
    near = OPPOSITE[stretch.side]
    segments = tuple(turned(segment, QUARTER_TURN) for segment in start.segments)
    hands = {half_of(end): segment.kind for segment in segments if segment.kind != ROAD for end in segment.ends}
    quarters = {corner: next(hands[letter] for letter in corner if letter in hands) for corner in CORNERS}
    seen = tuple(facing(segment, near) for segment in segments)
    return Plan(quarters, seen, site=site(seen, near))


def half_of(end: str) -> str:
    return end[1:].upper() if len(end) > 1 else ""


def facing(segment: Segment, near: str) -> Segment:
    """The same segment named as its own tile would name it."""
    if segment.kind == ROAD:
        return replace(segment, ends=(near,))
    corners = tuple(corner_of((near, half_of(end))) for end in segment.ends)
    return replace(segment, ends=(), quarters=corners)


def site(segments: tuple[Segment, ...], near: str) -> Point | None:
    """Where its chapel or stocks stand: close to the court."""
    dx, dy = STEPS[near]
    x, y = HALF + dx * (HALF - INWARDS), HALF + dy * (HALF - INWARDS)
    home = next((s.quarters[0] for s in segments if s.kind == MEADOW and s.chapels), None)
    if home:
        along = -46 if {"W", "N"} & (set(home) - {near}) else 46
        return (x + along, y) if dx == 0 else (x, y + along)
    return (x, y) if any(segment.stocks for segment in segments) else None
