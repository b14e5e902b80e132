"""The pictures of Topple the King are all there and agree with the piece table."""

import json
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from castles.rules.throne.pieces import CARDS, CASTLES, COLOURS, KINDS, LIVING, TOURNAMENT
from castles.studio.stamps import ROOT
from castles.studio.throne.blazon import BLAZONS, badge
from castles.studio.throne.buildings import PLANS
from castles.studio.throne.cardboard import CARD, EDGES, KING
from castles.studio.throne.deck import MINIS, mini, name
from castles.studio.throne.dice_faces import FRAMES
from castles.studio.throne.dice_faces import SIZE as DIE
from castles.studio.throne.minis import GOALS, MINI
from castles.studio.throne.vignettes import VIEWS
from castles.studio.throne.works import WORKS

ART = ROOT / "art" / "throne"
FILES = {work.path for work in WORKS}
BUDGET = 5_000_000
DEAREST = 40_000


@cache
def picture(file: str) -> Image.Image:
    with Image.open(ART / f"{file}.webp") as image:
        return image.convert("RGBA")


@cache
def thumbnail(file: str) -> Image.Image:
    return picture(file).convert("RGB").resize((24, 34), Image.Resampling.BOX)


def difference(a: str, b: str) -> float:
    """The mean difference of two thumbnails, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(thumbnail(a), thumbnail(b))).mean) / 3


@cache
def layout() -> dict[str, Any]:
    return json.loads((ART / "cards.json").read_text(encoding="utf-8"))


def test_every_card_of_the_table_has_its_picture() -> None:
    for card in range(len(CARDS) + 1):
        assert picture(name(card)).size == CARD, name(card)
        assert picture(mini(card)).size == MINI, mini(card)


def test_names_tell_colour_or_kind_and_number() -> None:
    assert name(0) == "castle_brown_0"
    assert name(len(CASTLES)) == "special_die1_16"
    assert name(TOURNAMENT) == "tournament"


def test_king_and_back_have_their_sizes() -> None:
    assert picture("king").size == KING
    assert picture("back").size == CARD


def test_the_layout_names_the_same_pictures() -> None:
    assert layout()["pictures"] == [name(card) for card in range(len(CARDS) + 1)]
    assert layout()["minis"] == [mini(card) for card in range(len(CARDS) + 1)]


@pytest.mark.parametrize("kind", ["special", "tournament", "king"])
def test_name_plates_are_empty_parchment_within_the_card(kind: str) -> None:
    file = {"special": name(len(CASTLES)), "tournament": "tournament", "king": "king"}[kind]
    x, y, w, h = layout()[kind]["name"]
    image = picture(file)
    assert 0 < x < x + w < image.width
    assert 0 < y < y + h < image.height
    inside = image.convert("L").crop((x + 8, y + 8, x + w - 8, y + h - 8))
    assert ImageStat.Stat(inside).mean[0] > 185
    assert ImageStat.Stat(inside).stddev[0] < 16


def test_every_castle_has_its_own_building_and_light() -> None:
    assert len(PLANS) == len(VIEWS) == len(CASTLES)
    assert all(difference(name(a), name(b)) > 5 for a, b in combinations(range(len(CASTLES)), 2))


def test_cards_of_different_kinds_look_different() -> None:
    files = [name(card) for card in range(len(CARDS) + 1)] + ["king", "back"]
    assert all(difference(a, b) > 1.5 for a, b in combinations(files, 2) if a != "king" and b != "king")


def test_small_cards_differ_even_at_their_smallest() -> None:
    files = [*MINIS, "mini_tournament"]
    assert len(files) == len(COLOURS) + len(KINDS) + 1
    assert all(difference(a, b) > 2 for a, b in combinations(files, 2))


def test_colour_is_never_alone() -> None:
    assert len({blazon.sign for blazon in BLAZONS.values()}) == len(COLOURS)
    assert len({blazon.hatching for blazon in BLAZONS.values()}) == len(COLOURS)
    assert len({tuple(edge()) for edge in EDGES.values()}) == len(COLOURS)
    assert len({badge(colour, 32).convert("L").tobytes() for colour in COLOURS}) == len(COLOURS)


def test_dice_are_there_in_all_faces_and_of_one_size() -> None:
    faces = [f"die_bone_{face}{lean}" for face in range(1, 7) for lean in ("", "_left", "_right")]
    faces += [f"die_{kind}_{face}" for kind in ("red", "yellow", "extra") for face in LIVING]
    faces += [f"die_dead_6{lean}" for lean in ("", "_left", "_right")]
    faces += [f"die_tumble_{frame}" for frame in range(FRAMES)]
    assert {picture(face).size for face in faces} == {(DIE, DIE)}


def test_nothing_of_a_die_is_cut_off() -> None:
    for path in FILES:
        if "/die_" in path:
            alpha = picture(path.split("/")[-1].removesuffix(".webp")).getchannel("A")
            rim = ImageChops.subtract(alpha, framed(alpha))
            assert ImageStat.Stat(rim).extrema[0][1] < 90, path


def framed(alpha: Image.Image) -> Image.Image:
    """The same without the two outermost pixels."""
    inner = Image.new("L", alpha.size)
    inner.paste(alpha.crop((2, 2, alpha.width - 2, alpha.height - 2)), (2, 2))
    return inner


def test_trays_signs_and_figures_are_there() -> None:
    wanted = {"tray_kept", "tray_dead", "slot", "counter", "cover_guard", "cover_watchman"}
    wanted |= {f"goal_{way}" for way in GOALS}
    assert {f"art/throne/{file}.webp" for file in wanted} <= FILES
    assert set(GOALS) == {"castles", "tournaments", "king"}


def test_pictures_are_small() -> None:
    sizes = {path: (ROOT / path).stat().st_size for path in FILES}
    assert [path for path, size in sizes.items() if size > DEAREST] == []
    assert sum(sizes.values()) < BUDGET
