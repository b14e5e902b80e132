"""The landscapes of the castle cards: for each castle its sky, its light, its ground, and what it is built of."""

from random import Random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageOps

from castles.rules.throne.pieces import CASTLES
from castles.studio.castles_art import BRICK, STONE, TIMBER, sunlit
from castles.studio.paint.brush import column, lay, put, shaded
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.noise import Size, fbm
from castles.studio.scenery import DAY, DUSK, GOLDEN, Sky, birds, grass, hill, mist, ridge, sky, woods
from castles.studio.throne.blazon import BLAZONS
from castles.studio.throne.buildings import building

NIGHT: Sky = ((0, (14, 20, 52)), (120, (38, 52, 104)), (255, (120, 130, 170)))
DAWN: Sky = ((0, (106, 134, 188)), (120, (214, 186, 200)), (200, (250, 206, 176)), (255, (255, 236, 200)))
STORM: Sky = ((0, (62, 70, 92)), (130, (126, 132, 146)), (255, (224, 206, 176)))
AUTUMN: Sky = ((0, (146, 142, 150)), (130, (222, 196, 160)), (255, (252, 230, 184)))


class View(NamedTuple):
    sky: Sky
    sun: tuple[float, float] | None
    stone: Colour
    roof: Colour
    ground: str
    trees: Colour
    wide: float = 0.94


SAND: Colour = (222, 194, 140)
CHALK: Colour = (220, 218, 214)
SLATE: Colour = (72, 92, 132)
PINE: Colour = (40, 74, 44)
RUST: Colour = (164, 96, 40)
MEADOW: Colour = (62, 92, 46)

# fmt: off
VIEWS: tuple[View, ...] = (  # by the number of the castle card
    View(AUTUMN, None,         TIMBER,                      (110, 66, 40),   "field",  RUST),
    View(GOLDEN, (0.8, 0.34),  (160, 110, 66),              (122, 70, 38),   "wood",   (134, 92, 40)),
    View(DUSK,   (0.2, 0.5),   (176, 164, 186),             (98, 48, 128),   "cliff",  (60, 58, 82)),
    View(DAWN,   (0.5, 0.42),  (196, 180, 188),             (120, 66, 150),  "field",  (92, 92, 88)),
    View(DAY,    None,         (164, 170, 146),             (46, 112, 72),   "wood",   PINE),
    View(STORM,  None,         (150, 156, 138),             (52, 100, 66),   "wood",   (46, 84, 46)),
    View(DAWN,   None,         (178, 178, 156),             (38, 108, 76),   "cliff",  MEADOW),
    View(DAY,    None,         SAND,                        (206, 146, 44),  "lake",   (104, 122, 54)),
    View(GOLDEN, (0.24, 0.3),  (226, 190, 120),             (196, 132, 36),  "field",  (120, 112, 50)),
    View(GOLDEN, (0.5, 0.26),  (230, 206, 156),             (214, 152, 40),  "cliff",  (118, 108, 52)),
    View(DUSK,   (0.5, 0.56),  BRICK,                       (136, 38, 36),   "field",  (70, 62, 50)),
    View(DAY,    None,         (176, 92, 66),               (150, 44, 40),   "wood",   MEADOW),
    View(DUSK,   (0.76, 0.46), (172, 82, 62),               (124, 30, 36),   "cliff",  (66, 54, 50)),
    View(DAY,    None,         STONE,                       SLATE,           "lake",   MEADOW),
    View(NIGHT,  None,         (138, 146, 172),             (58, 74, 124),   "lake",   (30, 48, 62)),
    View(DAWN,   (0.74, 0.4),  CHALK,                       (58, 96, 164),   "snow",   (74, 96, 106)),
)
# fmt: on
GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "field": ((104, 110, 46), (206, 186, 96)),
    "wood": (MEADOW, (150, 160, 82)),
    "cliff": ((96, 88, 78), (176, 160, 128)),
    "lake": (MEADOW, (150, 164, 90)),
    "snow": ((170, 184, 206), (246, 248, 250)),
}


def vignette(card: int, size: Size) -> Image.Image:
    """The castle of a card in its landscape."""
    w, h = size
    view = VIEWS[card]
    sun = (w * view.sun[0], h * view.sun[1], w * 0.055) if view.sun else None
    image = sky(size, view.sky, sun, card + 3)
    if view.sky is NIGHT:
        lay_night(image, card)
    far(image, view, card)
    foot = near(image, view, card)
    stand(image, view, card, foot)
    front(image, view, card, foot)
    return image


