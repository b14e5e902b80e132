"""All works of Castle Wall."""

from castles.studio.wall.cards import WORKS as CARDS
from castles.studio.wall.marks import WORKS as MARKS

WORKS = (*CARDS, *MARKS)
