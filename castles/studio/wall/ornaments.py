"""What adorns the face of the wall and the sky above it."""

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageDraw

from castles.studio.cardstock import GLEAM
from castles.studio.castles_art import window
from castles.studio.figures import Part, blob, dot, figure, line, poly
from castles.studio.paint.brush import blurred, lay, put
from castles.studio.paint.colour import GOLD, INK, Colour, jitter, mix
from castles.studio.paint.curves import shield
from castles.studio.wall.curtain import STONE
from castles.studio.wall.landscape import H, U, W, points
from castles.studio.wall.towers import rose_window

Ornament = Callable[[Image.Image, Colour, int], None]  # on the picture, with the card's colour and number
SIDES = (30, 170)
LEAF: Colour = (70, 116, 54)


def slits(image: Image.Image, colour: Colour, seed: int) -> None:
    """Arrow slits shaped like crosses."""
    draw = ImageDraw.Draw(image)
    for x in SIDES:
        for grow, ink in ((2.4, mix(STONE, (255, 250, 230), 0.4)), (0, (24, 14, 12))):
            draw.rectangle(points(x - 2 - grow, 196 - grow, x + 2 + grow, 230 + grow), fill=ink)
            draw.rectangle(points(x - 9 - grow, 208 - grow, x + 9 + grow, 212 + grow), fill=ink)
        draw.rectangle(points(x - 2, 196, x + 2, 230), fill=(24, 14, 12))


def arches(image: Image.Image, colour: Colour, seed: int) -> None:
    """Lit windows with shutters in the card's colour."""
    draw = ImageDraw.Draw(image)
    for x in SIDES:
        for left in (x - 21, x + 11):
            draw.rectangle(points(left, 192, left + 10, 222), fill=colour, outline=INK, width=U)
            for y in (199, 207, 215):
                draw.line(points(left + 2, y, left + 8, y), fill=mix(colour, INK, 0.5), width=U)
        window(draw, x * U, 204 * U, 9 * U, True)
        draw.rectangle(points(x - 13, 222, x + 13, 226), fill=mix(STONE, (255, 250, 230), 0.4), outline=INK, width=U)


def roses(image: Image.Image, colour: Colour, seed: int) -> None:
    layer = Image.new("RGBA", image.size)
    for x in SIDES:
        rose_window(ImageDraw.Draw(layer), x, 208, 18)
    put(image, layer, (0, 0), (0, 0, 1, 0))


def ivy(image: Image.Image, colour: Colour, seed: int) -> None:
    """Stems that climb from the grass, leaf upon leaf."""
    rng, leaves = Random(seed), []
    for root in (24, 46, 168, 182):
        x, y, top = float(root), 284.0, rng.uniform(174, 205)
        while y > top:
            x = max(10, min(190, x + rng.uniform(-3, 3)))
            y -= 2.4
            leaves += [(x + rng.gauss(0, 5.5), y + rng.gauss(0, 3), rng.uniform(2.2, 4)) for _ in range(3)]
    shade = Image.new("L", image.size)
    for x, y, r in leaves:
        ImageDraw.Draw(shade).ellipse(points(x - r + 1.6, y - r + 2, x + r + 1.6, y + r + 2), fill=255)
    lay(image, (20, 16, 14), blurred(shade, U), 0.4)
    draw = ImageDraw.Draw(image)
    for x, y, r in leaves:
        tint = jitter(rng, LEAF, 22)
        draw.polygon(points(x - r, y - r * 0.4, x, y - r, x + r, y - r * 0.4, x, y + r), fill=tint)
        draw.line(points(x, y - r, x, y + r * 0.6), fill=mix(tint, (236, 240, 170), 0.4), width=2)


