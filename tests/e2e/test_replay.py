"""Looking back and taking over in a real window: keys, buttons, the track, and the new match to its end."""

import json
from pathlib import Path
from random import Random

from castles import saves
from castles.files import write
from castles.rules import GAMES
from tests.e2e.conftest import Start
from tests.e2e.desktop import Program
from tests.e2e.test_courtyard import at_a_new_tile, square
from tests.e2e.test_every_game import choices, without_animations
from tests.matches import random_match

WALL = GAMES["wall"]


def finished(folder: Path) -> tuple[Path, int]:
    """A finished match between two people in a file of their own, and how many moves it has."""
    without_animations(folder)
    match = random_match(WALL, 2, seed=3)
    match.name = "Yesterday"
    write(folder / "yesterday.json", saves.dump(match))
    return folder / "yesterday.json", len(match.past)


def goes_to(program: Program, moves: int) -> None:
    program.wait_for("past", moves=moves)


def test_a_match_is_looked_through_with_keys_buttons_and_the_track(start: Start, tmp_path: Path) -> None:
    path, count = finished(tmp_path)
    program = start("replay", str(path), "--play", "--to", "10")
    program.wait_for("scene", name="table")
    goes_to(program, 10)
    program.keys("Right")
    goes_to(program, 11)
    program.keys("Left")
    goes_to(program, 10)
    program.click("replay back")
    goes_to(program, 9)
    program.keys("End")
    goes_to(program, count)
    x, y, wide, high = program.widget("replay track")
    program.drag((x + wide - 11, y + high // 2), (x + 11, y + high // 2))
    goes_to(program, 0)
    program.click("replay play")
    goes_to(program, 3)
    program.keys("space")
    program.keys("s")
    program.wait_for("scene", name="sheet")


def test_a_place_is_taken_over_and_played_to_the_end(start: Start, tmp_path: Path) -> None:
    path, _count = finished(tmp_path)
    before, random = path.read_bytes(), Random(5)
    program = start("replay", str(path), "--play", "--to", "12")
    program.wait_for("scene", name="table")
    goes_to(program, 12)
    program.click("replay branch")
    program.wait_for("scene", name="take_over")
    program.click("start")
    program.wait_for("scene", name="table")
    for choice in choices(program):
        program.click_and_see(random.choice(choice))
    program.wait_for("scene", name="sheet")
    [kept] = (tmp_path / "data" / "saves").glob("wall*.json")
    save = json.loads(kept.read_text(encoding="utf-8"))
    assert (save["from"], save["to_move"]) == ({"name": "Yesterday", "moves": 12}, None)
    assert path.read_bytes() == before


def test_a_running_match_waits_while_one_looks_back(start: Start, tmp_path: Path) -> None:
    path = at_a_new_tile(tmp_path)
    before = path.read_bytes()
    program = start("--resume")
    program.wait_for("scene", name="table")
    square(program)
    program.keys("Prior")
    program.wait_for("past")
    program.wait_until(lambda layout: "replay track" in layout["widgets"], "the bar")
    program.keys("ctrl+z")
    program.wait_for("notice")
    program.keys("Home")
    goes_to(program, 0)
    program.keys("Escape")
    square(program)
    assert path.read_bytes() == before
