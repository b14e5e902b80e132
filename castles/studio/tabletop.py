"""What everything lies on: the walnut table, and the velvet curtain that hides a hand."""

import math
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import blurred, column, lay, moved, pool_of_light, put, ramp, row, shaded
from castles.studio.paint.colour import METAL, Colour, at, jitter, mix
from castles.studio.paint.materials import gold, wood
from castles.studio.paint.noise import BICUBIC, fbm
from castles.studio.work import Work

W, H = 2560, 1440
SEAM: Colour = (16, 8, 5)
DEEP_RED: Colour = (58, 2, 10)
RED: Colour = (128, 12, 24)
BRIGHT_RED: Colour = (190, 40, 42)
HEM, FRINGE = 1296, 96  # where the curtain's gold braid begins, and how long the tassels below it are


def table() -> Image.Image:
    """Walnut planks under a pool of light from the north-west."""
    image = Image.new("RGB", (W, H))
    rng, y = Random(12), 0
    while y < H:
        height = rng.randint(172, 224)
        image.paste(wood((W, height), 600 + y, "walnut", 2), (0, y))
        join_planks(image, y, height, rng)
        y += height
    image = shaded(image, fbm((W, H), 3, 5, 2), 0.94, 1.05)
    return shaded(image, pool_of_light((W, H), (0.42, 0.36), 0.95), 0.4, 1.3)


def join_planks(image: Image.Image, y: int, height: int, rng: Random) -> None:
    """A dark joint with a worn, lit edge; one butt joint a row with two nails on either side."""
    draw = ImageDraw.Draw(image, "RGBA")
    draw.line((0, y, W, y), fill=(*SEAM, 220), width=4)
    draw.line((0, y + 3, W, y + 3), fill=(190, 140, 90, 46), width=2)
    x = rng.randint(200, W)
    draw.line((x, y, x, y + height), fill=(*SEAM, 190), width=4)
    draw.line((x + 3, y, x + 3, y + height), fill=(190, 140, 90, 36), width=2)
    for dx in (-16, 16):
        for ny in (y + 24, y + height - 26):
            draw.ellipse((x + dx - 5, ny - 5, x + dx + 5, ny + 5), fill=(20, 12, 8, 190))
            draw.arc((x + dx - 5, ny - 5, x + dx + 5, ny + 5), 20, 160, fill=(190, 140, 90, 90), width=2)


def curtain() -> Image.Image:
    """Heavy red velvet in deep folds, with a gold braid and a fringe of tassels along its foot."""
    image = draped()
    image = shaded(image, fbm((W, H), 3, 9, 2), 0.93, 1.05)
    image = shaded(image, damask(), 0.97, 1.08)
    image = shaded(image, column(720, lambda y: min(1, 0.35 + y * 2.2) - max(0, y - 0.8)).resize((W, H)), 0.45, 1.04)
    lay_braid(image)
    lay_fringe(image)
    lay_pelmet(image)
    return image


