"""Random matches for tests that need one."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from castles.match import COLOURS, Keeper, Match, Player
from castles.rules.game import Game
from castles.saves import digest_of

NAMES = ("Ilona", "Marek", "Zsófia", "Stanisław", "Réka", "Łucja")


class Calling(Keeper):
    """A keeper that calls a function."""

    def __init__(self, call: Callable[[Match], object]) -> None:
        self.call = call

    def keep(self, match: Match) -> None:
        self.call(match)


def people(count: int) -> tuple[Player, ...]:
    return tuple(Player(name, colour) for name, colour in zip(NAMES[:count], COLOURS, strict=False))


def new_match(game: Game[Any, Any], players: int | None = None, seed: int = 1, **options: Any) -> Match:
    setup = game.setup_for(players or game.players[0], seed, options)
    return Match(game, setup, people(setup.players))


def random_match(
    game: Game[Any, Any], players: int | None = None, seed: int = 1, moves: int = 10**6, **options: Any
) -> Match:
    """A match of random moves, to its end or as far as is asked for."""
    match, random = new_match(game, players, seed, **options), Random(seed)
    while not match.is_over and len(match.past) < moves:
        match.play(random.choice(match.game.legal_moves(match.state)))
    return match


def sealed(text: str) -> str:
    """The text of a save that was changed, as if it had been written like that."""
    save = json.loads(text)
    return json.dumps(save | {"digest": digest_of(save)})
