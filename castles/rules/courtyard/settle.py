"""Finished areas: in which order they are scored, what they bring, and the tokens won on the way."""

from collections.abc import Sequence
from functools import cache

from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import CREW, CREWS, HOUSE_BIT, PIGSTY_BIT, STOCKS, SUBJECT_BITS
from castles.rules.courtyard.ground import stand
from castles.rules.courtyard.pieces import SQUARES, START_SPACES, TOKENS, TOWERS, TRACK
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
REASON = {"road": "roads", "house": "houses", "pigsty": "pigsties"}
DOUBLES = {HOUSE_BIT: TOKENS.index("double_house"), PIGSTY_BIT: TOKENS.index("double_pigsty")}
TOWER_AT = {space: number for number, tower in enumerate(TOWERS) for space in tower.spaces}

score_move = cache(Score)


def root_of(state: State, spot: int) -> int:
    """The spot that stands for the whole area that this one belongs to."""
    up = state.up
    while spot != up[spot]:
        spot = up[spot]
    return spot


def usable(state: State) -> list[int]:
    """The tokens that the seat to move has not won in this very turn."""
    held = state.held[state.seat]
    return held[: len(held) - state.fresh]


def score_until_asked(state: State, tell: Tell) -> Sequence[Score]:
    """Scores what is finished; stops with the choices where the active player has one, else gives none."""
    while state.finished:
        group = _next_group(state)
        choices = _choices(state, group)
        if choices:
            return choices
        settle(state, group[0], False, tell)
    return ()


def _next_group(state: State) -> list[int]:
    """What the active player wins, else what the other wins, else what nobody wins."""
    winners = [bits.majority(state.areas[root]) for root in state.finished]
    for winner in (state.seat, 1 - state.seat):
        if winner in winners:
            return [root for root, each in zip(state.finished, winners, strict=True) if each == winner]
    return state.finished


def _choices(state: State, group: list[int]) -> list[Score]:
    """The ways to go on, if the order matters or a token could be spent."""
    areas = [state.areas[root] for root in group]
    doubles = [can_double(state, area) for area in areas]
    if not any(doubles) and (bits.majority(areas[0]) is None or len(set(map(bits.worth, areas))) == 1):
        return []
    ways = [(_mark(state, area), double) for area, can in zip(areas, doubles, strict=True) for double in (False, can)]
    return [score_move(*stand(spot), double) for spot, double in sorted(set(ways))]


def can_double(state: State, area: int) -> bool:
    """Whether the active player wins this and has a token for it."""
    token = DOUBLES.get(area & STOCKS - 1)
    return token is not None and bits.majority(area) == state.seat and token in usable(state)


def _mark(state: State, area: int) -> int:
    """The first spot where a subject stands on it: how a move names it."""
    return min(state.posts[subject] for subject in bits.subjects(area))


def settle(state: State, root: int, double: bool, tell: Tell) -> None:
    """Scores one finished area and lets its winner take a token where the marker stops."""
    seat = bits.majority(state.areas[root])
    if double:
        _spend_double(state, state.areas[root], tell)
    collect(state, root, double, tell)
    if seat is not None:
        _win_token(state, seat, tell)


def _spend_double(state: State, area: int, tell: Tell) -> None:
    spend(state, DOUBLES[area & STOCKS - 1], tell)


def spend(state: State, token: int, tell: Tell) -> None:
    """A token of the seat to move leaves the game."""
    state.held[state.seat].remove(token)
    state.spent.append(token)
    if tell:
        tell(TokenSpent(state.seat, TOKENS[token]))


def collect(state: State, root: int, double: bool, tell: Tell) -> None:
    """The points of a finished area, the way home of its subjects, and the keep on it."""
    area = state.areas[root]
    seat = bits.majority(area)
    state.finished.remove(root)
    if seat is None:
        if tell:
            tell(AreaUnclaimed(bits.kind_of(area), *covered(area)))
    else:
        _gain_area(state, seat, area, double, tell)
    spot = _mark(state, area if seat is None else area & (CREWS[seat] | ~SUBJECT_BITS))
    _send_home(state, root, tell)
    if seat is not None and area & HOUSE_BIT:
        _raise_keep(state, seat, area, spot, tell)


def _gain_area(state: State, seat: Seat, area: int, double: bool, tell: Tell) -> None:
    kind, points = bits.kind_of(area), bits.worth(area) * (2 if double else 1)
    gain(state, REASON[kind], seat, points)
    if tell:
        stocks = bool(area & STOCKS)
        tell(AreaScored(seat, kind, *covered(area), stocks, double, points, state.scores[seat]))


def gain(state: State, reason: str, seat: Seat, points: int) -> None:
    """The marker moves on, and the score sheet says why."""
    state.scores[seat] += points
    state.lines[2 * REASONS.index(reason) + seat] += points


def covered(area: int) -> tuple[tuple[At, ...], tuple[str, ...]]:
    """The squares and the names of the start spaces that an area covers."""
    places = list(bits.places(area))
    squares = tuple(SQUARES[place] for place in places if place < len(SQUARES))
    return squares, tuple(START_SPACES[place - len(SQUARES)].name for place in places[len(squares) :])


def _send_home(state: State, root: int, tell: Tell) -> None:
    area = state.areas[root]
    gone = tuple((subject, state.posts[subject]) for subject in bits.subjects(area))
    state.areas[root] = area & ~SUBJECT_BITS
    for seat in (0, 1):
        state.home[seat] |= area & CREWS[seat]
    for subject, _ in gone:
        state.posts[subject] = NONE
    if tell:
        back = tuple((*divmod(subject, CREW), stand(spot)) for subject, spot in gone)
        tell(SubjectsReturned(bits.kind_of(area), back))


def _raise_keep(state: State, seat: Seat, area: int, spot: int, tell: Tell) -> None:
    size = bits.size(area)
    if size > state.keep_sizes[seat]:
        state.keep_sizes[seat] = size
        state.keeps[seat] = spot
        if tell:
            tell(KeepPlaced(seat, stand(spot), size))


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
