"""All works of Castle Combo."""

from castles.studio.combo.backs import WORKS as BACKS
from castles.studio.combo.cards import WORKS as CARDS
from castles.studio.combo.locations import WORKS as LOCATIONS
from castles.studio.combo.pieces import WORKS as PIECES
from castles.studio.combo.rings import WORKS as RINGS

WORKS = (*CARDS, *BACKS, *LOCATIONS, *PIECES, *RINGS)
