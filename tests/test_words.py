"""The catalogues: complete, fresh, with the same placeholders in every language, and only letters the fonts have."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from castles.words.__main__ import PLURALS, catalogue, messages, missing, mo_bytes, po_path, po_text, updated

FONTS = sorted((Path(__file__).parent.parent / "art" / "fonts").glob("*.ttf"))
LANGUAGES = list(PLURALS)


def texts(value: object) -> list[str]:
    return (
        [value] if isinstance(value, str) else [str(each) for each in value] if isinstance(value, tuple | list) else []
    )


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w*)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated(language: str) -> None:
    assert missing(updated(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_fresh_and_so_is_its_compiled_form(language: str) -> None:
    text = po_text(updated(language), language)
    assert po_path(language).read_bytes() == text
    assert po_path(language).with_suffix(".mo").read_bytes() == mo_bytes(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_the_placeholders(language: str) -> None:
    for message in catalogue(language):
        if message.id:
            wanted = set().union(*(placeholders(text) for text in texts(message.id)))
            for text in texts(message.string):
                assert placeholders(text) <= wanted, text
            assert placeholders(texts(message.string)[-1]) == wanted, message.id


def test_boards_are_geometry_and_hold_no_words() -> None:
    paths = {path for message in messages() for path, _line in message.locations}
    assert not [path for path in paths if path.startswith("castles/boards/")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plural_forms_are_as_many_as_the_language_has(language: str) -> None:
    for message in catalogue(language):
        if isinstance(message.id, tuple):
            assert len(texts(message.string)) == PLURALS[language][0], message.id


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_every_font_has_every_letter_of_every_message(font: Path) -> None:
    shown = {
        letter
        for language in LANGUAGES
        for message in catalogue(language)
        for text in texts(message.string)
        for letter in text
    }
    shown |= {letter for message in messages() for text in texts(message.id) for letter in text}
    known = set(TTFont(font).getBestCmap())
    assert {letter for letter in shown if ord(letter) not in known and letter.isprintable()} == set()
