"""What a tap or a drop in the Courtyard is meant to do, where it can't be done."""

from castles.boards.board import Look
from castles.boards.courtyard import layout
from castles.boards.courtyard.poses import hand_turns
from castles.boards.courtyard.reading import Laid, laid_tiles, last_laid
from castles.display import Box, Spot
from castles.rules.courtyard.ground import PUTS
from castles.rules.courtyard.pieces import SQUARES
from castles.rules.courtyard.state import At, Place, Put, Score, State
from castles.rules.game import Move

NOWHERE: At = (-1, -1)  # beyond the wall


def meant(look: Look[State], spot: Spot) -> Move | None:
    """The tile on that square, a subject on that segment, or that area to be scored."""
    kinds = {type(move) for move in look.legal}
    if Place in kinds:
        return _laying(look, spot)
    if Put in kinds:
        return _putting(look, spot)
    return _scoring(look, spot) if Score in kinds else None


def _laying(look: Look[State], spot: Spot) -> Move | None:
    at = next((at for at in SQUARES if layout.square_box(at).covers(spot)), None)
    if at is None and (look.intent.held is None or spot.space != "board"):
        return None
    return Place(*(at or NOWHERE), hand_turns(look))


def _putting(look: Look[State], spot: Spot) -> Move | None:
    """On the tile just laid, or on its large picture in the dock."""
    laid = last_laid(look.view)
    on = next((box for box in (_square(laid), layout.HAND_BOX) if box.covers(spot)), None) if laid else None
    return _nearest(look, laid, on, spot) if laid and on else None


def _scoring(look: Look[State], spot: Spot) -> Move | None:
    laid = next((each for each in laid_tiles(look.view) if _square(each).covers(spot)), None)
    put = _nearest(look, laid, _square(laid), spot) if laid else None
    return Score(*laid.at, put.end, False) if laid and put else None


def _nearest(look: Look[State], laid: Laid, on: Box, spot: Spot) -> Put | None:
    """Somebody on the segment of a tile that is nearest to a point."""

    def distance(put: Put) -> float:
        x, y = layout.spot(laid.tile, laid.turns, put.end)
        return abs(on.x + x * on.w - spot.x) + abs(on.y + y * on.h - spot.y)

    puts = [put for _end, put in PUTS[look.view.laid[SQUARES.index(laid.at)]]]
    return min(puts, key=distance, default=None)


def _square(laid: Laid) -> Box:
    return layout.square_box(laid.at)
