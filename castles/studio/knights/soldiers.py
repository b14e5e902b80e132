"""Peasant, archer and footman as tables of parts: torch and fork, drawn bow, pavise and halberd."""

from castles.studio.figures import LEATHER, OAK, SKIN, STEEL, Part, bar, blob, dot, face, line, oval, poly
from castles.studio.paint.colour import GOLD, INK, Colour, mix
from castles.studio.paint.curves import bezier
from castles.studio.poses import placed, posed, turned

STRAW: Colour = (228, 192, 104)
OCHRE: Colour = (196, 140, 62)
FLAME: Colour = (250, 142, 36)
GLOW: Colour = (255, 230, 124)
FOREST: Colour = (50, 112, 62)
PINE: Colour = (30, 76, 48)
CRIMSON: Colour = (170, 34, 42)
IVORY: Colour = (240, 230, 206)
MAIL: Colour = (128, 134, 144)
DARK_STEEL: Colour = (92, 96, 106)
YEW: Colour = (184, 124, 64)


def flame(x: float, y: float, k: float) -> tuple[Part, ...]:
    """A tongue of fire standing on x, y and about 22 k high."""
    outer = ((0, 0), (-8, -4), (-9, -11), (-4, -15), (-5, -22), (1, -18), (4, -24), (5, -14), (9, -10), (7, -3))
    inner = ((0, -1), (-4, -4), (-4, -9), (0, -14), (2, -9), (5, -6), (3, -2))
    return (
        blob(FLAME, *(v for dx, dy in outer for v in (x + dx * k, y + dy * k))),
        blob(GLOW, *(v for dx, dy in inner for v in (x + dx * k, y + dy * k)), inked=False),
    )


def boot(x: float, y: float, colour: Colour, toe: float = 1) -> Part:
    """A shoe whose toe points right, or left for -1."""
    return blob(colour, *(v for dx, dy in BOOT for v in (x + dx * toe, y + dy)))


BOOT = ((-6, -9), (5, -9), (6, -3), (12, 0), (11, 4), (-6, 4))


def stitches(x: float, y: float, n: int) -> tuple[Part, ...]:
    return tuple(line(STRAW, 1.1, x + 3 * i, y, x + 3 * i + 1.4, y + 0.4) for i in range(n))


PEASANT: tuple[Part, ...] = (
    bar(OAK, 104, 26, 82, 118, 3.8),
    *(bar(STEEL, x, y, x - 3.4, y + 19, 2.6) for x, y in ((98, 5), (107.4, 3), (117, 9))),
    bar(STEEL, 93, 24, 114.5, 29, 3.4),
    poly((112, 92, 70), 44, 80, 59, 84, 51, 106, 38, 106),
    poly((124, 102, 78), 60, 84, 77, 80, 86, 104, 73, 107),
    boot(43, 111, LEATHER, -1),
    boot(80, 111, LEATHER),
    blob(OCHRE, 43, 51, 51, 43, 69, 43, 78, 51, 87, 92, 74, 96, 61, 92, 47, 97, 34, 91),
    poly((104, 116, 82), 65, 77, 77, 76, 79, 88, 66, 89),
    *stitches(66, 79, 4),
    *stitches(67, 87, 4),
    line(INK, 4.6, 40, 72, 60, 76, 81, 71),
    line((224, 196, 140), 2.8, 40, 72, 60, 76, 81, 71),
    line((224, 196, 140), 2.4, 54, 76, 50, 88),
    line((224, 196, 140), 2.4, 55, 76, 57, 90),
    bar(OAK, 23, 52, 17, 24, 4.6),
    blob((86, 54, 36), 11, 27, 22, 25, 21, 17, 12, 18),
    *flame(16.5, 23, 0.92),
    blob(OCHRE, 50, 46, 38, 52, 30, 44, 22, 38, 17, 45, 26, 58, 38, 66, 48, 60),
    oval(SKIN, 21.5, 43, 5.4),
    blob(OCHRE, 70, 46, 83, 50, 96, 62, 96, 71, 87, 71, 74, 62),
    oval(SKIN, 94, 68, 5.6),
    blob((182, 62, 46), 47, 43, 60, 40, 73, 43, 67, 51, 61, 56, 54, 51),
    *face(60, 33, 11.4, (126, 74, 38)),
    blob((110, 34, 28), 55.5, 40, 60, 39, 64.5, 40, 63, 45, 57, 45, inked=False),
    line((96, 54, 28), 1.8, 53, 28, 58, 29.4),
    line((96, 54, 28), 1.8, 67, 28, 62, 29.4),
    blob(STRAW, 31, 24, 46, 15, 62, 13, 80, 12, 91, 18, 76, 23, 60, 25, 44, 27),
    blob(STRAW, 45, 20, 48, 7, 59, 2, 71, 5, 76, 16, 60, 22),
    line((172, 58, 42), 3.2, 45.6, 19, 60, 21.4, 75.6, 15.4),
    *(
        line(mix(STRAW, INK, 0.35), 0.9, *xy)
        for xy in ((52, 7, 51, 15), (60, 5, 60, 16), (68, 7, 69, 13), (37, 22, 46, 19))
    ),
    *(
        line(mix(STRAW, INK, 0.35), 0.9, *xy)
        for xy in ((31, 24, 26, 26), (33, 23, 28, 22), (90, 18, 95, 17), (89, 19, 94, 21))
    ),
)

