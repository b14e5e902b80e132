"""The other four covers: Castle Combo, Knights and Castles, Castle Wall, Topple the King."""

import math
from collections.abc import Sequence
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.castles_art import Build, castle, sunlit, tower, wall
from castles.studio.court import KING, KNIGHT, QUEEN, WIZARD
from castles.studio.dice import die
from castles.studio.figures import Part, figure
from castles.studio.paint.brush import (
    Point,
    bevel,
    blurred,
    inner_shade,
    lay,
    moved,
    polygon,
    pool_of_light,
    put,
    ramp,
    rounded,
    row,
    shaded,
)
from castles.studio.paint.colour import AZURE, INK, OR, Colour, mix
from castles.studio.paint.curves import ring
from castles.studio.paint.materials import gold, parchment
from castles.studio.paint.noise import BICUBIC, Size, fbm
from castles.studio.scenery import DAY, DUSK, grass, hill, ridge, sky

Hand = tuple[Sequence[Part], float, float, Colour, Colour]  # figure, turn, place, field's centre and rim
HAND: tuple[Hand, ...] = (
    (WIZARD, 17, 0.25, (86, 132, 186), (30, 52, 104)),
    (QUEEN, -17, 0.75, (176, 128, 192), (76, 40, 104)),
    (KING, 0, 0.5, (250, 214, 120), (158, 96, 30)),
)


def combo(size: Size) -> Image.Image:
    """Three court cards fanned on a diapered red cloth."""
    w, h = size
    image = diapered(size, (62, 12, 18), (132, 34, 38))
    for parts, turn, place, light, dark in HAND:
        card = court_card(int(w * 0.44), parts, light, dark).rotate(turn, BICUBIC, expand=True)
        y = h * 0.37 + abs(turn) * h * 0.003
        put(image, card, (w * place - card.width / 2, y - card.height / 2), (8, 12, 10, 0.7))
    return image


