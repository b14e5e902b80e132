"""Faces from in front and in profile: outline, eyes, nose, mouth, age, and what makes a face somebody's."""

from castles.studio.combo.cast import Looks
from castles.studio.combo.easel import Easel, corners
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.palette import DARK
from castles.studio.paint.colour import Colour, mix

HALF = 25  # of a face's width; wider and narrower faces are stretched as a whole

# the width, the jaw as a part of it, how much lower the chin is
# fmt: off
FACES: dict[str, tuple[float, float, float]] = {
    "oval": (24, 0.80, 0), "round": (27, 0.92, -3), "long": (22, 0.80, 5), "square": (25, 0.98, 0),
    "heart": (25, 0.68, 1), "gaunt": (22, 0.66, 4), "child": (25, 0.88, -5), "broad": (28, 0.96, 1),
}
# how far the brow sinks inside, how far the lid falls, where the iris looks
EYES: dict[str, tuple[float, float, float]] = {
    "open": (0, 0, 0), "proud": (-2, 0.35, 0), "stern": (3.4, 0.2, 0), "sly": (1.5, 0.45, 1.6),
    "tired": (-2.6, 0.5, 0), "wide": (-1.6, -0.35, 0), "glad": (-1.2, 1, 0), "closed": (-0.5, 1, 0),
    "dreamy": (-2, 0.2, -1.2), "squint": (2.4, 0.62, 0), "up": (-2.2, -0.1, 0),
}
# how far it stands out, how low its tip is, how wide it is
NOSES: dict[str, tuple[float, float, float]] = {
    "small": (3, 8, 2.4), "straight": (4.4, 10, 3), "long": (5.5, 13.5, 3), "hook": (8, 11.5, 3),
    "broad": (5, 10, 5.4), "bulb": (6, 10.5, 6),
}
OPEN_MOUTHS: dict[str, tuple[float, float]] = {"grin": (9, 5), "open": (5, 6), "sing": (4.4, 7), "roar": (9, 9)}
# how the corners and the middle of the closed lips lie, and half their width
LIPS: dict[str, tuple[float, float, float]] = {
    "smile": (-2.2, 1.4, 8.5), "flat": (0, 0, 7), "frown": (2.2, -1.2, 7.5), "smirk": (-2.6, 1, 7.5),
    "pout": (0.8, -0.6, 5), "kind": (-1.2, 0.8, 6.5),
}
# fmt: on

EYE_X, EYE_Y = 10.2, -3.0
FLAT = {"ink": 0.0, "shade": 0.0, "light": 0.0}

MARKS = drawings("""
[specs]
ell #e2ecf0 8.2,7.6 -10.4,-2.4 10.4,-2.4 o=0.28 i=1.5 c=#603e18 s=0 l=0
line #603e18 1.5 -2.4,-3 0,-5 2.4,-3
[monocle]
ell #e2ecf0 8.4,8.4 10.4,-2.4 o=0.3 i=2 c=#96681e s=0 l=0
line #96681e 0.9 17,2 26,18 21,40
[patch]
line ink 1.6 -25,-20 0,-14 10,-6 25,2
blob black 2,-8 18,-7 15,4 6,4 i=1
[scar]
line skin-50 1.5 -15,2 -13,9 -9,15
path skin-50 0.8 -16,5 -11,4 | -14,9 -9,8 | -12,13 -7,12
[wart]
ell skin-30 2.2,2.2 -8,25 i=0.8
[mole]
ell ink 1.2,1.2 -9,17 i=0
[freckles]
dots skin-30 0.9 -14,7 -11,9.6 -8,6.6 -5.6,9.4 -16,10 6,7 9,9.6 12,6.6 14.6,9.4 17,10 i=0
[paint]
path royal 2.6 -20,4 -9,7 | -20,9 -9,12 | 20,4 9,7 | 20,9 9,12
[rings]
ell gold 3.4,4.2 -28,11 28,11 o=0 i=2 c=gold
[soot]
blob #282224 -20,8 -11,7 -12,15 -19,14 i=0 o=0.5 f=1.6 s=0 l=0
ell #282224 6,2 8,-19 i=0 o=0.4 f=1.4 s=0 l=0
[wart_side]
ell skin-30 2.4,2.4 26,1 i=0.8
[rings_side]
ell gold 3.4,4.4 -6,12 o=0 i=2 c=gold
[soot_side]
blob #282224 0,6 10,5 9,14 1,13 i=0 o=0.5 f=1.6 s=0 l=0
""")


