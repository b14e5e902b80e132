"""Finished areas: in which order they are scored, what they bring, and the tokens won on the way."""

from collections.abc import Sequence
from functools import cache

from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import (
    CREW,
    CREWS,
    HOUSE_BIT,
    KIND_BITS,
    PIGSTY_BIT,
    ROAD_BIT,
    STANDING,
    STOCKS,
    SUBJECT_BITS,
)
from castles.rules.courtyard.ground import stand
from castles.rules.courtyard.pieces import DOUBLE, SQUARES, START_SPACES, TOKENS, TOWERS, TRACK
from castles.rules.courtyard.state import (
    NONE,
    AreaScored,
    AreaUnclaimed,
    At,
    KeepPlaced,
    Score,
    State,
    SubjectsReturned,
    TokenSpent,
    TokenWon,
)
from castles.rules.game import Seat, Tell

REASONS = ("roads", "houses", "pigsties", "meadows", "keep", "five_points", "unfinished")
LINES = {reason: 2 * number for number, reason in enumerate(REASONS)}
REASON = {HOUSE_BIT: "houses", PIGSTY_BIT: "pigsties", ROAD_BIT: "roads"}
DOUBLES = {HOUSE_BIT: TOKENS.index("double_house"), PIGSTY_BIT: TOKENS.index("double_pigsty")}
TOWER_AT = {space: number for number, tower in enumerate(TOWERS) for space in tower.spaces}

score_move = cache(Score)


def root_of(state: State, spot: int) -> int:
    """The spot that stands for the whole area that this one belongs to."""
    up = state.up
    while (parent := up[spot]) != spot:
        spot = parent
    return spot


def usable(state: State) -> list[int]:
    """The tokens that the seat to move has not won in this very turn."""
    held = state.held[state.seat]
    return held[: len(held) - state.fresh]


def score_until_asked(state: State, tell: Tell) -> Sequence[Score]:
    """Scores what is finished; stops with the choices where the active player has one, else gives none."""
    while state.finished:
        winner, group = _next_group(state)
        choices = _choices(state, winner, group)
        if choices:
            return choices
        settle(state, group[0], winner, False, tell)
    return ()


def _next_group(state: State) -> tuple[Seat | None, list[int]]:
    """What the active player wins, else what the other wins, else what nobody wins."""
    finished, areas = state.finished, state.areas
    winners = [bits.majority(areas[root]) for root in finished]
    if len(finished) == 1:
        return winners[0], finished
    winner = next((seat for seat in (state.seat, 1 - state.seat) if seat in winners), None)
    return winner, [root for root, each in zip(finished, winners, strict=True) if each == winner]


def _choices(state: State, winner: Seat | None, group: list[int]) -> list[Score]:
    """The ways to go on, if the order matters or a token could be spent."""
    tokens = usable(state) if winner == state.seat and state.held[winner] else []
    if not tokens and (winner is None or len(group) == 1):
        return []
    areas = [state.areas[root] for root in group]
    doubles = [DOUBLES.get(area & KIND_BITS) in tokens for area in areas]
    if not any(doubles) and len(set(map(bits.worth, areas))) == 1:
        return []
    ways = {(_mark(state, area), double) for area, can in zip(areas, doubles, strict=True) for double in (False, can)}
    return [score_move(*stand(spot), double) for spot, double in sorted(ways)]


def _mark(state: State, area: int) -> int:
    """The first spot where a subject stands on it: how a move names it."""
    return min(state.posts[subject] for subject in bits.subjects(area))


def settle(state: State, root: int, winner: Seat | None, double: bool, tell: Tell) -> None:
    """Scores one finished area and lets its winner take a token where the marker stops."""
    if double:
        spend(state, DOUBLES[state.areas[root] & KIND_BITS], tell)
    collect(state, root, winner, double, tell)
    if winner is not None:
        _win_token(state, winner, tell)


def spend(state: State, token: int, tell: Tell) -> None:
    """A token of the seat to move leaves the game."""
    state.held[state.seat].remove(token)
    state.spent.append(token)
    if tell:
        tell(TokenSpent(state.seat, TOKENS[token]))


def collect(state: State, root: int, winner: Seat | None, double: bool, tell: Tell) -> None:
    """The points of a finished area, the keep on it, and the way home of its subjects."""
    area = state.areas[root]
    state.finished.remove(root)
    if winner is not None:
        _gain_area(state, winner, area, double, tell)
    elif tell:
        tell(AreaUnclaimed(bits.kind_of(area), *covered(area)))
    _send_home(state, root, area, tell)


def _gain_area(state: State, seat: Seat, area: int, double: bool, tell: Tell) -> None:
    points = doubled(bits.worth(area), double)
    gain(state, REASON[area & KIND_BITS], seat, points)
    if tell:
        kind, stocks = bits.kind_of(area), bool(area & STOCKS)
        tell(AreaScored(seat, kind, *covered(area), stocks, double, points, state.scores[seat]))
    if area & HOUSE_BIT and (size := bits.size(area)) > state.keep_sizes[seat]:
        _raise_keep(state, seat, size, _mark(state, area & CREWS[seat]), tell)


def doubled(points: int, double: bool) -> int:
    """The points of an area, with a double token or without."""
    return DOUBLE * points if double else points


def gain(state: State, reason: str, seat: Seat, points: int) -> None:
    """The marker moves on, and the score sheet says why."""
    state.scores[seat] += points
    state.lines[LINES[reason] + seat] += points


def _raise_keep(state: State, seat: Seat, size: int, spot: int, tell: Tell) -> None:
    state.keep_sizes[seat] = size
    state.keeps[seat] = spot
    if tell:
        tell(KeepPlaced(seat, stand(spot), size))


def _send_home(state: State, root: int, area: int, tell: Tell) -> None:
    posts, home = state.posts, state.home
    gone = list(bits.subjects(area))
    came = tuple((*divmod(subject, CREW), stand(posts[subject])) for subject in gone) if tell else ()
    state.areas[root] = area & ~(SUBJECT_BITS | STANDING)
    home[0] |= area & CREWS[0]
    home[1] |= area & CREWS[1]
    for subject in gone:
        posts[subject] = NONE
    if tell:
        tell(SubjectsReturned(bits.kind_of(area), came))


def covered(area: int) -> tuple[tuple[At, ...], tuple[str, ...]]:
    """The squares and the names of the start spaces that an area covers."""
    places = list(bits.places(area))
    squares = tuple(SQUARES[place] for place in places if place < len(SQUARES))
    return squares, tuple(START_SPACES[place - len(SQUARES)].name for place in places[len(squares) :])


def _win_token(state: State, seat: Seat, tell: Tell) -> None:
    tower = TOWER_AT.get(state.scores[seat] % TRACK)
    if tower is None or state.towers[tower] == NONE:
        return
    token = state.towers[tower]
    state.towers[tower] = NONE
    state.held[seat].append(token)
    state.fresh += seat == state.seat
    if tell:
        tell(TokenWon(seat, tower, TOKENS[token]))
