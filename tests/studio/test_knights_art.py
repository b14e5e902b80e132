"""Every piece of Knights and Castles has its own picture, made as the piece table tells."""

import json
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from castles.rules.knights.pieces import ARMIES, CASTLES, MATERIALS
from castles.studio.knights.cards import strength_tab
from castles.studio.knights.works import WORKS
from castles.studio.paint.colour import TINCTURES
from castles.studio.stamps import ROOT

ART = ROOT / "art" / "knights"
CARDS = [*(f"army_{army.name}" for army in ARMIES), "shepherd_1", "shepherd_2"]
TILES = [*(f"tile_{MATERIALS[c.material]}_{c.points}" for c in CASTLES), "tile_drum", "tile_back"]
BACKS = [f"back_{tincture}" for tincture in TINCTURES]
SIZES = {
    **dict.fromkeys((*CARDS, *BACKS), (240, 360)),
    **dict.fromkeys(TILES, (480, 480)),
    **dict.fromkeys((f"strength_{n}" for n in range(1, 7)), (128, 128)),
    "sword": (160, 160),
    "camp": (192, 192),
    "ring": (720, 720),
    "place": (232, 348),
    "taken": (192, 192),
}


@cache
def picture(name: str) -> Image.Image:
    with Image.open(ART / f"{name}.webp") as image:
        return image.convert("RGBA")


def thumbnail(name: str) -> Image.Image:
    return picture(name).convert("RGB").resize((24, 24))


def difference(a: Image.Image, b: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


def cards() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((ART / "cards.json").read_text(encoding="utf-8"))
    return table


def test_every_piece_is_listed() -> None:
    assert {f"art/knights/{name}.webp" for name in SIZES} | {"art/knights/cards.json"} == {w.path for w in WORKS}


@pytest.mark.parametrize("name", SIZES)
def test_pictures_have_their_size_and_are_light(name: str) -> None:
    assert picture(name).size == SIZES[name]
    assert (ART / f"{name}.webp").stat().st_size <= 40 * 1024


@pytest.mark.parametrize("kind", [CARDS, TILES, BACKS])
def test_pieces_are_told_apart(kind: list[str]) -> None:
    for a, b in combinations(kind, 2):
        assert difference(thumbnail(a), thumbnail(b)) > 8, (a, b)


def test_tiles_differ_without_colour() -> None:
    for a, b in combinations(TILES, 2):
        assert difference(thumbnail(a).convert("L").convert("RGB"), thumbnail(b).convert("L").convert("RGB")) > 5, (
            a,
            b,
        )


def test_strengths_are_those_of_the_piece_table() -> None:
    places = cards()["strengths"]
    assert isinstance(places, dict)
    for army in ARMIES:
        for i, material in enumerate(MATERIALS):
            x, y, w, h = places[material]
            shown = picture(f"army_{army.name}").crop((x, y, x + w, y + h)).convert("RGB")
            unlike = [difference(shown, strength_tab(material, n, i).convert("RGB")) for n in range(1, 7)]
            assert unlike.index(min(unlike)) + 1 == army.strengths[i], (army.name, material)


def test_the_name_plate_is_empty_and_below_the_strengths() -> None:
    x, y, w, h = cards()["plate"]
    for name in CARDS:
        field = picture(name).convert("L").crop((x + 14, y + 8, x + w - 14, y + h - 10))
        assert ImageStat.Stat(field).stddev[0] < 9, name
    assert y + h < 360
