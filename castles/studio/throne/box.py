"""The box of Topple the King on the shelf."""

from functools import partial

from castles.studio.boxes import box
from castles.studio.covers import throne
from castles.studio.work import Work

COLOUR = (92, 34, 92)
WORKS = (Work("art/title/box_throne.webp", partial(box, throne, COLOUR), __name__),)
