"""A figure put together: head, garment, arms, tools, all turned, lifted and leaning as the cast says."""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from castles.studio.combo import garments, hair, hats, settings, tools_castle, tools_village
from castles.studio.combo.cast import Looks, Part
from castles.studio.combo.easel import Bend, Corner, Easel
from castles.studio.combo.faces import FACES, HALF, front_face, side_face
from castles.studio.combo.notation import Drawing, draw
from castles.studio.combo.palette import COLOURS, toned
from castles.studio.combo.poses import POSES, Hand, Pose, shot
from castles.studio.paint.brush import Point
from castles.studio.paint.colour import Colour, mix

TOOLS = {**tools_castle.TOOLS, **tools_village.TOOLS}
BARE_HANDS = frozenset(("point", "bless", "palm", "pray"))  # hands themselves, drawn without a fist
ROOM = (140, 100, 0, 0.9)  # where walls and trees stand, however near the figure is
SHOULDER = (45.0, 66.0)
UPPER, FORE = 40.0, 38.0
IRON_SLEEVES, SHIRT_SLEEVES = ("mail", "tabard"), ("vest", "shawl", "fur")
SKIRTS = ("gown", "robe", "habit", "chasuble", "cape", "ermine", "shawl")
WIDE_FACES = {"broad": 1.1, "square": 1.08, "round": 1.08, "child": 0.86}


def draw_figure(easel: Easel, who: Looks) -> None:
    pose, at = POSES[who.pose], shot(who.shot, who.hat.name)
    easel.nib = 0.5 + 0.55 * at.scale
    shift = -pose.shift if who.turn < 0 else pose.shift
    with easel.at(*((at.x, at.y, 0, at.scale) if who.behind in settings.FURNITURE else ROOM)):
        draw(easel, settings.BEHIND[who.behind])
    with easel.wearing(person(who)), easel.at(at.x + shift * at.scale, at.y, 0, at.scale):
        leaning(easel, who, pose)
    easel.nib = 1.0


def leaning(easel: Easel, who: Looks, pose: Pose) -> None:
    """Tilted about the waist; whoever looks left is painted in a mirror."""
    with easel.at(0, 130, who.tilt), easel.at(0, -130, 0, 1, who.turn < 0):
        stages(easel, who, pose)


def stages(easel: Easel, who: Looks, pose: Pose) -> None:
    if pose.behind:
        tool(easel, who.tool, pose.tool, pose.right.turn)
    with headed(easel, who):
        head_back(easel, who)
    body(easel, who)
    with headed(easel, who):
        head(easel, who)
    draw(easel, settings.BEFORE[who.before])
    arms(easel, who, pose)


def person(who: Looks) -> dict[str, Colour]:
    return {
        "skin": who.skin,
        "neck": mix(who.skin, (120, 50, 60), 0.22),
        "lip": mix(who.skin, (160, 40, 48), 0.6),
        "hair": who.hair_colour,
        "beard": who.beard_colour,
        **who.garb.own(),
    }


# -- the head


def rolled(turn: float, nod: float) -> Bend:
    """What lies on the front of a ball goes sideways with the turn and up with the nod; its rim stays where it is."""
    sine, cosine, lift = math.sin(math.radians(turn)), math.cos(math.radians(turn)), math.sin(math.radians(nod))

    def bend(p: Point) -> Point:
        high = 46 if p[1] < 0 else 56
        near = math.sqrt(max(0.0, 1 - (p[0] / 28) ** 2 - (p[1] / high) ** 2))
        return p[0] * (1 - (1 - cosine) * near) + 28 * sine * near, p[1] - 26 * lift * near

    return bend


@contextmanager
def headed(easel: Easel, who: Looks) -> Iterator[None]:
    """In the units of a head as wide as the tables think, lifted about the neck."""
    wide = FACES[who.face][0] / HALF
    roll = -who.nod if who.profile else -who.nod * 0.3
    with easel.at(0, 34, roll), easel.at(0, -34), easel.bent(lambda p: (p[0] * wide, p[1])):
        if who.profile:
            yield
        else:
            with easel.bent(rolled(abs(who.turn), who.nod)):
                yield


def worn(table: dict[str, Drawing], part: Part, side: bool) -> Drawing:
    """How the part looks in profile, where that differs."""
    if side and f"{part.name}_side" in table:
        return table[f"{part.name}_side"]
    return table.get(part.name, ())


def head_back(easel: Easel, who: Looks) -> None:
    with easel.wearing(who.hat.own()):
        draw(easel, worn(hats.BACKS, who.hat, who.profile))
    draw(easel, hair.BACKS.get(f"{who.hair.name}_side" if who.profile else who.hair.name, ()))


def head(easel: Easel, who: Looks) -> None:
    seen = facing_right(who)
    (side_face if who.profile else front_face)(easel, seen)
    with easel.at(0, FACES[who.face][2]):
        draw(easel, worn(hair.BEARDS, who.beard, who.profile))
    draw(easel, worn(hair.HAIR, who.hair, who.profile))
    with easel.wearing(who.hat.own()):
        draw(easel, worn(hats.HATS, who.hat, who.profile))


def facing_right(who: Looks) -> Looks:
    """Figures that look left are painted in a mirror."""
    return who._replace(turn=abs(who.turn))


