"""Poses: where the hands are, how the tools in them are turned, and how near the figure stands."""

from typing import NamedTuple

from castles.studio.paint.brush import Point

# Hands and the tool's own place in the figure's units; the right hand is at the right of the picture when the figure
# faces us or looks right. `left` – stays out of sight. A tool may be held by both hands or go behind the body.
# fmt: off
TABLE = """
pose     right   turn left    turn tool    shift behind
hold     57,59   4    -       0    -       -16   -
face     34,40   16   -       0    -       0     -
throne   78,62   6    -72,84  -4   -       0     -
salute   52,26   8    -44,110 0    -       -4    -
smell    38,58   24   10,92   0    -       0     -
two      24,88   0    -24,88  0    0,86    0     -
juggle   82,-6   14   -72,40  -10  -       0     -
lap      18,112  0    -16,110 0    2,104   0     -
offer    46,66   0    -40,96  0    -       0     -
lift     62,30   8    -       0    -       -16   -
write    40,82   28   -26,96  0    -       0     -
lean     7,58    0    -7,64   0    0,58    0     -
pray     4,74    0    -6,78   0    0,70    0     -
praying  30,50   20   24,54   20   28,46   0     -
preach   74,0    8    -34,92  -6   -       -8    -
bless    66,2    4    -66,72  -4   -       0     -
staff    64,56   -6   -46,92  0    -       -6    -
gaze     62,4    62   36,30   0    52,0    -26   -
pour     56,22   40   -42,80  0    -       0     -
teach    56,18   6    -       0    -       -8    -
inspect  48,24   0    -       0    -       -6    -
measure  24,96   10   -30,98  0    -       0     -
bounty   30,90   0    -64,72  0    26,84   0     -
judge    78,28   0    -58,92  -20  -       0     -
aloft    60,6    -4   -44,108 0    -       -20   -
command  84,32   62   -44,108 0    -       -28   -
guard    58,72   0    -44,108 0    -       -6    -
blow     50,12   72   -       0    42,14   -20   -
charge   80,26   46   -44,108 0    -       -40   -
wield    54,68   33   32,102  33   54,68   -20   -
wander   20,78   -42  -44,108 0    -34,56  6     behind
akimbo   50,108  160  -50,108 0    62,112  0     -
pipe     60,30   74   40,26   0    70,26   -62   -
dangle   66,24   0    -       0    -       -12   -
count    52,98   0    -30,100 0    56,96   0     -
joy      58,-22  10   -66,-26 -20  -       -10    -
toll     64,-22  -24  -       0    -       -10   -
spy      50,-2   88   -       0    44,-3   -38   -
examine  60,4    -6   -       0    -       -18   -
muse     8,46    0    -52,106 -8   -70,70  0     -
bear     66,88   4    -50,86  0    -       0     -
fuse     74,34   -16  -66,20  0    -       0     -
smash    66,-26  24   -72,26  0    -       0     -
shoulder 40,82   30   -44,108 0    -       -8    behind
fence    84,44   30   -58,84  0    -       -30   -
strike   70,-16  -22  -46,90  60   -       0     -
carve    72,22   8    -36,90  30   -       0     -
spin     22,84   0    -22,84  0    0,90    0     -
open     66,74   0    -66,74  0    -       0     -
sculpt   58,66   76   -50,6   -10  -       -22   -
cheers   72,14   6    -72,28  -6   -       0     -
plank    36,84   36   -62,88  -20  -       -4    behind
unlock   40,72   -74  -22,92  0    -       0     -
hug      22,98   0    -24,92  0    0,100    0     -
aim      58,72   64   26,92   0    50,76   -16    -
stir     54,66   4    30,92   0    -       -20   -
beg      54,74   0    -20,96  0    -       -4    -
hugkeg   40,104  0    -62,60  -6   14,108  0     -
herd     66,60   6    -34,92  0    -       6     -
toast    66,12   6    -50,82  0    -       -6    -
rein     62,66   0    -48,84  -10  -       -22   -
carry    74,60   0    -74,60  0    -       0     -
crown    40,-50  0    -40,-50 0    0,-38   0     -
angle    58,84   14   -58,78  -10  -       -10   -
smoke    66,50   6    -46,96  0    -       0     -
"""
# fmt: on


class Hand(NamedTuple):
    at: Point
    turn: float


class Pose(NamedTuple):
    right: Hand
    left: Hand | None
    tool: Point  # the right tool's own place
    held_twice: bool
    shift: float  # of the whole figure, to make room
    behind: bool


class Shot(NamedTuple):
    """Where the middle of the face is in the picture, and how large a unit is; tall hats want more room."""

    x: float
    y: float
    scale: float


SHOTS = {
    "bust": Shot(158, 113, 1.42),
    "half": Shot(156, 92, 1.13),
    "sit": Shot(156, 86, 0.96),
    "far": Shot(158, 106, 0.94),
}
TALL = {
    "bust": Shot(158, 126, 1.28),
    "half": Shot(156, 104, 1.06),
    "sit": Shot(156, 94, 0.93),
    "far": Shot(158, 112, 0.9),
}
TALL_HATS = frozenset(["hennin", "tiara", "wizard", "witch", "jester", "horned", "sallet", "turban"])


def point(word: str) -> Point:
    x, y = word.split(",")
    return float(x), float(y)


def pose(row: str) -> Pose:
    _, right, turn, left, left_turn, tool, shift, behind = row.split()
    return Pose(
        Hand(point(right), float(turn)),
        None if left == "-" else Hand(point(left), float(left_turn)),
        point(right if tool == "-" else tool),
        tool != "-",
        float(shift),
        behind == "behind",
    )


POSES = {row.split()[0]: pose(row) for row in TABLE.strip().splitlines()[1:]}


def shot(name: str, hat: str) -> Shot:
    return (TALL if hat in TALL_HATS else SHOTS)[name]
