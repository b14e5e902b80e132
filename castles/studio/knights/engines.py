"""Dragon, mounted knight and catapult as tables of parts: wings and fire, a rearing charger, a loaded arm."""

import math

from castles.studio.figures import LEATHER, STEEL, Part, bar, blob, crested, dot, line, oval, poly
from castles.studio.knights.soldiers import CRIMSON, DARK_STEEL, GLOW, IVORY, flame
from castles.studio.paint.colour import GOLD, INK, Colour, mix
from castles.studio.poses import placed, posed

SCALES: Colour = (44, 126, 88)
FAR_SCALES: Colour = (30, 92, 70)
BELLY: Colour = (232, 200, 122)
WING: Colour = (188, 62, 46)
FAR_WING: Colour = (138, 42, 44)
HORN: Colour = (240, 226, 190)


def leg(x: float, y: float) -> tuple[Part, ...]:
    """A dragon's near foot with three claws, its toes at x, y."""
    return (
        blob(SCALES, x - 2, y - 28, x + 16, y - 26, x + 18, y - 12, x + 10, y - 4, x + 4, y,
             x - 10, y, x - 11, y - 6, x, y - 12),
        *(poly(HORN, x - 9 + 5 * i, y - 3, x - 5 + 5 * i, y - 3, x - 9 + 5 * i, y + 3) for i in range(3)),
    )  # fmt: skip


DRAGON_WINGS: tuple[Part, ...] = (
    blob(FAR_WING, 52, 56, 44, 34, 28, 14, 10, 2, 12, 14, 4, 24, 14, 28, 12, 40, 24, 40, 28, 50, 40, 50),
    *(line(mix(FAR_WING, INK, 0.6), 1.3, 50, 52, *tip) for tip in ((10, 3), (5, 24), (12, 40), (28, 50))),
    blob(WING, 60, 60, 64, 32, 82, 10, 108, 1, 106, 14, 118, 24, 108, 32, 116, 44, 103, 48, 102, 60, 88, 58, 76, 66),
    *(line(mix(WING, INK, 0.6), 1.5, 64, 58, *tip) for tip in ((107, 2), (117, 24), (115, 44), (101, 60))),
    line(mix(WING, (255, 220, 160), 0.35), 2.4, 62, 54, 67, 33, 84, 12, 106, 2),
    poly(HORN, 104, 3, 110, -1, 112, 6),
)
DRAGON_BODY: tuple[Part, ...] = (
    blob(SCALES, 62, 98, 82, 106, 104, 104, 116, 92, 114, 76, 106, 66, 103, 74, 107, 84, 100, 92, 84, 92, 72, 84),
    poly(WING, 109, 72, 98, 56, 108, 58, 114, 52, 115, 72),
    blob(FAR_SCALES, 36, 84, 46, 82, 48, 100, 44, 110, 28, 111, 28, 104, 36, 100),
    *(poly(HORN, 28 + 5 * i, 108, 32 + 5 * i, 108, 28 + 5 * i, 114) for i in range(3)),
    blob(SCALES, 38, 74, 48, 58, 66, 55, 82, 64, 90, 84, 80, 99, 56, 103, 38, 96),
    blob(BELLY, 36, 78, 43, 66, 51, 71, 56, 84, 54, 101, 42, 99, 36, 90),
    *(line((170, 124, 62), 1.3, 38, y, 46, y + 2.4, 55, y) for y in (76, 83, 90, 97)),
    *leg(62, 112),
    blob(SCALES, 60, 64, 66, 46, 62, 31, 50, 23, 38, 26, 34, 38, 38, 50, 35, 64, 34, 80, 48, 82),
    blob(BELLY, 36, 44, 41, 47, 44, 60, 43, 76, 36, 80, 33, 66),
    *(line((170, 124, 62), 1.2, 35, y, 39, y + 1.6, 43.4, y) for y in (56, 63, 70)),
    *(poly(WING, x - 4, y - 5, x + 8, y - 7, x, y + 6) for x, y in ((60, 31), (66, 42), (67, 54), (68, 66))),
    *(dot(mix(SCALES, INK, 0.3), x, y, 1.2) for x, y in ((56, 44), (52, 52), (57, 56), (64, 72), (72, 70), (70, 80))),
)
DRAGON_HEAD: tuple[Part, ...] = (
    blob((252, 136, 34), 24, 45, 12, 44, 3, 52, 7, 58, 0, 68, 8, 69, 5, 82, 14, 74, 20, 82, 21, 68, 28, 60, 27, 50),
    blob(GLOW, 24, 46, 14, 49, 9, 58, 13, 62, 12, 71, 18, 62, 24, 54, inked=False),
    blob(SCALES, 25, 49, 36, 43, 50, 40, 53, 46, 44, 53, 32, 57, 26, 55),
    poly((150, 40, 44), 27, 44, 46, 40, 40, 48, 29, 51),
    blob(SCALES, 60, 29, 51, 17, 36, 19, 24, 28, 15, 33, 14, 40, 24, 43, 38, 42, 52, 42),
    *(poly(HORN, x - 1.9, 42.4, x + 1.9, 42.4, x - 0.4, 47.6) for x in (20, 26, 32, 38)),
    *(poly(HORN, x - 1.7, 51, x + 1.7, 50, x - 0.2, 46.4) for x in (30, 36)),
    poly(HORN, 50, 20, 70, 8, 60, 25),
    poly(HORN, 44, 18, 58, 2, 53, 20),
    blob(FAR_SCALES, 55, 31, 68, 31, 64, 37, 72, 42, 60, 44, 53, 40),
    oval((255, 222, 84), 40, 28, 4.2),
    poly(INK, 39.4, 25, 41.2, 28, 39.6, 31.4, 38.2, 28),
    line(INK, 2.2, 34, 23, 45, 24.4),
    dot(INK, 18.6, 34.6, 1.5),
)
DRAGON: tuple[Part, ...] = (*DRAGON_WINGS, *DRAGON_BODY, *DRAGON_HEAD)

