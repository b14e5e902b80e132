"""Rings around cards: a glow for what is counted, brackets for the card laid last."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.combo import frame
from castles.studio.paint.brush import bevel, blurred, cut_out, faded, lay, reduced, rounded
from castles.studio.paint.colour import SHADOW, Colour
from castles.studio.work import Work

FINE = 2
SPREAD = 20  # pixels that the ring reaches beyond the card
FULL = tuple((side + 2 * SPREAD) * FINE for side in frame.SIZE)
SIZE = (FULL[0], FULL[1])
AMBER: Colour = (255, 214, 96)
GLEAM: Colour = (255, 252, 226)
BRASS: Colour = (255, 226, 120)
OUTLINE: Colour = (58, 34, 18)
ARM = 74  # pixels of a bracket's arms


def ring(outset: float, width: float) -> Image.Image:
    """A band around the card, so far outside of its edge."""
    o, i = (SPREAD - outset) * FINE, (SPREAD - outset + width) * FINE
    radius = (frame.RADIUS + outset) * FINE
    outer = rounded(SIZE, (o, o, SIZE[0] - o - 1, SIZE[1] - o - 1), radius)
    inner = rounded(SIZE, (i, i, SIZE[0] - i - 1, SIZE[1] - i - 1), max(1, radius - width * FINE))
    return ImageChops.subtract(outer, inner)


def counted() -> Image.Image:
    """A bright line with a halo."""
    line = ring(4, 9)
    image = Image.new("RGB", SIZE, AMBER)
    lay(image, GLEAM, line.filter(ImageFilter.MinFilter(2 * FINE + 1)), 0.8)
    halo = ImageChops.lighter(blurred(ring(10, 20), 7 * FINE), line)
    return reduced(cut_out(image, halo), FINE)


def last_move() -> Image.Image:
    """Brackets of brass at the four corners."""
    line, gap = ring(8, 12), (SPREAD + ARM) * FINE
    draw = ImageDraw.Draw(line)
    draw.rectangle((gap, 0, SIZE[0] - gap, SIZE[1]), fill=0)
    draw.rectangle((0, gap, SIZE[0], SIZE[1] - gap), fill=0)
    image = Image.new("RGB", SIZE, BRASS)
    bevel(image, line, 3 * FINE, 0.9, 0.4)
    lay(image, OUTLINE, ImageChops.subtract(line, line.filter(ImageFilter.MinFilter(2 * FINE + 1))))
    under = Image.new("RGBA", SIZE)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(line, 3 * FINE), 0.8))
    return reduced(Image.alpha_composite(under, cut_out(image, line)), FINE)


WORKS = (
    Work("art/combo/counted.webp", counted, __name__),
    Work("art/combo/last_move.webp", last_move, __name__),
)
