"""The pictures of the special cards: people and things in their places."""

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.castles_art import BRICK, STONE, Build, castle, gate, masonry, sunlit, wall
from castles.studio.covers import radiant
from castles.studio.heraldry import charge_masks
from castles.studio.paint.brush import Point, blurred, column, lay, moved, polygon, pool_of_light, put, ramp, shaded
from castles.studio.paint.colour import AZURE, CREAM, GOLD, GULES, INK, Colour
from castles.studio.paint.materials import gold, wood
from castles.studio.paint.noise import BICUBIC, Size, fbm
from castles.studio.scenery import DUSK, GOLDEN, grass, hill, ridge, sky, woods
from castles.studio.throne.cardboard import arc
from castles.studio.throne.die_scenes import die_scene
from castles.studio.throne.easel import bunting, glow, stand
from castles.studio.throne.engines import CROWNED_SHIELD, TREBUCHET
from castles.studio.throne.persons import CHAMPION, GUARD, TRAITOR, WATCHMAN
from castles.studio.throne.vignettes import NIGHT, lay_night

Scene = Callable[[Size, int], Image.Image]  # its size, and which of the cards of its kind it is for


def catapult(size: Size, turn: int) -> Image.Image:
    """A trebuchet before the walls it is aimed at."""
    w, h = size
    image = sky(size, (GOLDEN, DUSK)[turn], (w * 0.56, h * 0.3, w * 0.05), 8 + turn)
    hill(image, ridge(w, h * 0.66, h * 0.1, 4), (92, 90, 96), (160, 140, 120), 3, w / 190, 0.4)
    keep = sunlit(castle(round(w * 0.44), 1, (150, 140, 138), (120, 60, 56), AZURE), 0.45)
    put(image, keep, (w * 0.01, h * 0.72 - keep.height), (0, 0, 1, 0))
    line = ridge(w, h * 0.74, h * 0.03, 9)
    hill(image, line, (76, 76, 40), (176, 156, 84), 5, w / 190)
    grass(image, line, h, 200, (130, 120, 56), 7, w / 190)
    stand(image, TREBUCHET, 0.98, 0.47, 1.0)
    return image


def pile(size: Size, turn: int) -> Image.Image:
    """Two piles on the table, and a card that goes under one of them."""
    w, h = size
    image = shaded(wood(size, 6 + turn, "walnut", 2.4), pool_of_light(size, (0.4, 0.36), 0.8), 0.5, 1.5)
    heap(image, (w * 0.77, h * 0.32), 10, 3, w)
    lowest = small_card(round(w * 0.36), CREAM).rotate(-26 + 10 * turn, BICUBIC, expand=True)
    put(image, lowest, (w * 0.56 - lowest.width / 2, h * 0.72 - lowest.height / 2), (w * 0.01, w * 0.02, w * 0.02, 0.6))
    heap(image, (w * 0.36, h * 0.5), 5, 9, w)
    arrow(image, (w * 0.5, h * 0.48), w * 0.33, 262, 372)
    return image


def heap(image: Image.Image, centre: Point, angle: float, count: int, w: int) -> None:
    card = small_card(round(w * 0.36), (112, 30, 42)).rotate(angle, BICUBIC, expand=True)
    for i in range(count):
        rise = (count / 2 - i) * w * 0.014
        at = (centre[0] - card.width / 2 + rise * 0.3, centre[1] - card.height / 2 + rise)
        put(image, card, at, (w * 0.006, w * 0.014, w * 0.01, 0.5))


def small_card(w: int, colour: Colour) -> Image.Image:
    """A card back, or a blank face if it is pale."""
    h = round(w * 1.4)
    image = Image.new("RGBA", (w, h))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(
        (0, 0, w - 1, h - 1), radius=w * 0.09, fill=(*colour, 255), outline=(*INK, 255), width=round(w * 0.025)
    )
    e = w * 0.09
    draw.rounded_rectangle((e, e, w - e, h - e), radius=w * 0.05, outline=(*GOLD, 255), width=round(w * 0.035))
    charge, _ = charge_masks(image.size, "tower", (w / 2, h / 2), w * 0.055)
    image.paste((*(GULES if colour == CREAM else GOLD), 255), (0, 0), charge)
    return image


def arrow(image: Image.Image, centre: Point, r: float, start: float, end: float) -> None:
    """A broad golden arrow bent around a centre, clockwise."""
    mask = Image.new("L", image.size)
    draw, w = ImageDraw.Draw(mask), r * 0.34
    box = (centre[0] - r - w / 2, centre[1] - r - w / 2, centre[0] + r + w / 2, centre[1] + r + w / 2)
    draw.arc(box, start, end, fill=255, width=round(w))
    a = math.radians(end)
    tip = [
        (centre[0] + k * math.cos(a + t), centre[1] + k * math.sin(a + t))
        for k, t in ((r - w * 1.2, 0), (r * 1.04, 0.62), (r + w * 1.2, 0))
    ]
    draw.polygon(tip, fill=255)
    lay(image, (14, 6, 4), blurred(moved(mask, r * 0.1, r * 0.2), r * 0.1), 0.6)
    lay(image, INK, blurred(mask, r * 0.06).point([min(255, v * 4) for v in range(256)]))
    lay(image, gold(image.size, 4, 3, 0.2), mask)


