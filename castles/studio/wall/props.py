"""Things that stand on the wall, as tables of parts on a stage of 120 units; their feet are at the lower edge."""

import math

from castles.studio.figures import OAK, STEEL, Part, bar, blob, dot, line, oval, poly
from castles.studio.knights.engines import CATAPULT, wheel
from castles.studio.knights.soldiers import flame
from castles.studio.paint.colour import GOLD, INK, Colour, mix
from castles.studio.wall.curtain import STONE

BRONZE: Colour = (122, 98, 58)
IRON: Colour = (74, 74, 82)
SHIRT: Colour = (242, 236, 220)


CANNON: tuple[Part, ...] = (
    bar(OAK, 20, 104, 62, 84, 9),
    blob(BRONZE, 26, 70, 36, 64, 84, 50, 112, 40, 119, 46, 119, 58, 90, 72, 50, 88, 32, 88),
    *(line(mix(BRONZE, GOLD, 0.6), 3, *xy) for xy in ((50, 61, 56, 84), (80, 52, 86, 73), (104, 43, 109, 63))),
    oval(INK, 116, 50.4, 3, 7.4),
    oval(BRONZE, 23, 80, 5.6),
    *wheel(52, 96, 22, (96, 60, 34), (176, 126, 76)),
    *(oval(IRON, x, y, 8) for x, y in ((90, 111), (106, 111), (98, 98))),
    *(dot((150, 150, 160), x - 2.6, y - 3, 1.8) for x, y in ((90, 111), (106, 111), (98, 98))),
)
BELL: tuple[Part, ...] = (
    poly(STONE, 22, 40, 38, 40, 38, 120, 22, 120),
    poly(STONE, 82, 40, 98, 40, 98, 120, 82, 120),
    *(line(mix(STONE, INK, 0.45), 1.2, x, y, x + 16, y) for x in (22, 82) for y in (56, 72, 88, 104)),
    bar(OAK, 30, 50, 90, 50, 6),
    blob(GOLD, 60, 50, 68, 54, 72, 74, 80, 92, 60, 95, 40, 92, 48, 74, 52, 54),
    line(mix(GOLD, INK, 0.4), 2, 43, 87, 60, 89.6, 77, 87),
    oval((140, 96, 34), 60, 97, 5),
    poly((150, 60, 48), 12, 44, 60, 6, 108, 44),
    *(line((104, 34, 30), 1.4, 60 - k, 6 + k * 0.8, 60 - k * 0.2, 44) for k in (14, 30)),
    *(line((104, 34, 30), 1.4, 60 + k, 6 + k * 0.8, 60 + k * 0.2, 44) for k in (14, 30)),
    oval(GOLD, 60, 6, 4),
)
BRAZIER: tuple[Part, ...] = (
    *(bar(IRON, 60, 84, x, 120, 4) for x in (38, 82)),
    bar(IRON, 60, 84, 60, 120, 4),
    *flame(60, 74, 2.6),
    *flame(42, 76, 1.5),
    *flame(78, 76, 1.5),
    poly(IRON, 30, 66, 90, 66, 80, 90, 40, 90),
    *(line((130, 60, 40), 2.2, x, 68, 60 + (x - 60) * 0.68, 88) for x in (40, 50, 60, 70, 80)),
    bar(IRON, 27, 66, 93, 66, 5),
)
TWIGS = ((22, -8), (30, 4), (38, -10), (46, 8), (54, -8), (62, 10), (70, -6), (78, 8), (86, -8), (96, 8))
STORK: tuple[Part, ...] = (
    poly(STONE, 36, 84, 84, 84, 84, 120, 36, 120),
    poly(mix(STONE, INK, 0.2), 30, 80, 90, 80, 90, 88, 30, 88),
    blob((134, 100, 58), 24, 74, 40, 68, 80, 68, 96, 74, 92, 86, 60, 90, 28, 86),
    *(line((88, 60, 34), 1.8, x, 84 - abs(x - 60) * 0.1, x + d, 66) for x, d in TWIGS),
    *(line(colour, w, x, 70, x, 52) for x in (56, 64) for colour, w in ((INK, 4), ((214, 74, 50), 2.2))),
    blob((248, 246, 240), 40, 40, 56, 32, 72, 38, 90, 50, 74, 58, 52, 58, 42, 50),
    blob((40, 36, 40), 70, 42, 96, 52, 88, 58, 70, 56, 60, 50),
    blob((248, 246, 240), 40, 46, 38, 30, 42, 16, 50, 12, 56, 18, 50, 26, 50, 38),
    poly((222, 80, 50), 42, 15, 14, 22, 43, 22),
    dot(INK, 48, 17, 1.7),
)  # fmt: skip
CAT: tuple[Part, ...] = (
    *(line(colour, w, 84, 112, 100, 106, 104, 88, 98, 76) for colour, w in ((INK, 11), ((70, 64, 70), 7.6))),
    blob((70, 64, 70), 46, 120, 44, 92, 52, 74, 68, 72, 80, 86, 86, 108, 84, 120),
    blob((240, 234, 224), 46, 118, 48, 96, 54, 84, 60, 96, 60, 119),
    poly((70, 64, 70), 36, 58, 38, 40, 50, 50),
    poly((70, 64, 70), 66, 50, 78, 40, 80, 58),
    oval((70, 64, 70), 58, 64, 23, 19),
    *(oval((210, 226, 90), x, 62, 4.6) for x in (49, 66)),
    *(oval(INK, x, 62, 1.5, 4, inked=False) for x in (49, 66)),
    poly((226, 140, 140), 55, 70, 60, 70, 57.5, 73),
    *(line((220, 216, 210), 1, *xy) for xy in ((44, 71, 28, 68), (44, 74, 29, 77), (71, 71, 87, 68), (71, 74, 86, 77))),
    line((190, 40, 46), 3.6, 44, 82, 57, 86, 72, 81),
    oval(GOLD, 57, 87, 3.4),
)
CRANE: tuple[Part, ...] = (
    bar(OAK, 40, 120, 40, 10, 7),
    bar(OAK, 40, 92, 76, 52, 5),
    bar(OAK, 16, 24, 114, 14, 7),
    bar(OAK, 40, 60, 20, 25, 4),
    *(line(colour, w, 106, 16, 106, 66) for colour, w in ((INK, 3.4), ((224, 204, 156), 1.8))),
    *(line((224, 204, 156), 1.8, 106, 62, x, 76) for x in (94, 118)),
    poly(STONE, 92, 76, 119, 76, 119, 96, 92, 96),
    line(mix(STONE, (255, 255, 255), 0.5), 2, 94, 79, 117, 79),
    oval((110, 74, 42), 106, 16, 5),
    oval((110, 74, 42), 40, 100, 17),
    oval((176, 126, 76), 40, 100, 13),
    *(line((110, 74, 42), 2.6, 40, 100, 40 + 12 * math.cos(i), 100 + 12 * math.sin(i)) for i in range(6)),
    oval(STEEL, 40, 100, 4),
)
LAUNDRY: tuple[Part, ...] = (
    bar(OAK, 12, 120, 12, 36, 5),
    bar(OAK, 108, 120, 108, 36, 5),
    *(line(colour, w, 12, 44, 60, 52, 108, 44) for colour, w in ((INK, 2.6), ((236, 220, 180), 1.4))),
    poly(SHIRT, 20, 46, 26, 46, 30, 50, 34, 47, 40, 48, 46, 60, 40, 64, 38, 60, 38, 88, 22, 88, 22, 60, 18, 62, 14, 58),
    poly((196, 70, 64), 50, 51, 68, 51.4, 67, 92, 60, 92, 59.4, 66, 58, 92, 51, 92),
    blob((110, 150, 196), 76, 50, 98, 46, 100, 84, 92, 80, 86, 86, 78, 82),
    *(
        bar((206, 166, 106), x, y, x, y + 6, 2.4)
        for x, y in ((25, 43), (36, 45), (53, 48), (66, 48), (79, 46), (96, 43))
    ),
)
PIKES: tuple[Part, ...] = (
    *(
        part
        for x, lean in ((36, -10), (52, -3), (68, 4), (84, 11))
        for part in (
            bar(OAK, x, 120, x + lean, 22, 3.6),
            poly(STEEL, x + lean - 4.6, 22, x + lean * 1.2, 4, x + lean + 4.6, 22),
        )
    ),
    bar(OAK, 26, 84, 94, 84, 5),
    blob(STEEL, 42, 120, 44, 98, 60, 88, 76, 98, 78, 120),
    bar(IRON, 40, 114, 80, 114, 5),
    poly((178, 44, 48), 60, 90, 56, 74, 64, 70, 72, 78),
)
TRUMPETER: tuple[Part, ...] = (
    blob((40, 110, 86), 40, 74, 50, 64, 70, 64, 80, 74, 84, 121, 36, 121),
    poly((240, 206, 100), 57, 66, 63, 66, 64, 120, 56, 120),
    blob((40, 110, 86), 76, 70, 90, 64, 92, 54, 84, 52, 72, 60),
    oval((226, 178, 140), 60, 48, 14, 15),
    *(dot(INK, x, 46, 1.7) for x in (58, 68)),
    blob((150, 40, 60), 44, 42, 46, 28, 62, 24, 78, 32, 78, 42, 60, 38),
    blob((244, 236, 220), 48, 32, 36, 20, 40, 10, 50, 20, 54, 28),
    bar(GOLD, 70, 54, 104, 46, 4.4),
    poly(GOLD, 100, 45, 119, 34, 119, 54, 102, 49),
    poly((178, 44, 48), 78, 54, 98, 49, 99, 78, 90, 72, 82, 80),
    oval((226, 178, 140), 84, 53, 5.4),
)
COCK: tuple[Part, ...] = (
    bar(IRON, 60, 120, 60, 50, 3.6),
    bar(IRON, 38, 84, 82, 84, 3),
    *(poly(IRON, x - 5, 84, x, 78, x + 5, 84, x, 90) for x in (38, 82)),
    blob(GOLD, 36, 30, 30, 12, 44, 20, 48, 34, 62, 38, 70, 28, 72, 14, 80, 10, 86, 16, 84, 34, 74, 52, 56, 56, 42, 48),
    poly((196, 50, 44), 72, 14, 73, 4, 78, 8, 81, 3, 84, 11),
    poly((226, 140, 50), 86, 15, 95, 19, 85, 22),
    dot(INK, 80, 16, 1.7),
    poly((196, 50, 44), 84, 23, 89, 30, 82, 30),
)
KEG: tuple[Part, ...] = (
    *(
        part
        for x, y in ((40, 100), (80, 100), (60, 66))
        for part in (
            blob((156, 104, 58), x - 16, y - 18, x, y - 20, x + 16, y - 18, x + 19, y,
                 x + 16, y + 18, x, y + 20, x - 16, y + 18, x - 19, y),
            line(IRON, 3, x - 17.6, y - 9, x + 17.6, y - 9),
            line(IRON, 3, x - 17.6, y + 9, x + 17.6, y + 9),
            line(mix(OAK, INK, 0.4), 1.2, x - 6, y - 18, x - 6, y + 18),
            line(mix(OAK, INK, 0.4), 1.2, x + 6, y - 18, x + 6, y + 18),
        )
    ),
)  # fmt: skip
PROPS: dict[str, tuple[Part, ...]] = {
    "cannon": CANNON,
    "bell": BELL,
    "brazier": BRAZIER,
    "stork": STORK,
    "cat": CAT,
    "crane": CRANE,
    "laundry": LAUNDRY,
    "pikes": PIKES,
    "trumpeter": TRUMPETER,
    "cock": COCK,
    "kegs": KEG,
    "catapult": CATAPULT,
}
