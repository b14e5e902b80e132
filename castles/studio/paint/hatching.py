"""Petra Sancta hatching: the engravers' own code for the heraldic tinctures, readable without colour."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from castles.studio.paint.noise import Size

Rgba = tuple[int, int, int, int]
Stroke = Callable[[ImageDraw.ImageDraw, Size, int, int, Rgba], None]


def hatching(size: Size, tincture: str, gap: int, width: int, colour: Rgba) -> Image.Image:
    """The pattern of a tincture on a transparent ground; argent is plain."""
    layer = Image.new("RGBA", size)
    draw = ImageDraw.Draw(layer)
    for stroke in STROKES[tincture]:
        stroke(draw, size, gap, width, colour)
    return layer


def _upright(draw: ImageDraw.ImageDraw, size: Size, gap: int, width: int, colour: Rgba) -> None:
    for x in range(gap // 2, size[0], gap):
        draw.line((x, 0, x, size[1]), fill=colour, width=width)


def _level(draw: ImageDraw.ImageDraw, size: Size, gap: int, width: int, colour: Rgba) -> None:
    for y in range(gap // 2, size[1], gap):
        draw.line((0, y, size[0], y), fill=colour, width=width)


def _falling(draw: ImageDraw.ImageDraw, size: Size, gap: int, width: int, colour: Rgba) -> None:
    w, h = size
    for x in range(-h, w, int(gap * 1.4)):
        draw.line((x, 0, x + h, h), fill=colour, width=width)


def _dotted(draw: ImageDraw.ImageDraw, size: Size, gap: int, width: int, colour: Rgba) -> None:
    for row, y in enumerate(range(gap // 2, size[1], gap)):
        for x in range(gap // 2 + row % 2 * gap // 2, size[0], gap):
            draw.ellipse((x - width, y - width, x + width, y + width), fill=colour)


STROKES: dict[str, tuple[Stroke, ...]] = {
    "gules": (_upright,),
    "azure": (_level,),
    "vert": (_falling,),
    "or": (_dotted,),
    "sable": (_upright, _level),
    "argent": (),
}
