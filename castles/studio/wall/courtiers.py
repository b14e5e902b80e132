"""The court upon the wall as tables of parts: five silhouettes that nobody confuses, some with other things in hand."""

from castles.studio.figures import OAK, SKIN, STEEL, Part, bar, blob, crested, dot, face, line, oval, poly
from castles.studio.paint.colour import GOLD, INK, Colour, mix
from castles.studio.paint.curves import star

SCARLET: Colour = (164, 30, 40)
ERMINE: Colour = (246, 240, 224)
VIOLET: Colour = (104, 52, 140)
LILAC: Colour = (188, 152, 214)
SKY: Colour = (40, 98, 172)
DARK_STEEL: Colour = (104, 110, 122)
ROSE: Colour = (226, 128, 160)
BLUSH: Colour = (250, 206, 218)
BLOND: Colour = (226, 176, 84)
MIDNIGHT: Colour = (36, 48, 110)
SNOW: Colour = (238, 236, 230)
ORB: Colour = (120, 214, 240)


def crown(x: float, y: float, k: float) -> tuple[Part, ...]:
    """Five points on a band, its lower edge at y."""
    tips = (
        (-13, 0),
        (-16, -15),
        (-9, -8),
        (-7, -18),
        (-2.6, -9),
        (0, -21),
        (2.6, -9),
        (7, -18),
        (9, -8),
        (16, -15),
        (13, 0),
    )
    pearls = ((-16, -15), (-7, -18), (0, -21), (7, -18), (16, -15))
    return (
        poly(GOLD, *(v for dx, dy in tips for v in (x + dx * k, y + dy * k))),
        line(mix(GOLD, INK, 0.45), 1.3, x - 13 * k, y - 4.6 * k, x + 13 * k, y - 4.6 * k),
        *(oval((250, 244, 228), x + dx * k, y + dy * k, 2.2 * k) for dx, dy in pearls),
        *(oval(c, x + dx * k, y - 2.4 * k, 1.7 * k) for dx, c in ((-8, SKY), (0, SCARLET), (8, SKY))),
    )  # fmt: skip


def tails(*spots: tuple[float, float]) -> tuple[Part, ...]:
    """The black tips in ermine."""
    return tuple(poly(INK, x - 0.8, y, x + 0.8, y, x + 1.3, y + 3.6, x, y + 2.6, x - 1.3, y + 3.6) for x, y in spots)


KING: tuple[Part, ...] = (
    blob(SCARLET, 32, 52, 46, 42, 74, 42, 88, 52, 100, 90, 106, 118, 60, 121, 14, 118, 20, 90),
    blob((214, 172, 70), 46, 52, 74, 52, 84, 84, 82, 119, 38, 119, 36, 84),
    line(SCARLET, 2.4, 60, 58, 60, 118),
    poly((104, 66, 40), 36, 84, 84, 84, 85, 91, 35, 91),
    oval(GOLD, 60, 87.4, 5),
    blob(ERMINE, 24, 100, 36, 60, 44, 54, 48, 62, 40, 90, 38, 119, 22, 118),
    blob(ERMINE, 96, 100, 84, 60, 76, 54, 72, 62, 80, 90, 82, 119, 98, 118),
    *tails((33, 92), (30, 108), (38, 76), (87, 92), (90, 108), (82, 76)),
    bar(GOLD, 18, 46, 30, 112, 3.6),
    poly(GOLD, *(v for point in star(17.4, 40, 8, 3.4, 4) for v in point)),
    oval(SCARLET, 17.4, 40, 2.4),
    blob(SCARLET, 38, 50, 26, 58, 18, 72, 22, 82, 32, 82, 42, 68),
    oval(SKIN, 24, 80, 5.6),
    blob(SCARLET, 82, 50, 94, 58, 100, 72, 96, 82, 86, 80, 78, 68),
    oval((60, 110, 180), 92, 74, 7.6),
    line(GOLD, 2, 84.6, 74, 99.4, 74),
    bar(GOLD, 92, 60, 92, 68, 2.2),
    bar(GOLD, 89, 63, 95, 63, 2.2),
    oval(SKIN, 92, 83, 5.2),
    blob(ERMINE, 36, 54, 48, 43, 60, 41, 72, 43, 84, 54, 76, 63, 60, 66, 44, 63),
    *tails((46, 51), (54, 56), (66, 56), (74, 51)),
    blob((120, 80, 46), 46, 38, 46, 26, 60, 20, 74, 26, 74, 38, 70, 46, 50, 46),
    *face(60, 36, 12, (132, 88, 50)),
    blob((132, 88, 50), 48, 41, 54, 43.4, 60, 42, 66, 43.4, 72, 41, 70, 53, 60, 62, 50, 53),
    line((96, 60, 32), 1.4, 54, 44.6, 60, 43, 66, 44.6),
    *crown(60, 28, 1.12),
)

