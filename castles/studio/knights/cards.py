"""The army cards: a scene with its army, the three strengths down the left edge, an empty plate for the name."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from castles.rules.knights.pieces import ARMIES, MATERIALS
from castles.studio.cardstock import BROWN, engraved, gilded, stock, sunk
from castles.studio.figures import Part, figure
from castles.studio.heraldry import LIGHT_FIELDS, crest, hatched_field
from castles.studio.knights.engines import CATAPULT, DRAGON, MOUNTED_KNIGHT
from castles.studio.knights.scenes import scene
from castles.studio.knights.shepherds import SHEPHERD, SHEPHERD_BOY
from castles.studio.knights.signs import sign
from castles.studio.knights.soldiers import ARCHER, FOOTMAN, PEASANT
from castles.studio.paint.brush import Box, bevel, cut_out, inner_shade, lay, put, reduced, rounded, shaded
from castles.studio.paint.colour import INK, TINCTURES, mix
from castles.studio.paint.materials import gold, parchment
from castles.studio.paint.noise import Size, fbm
from castles.studio.paint.pen import arc, drawn, fill, frame, line
from castles.studio.work import Table, Work

SIZE: Size = (240, 360)
FINE = 3
PICTURE = (13, 13, 227, 304)
PLATE = (14, 308, 212, 39)  # x, y, width, height, as all places below
TABS = tuple((6, 21 + 94 * row, 50, 90) for row in range(len(MATERIALS)))

# parts, size, and where its left upper corner lies
Standing = tuple[Sequence[Part], int, int, int]
STANDING: dict[str, Standing] = {
    "peasant": (PEASANT, 198, 42, 112),
    "archer": (ARCHER, 214, 30, 94),
    "footman": (FOOTMAN, 206, 36, 104),
    "dragon": (DRAGON, 196, 45, 112),
    "mounted_knight": (MOUNTED_KNIGHT, 198, 42, 110),
    "catapult": (CATAPULT, 196, 45, 112),
    "shepherd_1": (SHEPHERD, 220, 18, 88),
    "shepherd_2": (SHEPHERD_BOY, 214, 24, 94),
}


def card(name: str) -> Image.Image:
    image = reduced(framed(name), FINE)
    parts, size, x, y = STANDING[name]
    shape = image.getchannel("A")
    flat = image.convert("RGB")
    put(flat, figure(parts, size), (x, y), (3, 4, 4, 0.55))
    for tab, layer in tabs(name):
        put(flat, layer, tab[:2], (1, 2, 2, 0.6))
    return cut_out(flat, shape)


def framed(name: str) -> Image.Image:
    """Parchment, the scene let into it, gold around it, and the plate below."""
    w, h = SIZE[0] * FINE, SIZE[1] * FINE
    image = stock((w, h), 21, 12 * FINE, FINE)
    x0, y0, x1, y1 = (v * FINE for v in PICTURE)
    sunk(image, scene(name, (x1 - x0, y1 - y0), FINE), (x0, y0, x1, y1), 6 * FINE, FINE)
    gilded(image, (5 * FINE, 5 * FINE, w - 5 * FINE, h - 5 * FINE), 9 * FINE, 4 * FINE)
    lay_plate(image, PLATE)
    return image


def lay_plate(image: Image.Image, place: tuple[int, int, int, int]) -> None:
    """A smooth field for words between two fine gold lines."""
    x, y, w, h = (v * FINE for v in place)
    draw = ImageDraw.Draw(image)
    for level in (y + 2 * FINE, y + h - 4 * FINE):
        draw.line((x + 10 * FINE, level, x + w - 10 * FINE, level), fill=(176, 126, 52, 255), width=FINE)
    for end in (x + 6 * FINE, x + w - 6 * FINE):
        middle, r = y + h / 2 - FINE, 3.4 * FINE
        points = [(end, middle - r), (end + r, middle), (end, middle + r), (end - r, middle)]
        draw.polygon(points, fill=(214, 168, 78, 255), outline=(*INK, 255))


def tabs(name: str) -> list[tuple[tuple[int, int, int, int], Image.Image]]:
    strengths = {army.name: army.strengths for army in ARMIES}.get(name)
    if strengths is None:
        return [(TABS[0], return_tab())]
    return [(TABS[i], strength_tab(MATERIALS[i], points, i)) for i, points in enumerate(strengths)]


def blank_tab(seed: int) -> Image.Image:
    """A parchment label with an ink edge and a fine gold line within."""
    w, h = TABS[0][2] * FINE, TABS[0][3] * FINE
    image = parchment((w, h), seed + 3, w // 2)
    shape = rounded((w, h), (0, 0, w - 1, h - 1), 9 * FINE)
    inner_shade(image, shape, 5 * FINE, 0.55, (120, 74, 30))
    bevel(image, shape, 1.4 * FINE, 0.6, 0.55)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, w - 1, h - 1), radius=9 * FINE, outline=INK, width=round(1.4 * FINE))
    e = 4 * FINE
    draw.rounded_rectangle((e, e, w - 1 - e, h - 1 - e), radius=6 * FINE, outline=(176, 126, 52), width=FINE)
    return reduced(cut_out(image, shape), FINE)


def strength_tab(material: str, points: int, seed: int) -> Image.Image:
    tab = blank_tab(seed)
    flat = tab.convert("RGB")
    put(flat, sign(material, 32), (9, 9), (1, 1.5, 1.5, 0.45))
    engraved(flat, str(points), (25, 64), 42)
    return cut_out(flat, tab.getchannel("A"))


def return_tab() -> Image.Image:
    """The sign that this card comes back to the hand."""
    tab = blank_tab(5)
    flat = tab.convert("RGB")
    mark = drawn((arc(12.6, 13.6, 6.8, 200, 450, 2.8), fill(1.6, 11.4, 8.2, 3.8, 11.6, 13.2)), 38)
    put(flat, cut_out(Image.new("RGB", mark.size, BROWN), mark), (6, 8), (1, 1, 1, 0.25))
    held = drawn((*(frame(x, y, x + 9, y + 13, 1.6, 1.7) for x, y in ((3, 3), (12, 8))), line(1.6, 6, 6.4, 9, 6.4)), 36)
    put(flat, cut_out(Image.new("RGB", held.size, BROWN), held), (7, 46), (1, 1, 1, 0.25))
    return cut_out(flat, tab.getchannel("A"))


def back(tincture: str) -> Image.Image:
    """A field of the player's tincture with its hatching, gold frame and crest."""
    w, h = SIZE[0] * FINE, SIZE[1] * FINE
    pale = tincture in LIGHT_FIELDS
    ground = hatched_field((w, w), tincture).resize((w // 2, w // 2)).convert("RGB")
    image = Image.new("RGB", (w, h), mix(TINCTURES[tincture], INK, 0.2))
    for x in range(0, w, ground.width):
        for y in range(0, h, ground.height):
            image.paste(ground, (x, y))
    image = shaded(image, fbm((w, h), w // 4, 6, 5), 0.62, 0.98 if pale else 0.92)
    shape = rounded((w, h), (0, 0, w - 1, h - 1), 12 * FINE)
    inner_shade(image, shape, 16 * FINE, 0.7, (10, 4, 4))
    for inset, width in ((5, 4.0), (14, 1.6)):
        gilded(image, (inset * FINE, inset * FINE, w - inset * FINE, h - inset * FINE), 9 * FINE, width * FINE)
    lay_corners(image)
    bevel(image, shape, 1.4 * FINE, 0.5, 0.5)
    small = reduced(cut_out(image, shape), FINE)
    flat = small.convert("RGB")
    arms = crest(tincture, 148)
    put(flat, arms, ((SIZE[0] - arms.width) / 2, (SIZE[1] - arms.height) / 2), (3, 5, 6, 0.7))
    return cut_out(flat, small.getchannel("A"))


def lay_corners(image: Image.Image) -> None:
    """A gold quarter of a rose in each corner of the inner rule."""
    w, h = image.size
    mask = Image.new("L", image.size)
    draw = ImageDraw.Draw(mask)
    e = 18 * FINE
    for x, y in ((e, e), (w - e, e), (e, h - e), (w - e, h - e)):
        for r, ink in ((17, 255), (13, 0), (9, 255)):
            draw.ellipse((x - r * FINE, y - r * FINE, x + r * FINE, y + r * FINE), fill=ink)
    inside: Box = (e - 2 * FINE, e - 2 * FINE, w - e + 2 * FINE, h - e + 2 * FINE)
    mask = Image.composite(mask, Image.new("L", image.size), rounded(image.size, inside, 6 * FINE))
    lay(image, gold(image.size, 3, 3, 0.15), mask)
    bevel(image, mask, FINE, 0.6, 0.6)


def table() -> Table:
    """Rectangles in pixels of a card: its name plate, and what it is worth against each material."""
    return {
        "size": list(SIZE),
        "plate": list(PLATE),
        "strengths": {material: list(TABS[i]) for i, material in enumerate(MATERIALS)},
        "return": list(TABS[0]),
    }


WORKS = (
    *(Work(f"art/knights/army_{army.name}.webp", partial(card, army.name), __name__) for army in ARMIES),
    *(Work(f"art/knights/shepherd_{i}.webp", partial(card, f"shepherd_{i}"), __name__) for i in (1, 2)),
    *(Work(f"art/knights/back_{tincture}.webp", partial(back, tincture), __name__) for tincture in TINCTURES),
    Work("art/knights/cards.json", table, __name__),
)