def lay_night(image: Image.Image, seed: int) -> None:
    """Stars and a full moon."""
    w, h = image.size
    rng, draw = Random(seed), ImageDraw.Draw(image)
    for _ in range(60):
        x, y, r = rng.uniform(0, w), rng.uniform(0, h * 0.6), rng.uniform(0.6, 1.8) * w / 400
        draw.ellipse((x - r, y - r, x + r, y + r), fill=mix((120, 130, 180), (255, 250, 230), rng.random()))
    x, y, r = w * 0.76, h * 0.2, w * 0.085
    glow = Image.new("L", image.size)
    halo = ImageChops.invert(Image.radial_gradient("L")).resize((int(8 * r), int(8 * r)))
    glow.paste(halo, (int(x - 4 * r), int(y - 4 * r)))
    lay(image, (190, 206, 240), glow, 0.45)
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(244, 240, 216))
    for dx, dy, k in ((-0.3, -0.2, 0.24), (0.3, 0.3, 0.3), (0.2, -0.45, 0.14)):
        draw.ellipse((x + (dx - k) * r, y + (dy - k) * r, x + (dx + k) * r, y + (dy + k) * r), fill=(222, 218, 200))


def far(image: Image.Image, view: View, card: int) -> None:
    """Hills behind the castle; snowy peaks where it is cold."""
    w, h = image.size
    air, u = view.sky[-1][1], w / 190
    peaks = [(w * 0.2, h * 0.26, w * 0.13), (w * 0.78, h * 0.34, w * 0.15)] if view.ground == "snow" else ()
    hill(image, ridge(w, h * 0.66, h * 0.13, card + 2, 1, peaks), (88, 98, 114), (156, 154, 150), card, u, 0.4, air)
    near_, far_ = GROUNDS[view.ground]
    line = ridge(w, h * 0.76, h * 0.06, card + 9)
    hill(image, line, mix(near_, (80, 90, 90), 0.3), mix(far_, (150, 150, 140), 0.3), card + 5, u, 0.18, air)
    woods(image, line, (0, w), 10, h * 0.07, view.trees, card, 0.22, air, 0.2)


def near(image: Image.Image, view: View, card: int) -> float:
    """The ground the castle stands on; returns the height of its foot."""
    w, h = image.size
    air, u = view.sky[-1][1], w / 190
    if view.ground == "lake":
        return water(image, view, card)
    foot = h * (0.8 if view.ground == "cliff" else 0.88)
    spread = [(w * 0.5, h * 0.03, w * 0.34)]
    hill(image, ridge(w, foot, h * 0.02, card + 20, 1, spread), *GROUNDS[view.ground], card + 8, u, 0.0, air)
    return foot


def water(image: Image.Image, view: View, card: int) -> float:
    """A lake to the foot of the walls, with ripples of the sky's colours."""
    w, h = image.size
    top = round(h * 0.8)
    mirror = ImageOps.flip(image.crop((0, 2 * top - h, w, top)))
    tone = Image.new("RGB", mirror.size, mix(view.sky[0][1], (28, 78, 128), 0.5))
    ripples = fbm((w, mirror.height * 4), 18, card, 4).resize(mirror.size)
    pool = shaded(Image.blend(mirror, tone, 0.55), ripples, 0.72, 1.3)
    image.paste(pool, (0, top))
    return top + h * 0.015


def stand(image: Image.Image, view: View, card: int, foot: float) -> None:
    """The castle itself, its light taken from the sky, and in water its picture upside down."""
    w = image.width
    colour = BLAZONS[CASTLES[card].colour].colour
    layer = building(card, round(w * view.wide), mix(view.stone, colour, 0.1), view.roof, colour)
    scale = min(1.0, foot * 0.97 / layer.height)
    layer = layer.resize((round(layer.width * scale), round(layer.height * scale)))
    layer = sunlit(layer, 0.5 if view.sky is DUSK else 0.28, (150, 160, 220) if view.sky is NIGHT else (255, 190, 120))
    x, y = (w - layer.width) / 2, foot - layer.height
    if view.ground == "lake":
        reflect(image, layer, round(x), round(foot))
    put(image, layer, (x, y), (5, 4, 6, 0.45))


def reflect(image: Image.Image, layer: Image.Image, x: int, y: int) -> None:
    upside = ImageOps.flip(layer)
    ripples = fbm((upside.width, upside.height * 3), 24, 3, 3).resize(upside.size)
    fading = column(upside.height, lambda v: 0.62 - v).resize(upside.size)
    broken = ripples.point([min(255, 90 + v) for v in range(256)])
    alpha = ImageChops.multiply(ImageChops.multiply(upside.getchannel("A"), fading), broken)
    image.paste(upside.convert("RGB"), (x, y), alpha)


