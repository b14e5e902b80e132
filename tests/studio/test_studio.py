"""Everything the studio lists is there, opens, is fresh, and comes out the same when it is made again."""

import json

import pytest
from PIL import Image, ImageStat

from castles.studio.catalogue import works
from castles.studio.stamps import ROOT, is_stale, sources, stamps
from castles.studio.work import bled

WORKS = works()
PICTURES = [path for path in WORKS if path.endswith((".webp", ".png"))]
CHEAP = [
    "art/icons/undo.webp",
    "art/crests/gules.webp",
    "art/ui/button_red_hover.webp",
    "art/ui/toggle_on.webp",
    "art/ui/slices.json",
    "art/ui/icon_64.webp",
    "sounds/click.ogg",
    "sounds/turn.ogg",
]


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
            picture.load()


def test_names_are_lower_case() -> None:
    assert [path for path in WORKS if path != path.lower()] == []


@pytest.mark.parametrize("path", CHEAP)
def test_making_a_work_twice_gives_the_same_bytes(path: str) -> None:
    assert WORKS[path].encoded() == WORKS[path].encoded()


def test_every_frame_has_the_size_its_table_tells_and_a_middle() -> None:
    for name, entry in json.loads((ROOT / "art/ui/slices.json").read_text(encoding="utf-8")).items():
        with Image.open(ROOT / f"art/ui/{name}.webp") as picture:
            assert list(picture.size) == entry["size"], name
        left, top, right, bottom = entry["insets"]
        assert left + right < entry["size"][0], name
        assert top + bottom < entry["size"][1], name
        assert entry["centre"] in ("tile", "stretch")


def test_tiled_frames_repeat_without_a_seam() -> None:
    """The pixels after the middle continue it as its own first pixels do."""
    for name, entry in json.loads((ROOT / "art/ui/slices.json").read_text(encoding="utf-8")).items():
        if entry["centre"] == "tile":
            assert jump_at_the_seam(name, entry["insets"]) < 12, name


def jump_at_the_seam(name: str, insets: list[int]) -> float:
    with Image.open(ROOT / f"art/ui/{name}.webp") as picture:
        grey = picture.convert("L")
    left, top, right, bottom = insets
    first = grey.crop((left, top, left + 1, grey.height - bottom)).tobytes()
    after = grey.crop((grey.width - right, top, grey.width - right + 1, grey.height - bottom)).tobytes()
    return sum(abs(a - b) for a, b in zip(first, after, strict=True)) / len(first)


def test_sources_follow_imports() -> None:
    found = sources("castles.studio.icons")
    assert {"castles.studio.icons", "castles.studio.paint.pen", "castles.studio.paint.colour"} <= found


def test_colour_runs_on_beneath_transparent_pixels() -> None:
    image = Image.new("RGBA", (40, 40))
    image.paste((200, 40, 40, 255), (16, 16, 24, 24))
    *colour, alpha = ImageStat.Stat(bled(image).crop((12, 20, 13, 21))).mean
    assert alpha == 0
    assert max(abs(a - b) for a, b in zip(colour, (200, 40, 40), strict=True)) < 8