def flushed(skin: Colour, towards: Colour, amount: float) -> Colour:
    return mix(skin, towards, amount)


def front_face(easel: Easel, who: Looks) -> None:
    outline(easel, who)
    cheeks(easel, who)
    for side in (-1, 1):
        eye(easel, who, EYE_X * side, side)
    nose(easel, who)
    mouth(easel, who)
    wrinkles(easel, who)
    if who.mark in MARKS:
        draw(easel, MARKS[who.mark])


def outline(easel: Easel, who: Looks) -> None:
    _, jaw, chin = FACES[who.face]
    ear = flushed(who.skin, (200, 90, 80), 0.16)
    near = -1 if who.turn > 0 else 1
    for side in (-1, 1):
        if abs(who.turn) < 16 or side == near:
            easel.blob(corners(side * 23, -7, side * 29.5, -8, side * 29, 2, side * 24, 7), ear)
    w, j = 25.0, 25 * jaw
    half = ((w * 0.72, -30), (w, -10), (w * 0.98, 4), (j, 17), (j * 0.62, 29 + chin))
    points = [(0, -36), *half, (0, 35 + chin), *((-x, y) for x, y in reversed(half))]
    easel.blob([(x, y, False) for x, y in points], who.skin, shade=0.5, light=0.3)


def cheeks(easel: Easel, who: Looks) -> None:
    dark = sum(who.skin) < 300
    for side in (-1, 1):
        blush = flushed(who.skin, (214, 70, 60), 0.42)
        easel.oval(side * 14 + 1, 11, 6.5, 4.6, blush, opacity=0.35 if dark else 0.62, soft=1.6, **FLAT)
    _, jaw, chin = FACES[who.face]
    j, side = 25 * jaw, 1 if who.turn >= 0 else -1
    shade = corners(24.5, -14, 24.5, 4, j, 17, j * 0.6, 29 + chin, j * 0.5, 15, 19, 0)
    far = [(side * x, y, sharp) for x, y, sharp in shade]
    easel.blob(far, flushed(who.skin, (90, 30, 60), 0.34), opacity=0.5, soft=1.2, **FLAT)  # type: ignore[arg-type]


def eye(easel: Easel, who: Looks, x: float, side: int, small: float = 1) -> None:
    brow, lid, glance = EYES[who.eyes]
    glance *= 1 if who.turn >= 0 else -1
    wide = 5.6 * small
    if lid >= 1:
        bow = -2.6 if who.eyes == "glad" else 2.2
        easel.line(corners(x - wide, EYE_Y, x, EYE_Y + bow, x + wide, EYE_Y), 1.9)
    else:
        eyeball(easel, who, x, wide, lid, glance * small)
    thick = 2.9 if who.beard.name != "-" else 2.1
    colour = mix(who.hair_colour, DARK, 0.45)
    ends = (x - side * 4.6 * small, EYE_Y - 8 + brow, x + side, EYE_Y - 10 + brow * 0.1)
    easel.line(corners(*ends, x + side * 7 * small, EYE_Y - 7.4 - brow * 0.5), thick, colour)


