"""Where everything of Castle Combo lies: both locations left, the own grid large to the right, the others below."""

import json
from functools import cache, lru_cache
from typing import Any, NamedTuple

from castles.display import Box
from castles.resources import resource
from castles.rules.combo.grid import extent
from castles.rules.combo.pieces import SIDE, Location
from castles.rules.combo.state import Spot
from castles.rules.game import Seat

SIZE = (1200.0, 1000.0)
MARGIN = 10.0
GAP = 8.0  # between cards
PADDING = 10.0  # of a panel around its cards
TRAY = 18.0  # of a tray, whose rim is wider
SHAPE = 1.4  # a card's height by its width
LOCATION_SHAPE = 1120 / 412  # a location's width by its height
MEDALLION = 118 / 1120  # where the medallion of a location is, across
FEW = 3  # players whose grids fit below the locations
HEAD = 74.0  # above an opponent's grid
COLUMN, WIDEST_COLUMN = 72.0, 180.0  # or beside it: at least, and at most
PILE = (54.0, 75.6)  # a deck or discard
MESSENGER = (76.0, 103.6)
COIN = (64.0, 56.0)
KEY = (54.0, 90.0)
HEAP = 104 / 120  # height by width of a heap of gold or keys
STACKS = 5  # of the viewer's gold
STACK = 5  # coins that a stack has before all grow


class Rect(NamedTuple):
    """A part of the board by its left upper corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def box(self) -> Box:
        return Box(self.x + self.w / 2, self.y + self.h / 2, self.w, self.h)

    def inset(self, by: float) -> "Rect":
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


class Plan(NamedTuple):
    """The table for so many players."""

    card: float  # width of the large cards
    locations: tuple[Rect, Rect]
    own: Rect  # the viewer's grid
    hoard: Rect  # the viewer's gold and keys
    others: tuple[Rect, ...]  # the opponents from the left neighbour on


@cache
def plan(players: int) -> Plan:
    """Few opponents lie below the locations, many in a strip along the foot."""
    card = 156.0 if players <= FEW else 148.0
    row = card * SHAPE + 2 * PADDING
    left, tall = row * LOCATION_SHAPE, SIDE * card * SHAPE + (SIDE - 1) * GAP + 2 * TRAY
    locations = (Rect(MARGIN, MARGIN, left, row), Rect(MARGIN, 2 * MARGIN + row, left, row))
    own = Rect(2 * MARGIN + left, MARGIN, SIZE[0] - 3 * MARGIN - left, tall)
    below, foot = 3 * MARGIN + 2 * row, 2 * MARGIN + tall
    if players <= FEW:
        hoard = Rect(own.x, foot, own.w, SIZE[1] - foot - MARGIN)
        return Plan(card, locations, own, hoard, _columns(Rect(MARGIN, below, left, SIZE[1] - below - MARGIN), players))
    hoard = Rect(MARGIN, below, left, foot - below - MARGIN)
    strip = Rect(MARGIN, foot, SIZE[0] - 2 * MARGIN, SIZE[1] - foot - MARGIN)
    return Plan(card, locations, own, hoard, _columns(strip, players))


def _columns(area: Rect, players: int) -> tuple[Rect, ...]:
    """A block for each opponent."""
    count = players - 1
    wide = (area.w - MARGIN * (count - 1)) / count
    return tuple(Rect(area.x + place * (wide + MARGIN), area.y, wide, area.h) for place in range(count))


# ---- locations ----


def slot_box(players: int, location: Location, slot: int) -> Box:
    """A card shown at a location."""
    rect, card = plan(players).locations[location], plan(players).card
    right = rect.x + rect.w - PADDING
    return Box(right - card / 2 - (SIDE - 1 - slot) * (card + GAP), rect.y + rect.h / 2, card, card * SHAPE)


def _aside(players: int, location: Location) -> Rect:
    """The room left of a location's cards."""
    rect, first = plan(players).locations[location], slot_box(players, location, 0)
    x = rect.x + PADDING
    return Rect(x, rect.y + PADDING, first.x - first.w / 2 - GAP - x, rect.h - 2 * PADDING)


def title_box(players: int, location: Location) -> Box:
    x, y, w, _ = _aside(players, location)
    return Box(x + w / 2, y + 17, w - 6, 30)


