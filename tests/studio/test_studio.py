"""Everything the studio lists is there, opens, is fresh, and comes out the same when it is painted again."""

import json

import pytest
from PIL import Image

from castles.studio.catalogue import works
from castles.studio.stamps import ROOT, is_stale, sources, stamps

WORKS = works()
PICTURES = [path for path in WORKS if path.endswith((".webp", ".png"))]
CHEAP = ["art/icons/undo.webp", "art/icons/computer.webp"]


def test_every_listed_file_exists() -> None:
    assert [path for path in WORKS if not (ROOT / path).is_file()] == []


def test_every_work_is_fresh() -> None:
    known = stamps()
    assert [path for path, work in WORKS.items() if is_stale(work, known)] == []


def test_no_stamp_outlives_its_work() -> None:
    assert set(stamps()) <= set(WORKS)


def test_every_picture_opens() -> None:
    for path in PICTURES:
        with Image.open(ROOT / path) as picture:
            assert min(picture.size) > 0


def test_every_table_is_json() -> None:
    for path in WORKS:
        if path.endswith(".json"):
            assert json.loads((ROOT / path).read_text(encoding="utf-8"))


def test_names_are_lower_case() -> None:
    assert [path for path in WORKS if path != path.lower()] == []


@pytest.mark.parametrize("path", CHEAP)
def test_painting_twice_gives_the_same_bytes(path: str) -> None:
    assert WORKS[path].encoded() == WORKS[path].encoded()


def test_sources_follow_imports() -> None:
    assert {"castles.studio.icons", "castles.studio.paint.pen", "castles.studio.paint.colour"} <= sources(
        "castles.studio.icons"
    )
