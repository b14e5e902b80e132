"""Where things are on every table: players left, the line on top, the sheet right, the buttons below it."""

from dataclasses import dataclass
from typing import TypeAlias

from castles.ui.area import Area
from castles.ui.camera import Camera

Size: TypeAlias = tuple[float, float]
NOWHERE = Area(0, 0, 0, 0)
CHIP = (88.0, 168.0, 48.0)  # of a player in a small window: least and most width, and height
BAR, SMALL_BAR = 46.0, 36.0  # height that the bar of a replay takes from the board
WIDE = (1000.0, 560.0)  # units from which there is room for the full layout


@dataclass(frozen=True, slots=True)
class Regions:
    """The parts of a table."""

    prompt: Area
    players: tuple[Area, ...]
    board: Area
    dock: Area
    sheet: Area | None  # None: it opens over the board
    buttons: Area
    is_wide: bool
    aim: Area | None = None  # what is left below the players
    bar: Area | None = None  # of a replay, below the line on top

    @property
    def table(self) -> Area:
        """The board, and the dock if there is one."""
        return self.board.around(self.dock) if self.dock.w else self.board


def regions(window: Area, players: int, dock_side: str, dock: Size, extent: Size, has_bar: bool = False) -> Regions:
    """The regions for a window of this size; where there is little room, those with the largest board."""
    if window.w >= WIDE[0] and window.h >= WIDE[1]:
        return _wide(window, players, dock_side, dock, BAR if has_bar else 0.0)
    bar = SMALL_BAR if has_bar else 0.0
    ways = (
        _beside(window, players, dock_side, dock, extent, bar),
        _above(window, players, dock_side, dock, extent, bar),
    )
    return max(ways, key=lambda parts: Camera(parts.board, extent).units)


def _wide(window: Area, players: int, dock_side: str, dock: Size, bar: float) -> Regions:
    left, right = window.inset(10).left(232), window.inset(10).end(226)
    middle = Area(left.right + 14, 10, right.x - left.right - 28, window.h - 20)
    board = middle.below(52 + bar)
    tall = min(118.0, (left.h - (240 if dock_side == "left" and dock[0] else 0)) / players - 8)
    panels = tuple(left.below(place * (tall + 8)).top(tall) for place in range(players))
    beside = left.below(players * (tall + 8) + 4)
    below = board.foot(190)
    is_free = dock_side != "left" or not dock[0]
    return Regions(
        prompt=middle.top(44),
        players=panels,
        board=board if dock_side == "left" else board.above(196),
        dock=(beside if dock_side == "left" else below) if dock[0] else NOWHERE,
        sheet=right.above(278),
        buttons=right.foot(268),
        is_wide=True,
        aim=beside if is_free else None,
        bar=middle.below(50).top(bar - 6) if bar else None,
    )


def _beside(window: Area, players: int, dock_side: str, dock: Size, extent: Size, bar: float) -> Regions:
    """A small window with the players left of the board, which leaves them the room that it doesn't need."""
    room, buttons = window.inset(4).before(50), window.inset(4).end(46)
    middle = room.below(38 + bar)
    across, down = extent[0], extent[1] + (dock[1] * extent[0] / dock[0] if _is_below(dock_side, dock) else 0)
    column = min(CHIP[1], max(CHIP[0], middle.w - middle.h * across / down - 6))
    chip = min(CHIP[2], middle.h / players - 4)
    chips = tuple(middle.left(column).below(place * (chip + 4)).top(chip) for place in range(players))
    board, below = _divided(middle.after(column + 6), dock_side, dock, extent)
    beside = middle.left(column).below(players * (chip + 4))
    docked = beside if dock_side == "left" else below
    docked = docked if dock[0] else NOWHERE
    return Regions(room.top(34), chips, board, docked, None, buttons, False, bar=_small_bar(room, bar))


def _above(window: Area, players: int, dock_side: str, dock: Size, extent: Size, bar: float) -> Regions:
    """A small and rather high window, with the players in a row above the board."""
    room, buttons = window.inset(4).before(50), window.inset(4).end(46)
    chips = tuple(room.below(38 + bar).top(34).columns(players, 4))
    board, docked = _divided(room.below(76 + bar), dock_side, dock, extent)
    if dock_side == "left" and dock[0]:
        docked, board = board.left(board.h * 0.36), board.after(board.h * 0.36 + 4)
    return Regions(room.top(34), chips, board, docked, None, buttons, False, bar=_small_bar(room, bar))


def _small_bar(room: Area, bar: float) -> Area | None:
    return room.below(36).top(bar - 2) if bar else None


def _divided(room: Area, dock_side: str, dock: Size, extent: Size) -> tuple[Area, Area]:
    """The board, and the dock below it where it belongs there: both as wide as each other."""
    if not _is_below(dock_side, dock):
        return room, NOWHERE
    shapes = extent[1] / extent[0], dock[1] / dock[0]
    tall = (room.h - 4) * shapes[1] / sum(shapes)
    return room.above(tall + 4), room.foot(tall)


def _is_below(dock_side: str, dock: Size) -> bool:
    return dock_side == "below" and dock[0] > 0