SNOW: Colour = (236, 230, 218)
GREY: Colour = (196, 190, 184)
HAIR: Colour = (88, 76, 78)
CLOTH: Colour = (32, 84, 168)
HOOF: Colour = (58, 44, 40)


def lozenge(x: float, y: float) -> Part:
    return poly(GOLD, x - 3.2, y, x, y - 4.6, x + 3.2, y, x, y + 4.6)


CHARGER: tuple[Part, ...] = (
    blob(HAIR, 26, 64, 14, 62, 3, 74, 2, 96, 8, 108, 10, 94, 15, 82, 24, 76),
    blob(GREY, 42, 82, 55, 84, 60, 97, 54, 103, 58, 112, 48, 112, 45, 101, 47, 95, 38, 90),
    poly(HOOF, 47.5, 110, 58.5, 110, 61, 117, 47, 117),
    blob(GREY, 82, 48, 96, 41, 107, 44, 115, 54, 114, 64, 108, 64, 107, 55, 99, 52, 86, 57),
    poly(HOOF, 107, 62, 115, 62, 115.5, 69, 107, 69),
    blob(SNOW, 21, 74, 28, 60, 42, 56, 56, 46, 68, 38, 82, 42, 86, 54, 80, 66, 64, 76, 52, 88, 37, 94, 23, 88),
    blob(SNOW, 22, 74, 44, 78, 48, 93, 40, 101, 44, 112, 33, 112, 30, 101, 33, 93, 21, 87),
    poly(HOOF, 32.5, 110, 44, 110, 46, 117, 32, 117),
    blob(SNOW, 76, 58, 88, 52, 101, 57, 105, 68, 101, 80, 95, 79, 97, 70, 91, 65, 81, 69),
    poly(HOOF, 94.6, 77, 102, 79, 101, 86, 93, 84),
    blob(SNOW, 64, 50, 68, 32, 76, 19, 87, 13, 96, 16, 106, 27, 113, 37,
         110, 43, 103, 43, 95, 36, 91, 37, 90, 48, 86, 58, 74, 62),
    poly(SNOW, 84, 16, 86, 4, 92, 14),
    blob(HAIR, 66, 48, 65, 32, 72, 19, 84, 9, 92, 13, 84, 20, 80, 32, 74, 38, 73, 50),
    dot(INK, 96.6, 24.5, 1.6),
    dot(INK, 108.6, 37.6, 1.3),
    line(LEATHER, 2, 92, 18, 94, 34),
    line(LEATHER, 2, 101, 24, 99, 38),
    line(LEATHER, 1.8, 98, 38, 80, 46, 62, 48),
)  # fmt: skip
CAPARISON: tuple[Part, ...] = (
    blob(CLOTH, 20, 74, 26, 60, 42, 55, 54, 49, 60, 62, 62, 80, 57, 92, 49, 88, 43, 97, 35, 91, 27, 98, 20, 90, 16, 94),
    blob(CLOTH, 62, 44, 72, 38, 84, 44, 88, 58, 85, 72, 78, 67, 72, 77, 66, 70, 62, 76),
    line(GOLD, 2.2, 18, 88, 22, 84, 28, 91, 36, 85, 43, 90, 49, 82, 57, 85, 60, 78),
    line(GOLD, 2.2, 64, 69, 67, 64, 72, 70, 78, 61, 84, 66),
    *(lozenge(x, y) for x, y in ((30, 70), (44, 66), (37, 79), (51, 75), (74, 50), (71, 60))),
    oval(GOLD, 85, 47, 2.6),
)
LANCE: tuple[Part, ...] = (
    poly(CRIMSON, 110, 10.6, 97, 18.6, 86, 10, 94, 9, 88, 0, 104, 2.4),
    bar((222, 186, 120), 28, 57.5, 115, 7.4, 3.6),
    poly(STEEL, 112, 6.4, 119.6, 2.6, 115, 10),
    poly(STEEL, 64, 30, 71, 31, 72, 40, 67, 43),
)
RIDER: tuple[Part, ...] = (
    poly(LEATHER, 36, 60, 62, 52, 68, 40, 64, 40, 58, 48, 42, 52, 36, 42, 32, 44),
    poly(STEEL, 46, 52, 58, 50, 70, 68, 66, 72, 78, 78, 64, 80, 56, 70),
    blob(CLOTH, 38, 30, 46, 24, 58, 25, 63, 38, 60, 54, 40, 56),
    blob(STEEL, 54, 28, 64, 31, 74, 27, 76, 34, 66, 40, 56, 38),
    oval(DARK_STEEL, 75, 30.6, 4),
    blob(CRIMSON, 42, 6, 34, -2, 20, 2, 12, 14, 24, 10, 30, 18, 40, 16),
    poly(STEEL, 40, 8, 50, 3, 62, 7, 64, 22, 58, 30, 46, 30, 40, 22),
    line(INK, 2.4, 50, 14, 64, 14),
    line(INK, 1.5, 56, 5, 56, 29),
    *(dot(INK, x, y, 0.9) for x in (59, 62) for y in (19, 23)),
    line(GOLD, 1.8, 41, 9.6, 50, 5, 61.6, 8.6),
    crested(GOLD, 44, 33, 23, 29),
    crested(IVORY, 44, 35, 19, 24.4),
    poly(CRIMSON, 42, 36, 46, 36, 46, 43, 53, 43, 53, 47, 46, 47, 46, 57, 42, 57, 42, 47, 35, 47, 35, 43, 42, 43),
)
MOUNTED_KNIGHT: tuple[Part, ...] = (*CHARGER, *CAPARISON, *LANCE, *RIDER)