BOW = [(x, y) for x, y in bezier((82, 1), (112, 24), (112, 82), (82, 105), 28)]
DRAWN_BOW: tuple[Part, ...] = (
    line(INK, 6.4, *(v for point in BOW for v in point)),
    line(YEW, 3.8, *(v for point in BOW for v in point)),
    line((240, 234, 214), 1.1, 82, 1, 48, 53, 82, 105),
    bar((226, 204, 160), 47, 53, 124, 53, 2.4),
    poly((210, 60, 50), 48, 50, 57, 52.2, 57, 53.8, 48, 56),
)
QUIVER: tuple[Part, ...] = (
    *(bar((226, 214, 190), x + 6, 44, x - 5, 24, 1.8) for x in (22, 27, 32)),
    *(poly((206, 56, 46), x - 9, 22, x - 3.6, 20, x - 0.6, 29, x - 4, 31) for x in (22, 27, 32)),
    poly((140, 84, 46), 22, 42, 36, 34, 54, 74, 43, 80),
    line(GOLD, 2.2, 24, 46, 38, 38),
)
ARCHER_CHEST: tuple[Part, ...] = (
    *QUIVER,
    blob(FOREST, 42, 54, 50, 44, 68, 43, 76, 52, 76, 78, 60, 84, 42, 80),
    line(INK, 3.6, 46, 47, 74, 76),
    line((150, 94, 52), 2.4, 46, 47, 74, 76),
    *DRAWN_BOW,
    blob(FOREST, 68, 48, 84, 47, 99, 48.4, 99, 57.6, 84, 59, 68, 61),
    poly(LEATHER, 86, 47, 98, 47.6, 98, 58, 86, 58.6),
    oval(SKIN, 103, 53, 5.2),
    blob(FOREST, 52, 44, 38, 40, 25, 45, 24, 53, 36, 58, 50, 58, 50, 50, 44, 51),
    oval(SKIN, 50, 53.4, 5),
    *face(63, 31, 10.4),
    line((110, 66, 34), 1.7, 58, 27.4, 62, 28),
    line((110, 66, 34), 1.7, 70, 27.4, 66, 28),
    blob((176, 112, 54), 57, 38, 63, 40, 70, 38, 68, 43, 63, 46, 58, 43, inked=False),
    blob(PINE, 68, 19, 58, 12, 44, 13, 28, 5, 33, 20, 44, 32, 46, 44, 58, 49,
         76, 46, 72, 42, 57, 41, 53, 29, 60, 22, 74, 25),
    blob((196, 62, 48), 52, 15, 46, 6, 32, -2, 22, 0, 34, 6, 44, 15),
)  # fmt: skip
BOWMAN: tuple[Part, ...] = (
    blob(PINE, 46, 50, 36, 58, 20, 74, 4, 84, 10, 92, 6, 102, 22, 98, 34, 104, 44, 88, 54, 78),
    poly((98, 80, 58), 44, 78, 58, 82, 46, 106, 33, 104),
    poly((110, 90, 64), 58, 80, 74, 78, 88, 96, 86, 107, 74, 107, 73, 97),
    boot(38, 111, (90, 56, 34), -1),
    boot(81, 111, (90, 56, 34)),
    blob(FOREST, 42, 70, 76, 69, 82, 90, 75, 98, 69, 91, 62, 98, 56, 91, 49, 98, 43, 91, 35, 94),
    poly(LEATHER, 41, 70, 77, 69, 78, 75, 40, 76),
    oval(GOLD, 60, 72.6, 3.2),
    posed(turned(-17, 58, 72), *ARCHER_CHEST, posed(turned(10, 124, 53), *flame(124, 57, 0.52))),
)
ARCHER: tuple[Part, ...] = (posed(placed(0.9, 1, 12), *BOWMAN),)

