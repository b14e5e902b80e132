"""Lettering: where a line may end, and that any text can be drawn."""

import time

import pygame
import pytest

from castles.ui.text import DOTS, Lettering
from castles.ui.theme import BODY, BUTTON


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


@pytest.mark.parametrize(
    "text", ["\0", "\ud800", "\udcff.json", "\n\n", "\u0301", "\ufe0f", "\u200b\n", "\U0001f3f0", "a\0b", "W" * 10**6]
)
def test_any_text_is_measured_and_drawn(text: str) -> None:
    pygame.font.init()
    lettering = Lettering(1.0)
    for style in (BODY, BUTTON):
        assert lettering.width(text, style) >= 0
        assert lettering.lines(text, style, 100)
        assert lettering.surface(text, style).get_width() >= lettering.width(text, style)


@pytest.mark.parametrize("text", ["W" * 20_000, "i" * 20_000, "x " * 10_000, "x\n" * 10_000, "\u0301" * 20_000])
def test_a_text_that_is_far_too_long_is_fitted_before_long(text: str) -> None:
    pygame.font.init()
    lettering, started = Lettering(1.0), time.process_time()
    style, found = lettering.fitted(text, BODY, 300, 100)
    assert len(found) * lettering.height(style) <= 101
    assert time.process_time() - started < 1


@pytest.mark.parametrize("width", [1, 20, 50, 133, 300])
def test_a_line_that_is_broken_off_is_as_long_as_it_can_be(width: float) -> None:
    pygame.font.init()
    lettering, line = Lettering(1.0), "".join("abcdefghijklmnopqrstuvwxyz"[n * n % 26] for n in range(500))
    style, (kept,) = lettering.fitted(line, BODY, width, 10)
    letters = len(kept) - len(DOTS)
    assert kept == line[:letters] + DOTS
    assert letters == 0 or lettering.width(kept, style) <= width
    assert lettering.width(line[: letters + 1] + DOTS, style) > width
