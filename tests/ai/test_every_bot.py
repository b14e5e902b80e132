"""What every computer player of every game promises."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from castles.ai import BOTS, LEVELS, decide, think
from castles.ai.duel import fixtures, play, standings
from castles.ai.judgements import judgement_of
from castles.rules import GAMES
from castles.rules.game import Game, Seat
from castles.wording.reasons import why
from tests import soak

NAMES = ("Ilona", "Marek", "Zsófia", "Stanisław", "Réka", "Łucja")
GENTLE = 0.02  # seconds of processor time: tests try every kind of thinking, not its strength


def states(game: Game[Any, Any], players: int, seed: int) -> Any:
    """Some states of a random match."""
    random, state = Random(seed), game.setup(game.setup_for(players, seed))
    while game.to_move(state) is not None:
        if random.random() < 0.05:
            yield game.copy(state)
        moves = game.legal_moves(state)
        game.perform(state, moves[int(random.random() * len(moves))], None)


def mover(game: Game[Any, Any], state: Any) -> Seat:
    seat = game.to_move(state)
    assert seat is not None, "the match goes on"
    return seat


def asked(bot: str, game: Game[Any, Any], state: Any, number: int, view: Any = None) -> Any:
    seat = mover(game, state)
    seen = game.view(state, seat) if view is None else view
    return decide(think(bot, game, seen, seat, number), None)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("key", GAMES)
def test_plays_whole_matches(key: str, bot: str) -> None:
    game = GAMES[key]
    for players in {game.players[0], game.players[-1]}:
        rivals = ["random"] * (players - 1)
        for fixture in fixtures(game, [bot, *rivals], 1, 5, seconds=GENTLE):
            outcome = play(game, fixture)
            assert sum(outcome.wins) == pytest.approx(1.0)


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_same_number_gives_same_thought(key: str, bot: str) -> None:
    game = GAMES[key]
    for state in islice(states(game, game.players[-1], 3), 2):
        assert asked(bot, game, state, 11) == asked(bot, game, state, 11)


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_sees_nothing_that_is_hidden(key: str, bot: str) -> None:
    game = GAMES[key]
    for state in islice(states(game, game.players[-1], 4), 2):
        seat = mover(game, state)
        view = game.view(state, seat)
        swapped = game.guess(view, seat, 12345)
        assert asked(bot, game, state, 7) == asked(bot, game, swapped, 7)
        before = game.copy(view)
        asked(bot, game, state, 7, view)
        assert view == before, "thinking leaves the view as it was"


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_has_a_sentence(key: str) -> None:
    game = GAMES[key]
    judgement = judgement_of(game)
    for state in states(game, game.players[-1], 6):
        seat = mover(game, state)
        view = game.view(state, seat)
        for move in list(game.legal_moves(view))[:12]:
            reason = judgement.reason(view, seat, move)
            words = why(key, reason.key, reason.values, NAMES)
            assert words.endswith(".")
            assert not words[0].islower()


def test_a_duel_is_fair_and_counts_everything() -> None:
    game = GAMES["wall"]
    bots = ("greedy", "random", "random")
    matches = list(fixtures(game, bots, 6, 1))
    assert len({match.setup.seed for match in matches}) == 2
    for seat in range(3):
        assert sorted(match.entries[seat] for match in matches[:3]) == [0, 1, 2]
    outcomes = [play(game, match) for match in matches]
    greedy, chance = standings(bots, outcomes)
    assert (greedy.seats, chance.seats) == (6, 12)
    assert greedy.wins + chance.wins == pytest.approx(6.0)
    assert greedy.interval[0] <= greedy.share <= greedy.interval[1]


def test_nobody_is_ever_stuck() -> None:
    for fixture in islice(soak.fixtures(7, soak.HURRY), 30):
        outcome = play(GAMES[fixture.game], fixture)
        assert sum(outcome.wins) == pytest.approx(1.0)
