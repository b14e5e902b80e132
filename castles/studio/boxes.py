"""The game boxes standing on the shelf: cover, gold frame, plate for the title, lid and side."""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import bevel, blurred, curve, faded, inner_shade, lay, moved, polygon, reduced, rounded
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.materials import gold, wood
from castles.studio.paint.noise import Size
from castles.studio.work import Work

FINE = 2
U = 2 * FINE  # painted pixels a unit
COVER: Size = (182, 216)  # in units, as everything below
PLATE = 58
SIDE, LID = 14, 9
OUTSET = 16


def box(cover: Callable[[Size], Image.Image], colour: Colour) -> Image.Image:
    """The standing box with its shadow; the title is written at run time."""
    front = framed(cover((COVER[0] * U, COVER[1] * U)), colour)
    layer = Image.new("RGBA", ((COVER[0] + SIDE) * U, (COVER[1] + LID) * U))
    draw_depth(layer, colour)
    layer.paste(front, (0, LID * U))
    return reduced(with_shadow(layer), FINE)


def framed(cover: Image.Image, colour: Colour) -> Image.Image:
    w, h = cover.size
    ph = PLATE * U
    plank = Image.blend(wood((w, ph), 7, "dark", U / 2), Image.new("RGB", (w, ph), mix(colour, (0, 0, 0), 0.25)), 0.72)
    cover.paste(plank, (0, h - ph))
    whole = Image.new("L", (w, h), 255)
    inner_shade(cover, rounded((w, h), (3, 3, w - 3, h - 3), 4), 5 * U, 0.35)
    rule = Image.new("L", (w, h))
    draw = ImageDraw.Draw(rule)
    draw.rectangle((4 * U, 4 * U, w - 4 * U, h - 4 * U), outline=255, width=2 * U)
    draw.rectangle((4 * U, h - ph - U, w - 4 * U, h - ph + U), fill=255)
    lay(cover, (10, 6, 4), blurred(moved(rule, U, U), U), 0.6)
    lay(cover, gold((w, h), 3, 3, 0.15), rule)
    bevel(cover, rule, U * 0.6, 0.6, 0.7)
    bevel(cover, whole, U, 0.5, 0.6)
    return cover


def draw_depth(layer: Image.Image, colour: Colour) -> None:
    """The lit lid above and the dark side at the right, with the gap where the lid ends."""
    w, h, sx, sy = COVER[0] * U, COVER[1] * U, SIDE * U, LID * U
    top, side = mix(colour, (255, 230, 190), 0.35), mix(colour, (10, 4, 6), 0.45)
    draw = ImageDraw.Draw(layer)
    draw.polygon([(0, sy), (w, sy), (w + sx - 1, 0), (sx, 0)], fill=(*top, 255))
    draw.polygon([(w, sy), (w + sx - 1, 0), (w + sx - 1, h - U), (w, h + sy)], fill=(*side, 255))
    gap = [(w + sx * 0.5, sy * 0.5), (w + sx * 0.5, h + sy * 0.3)]
    draw.line(gap, fill=(*mix(side, (255, 220, 170), 0.3), 255), width=U // 2)
    draw.line((0, sy, w, sy), fill=(255, 236, 190, 255), width=U // 2)


def with_shadow(layer: Image.Image) -> Image.Image:
    o = OUTSET * U
    size = (layer.width + 2 * o, layer.height + 2 * o)
    image = Image.new("RGBA", size)
    alpha = Image.new("L", size)
    alpha.paste(layer.getchannel("A"), (o, o))
    image.paste((10, 6, 8, 255), (0, 0), faded(blurred(moved(alpha, 5 * U, 2 * U), 5 * U), 0.55))
    image.alpha_composite(layer, (o, o))
    return image


def box_glow() -> Image.Image:
    """Golden light to draw beneath a box under the pointer."""
    o, (w, h) = OUTSET * U, COVER
    size = ((w + SIDE) * U + 2 * o, (h + LID) * U + 2 * o)
    corners = ((0, LID), (SIDE, 0), (w + SIDE, 0), (w + SIDE, h), (w, h + LID), (0, h + LID))
    shape = polygon(size, [(o + x * U, o + y * U) for x, y in corners])
    image = Image.new("RGBA", size, (255, 214, 110, 0))
    image.putalpha(ImageChops.lighter(curve(blurred(shape, 6.5 * U), lambda v: v * 1.3), Image.new("L", size)))
    return reduced(image, FINE)


WORKS = (Work("art/title/box_glow.webp", box_glow, __name__),)
