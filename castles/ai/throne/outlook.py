"""What may come of a move: exact chances of the dice, and the best that everybody can do afterwards."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from castles.ai.throne.points import points
from castles.rules.game import Move, Seat
from castles.rules.throne.attempts import ride_rolls
from castles.rules.throne.choices import legal_moves
from castles.rules.throne.odds import Rival, attempt_odds, chance_of, chance_to_beat, extra_of
from castles.rules.throne.outcomes import after
from castles.rules.throne.pieces import CARDS, MANY_ROLLS, TOURNAMENT, printed
from castles.rules.throne.play import perform
from castles.rules.throne.state import (
    CHOOSE,
    FORFEIT,
    NOBODY,
    OVER,
    Attack,
    Claim,
    PostGuard,
    PostWatchman,
    Reroll,
    State,
    Stop,
    Swap,
    Topple,
    copy,
)

Values: TypeAlias = list[float]  # by seat
Value: TypeAlias = Callable[[State], Values]
TYPICAL = printed("4-4-4|5")  # what has to be beaten in a tournament, more or less
CHAIN = 1


class Sight(NamedTuple):
    """How far somebody looks ahead."""

    value: Value  # of a state where the sight ends
    depth: int = 0  # whole turns after this one
    width: int = 3  # moves that are followed into those turns
    chain: int = CHAIN  # bonus actions of this turn that are thought through; with none left swaps aren't either


def prospects(state: State, move: Claim | Attack | Topple) -> list[tuple[float, Seat]]:
    """Who may get what the move goes for, and with which chance."""
    is_tournament = isinstance(move, Claim) and state.piles[move.pile][0] == TOURNAMENT
    if is_tournament and len(state.cards) > 2:
        return _shares(state)
    chance = chance_of(state, move)
    return [(chance, state.turn), (1 - chance, 1 - state.turn if is_tournament else NOBODY)]


def _shares(state: State) -> list[tuple[float, Seat]]:
    """How likely each of many is to win a tournament: an estimate, since exact chances would take too long here."""
    rolls = [MANY_ROLLS if seat == state.turn else ride_rolls(state, seat) for seat in range(len(state.cards))]
    beats = [chance_to_beat(TYPICAL, Rival(rolls[seat], extra_of(state, seat))) for seat in range(len(rolls))]
    total = sum(beats)
    return [(beat / total, seat) for seat, beat in enumerate(beats)]


def outlook(state: State, move: Move, sight: Sight) -> Values:
    """The values to expect after a move that isn't a roll."""
    if not isinstance(move, Claim | Attack | Topple):
        end = copy(state)
        perform(end, move, None)
        return _follow(state, end, sight)
    then = sight._replace(chain=sight.chain - 1)
    total = [0.0] * len(state.cards)
    for chance, victor in prospects(state, move):
        values = _follow(state, after(state, move, victor), then)
        total = [old + chance * new for old, new in zip(total, values, strict=True)]
    return total


def _follow(before: State, end: State, sight: Sight) -> Values:
    """The values of a state that was just reached."""
    if end.awaits == FORFEIT:
        return best(end, sight)[0]
    if end.awaits != CHOOSE:
        return _posted(end, sight)
    if end.turn == before.turn and end.round == before.round:  # a bonus action, or another top card
        return best(end, sight)[0] if sight.chain >= 0 else sight.value(end)
    return best(end, sight._replace(depth=sight.depth - 1, chain=0))[0] if sight.depth else sight.value(end)


def _posted(end: State, sight: Sight) -> Values:
    """Guards are posted by rule of thumb where a turn beyond is looked at."""
    if not sight.depth or end.awaits == OVER:
        return sight.value(end)
    before, end = end, copy(end)
    while end.awaits not in (CHOOSE, OVER) and end.turn == before.turn:
        perform(end, thumb(end), None)
    return _follow(before, end, sight)


def thumb(state: State) -> Move:
    """Where to post a guard or watchman without much thought: on what is easiest to take."""
    return min(legal_moves(state), key=_ease)


def _ease(move: Move) -> int:
    if isinstance(move, PostGuard):
        return sum(CARDS[card].combination.value for card in move.castles)
    assert isinstance(move, PostWatchman)
    return -CARDS[move.special].combination.value


def best(state: State, sight: Sight) -> tuple[Values, Move]:
    """The move that is best for whoever decides, and the values to expect from it."""
    moves, seat = legal_moves(state), state.turn
    if not sight.chain:
        moves = [move for move in moves if not isinstance(move, Swap)] or moves
    if sight.depth and len(moves) > 1:
        near = sight._replace(depth=0)
        moves = sorted(moves, key=lambda move: -outlook(state, move, near)[seat])[: sight.width]
    judged = [(outlook(state, move, sight), move) for move in moves]
    return max(judged, key=lambda each: each[0][seat])


def prospect(state: State, seat: Seat, move: Move) -> float:
    """The points to expect in this turn, dice and bonus actions included."""
    if isinstance(move, Reroll | Stop):
        return attempt_odds(state).chances(state.living, state.rolls)[legal_moves(state).index(move)]
    return outlook(state, move, Sight(points))[seat]
