"""The places in the felt where armies are laid, and the brackets around the castle that fell last."""

from PIL import Image, ImageChops

from castles.studio.heraldry import charge_masks
from castles.studio.paint.brush import bevel, blurred, cut_out, faded, lay, reduced, rounded
from castles.studio.paint.colour import SHADOW, Colour
from castles.studio.paint.noise import BICUBIC, Size
from castles.studio.work import Work

FINE = 3
PLACE: Size = (232 * FINE, 348 * FINE)
TAKEN: Size = (192 * FINE, 192 * FINE)
DEEP: Colour = (8, 30, 24)
INLAY: Colour = (214, 176, 92)
BRASS: Colour = (255, 226, 120)
OUTLINE: Colour = (58, 34, 18)
HOLLOW, WORN = 0.42, 0.55  # how dark a place is, and how much of its gold is left
LEAN = 38  # degrees of the crossed swords
CORNER = 62 * FINE  # that the brackets take of each side


def band(size: Size, inset: float, width: float, radius: float) -> Image.Image:
    """A line along the edge."""
    o, i = inset * FINE, (inset + width) * FINE
    outer = rounded(size, (o, o, size[0] - o - 1, size[1] - o - 1), radius * FINE)
    inner = rounded(size, (i, i, size[0] - i - 1, size[1] - i - 1), max(1, radius - width) * FINE)
    return ImageChops.subtract(outer, inner)


def swords() -> Image.Image:
    """Two swords across."""
    body, _ = charge_masks(PLACE, "sword", (PLACE[0] / 2, PLACE[1] / 2), 9 * FINE)
    return ImageChops.lighter(body.rotate(LEAN, BICUBIC), body.rotate(-LEAN, BICUBIC))


def place() -> Image.Image:
    """A hollow in the felt as large as a card, with crossed swords."""
    hollow = faded(rounded(PLACE, (0, 0, PLACE[0] - 1, PLACE[1] - 1), 12 * FINE), HOLLOW)
    lines = ImageChops.lighter(band(PLACE, 0, 2.4, 12), band(PLACE, 9, 1.2, 8))
    inlay = faded(ImageChops.lighter(lines, faded(swords(), 0.5)), WORN)
    image = Image.new("RGB", PLACE, DEEP)
    lay(image, INLAY, inlay)
    return reduced(cut_out(image, ImageChops.lighter(hollow, inlay)), FINE)


def taken() -> Image.Image:
    """Brackets of brass around the castle that fell last."""
    line = band(TAKEN, 2, 9, 10)
    line.paste(0, (CORNER, 0, TAKEN[0] - CORNER, TAKEN[1]))
    line.paste(0, (0, CORNER, TAKEN[0], TAKEN[1] - CORNER))
    image = Image.new("RGB", TAKEN, BRASS)
    bevel(image, line, 2 * FINE, 0.9, 0.4)
    lay(image, OUTLINE, ImageChops.subtract(line, band(TAKEN, 3.4, 6.2, 9)))
    under = Image.new("RGBA", TAKEN)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(line, 4 * FINE), 0.8))
    return reduced(Image.alpha_composite(under, cut_out(image, line)), FINE)


WORKS = (
    Work("art/knights/place.webp", place, __name__),
    Work("art/knights/taken.webp", taken, __name__),
)
