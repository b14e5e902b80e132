"""The pictures of the die cards: a golden die on a cushion, in rays of light."""

from PIL import Image, ImageDraw

from castles.studio.covers import radiant
from castles.studio.paint.brush import Point, blurred, lay, moved, polygon, pool_of_light, put, ramp, shaded
from castles.studio.paint.colour import CREAM, GOLD, INK, Colour, mix
from castles.studio.paint.curves import star
from castles.studio.paint.noise import Size, fbm
from castles.studio.throne.cube import after, cube, spun, tilted
from castles.studio.throne.easel import glow

CUSHIONS: dict[int, tuple[Colour, Colour, float]] = {  # cushion, room, how the die is turned
    1: ((74, 96, 128), (40, 48, 66), 24),
    2: ((34, 118, 120), (22, 58, 62), 58),
    3: ((56, 122, 58), (30, 60, 36), 36),
    4: ((116, 54, 140), (54, 28, 70), 66),
    5: ((170, 34, 44), (84, 20, 30), 30),
}


def die_scene(number: int, size: Size, turn: int) -> Image.Image:
    """A golden die on a cushion, with rays behind it."""
    w, h = size
    cushion, room, angle = CUSHIONS[number]
    image = radiant(size, (w / 2, h * 0.42), mix(room, (255, 226, 150), 0.34 + 0.14 * turn), room)
    lay_cushion(image, cushion)
    solid = cube(round(w * 1.1), w * 0.47, after(spun(angle + 20 * turn), tilted(40)), number, "gold")
    glow(image, 0.5, 0.4, 0.42, (255, 220, 130), 0.5)
    put(image, solid, ((w - solid.width) / 2, h * 0.44 - solid.height / 2), (w * 0.03, w * 0.07, w * 0.035, 0.7))
    for x, y, r in ((0.31, 0.22, 0.075), (0.74, 0.5, 0.05), (0.66, 0.14, 0.04)):
        sparkle(image, w * x, h * y, w * r)
    return image


def lay_cushion(image: Image.Image, colour: Colour) -> None:
    """Plump velvet with gold piping and tassels, seen a little from above."""
    w, h = image.size
    outline = [(x * w, y * h) for x, y in cushion_outline()]
    mask = polygon(image.size, outline)
    velvet = ramp(fbm(image.size, w // 6, 4, 5), (0, mix(colour, (10, 0, 10), 0.35)), (255, mix(colour, CREAM, 0.16)))
    velvet = shaded(velvet, pool_of_light(image.size, (0.36, 0.66), 0.5), 0.5, 1.35)
    lay(image, (8, 4, 8), blurred(moved(mask, w * 0.02, h * 0.04), w * 0.03), 0.6)
    lay(image, velvet, mask)
    draw = ImageDraw.Draw(image)
    draw.line([*outline, *outline[:2]], fill=INK, width=round(w * 0.03), joint="curve")
    draw.line([*outline, *outline[:2]], fill=GOLD, width=round(w * 0.018), joint="curve")
    for x, y in ((0.07, 0.62), (0.93, 0.62), (0.08, 0.93), (0.92, 0.93)):
        tassel(draw, x * w, y * h, w * 0.035)


def cushion_outline() -> list[Point]:
    """Four corners drawn out, the sides between them swelling a little inwards."""
    corners = ((0.07, 0.6), (0.93, 0.6), (0.92, 0.92), (0.08, 0.92))
    middles = ((0.5, 0.645), (0.895, 0.76), (0.5, 0.975), (0.105, 0.76))
    out: list[Point] = []
    for i, (a, m) in enumerate(zip(corners, middles, strict=True)):
        b = corners[(i + 1) % 4]
        out += [(bent(a[0], m[0], b[0], j / 12), bent(a[1], m[1], b[1], j / 12)) for j in range(12)]
    return out


def bent(start: float, middle: float, end: float, t: float) -> float:
    """A parabola through three values."""
    pull = 2 * middle - (start + end) / 2
    return (1 - t) ** 2 * start + 2 * t * (1 - t) * pull + t * t * end


def tassel(draw: ImageDraw.ImageDraw, x: float, y: float, r: float) -> None:
    draw.polygon(
        [(x - r * 0.5, y), (x + r * 0.5, y), (x + r, y + r * 2.4), (x - r, y + r * 2.4)], fill=GOLD, outline=INK
    )
    for i in (-0.5, 0, 0.5):
        draw.line(
            (x + i * r * 0.6, y + r * 0.4, x + i * r * 1.4, y + r * 2.3),
            fill=(150, 100, 30),
            width=max(1, round(r * 0.16)),
        )
    draw.ellipse((x - r * 0.8, y - r * 0.9, x + r * 0.8, y + r * 0.7), fill=(255, 226, 140), outline=INK)


def sparkle(image: Image.Image, x: float, y: float, r: float) -> None:
    rays = polygon(image.size, star(x, y, r, r * 0.16, 4))
    lay(image, (255, 236, 170), blurred(rays, r * 0.3), 0.9)
    lay(image, (255, 253, 236), blurred(rays, r * 0.04))
