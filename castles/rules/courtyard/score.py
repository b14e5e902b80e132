"""The count at the end, and the score sheet: who would have what if the game ended now."""

from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import ALL_REACHES, CHAPEL, MEADOW_BIT, REACH, SQUARE_COVERS, STOCKS
from castles.rules.courtyard.ground import BESIDE
from castles.rules.courtyard.pieces import (
    CHAPEL_POINTS,
    CHAPEL_TOKEN_POINTS,
    EMPTY_POINTS,
    FIVE_POINTS,
    HOUSE,
    LARGER_BY,
    PIGSTY,
    ROAD,
    SQUARES,
    TOKENS,
)
from castles.rules.courtyard.settle import REASONS, collect, covered, gain, root_of
from castles.rules.courtyard.state import (
    NONE,
    FivePointsScored,
    GameEnded,
    KeepsCompared,
    MeadowScored,
    State,
    TowersCleared,
    UnfinishedScored,
    copied,
)
from castles.rules.game import Event, Line, Ranking, Seat, Tally, Tell, ranked

NUMBER = {token: number for number, token in enumerate(TOKENS)}
UNFINISHED = {f"unfinished_{kind}": bits.KIND_BIT[kind] for kind in (HOUSE, PIGSTY, ROAD)}
BESIDE_BITS = tuple(sum(1 << near for near, *_ in beside if near < len(SQUARES)) for beside in BESIDE)


def finish(state: State, ending: str, tell: Tell) -> None:
    """Ends the game and counts: meadows, keeps, then tokens for points and unfinished areas."""
    state.ending = ending
    state.choices = ()
    _clear_towers(state, tell)
    owned = _owned(state)
    order = (state.first, 1 - state.first)
    for seat in order:
        _count_meadows(state, seat, owned[seat], tell)
    _compare_keeps(state, tell)
    for seat in order:
        _count_five_points(state, seat, tell)
        _count_unfinished(state, seat, owned[seat], tell)
    if tell:
        tell(GameEnded((state.scores[0], state.scores[1])))


def _clear_towers(state: State, tell: Tell) -> None:
    towers = tuple(number for number, token in enumerate(state.towers) if token != NONE)
    for tower in towers:
        state.box.append(state.towers[tower])
        state.towers[tower] = NONE
    if tell:
        tell(TowersCleared(towers))


def _owned(state: State) -> tuple[list[int], list[int]]:
    """For each seat the areas where it has the majority."""
    owned: tuple[list[int], list[int]] = ([], [])
    for root in sorted({root_of(state, spot) for spot in state.posts if spot != NONE}):
        area = state.areas[root]
        seat = bits.majority(area)
        if seat is not None:
            owned[seat].append(area)
    return owned


def _chosen(areas: list[int], tokens: int) -> list[int]:
    """Those that tokens are used for: the most valuable, of equal ones the first by row and column."""
    return sorted(areas, key=lambda area: (-bits.worth(area), _first_square(area)))[:tokens] if tokens else []


def _first_square(area: int) -> int:
    covers = area & SQUARE_COVERS
    return covers & -covers


def _tokens(state: State, seat: Seat, token: str) -> int:
    held = state.held[seat]
    return held.count(NUMBER[token]) if held else 0


def _count_meadows(state: State, seat: Seat, owned: list[int], tell: Tell) -> None:
    meadows = [area for area in owned if area & MEADOW_BIT and area >> CHAPEL]
    chosen = _chosen(meadows, _tokens(state, seat, "chapel"))
    for area in meadows:
        chapels, token = bits.chapels(area), area in chosen
        points = chapels * (CHAPEL_TOKEN_POINTS if token else CHAPEL_POINTS)
        gain(state, "meadows", seat, points)
        if tell:
            tell(MeadowScored(seat, *covered(area), chapels, token, points, state.scores[seat]))


def keep_size(size: int, tokens: int) -> int:
    """How large a keep counts with so many tokens; there has to be one."""
    return size + LARGER_BY * tokens if size else 0


def _compare_keeps(state: State, tell: Tell) -> None:
    tokens = _tokens(state, 0, "larger_keep"), _tokens(state, 1, "larger_keep")
    first, second = map(keep_size, state.keep_sizes, tokens)
    seat = None if first == second else 0 if first > second else 1
    squares = largest_empty(state) if seat is not None or tell else ()
    points = EMPTY_POINTS * len(squares) if seat is not None else 0
    if seat is not None:
        gain(state, "keep", seat, points)
    if tell:
        score = 0 if seat is None else state.scores[seat]
        tell(KeepsCompared((first, second), tokens, seat, tuple(SQUARES[each] for each in squares), points, score))


def _count_five_points(state: State, seat: Seat, tell: Tell) -> None:
    for _ in range(_tokens(state, seat, "five_points")):
        gain(state, "five_points", seat, FIVE_POINTS)
        if tell:
            tell(FivePointsScored(seat, FIVE_POINTS, state.scores[seat]))


def _count_unfinished(state: State, seat: Seat, owned: list[int], tell: Tell) -> None:
    for token, bit in UNFINISHED.items():
        tokens = _tokens(state, seat, token)
        if not tokens:
            continue
        areas = [area if state.stocks_count else area & ~STOCKS for area in owned if area & bit]
        for area in _chosen(areas, tokens):
            points = bits.worth(area)
            gain(state, "unfinished", seat, points)
            if tell:
                tell(UnfinishedScored(seat, bits.kind_of(area), *covered(area), points, state.scores[seat]))


def largest_empty(state: State) -> tuple[int, ...]:
    """The squares of the largest connected empty area; of equal ones the first by row and column."""
    left = (state.empty & ALL_REACHES) >> REACH
    best = 0
    while left.bit_count() > best.bit_count():
        region = _region(left)
        left ^= region
        best = max(best, region, key=int.bit_count)
    return tuple(bits.members(best))


def _region(squares: int) -> int:
    """The squares that hang together with the lowest."""
    region, edge = 0, squares & -squares
    while edge:
        lowest = edge & -edge
        region |= lowest
        edge = (edge | BESIDE_BITS[lowest.bit_length() - 1]) & squares & ~region
    return region


def tally(state: State) -> Tally:
    """Points by reason, as if the game ended now; the size of the keeps is only shown."""
    ended = state if state.ending else _ended_now(state, None)
    lines = [Line(reason, (ended.lines[2 * at], ended.lines[2 * at + 1])) for at, reason in enumerate(REASONS)]
    return (*lines, Line("keep_size", (ended.keep_sizes[0], ended.keep_sizes[1]), adds=False))


def counted_now(state: State) -> list[Event]:
    """What would be counted if the game ended now; nothing if it has."""
    told: list[Event] = []
    if not state.ending:
        _ended_now(state, told.append)
    return told


def _ended_now(state: State, tell: Tell) -> State:
    ended = copied(state)
    for root in state.finished:
        collect(ended, root, bits.majority(state.areas[root]), False, tell)
    finish(ended, "last_tile_laid", tell)
    return ended


def ranking(state: State) -> Ranking:
    """Most points first; equal points share a place."""
    return ranked(state.scores)


def ending(state: State) -> str:
    """Whether the last tile was laid or fitted nowhere."""
    return state.ending
