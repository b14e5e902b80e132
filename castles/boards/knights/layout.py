"""Where everything of Knights and Castles lies: the castle in the middle, players around it, the own cards below."""

import json
from functools import cache
from math import cos, radians, sin
from typing import Any, NamedTuple

from castles.display import Box
from castles.resources import resource
from castles.rules.game import Seat

SIZE = (1200.0, 690.0)
DOCK = (1200.0, 276.0)
TALL = 1.5  # a card's height by its width

CLOTH = Box(600, 345, 1190, 680)
TILE = Box(600, 268, 300, 300)
RING = Box(600, 268, 440, 440)
STEP = Box(600, 66, 384, 38)  # the round, or the step of the storming
STACK = Box(468, 470, 62, 62)
STACK_COUNT = Box(468, 506, 44, 26)
DRUMS = (Box(676, 470, 56, 56), Box(738, 470, 56, 56))  # those that have been heard
AGAINST = Box(600, 532, 250, 32)
RANKED = (52.0, 78.0)  # a small army in the table of strengths
RANKED_AT = (600.0, 600.0, 57.0)  # the middle of that table, and its step

BLOCK = (390.0, 300.0)  # what lies before a player
LEFT, RIGHT = 36.0, 774.0
UPPER, MIDDLE, LOWER = 34.0, 190.0, 352.0
LAID = (116.0, 174.0)
WON = 64.0  # a castle that was taken
SWORD = 58.0
LETTER = 13.0  # width of a letter on a plate

HAND = (148.0, 222.0)
CAMP = (128.0, 192.0)
CAMP_STEP = 84.0
HAND_STEP = 141.0
EDGE = 14.0  # of the dock
FAN = 1.1  # degrees from one card of the hand to the next
MEDALLION = 0.4  # a strength's size by the width of its card


class Corner(NamedTuple):
    """Where a player's block lies, by its left upper corner."""

    x: float
    y: float


# By players: the corners clockwise from who looks.
CORNERS = {
    2: (Corner(LEFT, MIDDLE), Corner(RIGHT, MIDDLE)),
    3: (Corner(LEFT, LOWER), Corner(LEFT, UPPER), Corner(RIGHT, MIDDLE)),
    4: (Corner(LEFT, LOWER), Corner(LEFT, UPPER), Corner(RIGHT, UPPER), Corner(RIGHT, LOWER)),
}


class Spread(NamedTuple):
    """How many cards the looking seat has in hand and in camp."""

    hand: int
    camp: int


# ---- before a player ----


def corner(players: int, viewer: Seat, seat: Seat) -> Corner:
    return CORNERS[players][(seat - viewer) % players]


def _in_block(at: Corner, x: float, y: float, w: float, h: float) -> Box:
    """A box of a block; blocks on the right side are mirrored, so that the laid cards are always outside."""
    return Box(at.x + (x if at.x == LEFT else BLOCK[0] - x), at.y + y, w, h)


def laid_box(at: Corner, slot: int) -> Box:
    outer = slot if at.x == LEFT else 1 - slot
    return _in_block(at, 62 + outer * 126, 90, *LAID)


def tent_box(at: Corner) -> Box:
    return _in_block(at, 318, 38, 76, 76)


def camp_box(at: Corner, number: int, count: int) -> Box:
    """A card of a camp, face down: small and fanned under the tent."""
    step = min(20.0, 84.0 / max(1, count - 1))
    return _in_block(at, 318 + (number - (count - 1) / 2) * step, 118, 44, 66)


def known_box(at: Corner, number: int) -> Box:
    """An army that the memory aid tells of, in two rows over the camp."""
    return _in_block(at, 278 + number % 3 * 40, 98 + number // 3 * 58, 36, 54)


def camp_count_box(at: Corner) -> Box:
    return _in_block(at, 352, 62, 40, 26)


def name_box(at: Corner, name: str) -> Box:
    wide = _name_width(name)
    return _in_block(at, 4 + wide / 2, 204, wide, 34)


def _name_width(name: str) -> float:
    return min(len(name) * LETTER + 34, 300)


def sword_box(at: Corner, name: str) -> Box:
    """The sword lies beside its holder's name."""
    return _in_block(at, 4 + _name_width(name) + SWORD / 2 + 6, 204, SWORD, SWORD)


def won_box(at: Corner, number: int) -> Box:
    return _in_block(at, 36 + number * (WON + 2), 262, WON, WON)


# ---- the middle ----


def ranked_box(place: int, count: int) -> Box:
    x, y, step = RANKED_AT
    return Box(x + (place - (count - 1) / 2) * step, y, *RANKED)


def medallion_on(card: Box, turn: float = 0) -> Box:
    """The strength of an army on its card: at the right upper corner."""
    side, angle = card.w * MEDALLION, radians(turn)
    x, y = card.w / 2 - side * 0.55, -card.h / 2 + side * 0.55
    return Box(
        card.x + x * cos(angle) - y * sin(angle), card.y + x * sin(angle) + y * cos(angle), side, side, card.space
    )


# ---- the dock ----


def camp_width(spread: Spread) -> float:
    return (CAMP[0] + (spread.camp - 1) * CAMP_STEP + 3 * EDGE) if spread.camp else 0.0


def hand_area(spread: Spread) -> Box:
    """The part of the dock that the hand takes."""
    wide = DOCK[0] - camp_width(spread) - 2 * EDGE
    return Box(EDGE + wide / 2, DOCK[1] / 2, wide, DOCK[1] - 6, "dock")


def hand_box(spread: Spread, place: int) -> Box:
    area, off = hand_area(spread), place - (spread.hand - 1) / 2
    step = min(HAND_STEP, (area.w - HAND[0]) / max(1, spread.hand - 1))
    return Box(area.x + off * step, DOCK[1] / 2 - 10 + off * off * 1.6, *HAND, "dock")


def hand_turn(spread: Spread, place: int) -> float:
    return (place - (spread.hand - 1) / 2) * FAN


def own_camp_box(spread: Spread, place: int) -> Box:
    right = DOCK[0] - EDGE - CAMP[0] / 2
    return Box(right - (spread.camp - 1 - place) * CAMP_STEP, DOCK[1] - CAMP[1] / 2 - 12, *CAMP, "dock")


def own_camp_plate(spread: Spread) -> Box:
    wide = min(150.0, camp_width(spread) - EDGE)
    return Box(DOCK[0] - EDGE - wide / 2, 34, wide, 32, "dock")


# ---- parts of cards ----


@cache
def _card() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((resource("art/knights") / "cards.json").read_text(encoding="utf-8"))
    return table


def plate() -> tuple[float, float, float, float]:
    """The plate with the name, in parts of the card."""
    wide, tall = _card()["size"]
    x, y, w, h = _card()["plate"]
    return x / wide, y / tall, w / wide, h / tall
