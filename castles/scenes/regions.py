"""Where things are on every table: players left, the line on top, the sheet right, the buttons below it."""

from dataclasses import dataclass

from castles.ui.area import Area

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


def regions(window: Area, players: int, dock_side: str, dock: tuple[float, float]) -> Regions:
    """The regions for a window of this size."""
    if window.w >= WIDE[0] and window.h >= WIDE[1]:
        return _wide(window, players, dock_side, dock)
    return _compact(window, players, dock_side, dock)


def _wide(window: Area, players: int, dock_side: str, dock: tuple[float, float]) -> Regions:
    left, right = window.inset(10).left(232), window.inset(10).end(226)
    middle = Area(left.right + 14, 10, right.x - left.right - 28, window.h - 20)
    board = middle.below(52)
    tall = min(118.0, (left.h - (240 if dock_side == "left" and dock[0] else 0)) / players - 8)
    panels = tuple(left.below(place * (tall + 8)).top(tall) for place in range(players))
    beside = left.below(players * (tall + 8) + 4)
    below = board.foot(190)
    return Regions(
        prompt=middle.top(44),
        players=panels,
        board=board if dock_side == "left" else board.above(196),
        dock=(beside if dock_side == "left" else below) if dock[0] else Area(0, 0, 0, 0),
        sheet=right.above(232),
        buttons=right.foot(222),
        is_wide=True,
    )


def _compact(window: Area, players: int, dock_side: str, dock: tuple[float, float]) -> Regions:
    room = window.inset(4)
    buttons = room.end(46)
    rest = room.before(50)
    chips = tuple(rest.below(38).top(34).columns(players, 4))
    board = rest.below(76)
    if not dock[0]:
        dock_area = Area(0, 0, 0, 0)
    elif dock_side == "left":
        dock_area, board = board.left(board.h * 0.36), board.after(board.h * 0.36 + 4)
    else:
        dock_area, board = board.foot(board.h * 0.36), board.above(board.h * 0.36 + 4)
    return Regions(rest.top(34), chips, board, dock_area if dock[0] else Area(0, 0, 0, 0), None, buttons, False)
