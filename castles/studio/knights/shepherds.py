"""Two shepherds as tables of parts: one with his crook and a ewe, one with a lamb in his arms and his dog."""

from castles.studio.figures import LEATHER, SKIN, Part, blob, dot, face, line, oval, poly
from castles.studio.knights.soldiers import STRAW, boot
from castles.studio.paint.colour import INK, Colour
from castles.studio.poses import mirrored, placed, posed

CLOAK: Colour = (112, 118, 156)
HOOD: Colour = (84, 90, 128)
SHIRT: Colour = (214, 196, 160)
FELT: Colour = (126, 92, 62)
WOOL: Colour = (244, 238, 224)
FACE: Colour = (74, 60, 54)
CROOK_WOOD: Colour = (182, 130, 76)
GREY_BEARD: Colour = (222, 214, 200)
AUBURN: Colour = (150, 82, 40)

FLEECE = ((-14, 0, 9), (-5, -6, 10), (6, -5, 10), (14, 1, 8), (6, 6, 9), (-6, 7, 9), (-14, 6, 7))


def sheep(x: float, y: float, k: float, wool: Colour = WOOL) -> tuple[Part, ...]:
    """A ewe looking right, the middle of her fleece at x, y."""
    head = ((14, -11), (22, -13), (29, -5), (27, 2), (20, 3), (14, -3))
    ear = ((14, -11), (9, -13), (10, -7), (15, -6))
    return (
        *(line(INK, 4.8 * k, x + dx * k, y + 6 * k, x + dx * k, y + 22 * k) for dx in (-13, -5, 6, 13)),
        *(line(FACE, 3.2 * k, x + dx * k, y + 6 * k, x + dx * k, y + 21 * k) for dx in (-13, -5, 6, 13)),
        *(oval(wool, x + dx * k, y + dy * k, r * k) for dx, dy, r in FLEECE),
        oval(wool, x, y, 14 * k, 9 * k, inked=False),
        *(line((206, 196, 178), 1.1, x + dx * k, y + dy * k, x + (dx + 3) * k, y + (dy + 2.6) * k,
               x + (dx + 6) * k, y + dy * k)
          for dx, dy in ((-10, -3), (1, -5), (-4, 3), (6, 3))),
        blob(FACE, *(v for dx, dy in head for v in (x + dx * k, y + dy * k))),
        blob(FACE, *(v for dx, dy in ear for v in (x + dx * k, y + dy * k))),
        oval(wool, x + 17 * k, y - 13 * k, 5 * k, 4 * k),
        oval((250, 248, 236), x + 22.5 * k, y - 6.5 * k, 1.5 * k, inked=False),
    )  # fmt: skip


CROOK: tuple[Part, ...] = tuple(
    line(colour, width, 28, 118, 29, 24, 30, 14, 36, 7, 44, 7, 49, 13, 47, 20, 43, 22)
    for colour, width in ((INK, 6.4), (CROOK_WOOD, 3.8))
)
BODY: tuple[Part, ...] = (
    poly((132, 112, 88), 47, 92, 58, 92, 57, 108, 46, 108),
    poly((132, 112, 88), 62, 92, 73, 92, 74, 108, 63, 108),
    boot(51, 111, LEATHER, -1),
    boot(69, 111, LEATHER),
    blob(SHIRT, 45, 50, 53, 43, 67, 43, 75, 50, 80, 96, 60, 101, 40, 96),
    line(LEATHER, 3.4, 42, 76, 60, 79, 78, 76),
    blob(CLOAK, 44, 50, 52, 44, 57, 50, 52, 72, 46, 102, 30, 100, 34, 78),
    blob(CLOAK, 76, 50, 68, 44, 63, 50, 68, 72, 74, 102, 90, 100, 86, 78),
)
OLD_MAN: tuple[Part, ...] = (
    *CROOK,
    *BODY,
    blob(CLOAK, 50, 47, 40, 54, 28, 62, 25, 71, 33, 75, 46, 68),
    oval(SKIN, 29, 69, 5.4),
    blob(HOOD, 42, 50, 51, 42, 69, 42, 78, 50, 70, 58, 60, 61, 50, 58),
    *face(60, 35, 10.8, GREY_BEARD),
    blob(GREY_BEARD, 51, 38, 60, 41, 69, 38, 67, 52, 60, 62, 53, 52),
    blob(FELT, 34, 25, 47, 17, 60, 15, 76, 17, 87, 26, 74, 27, 60, 27, 46, 28),
    blob(FELT, 47, 22, 50, 8, 60, 5, 71, 9, 73, 22, 60, 26),
    line(STRAW, 2.4, 48, 21, 60, 24, 72, 21),
)
SHEPHERD: tuple[Part, ...] = (posed(placed(1, -6, 0), *OLD_MAN), *sheep(86, 94, 0.98))

DOG: tuple[Part, ...] = (
    blob((60, 50, 48), 88, 96, 98, 86, 108, 92, 112, 108, 112, 115, 90, 115, 86, 106),
    blob((236, 228, 212), 89, 96, 95, 94, 97, 106, 94, 115, 88, 115, 86, 106),
    blob((60, 50, 48), 112, 104, 118, 100, 119, 110, 112, 115),
    blob((60, 50, 48), 80, 82, 88, 74, 99, 77, 102, 88, 94, 95, 84, 93, 76, 91, 76, 86),
    blob((236, 228, 212), 77, 86, 84, 84, 88, 92, 80, 93, 75, 91),
    poly((60, 50, 48), 88, 77, 90, 67, 96, 77),
    poly((60, 50, 48), 95, 78, 100, 70, 101, 82),
    oval(INK, 76.4, 87, 2, 1.7, inked=False),
    dot((250, 240, 200), 86.5, 82, 1.4),
    line((196, 60, 60), 2.6, 86, 95, 92, 97, 99, 93),
)
YOUTH: tuple[Part, ...] = (
    posed(mirrored(60), *CROOK),
    *BODY,
    blob(HOOD, 42, 50, 51, 42, 69, 42, 78, 50, 70, 57, 60, 59, 50, 57),
    blob(CLOAK, 48, 47, 37, 54, 29, 66, 30, 76, 39, 77, 46, 66),
    oval(SKIN, 34, 77, 5.2),
    blob(CLOAK, 72, 47, 82, 54, 92, 62, 95, 70, 88, 75, 74, 68),
    oval(SKIN, 91, 69, 5.4),
    blob(AUBURN, 49, 36, 48, 24, 60, 18, 72, 24, 71, 36, 66, 42, 54, 42),
    *face(60, 35, 10.6),
    line((150, 70, 56), 1.4, 56, 41, 60, 42.6, 64, 41),
    blob(FELT, 36, 27, 47, 20, 60, 17, 74, 19, 86, 25, 74, 29, 60, 28, 46, 30),
    blob(FELT, 47, 23, 50, 10, 60, 6, 70, 9, 73, 22, 60, 26),
    line((196, 60, 60), 2.4, 48, 22, 60, 25, 72, 21),
    blob((240, 236, 226), 70, 20, 76, 8, 84, 3, 80, 13, 74, 21),
)
SHEPHERD_BOY: tuple[Part, ...] = (
    posed(placed(1, -4, 0), *YOUTH),
    posed(mirrored(24), *sheep(24, 99, 0.68)),
    *DOG,
)
