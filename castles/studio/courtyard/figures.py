"""The players' wooden pieces in six tinctures, each with its crest's sign: subjects, markers, keeps and flags."""

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.courtyard.canvas import OUTLINE, tone
from castles.studio.heraldry import CHARGES, charge_colour, charge_masks, hatched_field
from castles.studio.paint.brush import Point, bevel, blurred, cut_out, faded, lay, moved, polygon, reduced, shaded
from castles.studio.paint.colour import GOLD, SHADOW, TINCTURES, Colour, mix
from castles.studio.paint.curves import ring, shield, spline
from castles.studio.paint.noise import Size, value_noise
from castles.studio.work import Work

FINE = 4
PAWN: Size = (80, 100)
LYING: Size = (104, 76)
MARKER: Size = (64, 74)
KEEP: Size = (104, 116)
FLAG: Size = (64, 80)
LIFTED = {"sable": 1.75, "gules": 1.06}  # dark woods are painted lighter, else their shape drowns

# The turned pawn: robe, shoulders, collar and head, standing on a foot.
ROBE = ((10, 92), (8, 86), (15, 76), (20, 58), (25, 43), (55, 43), (60, 58), (65, 76), (72, 86), (70, 92), (40, 97))
COLLAR = (22, 36, 58, 46)
HEAD = (40, 22, 18)


def wood_colour(tincture: str) -> Colour:
    return tone(TINCTURES[tincture], LIFTED.get(tincture, 1))


def upright() -> Image.Image:
    mask = Image.new("L", scaled(PAWN))
    draw = ImageDraw.Draw(mask)
    draw.polygon(at(spline(ROBE, 6)), fill=255)
    draw.rounded_rectangle(tuple(v * FINE for v in COLLAR), 4 * FINE, fill=255)
    x, y, r = HEAD
    draw.ellipse(((x - r) * FINE, (y - r) * FINE, (x + r) * FINE, (y + r) * FINE), fill=255)
    return mask


def at(points: Sequence[Point]) -> list[Point]:
    return [(x * FINE, y * FINE) for x, y in points]


def scaled(size: Size) -> Size:
    return size[0] * FINE, size[1] * FINE


