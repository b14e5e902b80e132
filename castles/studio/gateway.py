"""The cover of The Courtyard: through the castle's gate into the yard, with houses, chapel, fountain and pigs."""

import math
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.castles_art import Build, castle, masonry, shingles, sunlit, window
from castles.studio.paint.brush import (
    Point,
    blurred,
    column,
    lay,
    moved,
    polygon,
    put,
    row,
    shaded,
)
from castles.studio.paint.colour import AZURE, INK, Colour, jitter, mix
from castles.studio.paint.noise import Size, fbm
from castles.studio.scenery import DAY, hill, oak, ridge, sky

PLASTER: Colour = (232, 214, 178)
BEAM: Colour = (92, 58, 36)
RED_TILES: Colour = (178, 78, 54)
COBBLE: Colour = (190, 172, 142)
PINK: Colour = (236, 168, 156)


def gateway(size: Size) -> Image.Image:
    """Painted for a picture whose lower quarter is hidden by the title plate."""
    w, h = size
    image = sky(size, DAY, None, 9)
    hill(image, ridge(w, h * 0.44, h * 0.05, 5), (84, 116, 84), (160, 178, 112), 4, w / 360, 0.35, (226, 232, 220))
    keep = sunlit(castle(int(w * 0.5), 4, (196, 180, 152), RED_TILES, AZURE, seed=8), 0.25)
    put(image, keep, (w * 0.25, h * 0.475 - keep.height), (0, 0, 1, 0))
    lay_cobbles(image, h * 0.455)
    lay_chapel(image, w * 0.3, h * 0.5, w * 0.15)
    lay_house(image, w * 0.02, h * 0.58, w * 0.34, Random(3))
    lay_house(image, w * 0.67, h * 0.57, w * 0.34, Random(9))
    lay_tree(image, w * 0.66, h * 0.56, w * 0.11)
    lay_fountain(image, w * 0.5, h * 0.6, w * 0.13)
    for x, y, k, flip in ((0.34, 0.69, 0.1, 1), (0.69, 0.665, 0.085, -1), (0.56, 0.715, 0.07, 1)):
        lay_pig(image, w * x, h * y, w * k, flip)
    lay_arch(image)
    return image


def lay_cobbles(image: Image.Image, horizon: float) -> None:
    """Rows of stones that grow towards us, warm in the middle where the sun falls."""
    w, h = image.size
    rng, draw = Random(6), ImageDraw.Draw(image)
    draw.rectangle((0, horizon, w, h), fill=mix(COBBLE, INK, 0.45))
    y, step, number = horizon, h * 0.006, 0
    while y < h:
        wide, x = step * 1.9, -step * 2 * (number % 2 + rng.random())
        while x < w:
            c = jitter(rng, COBBLE, 14)
            q = wide * rng.uniform(0.8, 1.15)
            draw.rounded_rectangle((x, y, x + q * 0.93, y + step * 0.9), radius=step * 0.35, fill=c)
            draw.line(
                (x + q * 0.15, y + 1, x + q * 0.7, y + 1),
                fill=mix(c, (255, 246, 220), 0.45),
                width=max(1, int(step / 7)),
            )
            x += q
        y, step, number = y + step, step * 1.09, number + 1
    lay_sunbeam(image, horizon)


def lay_sunbeam(image: Image.Image, horizon: float) -> None:
    w, h = image.size
    beam = polygon(image.size, [(w * 0.34, horizon), (w * 0.6, horizon), (w * 0.84, h), (w * 0.1, h)])
    lay(
        image,
        (70, 50, 60),
        ImageChops.invert(blurred(ImageChops.lighter(beam, above(image.size, horizon)), w * 0.05)),
        0.34,
    )
    lay(image, (255, 226, 150), ImageChops.subtract(blurred(beam, w * 0.06), above(image.size, horizon)), 0.2)


def above(size: Size, y: float) -> Image.Image:
    return polygon(size, [(0, 0), (size[0], 0), (size[0], y), (0, y)])


def lay_house(image: Image.Image, x: float, base: float, w: float, rng: Random) -> None:
    """A half-timbered house with its gable towards us."""
    wall, roof = w * 0.5, w * 0.62
    top = base - wall
    layer = Image.new("RGBA", image.size)
    plaster = Image.new("RGB", (int(w), int(wall)), PLASTER)
    plaster = shaded(plaster, fbm(plaster.size, max(4, int(w / 8)), rng.randrange(99), 4), 0.86, 1.06)
    layer.paste(shaded(plaster, row(64, lambda v: 1 - v).resize(plaster.size), 0.78, 1.06), (int(x), int(top)))
    draw = ImageDraw.Draw(layer)
    draw_gable(layer, x, top, w, roof, rng)
    draw_beams(draw, x, top, w, wall)
    draw_door(draw, x + w * 0.5, base, w * 0.085)
    for side in (0.22, 0.78):
        window(draw, x + w * side, top + wall * 0.36, w * 0.05, True)
    window(draw, x + w * 0.5, top - roof * 0.24, w * 0.045, True)
    put(image, layer, (0, 0), (w * 0.05, w * 0.02, w * 0.03, 0.45))