def cloths(image: Image.Image, colour: Colour, seed: int) -> None:
    """A long banner at each side, with a device that depends on the card."""
    for x in SIDES:
        layer = Image.new("RGBA", image.size)
        draw = ImageDraw.Draw(layer)
        tails = points(x - 15, 186, x + 15, 186, x + 15, 256, x, 244, x - 15, 256)
        draw.polygon(tails, fill=(*colour, 255))
        for dx in (-9, 3):
            draw.polygon(
                points(x + dx, 186, x + dx + 5, 186, x + dx + 5, 250, x + dx, 248), fill=(*mix(colour, INK, 0.22), 255)
            )
        device(draw, x, 214, seed)
        draw.line([*tails, tails[0]], fill=(*GOLD, 255), width=round(2.4 * U), joint="curve")
        draw.line([*tails, tails[0]], fill=(*INK, 255), width=2)
        draw.line(points(x - 19, 185, x + 19, 185), fill=(*INK, 255), width=6 * U)
        draw.line(points(x - 18, 185, x + 18, 185), fill=(176, 126, 72, 255), width=4 * U)
        put(image, layer, (0, 0), (2 * U, 2 * U, 2 * U, 0.45))


def device(draw: ImageDraw.ImageDraw, x: float, y: float, seed: int) -> None:
    """Lozenge, disc, chevron or cross in gold."""
    shapes = (
        (x, y - 12, x + 9, y, x, y + 12, x - 9, y),
        tuple(v for i in range(16) for v in (x + 9 * math.cos(i * 0.3927), y + 9 * math.sin(i * 0.3927))),
        (x - 10, y + 8, x, y - 10, x + 10, y + 8, x + 10, y + 14, x, y - 2, x - 10, y + 14),
        (x - 3, y - 11, x + 3, y - 11, x + 3, y - 3, x + 10, y - 3, x + 10, y + 3, x + 3, y + 3, x + 3, y + 14,
         x - 3, y + 14, x - 3, y + 3, x - 10, y + 3, x - 10, y - 3, x - 3, y - 3),
    )  # fmt: skip
    draw.polygon(points(*shapes[seed % len(shapes)]), fill=(250, 222, 140, 255), outline=(*INK, 255))


def shields(image: Image.Image, colour: Colour, seed: int) -> None:
    """Two shields hung on the wall, parted in the card's colour and ivory."""
    for x in SIDES:
        layer = Image.new("RGBA", image.size)
        draw = ImageDraw.Draw(layer)
        draw.polygon(shield(x * U, 188 * U, 40 * U, 50 * U), fill=(*INK, 255))
        draw.polygon(shield(x * U, 189.2 * U, 37.4 * U, 47 * U), fill=(*GOLD, 255))
        inner = shield(x * U, 192 * U, 31.6 * U, 40 * U)
        draw.polygon(inner, fill=(244, 234, 208, 255))
        half = [(min(px, x * U), py) for px, py in inner] if seed % 2 else [(px, min(py, 208 * U)) for px, py in inner]
        draw.polygon(half, fill=(*colour, 255))
        draw.line([*inner, *inner[:2]], fill=(*INK, 255), width=U)
        put(image, layer, (0, 0), (2 * U, 2 * U, 2 * U, 0.5))


def lanterns(image: Image.Image, colour: Colour, seed: int) -> None:
    """Iron lanterns on brackets with their light on the stones."""
    for x in SIDES:
        glow = Image.new("L", image.size)
        ImageDraw.Draw(glow).ellipse(points(x - 26, 184, x + 26, 236), fill=150)
        lay(image, (255, 214, 120), blurred(glow, 9 * U), 0.75)
        draw = ImageDraw.Draw(image)
        draw.line(points(x, 190, x, 182), fill=INK, width=2 * U)
        draw.polygon(points(x - 9, 198, x, 188, x + 9, 198), fill=(60, 56, 62), outline=INK)
        draw.rectangle(points(x - 7, 198, x + 7, 220), fill=(255, 224, 130), outline=INK, width=U)
        draw.polygon(points(x, 202, x + 3.4, 211, x, 217, x - 3.4, 211), fill=(255, 250, 220))
        for dx in (-7, 0, 7):
            draw.line(points(x + dx, 198, x + dx, 220), fill=(60, 56, 62), width=round(1.4 * U))
        draw.rectangle(points(x - 9, 219, x + 9, 223), fill=(60, 56, 62), outline=INK)