def carved(mask: Image.Image, colour: Colour, depth: float = 7) -> Image.Image:
    """A rounded, lacquered wooden body filling a mask, lit from the north-west, with an ink edge."""
    base = Image.new("RGB", mask.size, colour)
    base = shaded(base, value_noise((mask.width // 12, mask.height), 5, 4).resize(mask.size), 0.9, 1.1)
    soft = blurred(mask, depth * FINE * 0.6)
    slant = ImageChops.subtract(soft, moved(soft, depth * FINE * 0.5, depth * FINE * 0.5), 1, 128)
    base = shaded(base, slant, 0.1, 1.9)
    gloss = ImageChops.multiply(
        blurred(slant.point([0] * 176 + [min(255, (v - 176) * 5) for v in range(176, 256)]), 5), mask
    )
    lay(base, (255, 250, 236), gloss, 0.55)
    inner = mask.filter(ImageFilter.MinFilter(2 * FINE + 1))
    lay(base, OUTLINE, ImageChops.subtract(mask, inner))
    return base


def bear(image: Image.Image, tincture: str, centre: Point, width: float) -> None:
    """A shield with the sign of the tincture, in units of the picture."""
    x, y, w = centre[0] * FINE, centre[1] * FINE, width * FINE
    h = w * 1.16
    rim = polygon(image.size, shield(x, y - h / 2, w, h))
    field = polygon(image.size, shield(x, y - h / 2 + w * 0.08, w * 0.84, h * 0.84))
    lay(image, OUTLINE, rim.filter(ImageFilter.MaxFilter(2 * FINE - 1)))
    lay(image, GOLD, rim)
    bevel(image, rim, FINE, 0.6, 0.6)
    lay(image, hatched_field(image.size, tincture), field)
    emblem(image, tincture, (x, y - h * 0.03), w * 0.073)


def emblem(image: Image.Image, tincture: str, centre: Point, unit: float) -> None:
    body, holes = charge_masks(image.size, CHARGES[tincture], centre, unit)
    lay(image, OUTLINE, body.filter(ImageFilter.MaxFilter(5)))
    lay(image, charge_colour(tincture), body)
    lay(image, OUTLINE, holes)


def done(image: Image.Image, mask: Image.Image, drop: float = 2.5) -> Image.Image:
    """Cut out, above a small shadow of its own."""
    under = Image.new("RGBA", image.size)
    fallen = blurred(moved(mask, drop * FINE, drop * 0.8 * FINE), 1.6 * FINE)
    under.paste((*SHADOW, 255), (0, 0), faded(fallen, 0.55))
    return reduced(Image.alpha_composite(under, cut_out(image, mask)), FINE)


def subject(tincture: str) -> Image.Image:
    mask = upright()
    image = carved(mask, wood_colour(tincture))
    bear(image, tincture, (40, 68), 34)
    return done(image, mask)


def subject_lying(tincture: str) -> Image.Image:
    """The monk: on his side, his shield still upright."""
    flat = upright().transpose(Image.Transpose.ROTATE_90)
    mask = Image.new("L", scaled(LYING))
    mask.paste(flat, (2 * FINE, -2 * FINE))
    image = carved(mask, wood_colour(tincture))
    bear(image, tincture, (69, 38), 32)
    return done(image, mask)


def marker(tincture: str) -> Image.Image:
    """A round pawn's foot that carries the shield: stands on the track."""
    mask = Image.new("L", scaled(MARKER))
    draw = ImageDraw.Draw(mask)
    draw.ellipse(tuple(v * FINE for v in (4, 6, 58, 62)), fill=255)
    draw.ellipse(tuple(v * FINE for v in (4, 12, 58, 68)), fill=255)
    draw.rectangle(tuple(v * FINE for v in (4, 34, 58, 40)), fill=255)
    image = carved(mask, tone(wood_colour(tincture), 0.72), 4)
    top = polygon(mask.size, at(ring(31, 34, 26, 27, 60)))
    lay(image, carved(top, wood_colour(tincture), 4), top)
    bear(image, tincture, (31, 34), 33)
    return done(image, mask)


# The keep, as shapes in units: back turrets first, then the great tower.
TURRETS = ((6, 46, 28, 104), (70, 46, 92, 104))
GREAT = (22, 34, 76, 108)
BATTLEMENTS = tuple((18 + i * 13.2, 22, 27 + i * 13.2, 40) for i in range(5))
STONE: Colour = (206, 196, 174)


def keep(tincture: str) -> Image.Image:
    """The family seat: a great tower between two turrets with coloured roofs, the shield over its gate."""
    mask, stone = Image.new("L", scaled(KEEP)), Image.new("L", scaled(KEEP))
    draw = ImageDraw.Draw(stone)
    for box in (*TURRETS, GREAT, *BATTLEMENTS, (18, 32, 80, 42)):
        draw.rectangle(tuple(v * FINE for v in box), fill=255)
    cones, banner = roof_shapes()
    roofs = Image.new("L", mask.size)
    for shape in (*cones, banner):
        roofs = ImageChops.lighter(roofs, polygon(mask.size, at(shape)))
    ImageDraw.Draw(stone).rectangle(tuple(v * FINE for v in (48, 2, 50.5, 24)), fill=255)
    image = masonry(stone)
    lay(image, carved(roofs, wood_colour(tincture), 5), roofs)
    gate(image)
    bear(image, tincture, (49, 62), 33)
    return done(image, ImageChops.lighter(stone, roofs), 3)


def roof_shapes() -> tuple[list[list[Point]], list[Point]]:
    cones: list[list[Point]] = [[(x0 - 4, 48), ((x0 + x1) / 2, 16), (x1 + 4, 48)] for x0, _, x1, _ in TURRETS]
    return cones, [(50, 2), (82, 7), (70, 12), (82, 18), (50, 18)]


def masonry(mask: Image.Image) -> Image.Image:
    """Blocks, the right of each part in shade."""
    image = Image.new("RGB", mask.size, STONE)
    draw = ImageDraw.Draw(image)
    for row in range(0, KEEP[1], 6):
        for x in range(-(row // 6 % 2) * 5, KEEP[0], 10):
            light = 0.93 + 0.12 * ((x * 7 + row * 5) % 11) / 11
            box = tuple(v * FINE for v in (x, row, x + 10, row + 6))
            draw.rectangle(box, fill=tone(STONE, light), outline=tone(STONE, 0.72), width=FINE // 2)
    for x0, y0, x1, y1 in (*TURRETS, GREAT):
        shade = Image.new("L", mask.size)
        ImageDraw.Draw(shade).rectangle(tuple(v * FINE for v in (x0 + (x1 - x0) * 0.6, y0, x1, y1)), fill=255)
        lay(image, (70, 56, 50), blurred(shade, 5 * FINE), 0.45)
        draw.rectangle(tuple(v * FINE for v in (x0, y0, x1, y1)), outline=OUTLINE, width=round(1.5 * FINE))
    draw.rectangle(
        tuple(v * FINE for v in (18, 32, 80, 42)), fill=tone(STONE, 1.04), outline=OUTLINE, width=round(1.5 * FINE)
    )
    inner = mask.filter(ImageFilter.MinFilter(2 * FINE + 1))
    lay(image, OUTLINE, ImageChops.subtract(mask, inner))
    return image


def gate(image: Image.Image) -> None:
    draw = ImageDraw.Draw(image)
    for grow, colour in ((2, OUTLINE), (0, (52, 34, 26))):
        draw.rounded_rectangle(tuple(v * FINE for v in (40 - grow, 88 - grow, 58 + grow, 112)), 9 * FINE, fill=colour)
    for x, y in ((17, 64), (81, 64)):
        draw.rounded_rectangle(tuple(v * FINE for v in (x - 2, y - 6, x + 2, y + 5)), 2 * FINE, fill=(40, 28, 24))
    draw.rectangle(tuple(v * FINE for v in (22, 107, 76, 108)), fill=OUTLINE)


def flag(tincture: str) -> Image.Image:
    """A pennant on a pole, its foot at the lower left, for marking whose an area is."""
    pole = Image.new("L", scaled(FLAG))
    ImageDraw.Draw(pole).rounded_rectangle(tuple(v * FINE for v in (6, 3, 10, 76)), 2 * FINE, fill=255)
    cloth = polygon(pole.size, at([(9, 6), (59, 6), (49, 24), (59, 42), (9, 42)]))
    image = Image.new("RGB", pole.size, (150, 104, 60))
    lay(image, carved(pole, (176, 126, 74), 2), pole)
    lay(image, hatched_field(pole.size, tincture), cloth)
    ripple = (
        Image.linear_gradient("L").rotate(90).resize(pole.size).point([int(128 + 90 * wave(v)) for v in range(256)])
    )
    lay(image, shaded(image, ripple, 0.72, 1.25), cloth)
    hem = ImageChops.subtract(cloth, cloth.filter(ImageFilter.MinFilter(4 * FINE + 1)))
    lay(image, GOLD if tincture != "or" else mix(GOLD, (120, 60, 10), 0.6), hem)
    lay(image, OUTLINE, ImageChops.subtract(cloth, cloth.filter(ImageFilter.MinFilter(2 * FINE - 1))))
    emblem(image, tincture, (28 * FINE, 24 * FINE), 2.7 * FINE)
    return done(image, ImageChops.lighter(pole, cloth), 2)


def wave(value: int) -> float:
    """Two folds across the cloth."""
    turn = (value / 255 * 2.4) % 1
    return 1 - 4 * abs(turn - 0.5)


PIECES: dict[str, Callable[[str], Image.Image]] = {
    "subject_{}": subject,
    "subject_{}_lying": subject_lying,
    "marker_{}": marker,
    "keep_{}": keep,
    "flag_{}": flag,
}
WORKS = tuple(
    Work(f"art/courtyard/{pattern.format(tincture)}.webp", partial(make, tincture), __name__)
    for pattern, make in PIECES.items()
    for tincture in TINCTURES
)
