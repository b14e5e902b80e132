"""Landscape: skies, hills behind hills, woods, mist and birds. `u` is how many pixels make a unit of 1280×720."""

import math
from collections.abc import Sequence
from random import Random

from PIL import Image, ImageChops, ImageDraw

from castles.studio.paint.brush import blurred, column, curve, disc, lay, moved, polygon, ramp, shaded
from castles.studio.paint.colour import BLACK, WHITE, Colour, Stop, jitter, mix
from castles.studio.paint.noise import BICUBIC, LANCZOS, Size, fbm

Sky = tuple[Stop, ...]
GOLDEN: Sky = (
    (0, (52, 66, 118)),
    (80, (128, 112, 146)),
    (140, (232, 158, 116)),
    (190, (255, 206, 128)),
    (255, (255, 236, 178)),
)
DAY: Sky = ((0, (92, 148, 196)), (140, (168, 204, 220)), (255, (244, 236, 206)))
DUSK: Sky = ((0, (28, 34, 72)), (120, (84, 70, 116)), (200, (206, 118, 98)), (255, (250, 180, 110)))
AIR: Colour = (250, 206, 150)
SUN_HALOS = ((9.0, 0.55, (255, 200, 110)), (4.0, 0.6, (255, 226, 150)), (1.5, 0.8, (255, 246, 210)))


def sky(size: Size, stops: Sky, sun: tuple[float, float, float] | None = None, seed: int = 4) -> Image.Image:
    """A gradient, the sun (x, y, radius) with its halo, and streaks of cloud lit from below."""
    image = ramp(column(size[1], lambda y: y).resize(size), *stops)
    if sun:
        lay_sun(image, *sun)
    lay_clouds(image, stops, seed)
    return image


def lay_sun(image: Image.Image, x: float, y: float, r: float) -> None:
    for reach, strength, colour in SUN_HALOS:
        q = int(r * reach)
        halo = curve(ImageChops.invert(Image.radial_gradient("L").resize((2 * q, 2 * q), LANCZOS)), lambda v: v * v)
        mask = Image.new("L", image.size)
        mask.paste(halo, (int(x - q), int(y - q)))
        lay(image, colour, mask, strength)
    lay(image, (255, 250, 222), blurred(disc(image.size, (x - r, y - r, x + r, y + r)), r * 0.16))


