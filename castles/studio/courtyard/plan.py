"""The plan of a tile: where its quarters, borders and roads run, read from the piece table and turned."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PIL import Image, ImageDraw

from castles.rules.courtyard.pieces import QUARTERS, ROAD, SIDES, Segment, Tile
from castles.studio.courtyard.canvas import PAD, SIDE, TILE, placed
from castles.studio.paint.brush import Point
from castles.studio.paint.curves import bezier

CORNERS = tuple(QUARTERS)
HALF = TILE / 2
HUB: Point = (HALF, HALF)
STEPS: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MIDDLES: dict[str, Point] = {side: (HALF + HALF * x, HALF + HALF * y) for side, (x, y) in STEPS.items()}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

ROAD_BEND = 53  # a quarter of a circle
FENCE_BEND = 84  # squarer, to leave more room within

Path = list[Point]


@dataclass(frozen=True)
class Plan:
    """Everything lies along four spokes, one from the middle of each side inwards to a hub."""

    quarters: Mapping[str, str]
    segments: tuple[Segment, ...]
    site: Point | None = None  # of the chapel or stocks, where they don't stand as on a tile

    @cached_property
    def roads(self) -> tuple[str, ...]:
        return tuple(side for side in SIDES if any(side in segment.ends for segment in self.segments))

    @property
    def fountain(self) -> bool:
        return any(segment.leads_to == "fountain" for segment in self.segments)

    @property
    def stocks(self) -> int:
        return sum(segment.stocks for segment in self.segments)

    @property
    def plaza(self) -> float:
        """Radius of the square in the middle, if there is one."""
        return 35 if self.fountain else 30 if self.stocks and not self.site else 0

    @cached_property
    def bends(self) -> dict[str, Path]:
        """Quarters cut off by a bent road or fence, with that line."""
        found = [(segment.ends, ROAD_BEND) for segment in self.segments if is_bend(segment)]
        fences = tuple(side for side in SIDES if self.is_border(side))
        if not found and len(fences) == 2 and OPPOSITE[fences[0]] != fences[1]:
            found = [(fences, FENCE_BEND)]
        return {corner_of(sides): bend(corner_of(sides), reach) for sides, reach in found}

    @cached_property
    def spokes(self) -> dict[str, Path]:
        bent = {side: half for corner, line in self.bends.items() for side, half in halves(corner, line).items()}
        hub = next(iter(bent.values()))[-1] if len(self.bends) == 1 else HUB
        return {side: bent.get(side) or bezier(MIDDLES[side], HUB, HUB, hub, 40) for side in SIDES}

    @cached_property
    def outlines(self) -> dict[str, Path]:
        """The outline of each quarter, drawn on beyond the tile's edge."""
        return {corner: self._outline(corner) for corner in CORNERS}

    def _outline(self, corner: str) -> Path:
        level, upright = (self.spokes[side] for side in (corner[1], corner[0]))
        x, y = beyond(corner)
        return [(x, level[0][1]), *level, *reversed(upright), (upright[0][0], y), (x, y)]

    def mask(self, *corners: str) -> Image.Image:
        found = Image.new("L", (SIDE, SIDE))
        for corner in corners:
            ImageDraw.Draw(found).polygon(placed(self.outlines[corner]), fill=255)
        return found

    def of(self, kind: str) -> tuple[str, ...]:
        """The quarters of a kind."""
        return tuple(corner for corner in CORNERS if self.quarters[corner] == kind)

    def beside(self, side: str) -> tuple[str, str]:
        """The two quarters on either hand of a spoke, clockwise."""
        i = SIDES.index(side)
        return CORNERS[i], CORNERS[(i + 1) % 4]

    def is_border(self, side: str) -> bool:
        """Whether a fence or wall runs along a spoke."""
        a, b = self.beside(side)
        return side not in self.roads and self.quarters[a] != self.quarters[b]

    def joins(self, side: str) -> bool:
        """Whether one area covers both hands of a spoke."""
        a, b = self.beside(side)
        return side not in self.roads and self.quarters[a] == self.quarters[b]

    def goal(self, side: str) -> str | None:
        return next(segment.leads_to for segment in self.segments if side in segment.ends)


def plan_of(tile: Tile, turn: int) -> Plan:
    """The plan of a tile turned clockwise so many quarters."""
    quarters = {turned_name(corner, CORNERS, turn): kind for corner, kind in tile.quarters.items()}
    return Plan(quarters, tuple(turned(segment, turn) for segment in tile.segments))


def turned(segment: Segment, turn: int) -> Segment:
    ends = tuple(turned_end(end, turn) for end in segment.ends)
    quarters = tuple(turned_name(corner, CORNERS, turn) for corner in segment.quarters)
    return Segment(segment.kind, ends, quarters, segment.chapels, segment.stocks, segment.leads_to)


def turned_name(name: str, names: Sequence[str], turn: int) -> str:
    return names[(names.index(name) + turn) % 4]


def turned_end(end: str, turn: int) -> str:
    """`Nw` turned once is `En`: both letters turn."""
    first = turned_name(end[0], SIDES, turn)
    return first + "".join(turned_name(letter.upper(), SIDES, turn).lower() for letter in end[1:])


def is_bend(segment: Segment) -> bool:
    ends = segment.ends
    return segment.kind == ROAD and len(ends) == 2 and not segment.leads_to and OPPOSITE[ends[0]] != ends[1]


def corner_of(sides: Sequence[str]) -> str:
    return next(corner for corner in CORNERS if set(corner) == set(sides))


def bend(corner: str, reach: float) -> Path:
    """From the middle of the northern or southern side to that of the western or eastern one."""
    (x0, y0), (x1, y1) = MIDDLES[corner[0]], MIDDLES[corner[1]]
    dy, dx = STEPS[corner[0]][1], STEPS[corner[1]][0]
    return bezier((x0, y0), (x0, y0 - dy * reach), (x1 - dx * reach, y1), (x1, y1), 80)


def halves(corner: str, line: Path) -> dict[str, Path]:
    return {corner[0]: line[:41], corner[1]: line[:39:-1]}


def beyond(corner: str) -> Point:
    far = 2 * PAD
    return (-far if "W" in corner else TILE + far), (-far if "N" in corner else TILE + far)
