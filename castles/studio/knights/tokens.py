"""Sword, camp and the ring inlaid in the felt."""

import math

from PIL import Image, ImageDraw

from castles.studio.cardstock import with_shadow
from castles.studio.figures import Part, blob, figure, line, oval, poly
from castles.studio.heraldry import charge_masks
from castles.studio.paint.brush import bevel, blurred, cut_out, disc, inner_shade, lay, moved, ramp, reduced
from castles.studio.paint.colour import GOLD, INK, Colour
from castles.studio.paint.curves import star
from castles.studio.paint.materials import gold
from castles.studio.paint.noise import BICUBIC, Size, fbm
from castles.studio.work import Work

FINE = 4
SWORD = 160
CAMP = 192
RING = 720
STEEL_RAMP: tuple[tuple[int, Colour], ...] = ((0, (120, 128, 142)), (120, (206, 212, 222)), (255, (250, 252, 255)))


def sword() -> Image.Image:
    """A blade on red enamel in a gold rim."""
    w = SWORD * FINE
    size, e = (w, w), w * 0.03
    inset = e + w * 0.09
    round_, hollow = (e, e, w - 2 * e, w - 2 * e), (inset, inset, w - inset - e, w - inset - e)
    rim, well = disc(size, round_), disc(size, hollow)
    image = gold(size, 4, 2, 0.2)
    bevel(image, rim, w * 0.022, 0.7, 0.7)
    lay(image, ramp(fbm(size, w // 5, 3, 4), (0, (92, 14, 22)), (255, (168, 38, 42))), well)
    inner_shade(image, well, w * 0.05, 0.75, (10, 0, 0))
    draw = ImageDraw.Draw(image)
    for box in (round_, hollow):
        draw.ellipse(box, outline=INK, width=round(w * 0.012))
    lay_blade(image, w)
    return reduced(with_shadow(cut_out(image, rim), (w * 0.012, w * 0.02, w * 0.012, 0.6)), FINE)


def lay_blade(image: Image.Image, w: int) -> None:
    body, _ = charge_masks(image.size, "sword", (w * 0.485, w * 0.485), w * 0.064)
    body = body.rotate(-40, BICUBIC)
    ink = blurred(body, w * 0.008).point([0] * 30 + [255] * 226)
    lay(image, (10, 2, 4), blurred(moved(ink, w * 0.02, w * 0.035), w * 0.018), 0.7)
    lay(image, INK, ink)
    steel = ramp(fbm(image.size, w // 6, 9, 3), *STEEL_RAMP)
    bevel(steel, body, w * 0.016, 0.9, 0.6)
    lay(image, steel, body)


CANVAS: Colour = (226, 208, 170)
STRIPE: Colour = (176, 62, 50)
TENT: tuple[Part, ...] = (
    *(line(colour, width, 60, 4, 60, 22) for colour, width in ((INK, 4), (GOLD, 2.2))),
    poly(STRIPE, 61, 5, 84, 10, 61, 16),
    *(line((120, 96, 70), 1.6, *xy) for xy in ((16, 64, 4, 104), (104, 64, 116, 104))),
    poly(CANVAS, 20, 62, 100, 62, 104, 106, 16, 106),
    poly(STRIPE, 28, 62, 40, 62, 37, 106, 24, 106),
    poly(STRIPE, 80, 62, 92, 62, 96, 106, 83, 106),
    poly((52, 32, 28), 52, 106, 60, 66, 68, 106),
    blob((240, 226, 192), 60, 64, 50, 84, 44, 104, 54, 106, 57, 88),
    blob((240, 226, 192), 60, 64, 70, 84, 76, 104, 66, 106, 63, 88),
    poly(CANVAS, 60, 18, 14, 64, 22, 70, 30, 64, 38, 70, 46, 64, 53, 70, 60, 64,
         67, 70, 74, 64, 82, 70, 90, 64, 98, 70, 106, 64),
    poly(STRIPE, 60, 18, 30, 64, 38, 70, 46, 64),
    poly(STRIPE, 60, 18, 74, 64, 82, 70, 90, 64),
    oval(GOLD, 60, 18, 3.6),
    *(oval((150, 146, 140), x, 110, 4.4, 3) for x in (82, 90, 86)),
    line((150, 98, 54), 3, 79, 106, 93, 103),
    line((150, 98, 54), 3, 80, 102, 92, 107),
)  # fmt: skip


def camp() -> Image.Image:
    layer = figure(TENT, CAMP)
    return with_shadow(layer, (4, 5, 4, 0.5))


def ring() -> Image.Image:
    """A gilded compass inlaid in the felt, on which the castle is laid."""
    w = RING * 2
    size: Size = (w, w)
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for radius, width in ((0.485, 4), (0.475, 1.5), (0.405, 3), (0.395, 1)):
        r = w * radius
        draw.ellipse((w / 2 - r, w / 2 - r, w / 2 + r, w / 2 + r), outline=255, width=round(width * 2))
    for i in range(96):
        a, near = i * math.tau / 96, 0.44 if i % 4 else 0.415
        spoke = [(w / 2 + math.cos(a) * w * r, w / 2 + math.sin(a) * w * r) for r in (near, 0.468)]
        draw.line(spoke, fill=255, width=3 if i % 4 else 5)
    for i in range(8):
        a = i * math.tau / 8 + math.tau / 16
        x, y = w / 2 + math.cos(a) * w * 0.438, w / 2 + math.sin(a) * w * 0.438
        draw.ellipse((x - w * 0.018, y - w * 0.018, x + w * 0.018, y + w * 0.018), fill=0)
        draw.polygon(star(x, y, w * 0.022, w * 0.009, 4), fill=255)
    # Never wholly transparent: one flat colour all over, so that the file stays small.
    worn = reduced(mask, 2).point([max(1, round(v * 0.6)) for v in range(256)])
    return cut_out(Image.new("RGB", worn.size, (214, 176, 92)), worn)


WORKS = (
    Work("art/knights/sword.webp", sword, __name__),
    Work("art/knights/camp.webp", camp, __name__),
    Work("art/knights/ring.webp", ring, __name__, lossless=True),
)
