"""Bold emblems that stay readable on a card 36 pixels wide, as tables on a square from -5 to 5."""

from castles.rules.throne.pieces import KINDS
from castles.studio.dice import PIPS
from castles.studio.paint.brush import Point
from castles.studio.paint.colour import Colour
from castles.studio.paint.curves import ring, shield
from castles.studio.throne.blazon import pairs, soft

Layer = tuple[Colour, tuple[list[Point], ...]]  # embossed one upon the other
Emblem = tuple[Layer, ...]

BONE: Colour = (252, 244, 222)
GOLD: Colour = (246, 202, 92)
STEEL: Colour = (202, 212, 224)
WOOD: Colour = (196, 142, 84)
RED: Colour = (196, 44, 46)
BLUE: Colour = (60, 110, 190)
DARK: Colour = (44, 26, 22)
STONE: Colour = (190, 186, 180)


def die(number: int) -> Emblem:
    face = pairs(-4, -4.7, 4, -4.7, 4.7, -4, 4.7, 4, 4, 4.7, -4, 4.7, -4.7, 4, -4.7, -4)
    return (GOLD, (face,)), (RED, tuple(ring(x * 2.5, y * 2.5, 1.12, 1.12) for x, y in PIPS[number]))


CATAPULT: Emblem = (
    (WOOD, (pairs(-4.6, 2.2, -4, 1.2, 4.4, -4.6, 5, -3.6), pairs(-2.6, 3.4, 0.2, -1.6, 1, -1.2, -1.4, 3.4),
        pairs(3.6, 3.4, 0.8, -1.6, 0.2, -1.2, 2.4, 3.4), pairs(-5, 2.6, 5, 2.6, 5, 3.8, -5, 3.8))),
    (STEEL, (pairs(2.6, -3.6, 5.6, -3.6, 5.2, -0.4, 3, -0.4),)),
    (STONE, (ring(-3.9, 0.9, 1.5, 1.5),)),
    (GOLD, (ring(-3, 4.1, 1.5, 1.5), ring(3, 4.1, 1.5, 1.5))),
)  # fmt: skip
PILE: Emblem = (
    (RED, (pairs(-4.8, -1.6, 0.4, -1.6, 0.4, 5, -4.8, 5),)),
    (RED, (pairs(-4.2, -2.4, 1, -2.4, 1, 4.2, -4.2, 4.2),)),
    (BONE, (pairs(-3.6, -3.2, 1.6, -3.2, 1.6, 3.4, -3.6, 3.4),)),
    (GOLD, (soft(-1.6, -4.8, 1.6, -5.2, 4, -3.6, 4.4, -0.6, 3.4, -0.6, 3, -2.8, 1.2, -4, -1.4, -3.6), pairs(2, -0.9,
        5.6, -0.9, 3.9, 2.2))),
)  # fmt: skip
GUARD: Emblem = (
    (STEEL, (shield(0, -5.2, 9.4, 10.4),)),
    (BLUE, (shield(0, -4.2, 7.4, 8.3),)),
    (BONE, (pairs(-2, 2.4, -2, -0.6, -2.7, -1.1, -2.7, -3.2, -1.5, -3.2, -1.5, -2.2, -0.6, -2.2, -0.6, -3.2, 0.6,
        -3.2, 0.6, -2.2, 1.5, -2.2, 1.5, -3.2, 2.7, -3.2, 2.7, -1.1, 2, -0.6, 2, 2.4),)),
)  # fmt: skip
WATCHMAN: Emblem = (
    (WOOD, (ring(0, -4.3, 1.4, 1.2), pairs(-3.4, -2.4, -1.2, -4.2, 1.2, -4.2, 3.4, -2.4), pairs(-3.8, 3.6, 3.8, 3.6,
        3.2, 5.2, -3.2, 5.2))),
    (GOLD, (pairs(-2.9, -2.4, 2.9, -2.4, 2.9, 3.6, -2.9, 3.6),)),
    (RED, (soft(0, -1.6, 1.3, 0.8, 1.4, 2.2, 0, 3.2, -1.4, 2.2, -1.2, 0.6),)),
)  # fmt: skip
CHAMPION: Emblem = (
    (RED, (soft(-0.4, -3.4, 1.2, -5.6, 4, -5.4, 5.4, -2.6, 5.2, 1.2, 4, -0.6, 2.4, -2.4),)),
    (STEEL, (pairs(-3.9, -3.2, -0.4, -4.2, 3.1, -3.2, 3.5, 0.8, 2.5, 4, -0.4, 5.2, -3.3, 4, -4.3, 0.8),)),
    (GOLD, (pairs(-1, -3.6, 0.2, -3.6, 0.2, 4.8, -1, 4.8), pairs(-4.2, -0.9, 3.4, -0.9, 3.5, 0.7, -4.3, 0.7))),
    (DARK, (pairs(-3.9, -0.5, -1.3, -0.4, -1.3, 0.3, -3.9, 0.2), pairs(3.1, -0.5, 0.5, -0.4, 0.5, 0.3, 3.1, 0.2))),
)
TRAITOR: Emblem = (
    (STEEL, (pairs(-4.8, 5, -4.4, 3.3, 1.2, -2.4, 2.4, -1.2, -3.2, 4.5),)),
    (WOOD, (pairs(1.6, -1.5, 3.6, -3.7, 4.5, -2.8, 2.5, -0.7), ring(4.1, -3.4, 1, 1))),
    (GOLD, (pairs(-0.4, -2.8, 0.5, -3.7, 3.9, -0.3, 2.9, 0.6), ring(3, 3.6, 1.7, 1.5), ring(-3.4, -2.8, 1.7, 1.5))),
)
ROYAL_PROTECTION: Emblem = (
    (GOLD, (pairs(-3.6, -1.8, -4.8, -5, -2.2, -3.6, 0, -5.6, 2.2, -3.6, 4.8, -5, 3.6, -1.8),)),
    (BONE, (shield(0, -1.6, 8, 7.2),)),
    (RED, (shield(0, -0.8, 6, 5.4),)),
)
TOURNAMENT: Emblem = (
    (BONE, (pairs(-5, 5, -4.7, 3.7, 4.2, -4.9, 5, -5.2, 4.9, -4.2, -3.9, 4.8), pairs(5, 5, 4.7, 3.7, -4.2, -4.9, -5,
        -5.2, -4.9, -4.2, 3.9, 4.8))),
    (RED, (shield(0, -3, 5.8, 7),)),
    (GOLD, (ring(0, 0.2, 1.3, 1.3),)),
)  # fmt: skip
EMBLEMS: dict[str, Emblem] = {
    **{f"die{n}": die(n) for n in range(1, 6)},
    "catapult": CATAPULT,
    "pile": PILE,
    "guard": GUARD,
    "watchman": WATCHMAN,
    "champion": CHAMPION,
    "traitor": TRAITOR,
    "royal_protection": ROYAL_PROTECTION,
}
assert set(EMBLEMS) == set(KINDS)
