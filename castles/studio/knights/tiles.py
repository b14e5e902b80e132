"""The tiles: castles of wood, brick and stone with their sign and points, the drum, and the common back."""

import math
from functools import partial

from PIL import Image, ImageDraw

from castles.rules.knights.pieces import CASTLES, MATERIALS, Castle
from castles.studio.cardstock import gilded, seal
from castles.studio.castles_art import sunlit
from castles.studio.figures import Part, bar, blob, figure, line, oval, poly
from castles.studio.heraldry import charge_masks
from castles.studio.knights.keeps import keep
from castles.studio.knights.scenes import DAWN, tents
from castles.studio.knights.signs import ENAMEL, sign
from castles.studio.paint.brush import bevel, blurred, cut_out, inner_shade, lay, moved, put, reduced, rounded, shaded
from castles.studio.paint.colour import GOLD, INK, Colour
from castles.studio.paint.curves import star
from castles.studio.paint.materials import gold, parchment, wood
from castles.studio.paint.noise import Size, fbm
from castles.studio.scenery import DAY, GOLDEN, Sky, grass, hill, ridge, sky, woods
from castles.studio.work import Work

SIDE = 480
FINE = 2
WIDE = SIDE * FINE
FULL: Size = (WIDE, WIDE)
Ground = tuple[Sky, Colour, Colour, Colour, Colour, Colour]  # sky, far hills, near meadow, trees
GROUNDS: dict[str, Ground] = {
    "wood": (DAY, (96, 132, 104), (160, 182, 130), (62, 98, 44), (150, 170, 84), (46, 88, 50)),
    "brick": (DAWN, (140, 126, 116), (206, 180, 140), (112, 104, 50), (198, 174, 92), (150, 100, 46)),
    "stone": (GOLDEN, (92, 96, 122), (150, 140, 150), (84, 98, 62), (168, 160, 96), (72, 92, 60)),
}
FROM_LEFT = 0.2


def landscape(material: str, seed: int) -> Image.Image:
    stops, far, hazy, near, light, trees = GROUNDS[material]
    image = sky(FULL, stops, (WIDE * FROM_LEFT, WIDE * 0.4, WIDE * 0.045) if material != "wood" else None, seed)
    hill(image, ridge(WIDE, WIDE * 0.6, WIDE * 0.12, seed), far, hazy, seed + 1, FINE, 0.4, stops[-1][1])
    meadow = ridge(WIDE, WIDE * 0.76, WIDE * 0.04, seed + 3)
    hill(image, meadow, near, light, seed + 4, FINE)
    woods(image, meadow, (0, WIDE), 12, WIDE * 0.05, trees, seed + 5, 0.05)
    grass(image, meadow, WIDE, 200, light, seed + 6, 1.6 * FINE)
    return blurred(image, 2)  # a little out of focus, so that the castle stands before it


def tile(castle: Castle) -> Image.Image:
    material = MATERIALS[castle.material]
    large = castle.points > 1
    image = landscape(material, 11 + 5 * castle.material + castle.points)
    width = int(WIDE * (0.82 if large else 0.64))
    fort = sunlit(keep(castle.name, width), 0.28)
    put(image, fort, ((WIDE - width) / 2, WIDE * 0.915 - fort.height), (7 * FINE, 4 * FINE, 5 * FINE, 0.45))
    trees = GROUNDS[material][-1]
    for seed, span in enumerate(((0, WIDE * 0.3), (WIDE * 0.7, WIDE))):
        woods(image, [WIDE * 0.965] * (WIDE + 1), span, 5, WIDE * 0.055, trees, seed + 9 * castle.points, drop=0.15)
    done = bordered(image)
    flat = done.convert("RGB")
    put(flat, label(material), (20, 20), (2, 3, 4, 0.6))
    put(flat, seal(str(castle.points), 104, ENAMEL), (SIDE - 122, 16), (1, 2, 2, 0.3))
    return cut_out(flat, done.getchannel("A"))


def bordered(image: Image.Image) -> Image.Image:
    """Gold around a square picture."""
    shape = rounded(FULL, (0, 0, WIDE - 1, WIDE - 1), 14 * FINE)
    inner_shade(image, shape, 12 * FINE, 0.4)
    gilded(image, (FINE, FINE, WIDE - FINE, WIDE - FINE), 13 * FINE, 7 * FINE)
    bevel(image, shape, 1.5 * FINE, 0.4, 0.5)
    return reduced(cut_out(image, shape), FINE)


