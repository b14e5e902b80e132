"""How a turn of the Courtyard goes: lay the tile, put a subject, score what is finished, and perhaps go again."""

from collections.abc import Callable, Sequence
from typing import Any

from castles.rules.courtyard.bits import (
    CREW,
    FIRST_SUBJECT,
    MEADOW_BIT,
    REACHES,
    STANDING,
    SUBJECT_BITS,
    majority,
)
from castles.rules.courtyard.ground import (
    ASKS,
    BESIDE,
    END_NUMBERS,
    FACING_LOOKS,
    FIRSTS,
    FITS,
    MEETINGS,
    NUMBER_AT,
    NUMBERS,
    PARTS,
    PUTS,
    SIDE_LOOKS,
    SPANS,
    TURNS,
    spot_of,
)
from castles.rules.courtyard.pieces import SQUARES, TILES, TOKENS
from castles.rules.courtyard.score import finish
from castles.rules.courtyard.settle import root_of, score_until_asked, settle, spend, usable
from castles.rules.courtyard.state import (
    NONE,
    CourtyardMove,
    EndTurn,
    GoAgain,
    Place,
    Put,
    PutNobody,
    Score,
    State,
    SubjectPut,
    TilePlaced,
    TileSetAside,
    TileTaken,
    TurnBegun,
)
from castles.rules.game import Seat, Tell

EXTRA_TURN = TOKENS.index("extra_turn")
NOBODY = PutNobody()
AGAIN_OR_NOT = (GoAgain(), EndTurn())


def to_move(state: State) -> Seat | None:
    """Whose turn it is."""
    return state.seat if state.choices else None


def legal_moves(state: State) -> Sequence[CourtyardMove]:
    """Found when the decision arose, since a tile that fits nowhere must be set aside at once."""
    return state.choices


def why_not(state: State, move: CourtyardMove) -> str:
    """Why a move isn't legal now."""
    if not state.choices:
        return "over"
    if not any(isinstance(choice, type(move)) for choice in state.choices):
        return _NOT_NOW[type(state.choices[0])]
    if isinstance(move, Place):
        return _why_not_there(state, move)
    return _why_not_on(state, move.role, move.end) if isinstance(move, Put) else "not_to_score"


_NOT_NOW: dict[type[Any], str] = {
    Place: "lay_first",
    Put: "put_first",
    Score: "score_first",
    GoAgain: "again_or_not",
}


def _why_not_there(state: State, move: Place) -> str:
    square = NUMBERS.get((move.x, move.y))
    if square is None:
        return "outside"
    if state.laid[square] != NONE:
        return "occupied"
    if square not in state.frontier:
        return "not_adjacent"
    return "roads_differ" if move.turns in TURNS[state.tile] else "turned_alike"


def _why_not_on(state: State, role: str, end: str) -> str:
    puts = [put for _, put in PUTS[state.laid[state.last]]]
    return "area_taken" if Put(role, end) in puts else "no_such_segment"


def perform(state: State, move: CourtyardMove, tell: Tell) -> None:
    """Plays a legal move."""
    _PERFORM[type(move)](state, move, tell)


def _lay(state: State, move: Place, tell: Tell) -> None:
    square = NUMBER_AT[move.y][move.x]
    turned = 4 * state.tile + move.turns
    state.tile = NONE
    state.last = square
    state.empty ^= REACHES[square]
    touched = _join(state, square, turned)
    if tell:
        tell(TilePlaced(state.seat, TILES[turned >> 2].kind, move.x, move.y, move.turns))
    if touched:
        _note_finished(state, touched)
    if state.home[state.seat] and (choices := _free_segments(state, 12 * square, turned)):
        state.choices = choices
    else:
        _score(state, tell)