# -- the body


def body(easel: Easel, who: Looks) -> None:
    if who.shot != "bust":
        skirted = who.garb.name in SKIRTS
        names = ("skirt", "breeches") if who.shot in ("half", "far") else ("lap", "knees")
        draw(easel, garments.LOWER[names[0] if skirted else names[1]])
    wide = WIDE_FACES.get(who.face, 1.0) * (0.86 if who.profile else 1)
    with easel.bent(lambda p: (p[0] * wide, p[1])), easel.bent(twisted(min(40, abs(who.turn)) * 0.6)):
        draw(easel, garments.GARMENTS[who.garb.name])


def twisted(turn: float) -> Bend:
    sine = math.sin(math.radians(turn))

    def bend(p: Point) -> Point:
        near = math.sqrt(max(0.0, 1 - (p[0] / 58) ** 2))
        return p[0] + 40 * sine * near * min(1.0, max(0.0, (p[1] - 40) / 16)), p[1]

    return bend


# -- arms and tools


def arms(easel: Easel, who: Looks, pose: Pose) -> None:
    sleeve = sleeve_colour(who)
    both = pose.held_twice and pose.left is not None
    if pose.left is not None:
        limb(easel, pose.left.at, -1, sleeve)
    if both:
        limb(easel, pose.right.at, 1, sleeve)
    if pose.left is not None and who.left != "-":
        tool(easel, who.left, pose.left.at, pose.left.turn)
    if both and not pose.behind:
        tool(easel, who.tool, pose.tool, pose.right.turn)
    if pose.left is not None and who.left not in BARE_HANDS:
        fist(easel, pose.left, True)
    if not both:
        limb(easel, pose.right.at, 1, sleeve)
        if not pose.behind:
            tool(easel, who.tool, pose.tool, pose.right.turn)
    if who.tool not in BARE_HANDS:
        fist(easel, pose.right, False)


def sleeve_colour(who: Looks) -> Colour:
    if who.garb.name in IRON_SLEEVES:
        return COLOURS["iron"]
    if who.garb.name == "bare":
        return who.skin
    return who.garb.own()["b" if who.garb.name in SHIRT_SLEEVES else "a"]


def limb(easel: Easel, hand: Point, side: int, sleeve: Colour) -> None:
    """Shoulder, elbow and wrist, bent outwards and down."""
    shoulder = (side * SHOULDER[0], SHOULDER[1])
    elbow = elbow_of(shoulder, hand, side)
    easel.blob(hose(shoulder, elbow, hand), sleeve)
    cuff(easel, elbow, hand, toned(sleeve, 0.28))


def elbow_of(shoulder: Point, hand: Point, side: int) -> Point:
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    reach = max(1.0, math.hypot(dx, dy))
    upper = max(UPPER, reach * 0.53)
    along = (upper**2 - max(FORE, reach * 0.5) ** 2 + reach**2) / (2 * reach)
    off = math.sqrt(max(0.0, upper**2 - along**2))
    x, y = shoulder[0] + dx * along / reach, shoulder[1] + dy * along / reach
    ways = [(x + s * off * dy / reach, y - s * off * dx / reach) for s in (-1, 1)]
    return max(ways, key=lambda p: side * p[0] + 0.7 * p[1])


def hose(a: Point, b: Point, c: Point) -> list[Corner]:
    """The outline of a sleeve along three points, narrower at the wrist."""

    def across(p: Point, q: Point, width: float) -> Point:
        length = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        return -(q[1] - p[1]) / length * width, (q[0] - p[0]) / length * width

    u, v, w = across(a, b, 15), across(a, c, 14), across(b, c, 11)
    left = [(a[0] + u[0], a[1] + u[1], False), (b[0] + v[0], b[1] + v[1], False), (c[0] + w[0], c[1] + w[1], True)]
    right = [(c[0] - w[0], c[1] - w[1], True), (b[0] - v[0], b[1] - v[1], False), (a[0] - u[0], a[1] - u[1], False)]
    return left + right


def cuff(easel: Easel, elbow: Point, hand: Point, colour: Colour) -> None:
    turn = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    with easel.at(*hand, turn):
        easel.blob([(-14, -13, False), (-6, -12, False), (-5, 12, False), (-14, 13, False)], colour)


def tool(easel: Easel, name: str, at: Point, turn: float) -> None:
    if name != "-":
        with easel.at(*at, turn):
            draw(easel, TOOLS[name])


FIST: tuple[Corner, ...] = (
    (-9.5, -6, False), (-3, -8, False), (6, -7.4, False), (10, -3, False),
    (9.5, 5, False), (5, 9.5, False), (-6, 9.5, False), (-10, 4, False),
)  # fmt: skip


def fist(easel: Easel, hand: Hand, mirrored: bool) -> None:
    with easel.at(*hand.at, hand.turn, 1.06, mirrored):
        easel.blob(FIST, "skin")
        for y in (-3.2, 0.8, 4.8):
            easel.line([(-9, y, False), (-3, y + 0.5, False), (1.5, y, False)], 1)
        easel.line([(3, -7, False), (5.6, -2, False), (2, 1.5, False)], 1)
