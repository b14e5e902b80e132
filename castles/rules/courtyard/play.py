"""How a turn of the Courtyard goes: lay the tile, put a subject, score what is finished, and perhaps go again."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

from castles.rules.chance import shuffled
from castles.rules.courtyard.bits import (
    ALL_REACHES,
    CREW,
    CREWS,
    ENDLESS,
    FIRST_SUBJECT,
    PLACES,
    REACHES,
    SUBJECT_BITS,
)
from castles.rules.courtyard.ground import (
    A_ROAD,
    ASKS,
    FACED,
    FITS,
    LINKS,
    NEIGHBOURS,
    NEW_AREAS,
    NO_ROAD,
    NUMBER_AT,
    NUMBERS,
    PUTS,
    SIDE_WEIGHTS,
    WISHES,
    area_of,
)
from castles.rules.courtyard.pieces import (
    ENDS,
    ROAD,
    SIDES,
    SQUARES,
    START_SPACES,
    TILES,
    TOKEN_COUNT,
    TOKENS,
    TOWERS,
    StartSpace,
)
from castles.rules.courtyard.score import finish
from castles.rules.courtyard.settle import REASONS, root_of, score_until_asked, settle, spend, usable
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
from castles.rules.game import Seat, Setup, Tell

WIDTH = len(SQUARES)
EXTRA_TURN = TOKENS.index("extra_turn")
NOBODY = PutNobody()
AGAIN_OR_NOT = (GoAgain(), EndTurn())


def setup(setup: Setup) -> State:
    """Tokens on the towers, tiles in a stack, and the older player with the first tile in hand."""
    chance, tokens = shuffled(setup.seed, [kind for kind in range(len(TOKENS)) for _ in range(TOKEN_COUNT)])
    _, stack = shuffled(chance, [kind for kind, tile in enumerate(TILES) for _ in range(tile.count)])
    towers = [tokens.pop() if tower.has_token else NONE for tower in TOWERS]
    up, areas = _start_areas(bool(setup.options["joined_meadow"]))
    first = setup.ages[-1]
    state = State(
        stocks_count=bool(setup.options["stocks_count"]),
        first=first,
        seat=first,
        choices=(),
        tile=NONE,
        last=NONE,
        stack=stack,
        unfit=[],
        laid=[NONE] * len(SQUARES),
        empty=ALL_REACHES | ENDLESS,
        frontier=_start_frontier(),
        up=up,
        areas=areas,
        finished=[],
        posts=[NONE] * (2 * CREW),
        home=list(CREWS),
        keeps=[NONE, NONE],
        keep_sizes=[0, 0],
        scores=[0, 0],
        lines=[0] * (2 * len(REASONS)),
        towers=towers,
        box=tokens,
        held=[[], []],
        fresh=0,
        spent=[],
        ending="",
    )
    _take_tile(state, None)
    return state


def _start_areas(joined: bool) -> tuple[list[int], list[int]]:
    """The forest of spots and the areas when only start spaces are there."""
    up, areas = list(range(12 * PLACES)), [0] * (12 * PLACES)
    for place, start in enumerate(START_SPACES, len(SQUARES)):
        for segment in start.segments:
            spots = sorted(12 * place + ENDS.index(end) for end in segment.ends)
            area = area_of(segment, place, REACHES[NUMBERS[start.square]])
            splits = start.name == "S2" and not joined
            for spot in spots:
                up[spot] = spot if splits else spots[0]
                areas[up[spot]] = area
    return up, areas


def _start_frontier() -> dict[int, int]:
    return {NUMBERS[start.square]: WISHES * NUMBERS[start.square] + _asked(start) for start in START_SPACES}


def _asked(start: StartSpace) -> int:
    road = any(segment.kind == ROAD for segment in start.segments)
    return (A_ROAD if road else NO_ROAD) * SIDE_WEIGHTS[SIDES.index(start.side)]


def to_move(state: State) -> Seat | None:
    """Whose turn it is."""
    return state.seat if state.choices else None


def legal_moves(state: State) -> Sequence[CourtyardMove]:
    """Found when the decision arose, since a tile that fits nowhere must be set aside at once."""
    return state.choices


def why_not(state: State, move: CourtyardMove) -> str:
    """Why a move isn't legal now."""
    if not state.choices:
        return "game_over"
    if type(move) not in map(type, state.choices):
        return _NOT_NOW[type(state.choices[0])]
    return _why_not_there(state, move) if isinstance(move, Place) else _NOT_THIS[type(move)]


_NOT_NOW: dict[type[Any], str] = {
    Place: "lay_first",
    Put: "put_first",
    Score: "score_first",
    GoAgain: "again_or_not",
}
_NOT_THIS: dict[type[Any], str] = {Put: "area_taken", Score: "not_to_score"}


def _why_not_there(state: State, move: Place) -> str:
    square = NUMBERS.get((move.x, move.y))
    if square is None:
        return "outside"
    if state.laid[square] != NONE:
        return "occupied"
    if square not in state.frontier:
        return "not_adjacent"
    return "same_tile" if any((move.x, move.y) == (each.x, each.y) for each in ()) else "roads_differ"


