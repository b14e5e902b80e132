"""Where everything of the Courtyard lies: the wall's picture is the board's space, the dock stands beside it."""

import json
from functools import cache
from itertools import combinations
from typing import Any, TypeAlias

from castles.display import Box
from castles.resources import resource
from castles.rules.courtyard.pieces import ENDS, QUARTERS, SIDES, Segment, Tile
from castles.rules.courtyard.state import At
from castles.rules.game import Seat

Point: TypeAlias = tuple[float, float]

DOCK = (220.0, 442.0)
HAND_SIDE = 150.0
HAND_BOX = Box(86, 102, HAND_SIDE, HAND_SIDE, "dock")
STACK_BOX = Box(191, 52, 50, 50, "dock")
COUNT_BOX = Box(191, 82, 40, 22, "dock")
ASIDE_BOX = Box(191, 115, 36, 36, "dock")
TURN_BOX = Box(191, 155, 40, 40, "dock")

BLOCK = 122.0  # height of what a player has beside the board
SUBJECT = (45.0, 56.25)  # the shapes of the pictures, as large as a square has room for
LYING = (54.0, 39.5)
KEEP = (60.0, 66.9)
MARKER = (43.0, 49.7)
TOKEN = (46.0, 46.0)
FLAG = (60.0, 75.0)
PLATE = (58.0, 38.0)

OUT: dict[str, Point] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
NEAR_BEND = 0.135  # from a tile's middle to a bent road, across and down
BEHIND_BEND = 0.36  # to the middle of the quarter that a bend cuts off
QUARTER = 0.29
ROAD_END = 0.36  # to a road that stops inside the tile, or goes round the stocks
WIDEST = 0.34  # of a segment's place


@cache
def wall() -> dict[str, Any]:
    """The measures of the wall's picture."""
    path = resource("art") / "courtyard" / "wall.json"
    measures: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return measures


def size() -> tuple[float, float]:
    width, height = wall()["size"]
    return width, height


def side() -> float:
    """Of a square, in pixels of the wall's picture."""
    return float(wall()["square"])


def wall_box() -> Box:
    width, height = size()
    return Box(width / 2, height / 2, width, height)


def square_box(at: At) -> Box:
    x, y = wall()["squares"][f"{at[0]},{at[1]}"]
    return Box(x, y, side(), side())


def start_box(name: str) -> Box:
    x, y, w, h = wall()["starts"][name]["rect"]
    return Box(x + w / 2, y + h / 2, w, h)


def middle(squares: tuple[At, ...], starts: tuple[str, ...] = ()) -> Box:
    """The square, or else the start space, nearest to the middle of an area."""
    boxes = [square_box(at) for at in squares] or [start_box(name) for name in starts]
    x, y = sum(box.x for box in boxes) / len(boxes), sum(box.y for box in boxes) / len(boxes)
    return min(boxes, key=lambda box: (box.x - x) ** 2 + (box.y - y) ** 2)


def space_box(space: int, seat: Seat, shared: bool) -> Box:
    """A marker on a space of the track, aside if the other one is there, too."""
    x, y = wall()["spaces"][space]
    aside = (11 if seat else -11) if shared else 0
    return Box(x + aside, y - 6, *MARKER)


def tower_box(tower: int) -> Box:
    x, y = wall()["towers"][tower]["token"]
    return Box(x, y, *TOKEN)


# A tile's segments


def picture_turn(turns: int) -> int:
    """The board lies turned on the screen, and so do its tiles."""
    return int((turns + wall()["quarter_turn"]) % 4)


def segment_at(tile: Tile, turns: int, end: str) -> Segment:
    """The segment that has this end when the tile lies turned."""
    printed = ENDS[(ENDS.index(end) - 3 * turns) % 12]
    return next(segment for segment in tile.segments if printed in segment.ends)


