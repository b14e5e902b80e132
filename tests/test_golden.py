"""Golden matches, replayed move by move: a changed rule shows as a difference here."""

import json

import pytest

from castles.commands.replay import transcript
from castles.rules import GAMES
from castles.saves import dump, load
from castles.storage import read_match
from tests.golden import FINGERPRINTS, FOLDER, fingerprint, names, path_of


@pytest.mark.parametrize("name", names())
def test_a_golden_match_is_told_as_it_always_was(name: str) -> None:
    loaded = read_match(path_of(name))
    assert loaded.refused is None
    assert transcript(loaded.match) + "\n" == path_of(name).with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_a_golden_match_is_the_same_on_every_python(name: str) -> None:
    assert fingerprint(read_match(path_of(name)).match) == json.loads(FINGERPRINTS.read_text(encoding="utf-8"))[name]


@pytest.mark.parametrize("name", names())
def test_a_golden_match_ends_as_its_name_says(name: str) -> None:
    match = read_match(path_of(name)).match
    assert f"{match.game.key}-{GAMES[match.game.key].ending(match.state)}" == name


def test_every_shipped_save_is_what_it_says_and_comes_back_from_todays_format() -> None:
    for path in FOLDER.glob("*-*.json"):
        loaded = read_match(path)
        assert loaded.is_sound
        again = load(dump(loaded.match))
        assert (again.is_sound, again.match.line) == (True, loaded.match.line)
