"""Weights are values that tell where they come from; whoever judges by others plays otherwise, and nobody else does."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from castles.ai import choose, decide, think
from castles.ai.duel import fixtures, play, standings
from castles.ai.judgements import MAKERS, judgement_with
from castles.ai.train import LESSONS, command, main
from castles.ai.weights import BadWeights, Weights, fitting, learnt, load, path_of, read, text_of
from castles.rules import GAMES
from castles.rules.game import Game, Move, Seat

LEVEL = "squire"


def turned(key: str) -> Weights:
    """Weights by which everything good is bad."""
    return Weights({name: -weight for name, weight in load(key).items()})


def decisions(game: Game[Any, Any], matches: int = 2) -> Iterator[tuple[Any, Seat]]:
    """Views of random matches in which somebody has a choice."""
    for seed in range(matches):
        random, state = Random(seed), game.setup(game.setup_for(game.players[-1], seed))
        while (seat := game.to_move(state)) is not None:
            moves = game.legal_moves(state)
            if len(moves) > 1:
                yield game.view(state, seat), seat
            game.perform(state, moves[int(random.random() * len(moves))], None)


def chosen(game: Game[Any, Any], weights: Weights) -> list[Move]:
    judgement = judgement_with(game.key, weights)
    return [decide(think(LEVEL, game, view, seat, 1, judgement=judgement), None).move for view, seat in decisions(game)]


def test_every_game_with_a_lesson_has_weights_and_takes_others() -> None:
    assert set(LESSONS) == {key for key in GAMES if path_of(key).is_file()} == set(MAKERS)


@pytest.mark.parametrize("key", LESSONS)
def test_kept_weights_tell_what_found_them_and_that_the_rules_are_those_of_today(key: str) -> None:
    found = learnt(key)
    assert (found.game, found.rules) == (key, GAMES[key].version)
    assert found.command == command(key, found.matches, found.seed)
    assert text_of(found) == path_of(key).read_text(encoding="utf-8")


@pytest.mark.parametrize("key", LESSONS)
def test_who_judges_by_other_weights_plays_otherwise_and_the_others_as_ever(key: str) -> None:
    game = GAMES[key]
    before = [choose(LEVEL, game, view, seat, 1).move for view, seat in decisions(game)]
    assert chosen(game, turned(key)) != before
    assert chosen(game, load(key)) == before
    assert [choose(LEVEL, game, view, seat, 1).move for view, seat in decisions(game)] == before


def test_two_sets_of_weights_play_against_each_other() -> None:
    game, bots = GAMES["wall"], (LEVEL, f"{LEVEL}@turned")
    matches = fixtures(game, bots, 40, 1, weights={bots[1]: turned("wall")})
    usual, other = standings(bots, [play(game, match) for match in matches])
    assert (usual.bot, other.bot) == bots
    assert usual.wins > 30


def test_weights_never_change() -> None:
    given = {"far": 1.0}
    weights = Weights(given)
    given["far"] = 2.0
    assert weights["far"] == 1.0
    assert weights == Weights({"far": 1.0})
    assert hash(weights) == hash(Weights({"far": 1.0}))


def test_training_writes_weights_with_where_they_come_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "courtyard.json"
    main(["courtyard", "--games", "4", "--seed", "1", "--file", str(path)])
    found = read(path.read_text(encoding="utf-8"))
    assert (found.game, found.rules, found.matches, found.seed) == ("courtyard", GAMES["courtyard"].version, 4, 1)
    assert found.command == "python -m castles.ai.train courtyard --games 4 --seed 1"
    assert fitting(found, "courtyard") == found.weights
    assert "token_chapel" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "weights_not_ours"),
        ("[" * 100_000, "weights_not_ours"),
        ("[]", "weights_not_ours"),
        ('{"format": 1}', "weights_not_ours"),
        ('{"weights": {}}', "weights_field"),
    ],
)
def test_a_text_that_holds_no_weights_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadWeights) as refusal:
        read(text)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1),
        ("rules", "1"),
        ("command", None),
        ("matches", 1.5),
        ("seed", True),
        ("weights", []),
        ("weights", {"far": "1"}),
        ("weights", {"far": True}),
        ("weights", {"far": float("nan")}),
        ("weights", {"far": 1e300}),
    ],
)
def test_a_field_that_is_wrong_is_refused(field: str, value: object) -> None:
    table = {**json.loads(path_of("wall").read_text(encoding="utf-8")), field: value}
    with pytest.raises(BadWeights) as refusal:
        read(json.dumps(table))
    assert refusal.value.reason == "weights_field"


@pytest.mark.parametrize("names", [{"far": 1.0}, {}])
def test_weights_with_other_names_fit_no_game(names: dict[str, float]) -> None:
    table = json.loads(path_of("wall").read_text(encoding="utf-8"))
    with pytest.raises(BadWeights, match="weights_names"):
        fitting(read(json.dumps({**table, "weights": names})), "wall")
    with pytest.raises(BadWeights, match="weights_game"):
        fitting(learnt("wall"), "throne")
