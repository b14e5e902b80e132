"""The board's measures: where squares, track spaces, towers and start spaces lie in the picture of the wall.

Screens are wide, so the board lies turned a quarter clockwise: twelve squares across, nine down.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from castles.rules.courtyard.pieces import SIDES, SQUARES, START_SPACES, TOWERS, WALL, StartSpace, Tower
from castles.studio.courtyard.plan import turned_name
from castles.studio.paint.brush import Box, Point

QUARTER_TURN = 1
ACROSS, DOWN = 12, 9
SQUARE = 116  # pixels of the picture
DEPTH = 0.74  # of the wall, in squares
STRIP = 0.42  # of a start space, in squares
MARGIN = 108  # pixels around the court, for the wall and the bulge of its towers
SIZE = (ACROSS * SQUARE + 2 * MARGIN, DOWN * SQUARE + 2 * MARGIN)
ROUND = 0.46  # radius of a tower at a corner that bends out
TOKEN_ASIDE = 0.15  # how far a token lies from such a tower's middle

# For each side of a square: its first corner, the way along it clockwise, and the way out.
FRAMES: dict[str, tuple[Point, Point, Point]] = {
    "N": ((0, 0), (1, 0), (0, -1)),
    "E": ((1, 0), (0, 1), (1, 0)),
    "S": ((1, 1), (-1, 0), (0, 1)),
    "W": ((0, 1), (0, -1), (-1, 0)),
}


@dataclass(frozen=True, slots=True)
class Stretch:
    """A square's side along the wall, turned: u runs clockwise along it, v outwards, both in squares."""

    square: tuple[int, int]
    side: str
    spaces: tuple[int, ...]
    start: StartSpace | None

    def at(self, u: float, v: float) -> Point:
        (ox, oy), (ux, uy), (vx, vy) = FRAMES[self.side]
        x, y = self.square
        return x + ox + ux * u + vx * v, y + oy + uy * u + vy * v

    def box(self, u0: float, v0: float, u1: float, v1: float) -> Box:
        """The rectangle between two points, in pixels."""
        (x0, y0), (x1, y1) = pixel(*self.at(u0, v0)), pixel(*self.at(u1, v1))
        return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


@dataclass(frozen=True, slots=True)
class Keep:
    """A tower, turned, with its middle and the way out of the court there, in squares."""

    tower: Tower
    corner: Point
    middle: Point
    out: Point

    @property
    def is_round(self) -> bool:
        return self.tower.bends == "out"

    @property
    def token(self) -> Point:
        aside = TOKEN_ASIDE if self.is_round else 0
        return self.middle[0] + self.out[0] * aside, self.middle[1] + self.out[1] * aside


def pixel(x: float, y: float) -> Point:
    """A point of the turned board in squares, as pixels of the picture."""
    return MARGIN + x * SQUARE, MARGIN + y * SQUARE


def turned_square(x: int, y: int) -> tuple[int, int]:
    return ACROSS - 1 - y, x


def turned_corner(x: int, y: int) -> tuple[int, int]:
    return ACROSS - y, x


COURT = frozenset(turned_square(x, y) for x, y in SQUARES)


def stretches() -> list[Stretch]:
    starts = {(*start.square, start.side): start for start in START_SPACES}
    return [
        Stretch(turned_square(x, y), turned_name(side, SIDES, QUARTER_TURN), spaces, starts.get((x, y, side)))
        for (x, y, side), spaces in WALL.items()
    ]


def keeps() -> list[Keep]:
    return [keep_of(tower) for tower in TOWERS]


def keep_of(tower: Tower) -> Keep:
    x, y = turned_corner(*tower.corner)
    inside = {(dx, dy): (x + (dx - 1) // 2, y + (dy - 1) // 2) in COURT for dx in (-1, 1) for dy in (-1, 1)}
    bends_out = tower.bends == "out"
    dx, dy = next(way for way, is_court in inside.items() if is_court == bends_out)
    out = (-dx, -dy) if bends_out else (dx, dy)
    away = DEPTH / 2 + (0.07 if bends_out else 0)
    return Keep(tower, (x, y), (x + out[0] * away, y + out[1] * away), out)


def plate_depth(stretch: Stretch) -> tuple[float, float]:
    """Where across the wall the number plates of a stretch lie."""
    return (STRIP + 0.025, 0.615) if stretch.start else (0.1, 0.58)


def plates() -> Iterator[tuple[int, Box]]:
    """Spaces beside a square's side, two to a stretch, as rectangles in pixels."""
    for stretch in stretches():
        if len(stretch.spaces) == 2:
            v0, v1 = plate_depth(stretch)
            for i, space in enumerate(stretch.spaces):
                yield space, stretch.box(i * 0.5 + 0.03, v0, i * 0.5 + 0.47, v1)


def tower_plates() -> Iterator[tuple[int, Box]]:
    """The two spaces of each tower: upon a round one, on either hand of a square one."""
    by_start = {stretch.at(0, 0): stretch for stretch in stretches()}
    by_end = {stretch.at(1, 0): stretch for stretch in stretches()}
    for keep in keeps():
        (bx, by), (ax, ay) = FRAMES[by_end[keep.corner].side][1], FRAMES[by_start[keep.corner].side][1]
        away = 0.21 if keep.is_round else 0.5
        x, y = keep.middle
        half = 0.14
        for space, (px, py) in zip(
            keep.tower.spaces, ((x - bx * away, y - by * away), (x + ax * away, y + ay * away)), strict=True
        ):
            yield space, (*pixel(px - half, py - half), *pixel(px + half, py + half))


def centre(box: Box) -> list[int]:
    return [round((box[0] + box[2]) / 2), round((box[1] + box[3]) / 2)]


def table() -> dict[str, Any]:
    """wall.json: all measures in pixels of wall.webp."""
    spaces = {**dict(plates()), **dict(tower_plates())}
    return {
        "quarter_turn": QUARTER_TURN,
        "turns": "square (x, y) lies at column 11 - y, row x; a tile laid with turn t shows picture turn (t + 1) % 4",
        "size": list(SIZE),
        "square": SQUARE,
        "squares": {f"{x},{y}": square_centre(x, y) for x, y in SQUARES},
        "spaces": [centre(spaces[space]) for space in sorted(spaces)],
        "towers": [tower_entry(keep) for keep in keeps()],
        "starts": {s.start.name: start_entry(s) for s in stretches() if s.start},
    }


def square_centre(x: int, y: int) -> list[int]:
    column, line = turned_square(x, y)
    return [round(v) for v in pixel(column + 0.5, line + 0.5)]


def tower_entry(keep: Keep) -> dict[str, Any]:
    return {
        "spaces": list(keep.tower.spaces),
        "centre": [round(v) for v in pixel(*keep.middle)],
        "token": [round(v) for v in pixel(*keep.token)],
    }


def start_entry(stretch: Stretch) -> dict[str, Any]:
    x0, y0, x1, y1 = (round(v) for v in stretch.box(0, 0, 1, STRIP))
    return {"rect": [x0, y0, x1 - x0, y1 - y0], "side": stretch.side}