def eyeball(easel: Easel, who: Looks, x: float, wide: float, lid: float, glance: float) -> None:
    top = EYE_Y - 4.2 * (1 - lid * 0.8)
    white = corners(x - wide, EYE_Y, x, top - 0.2, x + wide, EYE_Y, x, EYE_Y + 3.6)
    easel.blob(white, (252, 248, 236), ink=0.5, shade=0.2, light=0)
    y = EYE_Y - 0.4 + (0.8 if lid > 0.3 else 0) - (2.2 if who.eyes == "up" else 0)
    easel.oval(x + glance, y, 2.6, 2.9 - lid * 0.7, (52, 32, 26), **FLAT)
    easel.oval(x - 0.9 + glance, y - 1.2, 0.85, 0.85, (255, 255, 250), **FLAT)
    easel.line(corners(x - wide - 0.6, EYE_Y + 0.3, x - 2.5, top, x + 2.5, top, x + wide + 0.6, EYE_Y + 0.3), 1.9)


def nose(easel: Easel, who: Looks) -> None:
    """From the front a ridge and nostrils, turned away a beak to that side."""
    out, low, wide = NOSES[who.nose]
    side = -1 if who.turn < 0 else 1
    lean = min(1.0, abs(who.turn) / 26)
    shade = flushed(who.skin, (120, 40, 40), 0.34)
    if who.nose in ("bulb", "broad"):
        red = flushed(who.skin, (210, 80, 70), 0.38 if who.nose == "bulb" else 0.15)
        easel.oval(side * lean * 2, low - 2, wide, wide * 0.8, red, ink=0, soft=0.6, shade=0.3, light=0.4)
    hook = 3 if who.nose == "hook" else 0
    ridge = ((-1 + 3 * (1 - lean), -4), (1.5 + hook, 2), (out, low - 2), (out * 0.5, low + 0.6), (-wide, low))
    beak = [(side * (x + lean), y, False) for x, y in ridge]
    easel.blob([*beak[:4], (0, low - 1, False)], shade, opacity=0.35, soft=0.8, **FLAT)  # type: ignore[arg-type]
    easel.line(beak if lean > 0.4 else beak[2:], 1.35)
    if lean <= 0.4:
        easel.line(corners(-out, low - 2, -out * 0.9, low, -1, low + 0.8), 1.35)


def mouth(easel: Easel, who: Looks) -> None:
    y = 20.5 + FACES[who.face][2] * 0.4 + (1.5 if who.nose == "long" else 0)
    if who.mouth in OPEN_MOUTHS:
        open_mouth(easel, who.mouth, 0, y, 1)
    elif who.mouth == "whistle":
        easel.oval(0, y, 2.6, 2.6, (120, 40, 40), ink=1.3, shade=0, light=0)
    else:
        ends, middle, wide = LIPS[who.mouth]
        lip = flushed(who.skin, (170, 44, 52), 0.55)
        if who.beard.name in ("-", "stubble"):
            low, half = y + middle, wide * 0.6
            shape = corners(-half, low - middle * 0.5, 0, low - 0.8, half, low - middle * 0.5, 0, low + 3.6)
            easel.blob(shape, lip, ink=0, opacity=0.75, shade=0.2, light=0)
        first = 1 if who.mouth == "smirk" else ends
        easel.line(corners(-wide, y + first, 0, y + middle, wide, y + ends), 1.7)


def open_mouth(easel: Easel, kind: str, x: float, y: float, narrow: float) -> None:
    w, h = OPEN_MOUTHS[kind]
    w *= narrow
    broad = kind in ("grin", "roar")
    lips = [(x - w, y - 2, True), (x, y - (0.6 if broad else 3), False), (x + w, y - 2, True)]
    lips += corners(x + w * 0.55, y + h * 0.6, x, y + h * 0.8, x - w * 0.55, y + h * 0.6)
    easel.blob(lips, (108, 32, 34), ink=1.2, shade=0, light=0)
    if broad:
        easel.blob(corners(x - w * 0.8, y - 1, x, y, x + w * 0.8, y - 1, x, y + 2.4), (252, 246, 230), **FLAT)  # type: ignore[arg-type]


