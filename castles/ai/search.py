"""The search that knows no game: the best moves are tried out in sampled worlds, and the worst fall out on the way."""

from dataclasses import dataclass
from random import Random
from typing import Any

from castles.ai.judgement import Judgement, Level
from castles.ai.thought import Thinking, Thought
from castles.rules.game import Game, Move, Seat


@dataclass(slots=True)
class Trial:
    """A move that is tried out."""

    move: Move
    weight: float  # trials so far, the first judgement's trust included
    total: float

    @property
    def mean(self) -> float:
        return self.total / self.weight

    def add(self, worth: float) -> None:
        self.weight += 1
        self.total += worth


def think(
    game: Game[Any, Any], judgement: Judgement[Any, Any], view: Any, seat: Seat, level: Level, random: Random
) -> Thinking[Any]:
    """Ever better founded thoughts on a view until the level's rounds are over.

    A new one comes after every round; the one so far is told before each trial, so that whoever is in a hurry needn't
    wait for a whole round.
    """
    ranked = judgement.rank(view, seat, level, random)
    worth, move = ranked[0]
    thought = Thought(move, worth, judgement.reason(view, seat, move))
    trials = [Trial(move, level.trust + 1e-9, worth * (level.trust + 1e-9)) for worth, move in ranked[: level.width]]
    for number in range(level.rounds if len(ranked) > 1 else 0):
        chance = random.getrandbits(63)
        world = game.guess(view, seat, chance)  # one for all moves, so that none is lucky
        for trial in trials:
            yield thought
            trial.add(_tried_out(game, judgement, world, seat, level, trial.move, chance))
        trials.sort(key=lambda trial: -trial.mean)
        trials = trials[: _still_in(len(trials), number, level)]
        best = trials[0]
        reason = thought.reason if best.move == thought.move else judgement.reason(view, seat, best.move)
        thought = Thought(best.move, best.mean, reason)
    yield thought


def _tried_out(
    game: Game[Any, Any], judgement: Judgement[Any, Any], world: Any, seat: Seat, level: Level, move: Move, chance: int
) -> float:
    """What a move is worth in a world some turns later."""
    state = game.copy(world)
    game.perform(state, move, None)
    unfinished = level.finish and game.to_move(state) == seat
    play_on(game, judgement, state, level.depth + unfinished, Random(chance))
    return judgement.worth(state, seat)


def play_on(game: Game[Any, Any], judgement: Judgement[Any, Any], state: Any, turns: int, random: Random) -> None:
    """Plays a full state on for some turns, each to its end, or to the end of the game."""
    mover = game.to_move(state)
    while mover is not None and turns > 0:
        game.perform(state, judgement.policy(state, random), None)
        following = game.to_move(state)
        turns -= following != mover
        mover = following


def _still_in(trials: int, number: int, level: Level) -> int:
    """How many stay: half of them fall out each time another quarter of the rounds is over, but two go to the end."""
    quarter = max(1, level.rounds // 4)
    return max(2, trials // 2) if (number + 1) % quarter == 0 else trials
