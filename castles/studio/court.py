"""The court: king, queen, wizard, and a knight on his charger, as tables of parts."""

from castles.studio.figures import (
    LEATHER,
    OAK,
    SKIN,
    STEEL,
    Part,
    bar,
    blob,
    crested,
    dot,
    face,
    line,
    oval,
    poly,
)
from castles.studio.paint.colour import GOLD, GULES, INK, Colour, mix

ERMINE: Colour = (244, 236, 216)
SNOW: Colour = (232, 230, 226)
SCARLET: Colour = (168, 36, 40)
SAPPHIRE: Colour = (40, 90, 170)


def gown(colour: Colour) -> tuple[Part, ...]:
    """A long robe with a paler front and two sleeves."""
    front = mix(colour, (255, 240, 210), 0.25)
    return (
        blob(colour, 44, 50, 52, 44, 68, 44, 76, 50, 84, 84, 90, 114, 60, 118, 30, 114, 36, 84),
        blob(front, 54, 48, 66, 48, 70, 84, 72, 116, 48, 116, 50, 84),
        *(
            blob(colour, 60 + s * 14, 48, 60 + s * 26, 60, 60 + s * 28, 74, 60 + s * 20, 78, 60 + s * 14, 66)
            for s in (-1, 1)
        ),
    )


CROWN: tuple[Part, ...] = (
    poly(GOLD, 47, 28, 44, 12, 52, 20, 60, 6, 68, 20, 76, 12, 73, 28),
    *(oval(colour, x, 25, 2) for x, colour in ((53, SAPPHIRE), (60, (190, 40, 50)), (67, SAPPHIRE))),
)
KING: tuple[Part, ...] = (
    *gown((150, 28, 36)),
    blob(ERMINE, 42, 50, 60, 44, 78, 50, 74, 60, 60, 56, 46, 60),
    *(dot(INK, x, y, 1.1) for x, y in ((48, 53), (56, 51), (66, 52), (72, 55))),
    bar(GOLD, 86, 56, 90, 104, 3),
    oval(GOLD, 86, 53, 5),
    *face(60, 34, 12, (120, 78, 44)),
    *CROWN,
)
QUEEN: tuple[Part, ...] = (
    blob((94, 54, 34), 46, 28, 60, 20, 74, 28, 80, 62, 68, 66, 52, 66, 40, 62),
    *gown((92, 48, 128)),
    oval(SKIN, 60, 76, 6),
    line(GOLD, 2.4, 46, 68, 60, 72, 74, 68),
    *face(60, 34, 12),
    *CROWN,
)
WIZARD: tuple[Part, ...] = (
    *gown((38, 62, 120)),
    bar(OAK, 90, 24, 88, 116, 3.6),
    oval((110, 200, 230), 90, 20, 7),
    *face(60, 34, 12, SNOW),
    blob(SNOW, 52, 42, 68, 42, 66, 66, 60, 78, 54, 66),
    poly((38, 62, 120), 40, 28, 64, 2, 80, 28),
    blob((38, 62, 120), 36, 28, 60, 23, 84, 28, 60, 33),
    dot((250, 214, 100), 60, 17, 3),
)
HORSE: Colour = (110, 78, 56)
CLOTH: Colour = (36, 70, 140)
CHARGER: tuple[Part, ...] = (
    blob((74, 50, 38), 22, 62, 12, 66, 6, 84, 10, 100, 16, 92, 18, 78, 26, 72),
    *(
        part
        for x, q in ((32, -3), (46, 3), (74, -3), (90, 8))
        for part in (
            poly((96, 66, 48), x, 92, x + 9, 92, x + 7 + q, 110, x + 1 + q, 110),
            poly((50, 34, 28), x + q, 108, x + 8 + q, 108, x + 11 + q, 115, x - 1 + q, 115),
        )
    ),
    bar((206, 170, 110), 2, 66, 114, 12, 3.2),
    poly(STEEL, 112, 9, 119.5, 9, 115, 15),
    poly(GULES, 108, 15, 92, 22, 84, 12, 92, 12, 88, 4, 104, 6),
    blob(HORSE, 76, 66, 80, 44, 86, 30, 94, 23, 103, 28, 118, 46, 119, 54, 111, 57, 101, 50, 97, 60, 96, 72),
    poly(HORSE, 90, 26, 94, 14, 99, 26),
    blob(
        CLOTH,
        *(20, 64, 32, 58, 60, 60, 76, 58, 84, 44, 91, 33, 101, 40, 98, 56, 100, 74, 104, 96, 92, 92, 84, 99),
        *(74, 93, 64, 99, 54, 93, 44, 99, 34, 93, 22, 98, 18, 82),
    ),
    *(poly(GOLD, x - 4, 80, x, 74, x + 4, 80, x, 87) for x in (28, 44, 60, 76, 92)),
    line(GOLD, 2, 20, 92, 34, 88, 44, 93, 54, 88, 64, 93, 74, 88, 84, 93, 92, 87, 102, 90),
    blob(STEEL, 90, 30, 95, 24, 103, 29, 116, 45, 114, 50, 103, 44, 94, 38),
    dot(INK, 101, 36, 2),
    line((60, 34, 24), 1.6, 110, 50, 92, 56, 68, 56),
)
RIDER: tuple[Part, ...] = (
    poly(LEATHER, 42, 62, 70, 62, 74, 50, 70, 50, 66, 56, 46, 56, 42, 44, 38, 46),
    poly(STEEL, 56, 60, 66, 62, 72, 84, 78, 88, 66, 90, 62, 84),
    blob(SCARLET, 44, 34, 54, 28, 66, 30, 70, 42, 68, 64, 44, 64),
    blob(STEEL, 62, 36, 70, 38, 80, 44, 78, 50, 66, 48),
    blob(SCARLET, 44, 8, 36, 0, 22, 4, 16, 14, 28, 12, 40, 18),
    poly(STEEL, 45, 10, 56, 6, 68, 10, 69, 26, 63, 34, 50, 34, 45, 26),
    line(INK, 2.4, 55, 17, 69, 17),
    line(INK, 1.6, 61, 8, 61, 33),
    *(dot(INK, x, y, 0.9) for x in (64, 67) for y in (22, 26)),
    crested(GOLD, 50, 38, 22, 27),
    crested((240, 232, 214), 50, 40, 18, 22),
    poly(GULES, 48, 41, 52, 41, 52, 47, 58, 47, 58, 51, 52, 51, 52, 60, 48, 60, 48, 51, 42, 51, 42, 47, 48, 47),
)
KNIGHT: tuple[Part, ...] = (*CHARGER, *RIDER)