def draped() -> Image.Image:
    """Folds that wander a little as they fall."""
    strips = [fold_row(y / 36) for y in range(37)]
    grey = Image.new("L", (W // 2, len(strips)))
    for y, strip in enumerate(strips):
        grey.paste(strip, (0, y))
    smooth = grey.resize((W, H), BICUBIC)
    return ramp(smooth, (0, (24, 0, 5)), (70, DEEP_RED), (150, RED), (225, BRIGHT_RED), (255, (226, 92, 78)))


def fold_row(y: float) -> Image.Image:
    def light(x: float) -> float:
        return fold(x, y)

    return row(W // 2, light)


def fold(x: float, y: float) -> float:
    """Light on the cloth: broad folds of uneven width, fine creases, brighter where a fold turns north-west."""
    bend = x * 15 + 0.5 * math.sin(x * 9 + 1) + 0.16 * math.sin(y * 2.4 + x * 40)
    t = bend % 1.0
    broad = 0.08 + 0.74 * math.pow(math.sin(math.pi * t), 1.5) + 0.2 * math.exp(-(((t - 0.36) / 0.07) ** 2))
    fine = 0.05 * math.sin(bend * math.tau * 3 + 2 * math.sin(bend * 1.7))
    return broad + fine


def damask() -> Image.Image:
    """Woven castles, a little brighter than the ground."""
    mask = Image.new("L", (W, H))
    draw = ImageDraw.Draw(mask)
    for j in range(8):
        for i in range(18):
            draw_motif(draw, i * 150 + j % 2 * 75, 90 + j * 160)
    return blurred(mask, 1.5)


def draw_motif(draw: ImageDraw.ImageDraw, x: float, y: float) -> None:
    for dx, top in ((-26, -18), (-8, -36), (10, -18)):
        draw.rectangle((x + dx, y + top, x + dx + 16, y + 26), fill=255)
        for k in (0, 11):
            draw.rectangle((x + dx + k, y + top - 7, x + dx + k + 5, y + top), fill=255)
    draw.pieslice((x - 7, y + 6, x + 7, y + 24), 180, 360, fill=0)
    draw.rectangle((x - 7, y + 15, x + 7, y + 26), fill=0)


def lay_braid(image: Image.Image) -> None:
    """A twisted gold cord between two narrow bands, darkened where the folds lie deep."""
    band = gold((W, 60), 4, 1, 0.2)
    draw = ImageDraw.Draw(band)
    for x in range(-60, W + 60, 22):
        draw.line((x, 54, x + 40, 6), fill=(118, 74, 22), width=7)
        draw.line((x + 6, 54, x + 46, 6), fill=(255, 236, 168), width=3)
    for y in (0, 52):
        draw.rectangle((0, y, W, y + 7), fill=(176, 124, 44))
        draw.line((0, y + 2, W, y + 2), fill=(255, 240, 180), width=2)
    folded = shaded(band, fold_row(HEM / H).resize((W, 60)), 0.42, 1.16)
    shade = Image.new("L", (W, H))
    shade.paste(255, (0, HEM - 4, W, HEM + 66))
    lay(image, (20, 0, 4), blurred(shade, 8), 0.6)
    image.paste(folded, (0, HEM - 60))


def lay_fringe(image: Image.Image) -> None:
    """Hundreds of threads of uneven length, in front of the dark below the hem."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, HEM, W, H), fill=(12, 6, 6))
    rng = Random(3)
    for x in range(-4, W + 4, 3):
        light = max(0.0, min(1.0, fold(max(0, min(1, x / W)), 1)))
        colour = mix(jitter(rng, at(METAL, int(60 + 130 * light)), 18), (30, 12, 4), 0.25 * (1 - light))
        foot = HEM + FRINGE + rng.uniform(-8, 8) + 8 * math.sin(x * 0.02)
        draw.line((x, HEM - 2, x + rng.uniform(-5, 5), foot), fill=colour, width=3)
    lay(image, (10, 2, 2), fringe_shade(), 0.55)


def fringe_shade() -> Image.Image:
    """The braid's shadow on the threads."""
    shade = Image.new("L", (W, H))
    shade.paste(255, (0, HEM - 2, W, HEM + 14))
    return ImageChops.multiply(blurred(shade, 7), moved(Image.new("L", (W, H), 255), 0, HEM))


def lay_pelmet(image: Image.Image) -> None:
    """The carved rail the curtain hangs from."""
    rail = shaded(wood((W, 84), 5, "dark", 2), column(84, lambda y: 1 - y).resize((W, 84)), 0.5, 1.5).convert("RGBA")
    draw = ImageDraw.Draw(rail)
    for y, thick in ((8, 5), (68, 9)):
        draw.rectangle((0, y, W, y + thick), fill=(206, 160, 78, 255))
        draw.line((0, y + 1, W, y + 1), fill=(255, 236, 170, 255), width=2)
    put(image, rail, (0, 0), (0, 14, 16, 0.9))


WORKS = (
    Work("art/table/walnut.webp", table, __name__),
    Work("art/ui/curtain.webp", curtain, __name__),
)