def _join(state: State, square: int, turned: int) -> list[int]:
    """Lays the tile and joins its segments with those around; gives the areas it touches where somebody stands."""
    laid, up, areas, frontier = state.laid, state.up, state.areas, state.frontier
    laid[square] = turned
    del frontier[square]
    base, spans = 12 * square, SPANS[square]
    for first, sides, nature in PARTS[turned]:
        areas[base + first] = nature | spans[sides]
    firsts, looks, asks = FIRSTS[turned], SIDE_LOOKS[turned], ASKS[turned]
    touched = []
    for near, side, corner, plain in BESIDE[square]:
        other = laid[near]
        if other < 0:
            frontier[near] = frontier.get(near, plain) + asks[side]
            continue
        near_firsts = FIRSTS[other]
        for end, facing in MEETINGS[looks[side] + FACING_LOOKS[other][side]]:
            there = corner + near_firsts[facing]
            while (parent := up[there]) != there:
                there = parent
            area = areas[there]
            if area & STANDING:
                touched.append(there)
            if end >= 0:
                here = base + firsts[end]
                while (parent := up[here]) != here:
                    here = parent
                if here != there:
                    up[here] = there
                    areas[there] = area | areas[here]
    return touched


def _note_finished(state: State, touched: list[int]) -> None:
    finished = state.finished
    for spot in touched:
        root = root_of(state, spot)
        if not state.areas[root] & state.empty and root not in finished:
            finished.append(root)


def _free_segments(state: State, base: int, turned: int) -> list[CourtyardMove]:
    """Where a subject may be put; nothing if nowhere."""
    up, areas = state.up, state.areas
    choices: list[CourtyardMove] = []
    for end, put in PUTS[turned]:
        root = base + end
        while (parent := up[root]) != root:
            root = parent
        if not areas[root] & SUBJECT_BITS:
            choices.append(put)
    if choices:
        choices.append(NOBODY)
    return choices


def _put(state: State, move: Put, tell: Tell) -> None:
    spot = 12 * state.last + END_NUMBERS[move.end]
    root = root_of(state, spot)
    home = state.home[state.seat]
    bit = home & -home
    subject = bit.bit_length() - 1 - FIRST_SUBJECT
    state.home[state.seat] = home ^ bit
    state.posts[subject] = spot
    area = state.areas[root] | bit
    state.areas[root] = area if area & MEADOW_BIT else area | STANDING
    if tell:
        tell(SubjectPut(state.seat, subject % CREW, move.role, *SQUARES[state.last], move.end))
    if not area & (MEADOW_BIT | state.empty):
        state.finished.append(root)
    _score(state, tell)


def _put_nobody(state: State, move: PutNobody, tell: Tell) -> None:
    _score(state, tell)


def _score(state: State, tell: Tell) -> None:
    """Scores as far as nothing need be asked, then ends the turn."""
    seat = state.seat
    if state.finished and (choices := score_until_asked(state, tell)):
        state.choices = choices
    elif not state.stack:
        finish(state, "last_tile_laid", tell)
    elif state.held[seat] and EXTRA_TURN in usable(state):
        state.choices = AGAIN_OR_NOT
    else:
        begin_turn(state, 1 - seat, False, tell)


def _score_next(state: State, move: Score, tell: Tell) -> None:
    root = root_of(state, spot_of(move.x, move.y, move.end))
    settle(state, root, majority(state.areas[root]), move.double, tell)
    _score(state, tell)


def _go_again(state: State, move: GoAgain, tell: Tell) -> None:
    spend(state, EXTRA_TURN, tell)
    begin_turn(state, state.seat, True, tell)


def _end_turn(state: State, move: EndTurn, tell: Tell) -> None:
    begin_turn(state, 1 - state.seat, False, tell)


def begin_turn(state: State, seat: Seat, extra: bool, tell: Tell) -> None:
    """Takes the next tile that fits somewhere; the game ends if none does."""
    state.seat = seat
    state.fresh = 0
    if tell:
        tell(TurnBegun(seat, extra))
    stack = state.stack
    while stack:
        state.tile = tile = stack.pop()
        if tell:
            tell(TileTaken(seat, TILES[tile].kind, len(stack)))
        choices: list[CourtyardMove] = []
        ways = FITS[tile]
        for wish in state.frontier.values():
            choices += ways[wish]
        if choices:
            state.choices = choices
            return
        _set_aside(state, tile, tell)
    finish(state, "last_tile_unfit", tell)


def _set_aside(state: State, tile: int, tell: Tell) -> None:
    state.unfit.append(tile)
    state.tile = NONE
    if tell:
        tell(TileSetAside(state.seat, TILES[tile].kind))


_PERFORM: dict[type[Any], Callable[[State, Any, Tell], None]] = {
    Place: _lay,
    Put: _put,
    PutNobody: _put_nobody,
    Score: _score_next,
    GoAgain: _go_again,
    EndTurn: _end_turn,
}
