"""What a game's computer players know beyond its rules: one record of functions for each game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from castles.ai.thought import Reason, Thinking
from castles.rules.game import Game, Move, Ranking, Seat, totals

S = TypeVar("S")
M = TypeVar("M", bound=Move)

LEVELS = ("page", "squire", "knight", "king")  # from the weakest to the strongest


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a computer player is, as data."""

    rounds: int = 0  # sampled worlds in which the best moves are tried out; 0: plays what seems best at once
    width: int = 4  # how many of the best moves are tried out
    depth: int = 2  # turns that are played on before a trial is judged
    finish: bool = False  # whether the turn of the move itself comes to its end before these turns count
    trust: float = 0.0  # how many trials the first judgement counts for
    memory: float = 1.0  # the share of what was seen that is remembered
    noise: float = 0.0  # how far a judgement may stray, in the game's worths


Ranked: TypeAlias = list[tuple[float, M]]  # what each move seems to be worth, the best first


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S, M]):
    """A game's own knowledge. Whatever takes a view sees no more than its seat may; the rest works on sampled worlds.

    The same arguments (and the same state of the given chance) always give the same answer.
    """

    levels: Mapping[str, Level]
    rank: Callable[[S, Seat, Level, Random], Ranked[M]]  # the legal moves of a view, judged at once
    policy: Callable[[S, Random], M]  # a quick and sensible move in a full state, for playing trials on
    worth: Callable[[S, Seat], float]  # how a full state stands for a seat, also when the game is over
    reason: Callable[[S, Seat, M], Reason]  # why a legal move of a view may be good
    points: Callable[[S, Seat], float]  # what counts for somebody who looks no further than this turn
    recall: Callable[[S, Seat, Level, Random], S] | None = None  # the view as far as this level remembers it
    think: Callable[[S, Seat, Level, Random], Thinking[M]] | None = None  # in place of the search that all games share
    worlds: int = 1  # sampled ones in which the yardstick `greedy` looks for points: more where secrets decide
    prospect: Callable[[S, Seat, M], float] | None = (
        None  # the points to expect of a move where chance decides this turn
    )


def standing(game: Game[Any, Any]) -> Callable[[Any, Seat], float]:
    """How far a seat is ahead of the best of the others: in points, or in places where the game counts none."""

    def ahead(state: Any, seat: Seat) -> float:
        points = totals(game.tally(state)) or _places(game.ranking(state))
        return points[seat] - max(points[:seat] + points[seat + 1 :])

    return ahead


def _places(ranking: Ranking) -> tuple[int, ...]:
    places = {seat: -number for number, place in enumerate(ranking) for seat in place}
    return tuple(places[seat] for seat in sorted(places))