def guard(size: Size, turn: int) -> Image.Image:
    """He stands in the gate between two torches; nobody passes."""
    w, h = size
    stones = masonry((w, h), Build(Random(4 + turn), w / 13, STONE if turn == 0 else BRICK), False).convert("RGBA")
    gate(ImageDraw.Draw(stones), w * 0.5, h * 1.0, h * 1.05)
    image = shaded(stones.convert("RGB"), pool_of_light(size, (0.5, 0.3), 0.7), 0.36, 1.1)
    for x in (0.1, 0.9):
        glow(image, x, 0.24, 0.34, (255, 176, 80), 0.85)
        torch(image, w * x, h * 0.28, w * 0.05)
    stand(image, GUARD, 0.97, 0.49, 1.02)
    return image


def torch(image: Image.Image, x: float, y: float, r: float) -> None:
    draw = ImageDraw.Draw(image)
    draw.line((x, y, x, y + r * 3), fill=INK, width=round(r * 0.7))
    draw.line((x, y, x, y + r * 3), fill=(116, 74, 42), width=round(r * 0.4))
    for k, colour in ((1.0, (240, 120, 30)), (0.66, (255, 196, 70)), (0.36, (255, 246, 190))):
        flame = [(0, -2.2), (0.5, -1.1), (0.9, -0.2), (0.6, 0.6), (0, 0.9), (-0.6, 0.6), (-0.9, -0.2), (-0.4, -0.9)]
        draw.polygon([(x + a * r * k, y + b * r * k) for a, b in flame], fill=colour)


def watchman(size: Size, turn: int) -> Image.Image:
    """On the battlements by night he blows his horn."""
    w, h = size
    image = sky(size, NIGHT if turn == 0 else DUSK, None, 5 + turn)
    lay_night(image, 4 + turn)
    hill(image, ridge(w, h * 0.8, h * 0.08, 7), (26, 34, 58), (58, 68, 92), 3, w / 190, 0.2, (110, 120, 160))
    glow(image, 0.17, 0.5, 0.5, (255, 196, 96), 0.75)
    stand(image, WATCHMAN, 0.98, 0.5, 0.95)
    battlement = Image.new("RGBA", size)
    wall(battlement, -w * 0.06, w * 1.06, h * 1.04, h * 0.12, Build(Random(3), w / 14, (112, 116, 134)))
    put(image, battlement, (0, 0), (0, -4, 8, 0.5))
    glow(image, 0.17, 0.47, 0.22, (255, 226, 140), 0.5)
    return image


def champion(size: Size, turn: int) -> Image.Image:
    """The helmet of the best rider, under a wreath."""
    w, h = size
    light, dark = (((250, 224, 150), (176, 112, 36)), ((186, 214, 236), (44, 84, 140)))[turn]
    image = radiant(size, (w / 2, h * 0.4), light, dark)
    bunting(image)
    stand(image, CHAMPION, 0.98, 0.5, 1.02)
    return image


def traitor(size: Size, turn: int) -> Image.Image:
    """Key in hand, dagger behind his back, he waits at the postern."""
    w, h = size
    stones = masonry((w, h), Build(Random(9 + turn), w / 12, ((96, 100, 124), (110, 100, 96))[turn]), False)
    image = shaded(stones, pool_of_light(size, (0.68, 0.34), 0.66), 0.24, 1.06)
    door = polygon(size, [(w * x, h * y) for x, y in (*arc(0.76, 0.3, 0.2, 0.22, 180, 360), (0.96, 1), (0.56, 1))])
    beyond = ramp(
        column(h, lambda y: 1 - 0.8 * y).resize(size), (0, (120, 60, 24)), (140, (232, 150, 62)), (255, (255, 232, 160))
    )
    beyond = shaded(beyond, fbm(size, w // 6, 3, 4), 0.86, 1.1)
    lay(image, INK, blurred(door, w * 0.012).point([min(255, v * 6) for v in range(256)]))
    lay(image, beyond, door)
    leafed = polygon(size, [(w * 0.56, h), (w * 0.56, h * 0.2), (w * 0.66, h * 0.1), (w * 0.66, h)])
    lay(image, wood(size, 3, "oak", 3), ImageChops.multiply(door, leafed))
    glow(image, 0.8, 0.4, 0.5, (255, 196, 90), 0.5)
    stand(image, TRAITOR, 0.98, 0.47, 1.03)
    return image


def royal_protection(size: Size, turn: int) -> Image.Image:
    """The king's shield before a castle that nothing can befall."""
    w, h = size
    image = radiant(size, (w / 2, h * 0.44), (255, 232, 160), (150, 92, 40))
    line = ridge(w, h * 0.84, h * 0.03, 5)
    hill(image, line, (70, 100, 50), (180, 180, 96), 4, w / 190, 0.1)
    keep = sunlit(castle(round(w * 0.96), 2, STONE, (120, 40, 60), GULES), 0.4)
    put(image, keep, (w * 0.02, h * 0.86 - keep.height), (0, 0, 1, 0))
    woods(image, [h * 0.95] * (w + 1), (0, w), 8, h * 0.06, (60, 92, 46), 3 + turn)
    glow(image, 0.5, 0.62, 0.5, (255, 236, 160), 0.8)
    stand(image, CROWNED_SHIELD, 0.68, 0.5, 1.0)
    return image


SCENES: dict[str, Scene] = {
    "catapult": catapult,
    "pile": pile,
    "guard": guard,
    "watchman": watchman,
    "champion": champion,
    "traitor": traitor,
    "royal_protection": royal_protection,
}


def special_scene(kind: str, size: Size, turn: int) -> Image.Image:
    if kind.startswith("die"):
        return die_scene(int(kind.removeprefix("die")), size, turn)
    return SCENES[kind](size, turn)