def draw_gable(layer: Image.Image, x: float, top: float, w: float, roof: float, rng: Random) -> None:
    """The plastered triangle, and the two slopes of tiles that frame it."""
    draw = ImageDraw.Draw(layer)
    peak: Point = (x + w / 2, top - roof * 0.86)
    draw.polygon([(x, top), (x + w, top), peak], fill=mix(PLASTER, (160, 130, 90), 0.2))
    tiles = shingles((int(w * 1.3), int(roof * 1.2)), RED_TILES, rng, 14)
    for side in (-1, 1):
        foot = x if side < 0 else x + w
        slope = [
            (peak[0], peak[1] - w * 0.1),
            (peak[0], peak[1] + w * 0.04),
            (foot - side * w * 0.02, top + w * 0.05),
            (foot + side * w * 0.13, top + w * 0.03),
        ]
        low, high = (1.0, 1.2) if side < 0 else (0.6, 0.8)
        tone = shaded(tiles, fbm(tiles.size, 30, 3, 2), low, high)
        full = Image.new("RGB", layer.size)
        full.paste(tone, (int(x - w * 0.15), int(top - roof)))
        layer.paste(full, (0, 0), polygon(layer.size, slope))
        draw.line([*slope, slope[0]], fill=(*INK, 255), width=max(2, int(w * 0.012)), joint="curve")


def draw_beams(draw: ImageDraw.ImageDraw, x: float, top: float, w: float, wall: float) -> None:
    """Oak posts, rails and braces."""
    thick = max(2, int(w * 0.035))
    lines = (
        *(((p, 0), (p, 1)) for p in (0.02, 0.36, 0.64, 0.98)),
        *(((0, q), (1, q)) for q in (0.02, 0.66, 0.98)),
        ((0.02, 0.98), (0.36, 0.66)),
        ((0.98, 0.98), (0.64, 0.66)),
        ((0.5, -0.06), (0.5, -0.2)),
        ((0.24, -0.36), (0.76, -0.36)),
    )
    for (ax, ay), (bx, by) in lines:
        ends = (x + ax * w, top + ay * wall, x + bx * w, top + by * wall)
        draw.line(ends, fill=(*mix(BEAM, INK, 0.7), 255), width=thick + 2)
        draw.line(ends, fill=(*BEAM, 255), width=thick)


def draw_door(draw: ImageDraw.ImageDraw, x: float, base: float, u: float) -> None:
    draw.rounded_rectangle((x - u, base - u * 2.8, x + u, base), radius=u, fill=(*mix(BEAM, INK, 0.5), 255))
    draw.rounded_rectangle((x - u * 0.8, base - u * 2.6, x + u * 0.8, base), radius=u * 0.8, fill=(126, 78, 44, 255))
    for i in (-0.3, 0.3):
        draw.line(
            (x + i * u, base - u * 2.3, x + i * u, base), fill=(*mix(BEAM, INK, 0.4), 255), width=max(1, int(u * 0.12))
        )
    draw.ellipse((x + u * 0.35, base - u * 1.3, x + u * 0.6, base - u * 1.05), fill=(236, 196, 96, 255))


def lay_chapel(image: Image.Image, x: float, base: float, w: float) -> None:
    """A small stone chapel with a blue spire and a golden cross."""
    layer = Image.new("RGBA", image.size)
    build = Build(Random(4), w * 0.09, (204, 192, 168))
    body = masonry((w, w * 0.8), build, False)
    layer.paste(body, (int(x), int(base - w * 0.8)))
    draw = ImageDraw.Draw(layer)
    draw.rectangle((x, base - w * 0.8, x + w, base), outline=(*INK, 255), width=2)
    tip = (x + w / 2, base - w * 1.9)
    draw.polygon([(x - w * 0.1, base - w * 0.78), (x + w * 1.1, base - w * 0.78), tip], fill=(74, 92, 128, 255))
    draw.polygon([(x + w * 0.5, base - w * 0.78), (x + w * 1.1, base - w * 0.78), tip], fill=(50, 62, 94, 255))
    draw.line([(x - w * 0.1, base - w * 0.78), tip, (x + w * 1.1, base - w * 0.78)], fill=(*INK, 255), width=2)
    window(draw, x + w / 2, base - w * 0.4, w * 0.12, True)
    thick = max(2, int(w * 0.06))
    draw.line((tip[0], tip[1] + 2, tip[0], tip[1] - w * 0.34), fill=(240, 200, 96, 255), width=thick)
    draw.line(
        (tip[0] - w * 0.1, tip[1] - w * 0.22, tip[0] + w * 0.1, tip[1] - w * 0.22),
        fill=(240, 200, 96, 255),
        width=thick,
    )
    put(image, layer, (0, 0), (w * 0.05, w * 0.02, w * 0.04, 0.4))


