"""Lettering: the fonts of the box, and raised gold letters."""

import math
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from castles.studio.paint.brush import blurred, lay, moved, ramp, reduced
from castles.studio.paint.colour import METAL, mix
from castles.studio.paint.noise import fbm

FONTS = Path(__file__).resolve().parents[3] / "art" / "fonts"


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """cinzel_bold, alegreya_regular, alegreya_italic, alegreya_bold, alegreya_sans_regular, alegreya_sans_bold"""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def gold_text(words: str, size: int, depth: int = 3, track: float = 0) -> Image.Image:
    """Raised gold letters: dark flank, bands of metal, a bright upper edge; cut from three times the size."""
    k = 3
    mask = letters(words, size * k, track * k, margin=10 * k)
    layer = Image.new("RGBA", mask.size)
    for i in range(depth * k, 0, -1):
        layer.paste(mix((40, 18, 6), (110, 66, 18), 1 - i / depth / k), (i // 2, i), mask)
    layer.paste(metal_face(mask), (0, 0), mask)
    return reduced(layer, k)


def letters(words: str, size: int, track: float, margin: int) -> Image.Image:
    face = font("cinzel_bold", size)
    width = sum(face.getlength(letter) + track for letter in words) - track
    mask = Image.new("L", (int(width) + 2 * margin, int(size * 1.05) + 2 * margin))
    draw = ImageDraw.Draw(mask)
    x = float(margin)
    for letter in words:
        draw.text((x, margin + size * 0.86), letter, font=face, fill=255, anchor="ls")
        x += face.getlength(letter) + track
    return mask


def metal_face(mask: Image.Image) -> Image.Image:
    bands = Image.linear_gradient("L").resize(mask.size)
    bands = bands.point([int(150 + 100 * math.sin(v / 255 * 9.2 + 0.2)) for v in range(256)])
    face = ramp(Image.blend(bands, fbm(mask.size, 40, 3, 3), 0.08), *METAL)
    lay(face, (255, 252, 230), blurred(ImageChops.subtract(mask, moved(mask, 3, 4)), 1.2), 0.9)
    lay(face, (96, 52, 8), blurred(ImageChops.subtract(mask, moved(mask, -3, -4)), 1.2), 0.8)
    return face
