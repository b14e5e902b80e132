"""The box of Knights and Castles on the shelf."""

from functools import partial

from castles.studio.boxes import box
from castles.studio.covers import knights
from castles.studio.work import Work

COLOUR = (34, 66, 124)
WORKS = (Work("art/title/box_knights.webp", partial(box, knights, COLOUR), __name__),)
