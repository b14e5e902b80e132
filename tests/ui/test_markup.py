"""Marked-up text: what is read, and how it is set."""

import pygame

from castles.ui.markup import Bullet, Figures, Heading, Paragraph, Span, Table, outline, parsed
from castles.ui.text import Lettering
from castles.ui.typeset import Image, Typesetter, Words


def test_headings_have_levels() -> None:
    assert parsed("# A\n\n## B") == (Heading("A", 1), Heading("B", 2))


def test_lines_that_follow_each_other_are_one_paragraph() -> None:
    assert parsed("one\ntwo\n\nthree") == (Paragraph((Span("one two"),)), Paragraph((Span("three"),)))


def test_bold_words_are_spans_of_their_own() -> None:
    assert parsed("a **b** c") == (Paragraph((Span("a "), Span("b", bold=True), Span(" c"))),)


def test_bullet_points_stand_alone() -> None:
    assert parsed("- a\n- b") == (Bullet((Span("a"),)), Bullet((Span("b"),)))


def test_a_table_leaves_out_its_line_of_dashes() -> None:
    assert parsed("| a | b |\n|---|---|\n| 1 | 2 |") == (
        Table((((Span("a"),), (Span("b"),)), ((Span("1"),), (Span("2"),)))),
    )


def test_pictures_side_by_side_are_one_block() -> None:
    assert parsed("![A](x/a) ![B](x/b)") == (Figures((("x/a", "A"), ("x/b", "B"))),)


def test_the_outline_names_the_chapters() -> None:
    assert outline("# Game\n\n## One\n\ntext\n\n## Two") == ["One", "Two"]


def typeset(text: str, width: float) -> Typesetter:
    pygame.font.init()
    return Typesetter(Lettering(1.0), width, lambda name: (300.0, 200.0)).set(parsed(text))


def test_no_word_sticks_out() -> None:
    pieces = typeset("## Title\n\n" + "some **bold words** here " * 30 + "\n\n- and a point " * 5, 220).pieces
    assert max(piece.area.right for piece in pieces) <= 222


def test_a_sign_after_bold_words_stays_with_them() -> None:
    words = [piece.text for piece in typeset("a **b**, c", 300).pieces if isinstance(piece, Words)]
    assert words == ["a", "b,", "c"]


def test_pictures_shrink_until_they_fit_beside_each_other() -> None:
    images = [piece.area for piece in typeset("![A](a) ![B](b) ![C](c)", 200).pieces if isinstance(piece, Image)]
    assert (len(images), images[0].x >= 0, images[2].right <= 200) == (3, True, True)


def test_chapters_know_where_they_begin() -> None:
    chapters = typeset("# A\n\n## B\n\ntext\n\n## C", 300).chapters
    assert chapters == sorted(set(chapters))
    assert len(chapters) == 2


def test_a_percent_sign_stays_with_its_number() -> None:
    words = [piece.text for piece in typeset("with **42** % or 42 % of it", 60).pieces if isinstance(piece, Words)]
    assert words == ["with", "42 %", "or", "42 %", "of", "it"]
