"""Saves: what is written is read back, and whatever else is read does no harm."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from castles import saves
from castles.match import Cursor, Deal, Match, Origin
from castles.rules import GAMES
from castles.rules.game import Game, totals
from castles.saves import BadSave
from castles.wording.refusals import explain
from tests import toy
from tests.dealing import dealt_match
from tests.matches import new_match, random_match

EVERY_GAME = [*GAMES.values(), toy.TOY]
KNOWN = {game.key: game for game in EVERY_GAME}
MUTATIONS = 2_500
JUNK = [
    "",
    "null",
    "[]",
    "{}",
    "0",
    '"',
    "[" * 100_000,
    '{"format": 1}',
    '{"format": true}',
    "\ufeff{}",
    "NaN",
    "9" * 5000,
]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_a_saved_match_is_the_same_match_again(game: Game[Any, Any]) -> None:
    for players in game.players:
        match = random_match(game, players, seed=players)
        loaded = saves.load(saves.dump(match), KNOWN)
        assert loaded.refused is None
        assert loaded.match.state == match.state
        assert loaded.match.moves == match.moves
        assert (loaded.match.players, loaded.match.setup) == (match.players, match.setup)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_undoing_all_that_can_be_undone_and_redoing_it_gives_the_same_match(game: Game[Any, Any]) -> None:
    for moves in range(1, 30):
        match = random_match(game, seed=moves, moves=moves)
        before = saves.dump(match)
        while match.can_undo():
            match.undo()
        replayed = new_match(game, seed=moves)
        for move in match.moves:
            replayed.play(move)
        assert replayed.state == match.state
        while match.redo():
            pass
        assert saves.dump(match) == before


def test_a_save_is_readable_text_with_one_move_a_line() -> None:
    text = saves.dump(random_match(toy.TOY, seed=5))
    assert '"game": "toy"' in text
    assert text.count('\n  ["Lay", ') == 6


def older(match: Match, number: int) -> dict[str, Any]:
    """A save as it was written by earlier versions."""
    save: dict[str, Any] = json.loads(saves.dump(match)) | {"format": number}
    del save["digest"]
    return save


@pytest.mark.parametrize("number", [1, 2])
def test_a_save_of_an_earlier_format_opens_without_a_digest(number: int) -> None:
    match = dealt_match(toy.TOY, seed=5)
    loaded = saves.load(json.dumps(older(match, number)), KNOWN)
    assert loaded.is_sound
    assert loaded.match.line == match.line


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("change", [{"to_move": 1}, {"to_move": None}, {"totals": [9, 9]}, {"totals": None}], ids=str)
def test_a_save_of_an_earlier_format_with_another_turn_or_score_says_so(number: int, change: dict[str, Any]) -> None:
    match = random_match(toy.TOY, seed=5, moves=4)
    assert match.to_move == 0
    loaded = saves.load(json.dumps(older(match, number) | change), KNOWN)
    assert (loaded.differs, loaded.match.line) == (True, match.line)


def test_a_save_without_its_digest_says_so() -> None:
    match = random_match(toy.TOY, seed=5)
    save = json.loads(saves.dump(match))
    del save["digest"]
    assert saves.load(json.dumps(save), KNOWN).differs
    assert saves.load(json.dumps(save | {"digest": "0" * 64}), KNOWN).differs
    assert saves.load(json.dumps(save | {"digest": None}), KNOWN).differs


CHANGES: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("its seed", lambda save: save["setup"].update(seed=save["setup"]["seed"] + 1)),
    ("a seat", lambda save: save["seats"][0].update(name="Somebody else")),
    ("a level", lambda save: save["seats"][1].update(level="king")),
    ("a hint", lambda save: save.update(hints=[3, 0])),
    ("its origin", lambda save: save.update({"from": {"name": "", "moves": 1}})),
    ("its last move", lambda save: save["moves"].pop()),
    ("its score", lambda save: save.update(totals=[0, 0])),
    ("its turn", lambda save: save.update(to_move=0)),
]


@pytest.mark.parametrize(("what", "change"), CHANGES, ids=[what for what, _change in CHANGES])
def test_a_save_that_was_changed_says_so(what: str, change: Callable[[dict[str, Any]], None]) -> None:
    save = json.loads(saves.dump(random_match(toy.TOY, seed=5)))
    assert saves.load(json.dumps(save), KNOWN).is_sound
    change(save)
    loaded = saves.load(json.dumps(save), KNOWN)
    assert loaded.differs or loaded.refused


def test_a_save_may_get_another_name() -> None:
    save = json.loads(saves.dump(random_match(toy.TOY, seed=5)))
    assert saves.load(json.dumps(save | {"name": "Sunday"}), KNOWN).is_sound


@pytest.mark.parametrize("field", ["format", "rules"])
@pytest.mark.parametrize("value", [0, -7])
def test_a_save_of_a_format_or_rules_that_never_were_is_refused(field: str, value: int) -> None:
    save = json.loads(saves.dump(random_match(toy.TOY, seed=5)))
    for read in (saves.load, saves.summary):
        assert _refused_field(read, json.dumps(save | {field: value})) == field


def test_a_save_of_earlier_rules_says_so_before_it_is_opened() -> None:
    text = saves.dump(random_match(toy.TOY, seed=5))
    assert not saves.summary(text, KNOWN).is_older
    later = {"toy": replace(toy.TOY, version=toy.TOY.version + 1)}
    assert saves.summary(text, later).is_older


def test_a_summary_counts_moves_and_no_deals() -> None:
    match = dealt_match(toy.TOY, seed=5)
    assert len(match.past) > len(match.moves)
    assert saves.summary(saves.dump(match), KNOWN).moves == len(match.moves) == 6


def test_a_summary_tells_whose_turn_it_is() -> None:
    match = random_match(toy.TOY, seed=5, moves=1)
    summary = saves.summary(saves.dump(match), KNOWN)
    assert (summary.game, summary.moves, summary.to_move) == ("toy", 1, 1)


@pytest.mark.parametrize("text", JUNK, ids=lambda text: text[:12])
def test_junk_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadSave) as refusal:
        saves.load(text, KNOWN)
    assert explain(refusal.value).endswith(".")


def test_a_huge_text_is_refused_unread() -> None:
    with pytest.raises(BadSave) as refusal:
        saves.load(" " * (saves.LARGEST + 1), KNOWN)
    assert refusal.value.reason == "save_too_large"


@pytest.mark.parametrize(("field", "value"), [("format", saves.FORMAT + 1), ("rules", 999)])
def test_a_save_of_a_newer_version_says_so(field: str, value: int) -> None:
    save = json.loads(saves.dump(random_match(toy.TOY)))
    with pytest.raises(BadSave) as refusal:
        saves.load(json.dumps(save | {field: value}), KNOWN)
    assert refusal.value.reason == "save_newer"


def test_a_match_with_a_move_that_the_rules_refuse_stands_just_before_it() -> None:
    save = json.loads(saves.dump(random_match(toy.TOY, seed=5)))
    save["moves"][3] = ["Lay", 99]
    loaded = saves.load(json.dumps(save), KNOWN)
    assert loaded.refused == 4
    assert len(loaded.match.past) == 3


BAD_DEALS = [
    {},
    {"deal": None},
    {"deal": []},
    {"deal": [0]},
    {"deal": [0, 1, 2]},
    {"deal": {"0": 1}},
    {"deal": [2, 1]},
    {"deal": [-1, 1]},
    {"deal": [0, -1]},
    {"deal": [0, 1 << 64]},
    {"deal": [0, 10**1000]},
    {"deal": [True, 1]},
    {"deal": [0, True]},
    {"deal": [0, 1.0]},
    {"deal": [0, "1"]},
    {"deal": [0, [1]]},
    {"deal": [0, 1], "more": 0},
    {"dealt": [0, 1]},
    ["deal", 0, 1],
]


@pytest.mark.parametrize("row", BAD_DEALS, ids=str)
def test_a_match_with_a_deal_that_cannot_be_made_stands_just_before_it(row: object) -> None:
    match = dealt_match(toy.TOY, seed=4, moves=3)
    assert len(match.past) == 7
    save = json.loads(saves.dump(match))
    loaded = saves.load(json.dumps(save | {"moves": [*save["moves"], row, ["Lay", 1]]}), KNOWN)
    assert loaded.refused == 4
    assert loaded.match.line == match.line


def test_the_largest_and_the_smallest_deal_are_made() -> None:
    match = random_match(toy.TOY, seed=5, moves=3)
    match.deal(1, (1 << 64) - 1)
    match.deal(0, 0)
    assert saves.load(saves.dump(match), KNOWN).match.line == match.line


def test_a_save_with_deals_without_end_is_refused_unplayed() -> None:
    save = json.loads(saves.dump(random_match(toy.TOY, seed=5)))
    most = [{"deal": [0, 1]}] * saves.MOST_DEALS
    assert saves.load(json.dumps(save | {"moves": save["moves"] + most}), KNOWN).refused is None
    text = json.dumps(save | {"moves": [*most, {}, *save["moves"]]})
    for read in (saves.load, saves.summary):
        assert _refused_field(read, text) == "moves"


BAD_ORIGINS: list[tuple[object, str]] = [
    (None, "from"),
    ([], "from"),
    ("An evening", "from"),
    ({}, "name"),
    ({"name": "An evening"}, "moves"),
    ({"moves": 1}, "name"),
    ({"name": None, "moves": 1}, "name"),
    ({"name": 7, "moves": 1}, "name"),
    ({"name": "x" * (saves.LONGEST_NAME + 1), "moves": 1}, "name"),
    ({"name": "\u0007", "moves": 1}, "from"),
    ({"name": "", "moves": -1}, "from"),
    ({"name": "", "moves": 7}, "from"),
    ({"name": "", "moves": 10**1000}, "from"),
    ({"name": "", "moves": True}, "moves"),
    ({"name": "", "moves": 1.0}, "moves"),
    ({"name": "", "moves": "1"}, "moves"),
    ({"name": "", "moves": None}, "moves"),
]


@pytest.mark.parametrize(("origin", "field"), BAD_ORIGINS, ids=lambda value: str(value)[:30])
def test_a_save_that_cannot_tell_where_it_was_taken_over_is_refused(origin: object, field: str) -> None:
    save = json.loads(saves.dump(dealt_match(toy.TOY, seed=5)))  # six moves, and deals
    for read in (saves.load, saves.summary):
        assert _refused_field(read, json.dumps(save | {"from": origin})) == field


def _refused_field(read: Callable[[str, dict[str, Any]], object], text: str) -> object:
    with pytest.raises(BadSave) as refusal:
        read(text, KNOWN)
    assert refusal.value.reason == "save_field"
    assert explain(refusal.value)
    return refusal.value.values["field"]


@pytest.mark.parametrize("moves", [0, 6])
def test_a_match_can_be_taken_over_anywhere_from_its_start_to_its_end(moves: int) -> None:
    save = json.loads(saves.dump(dealt_match(toy.TOY, seed=5)))
    text = json.dumps(save | {"from": {"name": "An evening", "moves": moves}})
    assert saves.load(text, KNOWN).match.origin == saves.summary(text, KNOWN).origin == Origin("An evening", moves)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_any_mutation_of_a_save_is_the_same_match_or_told_or_refused_but_never_crashes(game: Game[Any, Any]) -> None:
    random = Random(7)
    for match in (random_match(game, seed=3, moves=25), _taken_over(game)):
        text, count = saves.dump(match), MUTATIONS // len(EVERY_GAME) // 2 + 1
        assert {_outcome(_mutated(text, random), match) for _ in range(count)} == {"the same", "told", "refused"}


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_no_mutation_of_an_earlier_save_changes_who_wins_or_whose_turn_it_is_without_a_word(
    game: Game[Any, Any],
) -> None:
    random, match = Random(7), random_match(game, seed=3, moves=25)
    text, count = json.dumps(older(match, 1)), MUTATIONS // len(EVERY_GAME) + 1
    for _time in range(count):
        mutated = _mutated(text, random)
        try:
            loaded = saves.load(mutated, KNOWN)
        except BadSave:
            continue
        if loaded.is_sound:
            assert _score_of(loaded.match) == _score_of(match), mutated


def _score_of(match: Match) -> object:
    return match.to_move, totals(match.game.tally(match.state))


def _taken_over(game: Game[Any, Any]) -> Match:
    match = dealt_match(game, seed=3, moves=12)
    return match.taken_over(Cursor(9), match.players, deal=Deal(0, 5))


def _outcome(text: str, match: Match) -> str:
    try:
        saves.summary(text, KNOWN)
        loaded = saves.load(text, KNOWN)
    except BadSave as refusal:
        return "refused" if explain(refusal) else "refused without a word"
    if not loaded.is_sound:
        return "told"
    return "the same" if (loaded.match.line, loaded.match.hints) == (match.line, match.hints) else "another match"


def _mutated(text: str, random: Random) -> str:
    """One of many kinds of damage: bytes changed, lost, doubled, cut off, or values swapped for others."""
    place = random.randrange(len(text))
    kind = random.randrange(6)
    if kind == 0:
        return text[:place] + chr(random.choice([0, 34, 44, 48, 57, 91, 93, 123, 125, 955, 0xD800])) + text[place + 1 :]
    if kind == 1:
        return text[:place] + text[place + random.randrange(1, 30) :]
    if kind == 2:
        return text[:place] + text[place : place + 20] + text[place:]
    if kind == 3:
        return text[:place]
    return _with_another_value(json.loads(text), random)


def _with_another_value(save: Any, random: Random) -> str:
    parents = [node for node in _nodes(save) if isinstance(node, dict | list) and node]
    parent = random.choice(parents)
    key = random.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    parent[key] = random.choice([None, True, -1, 10**30, 1.5, "", "x" * 9000, [], {}, [[]], "gules", "\u0007"])
    return json.dumps(save)


def _nodes(value: Any) -> list[Any]:
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value, *(node for child in children for node in _nodes(child))]
