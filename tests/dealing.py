"""Random matches with deals in between, for tests that need one."""

from dataclasses import replace
from random import Random
from typing import Any

from castles.match import Match
from castles.rules.game import Game
from tests.matches import new_match

DEALS = 0.3  # how often, after a move


def dealt_match(
    game: Game[Any, Any], players: int | None = None, seed: int = 1, moves: int = 10**6, **options: Any
) -> Match:
    """A match of random moves, and of deals for random seats at its start, between moves, and after the last one."""
    match, random = new_match(game, players, seed, **options), Random(seed)
    for _number in range(moves):
        deal_at_random(match, random)
        if match.is_over:
            break
        match.play(random.choice(match.game.legal_moves(match.state)))
    deal_at_random(match, random)
    return match


def untold(game: Game[Any, Any]) -> Game[Any, Any]:
    """The game with nobody to tell what is revealed, so that everything can be taken back."""
    return replace(game, perform=lambda state, move, tell: game.perform(state, move, None))


def deal_at_random(match: Match, random: Random) -> None:
    """No deal, or one, or several in a row."""
    while random.random() < DEALS:
        match.deal(random.randrange(len(match.players)), random.getrandbits(64))