def spot(tile: Tile, turns: int, end: str) -> Point:
    """Where a subject stands on that segment: from the tile's middle, in parts of its side, as the screen shows it."""
    x, y = _printed_spot(tile, segment_at(tile, turns, end))
    for _ in range(picture_turn(turns)):
        x, y = -y, x
    return x, y


@cache
def room(tile: Tile) -> float:
    """How wide the places of a tile's segments may be without touching each other."""
    spots = [_printed_spot(tile, segment) for segment in tile.segments]
    gaps = [max(abs(ax - bx), abs(ay - by)) for (ax, ay), (bx, by) in combinations(spots, 2)]
    return min([WIDEST, *gaps])


def _printed_spot(tile: Tile, segment: Segment) -> Point:
    return _ground_spot(tile, segment) if segment.quarters else _road_spot(segment)


def _road_spot(segment: Segment) -> Point:
    ways = [OUT[end] for end in segment.ends]
    if len(ways) == 2 and not segment.stocks:
        x, y = ways[0][0] + ways[1][0], ways[0][1] + ways[1][1]
        return x * NEAR_BEND, y * NEAR_BEND
    x, y = ways[len(ways) // 2] if len(ways) == 3 else ways[0]
    return x * ROAD_END, y * ROAD_END


def _ground_spot(tile: Tile, segment: Segment) -> Point:
    """In its only or innermost quarter, between two that lie side by side; never on the chapel, which has the first."""
    if segment.chapels and len(segment.quarters) == len(QUARTERS):
        return QUARTER, QUARTER
    free = segment.quarters[1:] if segment.chapels else segment.quarters
    inner = [quarter for quarter in free if _opposite(quarter) not in segment.quarters]
    if len(inner) == 2 and len(free) == 2:
        (ax, ay), (bx, by) = (_corner(quarter) for quarter in inner)
        return (ax + bx) / 2 * QUARTER, (ay + by) / 2 * QUARTER
    quarter = inner[0] if inner else free[-1]
    far = BEHIND_BEND if _is_cut_off(tile, segment, quarter) else QUARTER
    return _corner(quarter)[0] * far, _corner(quarter)[1] * far


def _corner(quarter: str) -> Point:
    return OUT[quarter[1]][0], OUT[quarter[0]][1]


def _opposite(quarter: str) -> str:
    names = tuple(QUARTERS)
    return names[(names.index(quarter) + 2) % 4]


def _is_cut_off(tile: Tile, segment: Segment, quarter: str) -> bool:
    """Whether a road bends round this quarter, so that little is left of it."""
    bends = [set(each.ends) for each in tile.segments if len(each.ends) == 2 and set(each.ends) <= set(SIDES)]
    return len(segment.quarters) == 1 and set(quarter) in bends


# The dock


def block_box(seat: Seat) -> Box:
    """All that a player has beside the board: name, subjects, keep, and room for tokens."""
    return Box(DOCK[0] / 2, _block(seat) + BLOCK / 2, DOCK[0] - 4, BLOCK, "dock")


def block_name() -> tuple[float, float, float, float]:
    """Where the name stands in a block, as captions want it."""
    return 0.06, 0.05, 0.88, 0.15


def supply_box(seat: Seat, place: int) -> Box:
    """A subject at home."""
    return Box(24 + 27.4 * place, _block(seat) + 44, 30, 37.5, "dock")


def supply_row(seat: Seat) -> Box:
    return Box(93, _block(seat) + 44, 172, 42, "dock")


def spare_keep_box(seat: Seat) -> Box:
    """The keep that has no house yet."""
    return Box(194, _block(seat) + 43, 34, 37.9, "dock")


def purse_box(seat: Seat, place: int) -> Box:
    """A token that was won: two rows of seven."""
    row, column = divmod(place, 7)
    return Box(26 + 28 * column, _block(seat) + 77 + 26 * row, 26, 26, "dock")


def _block(seat: Seat) -> float:
    return 186.0 + (BLOCK + 4) * seat
