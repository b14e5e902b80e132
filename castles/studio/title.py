"""The title: a castle on its hill at golden hour, the word CASTLES in gold, and the wooden shelf."""

from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.castles_art import castle, sunlit
from castles.studio.paint.brush import (
    Point,
    blurred,
    column,
    curve,
    finished,
    lay,
    polygon,
    pool_of_light,
    put,
    ramp,
    shaded,
)
from castles.studio.paint.colour import GULES, OR, Colour, jitter, mix
from castles.studio.paint.curves import bezier
from castles.studio.paint.lettering import gold_text
from castles.studio.paint.materials import wood
from castles.studio.paint.noise import BICUBIC, fbm
from castles.studio.scenery import GOLDEN, birds, grass, hill, mist, ridge, sky, woods
from castles.studio.work import Work

U = 3  # pixels a unit while painting; the picture ships at two
W, H = 1280 * U, 720 * U
AIR: Colour = (252, 204, 146)
CASTLE_X, CASTLE_WIDTH = 962, 326

# far hills: height of the line, swing, near and far colour, haze, seed
HILLS: tuple[tuple[int, int, Colour, Colour, float, int], ...] = (
    (344, 74, (92, 78, 138), (158, 120, 150), 0.42, 3),
    (366, 46, (84, 88, 104), (160, 132, 112), 0.34, 8),
    (392, 40, (78, 90, 56), (190, 152, 78), 0.22, 12),
)
# woods in front: where they begin and end, how many, size, colour, seed
GROVES: tuple[tuple[int, int, int, int, Colour, int], ...] = (
    (CASTLE_X - 330, CASTLE_X - 190, 26, 22, (52, 70, 38), 5),
    (CASTLE_X + 200, 1280, 26, 24, (50, 66, 38), 6),
    (0, 420, 44, 22, (50, 66, 40), 7),
)
BIRDS = ((700, 96, 1.2), (728, 112, 0.9), (744, 90, 0.8), (676, 124, 0.7), (1190, 150, 1))


def landscape() -> Image.Image:
    image = Image.new("RGB", (W, H), AIR)
    image.paste(sky((W, int(H * 0.62)), GOLDEN, (716 * U, 300 * U, 19 * U), 11))
    lay_far_hills(image)
    lay_river(image)
    line = ridge(W, 452 * U, 16 * U, 21, 0.6, castle_hill())
    hill(image, line, (58, 72, 40), (156, 140, 72), 31, U, 0.12, AIR)
    grass(image, line, H, 5200, (104, 112, 52), 77, U)
    lay_castles(image, line)
    lay_woods(image, line)
    birds(image, [(x * U, y * U, k) for x, y, k in BIRDS], 1.7 * U)
    return graded(finished(image, (2560, 1440), 50))


def castle_hill() -> list[tuple[float, float, float]]:
    return [(960 * U, 92 * U, 250 * U), (970 * U, 34 * U, 150 * U), (120 * U, 40 * U, 200 * U)]


def lay_far_hills(image: Image.Image) -> None:
    for y, swing, near, far, haze, seed in HILLS:
        peaks = [(260 * U, 34 * U, 160 * U)] if seed == 3 else []
        line = ridge(W, y * U, swing * U, seed, 1, peaks)
        hill(image, line, near, far, seed, U, haze, AIR)
        woods(image, line, (0, W), 90, 8 * U, (62, 78, 56), seed + 1, haze * 0.8, AIR, 0.6)
        mist(image, (y + 22) * U, 16 * U, (255, 226, 180), 0.55, seed)


