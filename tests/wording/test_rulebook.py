"""Numbers in sentences and rulebooks: said as each language needs them, and none left out."""

import pytest

from castles.i18n import LANGUAGES, SPELLED, Number
from castles.wording import WORDINGS
from castles.wording.rulebook import rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDINGS)
def test_every_number_of_a_rulebook_is_filled_in(game: str, language: str) -> None:
    assert not {"{", "}"} & set(rulebook(game, language))


@pytest.mark.parametrize(
    ("language", "spec", "said"),
    [
        ("en", "", ["1", "2", "5", "22"]),
        ("en", "a key|# keys", ["a key", "2 keys", "5 keys", "22 keys"]),
        ("en", "word", ["one", "two", "five", "22"]),
        ("en", "Ordinal", ["First", "Second", "Fifth", "22."]),
        ("en", "times", ["once", "twice", "five times", "22 ×"]),
        ("pl", "# klucz|# klucze|# kluczy", ["1 klucz", "2 klucze", "5 kluczy", "22 klucze"]),
        ("pl", "genitive", ["jednego", "dwóch", "pięciu", "22"]),
        ("hu", "the ordinal", ["az első", "a második", "az ötödik", "a 22."]),
        ("hu", "The word", ["Az egy", "A két", "Az öt", "A 22"]),
    ],
)
def test_a_number_is_said_as_the_sentence_asks(language: str, spec: str, said: list[str]) -> None:
    assert [format(Number(value, language), spec) for value in (1, 2, 5, 22)] == said


def test_every_language_has_words_for_numbers() -> None:
    assert set(SPELLED) == set(LANGUAGES)
