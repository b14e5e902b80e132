"""The test that torments every game: all promises, on random matches of every player count and every house rule."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from castles.promises import Broken, check_match, setups
from castles.rules import GAMES
from castles.rules.game import BadSetup, Game, Setup
from castles.wording import WORDINGS
from tests import toy

EVERY_GAME = [*GAMES.values(), toy.TOY]
BATCHES = 8
MATCHES = 25  # in each batch: 200 matches a game, and every combination of players and house rules at least once


def ids(game: Game[Any, Any]) -> str:
    return game.key


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", EVERY_GAME, ids=ids)
def test_promises_hold_on_random_matches(game: Game[Any, Any], batch: int) -> None:
    for number, setup in enumerate(islice(setups(game, seed=batch), batch * MATCHES, (batch + 1) * MATCHES)):
        assert check_match(game, setup, seed=number) > 0


@pytest.mark.parametrize("game", EVERY_GAME, ids=ids)
def test_a_setup_needs_the_right_number_of_players_known_options_and_all_ages(game: Game[Any, Any]) -> None:
    least = game.players[0]
    for bad in bad_setups(game, least):
        with pytest.raises(BadSetup):
            game.setup_for(**bad)


def bad_setups(game: Game[Any, Any], least: int) -> Iterator[dict[str, Any]]:
    yield {"players": least - 1}
    yield {"players": game.players[-1] + 1}
    yield {"players": least, "options": {"no such option": True}}
    yield {"players": least, "ages": [0] * least}
    yield from ({"players": least, "options": {name: "no such choice"}} for name in game.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=ids)
def test_every_key_that_rules_speak_in_has_words(game: Game[Any, Any]) -> None:
    labels = WORDINGS[game.key].labels
    choices = [
        f"{name}.{choice}"
        for name, choices in game.options.items()
        for choice in choices
        if not isinstance(choice, bool)
    ]
    state = game.setup(game.setup_for(game.players[0]))
    lines = [line.reason for line in game.tally(state)]
    assert {*game.endings, *game.options, *choices, *lines} <= set(labels)


@pytest.mark.parametrize("game", GAMES.values(), ids=ids)
def test_every_refusal_has_words(game: Game[Any, Any]) -> None:
    random, labels = Random(3), WORDINGS[game.key].labels
    state, seen = game.setup(game.setup_for(game.players[-1], seed=3)), set()
    while game.to_move(state) is not None:
        legal = game.legal_moves(state)
        seen |= set(legal)
        assert {game.why_not(state, move) for move in seen - set(legal)} <= set(labels)
        game.perform(state, random.choice(legal), None)
    assert {game.why_not(state, move) for move in seen} <= set(labels)


def test_a_leaky_view_is_caught() -> None:
    leaky = replace(toy.TOY, view=lambda state, seat: toy.copy(state))
    with pytest.raises(Broken, match="a guess fits"):
        check_match(leaky, leaky.setup_for(2, seed=5), seed=1)


def test_a_lost_piece_is_caught() -> None:
    def careless(state: toy.State, move: toy.Lay, tell: Any) -> None:
        toy.perform(state, move, tell)
        state.gone = state.gone[1:]

    with pytest.raises(Broken, match="pieces"):
        check_match(replace(toy.TOY, perform=careless), toy.TOY.setup_for(2, seed=5), seed=1)


def test_a_match_that_its_save_cannot_bring_back_is_caught() -> None:
    seeds = iter([5, 5, 6])  # for the match, the same match again, and the one that is loaded

    def fickle(setup: Setup) -> toy.State:
        return toy.TOY.setup(replace(setup, seed=next(seeds)))

    with pytest.raises(Broken, match="a saved match"):
        check_match(replace(toy.TOY, setup=fickle), toy.TOY.setup_for(2, seed=5), seed=1)
