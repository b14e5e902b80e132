"""Lettering: where a line may end."""

import pygame
import pytest

from castles.ui.text import Lettering
from castles.ui.theme import BODY


def lines(text: str, width: float) -> list[str]:
    pygame.font.init()
    return Lettering(1.0).lines(text, BODY, width)


@pytest.mark.parametrize("text", ["A chance of 42 %.", "A chance of 42\u00a0%.", "A chance of 42\u202f%."])
@pytest.mark.parametrize("width", range(1, 200, 3))
def test_a_percent_sign_stays_with_its_number(text: str, width: float) -> None:
    assert not any(line.startswith("%") for line in lines(text, width))


@pytest.mark.parametrize("width", range(1, 200, 3))
def test_a_product_stays_on_one_line(width: float) -> None:
    assert [line for line in lines("House: 12 × 2 = 24 points.", width) if "12 × 2" in line]


def test_a_line_ends_between_words_only() -> None:
    assert lines("one two", 1) == ["one", "two"]


@pytest.mark.parametrize("width", range(1, 200, 3))
def test_a_word_of_one_letter_never_ends_a_line(width: float) -> None:
    found = lines("Zamek z wieżą i murem. W domu a taste of ziemia", width)
    assert not any(line.split()[-1] in "ziWa" for line in found)
