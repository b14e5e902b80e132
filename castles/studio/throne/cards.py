"""The other cards: specials, the tournament, the king and the back; names are written at run time on empty plates."""

from PIL import Image, ImageDraw

from castles.rules.throne.pieces import CARDS, CASTLES, KING_MARK, SPECIALS
from castles.studio.frames import stud
from castles.studio.paint.brush import inner_shade, ramp, rounded, shaded
from castles.studio.paint.curves import ring
from castles.studio.paint.materials import parchment
from castles.studio.paint.noise import fbm
from castles.studio.throne import castles
from castles.studio.throne.blazon import emboss, field, pairs, placed
from castles.studio.throne.cardboard import (
    CARD,
    FINE,
    KING,
    RADIUS,
    Rect,
    closed,
    gild,
    plate,
    square,
    wanted,
    window,
)
from castles.studio.throne.deck import mini, name
from castles.studio.throne.pageant import lists, throne_room
from castles.studio.throne.scenes import special_scene
from castles.studio.work import Table

SPECIAL_WINDOW: Rect = (21, 21, 178, 174)
SPECIAL_NAME: Rect = (18, 206, 184, 40)
SPECIAL_DICE: Rect = (18, 252, 184, 42)
TOURNAMENT_NAME: Rect = (12, 247, 196, 51)
KING_WINDOW: Rect = (21, 21, 214, 234)
KING_NAME: Rect = (20, 265, 216, 37)
KING_DICE: Rect = (20, 305, 216, 37)


def special_card(card: int) -> Image.Image:
    """Parchment in a gold rule; the second card of a kind sees its picture in another light."""
    special = SPECIALS[card - len(CASTLES)]
    size = (CARD[0] * FINE, CARD[1] * FINE)
    turn = [s.kind for s in SPECIALS[: card - len(CASTLES)]].count(special.kind)
    board = parchment(size, 9 + card, 260)
    inner_shade(board, rounded(size, (0, 0, size[0] - 1, size[1] - 1), RADIUS * FINE), 14 * FINE, 0.8, (120, 66, 24))
    gild(board, 5, 3.4, 10)
    picture = special_scene(special.kind, (SPECIAL_WINDOW[2] * FINE, SPECIAL_WINDOW[3] * FINE), turn)
    window(board, SPECIAL_WINDOW, picture, square(size, SPECIAL_WINDOW))
    plate(board, SPECIAL_NAME, 3)
    finished = closed(board, CARD)
    wanted(finished, special.combination, SPECIAL_DICE[1] + SPECIAL_DICE[3] / 2 - 1, 36)
    return finished


def tournament_card() -> Image.Image:
    size = (CARD[0] * FINE, CARD[1] * FINE)
    board = shaded(Image.new("RGB", size, (24, 66, 88)), fbm(size, 60 * FINE, 5, 4), 0.8, 1.15)
    chequer(board)
    gild(board, 4, 2.4, 11)
    picture = lists((castles.WINDOW[2] * FINE, castles.WINDOW[3] * FINE))
    window(board, castles.WINDOW, picture, square(size, castles.WINDOW))
    plate(board, TOURNAMENT_NAME, 6)
    return closed(board, CARD)


def chequer(board: Image.Image) -> None:
    """Pale lozenges, as on a herald's coat."""
    draw, q = ImageDraw.Draw(board, "RGBA"), 11 * FINE
    for j in range(board.height // q + 2):
        for i in range(board.width // q + 2):
            if (i + j) % 2:
                x, y = i * q, j * q
                draw.polygon([(x - q, y), (x, y - q), (x + q, y), (x, y + q)], fill=(236, 226, 200, 96))


def king_card() -> Image.Image:
    """Larger than the others, in red and much gold."""
    size = (KING[0] * FINE, KING[1] * FINE)
    board = field(size, "red", FINE)
    board = shaded(board, Image.new("L", size, 0), 0.66, 1)
    gild(board, 4, 4.4, 11)
    picture = throne_room((KING_WINDOW[2] * FINE, KING_WINDOW[3] * FINE))
    window(board, KING_WINDOW, picture, square(size, KING_WINDOW))
    plate(board, KING_NAME, 3)
    plate(board, KING_DICE, 8)
    for x in (11, KING[0] - 11):
        for y in (11, KING[1] - 11):
            stud(board, x * FINE, y * FINE, 6.5 * FINE)
    finished = closed(board, KING)
    wanted(finished, KING_MARK, KING_DICE[1] + KING_DICE[3] / 2 - 1.5, 30)
    return finished


CROWN = pairs(-8, 6, -10, -5, -4.6, 0.4, 0, -9, 4.6, 0.4, 10, -5, 8, 6)
BAND = pairs(-8, 7, 8, 7, 8, 9.2, -8, 9.2)
PEARLS = tuple(ring(x, y, 1.5, 1.5) for x, y in ((-10, -6.4), (0, -10.6), (10, -6.4)))


def back() -> Image.Image:
    """Deep red, sown with lozenges, an embossed crown in the middle."""
    size = (CARD[0] * FINE, CARD[1] * FINE)
    board = ramp(fbm(size, 50 * FINE, 4, 4), (0, (78, 14, 26)), (255, (128, 30, 42)))
    lozenges(board)
    gild(board, 8, 3, 9)
    gild(board, 15, 1.4, 5)
    crown = placed(size, (CROWN, BAND, *PEARLS), (size[0] / 2, size[1] / 2), 5.2 * FINE)
    emboss(board, crown, (236, 196, 98), 4 * FINE)
    return closed(board, CARD)


def lozenges(board: Image.Image) -> None:
    draw, g = ImageDraw.Draw(board, "RGBA"), 20 * FINE
    for j in range(board.height // g * 2 + 3):
        for i in range(board.width // g + 2):
            x, y = i * g + j % 2 * g / 2, j * g / 2
            draw.line([(x - g / 2, y), (x, y - g / 2), (x + g / 2, y)], fill=(240, 200, 120, 80), width=FINE)
            draw.ellipse((x - FINE, y - FINE, x + FINE, y + FINE), fill=(240, 200, 120, 130))


def table() -> Table:
    """cards.json: sizes, where names and dice go, and the pictures of each card by its number."""
    return {
        "card": list(CARD),
        "castle": {"sign": castles.SIGN, "window": castles.WINDOW, "dice": castles.DICE},
        "special": {"window": SPECIAL_WINDOW, "name": SPECIAL_NAME, "dice": SPECIAL_DICE},
        "tournament": {"window": castles.WINDOW, "name": TOURNAMENT_NAME},
        "king": {"card": list(KING), "window": KING_WINDOW, "name": KING_NAME, "dice": KING_DICE},
        "pictures": [name(card) for card in range(len(CARDS) + 1)],
        "minis": [mini(card) for card in range(len(CARDS) + 1)],
    }