def lay_tree(image: Image.Image, x: float, y: float, q: float) -> None:
    rng = Random(12)
    shade = polygon(
        image.size, [(x + q * (0.8 * math.cos(a / 4) + 0.3), y + q * 0.22 * math.sin(a / 4)) for a in range(26)]
    )
    lay(image, (30, 24, 36), blurred(shade, q * 0.1), 0.45)
    oak(ImageDraw.Draw(image), rng, x, y, q, (62, 96, 42), (196, 200, 96))


def lay_fountain(image: Image.Image, x: float, y: float, r: float) -> None:
    """Two stone basins with water falling between them."""
    draw = ImageDraw.Draw(image)
    shade = polygon(
        image.size,
        [(x + r * 0.2 + r * 1.25 * math.cos(a / 6), y + r * 0.5 * math.sin(a / 6) + r * 0.2) for a in range(38)],
    )
    lay(image, (24, 18, 30), blurred(shade, r * 0.12), 0.5)
    basin(draw, x, y, r, r * 0.4, (196, 186, 168))
    draw.rectangle((x - r * 0.12, y - r * 0.9, x + r * 0.12, y), fill=(176, 166, 148), outline=INK, width=2)
    basin(draw, x, y - r * 0.85, r * 0.45, r * 0.14, (206, 196, 178))
    for i in range(-4, 5):
        reach = i / 4 * r * 0.62
        path = [
            (x + reach * t, y - r * (1.25 - 0.2 * abs(i) / 4) + r * (0.05 * t + 1.2 * t * t))
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        draw.line(path, fill=(222, 242, 250), width=max(2, int(r * 0.035)), joint="curve")
    draw.ellipse((x - r * 0.07, y - r * 1.36, x + r * 0.07, y - r * 1.2), fill=(240, 200, 96), outline=INK)


def basin(draw: ImageDraw.ImageDraw, x: float, y: float, rx: float, depth: float, stone: Colour) -> None:
    ry = rx * 0.32
    draw.ellipse((x - rx, y + depth - ry, x + rx, y + depth + ry), fill=mix(stone, INK, 0.45), outline=INK, width=2)
    draw.rectangle((x - rx, y, x + rx, y + depth), fill=mix(stone, INK, 0.2))
    draw.rectangle((x - rx, y, x - rx * 0.3, y + depth), fill=mix(stone, (255, 240, 210), 0.1))
    draw.chord(
        (x - rx, y + depth - ry, x + rx, y + depth + ry), 0, 180, fill=mix(stone, INK, 0.25), outline=INK, width=2
    )
    draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=mix(stone, (255, 246, 224), 0.3), outline=INK, width=2)
    k = 0.82
    draw.ellipse(
        (x - rx * k, y - ry * k, x + rx * k, y + ry * k), fill=(74, 140, 176), outline=mix(stone, INK, 0.5), width=2
    )
    draw.arc((x - rx * 0.6, y - ry * 0.5, x + rx * 0.3, y + ry * 0.4), 180, 300, fill=(190, 226, 240), width=3)


