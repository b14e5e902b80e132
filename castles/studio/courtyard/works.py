"""All works of the Courtyard."""

from castles.studio.courtyard.figures import WORKS as FIGURES
from castles.studio.courtyard.marks import WORKS as MARKS
from castles.studio.courtyard.tiles import WORKS as TILES
from castles.studio.courtyard.tokens import WORKS as TOKENS
from castles.studio.courtyard.wall import WORKS as WALL

WORKS = (*TILES, *WALL, *FIGURES, *TOKENS, *MARKS)
