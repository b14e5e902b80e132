"""All works of the Courtyard."""

from castles.studio.courtyard.figures import WORKS as FIGURES
from castles.studio.courtyard.marks import WORKS as MARKS
from castles.studio.courtyard.places import WORKS as PLACES
from castles.studio.courtyard.tiles import WORKS as TILES
from castles.studio.courtyard.tokens import WORKS as TOKENS
from castles.studio.courtyard.wall import WORKS as WALL

WORKS = (*TILES, *PLACES, *WALL, *FIGURES, *TOKENS, *MARKS)