def lay_pig(image: Image.Image, x: float, y: float, u: float, flip: int) -> None:
    """A round pink pig; flip is the way it looks."""
    draw = ImageDraw.Draw(image)
    shade = polygon(
        image.size,
        [(x + u * 0.1 + u * 0.6 * math.cos(a / 4), y + u * 0.32 + u * 0.12 * math.sin(a / 4)) for a in range(26)],
    )
    lay(image, (30, 20, 30), blurred(shade, u * 0.06), 0.5)
    ink, line = mix(PINK, INK, 0.75), max(2, int(u * 0.035))

    def oval(dx: float, dy: float, rx: float, ry: float, fill: Colour) -> None:
        cx, cy = x + dx * u * flip, y + dy * u
        draw.ellipse((cx - rx * u, cy - ry * u, cx + rx * u, cy + ry * u), fill=fill, outline=ink, width=line)

    for dx in (-0.3, -0.12, 0.14, 0.3):
        oval(dx, 0.3, 0.07, 0.14, mix(PINK, INK, 0.25))
    oval(0, 0, 0.5, 0.33, PINK)
    oval(0.42, -0.1, 0.24, 0.22, mix(PINK, (255, 240, 230), 0.12))
    oval(0.62, -0.04, 0.1, 0.1, mix(PINK, (200, 90, 90), 0.3))
    oval(0.34, -0.3, 0.08, 0.12, mix(PINK, (200, 90, 90), 0.25))
    draw.ellipse(
        (x + 0.44 * u * flip - line, y - 0.16 * u - line, x + 0.44 * u * flip + line, y - 0.16 * u + line), fill=INK
    )
    draw.arc(
        (x - 0.62 * u * flip - u * 0.1, y - 0.2 * u, x - 0.62 * u * flip + u * 0.1, y), 0, 300, fill=ink, width=line
    )


def lay_arch(image: Image.Image) -> None:
    """The dark gate we look through: wall, ring of wedge stones, and the points of the portcullis."""
    w, h = image.size
    opening = arch_mask(image.size, 0.11)
    stones = masonry((w, h), Build(Random(21), w * 0.055, (132, 118, 104)), False)
    stones = shaded(stones, column(64, lambda y: 1 - y).resize(image.size), 0.62, 0.95)
    lay_portcullis(image)
    cast = ImageChops.multiply(opening, ImageChops.invert(blurred(moved(opening, w * 0.02, h * 0.02), w * 0.03)))
    lay(image, (16, 10, 18), cast, 0.75)
    lay(image, stones, ImageChops.invert(opening))
    lay_wedges(image)
    lay(image, (14, 8, 12), ImageChops.subtract(blurred(opening, w * 0.012), opening), 0.5)


def arch_mask(size: Size, margin: float) -> Image.Image:
    w, h = size
    r = w * (0.5 - margin)
    mask = polygon(size, [(w / 2 + r * math.cos(a), h * 0.43 + r * 1.05 * math.sin(a)) for a in arc_angles(60)])
    ImageDraw.Draw(mask).rectangle((w / 2 - r, h * 0.43, w / 2 + r, h), fill=255)
    return mask


def arc_angles(n: int) -> list[float]:
    return [math.pi + math.pi * i / n for i in range(n + 1)]


def lay_wedges(image: Image.Image) -> None:
    """Voussoirs around the arch and quoins below it, lit on the side that faces the yard."""
    w, h = image.size
    rng, draw = Random(5), ImageDraw.Draw(image)
    inner, outer, line = w * 0.39, w * 0.475, max(2, w // 220)
    count = 15
    for i in range(count):
        a0, a1 = math.pi + math.pi * i / count, math.pi + math.pi * (i + 1) / count
        corners = [
            (w / 2 + r * math.cos(a), h * 0.43 + r * 1.05 * math.sin(a))
            for r, a in ((inner, a0), (inner, a1), (outer, a1), (outer, a0))
        ]
        c = jitter(rng, mix((206, 190, 160), (110, 96, 92), i / count * 0.7), 12)
        draw.polygon(corners, fill=c)
        draw.line([*corners, corners[0]], fill=INK, width=line)
        draw.line(corners[:2], fill=mix(c, (255, 240, 200), 0.6), width=2 * line)
    for side in (-1, 1):
        y, tall = h * 0.43, h * 0.062
        while y < h:
            x0, x1 = sorted((w / 2 + side * inner, w / 2 + side * outer))
            c = jitter(rng, (206, 190, 160) if side < 0 else (136, 122, 112), 12)
            draw.rectangle((x0, y, x1, y + tall), fill=c, outline=INK, width=line)
            y += tall


def lay_portcullis(image: Image.Image) -> None:
    w, h = image.size
    draw = ImageDraw.Draw(image)
    iron, thick = (44, 36, 36), max(3, w // 60)
    for i in range(9):
        x = w * (0.1 + 0.1 * i)
        draw.line((x, 0, x, h * 0.15), fill=iron, width=thick)
        draw.polygon([(x - thick, h * 0.15), (x + thick, h * 0.15), (x, h * 0.185)], fill=iron)
        draw.line((x - thick * 0.3, 0, x - thick * 0.3, h * 0.15), fill=(98, 84, 78), width=max(1, thick // 4))
    for y in (0.045, 0.115):
        draw.line((0, h * y, w, h * y), fill=iron, width=thick)