def lay_clouds(image: Image.Image, stops: Sky, seed: int) -> None:
    """Made with a margin, because light creeps in from the edge of the mask."""
    w, h = image.size
    margin = max(12, w // 50)
    whole = (w + 2 * margin, h + 2 * margin)
    clouds = cloud_shapes(whole, seed)
    dx, dy = w * 0.008 + 2, h * 0.016 + 1
    lit = ImageChops.subtract(clouds, moved(clouds, dx, -dy))
    glow = ImageChops.subtract(clouds, moved(clouds, -dx * 0.75, -dy * 0.75))
    layers = (
        (clouds, mix(stops[0][1], stops[2][1], 0.35), 0.62),
        (lit, mix(stops[-1][1], WHITE, 0.3), 0.75),
        (glow, stops[2][1], 0.4),
    )
    for mask, colour, opacity in layers:
        lay(image, colour, mask.crop((margin, margin, margin + w, margin + h)), opacity)


def cloud_shapes(size: Size, seed: int) -> Image.Image:
    w, h = size
    streaks = fbm((w // 3, h * 2), max(20, h // 4), seed, 6).resize(size, BICUBIC)
    shapes = Image.blend(streaks, fbm(size, max(8, h // 7), seed + 9, 5), 0.35)
    thinning = column(h, lambda y: min(1, 1.25 - y)).resize(size)
    return ImageChops.multiply(curve(shapes, lambda v: (v - 0.518) * 3.4), thinning)


def ridge(
    width: int, y: float, swing: float, seed: int, rough: float = 1.0, peaks: Sequence[tuple[float, float, float]] = ()
) -> list[float]:
    """The height of a hill line at every pixel; peaks are (x, height, spread)."""
    rng = Random(seed)
    waves = [(rng.uniform(0, math.tau), rng.uniform(0.7, 1.4)) for _ in range(6)]
    out = []
    for x in range(width + 1):
        t = x / width * math.tau
        rise = sum(math.sin(t * (k + 1) * f * 0.8 + p) / (k + 1) ** 1.1 for k, (p, f) in enumerate(waves)) * swing / 2
        rise += math.sin(t * 37 + waves[0][0]) * swing * 0.03 * rough
        rise += sum(height * math.exp(-(((x - px) / spread) ** 2)) for px, height, spread in peaks)
        out.append(y - rise)
    return out


def hill(
    image: Image.Image,
    line: Sequence[float],
    near: Colour,
    far: Colour,
    seed: int,
    u: float,
    haze: float = 0.0,
    air: Colour = AIR,
) -> None:
    """Everything below a ridge: meadows in patches, darker downwards, hazy with distance, lit along its edge."""
    w, h = image.size
    mask = polygon((w, h), [*enumerate(line), (w, h), (0, h)])
    top = min(line)
    patches = fbm((w // 4, h), max(6, h // 30), seed + 3, 4).resize((w, h), BICUBIC)
    ground = ramp(Image.blend(fbm((w, h), max(10, h // 8), seed, 5), patches, 0.45), (0, near), (255, far))
    slope = column(h, lambda y: 0.92 - (y * h - top) / max(1, h - top)).resize((w, h))
    ground = shaded(ground, slope, 0.55, 1.16)
    ground = shaded(ground, fbm((w, h), max(2, round(1.4 * u)), seed + 5, 2), 0.86, 1.12)
    lay(image, Image.blend(ground, Image.new("RGB", (w, h), air), haze), mask)
    edge = ImageChops.subtract(mask, moved(mask, 0, 1.6 * u))
    lay(image, mix(air, (255, 240, 190), 0.5), blurred(edge, u * 0.5), 0.55)


def woods(
    image: Image.Image,
    line: Sequence[float],
    span: tuple[float, float],
    count: int,
    size: float,
    colour: Colour,
    seed: int,
    haze: float = 0.0,
    air: Colour = AIR,
    drop: float = 0.3,
) -> None:
    """Round and pointed trees along a ridge, lit from the left."""
    rng = Random(seed)
    draw = ImageDraw.Draw(image)
    for x in sorted(rng.uniform(*span) for _ in range(count)):
        q = size * rng.uniform(0.6, 1.25)
        y = line[int(max(0, min(len(line) - 1, x)))] + rng.uniform(0, size * drop * 3)
        dark = mix(jitter(rng, colour, 12), air, haze)
        light = mix(mix(dark, (232, 186, 96), 0.55), air, haze * 0.5)
        (fir if rng.random() < 0.4 else oak)(draw, rng, x, y, q, dark, light)


def fir(
    draw: ImageDraw.ImageDraw, rng: Random, x: float, y: float, q: float, dark: Colour, light: Colour, tiers: int = 6
) -> None:
    """Tiers of ragged boughs, the left half of each in the light."""
    for k in range(tiers):
        low, half = y - q * 0.38 * k, q * (0.62 - 0.085 * k)
        boughs = [(x + half * (i / 3 - 1), low + q * 0.1 * ((i % 2) - rng.uniform(0, 0.6))) for i in range(7)]
        draw.polygon([(x, low - q * 0.85), *reversed(boughs)], fill=mix(dark, BLACK, 0.12))
        draw.polygon([(x, low - q * 0.85), *reversed(boughs[:4])], fill=mix(dark, light, 0.55))


def oak(draw: ImageDraw.ImageDraw, rng: Random, x: float, y: float, q: float, dark: Colour, light: Colour) -> None:
    """A trunk, a dark crown, and dabs of leaves that brighten towards the light."""
    draw.line((x, y + q * 0.1, x, y - q * 0.4), fill=mix(dark, (20, 10, 6), 0.6), width=max(1, int(q * 0.14)))
    for ox, oy, k in ((-0.34, -0.6, 0.42), (0.34, -0.6, 0.42), (0, -0.95, 0.46), (0, -0.55, 0.45)):
        draw.ellipse(
            (x + (ox - k) * q, y + (oy - k) * q, x + (ox + k) * q, y + (oy + k) * q), fill=mix(dark, BLACK, 0.15)
        )
    for _ in range(int(30 + q)):
        a, r = rng.uniform(0, math.tau), math.sqrt(rng.random())
        px, py = x + math.cos(a) * r * q * 0.68, y - q * 0.72 + math.sin(a) * r * q * 0.62
        t = max(0.0, min(1.0, 0.5 - (px - x + (py - y + q * 0.7)) / q + rng.uniform(-0.15, 0.15)))
        k = q * rng.uniform(0.06, 0.11)
        draw.ellipse((px - k, py - k * 0.8, px + k, py + k * 0.8), fill=mix(dark, light, t))


def grass(
    image: Image.Image, line: Sequence[float], bottom: float, count: int, colour: Colour, seed: int, u: float
) -> None:
    """Tufts all over a near meadow, larger towards us, some of them in flower."""
    rng, draw = Random(seed), ImageDraw.Draw(image)
    for depth in sorted(rng.random() ** 1.4 for _ in range(count)):
        x = rng.uniform(0, image.width - 1)
        top = line[int(x)] + 3 * u
        y, k = top + (bottom - top) * depth, u * (0.5 + 1.3 * depth)
        c = mix(jitter(rng, colour, 22), (232, 204, 112), rng.random() * 0.4)
        for blade in (-1.2, -0.4, 0.4, 1.2):
            tip = (x + (blade + rng.uniform(-0.8, 0.8)) * k * 1.6, y - rng.uniform(1.6, 4.4) * k)
            draw.line((x + blade * k * 0.6, y, *tip), fill=c, width=max(1, round(k * 0.5)))
        if rng.random() < 0.04:
            petal = rng.choice(((250, 246, 232), (244, 208, 84), (206, 92, 88)))
            draw.ellipse((x - k * 0.7, y - k * 4.6, x + k * 0.7, y - k * 3.2), fill=petal)


def birds(image: Image.Image, spots: Sequence[tuple[float, float, float]], u: float) -> None:
    """Each spot is x, y and how large."""
    draw = ImageDraw.Draw(image)
    wing = ((-4, -1.4), (-2, -2), (0, 0), (2, -2.2), (4.4, -1.2))
    for x, y, k in spots:
        points = [(x + dx * u * k, y + dy * u * k) for dx, dy in wing]
        draw.line(points, fill=(60, 44, 60), width=max(1, int(u * 0.7 * k)), joint="curve")


def mist(image: Image.Image, y: float, depth: float, colour: Colour, opacity: float, seed: int) -> None:
    w, h = image.size
    bank = column(h, lambda v: math.exp(-(((v * h - y) / depth) ** 2))).resize((w, h))
    drift = fbm((w // 4, h), max(8, w // 64), seed, 4).resize((w, h), BICUBIC)
    lay(image, colour, ImageChops.multiply(bank, drift), opacity)
