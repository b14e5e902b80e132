"""Every piece of Castle Wall has its own picture, and any two cards join without a seam."""

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from castles.rules.wall.pieces import CARDS, CHARACTERS, character
from castles.studio.paint.colour import TINCTURES
from castles.studio.stamps import ROOT
from castles.studio.wall.cards import LOOKS
from castles.studio.wall.ornaments import FACES, SKIES
from castles.studio.wall.props import PROPS
from castles.studio.wall.towers import BEFORE, BEHIND
from castles.studio.wall.works import WORKS

ART = ROOT / "art" / "wall"
WALLS = [f"card_{number:02}" for number in CARDS]
STARTS = [f"start_{tincture}" for tincture in TINCTURES]
COUNTRY = ["country_1", "country_2", "country_3"]
FIGURES = [f"figure_{name}" for name in CHARACTERS]
SIZES = {
    **dict.fromkeys((*WALLS, *STARTS, *COUNTRY, "end", "back", "gone", "frame"), (200, 300)),
    **dict.fromkeys(FIGURES, (160, 160)),
    "wizard_spark": (192, 192),
}
SKYLINE = (30, 20, 170, 145)  # where a card shows who or what stands on it
RULE = 6  # the gold at the upper and the lower edge


@cache
def picture(name: str) -> Image.Image:
    with Image.open(ART / f"{name}.webp") as image:
        return image.convert("RGBA")


@cache
def thumbnail(name: str) -> Image.Image:
    return picture(name).convert("RGB").resize((25, 38))


def difference(a: Image.Image, b: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


def edge(name: str, x: int) -> Image.Image:
    return picture(name).convert("RGB").crop((x, RULE, x + 1, 300 - RULE))


def test_every_piece_is_listed() -> None:
    assert {f"art/wall/{name}.webp" for name in SIZES} == {work.path for work in WORKS}


@pytest.mark.parametrize("name", SIZES)
def test_pictures_have_their_size_and_are_light(name: str) -> None:
    assert picture(name).size == SIZES[name]
    assert (ART / f"{name}.webp").stat().st_size <= 40 * 1024


@pytest.mark.parametrize("kind", [WALLS, STARTS, FIGURES])
def test_pieces_are_told_apart(kind: list[str]) -> None:
    for a, b in combinations(kind, 2):
        assert difference(thumbnail(a), thumbnail(b)) > 2, (a, b)


def test_each_card_shows_its_character_and_no_other_card_does() -> None:
    assert set(LOOKS) == set(CARDS)
    for number, look in LOOKS.items():
        if name := character(number):
            assert look.stands == name
        else:
            assert look.stands in PROPS.keys() | BEFORE.keys() | BEHIND.keys()
        assert look.face in FACES
        assert look.sky in SKIES


def test_no_two_cards_look_alike_by_their_table() -> None:
    assert len({(look.stands, look.face, look.sky, look.colour) for look in LOOKS.values()}) == len(LOOKS)


def test_characters_stand_out_from_the_same_wall_without_them() -> None:
    for a, b in combinations(CHARACTERS, 2):
        first, second = (picture(f"card_{CHARACTERS[name][1][0]:02}").convert("L").crop(SKYLINE) for name in (a, b))
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] > 12, (a, b)


def test_walls_join_without_a_seam() -> None:
    """A card's last column goes on in any other's first one as well as in its own."""
    firsts = [*WALLS, "end"]
    lasts = [*WALLS, *STARTS]
    left = edge(WALLS[0], 0)
    assert all(difference(edge(name, 0), left) < 9 for name in firsts)
    right = edge(WALLS[0], 199)
    assert all(difference(edge(name, 199), right) < 9 for name in lasts)
    assert difference(left, right) < 16


def test_open_country_joins_the_unfinished_end() -> None:
    for name in COUNTRY:
        assert difference(edge(name, 0), edge("end", 199)) < 12
        assert difference(edge(name, 199), edge("country_1", 0)) < 12


def test_the_frame_is_open_in_the_middle() -> None:
    alpha = picture("frame").getchannel("A")
    assert alpha.crop((12, 12, 188, 288)).getextrema() == (0, 0)
    assert alpha.getpixel((100, 2)) == 255
