"""Strengths and points in Knights and Castles, and who stands where."""

from castles.rules.game import Line, Ranking, Seat, Tally, ranked
from castles.rules.knights.pieces import ARMIES, CASTLES, DRUM, LARGE, SMALL
from castles.rules.knights.state import UNKNOWN, State, hand_size, tile_up

SEVEN_ROUNDS, ALL_GAMES = ENDINGS = ("seven_rounds", "all_games")


def strengths(state: State) -> tuple[int, ...]:
    """What each army is worth against the castle on the table; empty where there is none."""
    tile = tile_up(state)
    return () if tile in (DRUM, UNKNOWN) else tuple(army.strengths[CASTLES[tile].material] for army in ARMIES)


def total(state: State, seat: Seat) -> int:
    """The seat's points in all games so far."""
    return state.points[seat] + sum(points[seat] for points in state.finished)


def tally(state: State) -> Tally:
    """Points by size of castle, in the long variant game by game; cards in hand only break ties."""
    seats = range(len(state.points))
    lines = _points_by_game(state) if state.games > 1 else _points_by_size(state)
    return (*lines, Line("cards_in_hand", tuple(hand_size(state, seat) for seat in seats), adds=False))


def _points_by_size(state: State) -> list[Line]:
    return [Line("small_castles", _points_from(state, SMALL)), Line("large_castles", _points_from(state, LARGE))]


def _points_from(state: State, points: int) -> tuple[int, ...]:
    owners = [owner for owner, castle in zip(state.owners, CASTLES, strict=True) if castle.points == points]
    return tuple(points * owners.count(seat) for seat in range(len(state.points)))


def _points_by_game(state: State) -> list[Line]:
    games = [*state.finished, tuple(state.points)]
    games += [(0,) * len(state.points)] * (state.games - len(games))
    return [Line(f"game_{number}", points) for number, points in enumerate(games, 1)]


def ranking(state: State) -> Ranking:
    """Most points, then most cards in hand, then youngest: nobody shares a place."""
    seats = range(len(state.points))
    return ranked([(total(state, seat), hand_size(state, seat), -state.ages.index(seat)) for seat in seats])


def ending(state: State) -> str:
    """How this finished match ended."""
    return ALL_GAMES if state.games > 1 else SEVEN_ROUNDS
