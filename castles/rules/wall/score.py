"""Castles compared, or in the court variant points counted."""

from collections.abc import Callable, Iterable

from castles.rules.game import Line, Ranking, Tally, ranked, totals
from castles.rules.wall.pieces import (
    CARD_POINTS,
    KING,
    KNIGHTS,
    PAIR_POINTS,
    POINTS,
    PRINCESSES,
    QUEEN,
    START,
    WIZARD,
    Number,
)
from castles.rules.wall.state import State


def tally(state: State) -> Tally:
    """Size and highest card of each castle, or the court's points."""
    return _court(state) if state.court else _walls(state)


def _walls(state: State) -> Tally:
    return (
        _line(state, "castle_size", len, adds=False),
        _line(state, "highest_card", lambda castle: castle[-1], adds=False),
    )


def _court(state: State) -> Tally:
    pairs = neighbouring_pairs if state.neighbours else possible_pairs
    return (
        _line(state, "cards", lambda castle: CARD_POINTS * (len(castle) - 1)),
        _line(state, "king", lambda castle: POINTS["king"] * (KING in castle)),
        _line(state, "queen", lambda castle: POINTS["queen"] * (QUEEN in castle)),
        _line(state, "knights", lambda castle: POINTS["knight"] * _count(castle, KNIGHTS)),
        _line(state, "princesses", lambda castle: POINTS["princess"] * _count(castle, PRINCESSES)),
        _line(state, "pair_points", lambda castle: PAIR_POINTS * pairs(castle)),
        _line(state, "wizard", lambda castle: WIZARD in castle, adds=False),
    )


def _line(state: State, reason: str, worth: Callable[[list[Number]], int], adds: bool = True) -> Line:
    return Line(reason, tuple([int(worth(castle)) for castle in state.castles]), adds)


def _count(castle: Iterable[Number], kind: frozenset[Number]) -> int:
    return sum(card in kind for card in castle)


def possible_pairs(castle: list[Number]) -> int:
    """Pairs of knight and princess, wherever they stand: the smaller of the two numbers."""
    return min(_count(castle, KNIGHTS), _count(castle, PRINCESSES))


def neighbouring_pairs(castle: list[Number]) -> int:
    """Pairs of knight and princess side by side, from the left, each figure in one pair."""
    pairs, left = 0, START
    for card in castle:
        if (left in KNIGHTS and card in PRINCESSES) or (left in PRINCESSES and card in KNIGHTS):
            pairs, left = pairs + 1, START
        else:
            left = card
    return pairs


def ranking(state: State) -> Ranking:
    """Largest castle, then its highest card. At court: points, then king, queen, wizard."""
    if not state.court:
        return ranked([(len(castle), castle[-1]) for castle in state.castles])
    castles = zip(totals(tally(state)), state.castles, strict=True)
    return ranked([(points, KING in castle, QUEEN in castle, WIZARD in castle) for points, castle in castles])


def ending(state: State) -> str:
    """How this finished game ended."""
    return state.ending
