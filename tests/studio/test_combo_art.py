"""Every card and piece of Castle Combo has its picture, no two characters look alike, and no part lies unused."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations

from PIL import Image, ImageChops, ImageStat

from castles.rules.combo.pieces import CHARACTERS, CRESTS, LOCATIONS, OneOf
from castles.studio.combo import garments, hair, hats, settings, tools_castle, tools_village
from castles.studio.combo.cast import Looks, Part, cast
from castles.studio.combo.frame import SIZE, WINDOW
from castles.studio.combo.notation import Drawing
from castles.studio.combo.pieces import cut
from castles.studio.combo.poses import POSES
from castles.studio.combo.signs import BANNERS, MARK_SIGNS
from castles.studio.combo.strips import ability_rows, scroll_row, width
from castles.studio.combo.works import WORKS
from castles.studio.stamps import ROOT

ART = ROOT / "art" / "combo"


@cache
def picture(name: str) -> Image.Image:
    with Image.open(ART / f"{name}.webp") as image:
        return image.convert("RGBA")


def thumbnail(name: str) -> Image.Image:
    x, y, w, h = WINDOW
    return picture(name).convert("RGB").crop((x + 60, y, x + w - 50, y + h - 20)).resize((24, 24))


def difference(a: Image.Image, b: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


def test_every_character_has_a_card_of_the_right_size() -> None:
    assert {picture(f"card_{one.id.lower()}").size for one in CHARACTERS} == {SIZE}


def test_the_cast_is_the_table_of_characters() -> None:
    assert list(cast()) == [one.id for one in CHARACTERS]


def test_no_two_portraits_look_alike() -> None:
    portraits = {one.id: thumbnail(f"card_{one.id.lower()}") for one in CHARACTERS}
    alike = [(a, b) for a, b in combinations(portraits, 2) if difference(portraits[a], portraits[b]) < 9]
    assert alike == []


def test_no_two_characters_stand_in_the_same_way() -> None:
    ways = [(who.turn, who.nod, who.tilt, who.shot, who.pose, who.tool, who.left) for who in cast().values()]
    assert len(set(ways)) == len(ways)


def test_backs_places_and_locations_are_there() -> None:
    for deck in LOCATIONS:
        assert picture(f"back_{BANNERS[deck]}").size == picture(f"facedown_{BANNERS[deck]}").size == SIZE
        assert picture(f"location_{BANNERS[deck]}").width > 3 * SIZE[0]
    assert picture("place").size == SIZE


def test_crests_differ_in_their_shapes_too() -> None:
    grey = [picture(f"crest_{kind.name.lower()}").convert("L").convert("RGB") for kind in CRESTS]
    assert min(difference(a, b) for a, b in combinations(grey, 2)) > 4


def test_no_two_signs_look_alike() -> None:
    shown = {mark: cut((72, 72), sign.paint, 2.5, 1.2, 1.8, (0.5, 0.5)) for mark, sign in MARK_SIGNS.items()}
    brown = {mark: Image.alpha_composite(Image.new("RGBA", (72, 72), "brown"), image) for mark, image in shown.items()}
    assert [
        (a, b) for a, b in combinations(brown, 2) if difference(*(brown[m].convert("RGB") for m in (a, b))) < 1
    ] == []


def test_loose_pieces_are_cut_out() -> None:
    pieces = ("coin", "key", "purse_coin", "messenger", "points", "gold_small", "gold_large", "keys_medium")
    for name in pieces:
        assert picture(name).getchannel("A").getextrema() == (0, 255), name
        assert picture(name).getchannel("A").getpixel((0, 0)) == 0, name


def test_pictures_are_small() -> None:
    sizes = {work.path: (ROOT / work.path).stat().st_size for work in WORKS}
    assert [path for path, size in sizes.items() if size >= 40_000] == []
    assert sum(sizes.values()) < 5_000_000


def test_rectangles_lie_on_the_card_and_apart() -> None:
    table = json.loads((ART / "cards.json").read_text(encoding="utf-8"))
    assert table["size"] == list(SIZE)
    for x, y, w, h in (table[key] for key in ("portrait", "name", "cost", "arrow", "ability", "scroll", "purse")):
        assert x >= 0
        assert y >= 0
        assert x + w <= SIZE[0]
        assert y + h <= SIZE[1]
    assert table["name"][1] + table["name"][3] < table["ability"][1]
    assert table["ability"][1] + table["ability"][3] < table["scroll"][1]


def test_every_ability_and_scroll_can_be_told_in_signs() -> None:
    for one in CHARACTERS:
        rows, choice = ability_rows(one)
        assert len(rows) == (2 if choice else len(one.ability)), one.id
        assert choice == isinstance(one.ability[0], OneOf)
        assert max(width(row) for row in (*rows, scroll_row(one))) < 140, one.id


def test_no_part_lies_unused() -> None:
    assert list(unused()) == []


def unused() -> Iterator[str]:
    people = tuple(cast().values())
    for table, parts in (
        (hats.BACKS, [who.hat for who in people]),
        (hats.HATS, [who.hat for who in people]),
        (hair.BACKS, [who.hair for who in people]),
        (hair.HAIR, [who.hair for who in people]),
        (hair.BEARDS, [who.beard for who in people]),
    ):
        yield from set(table) - {seen(table, who, part) for who, part in zip(people, parts, strict=True)}
    yield from set(garments.GARMENTS) - {who.garb.name for who in people}
    yield from {*tools_castle.TOOLS, *tools_village.TOOLS} - {tool for who in people for tool in (who.tool, who.left)}
    yield from set(settings.BEHIND) - {who.behind for who in people}
    yield from set(settings.BEFORE) - {who.before for who in people}
    yield from set(POSES) - {who.pose for who in people}


def seen(table: Mapping[str, Drawing], who: Looks, part: Part) -> str:
    side = f"{part.name}_side"
    return side if who.profile and side in table else part.name
