"""The box of Castle Combo on the shelf."""

from functools import partial

from castles.studio.boxes import box
from castles.studio.covers import combo
from castles.studio.work import Work

COLOUR = (120, 30, 34)
WORKS = (Work("art/title/box_combo.webp", partial(box, combo, COLOUR), __name__),)
