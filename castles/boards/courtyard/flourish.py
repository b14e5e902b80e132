"""What goes with the Courtyard's events: sounds, words that rise, lights, and where pieces come from."""

from collections.abc import Callable
from typing import Any

from castles.boards.board import Look
from castles.boards.courtyard import layout
from castles.boards.courtyard.poses import HAND, STACK, aside_piece, token_piece
from castles.display import SILENT, Box, Float, Flourish, Piece
from castles.rules.courtyard.pieces import TOKENS, TRACK
from castles.rules.courtyard.state import (
    AreaScored,
    AreaUnclaimed,
    At,
    FivePointsScored,
    GameEnded,
    KeepPlaced,
    KeepsCompared,
    MeadowScored,
    State,
    SubjectPut,
    SubjectsReturned,
    TilePlaced,
    TileSetAside,
    TileTaken,
    TokenSpent,
    TokenWon,
    TowersCleared,
    TurnBegun,
    UnfinishedScored,
)
from castles.rules.game import Event, Seat
from castles.wording.courtyard import board as words

SILENT_ON_PURPOSE: tuple[type[Event], ...] = (TurnBegun,)  # the panel and the new tile show whose turn it is
LONGEST = 1.2
STEP = 0.06  # seconds from one space of the track to the next


def flourish(event: Event, look: Look[State]) -> Flourish:
    """What an event shows; the view is the one just after it."""
    return SILENT if isinstance(event, SILENT_ON_PURPOSE) else _FLOURISHES[type(event)](event, look)


def _tile_taken(event: TileTaken, look: Look[State]) -> Flourish:
    return Flourish("pick_up", seconds=0.3, origins=((HAND, STACK),))


def _tile_set_aside(event: TileSetAside, look: Look[State]) -> Flourish:
    word = Float(words.text(words.FITS_NOWHERE), layout.HAND_BOX)
    aside = aside_piece(len(look.view.unfit) - 1)
    return Flourish("error", (word,), seconds=0.9, origins=((aside, HAND),))


def _tile_placed(event: TilePlaced, look: Look[State]) -> Flourish:
    return Flourish("lay", seconds=0.3, origins=((("tile", (event.x, event.y)), HAND),))


def _subject_put(event: SubjectPut, look: Look[State]) -> Flourish:
    return Flourish("place", seconds=0.3)


def _subjects_returned(event: SubjectsReturned, look: Look[State]) -> Flourish:
    return Flourish("pick_up", seconds=0.35)


def _area_scored(event: AreaScored, look: Look[State]) -> Flourish:
    return _gained(event.seat, event.points, event.score, event.squares, event.starts)


def _meadow_scored(event: MeadowScored, look: Look[State]) -> Flourish:
    return _gained(event.seat, event.points, event.score, event.squares, event.starts)


def _unfinished_scored(event: UnfinishedScored, look: Look[State]) -> Flourish:
    return _gained(event.seat, event.points, event.score, event.squares, event.starts)


def _five_points(event: FivePointsScored, look: Look[State]) -> Flourish:
    old = layout.space_box((event.score - event.points) % TRACK, event.seat, False)
    word = Float(f"+{event.points}", old, event.seat)
    return Flourish("token", (word,), (), _walk_time(event.points), paths=_walk(event.seat, event.points, event.score))


def _keeps_compared(event: KeepsCompared, look: Look[State]) -> Flourish:
    if event.seat is None:
        word = Float(words.text(words.NO_LARGER_KEEP), layout.wall_box())
        return Flourish("click", (word,), seconds=0.9)
    return _gained(event.seat, event.points, event.score, event.squares, ())


def _gained(seat: Seat, points: int, score: int, squares: tuple[At, ...], starts: tuple[str, ...]) -> Flourish:
    """The points rise from the middle of what was counted, and the marker walks along the wall."""
    floats = (Float(f"+{points}", layout.middle(squares, starts), seat),) if squares or starts else ()
    return Flourish("score", floats, _lights(squares, starts), _walk_time(points), paths=_walk(seat, points, score))


def _lights(squares: tuple[At, ...], starts: tuple[str, ...]) -> tuple[Box, ...]:
    return (*(layout.square_box(at) for at in squares), *(layout.start_box(name) for name in starts))


def _walk_time(points: int) -> float:
    return min(LONGEST, 0.5 + STEP * points)


def _walk(seat: Seat, points: int, score: int) -> tuple[tuple[Piece, tuple[Box, ...]], ...]:
    passed = range(score - points + 1, score)
    return ((("marker", seat), tuple(layout.space_box(space % TRACK, seat, False) for space in passed)),)


def _area_unclaimed(event: AreaUnclaimed, look: Look[State]) -> Flourish:
    word = Float(words.text(words.NOBODYS), layout.middle(event.squares, event.starts))
    return Flourish("click", (word,), _lights(event.squares, event.starts), 0.7)


def _keep_placed(event: KeepPlaced, look: Look[State]) -> Flourish:
    x, y, _end = event.stand
    return Flourish("place", lights=(layout.square_box((x, y)),), seconds=0.45)


def _token_won(event: TokenWon, look: Look[State]) -> Flourish:
    number = look.view.held[event.seat].count(TOKENS.index(event.token))
    origin = (token_piece(event.seat, event.token, number), ("tower", event.tower))
    word = Float(words.token_title(event.token), layout.tower_box(event.tower), event.seat)
    return Flourish("token", (word,), seconds=0.9, origins=(origin,))


def _token_spent(event: TokenSpent, look: Look[State]) -> Flourish:
    word = Float(words.token_title(event.token), layout.supply_row(event.seat), event.seat)
    return Flourish("token", (word,), seconds=0.6)


def _towers_cleared(event: TowersCleared, look: Look[State]) -> Flourish:
    return Flourish("page", lights=tuple(layout.tower_box(tower) for tower in event.towers), seconds=0.5)


def _game_ended(event: GameEnded, look: Look[State]) -> Flourish:
    return Flourish("win", seconds=1.0)


_FLOURISHES: dict[type[Event], Callable[[Any, Look[State]], Flourish]] = {
    TileTaken: _tile_taken,
    TileSetAside: _tile_set_aside,
    TilePlaced: _tile_placed,
    SubjectPut: _subject_put,
    SubjectsReturned: _subjects_returned,
    AreaScored: _area_scored,
    AreaUnclaimed: _area_unclaimed,
    KeepPlaced: _keep_placed,
    TokenWon: _token_won,
    TokenSpent: _token_spent,
    TowersCleared: _towers_cleared,
    MeadowScored: _meadow_scored,
    KeepsCompared: _keeps_compared,
    FivePointsScored: _five_points,
    UnfinishedScored: _unfinished_scored,
    GameEnded: _game_ended,
}