def deck_box(players: int, location: Location) -> Box:
    x, y, w, h = _aside(players, location)
    return Box(x + w / 2 - PILE[0] / 2 - GAP / 2, y + h - PILE[1] / 2 - 2, *PILE)


def discard_box(players: int, location: Location) -> Box:
    deck = deck_box(players, location)
    return Box(deck.x + deck.w + GAP, deck.y, *PILE)


def count_box(pile: Box) -> Box:
    """The plate with the number of cards in a pile."""
    return Box(pile.x, pile.y + pile.h / 2 - 12, 42, 24)


def stand_box(players: int, location: Location) -> Box:
    """Where the messenger stands: before the picture of the location."""
    rect, deck = plan(players).locations[location], deck_box(players, location)
    return Box(rect.x + rect.w * MEDALLION, deck.y - deck.h / 2 - MESSENGER[1] / 2, *MESSENGER)


# ---- grids ----


def block(players: int, viewer: Seat, seat: Seat) -> Rect:
    """The part of the table that belongs to a seat's grid: the left neighbour, who plays next, has the first."""
    if seat == viewer:
        return plan(players).own
    return plan(players).others[(seat - viewer - 1) % players]


@cache
def room(players: int, viewer: Seat, seat: Seat) -> Rect:
    """The part of a block where the cards lie; beside it, or above, is what else belongs to an opponent."""
    if seat == viewer:
        return block(players, viewer, seat).inset(TRAY)
    inner = block(players, viewer, seat).inset(PADDING)
    return max((_below_head(inner), _beside_head(inner)), key=_card_width)


def _below_head(inner: Rect) -> Rect:
    return Rect(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD)


def _beside_head(inner: Rect) -> Rect:
    wide = min(inner.w - COLUMN, inner.h / SHAPE + GAP)
    spare = max(0.0, inner.w - wide - WIDEST_COLUMN) / 2
    return Rect(inner.x + inner.w - wide - spare, inner.y, wide, inner.h)


def _card_width(room: Rect, columns: int = SIDE, rows: int = SIDE) -> float:
    """As wide as cards can be so that so many fit."""
    return min((room.w - (columns - 1) * GAP) / columns, (room.h - (rows - 1) * GAP) / rows / SHAPE)


@lru_cache(maxsize=4096)
def cell_box(players: int, viewer: Seat, seat: Seat, shape: int, spot: Spot) -> Box:
    """A spot of a grid; the viewer's shows the free places around it, too, and is smaller while they need room."""
    window = _window(shape) if seat == viewer else _framed(shape)
    return _cell(room(players, viewer, seat), window, spot)


class Window(NamedTuple):
    """The columns and rows of a grid that are shown; a grid that may still grow both ways stands between them."""

    left: float
    top: float
    columns: int
    rows: int


def _window(shape: int) -> Window:
    if not shape:
        return Window(-1, -1, SIDE, SIDE)
    (left, columns), (top, rows) = (_shown(line) for line in extent(shape))
    return Window(left, top, columns, rows)


def _shown(line: range) -> tuple[int, int]:
    """The first and the number of columns or rows: the cards', and one more on both sides while there is room."""
    return (line[0], SIDE) if len(line) == SIDE else (line[0] - 1, len(line) + 2)


def _framed(shape: int) -> Window:
    columns, rows = extent(shape) if shape else (range(1), range(1))
    return Window(columns[0] - (SIDE - len(columns)) / 2, rows[0] - (SIDE - len(rows)) / 2, SIDE, SIDE)


def _cell(room: Rect, window: Window, spot: Spot) -> Box:
    w = _card_width(room, window.columns, window.rows)
    h = w * SHAPE
    x = room.x + room.w / 2 + (spot[0] - window.left - (window.columns - 1) / 2) * (w + GAP)
    y = room.y + room.h / 2 + (spot[1] - window.top - (window.rows - 1) / 2) * (h + GAP)
    return Box(x, y, w, h)


# ---- gold and keys ----


def _gold_room(players: int) -> Rect:
    x, y, w, h = plan(players).hoard.inset(TRAY + 4)
    return Rect(x, y, w * 0.62, h)


def _keys_room(players: int) -> Rect:
    x, y, w, h = plan(players).hoard.inset(TRAY + 4)
    return Rect(x + w * 0.62, y, w * 0.38, h)


