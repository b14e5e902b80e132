"""The pictures of the tournament and of the king: the lists and the throne room."""

from random import Random

from PIL import Image, ImageDraw, ImageOps

from castles.studio.castles_art import Build, masonry
from castles.studio.court import KNIGHT
from castles.studio.covers import radiant
from castles.studio.paint.brush import put, row, shaded
from castles.studio.paint.colour import AZURE, CREAM, GOLD, GULES, INK, OR, Colour, mix
from castles.studio.paint.noise import Size
from castles.studio.scenery import DAY, grass, hill, ridge, sky
from castles.studio.throne.easel import bunting, drawn, glow, stand
from castles.studio.throne.persons import ENTHRONED


def lists(size: Size) -> Image.Image:
    """Two knights ride at each other along the barrier, before tents and flags."""
    w, h = size
    image = sky(size, DAY, None, 3)
    hill(image, ridge(w, h * 0.56, h * 0.06, 3), (84, 126, 74), (170, 190, 120), 3, w / 190, 0.2, (220, 230, 220))
    for x, colour in ((0.14, GULES), (0.5, OR), (0.86, AZURE)):
        tent(image, w * x, h * 0.56, w * 0.19, colour)
    bunting(image)
    line = ridge(w, h * 0.6, h * 0.02, 8)
    hill(image, line, (78, 112, 50), (190, 186, 100), 6, w / 190)
    rival = ImageOps.mirror(regreened(drawn(KNIGHT, round(w * 0.6))))
    put(image, rival, (w * 0.41, h * 0.82 - rival.height), (w * 0.014, w * 0.018, w * 0.02, 0.55))
    barrier(image)
    grass(image, [h * 0.84] * (w + 1), h, 120, (120, 150, 64), 4, w / 190)
    stand(image, KNIGHT, 0.72, 0.35, 1.0)
    return image


def regreened(layer: Image.Image) -> Image.Image:
    """The same figure with green cloth instead of blue."""
    hue, saturation, value = layer.convert("RGB").convert("HSV").split()
    green = hue.point([96 if 140 <= v <= 185 else v for v in range(256)])
    out = Image.merge("HSV", (green, saturation, value)).convert("RGB")
    out.putalpha(layer.getchannel("A"))
    return out


def tent(image: Image.Image, x: float, y: float, q: float, colour: Colour) -> None:
    """A striped pavilion with a pennon."""
    w = max(2, round(q * 2))
    layer = Image.new("RGBA", (w, round(q * 2.6)))
    draw, mid, eaves, foot = ImageDraw.Draw(layer), w / 2, q * 1.5, q * 2.5
    for i in range(6):
        a, b = w * i / 6, w * (i + 1) / 6
        tone = colour if i % 2 else CREAM
        draw.polygon([(mid, q * 0.4), (a, eaves), (b, eaves)], fill=(*tone, 255))
        draw.rectangle(
            (a * 0.9 + w * 0.05, eaves, b * 0.9 + w * 0.05, foot), fill=(*mix(tone, (40, 20, 30), 0.14), 255)
        )
        draw.pieslice((a, eaves - w / 14, b, eaves + w / 14), 0, 180, fill=(*mix(tone, INK, 0.25), 255))
    draw.line([(mid, q * 0.4), (0, eaves), (w, eaves), (mid, q * 0.4)], fill=(*INK, 255), width=max(2, w // 60))
    draw.polygon(
        [(mid - q * 0.16, foot), (mid, eaves + q * 0.2), (mid + q * 0.16, foot)], fill=(*mix(colour, INK, 0.8), 255)
    )
    draw.line((mid, q * 0.45, mid, 0), fill=(*INK, 255), width=max(2, w // 50))
    draw.polygon([(mid, 0), (mid + q * 0.6, q * 0.12), (mid, q * 0.26)], fill=(*colour, 255), outline=(*INK, 255))
    rgb = shaded(layer.convert("RGB"), row(64, lambda v: 1 - v).resize(layer.size), 0.62, 1.14)
    rgb.putalpha(layer.getchannel("A"))
    put(image, rgb, (x - w / 2, y - foot), (4, 4, 6, 0.4))


def barrier(image: Image.Image) -> None:
    w, h = image.size
    draw = ImageDraw.Draw(image)
    for i in range(12):
        tone = GULES if i % 2 else CREAM
        draw.rectangle((i * w / 12, h * 0.78, (i + 1) * w / 12, h * 0.835), fill=tone)
    draw.line((0, h * 0.78, w, h * 0.78), fill=INK, width=max(2, w // 120))
    draw.line((0, h * 0.835, w, h * 0.835), fill=INK, width=max(2, w // 120))


def throne_room(size: Size) -> Image.Image:
    """The king on his throne between two columns, in light from behind."""
    w, h = size
    image = radiant(size, (w / 2, h * 0.34), (214, 120, 96), (62, 16, 46))
    for x in (0.075, 0.925):
        pillar(image, w * x, w * 0.15)
    glow(image, 0.5, 0.3, 0.42, (255, 214, 130), 0.6)
    steps(image)
    stand(image, ENTHRONED, 1.04, 0.5, 1.0)
    return image


def pillar(image: Image.Image, x: float, w: float) -> None:
    h = image.height
    shaft = masonry((w, h), Build(Random(3), h / 14, (150, 128, 140)))
    put(image, shaft.convert("RGBA"), (x - w / 2, 0), (8, 6, 10, 0.6))
    draw = ImageDraw.Draw(image)
    draw.rectangle((x - w / 2, -2, x + w / 2, h), outline=INK, width=max(2, round(w * 0.04)))
    for y in (0.1, 0.84):
        draw.rectangle(
            (x - w * 0.6, h * y, x + w * 0.6, h * (y + 0.035)), fill=GOLD, outline=INK, width=max(2, round(w * 0.04))
        )


def steps(image: Image.Image) -> None:
    w, h = image.size
    draw = ImageDraw.Draw(image)
    for i in range(3):
        y, e = h * (0.88 + 0.045 * i), w * (0.1 - 0.05 * i)
        draw.rectangle(
            (e, y, w - e, h), fill=mix((128, 108, 118), (60, 44, 60), i / 3), outline=INK, width=max(2, w // 200)
        )
        draw.line((e, y + 3, w - e, y + 3), fill=(206, 186, 180), width=max(2, w // 200))
