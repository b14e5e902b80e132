"""The Courtyard as a person plays it: real window, real mouse, real keyboard."""

import json
from pathlib import Path
from typing import Any

import pytest

from castles import saves
from castles.files import write
from castles.rules import GAMES
from tests.e2e.conftest import Start
from tests.e2e.desktop import Program
from tests.matches import random_match

COURTYARD = GAMES["courtyard"]
WAYS_TO_TURN = {
    "R": ("key", "r"),
    "wheel": ("click", "4"),
    "right click": ("click", "3"),
    "another click": ("click", "--repeat", "2", "--delay", "200", "1"),
}


def kept(folder: Path, moves: int, seed: int = 3) -> Path:
    """A match between two people in the data folder, so many moves old."""
    path = folder / "data" / "saves" / "courtyard.json"
    write(path, saves.dump(random_match(COURTYARD, seed=seed, moves=moves)))
    return path


def at_a_new_tile(folder: Path, seed: int = 3) -> Path:
    """A match in which a tile is to be laid that fits in all four turns, and then a subject can be put."""
    for moves in range(4, 60):
        match = random_match(COURTYARD, seed=seed, moves=moves)
        if len({move.turns for move in COURTYARD.legal_moves(match.state) if hasattr(move, "turns")}) == 4:
            return kept(folder, moves, seed)
    raise LookupError("no such match")


def moves_in(path: Path) -> list[Any]:
    return list(json.loads(path.read_text(encoding="utf-8"))["moves"])


def square(program: Program) -> str:
    """A square where the tile can be laid."""
    program.wait_until(lambda layout: bool(squares(layout)), "a square for the tile")
    return squares(program.layout)[0]


def squares(layout: dict[str, Any]) -> list[str]:
    return [key for key in layout["widgets"] if key.startswith("zone ('lay'")]


def lay_by(program: Program, way: str) -> dict[str, Any]:
    """Lays the tile; where it only fits turned, the first try turns it."""
    for _ in range(4):
        goal = square(program)
        if way == "drag":
            program.drag(program.centre("zone ('hand',)"), program.centre(goal))
        else:
            program.click("zone ('hand',)")
            program.wait_for("step")
            program.click(goal)
        said = program.wait(lambda line: line["what"] in ("move", "step"), "a move or a turned tile")
        if said["what"] == "move":
            return said
    raise AssertionError("the tile was never laid")


def decide(program: Program) -> bool:
    """Takes the first decision that the window offers, with the mouse; False once the score sheet is there."""
    program.wait_until(lambda layout: layout["scene"] == "sheet" or bool(offered(layout)), "a decision")
    if program.layout["scene"] == "sheet":
        return False
    program.click_and_see(offered(program.layout)[0])
    return True


def offered(layout: dict[str, Any]) -> list[str]:
    kinds = ("zone ('lay'", "zone ('score'", "command ")
    return [key for kind in kinds for key in layout["widgets"] if key.startswith(kind)]


def test_from_the_title_to_the_first_move_in_a_few_clicks(start: Start, tmp_path: Path) -> None:
    program = start()
    program.wait_for("scene", name="title")
    program.click("box_courtyard")
    program.wait_for("scene", name="lobby")
    program.click("start")
    program.wait_for("scene", name="table")
    program.wait_for("move")
    program.wait_for("kept", safe=True)
    assert len(list((tmp_path / "data" / "saves").glob("courtyard*.json"))) == 1


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_tile_is_laid_by(way: str, start: Start, tmp_path: Path) -> None:
    path = at_a_new_tile(tmp_path)
    before = len(moves_in(path))
    program = start("--resume")
    program.wait_for("scene", name="table")
    said = lay_by(program, way)
    assert said["move"][0] == "Place"
    program.wait_for("kept", number=said["number"], safe=True)
    assert len(moves_in(path)) == before + 1


def test_a_turn_by_keyboard_alone(start: Start, tmp_path: Path) -> None:
    path = at_a_new_tile(tmp_path)
    program = start()
    program.wait_for("scene", name="title")
    program.keys("Tab", "Return")
    program.wait_for("scene", name="table")
    square(program)
    program.keys("Tab")
    said: dict[str, Any] = {"what": ""}
    while said["what"] != "move":
        program.keys("Return")
        said = program.wait(lambda line: line["what"] in ("move", "step"), "a move or a turned tile")
    assert said["move"][0] == "Place"
    program.wait_until(lambda layout: "command No subject" in layout["widgets"], "a subject to put")
    program.keys("Return")
    said = program.wait_for("move")
    assert said["move"] == ["PutNobody"]
    program.wait_for("kept", number=said["number"], safe=True)
    assert moves_in(path)[-1] == ["PutNobody"]


@pytest.mark.parametrize("way", WAYS_TO_TURN)
def test_the_tile_turns_by(way: str, start: Start, tmp_path: Path) -> None:
    at_a_new_tile(tmp_path)
    program = start("--resume")
    program.wait_for("scene", name="table")
    program.do("mousemove", *program.centre("zone ('hand',)"))
    program.do(*WAYS_TO_TURN[way])
    wait_for_a_turn(program)


def test_the_tile_turns_by_the_button_beside_it(start: Start, tmp_path: Path) -> None:
    at_a_new_tile(tmp_path)
    program = start("--resume")
    program.wait_for("scene", name="table")
    program.click("command Turn the tile")
    wait_for_a_turn(program)


def wait_for_a_turn(program: Program) -> None:
    program.wait(lambda line: line["what"] == "step" and line["turns"] in (1, 3), "a turned tile")


def test_a_laid_tile_is_taken_back(start: Start, tmp_path: Path) -> None:
    path = at_a_new_tile(tmp_path)
    before = moves_in(path)
    program = start("--resume")
    program.wait_for("scene", name="table")
    lay_by(program, "click")
    program.wait_until(lambda layout: "command No subject" in layout["widgets"], "a subject to put")
    program.keys("ctrl+z")
    program.wait_for("undo")
    program.wait_for("kept", safe=True)
    assert moves_in(path) == before


def test_a_killed_program_resumes_where_it_was(start: Start, tmp_path: Path) -> None:
    path = at_a_new_tile(tmp_path)
    program = start("--resume")
    program.wait_for("scene", name="table")
    said = lay_by(program, "click")
    program.kill()
    assert len(moves_in(path)) == said["number"]
    again = start()
    again.wait_for("scene", name="title")
    again.click("continue")
    again.wait_for("scene", name="table")
    again.wait_until(lambda layout: "command No subject" in layout["widgets"], "the same decision")
    assert len(moves_in(path)) == said["number"]


def test_a_match_is_finished_to_the_score_sheet(start: Start, tmp_path: Path) -> None:
    length = len(random_match(COURTYARD, seed=3).past)
    path = kept(tmp_path, length - 6)
    program = start("--resume")
    program.wait_for("scene", name="table")
    while decide(program):
        pass
    assert json.loads(path.read_text(encoding="utf-8"))["to_move"] is None