def coin_box(players: int, number: int, gold: int) -> Box:
    """One of the viewer's coins, in stacks side by side that grow all at once."""
    x, y, w, h = _gold_room(players)
    high = max(STACK, -(-gold // STACKS))
    stack, level = divmod(number, high)
    step = min(11.0, (h - 46 - COIN[1]) / max(1, high - 1))
    across = COIN[0] / 2 + stack * (w - COIN[0]) / (STACKS - 1)
    return Box(x + across, y + h - 38 - COIN[1] / 2 - level * step, *COIN)


def key_box(players: int, number: int, keys: int) -> Box:
    """One of the viewer's keys, in a row, overlapping where there are many."""
    x, y, w, h = _keys_room(players)
    step = min(KEY[0] * 0.8, (w - KEY[0] - 8) / max(1, keys - 1))
    first = x + w / 2 - step * (keys - 1) / 2
    return Box(first + number * step, y + (h - 40) / 2, *KEY)


def gold_plate(players: int) -> Box:
    x, y, w, h = _gold_room(players)
    return Box(x + w / 2, y + h - 17, 130, 32)


def keys_plate(players: int) -> Box:
    x, y, w, h = _keys_room(players)
    return Box(x + w / 2, y + h - 17, 130, 32)


def keys_area(players: int) -> Box:
    """All the viewer's keys, to tap."""
    return _keys_room(players).box


def gold_area(players: int) -> Box:
    return _gold_room(players).box


class Head(NamedTuple):
    """What stands above or beside an opponent's grid."""

    crest: Box
    name: Box
    gold: Box
    gold_count: Box
    keys: Box
    keys_count: Box


def head(players: int, viewer: Seat, seat: Seat) -> Head:
    x, y, w, h = block(players, viewer, seat).inset(PADDING)
    cards = room(players, viewer, seat)
    wide = min(cards.x - GAP - x, WIDEST_COLUMN - GAP)
    return _line(x, y, w) if cards.y > y else _column(cards.x - GAP - wide, y, wide, h)


def _line(x: float, y: float, w: float) -> Head:
    """The name on top; below it gold and keys."""
    right = x + w
    return Head(
        Box(x + 26, y + 30, 52, 58),
        Box(x + 58 + (w - 58) / 2, y + 14, w - 62, 26),
        Box(right - 162, y + 46, 36, 36),
        Box(right - 122, y + 46, 40, 28),
        Box(right - 66, y + 46, 24, 40),
        Box(right - 26, y + 46, 40, 28),
    )


def _column(x: float, y: float, w: float, h: float) -> Head:
    """Crest, name, gold and keys, one below the other."""
    middle, heap = x + w / 2, min(w * 0.9, h * 0.3)
    crest, name = min(w * 0.55, h * 0.16), 24.0
    step = (h - crest * 1.1 - name) / 2
    first = y + crest * 1.1 + name
    return Head(
        Box(middle, y + crest * 0.55, crest, crest * 1.1),
        Box(middle, y + crest * 1.1 + name / 2 + 2, w, name),
        Box(middle, first + step / 2 - 14, heap, heap * HEAP),
        Box(middle, first + step - 18, min(w, 56), 28),
        Box(middle, first + step * 1.5 - 14, heap, heap * HEAP),
        Box(middle, first + step * 2 - 18, min(w, 56), 28),
    )


# ---- on a card ----


@cache
def rectangles() -> dict[str, Any]:
    """Where things lie on a card's picture."""
    path = resource("art") / "combo" / "cards.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def part(name: str) -> Rect:
    """A part of a card, in parts of its size."""
    (width, height), (x, y, w, h) = rectangles()["size"], rectangles()[name]
    return Rect(x / width, y / height, w / width, h / height)


def within(rect: Rect, box: Box) -> Rect:
    """A box in parts of what it lies in."""
    x, y = box.x - box.w / 2 - rect.x, box.y - box.h / 2 - rect.y
    return Rect(x / rect.w, y / rect.h, box.w / rect.w, box.h / rect.h)


def on_card(card: Box, x: float, y: float, w: float, h: float) -> Box:
    """A box on a card: its centre in parts of the card's size, its size in parts of the card's width."""
    return Box(card.x + (x - 0.5) * card.w, card.y + (y - 0.5) * card.h, w * card.w, h * card.w)
