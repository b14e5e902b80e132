"""The castle wall seen from above: battlements, walk, numbered track, towers, start spaces, and the sandy court."""

from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from castles.studio.courtyard.board import (
    COURT,
    DEPTH,
    ROUND,
    SIZE,
    SQUARE,
    STRIP,
    Keep,
    Stretch,
    keeps,
    pixel,
    plates,
    stretches,
    table,
    tower_plates,
)
from castles.studio.courtyard.canvas import OUTLINE, SHADE, smear, tone
from castles.studio.courtyard.starts import strip
from castles.studio.paint.brush import Box, blurred, cut_out, inner_shade, lay, ramp, reduced, shaded
from castles.studio.paint.colour import Colour, jitter
from castles.studio.paint.lettering import font
from castles.studio.paint.noise import Size, fbm, value_noise
from castles.studio.work import Work

K = 2  # painted so many times too large
FULL: Size = (SIZE[0] * K, SIZE[1] * K)
SHADOW_LENGTH = 34

STONE: Colour = (168, 158, 140)
PLATE: Colour = (222, 211, 184)
FIFTH: Colour = (204, 184, 146)
BRASS: Colour = (232, 196, 108)
MERLON: Colour = (196, 186, 164)


def big(box: Box) -> Box:
    x0, y0, x1, y1 = (value * K for value in box)
    return x0, y0, x1, y1


def whole(box: Box) -> tuple[int, int, int, int]:
    """The box in whole pixels of the large picture."""
    x0, y0, x1, y1 = (round(value) for value in big(box))
    return x0, y0, x1, y1


def empty() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", FULL)
    return mask, ImageDraw.Draw(mask)


def wall() -> Image.Image:
    court, body = court_mask(), wall_mask()
    image = sand()
    grid(image)
    overshadow(image, body)
    lay(image, walk(), body)
    inner_shade(image, body, 10, 0.45)
    for i, stretch in enumerate(stretches()):
        if stretch.start:
            open_start(image, stretch, i)
    parapets(image)
    number_plates(image)
    for keep in keeps():
        raise_tower(image, keep)
    tower_numbers(image)
    return reduced(cut_out(image, ImageChops.lighter(court, silhouette(body))), K)


def court_mask() -> Image.Image:
    mask, draw = empty()
    for x, y in COURT:
        draw.rectangle(big((*pixel(x, y), *pixel(x + 1, y + 1))), fill=255)
    return mask


def wall_mask() -> Image.Image:
    """The wall without its round towers."""
    mask, draw = empty()
    for stretch in stretches():
        draw.rectangle(big(stretch.box(0, 0, 1, DEPTH)), fill=255)
    for keep in keeps():
        draw.rectangle(big(socket(keep)), fill=255)
    return ImageChops.subtract(mask, court_mask())


def socket(keep: Keep) -> Box:
    """What fills the corner under a tower: all of it under a square one, the inner half under a round one."""
    if not keep.is_round:
        return around(keep, DEPTH / 2)
    (x0, y0), (x1, y1) = pixel(*keep.corner), pixel(*keep.middle)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def silhouette(body: Image.Image) -> Image.Image:
    mask = body.copy()
    for keep in keeps():
        if keep.is_round:
            ImageDraw.Draw(mask).ellipse(big(around(keep, ROUND)), fill=255)
    return mask


def around(keep: Keep, reach: float) -> Box:
    x, y = keep.middle
    return (*pixel(x - reach, y - reach), *pixel(x + reach, y + reach))


def sand() -> Image.Image:
    image = ramp(fbm(FULL, 120 * K, 4, 5), (0, (184, 154, 110)), (128, (206, 178, 132)), (255, (226, 202, 158)))
    image = shaded(image, value_noise(FULL, 3, 9), 0.93, 1.07)
    draw, rng = ImageDraw.Draw(image, "RGBA"), Random(12)
    for _ in range(5200):
        x, y, r = rng.uniform(0, FULL[0]), rng.uniform(0, FULL[1]), rng.uniform(1, 4.5)
        colour = jitter(rng, (190, 164, 124), 46)
        draw.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=(*colour, 120))
    return image