def perform(state: State, move: CourtyardMove, tell: Tell) -> None:
    """Plays a legal move."""
    _PERFORM[type(move)](state, move, tell)


def _lay(state: State, move: Place, tell: Tell) -> None:
    square = NUMBER_AT[move.y][move.x]
    turned = 4 * state.tile + move.turns
    state.laid[square] = turned
    state.last = square
    state.tile = NONE
    state.empty ^= REACHES[square]
    touched = _join(state, square, turned)
    _ask_neighbours(state, square, ASKS[turned])
    if tell:
        tell(TilePlaced(state.seat, TILES[turned >> 2].kind, move.x, move.y, move.turns))
    if touched:
        _note_finished(state, touched)
    if state.home[state.seat] and (choices := _free_segments(state, 12 * square, turned)):
        state.choices = choices
    else:
        _score(state, tell)


def _join(state: State, square: int, turned: int) -> list[int]:
    """Joins the tile's segments with their neighbours; gives the areas with subjects that it touches."""
    up, areas, faced, base = state.up, state.areas, FACED[square], 12 * square
    up[base : base + 12], areas[base : base + 12] = NEW_AREAS[WIDTH * turned + square]
    touched = []
    for end, kind in LINKS[WISHES * turned + state.frontier.pop(square) % WISHES]:
        other = faced[end]
        while other != up[other]:
            other = up[other]
        area = areas[other]
        if area & SUBJECT_BITS:
            touched.append(other)
        if area & kind:
            own = base + end
            while own != up[own]:
                own = up[own]
            if own != other:
                up[own] = other
                areas[other] = area | areas[own]
    return touched


def _ask_neighbours(state: State, square: int, asks: tuple[int, ...]) -> None:
    laid, frontier = state.laid, state.frontier
    for near, side in NEIGHBOURS[square]:
        if laid[near] < 0:
            frontier[near] = frontier.get(near, WISHES * near) + asks[side]


def _note_finished(state: State, touched: list[int]) -> None:
    for spot in touched:
        root = root_of(state, spot)
        if not state.areas[root] & state.empty and root not in state.finished:
            state.finished.append(root)


def _free_segments(state: State, base: int, turned: int) -> list[CourtyardMove]:
    """Where a subject may be put; nothing if nowhere."""
    up, areas = state.up, state.areas
    choices: list[CourtyardMove] = []
    for end, put in PUTS[turned]:
        root = base + end
        while root != up[root]:
            root = up[root]
        if not areas[root] & SUBJECT_BITS:
            choices.append(put)
    if choices:
        choices.append(NOBODY)
    return choices


def _put(state: State, move: Put, tell: Tell) -> None:
    spot = 12 * state.last + ENDS.index(move.end)
    root = root_of(state, spot)
    home = state.home[state.seat]
    bit = home & -home
    subject = bit.bit_length() - 1 - FIRST_SUBJECT
    state.home[state.seat] = home ^ bit
    state.areas[root] |= bit
    state.posts[subject] = spot
    if tell:
        tell(SubjectPut(state.seat, subject % CREW, move.role, *SQUARES[state.last], move.end))
    _note_finished(state, [root])
    _score(state, tell)


def _put_nobody(state: State, move: PutNobody, tell: Tell) -> None:
    _score(state, tell)


def _score(state: State, tell: Tell) -> None:
    """Scores as far as nothing need be asked, then ends the turn."""
    if state.finished and (choices := score_until_asked(state, tell)):
        state.choices = choices
    elif not state.stack:
        finish(state, "last_tile_laid", tell)
    elif state.held[state.seat] and EXTRA_TURN in usable(state):
        state.choices = AGAIN_OR_NOT
    else:
        _begin_turn(state, 1 - state.seat, False, tell)


def _score_next(state: State, move: Score, tell: Tell) -> None:
    spot = 12 * NUMBERS[move.x, move.y] + ENDS.index(move.end)
    settle(state, root_of(state, spot), move.double, tell)
    _score(state, tell)


def _go_again(state: State, move: GoAgain, tell: Tell) -> None:
    spend(state, EXTRA_TURN, tell)
    _begin_turn(state, state.seat, True, tell)


def _end_turn(state: State, move: EndTurn, tell: Tell) -> None:
    _begin_turn(state, 1 - state.seat, False, tell)


def _begin_turn(state: State, seat: Seat, extra: bool, tell: Tell) -> None:
    state.seat = seat
    state.fresh = 0
    if tell:
        tell(TurnBegun(seat, extra))
    _take_tile(state, tell)


def _take_tile(state: State, tell: Tell) -> None:
    """Takes the next tile that fits somewhere; the game ends if none does."""
    while state.stack:
        state.tile = tile = state.stack.pop()
        if tell:
            tell(TileTaken(state.seat, TILES[tile].kind, len(state.stack)))
        choices: list[CourtyardMove] = []
        fitting = FITS[tile]
        for wish in state.frontier.values():
            choices += fitting[wish]
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
