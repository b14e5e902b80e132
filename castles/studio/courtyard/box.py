"""The box of the Courtyard on the shelf."""

from functools import partial

from castles.studio.boxes import box
from castles.studio.gateway import gateway
from castles.studio.work import Work

COLOUR = (46, 92, 58)
WORKS = (Work("art/title/box_courtyard.webp", partial(box, gateway, COLOUR), __name__),)