def front(image: Image.Image, view: View, card: int, foot: float) -> None:
    """What lies before the castle: tufts, trees, rocks, ripples or snow."""
    w, h = image.size
    u = w / 190
    line = [min(h - 1.0, foot + h * 0.05)] * (w + 1)
    FRONTS[view.ground](image, view, card, line, u)
    if view.sky in (DAWN, STORM):
        mist(image, foot + h * 0.02, h * 0.05, view.sky[-1][1], 0.6, card)
    if view.sky in (DAY, AUTUMN, DAWN):
        birds(image, [(w * (0.14 + 0.05 * i + 0.01 * card), h * (0.14 + 0.04 * (i % 2)), 1.0) for i in range(3)], u)


def field_front(image: Image.Image, view: View, card: int, line: list[float], u: float) -> None:
    grass(image, line, image.height, 260, mix(view.trees, (190, 176, 80), 0.5), card, u)
    woods(
        image,
        [image.height * 0.99] * (image.width + 1),
        (0, image.width * 0.16),
        3,
        image.height * 0.07,
        view.trees,
        card,
    )


def wood_front(image: Image.Image, view: View, card: int, line: list[float], u: float) -> None:
    w, h = image.size
    for span in ((-0.02, 0.26), (0.74, 1.02)):
        woods(
            image,
            [h * 0.97] * (w + 1),
            (w * span[0], w * span[1]),
            7,
            h * 0.11,
            view.trees,
            card + round(span[0] * 9),
            drop=0.1,
        )
    grass(image, line, h, 160, mix(view.trees, (160, 170, 80), 0.4), card, u)


def cliff_front(image: Image.Image, view: View, card: int, line: list[float], u: float) -> None:
    """Facets of rock below the walls."""
    w, h = image.size
    rng, draw = Random(card), ImageDraw.Draw(image)
    for i in range(70):
        x, y = rng.uniform(-0.02, 1) * w, line[0] - h * 0.02 + (h - line[0]) * (i / 70) * 1.1
        k = w * rng.uniform(0.03, 0.075)
        tone = mix(mix((92, 84, 78), view.sky[1][1], 0.2), (220, 196, 156), rng.random() * 0.6)
        rock = [(x, y), (x + k * 0.6, y - k * 0.4), (x + k * 1.3, y), (x + k, y + k * 0.9), (x + k * 0.2, y + k * 0.8)]
        draw.polygon(rock, fill=tone)
        draw.polygon([rock[2], rock[3], rock[4], (x + k * 0.7, y + k * 0.2)], fill=mix(tone, (40, 28, 34), 0.4))
        draw.line(rock[:3], fill=mix(tone, (255, 240, 200), 0.4), width=max(1, round(u * 0.4)))
    woods(image, [h * 0.99] * (w + 1), (0, w), 6, h * 0.06, view.trees, card + 3)


def lake_front(image: Image.Image, view: View, card: int, line: list[float], u: float) -> None:
    """A narrow bank under the walls, ripples, and reeds at the rim."""
    w, h = image.size
    rng, draw = Random(card), ImageDraw.Draw(image)
    bank = line[0] - h * 0.048
    for _ in range(120):
        x = rng.uniform(w * 0.05, w * 0.95)
        draw.ellipse(
            (x - 3 * u, bank - 1.4 * u, x + 3 * u, bank + 1.6 * u), fill=mix((70, 84, 48), (150, 140, 90), rng.random())
        )
    for _ in range(26):
        x, y = rng.uniform(0, w), rng.uniform(bank + 4 * u, h)
        draw.line(
            (x, y, x + rng.uniform(6, 18) * u, y),
            fill=mix(view.sky[-1][1], (120, 160, 200), 0.35),
            width=max(1, round(0.5 * u)),
        )
    for x in (*(rng.uniform(0, 0.16) * w for _ in range(14)), *(rng.uniform(0.86, 1) * w for _ in range(14))):
        draw.line(
            (x, h, x + rng.uniform(-3, 3) * u, h - rng.uniform(8, 20) * u),
            fill=mix(view.trees, (40, 50, 30), 0.3),
            width=round(u),
        )


def snow_front(image: Image.Image, view: View, card: int, line: list[float], u: float) -> None:
    w, h = image.size
    woods(image, [h * 0.98] * (w + 1), (0, w * 0.3), 6, h * 0.08, view.trees, card, 0.1, (240, 244, 250))
    rng, draw = Random(card), ImageDraw.Draw(image)
    for _ in range(110):
        x, y, r = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.4, 1.1) * u
        draw.ellipse((x - r, y - r, x + r, y + r), fill=(250, 252, 255))


FRONTS = {"field": field_front, "wood": wood_front, "cliff": cliff_front, "lake": lake_front, "snow": snow_front}
