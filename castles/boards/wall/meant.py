"""What a tap or a drop in Castle Wall is meant to do, where it can't be done."""

from castles.boards.board import Look
from castles.boards.wall import layout
from castles.boards.wall.poses import element_box
from castles.boards.wall.reading import is_up, players
from castles.display import Spot
from castles.rules.game import Move
from castles.rules.wall.pieces import PLACES
from castles.rules.wall.state import Build, Insert, LetGo, PutBack, State, TurnUp


def meant(look: Look[State], spot: Spot) -> Move | None:
    """A card to be turned up, or the one turned up built, inserted, put back or let go."""
    if layout.strip(players(look), look.seat, look.seat).box.covers(spot):
        return _building(look, spot)
    if look.intent.held is None:
        return next((TurnUp(place) for place in _places(look, spot)), None)
    if any(layout.gone_box(players(look), number).covers(spot) for number in _gone(look)):
        return LetGo()
    return PutBack() if layout.tray(players(look)).covers(spot) else None


def _places(look: Look[State], spot: Spot) -> list[int]:
    return [place for place in range(PLACES) if layout.place_box(players(look), place).covers(spot)]


def _gone(look: Look[State]) -> range:
    return range(len(layout.grid(players(look)).gone))


def _building(look: Look[State], spot: Spot) -> Move | None:
    """Behind the last card it is built, before it inserted."""
    if look.intent.held is None and is_up(look.view):
        return None
    end = element_box(look, look.seat, len(look.view.castles[look.seat]))
    return Build() if look.intent.held is None or spot.x >= end.x - end.w / 2 else Insert()
