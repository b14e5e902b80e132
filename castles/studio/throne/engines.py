"""Things on the special cards as tables of parts: the trebuchet, and the crown above a shield."""

import math

from castles.studio.figures import LEATHER, STEEL, Part, bar, blob, crested, dot, line, oval, poly
from castles.studio.paint.colour import GOLD, INK, Colour

BEAM: Colour = (160, 110, 62)
FAR_BEAM: Colour = (108, 72, 44)
ROPE: Colour = (226, 202, 154)
ROCK: Colour = (150, 146, 142)


def wheel(x: float, y: float, r: float) -> tuple[Part, ...]:
    turns = [i * math.tau / 8 for i in range(8)]
    return (
        oval((88, 56, 34), x, y, r),
        oval((164, 114, 68), x, y, r * 0.76),
        *(line((88, 56, 34), 2.4, x, y, x + r * 0.74 * math.cos(a), y + r * 0.74 * math.sin(a)) for a in turns),
        oval(STEEL, x, y, r * 0.26),
    )


TREBUCHET: tuple[Part, ...] = (
    bar(FAR_BEAM, 16, 100, 106, 96, 6),
    bar(FAR_BEAM, 44, 98, 70, 40, 5.4),
    bar(FAR_BEAM, 98, 96, 70, 40, 5.4),
    bar(BEAM, 10, 78, 92, 20, 6.4),
    *(line(ROPE, 1.8, 60 + 3 * i, 40 - 2.2 * i, 64 + 3 * i, 46 - 2.2 * i) for i in range(4)),
    line(ROPE, 2, 10, 79, 14, 100),
    line(ROPE, 2, 12, 78, 26, 100),
    line(STEEL, 2.6, 90, 22, 84, 36),
    line(STEEL, 2.6, 90, 22, 100, 36),
    poly(FAR_BEAM, 74, 34, 110, 34, 104, 64, 80, 64),
    *(line(STEEL, 2.2, x, 35, x + (92 - x) * 0.3, 63) for x in (78, 86, 98, 106)),
    blob(ROCK, 75, 35, 78, 27, 86, 24, 92, 28, 99, 23, 107, 28, 109, 35),
    bar(BEAM, 34, 104, 64, 38, 6.8),
    bar(BEAM, 88, 104, 64, 38, 6.8),
    bar(BEAM, 44, 80, 78, 80, 5.4),
    oval(STEEL, 64, 40, 5),
    dot(INK, 64, 40, 1.6),
    bar(BEAM, 4, 104, 114, 104, 8.4),
    *(dot(STEEL, x, 104, 1.5) for x in (14, 44, 60, 76, 106)),
    *wheel(26, 110, 9.6),
    *wheel(94, 110, 9.6),
    blob(LEATHER, 8, 98, 20, 102, 32, 98, 28, 106, 14, 106),
    blob(ROCK, 11, 96, 14, 88, 21, 86, 28, 90, 29, 97, 24, 102, 15, 102),
    line((104, 100, 98), 1.3, 18, 89, 21, 94, 18, 99),
)
CROWNED_SHIELD: tuple[Part, ...] = (
    crested(GOLD, 60, 38, 66, 80),
    crested((150, 24, 42), 60, 42, 58, 71),
    blob((250, 222, 140), 60, 48, 64, 60, 78, 58, 70, 68, 78, 80, 65, 76, 60, 98, 55, 76, 42, 80, 50, 68, 42, 58, 56,
        60),
    oval((40, 90, 170), 60, 69, 5),
    blob((120, 18, 36), 38, 34, 40, 16, 60, 8, 80, 16, 82, 34),
    poly(GOLD, 36, 38, 29, 10, 42, 22, 49, 5, 60, 19, 71, 5, 78, 22, 91, 10, 84, 38, 60, 42),
    poly((255, 226, 140), 36, 31, 60, 35, 84, 31, 84, 38.6, 60, 42.6, 36, 38.6),
    *(oval(c, x, y, 2.8) for x, y, c in ((44, 36, (40, 90, 170)), (60, 38.6, (190, 36, 50)), (76, 36, (40, 90,
        170)))),
    *(oval((250, 244, 230), x, y, 3) for x, y in ((29, 10), (49, 5), (71, 5), (91, 10))),
)  # fmt: skip
