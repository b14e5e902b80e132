"""Where everything of Topple the King lies: opponents on top, then piles, king and comparison, then the dice."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from castles.boards.board import Box, Caption, Space
from castles.resources import resource

SIZE = (764.0, 460.0)
DOCK = (758.0, 174.0)
CARD_SHAPE = 310 / 220  # heights by widths, as painted
MINI_SHAPE = 134 / 96
KING_SHAPE = 356 / 256
COVER_SHAPE = 150 / 120
GOAL_SHAPE = 96 / 224
TRAY_SHAPE = 232 / 432
DIE_FACE = 92 / 128  # what a die takes of its picture; the rest is shadow

BLOCK_HEIGHT = 128.0
BLOCK_GAP = 8.0
HEAD = 24.0  # of an opponent's block: crest and name
FEW = 2  # opponents whose cards are large
PADDING = 9.0

FELT_BOX = Box(382, 376, 764, 168)
PRIZE_BOX = Box(699, 375, 96, 96 * CARD_SHAPE)
KEPT_BOX = Box(96, 338, 152, 152 * TRAY_SHAPE)
DEAD_BOX = Box(96, 416, 112, 112 * TRAY_SHAPE)
EXTRA = 46.0  # the picture of a die card's die
PANEL_BOX = Box(547, 210, 430, 148)

PILE_CARD = 92.0
KING_BOX = Box(270, 210, 106, 106 * KING_SHAPE)

OWN_CARD = 102.0
OWN_GAP = 26.0  # between castles, specials and tournaments
LEAST_STEP = 10.0
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
    return Box(box.x - box.w / 2 + PADDING + 10, 15, 19, 22)


def block_name(players: int, place: int, name: str, light: bool) -> Caption:
    width = block_box(players, place).w
    return Caption(name, 32 / width, 5 / BLOCK_HEIGHT, (width - 42) / width, 20 / BLOCK_HEIGHT, light)


def is_large(players: int) -> bool:
    """Whether there is room for the whole cards of opponents."""
    return players - 1 <= FEW


def block_fans(players: int, place: int, counts: Sequence[int]) -> tuple[Fan, ...]:
    """Castles, specials, tournaments: in one row of large cards, or castles over the others in small."""
    box = block_box(players, place)
    left, room = box.x - box.w / 2 + PADDING, box.w - 2 * PADDING
    if is_large(players):
        height = BLOCK_HEIGHT - HEAD - PADDING
        return _row(left, HEAD + height / 2, counts, (height / CARD_SHAPE, height), room, 10)
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
    return card_box(52 + 104 * pile, 201, PILE_CARD)


def counter_box(pile: int) -> Box:
    box = pile_box(pile)
    return Box(box.x + box.w / 2 - 10, box.y - box.h / 2 + 10, 30, 30)


def swap_box(pile: int) -> Box:
    """The button under a pile."""
    box = pile_box(pile)
    return Box(box.x, 276, box.w + 4, 22)


def chance_box(on: Box) -> Box:
    """A plate at the head of a card."""
    width = min(38.0, on.w)
    return Box(on.x, on.y - on.h / 2 + width * 0.23, width, width * 0.42, on.space)


def cover_box(on: Box) -> Box:
    """A guard that stands on a card."""
    width = on.w * 0.56
    return Box(on.x - on.w * 0.16, on.y + on.h * 0.04, width, width * COVER_SHAPE, on.space)


def wanted_box(mini: Box) -> Box:
    """What a small card wants, in numbers at its foot."""
    return Box(mini.x, mini.y + mini.h / 2 - 7, mini.w + 1, 14)


# Dice

JITTER = ((-16, -3), (9, 3), (15, -2), (-8, 2), (14, -3), (-14, 3))


def felt_spot(spot: int) -> Box:
    """Six places in two rows where dice come to rest."""
    column, row = spot % 3, spot // 3
    x, y = JITTER[spot]
    return Box(262 + 133 * column + x, 341 + 70 * row + y, 86, 86)


def tray_spot(tray: Box, place: int, count: int) -> Box:
    """Up to three dice lie in one row, more in two."""
    rows = 1 if count <= 3 else 2
    columns = min(3, count) if rows == 1 else (count + 1) // 2
    room_w, room_h = tray.w * 0.8, tray.h * 0.64
    face = min(room_w / max(3, columns), room_h / rows, 40)
    x = tray.x + (place % columns - (columns - 1) / 2) * face * 1.08
    y = tray.y - 2 + (place // columns - (rows - 1) / 2) * face * 1.02
    return Box(x, y, face / DIE_FACE, face / DIE_FACE)


def extra_box(place: int, count: int) -> Box:
    """The dice of die cards stand in a column beside the felt's middle."""
    step = min(34.0, 136 / max(1, count))
    return Box(626, 375 + (place - (count - 1) / 2) * step, EXTRA, EXTRA)


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
    size = OWN_CARD, OWN_CARD * CARD_SHAPE
    return _row(CARDS_LEFT, 76, counts, size, CARDS_ROOM, OWN_GAP, "dock")


def group_plate(group: Fan) -> Box:
    """The name of a group of cards, below its middle."""
    first, last = group.boxes[0], group.boxes[-1]
    return Box((first.x + last.x) / 2, 161, 112, 20, "dock")