def grid(image: Image.Image) -> None:
    """Each square a shade apart, so that the eye can count them."""
    draw = ImageDraw.Draw(image, "RGBA")
    for x, y in COURT:
        box = big((*pixel(x, y), *pixel(x + 1, y + 1)))
        if (x + y) % 2:
            draw.rectangle(box, fill=(120, 84, 44, 16))
        draw.rectangle(box, outline=(106, 76, 42, 120), width=K)


def overshadow(image: Image.Image, body: Image.Image) -> None:
    """The wall's shadow upon the court."""
    fallen = smear(silhouette(body), SHADOW_LENGTH, SHADOW_LENGTH * 1.15, 10)
    lay(image, SHADE, blurred(fallen, 5), 0.52)


def walk() -> Image.Image:
    """Flagstones of the wall walk."""
    image = ramp(fbm(FULL, 80, 6, 4), (0, (132, 124, 110)), (255, (186, 178, 158)))
    draw, rng, high = ImageDraw.Draw(image), Random(2), 22
    for y in range(0, FULL[1], high):
        x = -rng.randrange(40)
        while x < FULL[0]:
            w, colour = rng.randrange(28, 52), jitter(rng, STONE, 13)
            draw.rectangle((x, y, x + w, y + high), fill=colour, outline=tone(colour, 0.66), width=2)
            draw.line((x + 3, y + 3, x + w - 3, y + 3), fill=tone(colour, 1.12), width=2)
            x += w
    return shaded(image, fbm(FULL, 120, 8, 3), 0.84, 1.12)


def open_start(image: Image.Image, stretch: Stretch, seed: int) -> None:
    """A start space, sunk into the wall behind a kerb."""
    assert stretch.start
    x0, y0, x1, y1 = whole(stretch.box(0, 0, 1, STRIP))
    image.paste(strip(stretch, stretch.start, seed).resize((x1 - x0, y1 - y0), Image.Resampling.LANCZOS), (x0, y0))
    mask, draw = empty()
    for u0, v0, u1, v1 in (
        (-0.02, 0, 0.025, STRIP),
        (0.975, 0, 1.02, STRIP),
        (-0.02, STRIP - 0.02, 1.02, STRIP + 0.025),
    ):
        draw.rectangle(big(stretch.box(u0, v0, u1, v1)), fill=255)
    relief(image, mask, 9, MERLON, stretch.box(-0.1, -0.1, 1.1, DEPTH))


def parapets(image: Image.Image) -> None:
    """Merlons outside, a low ledge inside, neither where a square tower stands."""
    mask, draw = empty()
    square = {keep.corner for keep in keeps() if not keep.is_round}
    for stretch in stretches():
        first, last = stretch.at(0, 0) in square, stretch.at(1, 0) in square
        for i in range(5):
            if not ((first and i < 4) or (last and i > 0)):
                draw.rectangle(big(stretch.box(i * 0.2 + 0.03, DEPTH - 0.11, i * 0.2 + 0.16, DEPTH)), fill=255)
        if not stretch.start:
            draw.rectangle(big(stretch.box(DEPTH if first else 0, 0, 1 - DEPTH if last else 1, 0.05)), fill=255)
    relief(image, mask, 9, MERLON)


def relief(
    image: Image.Image, mask: Image.Image, height: int, colour: Colour | Image.Image, near: Box | None = None
) -> None:
    """A raised shape: shadow, face, lit and dim rims, ink; only a part of the picture is touched if near is given."""
    if near:
        box = whole(near)
        part = image.crop(box)
        relief(part, mask.crop(box), height, colour.crop(box) if isinstance(colour, Image.Image) else colour)
        image.paste(part, (box[0], box[1]))
        return
    lay(image, SHADE, blurred(smear(mask, height, height), height * 0.3), 0.5)
    lay(image, colour, mask)
    lay(image, (255, 246, 220), ImageChops.subtract(mask, ImageChops.offset(mask, 3, 3)), 0.6)
    lay(image, (50, 36, 28), ImageChops.subtract(mask, ImageChops.offset(mask, -3, -3)), 0.5)
    ink = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(3)), mask.filter(ImageFilter.MinFilter(3)))
    lay(image, OUTLINE, ink, 0.9)


