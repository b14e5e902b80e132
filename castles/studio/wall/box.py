"""The box of Castle Wall on the shelf."""

from functools import partial

from castles.studio.boxes import box
from castles.studio.covers import castle_wall
from castles.studio.work import Work

COLOUR = (128, 88, 40)
WORKS = (Work("art/title/box_wall.webp", partial(box, castle_wall, COLOUR), __name__),)