HALBERD: tuple[Part, ...] = (
    bar(OAK, 97, 14, 97, 118, 4),
    poly(STEEL, 97, 0, 101, 10, 99, 20, 95, 20, 93, 10),
    blob(STEEL, 98, 17, 106, 12, 117, 13, 118, 24, 115, 35, 105, 34, 99, 31),
    poly(STEEL, 96, 20, 84, 24, 96, 29),
    bar(GOLD, 92.6, 33, 101.4, 33, 3),
)
PAVISE: tuple[Part, ...] = (
    blob(GOLD, 8, 53, 14, 47, 30, 45, 46, 47, 52, 53, 52, 80, 50, 104, 46, 110, 30, 113, 14, 110, 10, 104, 8, 80),
    blob(IVORY, 12, 55, 16, 51, 30, 49, 44, 51, 48, 55, 48, 80, 46, 102, 43, 106, 30, 109, 17, 106, 14, 102, 12, 80),
    *(
        poly(CRIMSON, 12.6, y, 30, y - 11, 47.4, y, 47.4, y + 9, 30, y - 2, 12.6, y + 9)
        for y in (67, 85)
    ),
    poly(CRIMSON, 14, 102, 30, 92, 46, 102, 44, 106, 30, 109, 16, 106),
    oval(STEEL, 30, 76, 6),
    oval(GOLD, 30, 76, 2.6),
)  # fmt: skip
FOOTMAN: tuple[Part, ...] = (
    *HALBERD,
    *(poly(MAIL, x - 8, 82, x + 8, 82, x + 6, 106, x - 6, 106) for x in (50, 73)),
    *(poly(STEEL, x - 7, 92, x + 7, 92, x + 5.6, 104, x - 5.6, 104) for x in (50, 73)),
    boot(48, 111, DARK_STEEL, -1),
    boot(75, 111, DARK_STEEL),
    blob(MAIL, 38, 52, 48, 42, 74, 42, 86, 52, 88, 92, 62, 95, 38, 92),
    blob(CRIMSON, 44, 48, 62, 52, 80, 48, 86, 90, 77, 98, 69, 92, 62, 98, 54, 92, 46, 98, 38, 90),
    blob(IVORY, 62, 51, 80, 48, 86, 90, 77, 98, 69, 92, 62, 98, inked=False),
    line(INK, 1.5, 62, 51, 62, 98),
    poly(LEATHER, 40, 72, 86, 71, 87, 78, 40, 79),
    poly(GOLD, 58, 70.6, 67, 70.6, 67, 80, 58, 80),
    blob(MAIL, 78, 48, 90, 54, 102, 64, 101, 74, 92, 74, 80, 64),
    blob(STEEL, 72, 45, 82, 41, 91, 47, 93, 57, 84, 60, 76, 54),
    line(INK, 1.2, 76, 50, 84, 47, 91, 52),
    oval((104, 78, 54), 98, 70, 6),
    blob(STEEL, 33, 57, 34, 47, 42, 41, 52, 45, 48, 54, 40, 60),
    *PAVISE,
    blob(MAIL, 45, 43, 47, 24, 61, 18, 75, 24, 77, 43, 68, 50, 61, 52, 54, 50),
    *face(61, 35, 10, (88, 54, 34)),
    line((70, 40, 24), 2, 54.6, 30.6, 59.6, 32),
    line((70, 40, 24), 2, 67.4, 30.6, 62.4, 32),
    blob(STEEL, 37, 26, 50, 22, 52, 11, 61, 5, 70, 11, 72, 22, 85, 26, 74, 28, 61, 29, 48, 28),
    line(DARK_STEEL, 2, 61, 6, 61, 23),
    line(DARK_STEEL, 2, 48, 23, 61, 25, 74, 23),
    *(dot(GOLD, x, 25.4, 1.1) for x in (46, 54, 68, 76)),
)
