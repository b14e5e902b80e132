"""Every computer player by its name: four levels to play against, and the yardsticks they are measured by."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

from castles.ai import search, yardsticks
from castles.ai.judgement import LEVELS, Judgement
from castles.ai.judgements import judgement_of
from castles.ai.thought import Reason, Thinking, Thought
from castles.rules.game import Game, Seat

YARDSTICKS = ("random", "greedy", "ismcts")
BOTS = (*LEVELS, *YARDSTICKS)


def think(
    bot: str,
    game: Game[Any, Any],
    view: Any,
    seat: Seat,
    number: int,
    timed: bool = False,
    judgement: Judgement[Any, Any] | None = None,
) -> Thinking[Any]:
    """The thoughts of a computer player on its view; the same number gives the same thoughts.

    `timed`: somebody watches the clock, so that a yardstick without an end of its own may go on for ever.
    `judgement`: in place of the game's usual one.
    """
    random, moves = Random(number), game.legal_moves(view)
    if len(moves) == 1:
        return iter([Thought(moves[0], 0.0, Reason("only"))])
    if bot == "random":
        return yardsticks.at_random(game, view, random)
    judgement = judgement or judgement_of(game)
    if bot == "greedy":
        return yardsticks.greedy(game, judgement, view, seat, random)
    if bot == "ismcts":
        return yardsticks.tree_search(game, view, seat, random, None if timed else yardsticks.ROUNDS)
    return _level(bot, game, judgement, view, seat, random)


def _level(
    name: str, game: Game[Any, Any], judgement: Judgement[Any, Any], view: Any, seat: Seat, random: Random
) -> Thinking[Any]:
    level = judgement.levels[name]
    if judgement.recall:
        view = judgement.recall(view, seat, level, random)
    if judgement.think:
        return judgement.think(view, seat, level, random)
    return search.think(game, judgement, view, seat, level, random)


def decide(
    thinking: Thinking[Any], seconds: float | None, clock: Callable[[], float] = time.process_time
) -> Thought[Any]:
    """The last thought, or the best one when the time is over."""
    start = clock()
    thought = next(thinking)
    while seconds is None or clock() - start < seconds:
        better = next(thinking, None)
        if better is None:
            break
        thought = better
    return thought


def choose(bot: str, game: Game[Any, Any], view: Any, seat: Seat, number: int) -> Thought[Any]:
    """What a computer player does with this view when nobody hurries it."""
    return decide(think(bot, game, view, seat, number), None)
