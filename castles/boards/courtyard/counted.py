"""What a line of the Courtyard's score sheet counts, and where it lies."""

from collections.abc import Iterator, Sequence

from castles.boards.board import Look
from castles.boards.courtyard import layout
from castles.boards.courtyard.poses import poses
from castles.boards.courtyard.reading import keep_stand
from castles.display import Box
from castles.rules.courtyard.areas import area_at
from castles.rules.courtyard.pieces import HOUSE, PIGSTY, ROAD
from castles.rules.courtyard.score import counted_now
from castles.rules.courtyard.state import AreaScored, At, KeepsCompared, MeadowScored, State, UnfinishedScored
from castles.rules.game import Event, Seat

LINES = {ROAD: "roads", HOUSE: "houses", PIGSTY: "pigsties"}


def counted(look: Look[State], told: Sequence[Event], reason: str, seat: Seat) -> list[Box]:
    """Areas that were scored or would be if the game ended now, the largest empty one, a keep's house, or tokens."""
    scored = [*told, *look.once(_counted_now)]
    return [*(box for event in scored for box in _scored(event, reason, seat)), *_as_it_is(look, reason, seat)]


def _counted_now(look: Look[State]) -> list[Event]:
    return counted_now(look.view)


def _scored(event: Event, reason: str, seat: Seat) -> list[Box]:
    """What an event has counted for this line."""
    match event:
        case AreaScored(who, kind, squares, starts) if (who, LINES[kind]) == (seat, reason):
            return _boxes(squares, starts)
        case MeadowScored(who, squares, starts) if (who, "meadows") == (seat, reason):
            return _boxes(squares, starts)
        case KeepsCompared(_sizes, _tokens, who, squares) if (who, "keep") == (seat, reason):
            return _boxes(squares)
        case UnfinishedScored(who, _kind, squares, starts) if (who, "unfinished") == (seat, reason):
            return _boxes(squares, starts)
    return []


def _boxes(squares: Sequence[At], starts: Sequence[str] = ()) -> list[Box]:
    return [*map(layout.square_box, squares), *map(layout.start_box, starts)]


def _as_it_is(look: Look[State], reason: str, seat: Seat) -> Iterator[Box]:
    """What lies there and counts as it is."""
    stand = keep_stand(look.view, seat)
    if reason == "keep_size" and stand is not None:
        yield from _boxes(area_at(look.view, *stand).squares)
    elif reason == "five_points":
        yield from _tokens(look, reason, seat)


def _tokens(look: Look[State], sort: str, seat: Seat) -> list[Box]:
    """The tokens of a seat that bring these points."""
    return [
        pose.box
        for piece, pose in poses(look).items()
        if isinstance(piece, tuple) and piece[:2] == ("token", seat) and str(piece[2]).startswith(sort)
    ]
