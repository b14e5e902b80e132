"""Where a subject stands on each segment of a tile, for every kind and turn."""

from typing import Any

from castles.rules.courtyard.pieces import ROAD, TILES, Segment
from castles.studio.courtyard.canvas import TILE
from castles.studio.courtyard.meadows import quarter_middle
from castles.studio.courtyard.plan import Plan, plan_of
from castles.studio.paint.brush import Point
from castles.studio.work import Work

TURNS = 4
IN_BEND = 36  # units from both outer edges, inside a bend


def spot(plan: Plan, segment: Segment) -> Point:
    if segment.kind == ROAD:
        line = plan.spokes[segment.ends[0]]
        return line[len(line) * 2 // 5] if segment.leads_to or plan.plaza else line[-1]
    return quarter_spot(plan, best_quarter(plan, segment))


def best_quarter(plan: Plan, segment: Segment) -> str:
    """Not the quarter with the chapel, nor one inside a bend, if there is another."""
    homes = [corner for corner in segment.quarters if corner not in plan.bends] or list(segment.quarters)
    return homes[-1] if segment.chapels else homes[0]


def quarter_spot(plan: Plan, corner: str) -> Point:
    if corner in plan.bends:
        return (TILE - IN_BEND if "E" in corner else IN_BEND), (TILE - IN_BEND if "S" in corner else IN_BEND)
    return quarter_middle(plan, corner)


def table() -> dict[str, Any]:
    """places.json: kind -> picture turn -> segment, in the order of the piece table -> x, y in parts of the tile."""
    return {
        tile.kind: [[rounded(spot(plan, segment)) for segment in plan.segments] for plan in plans]
        for tile in TILES
        for plans in ([plan_of(tile, turn) for turn in range(TURNS)],)
    }


def rounded(point: Point) -> list[float]:
    return [round(value / TILE, 3) for value in point]


WORKS = (Work("art/courtyard/places.json", table, __name__),)
