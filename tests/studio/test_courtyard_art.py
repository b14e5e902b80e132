"""The Courtyard's pictures are all there and agree with the piece table."""

import json
from functools import cache
from typing import Any

from PIL import Image, ImageStat

from castles.rules.courtyard import ground
from castles.rules.courtyard.pieces import (
    HOUSE,
    MEADOW,
    PIGSTY,
    QUARTERS,
    SIDES,
    SQUARES,
    START_SPACES,
    TILES,
    TOKENS,
    TOWERS,
    TRACK,
    Tile,
)
from castles.studio.courtyard.canvas import TILE
from castles.studio.courtyard.plan import MIDDLES, STEPS, plan_of
from castles.studio.courtyard.tiles import name, seeds, turns
from castles.studio.courtyard.works import WORKS
from castles.studio.paint.colour import TINCTURES
from castles.studio.stamps import ROOT

ART = ROOT / "art" / "courtyard"
ALL = [(tile, seed, turn) for tile in TILES for seed in seeds(tile) for turn in turns(tile)]
BUDGET = 7_000_000


@cache
def wall() -> dict[str, Any]:
    return json.loads((ART / "wall.json").read_text(encoding="utf-8"))


@cache
def picture(tile: Tile, seed: int, turn: int) -> Image.Image:
    with Image.open(ROOT / name(tile, seed, turn)) as image:
        return image.convert("RGB")


def looks_like_road(image: Image.Image, side: str) -> bool:
    """Pale sand just inside the middle of a side."""
    (x, y), (dx, dy) = MIDDLES[side], STEPS[side]
    x, y = x - dx * 4, y - dy * 4
    r, g, b = ImageStat.Stat(image.crop((int(x) - 3, int(y) - 3, int(x) + 3, int(y) + 3))).mean
    return r > 190 and r - b > 40 and r > g > 160


def shown_kind(image: Image.Image, half: str) -> str:
    """What the rim of a half side is painted with, by its mean colour."""
    side, letter = half[0], half[1].upper()
    (x, y), (dx, dy) = MIDDLES[side], STEPS[letter]
    x, y = x + dx * 48 - STEPS[side][0], y + dy * 48 - STEPS[side][1]
    across, down = 40 * abs(dx) + 1, 40 * abs(dy) + 1
    r, g, b = ImageStat.Stat(image.crop((int(x - across), int(y - down), int(x + across), int(y + down)))).mean
    if g > r + 8:
        return MEADOW
    return PIGSTY if r + g + b < 300 and r - b > 22 else HOUSE


def test_every_tile_opens_at_its_size() -> None:
    assert {picture(*key).size for key in ALL} == {(TILE, TILE)}


def test_tiles_are_small_enough() -> None:
    assert sum((ROOT / name(*key)).stat().st_size for key in ALL) < BUDGET


def test_roads_cross_just_the_sides_of_the_piece_table() -> None:
    for tile, seed, turn in ALL:
        image = picture(tile, seed, turn)
        assert tuple(s for s in SIDES if looks_like_road(image, s)) == plan_of(tile, turn).roads, (tile.kind, seed)


def test_half_sides_show_the_kind_of_the_piece_table() -> None:
    for tile, seed, turn in ALL:
        image, quarters = picture(tile, seed, turn), plan_of(tile, turn).quarters
        shown = {half: shown_kind(image, half) for halves in QUARTERS.values() for half in halves}
        meant = {half: quarters[quarter] for quarter, halves in QUARTERS.items() for half in halves}
        assert shown == meant, (tile.kind, seed, turn)


def test_variants_differ() -> None:
    twins = [tile for tile in TILES if tile.count > 1]
    assert len(twins) > 5
    assert all(
        picture(tile, 0, turn).tobytes() != picture(tile, 1, turn).tobytes() for tile in twins for turn in turns(tile)
    )


def test_a_tile_is_painted_in_the_turns_that_the_rules_call_different() -> None:
    assert [len(turns(tile)) for tile in TILES] == [len(different) for different in ground.TURNS]


def test_the_wall_knows_every_square_space_tower_and_start() -> None:
    assert set(wall()["squares"]) == {f"{x},{y}" for x, y in SQUARES}
    assert len(wall()["squares"]) == 76
    assert len(wall()["spaces"]) == TRACK == 100
    assert [tower["spaces"] for tower in wall()["towers"]] == [list(tower.spaces) for tower in TOWERS]
    assert len(wall()["towers"]) == 14
    assert set(wall()["starts"]) == {start.name for start in START_SPACES}
    assert len(wall()["starts"]) == 7


def test_the_wall_is_as_large_as_it_says() -> None:
    with Image.open(ART / "wall.webp") as image:
        assert list(image.size) == wall()["size"]
        assert image.mode == "RGBA"


def test_squares_lie_on_sand_and_beyond_the_wall_is_nothing() -> None:
    with Image.open(ART / "wall.webp") as image:
        alpha = image.getchannel("A")
    assert all(alpha.getpixel(tuple(at)) == 255 for at in (*wall()["squares"].values(), *wall()["spaces"]))
    assert alpha.getpixel((2, 2)) == 0


def test_neighbouring_spaces_of_the_track_lie_close() -> None:
    spaces, square = wall()["spaces"], wall()["square"]
    for i, (x, y) in enumerate(spaces):
        nx, ny = spaces[(i + 1) % TRACK]
        assert 0 < abs(nx - x) + abs(ny - y) < square * 1.25


def test_pieces_come_in_all_tinctures_and_tokens_in_all_kinds() -> None:
    names = {work.path.removeprefix("art/courtyard/") for work in WORKS}
    for tincture in TINCTURES:
        assert {f"{piece}_{tincture}.webp" for piece in ("subject", "marker", "keep", "flag")} <= names
        assert f"subject_{tincture}_lying.webp" in names
    assert {f"token_{key}.webp" for key in (*TOKENS, "back")} <= names