def wrinkles(easel: Easel, who: Looks) -> None:
    line = flushed(who.skin, (120, 40, 40), 0.34)
    for side in (-1, 1) if who.age else ():
        x = EYE_X * side
        easel.line(corners(x - 4.5, 2.6, x + 0.5, 4, x + 4.5, 2.4), 0.7, line)
        easel.line(corners(side * 6, 11, side * 10, 16, side * 10.5, 20), 0.8, line)
    for side in (-1, 1) if who.age > 1 else ():
        x = EYE_X * side
        easel.line(corners(x + side * 7.5, -4, x + side * 10.5, -6), 0.8, line)
        easel.line(corners(x + side * 7.5, -2, x + side * 10.5, -1.4), 0.8, line)
        easel.line(corners(-9, -13 + side * 2 - 5, 0, -14.5 + side * 2 - 5, 10, -13 + side * 2 - 5), 0.7, line)


# -- in profile, looking right

SIDE_NOSES: dict[str, tuple[float, ...]] = {
    "small": (31, 4, 30, 9, 23, 10),
    "straight": (33, 6, 32, 10, 23, 11),
    "long": (36, 9, 34, 13, 23, 13),
    "hook": (36, 2, 37, 12, 24, 11),
    "broad": (32, 5, 32, 11, 22, 12),
    "bulb": (33, 3, 34, 10, 23, 12),
}


def side_face(easel: Easel, who: Looks) -> None:
    _, _, chin = FACES[who.face]
    bones = (2, -37, 16, -31, 21, -20, 22, -12, 20, -6)
    gape = 2 if who.mouth in OPEN_MOUTHS else 0
    lips = (25, 14, 21, 17.5, 24, 21 + gape, 20, 25 + gape, 23, 31 + chin, 18, 36 + chin, 8, 34 + chin)
    skull = (-6, 24, -16, 20, -26, 6, -29, -10, -24, -28, -12, -36)
    easel.blob(corners(*bones, *SIDE_NOSES[who.nose], *lips, *skull), who.skin, shade=0.5, light=0.3)
    blush = flushed(who.skin, (214, 70, 60), 0.42)
    easel.oval(11, 10, 6.5, 5, blush, opacity=0.3 if sum(who.skin) < 300 else 0.6, soft=1.6, **FLAT)
    side_ear(easel, who)
    eye(easel, who, 13.5, 1, 0.72)
    side_mouth(easel, who)
    easel.line(corners(24, SIDE_NOSES[who.nose][5] - 1, 27, SIDE_NOSES[who.nose][5] - 2.4), 1.1)
    if who.age:
        line = flushed(who.skin, (120, 40, 40), 0.34)
        easel.line(corners(19, 11, 15, 16, 15, 20), 0.8, line)
        easel.line(corners(5, -4, 2, -6), 0.8, line)
        easel.line(corners(5, -1, 2, -0.4), 0.8, line)
    if f"{who.mark}_side" in MARKS:
        draw(easel, MARKS[f"{who.mark}_side"])


def side_ear(easel: Easel, who: Looks) -> None:
    ear = flushed(who.skin, (200, 90, 80), 0.16)
    easel.blob(corners(-4, -8, -10, -9, -12, -2, -9, 6, -4, 6, -3, 0), ear)
    easel.line(corners(-5, -5, -9, -4, -8, 2), 0.9)


def side_mouth(easel: Easel, who: Looks) -> None:
    if who.mouth in OPEN_MOUTHS:
        easel.blob(corners(24, 16, 15, 17, 17, 22, 23, 22), (108, 32, 34), ink=1.1, shade=0, light=0)
    elif who.mouth == "whistle":
        easel.oval(24, 18, 2.4, 2.4, (120, 40, 40), ink=1.2, shade=0, light=0)
    else:
        ends = LIPS[who.mouth][0]
        easel.line(corners(22.5, 17.6, 17, 18 - ends * 0.1, 13, 17.6 + ends * 0.8), 1.6)
