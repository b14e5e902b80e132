"""Where everything of Topple the King lies: opponents on top, then piles, king and comparison, then the dice."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from castles.display import Box, Caption, Space
from castles.resources import resource

SIZE = (764.0, 442.0)
DOCK = (758.0, 174.0)
CARD_SHAPE = 310 / 220  # heights by widths, as painted
MINI_SHAPE = 134 / 96
KING_SHAPE = 356 / 256
COVER_SHAPE = 150 / 120
GOAL_SHAPE = 96 / 224
TRAY_SHAPE = 232 / 432
DIE_FACE = 92 / 128  # what a die takes of its picture; the rest is shadow

BLOCK_HEIGHT = 122.0
BLOCK_GAP = 8.0
HEAD = 24.0  # of an opponent's block: crest and name
PADDING = 9.0
SEEN = 0.68  # the part of each card that must be seen for cards to be large

FELT_BOX = Box(382, 360, 764, 164)
FELT_MIDDLE = Box(369, 360, 330, 140)
PRIZE_BOX = Box(703, 360, 94, 94 * CARD_SHAPE)
KEPT_BOX = Box(104, 355, 182, 182 * TRAY_SHAPE)
DEAD_BOX = Box(592, 330, 122, 122 * TRAY_SHAPE)
EXTRA = 44.0  # the picture of a die card's die
PANEL_BOX = Box(546, 200, 434, 144)

PILE_CARD = 87.0
KING_BOX = Box(266, 200, 144 / KING_SHAPE, 144)

OWN_CARDS = (102.0, 90.0, 78.0, 66.0)  # widths: the more, the smaller
OWN_GAP = 26.0  # between castles, specials and tournaments
LEAST_STEP = 3.0
SMALL = 50.0  # cards narrower than this are small ones
CREST = (34.0, 39.0)


@cache
def measures() -> dict[str, Any]:
    """Where names and dice are painted on the cards."""
    found: dict[str, Any] = json.loads((resource("art") / "throne" / "cards.json").read_text(encoding="utf-8"))
    return found


def picture(card: int) -> str:
    """The whole card; the number of all tournaments is the last."""
    return f"throne/{measures()['pictures'][card]}"


def mini_picture(card: int) -> str:
    return f"throne/{measures()['minis'][card]}"


def name_plate(sort: str, name: str) -> Caption:
    """A name on the plate of a special, a tournament or the king."""
    x, y, w, h = measures()[sort]["name"]
    width, height = measures()["king"]["card"] if sort == "king" else measures()["card"]
    return Caption(name, (x + 5) / width, (y + h * 0.16) / height, (w - 10) / width, h * 0.68 / height)


def card_box(x: float, y: float, width: float, space: Space = "board") -> Box:
    return Box(x, y, width, width * CARD_SHAPE, space)


def moved(box: Box, x: float, y: float) -> Box:
    return Box(box.x + x, box.y + y, box.w, box.h, box.space)


# Cards side by side


class Fan(NamedTuple):
    """Cards in a row, close together or overlapping."""

    boxes: tuple[Box, ...]
    seen: tuple[Box, ...]  # what isn't under the next card


def fan(x: float, y: float, count: int, step: float, size: tuple[float, float], space: Space = "board") -> Fan:
    """From the left edge x, centred on y."""
    width, height = size
    boxes = tuple(Box(x + width / 2 + place * step, y, width, height, space) for place in range(count))
    strip = min(step, width)
    seen = (*(Box(box.x - (width - strip) / 2, y, strip, height, space) for box in boxes[:-1]), *boxes[-1:])
    return Fan(boxes, seen)


def stretch(count: int, width: float, room: float, gap: float) -> float:
    """The step at which so many cards fit into the room."""
    return min(width + gap, (room - width) / (count - 1)) if count > 1 else width + gap


# Opponents


def place_of(players: int, viewer: int, seat: int) -> int:
    """The left neighbour, who plays next, has the first block."""
    return (seat - viewer - 1) % players


def block_box(players: int, place: int) -> Box:
    count = players - 1
    width = (SIZE[0] - BLOCK_GAP * (count - 1)) / count
    return Box(width / 2 + place * (width + BLOCK_GAP), BLOCK_HEIGHT / 2, width, BLOCK_HEIGHT)


def block_crest(players: int, place: int) -> Box:
    box = block_box(players, place)
    return Box(box.x - box.w / 2 + PADDING + 8, 15.5, 15, 17)


def block_name(players: int, place: int, name: str, light: bool) -> Caption:
    width = block_box(players, place).w
    return Caption(name, 30 / width, 7 / BLOCK_HEIGHT, (width - 38) / width, 16 / BLOCK_HEIGHT, light, "left")


def is_large(players: int, counts: Sequence[int]) -> bool:
    """Whether there is room for the whole cards of an opponent."""
    width = (BLOCK_HEIGHT - HEAD - PADDING) / CARD_SHAPE
    return _length(counts, width, width * SEEN, 8) <= block_box(players, 0).w - 2 * PADDING


def block_fans(players: int, place: int, counts: Sequence[int]) -> tuple[Fan, ...]:
    """Castles, specials, tournaments: in one row of large cards, or castles over the others in small."""
    box = block_box(players, place)
    left, room = box.x - box.w / 2 + PADDING, box.w - 2 * PADDING
    if is_large(players, counts):
        height = BLOCK_HEIGHT - HEAD - PADDING
        return _row(left, HEAD + height / 2, counts, (height / CARD_SHAPE, height), room, 8)
    height = (BLOCK_HEIGHT - HEAD - PADDING - 2) / 2
    size = height / MINI_SHAPE, height
    upper = fan(left, HEAD + height / 2, counts[0], stretch(counts[0], size[0], room, 3), size)
    return upper, *_row(left, HEAD + height * 1.5 + 3, counts[1:], size, room, 5)


def _row(
    x: float,
    y: float,
    counts: Sequence[int],
    size: tuple[float, float],
    room: float,
    gap: float,
    space: Space = "board",
) -> tuple[Fan, ...]:
    """Groups of cards one after the other, as far apart as fits; cards of the last group, all alike, overlap anyway."""
    width = size[0]
    step = width + 4.0
    while step > LEAST_STEP and _length(counts, width, step, gap) > room:
        step -= 0.5
    fans = []
    for count, each in zip(counts, _steps(counts, width, step), strict=True):
        fans.append(fan(x, y, count, each, size, space))
        x += (count - 1) * each + width + gap if count else 0
    return tuple(fans)


def _steps(counts: Sequence[int], width: float, step: float) -> list[float]:
    return [*([step] * (len(counts) - 1)), min(step, width * 0.3)]


def _length(counts: Sequence[int], width: float, step: float, gap: float) -> float:
    lengths = [
        (count - 1) * each + width for count, each in zip(counts, _steps(counts, width, step), strict=True) if count
    ]
    return sum(lengths) + gap * max(0, len(lengths) - 1)


# Piles


def pile_box(pile: int) -> Box:
    return card_box(50 + 101 * pile, 190, PILE_CARD)


def counter_box(pile: int) -> Box:
    box = pile_box(pile)
    return Box(box.x + box.w / 2 - 10, box.y - box.h / 2 + 10, 30, 30)


def swap_box(pile: int) -> Box:
    """The button under a pile."""
    box = pile_box(pile)
    return Box(box.x, 262, box.w + 4, 21)


def chance_box(on: Box) -> Box:
    """A plate at the head of a card; on a small one it takes the place of the wanted dice."""
    width = min(38.0, on.w)
    if on.w < SMALL:
        return wanted_box(on)
    return Box(on.x, on.y - on.h / 2 + width * 0.23, width, width * 0.42, on.space)


def cover_box(on: Box) -> Box:
    """A guard that stands on a card."""
    width = on.w * 0.56
    return Box(on.x - on.w * 0.16, on.y + on.h * 0.04, width, width * COVER_SHAPE, on.space)


def wanted_box(mini: Box) -> Box:
    """What a small card wants, in numbers at its foot."""
    return Box(mini.x, mini.y + mini.h / 2 - 6.5, mini.w + 1, 13)


# Dice

JITTER = ((-12, -1), (9, 1), (12, -2), (-8, 1), (11, 0), (-10, 1))


def felt_spot(spot: int) -> Box:
    """Six places in two rows where dice come to rest."""
    column, row = spot % 3, spot // 3
    x, y = JITTER[spot]
    return Box(262 + 108 * column + x, 325 + 70 * row + y, 82, 82)


def tray_spot(tray: Box, place: int, count: int) -> Box:
    """Up to three dice lie in one row, more in two."""
    rows = 1 if count <= 3 else 2
    columns = min(3, count) if rows == 1 else (count + 1) // 2
    room_w, room_h = tray.w * 0.8, tray.h * 0.64
    face = min(room_w / max(3, columns), room_h / rows, 46) * 0.94
    x = tray.x + (place % columns - (columns - 1) / 2) * face * 1.08
    y = tray.y - 2 + (place // columns - (rows - 1) / 2) * face * 1.02
    return Box(x, y, face / DIE_FACE, face / DIE_FACE)


def extra_box(place: int, count: int) -> Box:
    """The dice of die cards lie in a row below the dead ones."""
    return Box(DEAD_BOX.x + (place - (count - 1) / 2) * 26 + 2, 404, EXTRA, EXTRA)


def tray_plate(tray: Box, label: str) -> Box:
    """The name of a tray, at its lower edge."""
    return Box(tray.x, tray.y + tray.h / 2 - 4, 24 + 8.0 * len(label), 17)


# The comparison of the wanted and the own combination


def panel_part(x: float, y: float, w: float, h: float) -> tuple[float, float, float, float]:
    """A part of the panel, given in its units, as captions want it."""
    return x / PANEL_BOX.w, y / PANEL_BOX.h, w / PANEL_BOX.w, h / PANEL_BOX.h


def compared_box(side: int, place: int, count: int, yellow: bool) -> Box:
    """A die of the wanted (0) or own (1) combination."""
    face = min(36.0, 180 / max(1, count + 0.4))
    left = PANEL_BOX.x - PANEL_BOX.w / 4 + side * PANEL_BOX.w / 2 - (count * face + face * 0.3) / 2
    x = left + (place + 0.5) * face + (face * 0.3 if yellow else 0)
    return Box(x, PANEL_BOX.y - PANEL_BOX.h / 2 + 64, face / DIE_FACE * 0.94, face / DIE_FACE * 0.94)


BAR = Box(PANEL_BOX.x, PANEL_BOX.y + 55, 380, 16)


def bar_part(part: float) -> Box:
    width = max(10.0, BAR.w * part)
    return Box(BAR.x - BAR.w / 2 + width / 2, BAR.y, width, BAR.h)


def percent_box() -> Box:
    return Box(BAR.x, BAR.y, 60, 20)


# The dock

CREST_BOX = Box(24, 28, *CREST, "dock")
GOAL = 112.0
CARDS_LEFT = 52.0
CARDS_ROOM = DOCK[0] - CARDS_LEFT - GOAL - 24


def goal_box(number: int) -> Box:
    return Box(DOCK[0] - GOAL / 2 - 4, 30 + 56 * number, GOAL, GOAL * GOAL_SHAPE, "dock")


def progress_box(number: int, label: str) -> Box:
    goal = goal_box(number)
    return Box(goal.x, goal.y + 22, 24 + 7.0 * len(label), 17, "dock")


def own_fans(counts: Sequence[int]) -> tuple[Fan, ...]:
    """As large as leaves enough of each card to be seen."""
    fitting = [width for width in OWN_CARDS if _length(counts, width, width * SEEN, OWN_GAP) <= CARDS_ROOM]
    width = fitting[0] if fitting else OWN_CARDS[-1]
    return _row(CARDS_LEFT, 76, counts, (width, width * CARD_SHAPE), CARDS_ROOM, OWN_GAP, "dock")


def group_plate(group: Fan) -> Box:
    """The name of a group of cards, below its middle."""
    first, last = group.boxes[0], group.boxes[-1]
    width = max(first.w + OWN_GAP - 2, last.x - first.x + first.w)
    return Box((first.x + last.x) / 2, 161, min(124.0, width), 18, "dock")
