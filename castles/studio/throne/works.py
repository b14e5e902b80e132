"""All works of Topple the King."""

from functools import partial

from castles.rules.throne.pieces import CARDS, CASTLES
from castles.studio.throne import castles
from castles.studio.throne.cards import back, king_card, special_card, table, tournament_card
from castles.studio.throne.castles import castle_card
from castles.studio.throne.deck import name, path
from castles.studio.throne.dice_faces import WORKS as DICE
from castles.studio.throne.glow import WORKS as GLOW
from castles.studio.throne.minis import WORKS as MINIS
from castles.studio.throne.trays import WORKS as TRAYS
from castles.studio.work import Work

SPECIALS = "castles.studio.throne.cards"
WORKS = (
    *(Work(path(name(card)), partial(castle_card, card), castles.__name__) for card in range(len(CASTLES))),
    *(Work(path(name(card)), partial(special_card, card), SPECIALS) for card in range(len(CASTLES), len(CARDS))),
    Work(path("tournament"), tournament_card, SPECIALS),
    Work(path("king"), king_card, SPECIALS),
    Work(path("back"), back, SPECIALS),
    Work("art/throne/cards.json", table, SPECIALS),
    *DICE,
    *GLOW,
    *MINIS,
    *TRAYS,
)