def lay_river(image: Image.Image) -> None:
    """A river that carries the sun's light towards us."""
    course = bezier((652 * U, 350 * U), (830 * U, 374 * U), (360 * U, 392 * U), (560 * U, 480 * U), 60)
    mask = band(image, course, [1.5 * U + (i / 60) ** 2 * 46 * U for i in range(61)])
    lay(image, (92, 84, 52), blurred(mask, 3 * U), 0.6)
    ripples = fbm((W // 8, H * 2), 5 * U, 8, 4).resize((W, H), BICUBIC)
    water = ramp(ripples, (0, (176, 132, 140)), (120, (236, 172, 128)), (255, (255, 240, 196)))
    lay(image, water, blurred(mask, U * 0.6), 0.95)


def band(image: Image.Image, course: list[Point], widths: list[float]) -> Image.Image:
    """A strip that lies level across the picture and widens along its course."""
    pairs = list(zip(course, widths, strict=True))
    left, right = [(x - w, y) for (x, y), w in pairs], [(x + w, y) for (x, y), w in pairs]
    return polygon(image.size, [*left, *reversed(right)])


def lay_castles(image: Image.Image, line: list[float]) -> None:
    """The great castle, two watch towers, the road to the gate, and stones where walls meet the hill."""
    ground = int(min(line[(CASTLE_X - 150) * U], line[(CASTLE_X + 150) * U])) + 4 * U
    for x, width in ((CASTLE_X - 168, 96), (CASTLE_X + 176, 88)):
        watch = sunlit(castle(width * U, 6, (164, 150, 134), (136, 66, 60), OR), 0.5)
        put(image, watch, ((x - width / 2) * U, line[x * U] - watch.height + 8 * U), (0, 0, 1, 0))
    lay_road(image, ground)
    great = castle(CASTLE_WIDTH * U, 0, (182, 166, 144), (146, 62, 58), GULES, seed=5, grain=0.62)
    corner = ((CASTLE_X - CASTLE_WIDTH / 2) * U, ground - great.height + 10 * U)
    put(image, sunlit(great, 0.52), corner, (0, 0, 1, 0))
    lay_lamplight(image, great, corner)
    lay_rubble(image, ground)


def lay_lamplight(image: Image.Image, great: Image.Image, corner: Point) -> None:
    """The lit windows shine a little into the air."""
    red, _, blue = great.convert("RGB").split()
    panes = ImageChops.subtract(red, blue).point([0] * 130 + [255] * 126)
    shine = Image.new("L", image.size)
    shine.paste(ImageChops.multiply(panes, great.getchannel("A")), (round(corner[0]), round(corner[1])))
    lay(image, (255, 200, 90), curve(blurred(shine, 5 * U), lambda v: v * 3), 0.5)


def lay_road(image: Image.Image, ground: int) -> None:
    x = CASTLE_X * U
    bend, foot = (x + 20 * U, ground + 60 * U), (x - 190 * U, H)
    course = bezier((x, ground + 9 * U), bend, (x - 230 * U, ground + 110 * U), foot, 60)
    mask = band(image, course, [(13 + i * 0.7) * U for i in range(61)])
    lay(image, (78, 72, 36), blurred(mask, 4 * U), 0.5)
    earth = ramp(fbm((W // 3, H), 7 * U, 4, 4).resize(image.size, BICUBIC), (0, (158, 120, 78)), (255, (210, 172, 118)))
    lay(image, shaded(earth, fbm(image.size, 2 * U, 6, 2), 0.88, 1.1), blurred(mask, U), 0.95)
    draw = ImageDraw.Draw(image)
    for side in (-0.4, 0.4):
        rut = [(cx + side * (13 + i * 0.7) * U, cy) for i, (cx, cy) in enumerate(course)]
        draw.line(rut, fill=(142, 104, 66), width=2 * U, joint="curve")


def lay_rubble(image: Image.Image, ground: int) -> None:
    rng, draw = Random(8), ImageDraw.Draw(image)
    for _ in range(240):
        x = CASTLE_X + rng.uniform(-0.52, 0.52) * CASTLE_WIDTH
        y = ground / U + rng.uniform(4, 16)
        if abs(x - CASTLE_X) < 24:
            continue
        if rng.random() < 0.3:
            boulder(draw, rng, x * U, y * U, rng.uniform(2, 5) * U)
        else:
            tuft(draw, rng, x * U, y * U)


def boulder(draw: ImageDraw.ImageDraw, rng: Random, x: float, y: float, r: float) -> None:
    stone = jitter(rng, (150, 130, 108), 16)
    draw.ellipse((x - r, y - r * 0.6, x + r, y + r * 0.6), fill=mix(stone, (40, 30, 40), 0.5))
    draw.ellipse((x - r, y - r * 0.7, x + r * 0.6, y + r * 0.2), fill=stone)


def tuft(draw: ImageDraw.ImageDraw, rng: Random, x: float, y: float) -> None:
    for blade in range(-3, 4):
        tip = (x + (blade + rng.uniform(-1, 1)) * U, y - rng.uniform(3, 8) * U)
        draw.line((x + blade * U * 0.7, y, *tip), fill=jitter(rng, (128, 124, 62), 26), width=max(1, U - 1))


def lay_woods(image: Image.Image, line: list[float]) -> None:
    front = [y + 8 * U for y in line]
    for start, end, count, size, colour, seed in GROVES:
        woods(image, front, (start * U, end * U), count, size * U, colour, seed, 0.05, AIR, 0.75)
    near = [y + 14 * U for y in line]
    for start, end in ((-190, -120), (110, 200)):
        span = ((CASTLE_X + start) * U, (CASTLE_X + end) * U)
        woods(image, near, span, 8, 13 * U, (64, 84, 44), 15, 0.05, AIR, 0.5)


def graded(image: Image.Image) -> Image.Image:
    """Night gathers above, and the corners fall back."""
    lay(image, (30, 26, 60), column(720, lambda y: 0.59 - y * 1.6).resize(image.size), 0.55)
    return shaded(image, pool_of_light(image.size, (0.5, 0.5), 0.92), 0.5, 1.14)


def word() -> Image.Image:
    """CASTLES in raised gold, with its shadow."""
    letters = gold_text("CASTLES", 224, 9, 16)
    pad = 48
    size = (letters.width + 2 * pad, letters.height + 2 * pad)
    alpha = Image.new("L", size)
    alpha.paste(letters.getchannel("A"), (pad + 6, pad + 14))
    image = Image.new("RGBA", size)
    image.paste((14, 8, 20, 255), (0, 0), curve(blurred(alpha, 14), lambda v: v * 0.8))
    image.alpha_composite(letters, (pad, pad))
    return image


def shelf() -> Image.Image:
    """A strip to stand boxes on: a lit oak lip over a dark board, 92 units high; the lip is the upper 16."""
    board = shaded(wood((2560, 168), 5, "walnut", 2), column(168, lambda y: 1 - y).resize((2560, 168)), 0.45, 1.05)
    lip = shaded(wood((2560, 32), 9, "oak", 2), column(32, lambda y: 1 - y).resize((2560, 32)), 0.6, 1.2)
    image = Image.new("RGB", (2560, 184))
    image.paste(board, (0, 16))
    shade = Image.new("L", image.size)
    shade.paste(255, (0, 24, 2560, 44))
    lay(image, (6, 3, 2), blurred(shade, 10), 0.8)
    image.paste(lip, (0, 0))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 2560, 1), fill=(236, 196, 130))
    draw.rectangle((0, 30, 2560, 31), fill=(30, 14, 6))
    return image


WORKS = (
    Work("art/title/landscape.webp", landscape, __name__),
    Work("art/title/castles.webp", word, __name__),
    Work("art/title/shelf.webp", shelf, __name__),
)