def number_plates(image: Image.Image) -> None:
    """Every fifth is darker and every tenth of brass, to count by."""
    for colour, wanted in ((PLATE, (1, 2, 3, 4, 6, 7, 8, 9)), (FIFTH, (5,)), (BRASS, (0,))):
        mask, draw = empty()
        for space, box in plates():
            if space % 10 in wanted:
                draw.rounded_rectangle(big(box), 5 * K, fill=255)
        relief(image, mask, 4, worn(colour))
    for space, box in plates():
        engrave(image, space, box)


def worn(colour: Colour) -> Image.Image:
    return shaded(Image.new("RGB", FULL, colour), fbm(FULL, 34, 11, 4), 0.88, 1.07)


def engrave(image: Image.Image, space: int, box: Box) -> None:
    """The number as large as its plate allows."""
    x0, y0, x1, y1 = big(box)
    wide = font("cinzel_bold", 100).getlength(str(space)) / 100
    size = min(50, round((x1 - x0) * 0.84 / wide), round((y1 - y0) * 0.78))
    at, face = ((x0 + x1) / 2, (y0 + y1) / 2), font("cinzel_bold", size)
    draw = ImageDraw.Draw(image)
    draw.text((at[0] + 1, at[1] + 2), str(space), (255, 248, 226), face, anchor="mm")
    draw.text(at, str(space), (66, 40, 24), face, anchor="mm")


def raise_tower(image: Image.Image, keep: Keep) -> None:
    """A tower with its own battlements around a sunken floor of planks."""
    outer, inner = tower_masks(keep)
    near = around(keep, 0.75)
    relief(image, outer, 16, MERLON, near)
    relief(image, crown(keep), 5, tone(MERLON, 1.06), near)
    box = whole(near)
    part, floor = image.crop(box), inner.crop(box)
    lay(part, planks(part.size), floor)
    inner_shade(part, floor, 9, 0.85)
    fallen = ImageChops.subtract(floor, ImageChops.offset(floor, 12, 13))
    lay(part, SHADE, ImageChops.multiply(blurred(fallen, 3), floor), 0.55)
    ink = ImageChops.subtract(floor.filter(ImageFilter.MaxFilter(5)), floor)
    lay(part, OUTLINE, ink)
    image.paste(part, (box[0], box[1]))


def tower_masks(keep: Keep) -> tuple[Image.Image, Image.Image]:
    found = []
    for reach in (ROUND, ROUND - 0.09) if keep.is_round else (DEPTH / 2, DEPTH / 2 - 0.09):
        mask, draw = empty()
        (draw.ellipse if keep.is_round else draw.rectangle)(big(around(keep, reach)), fill=255)
        found.append(mask)
    return found[0], found[1]


def crown(keep: Keep) -> Image.Image:
    """The merlons around a tower."""
    outer, inner = tower_masks(keep)
    gaps, draw = empty()
    x, y = (v * K for v in pixel(*keep.middle))
    r = SQUARE * K
    if keep.is_round:
        for i in range(12):
            draw.pieslice((x - r, y - r, x + r, y + r), i * 30 + 3, i * 30 + 19, fill=255)
    else:
        step = DEPTH * SQUARE * K / 5
        for i, j in ((-2, -2), (-2, 0), (-2, 2), (0, -2), (0, 2), (2, -2), (2, 0), (2, 2)):
            cx, cy, half = x + i * step, y + j * step, step / 2
            draw.rectangle((cx - half, cy - half, cx + half, cy + half), fill=255)
    return ImageChops.multiply(ImageChops.subtract(outer, inner), gaps)


def planks(size: Size) -> Image.Image:
    image = Image.new("RGB", size)
    draw, rng = ImageDraw.Draw(image), Random(6)
    for y in range(0, size[1], 18):
        colour = jitter(rng, (142, 108, 72), 12)
        draw.rectangle((0, y, size[0], y + 18), fill=colour, outline=tone(colour, 0.62), width=2)
    return shaded(image, value_noise((size[0] // 8, size[1]), 5, 3).resize(size), 0.86, 1.1)


def tower_numbers(image: Image.Image) -> None:
    mask, draw = empty()
    for _, box in tower_plates():
        draw.rounded_rectangle(big(box), 5 * K, fill=255)
    relief(image, mask, 5, worn(BRASS))
    for space, box in tower_plates():
        engrave(image, space, box)


WORKS = (
    Work("art/courtyard/wall.webp", wall, __name__),
    Work("art/courtyard/wall.json", table, __name__),
)