def label(material: str) -> Image.Image:
    """The material's sign on a parchment plaque with a gold rim."""
    w = 92 * FINE
    image = parchment((w, w), 6, w // 2)
    shape = rounded((w, w), (0, 0, w - 1, w - 1), 14 * FINE)
    inner_shade(image, shape, 8 * FINE, 0.5, (120, 74, 30))
    gilded(image, (0, 0, w - 1, w - 1), 14 * FINE, 6 * FINE)
    plaque = reduced(cut_out(image, shape), FINE)
    flat = plaque.convert("RGB")
    put(flat, sign(material, 60), (16, 16), (2, 2, 2, 0.5))
    return cut_out(flat, plaque.getchannel("A"))


SHELL: Colour = (172, 36, 40)
BONE: Colour = (244, 234, 208)
HOOP: Colour = (46, 84, 150)


def lacing() -> tuple[Part, ...]:
    """Ropes in zigzag over the shell, following its curve."""
    xs = (22, 32, 44, 56, 68, 80, 90, 98)
    points = [v for i, x in enumerate(xs) for v in (x, (54 + sag(x)) if i % 2 else (92 + sag(x)))]
    return line(INK, 3.6, *points), line(BONE, 2.2, *points)


def sag(x: float) -> float:
    """How far a level line on the drum dips at x."""
    return 11 * math.sqrt(max(0.0, 1 - ((x - 60) / 42) ** 2))


def hoop(y: float, h: float) -> Part:
    upper = [(x, y + sag(x)) for x in range(18, 103, 6)]
    lower = [(x, y + h + sag(x)) for x in range(102, 17, -6)]
    return poly(HOOP, *(v for point in (*upper, *lower) for v in point))


DRUM: tuple[Part, ...] = (
    blob(SHELL, 18, 48, 18, 90, 26, 98, 44, 105, 60, 107, 76, 105, 94, 98, 102, 90, 102, 48, 60, 44),
    poly(GOLD, *(v for x, y in star(60, 84, 11, 5, 8) for v in (x, y))),
    *lacing(),
    hoop(47, 9),
    hoop(88, 9),
    oval(BONE, 60, 46, 42, 12.5),
    oval((226, 208, 172), 62, 48, 30, 8, inked=False),
    bar((176, 122, 68), 62, 44, 108, 16, 4.4),
    oval((196, 140, 80), 60, 45, 5),
    bar((176, 122, 68), 46, 43, 14, 10, 4.4),
    oval((196, 140, 80), 47.4, 44.4, 5),
)


def drum() -> Image.Image:
    """A war drum before the tents of a camp; it calls a warrior back."""
    image = landscape("brick", 31)
    tents(image, [], 1.9 * FINE)
    layer = figure(DRUM, 380)
    done = bordered(image)
    flat = done.convert("RGB")
    put(flat, layer, (50, 80), (8, 10, 9, 0.55))
    return cut_out(flat, done.getchannel("A"))


def back() -> Image.Image:
    """Dark wood, a gilded star and a keep: all tiles look alike from behind."""
    image = shaded(wood(FULL, 12, "green", FINE), fbm(FULL, WIDE // 3, 4, 4), 0.6, 1.15)
    rays = Image.new("L", FULL)
    draw = ImageDraw.Draw(rays)
    draw.polygon(star(WIDE / 2, WIDE / 2, WIDE * 0.41, WIDE * 0.3, 16), fill=255)
    draw.ellipse((WIDE * 0.22, WIDE * 0.22, WIDE * 0.78, WIDE * 0.78), fill=0)
    draw.ellipse((WIDE * 0.24, WIDE * 0.24, WIDE * 0.76, WIDE * 0.76), outline=255, width=3 * FINE)
    charge, holes = charge_masks(FULL, "tower", (WIDE / 2, WIDE / 2), WIDE * 0.038)
    charge.paste(0, (0, 0), holes)
    draw.rectangle((26 * FINE, 26 * FINE, WIDE - 26 * FINE, WIDE - 26 * FINE), outline=255, width=2 * FINE)
    rays.paste(255, (0, 0), charge)
    lay(image, (4, 6, 4), blurred(moved(rays, 2 * FINE, 3 * FINE), 2 * FINE), 0.7)
    metal = gold(FULL, 3, 3, 0.2)
    bevel(metal, rays, 1.6 * FINE, 0.6, 0.6)
    lay(image, metal, rays)
    return bordered(image)


WORKS = (
    *(Work(f"art/knights/tile_{MATERIALS[c.material]}_{c.points}.webp", partial(tile, c), __name__) for c in CASTLES),
    Work("art/knights/tile_drum.webp", drum, __name__),
    Work("art/knights/tile_back.webp", back, __name__),
)
