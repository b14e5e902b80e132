"""What a player may ask at the table, of any state or view; asking changes nothing."""

from castles.rules.combo.abilities import neighbours
from castles.rules.combo.counting import counted_cells
from castles.rules.combo.grid import CELL, CENTRE, SPOTS, filled, free_cells, spots
from castles.rules.combo.pieces import (
    CHARACTERS,
    COST,
    DECK,
    DISCOUNT,
    KEY_COST,
    Card,
    Count,
    Effect,
    FillPurses,
    Gain,
    Location,
    Mark,
    Near,
    OneOf,
    PurseGold,
)
from castles.rules.combo.score import LINE_OF, ended, points_of_grid
from castles.rules.combo.state import Piece, Spot, State, is_face_up
from castles.rules.game import Seat

DISCOUNTS = int(Mark.CASTLE_DISCOUNT)  # the village's mark follows


def cards(state: State, seat: Seat) -> dict[Spot, Piece]:
    """A seat's grid, row by row: what lies on each filled spot."""
    return {SPOTS[cell]: state.grids[seat][cell] for cell in filled(state.shapes[seat])}


def free_spots(state: State, seat: Seat) -> tuple[Spot, ...]:
    """Where the seat's next card may lie."""
    return spots(free_cells(state.shapes[seat]))


def price(state: State, seat: Seat, card: Card) -> int:
    """What the card costs this seat after its discounts."""
    price = COST[card] - DISCOUNT * state.marks[seat][DISCOUNTS + DECK[card]]
    return price if price > 0 else 0


def discount(state: State, seat: Seat, card: Card) -> int:
    """The sum of the seat's discounts for the card's deck."""
    return DISCOUNT * state.marks[seat][DISCOUNTS + DECK[card]]


def means(state: State, seat: Seat, deck: Location) -> int:
    """The highest printed cost that the seat can pay in this deck: its gold and its discounts."""
    return state.gold[seat] + DISCOUNT * state.marks[seat][DISCOUNTS + deck]


def can_pay(state: State, seat: Seat, card: Card) -> bool:
    """Whether the seat has the gold for it."""
    return COST[card] <= means(state, seat, DECK[card])


def can_use_key(state: State, seat: Seat) -> bool:
    """Whether the seat has the keys that sending the messenger or new cards take."""
    return state.keys[seat] >= KEY_COST


def points(state: State, seat: Seat) -> dict[Spot, int]:
    """What each face-up card of the seat is worth as if the game ended now; a place counts once it is sure."""
    return {SPOTS[cell]: worth for cell, _, worth in points_of_grid(ended(state), seat)}


def scored_in(state: State, seat: Seat, line: str) -> tuple[Spot, ...]:
    """The seat's cards whose points stand in this row of the score sheet."""
    worth = points_of_grid(ended(state), seat)
    return tuple(SPOTS[cell] for cell, card, points in worth if points and LINE_OF[card] == line)


def counted_by_scroll(state: State, seat: Seat, spot: Spot) -> tuple[Spot, ...]:
    """The spots of the grid that make this card's scroll worth something, as if the game ended now."""
    piece = state.grids[seat][CELL[spot]]
    if not is_face_up(piece):
        return ()
    return spots(counted_cells(ended(state), seat, CELL[spot], CHARACTERS[piece].per))


def counted_by_ability(state: State, seat: Seat, card: Card) -> tuple[tuple[Seat, Spot], ...]:
    """The cards that the ability would count if the seat had bought it by now: grid and spot of each."""
    found = [each for effect in CHARACTERS[card].ability for each in _counted(state, seat, effect)]
    return tuple(dict.fromkeys(found))


def _counted(state: State, seat: Seat, effect: Effect) -> list[tuple[Seat, Spot]]:
    """No ability depends on where its card lies, so any cell will do."""
    match effect:
        case OneOf(first, _):
            return _counted(state, seat, first)
        case Near(_, mark):
            return [each for grid in neighbours(state, seat) for each in _lying(state, grid, mark)]
        case Gain(_, _, per) if per is not None:
            return _lying(state, seat, per)
        case PurseGold() | FillPurses():
            return _lying(state, seat, Mark.PURSE_CARD)
    return []


def _lying(state: State, grid: Seat, count: Count) -> list[tuple[Seat, Spot]]:
    return [(grid, SPOTS[cell]) for cell in counted_cells(state, grid, CENTRE, count)]