QUEEN: tuple[Part, ...] = (
    blob(VIOLET, 48, 52, 60, 46, 72, 52, 74, 72, 92, 96, 104, 118, 60, 121, 16, 118, 28, 96, 46, 72),
    blob(LILAC, 56, 50, 64, 50, 67, 74, 78, 119, 42, 119, 53, 74),
    line(GOLD, 1.8, 53, 76, 42, 118),
    line(GOLD, 1.8, 67, 76, 78, 118),
    *(oval(GOLD, 60, y, 1.9) for y in (58, 65, 84, 96, 108)),
    poly(ERMINE, 60, 56, 36, 48, 30, 20, 40, 14, 60, 22, 80, 14, 90, 20, 84, 48),
    *(line(mix(ERMINE, INK, 0.32), 1.1, 60, 50, *tip)
      for tip in ((31, 22), (40, 15), (50, 18), (70, 18), (80, 15), (89, 22))),
    blob(VIOLET, 49, 50, 40, 56, 30, 70, 34, 78, 46, 72, 51, 62),
    blob(VIOLET, 71, 50, 80, 56, 90, 62, 96, 54, 90, 48, 80, 48),
    blob(LILAC, 30, 68, 24, 82, 30, 92, 40, 84, 40, 74),
    oval(SKIN, 42, 77, 4.8),
    oval(SKIN, 96, 50, 5),
    bar((72, 124, 66), 97, 46, 100, 20, 2.6),
    blob((236, 236, 246), 100, 24, 92, 18, 90, 8, 97, 12, 100, 4, 103, 12, 110, 8, 108, 18),
    oval(GOLD, 100, 17, 2.6),
    blob((74, 42, 30), 47, 38, 46, 24, 52, 14, 60, 11, 68, 14, 74, 24, 73, 38, 66, 46, 54, 46),
    oval(SKIN, 60, 34, 10.6, 12.4),
    *(dot(INK, x, 33, 1.5) for x in (55.6, 64.4)),
    *(line((74, 42, 30), 1.3, x - 2.6, 29, x + 2.6, 28.4) for x in (55.4, 64.6)),
    line((170, 100, 80), 1.2, 60, 34, 58.8, 37, 60.8, 37.2),
    blob((190, 50, 60), 57, 40.6, 60, 39.8, 63, 40.6, 60, 42.6, inked=False),
    blob((74, 42, 30), 48, 32, 50, 22, 60, 18, 70, 22, 72, 32, 66, 25, 54, 25),
    *crown(60, 20, 0.84),
    line((244, 240, 226), 2.2, 52, 49, 60, 53, 68, 49),
    oval(SCARLET, 60, 54.6, 2.6),
)  # fmt: skip