BEAM: Colour = (162, 112, 64)
FAR_BEAM: Colour = (104, 70, 42)
ROPE: Colour = (228, 204, 156)
ROCK: Colour = (152, 148, 144)


def wheel(x: float, y: float, r: float, rim: Colour, wood: Colour) -> tuple[Part, ...]:
    angles = [i * math.tau / 8 for i in range(8)]
    return (
        oval(rim, x, y, r),
        oval(wood, x, y, r * 0.78),
        *(line(rim, 2.6, x, y, x + r * 0.76 * math.cos(a), y + r * 0.76 * math.sin(a)) for a in angles),
        oval(STEEL, x, y, r * 0.24),
        *(dot(STEEL, x + r * 0.89 * math.cos(a + 0.4), y + r * 0.89 * math.sin(a + 0.4), 0.9) for a in angles),
    )


def rock(x: float, y: float, r: float) -> tuple[Part, ...]:
    return (
        blob(ROCK, x - r, y + r * 0.2, x - r * 0.7, y - r * 0.7, x, y - r, x + r * 0.8, y - r * 0.6, x + r, y + r * 0.3,
             x + r * 0.5, y + r * 0.9, x - r * 0.6, y + r * 0.9),
        line((108, 104, 102), 1.2, x - r * 0.3, y - r * 0.5, x + r * 0.1, y, x - r * 0.1, y + r * 0.5),
    )  # fmt: skip


ENGINE: tuple[Part, ...] = (
    *wheel(38, 98, 12, (70, 46, 30), (110, 76, 46)),
    *wheel(90, 98, 12, (70, 46, 30), (110, 76, 46)),
    bar(FAR_BEAM, 18, 84, 108, 84, 7),
    bar(FAR_BEAM, 52, 84, 74, 34, 6),
    bar(FAR_BEAM, 98, 84, 74, 34, 6),
    bar(BEAM, 106, 88, 30, 22, 7.4),
    *(line(ROPE, 2, 90 + 3.2 * i, 71 + 2.8 * i, 86 + 3.2 * i, 76 + 2.8 * i) for i in range(4)),
    *(line(ROPE, 1.6, 60 - 3 * i, 45.6 - 2.6 * i, 56 - 3 * i, 50.4 - 2.6 * i) for i in range(3)),
    blob((112, 72, 42), 8, 24, 17, 31, 30, 29, 37, 18, 37, 30, 29, 39, 16, 38, 8, 32),
    *flame(21, 20, 0.84),
    *rock(22, 20, 12.5),
    bar(BEAM, 8, 94, 112, 94, 9.5),
    bar(BEAM, 34, 94, 64, 40, 8),
    bar(BEAM, 94, 94, 64, 40, 8),
    bar(FAR_BEAM, 45, 76, 83, 76, 6),
    blob(LEATHER, 55, 34, 78, 26, 84, 32, 82, 38, 61, 48, 54, 42),
    line(GOLD, 1.6, 60, 33.6, 65.4, 44.6),
    line(GOLD, 1.6, 72, 29.4, 77, 40),
    line(INK, 3.4, 48, 90, 70, 60),
    line(ROPE, 2.2, 48, 90, 70, 60),
    *wheel(26, 102, 14.5, (92, 58, 34), (170, 120, 72)),
    *wheel(96, 102, 14.5, (92, 58, 34), (170, 120, 72)),
    *(dot(STEEL, x, 94, 1.5) for x in (46, 56, 66, 76)),
    *rock(55, 111, 6.6),
    *rock(68, 112, 5.6),
    *rock(61, 102, 5.6),
)
CATAPULT: tuple[Part, ...] = (posed(placed(0.94, 3, 7), *ENGINE),)
