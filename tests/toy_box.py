"""The box of the toy game on the shelf: the template of what the studio paints."""

from functools import partial

from PIL import Image

from castles.studio.boxes import box
from castles.studio.paint.noise import Size
from castles.studio.work import Work

GREEN = (40, 90, 50)


def cover(size: Size) -> Image.Image:
    return Image.new("RGB", size, GREEN)


WORKS = (Work("art/title/box_toy.webp", partial(box, cover, GREEN), __name__),)
