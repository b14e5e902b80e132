"""The rulebooks: whole in every language that has them, with pictures that exist."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from castles.resources import resource
from castles.scenes.manual import Manual
from castles.scenes.pages import RULES, page
from castles.ui.markup import Block, Figures, Table, outline, parsed
from castles.ui.scrolltext import ScrollText, typeset
from castles.ui.typeset import Words
from tests.window import open_app, press, shown, widget

PAGES = sorted(RULES.glob("*/*.md"))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_picture_of_a_rulebook_exists(path: Path) -> None:
    blocks = parsed(page(path.stem, path.parent.name))
    names = [name for block in blocks if isinstance(block, Figures) for name, _caption in block.pictures]
    assert [name for name in names if not (resource("art") / f"{name}.webp").exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_translated_rulebook_has_the_same_parts(path: Path) -> None:
    assert shape(page(path.stem, path.parent.name)) == shape(page(path.stem, "en"))


def shape(text: str) -> list[object]:
    """Kinds of blocks, with the pictures and the sizes of tables."""
    return [_part(block) for block in parsed(text)]


def _part(block: Block) -> object:
    if isinstance(block, Figures):
        return [name for name, _caption in block.pictures]
    return (len(block.rows), len(block.rows[0])) if isinstance(block, Table) else type(block).__name__


@pytest.mark.parametrize("width", [500.0, 780.0])
@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_words_of_a_rulebook_lie_over_each_other(path: Path, width: float, tmp_path: Path) -> None:
    app = open_app(tmp_path)
    text = typeset(app.canvas.lettering, app.canvas.sprites, page(path.stem, path.parent.name), width)
    words = [piece for piece in text.pieces if isinstance(piece, Words)]
    lines = [(one.text, other.text) for one, other in pairwise(words) if one.area.overlaps(other.area, 2)]
    assert lines == []
    assert all(piece.area.x >= -1 and piece.area.right <= width + 2 for piece in text.pieces)


def test_an_unknown_language_gets_the_english_page() -> None:
    assert page("courtyard", "xx") == page("courtyard", "en")


def test_a_chapter_is_turned_to(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    manual = Manual(app.context, "courtyard")
    shown(app, manual)
    text = widget(app, "text")
    assert isinstance(text, ScrollText)
    manual.show("courtyard", 3)
    assert manual.pane.offset == text.text.chapters[3]


def test_the_list_follows_what_is_read(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    manual = Manual(app.context, "courtyard")
    shown(app, manual)
    press(app, pygame.K_END)
    assert widget(app, "contents").selected in range(len(outline(manual.text)) + 1)  # type: ignore[attr-defined]
    assert widget(app, "contents").selected > 0  # type: ignore[attr-defined]


def test_page_keys_scroll_without_a_click(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    shown(app, Manual(app.context, "courtyard"))
    press(app, pygame.K_PAGEDOWN)
    text = widget(app, "text")
    assert isinstance(text, ScrollText)
    assert text.seen.offset > 100
