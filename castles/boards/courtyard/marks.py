"""What is drawn over the Courtyard's pieces: the last move, dead squares, and who holds which area."""

from collections.abc import Iterator

from castles.boards.board import Look
from castles.boards.courtyard import layout
from castles.boards.courtyard.reading import flag_stand, held_areas, laid_at, last_laid, stands
from castles.display import Box, Mark, Piece
from castles.rules.courtyard.areas import Area, area_at, dead_squares
from castles.rules.courtyard.state import Score, Stand, State
from castles.wording.courtyard import board as words

AREAS = "areas"  # the overlay


def marks(look: Look[State]) -> list[Mark]:
    """All marks, the lowest first."""
    return [*_last_move(look), *_dead_squares(look), *_flags(look)]


def _last_move(look: Look[State]) -> Iterator[Mark]:
    laid = last_laid(look.view)
    if laid is not None and "last_move" in look.helps:
        yield Mark("courtyard/last_move", layout.square_box(laid.at))


def lights(look: Look[State], piece: Piece) -> list[Mark]:
    """The whole area on which a subject stands."""
    match piece:
        case ("subject", int(seat), int(number)):
            stand = stands(look.view, seat)[number]
            squares = area_at(look.view, *stand).squares if stand is not None else ()
            return [Mark("courtyard/glow_area", layout.square_box(at)) for at in squares]
    return []


def _dead_squares(look: Look[State]) -> Iterator[Mark]:
    if "dead_squares" not in look.helps or look.view.ending:
        return
    tip = words.text(words.DEAD_SQUARE)
    for at in dead_squares(look.view):
        yield Mark("courtyard/cross", layout.square_box(at), tip=tip)


def _flags(look: Look[State]) -> Iterator[Mark]:
    for area in _shown_areas(look):
        yield from _flag(look, area)


def _shown_areas(look: Look[State]) -> list[Area]:
    """All that somebody stands on when they are asked for; else those among which to choose the next to be scored."""
    if AREAS in look.intent.overlays:
        return held_areas(look.view)
    asked = {(move.x, move.y, move.end) for move in look.legal if isinstance(move, Score)}
    return [area_at(look.view, *stand) for stand in sorted(asked)]


def _flag(look: Look[State], area: Area) -> Iterator[Mark]:
    """The holder's flag with the worth on a plate at its foot; only the plate where both are equal."""
    box, tip = flag_box(look.view, flag_stand(look.view, area)), words.area_tip(look.names, area)
    if area.holder is not None:
        yield Mark(f"courtyard/flag_{look.colours[area.holder]}", box, seat=area.holder, tip=tip)
    plate = Box(box.x + 8, box.y + 22, *layout.PLATE)
    label = str(area.worth) if area.holder is not None else "="
    yield Mark("ui/plate", plate, label=label, seat=area.holder, tip=tip)


def flag_box(view: State, stand: Stand) -> Box:
    """A flag beside the subject that stands here."""
    laid = laid_at(view, stand[:2])
    on, (x, y) = layout.square_box(laid.at), layout.spot(laid.tile, laid.turns, stand[2])
    return Box(on.x + x * on.w + 24, on.y + y * on.h - 14, *layout.FLAG)