def flowers(image: Image.Image, colour: Colour, seed: int) -> None:
    """Windows with boxes full of blossom."""
    draw, rng = ImageDraw.Draw(image), Random(seed)
    for x in SIDES:
        window(draw, x * U, 204 * U, 9 * U, True)
        draw.rectangle(points(x - 18, 222, x + 18, 234), fill=(142, 96, 56), outline=INK, width=U)
        draw.line(points(x - 17, 226, x + 17, 226), fill=(190, 140, 88), width=U)
        for _ in range(46):
            px, py, r = x + rng.uniform(-19, 19), 222 + rng.uniform(-9, 7), rng.uniform(1.6, 3)
            tint = jitter(rng, LEAF, 18) if rng.random() < 0.5 else jitter(rng, mix(colour, (255, 220, 220), 0.3), 24)
            draw.ellipse(points(px - r, py - r, px + r, py + r), fill=tint)


def buttresses(image: Image.Image, colour: Colour, seed: int) -> None:
    """Piers in three steps that hold the wall, each with a sloping cap."""
    draw, rng = ImageDraw.Draw(image), Random(seed)
    for x in SIDES:
        for top, foot, half in ((186, 216, 9), (216, 250, 12), (250, 284, 15)):
            for i in range(2):
                y, tint = top + (foot - top) * i / 2, jitter(rng, STONE, 10)
                draw.rectangle(points(x - half, y, x + half, y + (foot - top) / 2), fill=tint, outline=INK, width=2)
                draw.line(points(x - half + 1.5, y + 1, x - half + 1.5, foot), fill=mix(tint, GLEAM, 0.5), width=U)
            draw.rectangle(points(x + half * 0.4, top, x + half, foot), fill=mix(STONE, INK, 0.36))
            slope = points(
                x - half - 1.6, top + 3, x - half + 3, top - 5, x + half - 3, top - 5, x + half + 1.6, top + 3
            )
            draw.polygon(slope, fill=mix(STONE, GLEAM, 0.45))
            draw.line([*slope, slope[0]], fill=INK, width=U)


def doors(image: Image.Image, colour: Colour, seed: int) -> None:
    """A little door at the left and a barred window at the right."""
    draw = ImageDraw.Draw(image)
    for grow, ink in ((4, INK), (3, mix(STONE, (255, 250, 230), 0.4)), (0, mix(colour, INK, 0.25))):
        draw.pieslice(points(16 - grow, 226 - grow, 44 + grow, 254 + grow), 180, 360, fill=ink)
        draw.rectangle(points(16 - grow, 240, 44 + grow, 283), fill=ink)
    for x in (23, 30, 37):
        draw.line(points(x, 229, x, 283), fill=mix(colour, INK, 0.55), width=U)
    for y in (244, 268):
        draw.line(points(17, y, 43, y), fill=(70, 68, 74), width=3 * U)
    draw.ellipse(points(38, 255, 42, 259), fill=GOLD, outline=INK)
    window(draw, 170 * U, 206 * U, 10 * U, True)
    for x in (164, 176):
        draw.line(points(x, 196, x, 226), fill=(60, 56, 62), width=2 * U)


def bare(image: Image.Image, colour: Colour, seed: int) -> None:
    """Moss and a weathered crack, for walls with something great before them."""
    draw, rng = ImageDraw.Draw(image), Random(seed)
    for _ in range(60):
        x, y = rng.choice((rng.uniform(8, 50), rng.uniform(150, 192))), rng.uniform(236, 282)
        draw.ellipse(points(x - 2, y - 1, x + 2, y + 1), fill=jitter(rng, (104, 122, 70), 14))


