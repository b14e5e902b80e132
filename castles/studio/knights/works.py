"""All works of Knights and Castles."""

from castles.studio.knights.cards import WORKS as CARDS
from castles.studio.knights.places import WORKS as PLACES
from castles.studio.knights.signs import WORKS as SIGNS
from castles.studio.knights.tiles import WORKS as TILES
from castles.studio.knights.tokens import WORKS as TOKENS

WORKS = (*CARDS, *PLACES, *TILES, *SIGNS, *TOKENS)
