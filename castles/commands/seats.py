"""Who plays in a duel: computer players by their names, and `king@FILE`, a level with the weights of a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from castles import files
from castles.ai import BOTS, LEVELS
from castles.ai.duel import APART, level_of
from castles.ai.weights import BadWeights, Weights, fitting, read
from castles.rules.game import BadSetup, Game

LARGEST = 1_000_000  # bytes that are read of a file; weights are a hundredth of that


def bots_named(text: str) -> tuple[str, ...]:
    """The computer players, by seat, or BadSetup."""
    bots = tuple(text.split(","))
    for bot in bots:
        if level_of(bot) not in BOTS:
            raise BadSetup("bot", given=level_of(bot), known=BOTS)
        if APART in bot and level_of(bot) not in LEVELS:
            raise BadSetup("weights_bot", given=level_of(bot), known=LEVELS)
    return bots


def weights_of(game: Game[Any, Any], bots: Sequence[str]) -> dict[str, Weights]:
    """The weights of those that name a file, or BadWeights."""
    return {bot: _weights_in(Path(bot.partition(APART)[2]), game.key) for bot in bots if APART in bot}


def _weights_in(path: Path, game: str) -> Weights:
    try:
        text = files.read(path, LARGEST)
    except ValueError:
        raise BadWeights("weights_not_ours", file=path) from None
    try:
        return fitting(read(text), game)
    except BadWeights as trouble:
        raise BadWeights(trouble.reason, file=path, **trouble.values) from None