def diapered(size: Size, dark: Colour, light: Colour) -> Image.Image:
    """Cloth woven with gold lozenges, lit in the middle."""
    w, h = size
    image = ramp(fbm(size, w // 8, 4, 4), (0, dark), (255, light))
    draw, g = ImageDraw.Draw(image, "RGBA"), w // 9
    for j in range(h // g * 2 + 3):
        for i in range(w // g + 2):
            x, y = i * g + j % 2 * g / 2, j * g / 2
            lozenge = [(x - g / 2, y), (x, y - g / 2), (x + g / 2, y), (x, y + g / 2), (x - g / 2, y)]
            draw.line(lozenge, fill=(240, 200, 120, 56), width=max(2, w // 300))
            r = g * 0.05
            draw.ellipse((x - r, y - r, x + r, y + r), fill=(240, 200, 120, 90))
    return shaded(image, pool_of_light(size, (0.5, 0.36), 0.72), 0.35, 1.4)


def court_card(w: int, parts: Sequence[Part], light: Colour, dark: Colour) -> Image.Image:
    """A parchment card: gold rule, a radiant picture of its figure, two medals at the left edge."""
    h = int(w * 1.42)
    card = parchment((w, h), 21, w // 2)
    whole = rounded((w, h), (0, 0, w - 1, h - 1), w * 0.06)
    inner_shade(card, whole, w * 0.05, 0.8, (90, 46, 14))
    gilded_band(card, w * 0.03, w * 0.05, w * 0.022)
    box = (w * 0.1, w * 0.1, w * 0.9, h * 0.76)
    field = radiant((w, h), (w / 2, h * 0.4), light, dark)
    lay(card, field, rounded((w, h), box, w * 0.03))
    who = figure(parts, int(w * 1.24))
    clip = Image.new("RGBA", (w, h))
    clip.paste(who, (int(w * -0.12), int(w * 0.14)))
    clip.putalpha(ImageChops.multiply(clip.getchannel("A"), rounded((w, h), (box[0], 0, *box[2:]), 0)))
    put(card, clip, (0, 0), (w * 0.015, w * 0.02, w * 0.02, 0.5))
    ImageDraw.Draw(card).rounded_rectangle(box, radius=w * 0.03, outline=INK, width=max(2, w // 90))
    for y, colour in ((0.13, (150, 30, 36)), (0.35, (38, 74, 140))):
        medal(card, w * 0.13, w * y + w * 0.02, w * 0.085, colour)
    written_lines(card, (w * 0.2, h * 0.8, w * 0.8, h * 0.93))
    card.putalpha(whole)
    return card


def gilded_band(image: Image.Image, inset: float, radius: float, width: float) -> None:
    w, h = image.size
    outer = rounded(image.size, (inset, inset, w - inset, h - inset), radius)
    e = inset + width
    band = ImageChops.subtract(outer, rounded(image.size, (e, e, w - e, h - e), max(1, radius - width)))
    lay(image, gold(image.size, 4, 3, 0.15), band)
    bevel(image, band, max(1, width * 0.25), 0.6, 0.7)


def radiant(size: Size, centre: Point, light: Colour, dark: Colour) -> Image.Image:
    """Rays from behind a figure's head."""
    image = Image.new("RGB", size, mix(light, dark, 0.55))
    draw, far = ImageDraw.Draw(image), 2.0 * max(size)
    for i in range(0, 32, 2):
        a, b = i * math.tau / 32, (i + 1) * math.tau / 32
        tips = [(centre[0] + far * math.cos(t), centre[1] + far * math.sin(t)) for t in (a, b)]
        draw.polygon([centre, *tips], fill=mix(light, dark, 0.3))
    return shaded(image, pool_of_light(size, (centre[0] / size[0], centre[1] / size[1]), 0.6), 0.5, 1.35)


def medal(image: Image.Image, x: float, y: float, r: float, colour: Colour) -> None:
    for k, fill in ((1.0, gold(image.size, 5, 4, 0.1)), (0.76, colour)):
        mask = polygon(image.size, ring(x, y, r * k, r * k, 40))
        lay(image, fill, mask)
        bevel(image, mask, r * 0.1, 0.6, 0.6)
        ImageDraw.Draw(image).ellipse(
            (x - r * k, y - r * k, x + r * k, y + r * k), outline=INK, width=max(1, int(r / 12))
        )


def written_lines(image: Image.Image, box: tuple[float, float, float, float]) -> None:
    """A hint of words too small to read."""
    x0, y0, x1, y1 = box
    rng, draw = Random(2), ImageDraw.Draw(image)
    for i in range(3):
        y, x = y0 + (y1 - y0) * i / 2, x0
        while x < x1:
            length = rng.uniform(0.06, 0.16) * (x1 - x0)
            draw.line((x, y, min(x1, x + length), y), fill=(116, 80, 52), width=max(2, int((y1 - y0) * 0.07)))
            x += length + (x1 - x0) * 0.04


def knights(size: Size) -> Image.Image:
    """A knight rides at dusk; behind him the castle he rides for."""
    w, h = size
    image = sky(size, DUSK, (w * 0.26, h * 0.5, w * 0.06), 6)
    hill(image, ridge(w, h * 0.6, h * 0.1, 4), (66, 60, 84), (104, 84, 98), 3, w / 360, 0.45, (226, 140, 110))
    keep = sunlit(castle(int(w * 0.64), 1, (158, 146, 150), (108, 52, 66), AZURE), 0.45)
    put(image, keep, (w * 0.38, h * 0.6 - keep.height), (0, 0, 1, 0))
    meadow = ridge(w, h * 0.655, h * 0.04, 9)
    hill(image, meadow, (40, 48, 30), (112, 108, 56), 5, w / 360, 0, (250, 190, 110))
    grass(image, meadow, h, 900, (92, 100, 44), 7, w / 360)
    rider = figure(KNIGHT, int(w * 0.78))
    put(image, rider, (w * 0.015, h * 0.735 - rider.height), (8, 10, 10, 0.55))
    return image


def castle_wall(size: Size) -> Image.Image:
    """Queen, king and wizard look over the battlements on a bright day."""
    w, h = size
    image = sky(size, DAY, None, 9)
    hill(image, ridge(w, h * 0.5, h * 0.06, 5), (70, 110, 60), (160, 180, 100), 4, w / 360, 0.3, (220, 230, 220))
    for parts, x in ((QUEEN, 0.36), (KING, 0.59), (WIZARD, 0.81)):
        who = figure(parts, int(w * 0.46))
        put(image, who, (w * x - who.width / 2, h * 0.6 - who.height), (4, 5, 6, 0.45))
    for draw_part in (battlements, corner_tower):
        layer = Image.new("RGBA", size)
        draw_part(layer)
        put(image, layer, (0, 0), (8, 8, 10, 0.5))
    return image


def battlements(layer: Image.Image) -> None:
    w, h = layer.size
    wall(layer, -w * 0.05, w * 1.05, h * 1.02, h * 0.49, Build(Random(4), w / 13, (196, 182, 156)))
    for x, colour in ((0.5, (179, 32, 42)), (0.82, (31, 95, 191))):
        hanging_banner(layer, w * x, h * 0.585, w * 0.13, colour)


def hanging_banner(layer: Image.Image, x: float, y: float, w: float, colour: Colour) -> None:
    tails = [(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + w * 1.5), (x, y + w * 1.2), (x - w / 2, y + w * 1.5)]
    mask = polygon(layer.size, tails)
    cloth = Image.new("RGB", layer.size, colour)
    folds = row(200, lambda v: 0.5 + 0.5 * math.sin(v * 150)).resize(layer.size)
    shade = blurred(moved(mask, w * 0.08, w * 0.08), w * 0.06)
    layer.paste((20, 12, 16), (0, 0), shade.point([v // 3 for v in range(256)]))
    layer.paste(shaded(cloth, folds, 0.78, 1.12), (0, 0), mask)
    draw = ImageDraw.Draw(layer)
    draw.line([*tails, *tails[:2]], fill=(232, 190, 92, 255), width=max(2, int(w * 0.07)), joint="curve")
    draw.line((x - w * 0.62, y, x + w * 0.62, y), fill=(96, 62, 36, 255), width=max(3, int(w * 0.09)))


def corner_tower(layer: Image.Image) -> None:
    w, h = layer.size
    build = Build(Random(4), w / 15, (190, 176, 152), roof=(150, 60, 48), flag=OR)
    tower(layer, w * 0.09, h * 1.02, w * 0.27, h * 0.66, build, True, True, 2)


def throne(size: Size) -> Image.Image:
    """A toppled crown among the dice that toppled it."""
    w, h = size
    image = velvet(size)
    crown = tilted_crown(int(w * 0.86)).rotate(14, BICUBIC, expand=True)
    put(image, crown, (w * 0.5 - crown.width / 2, h * 0.3 - crown.height / 2), (14, 22, 16, 0.7))
    for face, x, y, turn in ((5, 0.24, 0.6, 14), (5, 0.52, 0.635, -10), (3, 0.79, 0.58, 28)):
        bone = die(face, int(w * 0.2), "bone", turn)
        put(image, bone, (w * x - bone.width / 2, h * y - bone.height / 2), (10, 14, 12, 0.7))
    return image


def velvet(size: Size) -> Image.Image:
    """Crushed purple velvet with deep slanting folds."""
    w, h = size
    wide = (int(w * 1.5), int(h * 1.5))
    cloth = ramp(fbm(wide, w // 4, 5, 5), (0, (54, 8, 38)), (140, (118, 26, 72)), (255, (176, 64, 104)))
    cloth = shaded(cloth, fbm((wide[0] // 6, wide[1]), w // 9, 8, 4).resize(wide, BICUBIC), 0.62, 1.3)
    cloth = cloth.rotate(24, BICUBIC).crop((w // 4, h // 4, w // 4 + w, h // 4 + h))
    return shaded(cloth, pool_of_light(size, (0.46, 0.36), 0.8), 0.3, 1.4)


def tilted_crown(w: int) -> Image.Image:
    """A crown seen a little from above: the far inside, then the jewelled front."""
    size = (w, int(w * 0.86))
    x, y, half = w / 2, w * 0.62, w * 0.4
    image = Image.new("RGBA", size)
    back = [
        (x + half * math.cos(a), y - w * 0.1 * abs(math.sin(a)) - w * 0.02)
        for a in (math.pi * i / 20 for i in range(21))
    ]
    lining = polygon(size, [*back, (x - half, y + w * 0.06), (x + half, y + w * 0.06)])
    image.paste((74, 34, 10, 255), (0, 0), lining)
    front = crown_front(x, y, w, half)
    mask = polygon(size, front)
    metal = gold(size, 9, 3, 0.2)
    inner_shade(metal, mask, w * 0.015, 0.6, (84, 48, 8))
    bevel(metal, mask, w * 0.008, 0.7, 0.7)
    image.paste(metal, (0, 0), mask)
    draw = ImageDraw.Draw(image)
    draw.line([*front, front[0]], fill=(*INK, 255), width=max(2, w // 160), joint="curve")
    set_jewels(draw, front, x, y, w, half)
    return image


TIPS = (-1.12, -0.62, 0.0, 0.62, 1.12)
DIPS = (-0.84, -0.3, 0.3, 0.84)


def crown_front(x: float, y: float, w: float, half: float) -> list[Point]:
    """Tips and dips from left to right, then the curved lower edge back."""
    top: list[Point] = []
    for i, tip in enumerate(TIPS):
        top.append((x + half * tip, y - w * (0.52 - 0.1 * abs(tip))))
        if i < len(DIPS):
            top.append((x + half * DIPS[i], y - w * 0.12))
    lower = [
        (x + half * math.cos(a), y + w * 0.06 + w * 0.1 * math.sin(a)) for a in (math.pi * i / 30 for i in range(31))
    ]
    return [*top, *lower]


def set_jewels(draw: ImageDraw.ImageDraw, front: list[Point], x: float, y: float, w: float, half: float) -> None:
    """A pearl on each tip, and stones around the band between two beaded lines."""
    line = max(2, int(w / 200))
    for lift in (0.075, -0.02):
        rim = [
            (x + half * math.cos(a), y + w * (0.1 * math.sin(a) - lift + 0.05))
            for a in (math.pi * i / 30 for i in range(31))
        ]
        draw.line(rim, fill=(112, 68, 18, 255), width=line * 2)
    for px, py in front[:9:2]:
        r = w * 0.032
        draw.ellipse(
            (px - r, py - r * 1.4, px + r, py + r * 0.6), fill=(250, 244, 226, 255), outline=(*INK, 255), width=line
        )
        draw.ellipse((px - r * 0.6, py - r * 1.1, px, py - r * 0.5), fill=(255, 255, 255, 255))
    stones = ((44, 86, 150), (170, 36, 44), (38, 120, 74), (170, 36, 44), (44, 86, 150))
    for i, colour in enumerate(stones):
        a = math.pi * (i + 0.5) / 5
        px, py, r = x - half * math.cos(a), y + w * 0.025 + w * 0.1 * math.sin(a), w * 0.034
        draw.ellipse((px - r * 1.2, py - r, px + r * 1.2, py + r), fill=colour, outline=(*INK, 255), width=line)
        draw.ellipse((px - r * 0.7, py - r * 0.7, px, py - r * 0.1), fill=(*mix(colour, (255, 255, 255), 0.7), 255))
