"""A whole match of every game in a real window, with the mouse, from the title through the lobby to the score sheet."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from castles.boards import BOARDS
from castles.files import write
from castles.scenes.seating import KINDS
from castles.settings import Settings, to_json
from tests.e2e.conftest import Start
from tests.e2e.desktop import Program

SEEDS = {"throne": 2}
OPPONENT = "page"


def without_animations(folder: Path) -> None:
    """The settings of somebody who doesn't like to wait."""
    write(folder / "data" / "settings.json", to_json(Settings(language="en", speed="none", sound=0, music=0)))


def sit_down(program: Program, key: str) -> None:
    """From the title: chooses the game, a computer player of the lowest level and a seed, and starts."""
    program.wait_for("scene", name="title")
    program.click(f"box_{key}")
    program.wait_for("scene", name="lobby")
    program.click("kind_1")
    program.wait_for("scene", name="picker")
    program.click(f"item_{KINDS.index(OPPONENT)}")
    program.wait_for("scene", name="lobby")
    program.click("seed")
    program.do("type", SEEDS.get(key, 1))
    program.click("start")
    program.wait_for("scene", name="table")


def offered(program: Program) -> list[str]:
    """The places and buttons that the window offers for a decision."""
    program.lines()
    return [key for key in program.layout.get("widgets", {}) if key.startswith(("zone ", "command "))]


def is_over(program: Program) -> bool:
    return any(line["what"] == "over" for line in program.lines())


def choices(program: Program) -> Iterator[list[str]]:
    """What is offered, decision by decision; a click on the bare table skips what is shown of each move, as the
    impatient do."""
    x, y, *_size = program.widget("marks")
    while not is_over(program):
        if choice := offered(program):
            yield choice
        elif program.wait(lambda line: line["what"] in ("move", "layout", "over"), "a decision")["what"] == "move":
            program.do("mousemove", x + 2, y + 2, "click", 1)


@pytest.mark.parametrize("key", BOARDS)
def test_a_whole_match_is_played_with_the_mouse(key: str, start: Start, tmp_path: Path) -> None:
    without_animations(tmp_path)
    program, random = start(), Random(5)
    sit_down(program, key)
    for choice in choices(program):
        program.click_and_see(random.choice(choice))
    program.wait_for("scene", name="sheet")
    [path] = (tmp_path / "data" / "saves").glob(f"{key}*.json")
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["to_move"], [seat["level"] for seat in kept["seats"]]) == (None, [None, OPPONENT])