ARMOUR: tuple[Part, ...] = (
    *(poly(STEEL, x - 7, 84, x + 7, 84, x + 6, 114, x - 6, 114) for x in (51, 69)),
    blob(STEEL, 40, 52, 50, 44, 70, 44, 80, 52, 82, 74, 60, 80, 38, 74),
    blob(SKY, 45, 52, 60, 56, 75, 52, 80, 84, 84, 108, 68, 102, 60, 108, 52, 102, 36, 108, 40, 84),
    poly(GOLD, *(v for point in star(60, 68, 8, 3.4, 6) for v in point)),
    poly((104, 66, 40), 40, 82, 80, 82, 81, 88, 39, 88),
    *(oval(STEEL, x, 53, 9, 8) for x in (40, 80)),
)
HELM: tuple[Part, ...] = (
    blob(SCARLET, 60, 14, 55, 4, 42, 0, 28, 6, 20, 24, 28, 20, 30, 32, 38, 22, 48, 20),
    blob(STEEL, 45, 42, 44, 24, 50, 14, 60, 10, 70, 14, 76, 24, 75, 42, 68, 50, 52, 50),
    poly(DARK_STEEL, 44, 27, 76, 27, 78, 33, 60, 36, 42, 33),
    line(INK, 2.2, 46, 30, 57, 31.4),
    line(INK, 2.2, 63, 31.4, 74, 30),
    line(INK, 1.4, 60, 35, 60, 49),
    *(dot(INK, x, y, 1) for x in (52, 56, 64, 68) for y in (40, 44)),
    line(GOLD, 2, 60, 11, 60, 27),
)
ARM_LEFT: tuple[Part, ...] = (
    blob(STEEL, 42, 54, 30, 60, 24, 72, 30, 80, 40, 74, 46, 64),
    oval(DARK_STEEL, 28, 76, 5.6),
)
ARM_RIGHT: tuple[Part, ...] = (
    blob(STEEL, 78, 54, 90, 58, 98, 66, 94, 76, 84, 74, 74, 64),
    oval(DARK_STEEL, 95, 70, 5.6),
)
SWORD_UP: tuple[Part, ...] = (
    poly(STEEL, 92.6, 66, 91.6, 18, 95, 8, 98.4, 18, 97.4, 66),
    line(DARK_STEEL, 1.2, 95, 16, 95, 62),
    bar(GOLD, 84, 64, 106, 64, 4),
    oval(GOLD, 95, 79, 3.4),
)
SHIELD: tuple[Part, ...] = (
    crested(GOLD, 27, 62, 34, 44),
    crested(ERMINE, 27, 65, 28, 37),
    poly(SCARLET, 24, 66, 30, 66, 30, 76, 40, 76, 40, 82, 30, 82, 30, 98, 24, 98, 24, 82, 14, 82, 14, 76, 24, 76),
)
LANCE: tuple[Part, ...] = (
    poly(SCARLET, 96, 6, 118, 12, 108, 18, 118, 26, 96, 28),
    bar(OAK, 95, 4, 95, 118, 4),
    poly(STEEL, 91.6, 8, 95, -1, 98.4, 8),
)
KNIGHT: tuple[Part, ...] = (*ARMOUR, *SWORD_UP, *ARM_RIGHT, *ARM_LEFT, *SHIELD, *HELM)
KNIGHT_WITH_LANCE: tuple[Part, ...] = (*ARMOUR, *LANCE, *ARM_RIGHT, *ARM_LEFT, *SHIELD, *HELM)
KNIGHT_SALUTING: tuple[Part, ...] = (
    *ARMOUR,
    *SWORD_UP,
    *ARM_RIGHT,
    blob(STEEL, 42, 54, 30, 56, 24, 44, 30, 34, 40, 36, 36, 46, 46, 58),
    *HELM,
    oval(DARK_STEEL, 40, 34, 6),
)

HENNIN: tuple[Part, ...] = (
    blob(BLUSH, 60, 5, 78, 10, 96, 28, 104, 54, 96, 62, 88, 42, 76, 24),
    poly(ROSE, 48, 26, 58, 3, 64, 3, 73, 26),
    *(line(GOLD, 1.8, *xy) for xy in ((51.4, 18, 70.4, 18), (54.4, 10, 67.4, 10))),
    blob(GOLD, 46, 28, 60, 22, 75, 28, 60, 30),
)
PRINCESS_BODY: tuple[Part, ...] = (
    blob(BLOND, 46, 32, 44, 22, 60, 17, 76, 22, 74, 32, 78, 50, 60, 54, 42, 50),
    blob(ROSE, 50, 52, 60, 47, 70, 52, 70, 72, 82, 94, 90, 118, 60, 121, 30, 118, 38, 94, 50, 72),
    blob(BLUSH, 56, 76, 64, 76, 71, 119, 49, 119),
    poly(BLUSH, 51, 51, 60, 60, 69, 51, 66, 48, 54, 48),
    line(GOLD, 2.4, 49, 74, 60, 77, 71, 74),
    *(
        part
        for s in (-1, 1)
        for y in (50, 58, 66, 74)
        for part in (oval(BLOND, 60 + s * (15.4 + (y - 50) * 0.06), y, 4.6, 5.2),)
    ),
    *(poly(SCARLET, x - 3.4, 79, x + 3.4, 79, x + 2, 84, x - 2, 84) for x in (43, 77)),
    *face(60, 36, 11.4),
    blob((206, 66, 84), 57, 42.6, 60, 41.8, 63, 42.6, 60, 45, inked=False),
    *(oval((240, 160, 150), x, 40, 2.4, 1.8, inked=False) for x in (53.4, 66.6)),
    blob(BLOND, 48, 34, 50, 25, 60, 22, 70, 25, 72, 34, 66, 28.6, 60, 27, 54, 28.6),
)  # fmt: skip
PRINCESS: tuple[Part, ...] = (
    *PRINCESS_BODY,
    *HENNIN,
    *(blob(ROSE, 60 + s * 9, 52, 60 + s * 19, 60, 60 + s * 18, 72, 60 + s * 6, 78, 60 + s * 4, 72, 60 + s * 12, 66)
      for s in (-1, 1)),
    line((72, 124, 66), 2.2, 60, 76, 63, 62),
    oval((206, 40, 60), 63.6, 60, 5),
    line((130, 16, 36), 1.1, 61, 60, 64, 57.6, 66, 60.6, 63, 62),
    oval(SKIN, 57, 75, 4.6),
    oval(SKIN, 63.6, 75, 4.6),
)  # fmt: skip
PRINCESS_WAVING: tuple[Part, ...] = (
    *PRINCESS_BODY,
    *HENNIN,
    blob(ROSE, 51, 52, 41, 60, 38, 76, 44, 80, 49, 68, 53, 60),
    oval(SKIN, 41.6, 80, 4.6),
    blob(ROSE, 69, 52, 80, 56, 92, 46, 98, 38, 104, 44, 94, 58, 80, 66, 70, 62),
    oval(SKIN, 101, 38, 4.8),
    blob((252, 250, 244), 101, 34, 96, 20, 104, 10, 106, 18, 116, 16, 110, 28),
)
PRINCESS_WITH_DOVE: tuple[Part, ...] = (
    *PRINCESS_BODY,
    *HENNIN,
    blob(ROSE, 69, 52, 79, 60, 82, 76, 76, 80, 71, 68, 67, 60),
    oval(SKIN, 78.4, 80, 4.6),
    blob(ROSE, 51, 52, 40, 58, 28, 54, 22, 46, 16, 52, 26, 64, 40, 68, 50, 62),
    oval(SKIN, 19.6, 47, 4.8),
    blob((250, 250, 252), 8, 34, 16, 28, 26, 30, 34, 24, 32, 36, 22, 43, 12, 42),
    blob((226, 230, 240), 16, 34, 24, 22, 32, 14, 30, 28, 24, 37),
    poly((236, 150, 60), 8.6, 34, 3, 36, 9, 38),
    dot(INK, 12.4, 33.6, 1.2),
)


