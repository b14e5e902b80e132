"""Where everything of Castle Wall lies: the cards in the middle on top, then the other castles, the own one below."""

from functools import cache
from typing import NamedTuple

from castles.display import Box
from castles.rules.game import Seat
from castles.rules.wall.pieces import TENTH, Place

SIZE = (1200.0, 1000.0)
MARGIN = 10.0
TALL = 1.5  # a card's height by its width
OWN = 117.0  # width of a card in the own castle
OTHERS = {2: 100.0, 3: 100.0, 4: 84.0}  # by players: width of a card in another castle
GAP = 12.0  # between castles, whose frames need room
FRAME = 5.0  # around a castle
PLATE = 34.0  # height of a name
LETTER = 13.0  # width of a letter on a plate
CREST = 60 / 54  # height by width of a coat of arms
RIM = 30.0  # of the tray around the cards
TURNED_UP = 132.0  # width of the card turned up, so large that all can read it


class Grid(NamedTuple):
    """How the cards lie in the middle: the last places are for cards that left the game."""

    columns: int
    rows: int
    gone: tuple[tuple[int, int], ...]


WIDE = Grid(15, 3, ((15, 0), (15, 1), (15, 2)))
HIGH = Grid(12, 4, ((9, 3), (10, 3), (11, 3)))


class Strip(NamedTuple):
    """A castle: ten elements from left to right."""

    x: float  # of its left upper corner
    y: float
    card: float  # width of an element

    @property
    def box(self) -> Box:
        wide, tall = self.card * TENTH, self.card * TALL
        return Box(self.x + wide / 2, self.y + tall / 2, wide, tall)

    def element(self, position: float) -> Box:
        return Box(self.x + (position + 0.5) * self.card, self.y + self.card * TALL / 2, self.card, self.card * TALL)


@cache
def strip(players: int, viewer: Seat, seat: Seat) -> Strip:
    """A seat's castle: the own one along the foot, above it the others, of whom the left neighbour is the uppermost."""
    own_y = SIZE[1] - GAP - OWN * TALL
    if seat == viewer:
        return Strip((SIZE[0] - OWN * TENTH) / 2, own_y, OWN)
    card = OTHERS[players]
    place = players - 1 - (seat - viewer) % players
    y = own_y - PLATE + 6 - (place + 1) * (card * TALL + GAP)
    return Strip((SIZE[0] - OWN * TENTH) / 2, y, card)


def frame(players: int, viewer: Seat, seat: Seat) -> Box:
    """The frame around a castle; that of a smaller one goes on to the right, where its owner's name stands."""
    lies = strip(players, viewer, seat).box
    left, wide = lies.x - lies.w / 2 - FRAME, OWN * TENTH + 2 * FRAME
    return Box(left + wide / 2, lies.y, wide, lies.h + 2 * FRAME)


def plate_box(players: int, viewer: Seat, name: str) -> Box:
    """The plate with the name on the upper rim of the own castle."""
    lies, wide = strip(players, viewer, viewer).box, min(330.0, len(name) * LETTER + 34)
    return Box(lies.x + lies.w / 2 - wide / 2 - 16, lies.y - lies.h / 2 - 8, wide, PLATE)


def crest_box(players: int, viewer: Seat, seat: Seat) -> Box:
    """The owner's arms beside a castle, above the name."""
    beside = _beside(players, viewer, seat)
    tall = beside.h * 0.48
    return Box(beside.x, beside.y - beside.h * 0.16, tall / CREST, tall)


def name_part(players: int, viewer: Seat, seat: Seat) -> tuple[float, float, float, float]:
    """Where the name stands on the frame of a castle, as captions want it."""
    around, beside = frame(players, viewer, seat), _beside(players, viewer, seat)
    return (beside.x - beside.w / 2 - around.x) / around.w + 0.5, 0.64, beside.w / around.w, 0.19


def _beside(players: int, viewer: Seat, seat: Seat) -> Box:
    """What the frame of a castle holds right of it."""
    lies, around = strip(players, viewer, seat).box, frame(players, viewer, seat)
    left, right = lies.x + lies.w / 2 + FRAME, around.x + around.w / 2 - 2 * FRAME
    return Box((left + right) / 2, lies.y, right - left, lies.h)


# ---- the middle ----


def grid(players: int) -> Grid:
    return HIGH if players == 2 else WIDE


@cache
def tray(players: int) -> Box:
    """All that the castles leave free."""
    upper = strip(players, 0, 1).y
    high = upper - GAP - 2 * MARGIN + 6
    return Box(SIZE[0] / 2, MARGIN + high / 2, SIZE[0] - 2 * MARGIN, high)


@cache
def card_size(players: int) -> tuple[float, float]:
    across, down = _pitch(players)
    wide = min(across - 5, (down - 6) / TALL)
    return wide, wide * TALL


def _pitch(players: int) -> tuple[float, float]:
    area, cells = tray(players), grid(players)
    across = max(cells.columns, 1 + max(x for x, _y in cells.gone))
    return (area.w - 2 * RIM) / across, (area.h - 2 * RIM) / cells.rows


def cell_box(players: int, x: int, y: int) -> Box:
    across, down = _pitch(players)
    area = tray(players)
    left, top = area.x - area.w / 2 + RIM, area.y - area.h / 2 + RIM
    return Box(left + (x + 0.5) * across, top + (y + 0.5) * down, *card_size(players))


def place_box(players: int, place: Place) -> Box:
    columns = grid(players).columns
    return cell_box(players, place % columns, place // columns)


def gone_box(players: int, number: int) -> Box:
    """One of the few places for the cards that left last."""
    return cell_box(players, *grid(players).gone[number])


def up_box(players: int, place: Place) -> Box:
    """The card turned up: large over its place, but wholly on the table."""
    at, tall = place_box(players, place), TURNED_UP * TALL
    x = min(max(at.x, MARGIN + TURNED_UP / 2), SIZE[0] - MARGIN - TURNED_UP / 2)
    return Box(x, max(at.y, MARGIN + tall / 2), TURNED_UP, tall)
