"""One fact in one place: a number changed among the pieces alone is changed everywhere."""

import pytest

from castles.rules import GAMES
from tests.facts import CHANGES, Change, check, unchanged


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.name)
def test_a_changed_number_is_changed_for_players_boards_and_words(change: Change) -> None:
    check(change, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_the_pieces_is_changed_or_exempt(game: str) -> None:
    assert unchanged(game) == set()