def stars(*spots: tuple[float, float, float]) -> tuple[Part, ...]:
    return tuple(poly(GOLD, *(v for point in star(x, y, r, r * 0.42, 5) for v in point)) for x, y, r in spots)


WIZARD: tuple[Part, ...] = (
    blob(MIDNIGHT, 44, 52, 52, 45, 68, 45, 76, 52, 86, 86, 96, 118, 60, 121, 24, 118, 34, 86),
    blob((66, 84, 160), 54, 50, 66, 50, 70, 84, 74, 119, 46, 119, 50, 84),
    *stars((40, 104, 4), (82, 106, 4), (78, 86, 3)),
    bar((120, 80, 46), 100, 30, 92, 118, 4),
    *(line((120, 80, 46), 3, 100, 34, *tip) for tip in ((92, 24), (108, 22))),
    oval(ORB, 100.6, 21, 8.4),
    oval((236, 252, 255), 98, 18, 2.8, inked=False),
    blob(MIDNIGHT, 74, 50, 88, 48, 100, 52, 108, 66, 98, 70, 88, 64, 76, 64),
    oval(SKIN, 97.4, 56, 5.4),
    blob(MIDNIGHT, 46, 50, 34, 48, 20, 38, 8, 42, 12, 60, 26, 66, 44, 66),
    oval(SKIN, 15, 38, 5.4),
    *stars((12, 22, 5), (26, 12, 4), (4, 10, 3.4)),
    *face(60, 36, 11.6, SNOW),
    blob(SNOW, 49, 40, 60, 43, 71, 40, 70, 62, 66, 82, 60, 96, 54, 82, 50, 62),
    *(line((196, 196, 200), 1.3, *xy) for xy in ((56, 54, 57, 78), (64, 54, 63, 78), (60, 58, 60, 86))),
    line(SNOW, 3, 52, 30, 57.6, 31),
    line(SNOW, 3, 68, 30, 62.4, 31),
    poly(MIDNIGHT, 45, 26, 54, 8, 70, 0, 84, 6, 74, 10, 75, 26),
    blob(MIDNIGHT, 32, 28, 46, 21, 60, 20, 74, 21, 88, 28, 74, 30, 60, 30, 46, 31),
    *stars((60, 15, 4.4)),
    line(GOLD, 2, 46, 24, 60, 25.6, 74, 24),
)

COURT: dict[str, tuple[tuple[Part, ...], ...]] = {
    "king": (KING,),
    "queen": (QUEEN,),
    "wizard": (WIZARD,),
    "knight": (KNIGHT, KNIGHT_WITH_LANCE, KNIGHT_SALUTING),
    "princess": (PRINCESS, PRINCESS_WAVING, PRINCESS_WITH_DOVE),
}
