"""What the studio paints for the toy game: its box, the template of a game's works."""

from functools import partial

from PIL import Image

from castles.studio.boxes import box
from castles.studio.paint.noise import Size
from castles.studio.work import Work

GREEN = (40, 90, 50)


def cover(size: Size) -> Image.Image:
    return Image.new("RGB", size, GREEN)


WORKS = (Work("art/title/box_toy.webp", partial(box, cover, GREEN), __name__),)