FACES: dict[str, Ornament] = {
    "slits": slits, "arches": arches, "roses": roses, "ivy": ivy, "cloths": cloths, "shields": shields,
    "lanterns": lanterns, "flowers": flowers, "buttresses": buttresses, "doors": doors, "bare": bare,
}  # fmt: skip

WHITE_BIRD: tuple[Part, ...] = (
    blob((250, 250, 252), 20, 70, 40, 60, 66, 60, 96, 52, 110, 60, 90, 70, 66, 80, 40, 82),
    blob((226, 232, 242), 44, 66, 40, 30, 22, 8, 52, 24, 70, 62),
    blob((250, 250, 252), 56, 66, 66, 34, 90, 12, 84, 44, 74, 68),
    poly((236, 150, 60), 20, 68, 8, 74, 20, 76),
    dot(INK, 28, 69, 2.4),
)
BUTTERFLY: tuple[Part, ...] = (
    blob((238, 150, 54), 58, 60, 30, 24, 10, 34, 22, 58, 56, 66),
    blob((238, 150, 54), 62, 60, 90, 24, 110, 34, 98, 58, 64, 66),
    blob((246, 200, 90), 58, 64, 26, 66, 26, 92, 48, 92, 60, 70),
    blob((246, 200, 90), 62, 64, 94, 66, 94, 92, 72, 92, 60, 70),
    line(INK, 6, 60, 46, 60, 86),
    *(line(INK, 2, 60, 46, x, 26) for x in (50, 70)),
)


def sky_birds(image: Image.Image, colour: Colour, seed: int) -> None:
    rng, draw = Random(seed), ImageDraw.Draw(image)
    for _ in range(5):
        x, y, k = rng.uniform(24, 176), rng.uniform(18, 64), rng.uniform(1.2, 2.1)
        wing = points(
            x - 4 * k, y - 1.4 * k, x - 2 * k, y - 2 * k, x, y, x + 2 * k, y - 2.2 * k, x + 4.4 * k, y - 1.2 * k
        )
        draw.line(wing, fill=(54, 50, 70), width=round(0.9 * U * k), joint="curve")


def one(parts: tuple[Part, ...], size: int, places: tuple[tuple[int, int], ...]) -> Ornament:
    """A thing in the sky at one of some places."""

    def ornament(image: Image.Image, colour: Colour, seed: int) -> None:
        x, y = places[seed % len(places)]
        put(image, figure(parts, size * U), (x * U, y * U), (0, 0, 1, 0))

    return ornament


def puffs(image: Image.Image, colour: Colour, seed: int) -> None:
    """Two heaps of summer cloud."""
    rng = Random(seed)
    for left, width in ((rng.uniform(8, 40), 74), (rng.uniform(100, 120), 60)):
        mask = Image.new("L", (W, H))
        draw, y = ImageDraw.Draw(mask), rng.uniform(24, 50)
        for i in range(9):
            px, r = left + width * i / 8, width * 0.13 * (1.5 - abs(i - 4) / 4) * rng.uniform(0.7, 1.1)
            draw.ellipse(points(px - r, y - r * 1.3, px + r, y + r * 0.7), fill=255)
        soft = blurred(mask, 1.6 * U)
        lay(image, (196, 208, 224), soft, 0.8)
        lit = Image.new("L", (W, H))
        lit.paste(soft, (-2 * U, -3 * U))
        lay(image, (255, 252, 244), Image.composite(lit, Image.new("L", (W, H)), soft), 0.95)


SKIES: dict[str, Ornament] = {
    "": lambda image, colour, seed: None,
    "birds": sky_birds,
    "clouds": puffs,
    "dove": one(WHITE_BIRD, 34, ((16, 24), (146, 30), (150, 56), (12, 60))),
    "butterfly": one(BUTTERFLY, 20, ((26, 112), (158, 110))),
}
