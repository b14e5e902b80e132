"""The sixteen castle cards: a building in its light behind an arch of its colour, its sign, and the wanted dice."""

from PIL import Image

from castles.rules.throne.pieces import CASTLES
from castles.studio.paint.brush import put
from castles.studio.throne.blazon import badge, field
from castles.studio.throne.cardboard import CARD, EDGES, FINE, Rect, arched, closed, gild, plate, wanted, window
from castles.studio.throne.vignettes import vignette

WINDOW: Rect = (17, 17, 186, 217)
DICE: Rect = (12, 247, 196, 51)
SIGN: Rect = (6, 6, 50, 50)


def castle_card(card: int) -> Image.Image:
    castle = CASTLES[card]
    size = (CARD[0] * FINE, CARD[1] * FINE)
    board = field(size, castle.colour, FINE)
    gild(board, 4, 2.4, 11)
    picture = vignette(card, (WINDOW[2] * FINE, WINDOW[3] * FINE))
    window(board, WINDOW, picture, arched(size, WINDOW, EDGES[castle.colour]))
    plate(board, DICE, 4 + card)
    finished = closed(board, CARD)
    put(finished, badge(castle.colour, SIGN[2]), SIGN[:2], (2, 3, 2.4, 0.6))
    wanted(finished, castle.combination, DICE[1] + DICE[3] / 2 - 1, 39)
    return finished
