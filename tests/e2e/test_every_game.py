"""A whole match of every game in a real window, with the mouse, from the title to the score sheet."""

import json
from pathlib import Path
from random import Random

import pytest

from castles import saves
from castles.boards import BOARDS
from castles.match import Match, Player
from castles.rules import GAMES
from castles.settings import Settings, to_json
from castles.storage import write
from tests.e2e.conftest import Start
from tests.e2e.desktop import Program

SEEDS = {"throne": 2}
CLICKS = 1500  # far more than any of these matches takes


def new_match(folder: Path, key: str) -> Path:
    """A person against a computer player, nothing played yet, and nothing to wait for."""
    game = GAMES[key]
    players = [Player("Zsófia", "vert"), Player("Computer", "sable", "random")]
    match = Match(game, game.setup_for(2, SEEDS.get(key, 1)), players)
    path = folder / "data" / "saves" / f"{key}.json"
    write(path, saves.dump(match))
    write(folder / "data" / "settings.json", to_json(Settings(language="en", speed="none", sound=0, music=0)))
    return path


def offered(program: Program) -> list[str]:
    """The places and buttons that the window offers for a decision."""
    program.lines()
    return [key for key in program.layout.get("widgets", {}) if key.startswith(("zone ", "command "))]


def is_over(program: Program) -> bool:
    return any(line["what"] == "over" for line in program.lines())


@pytest.mark.parametrize("key", BOARDS)
def test_a_whole_match_is_played_with_the_mouse(key: str, start: Start, tmp_path: Path) -> None:
    path, random = new_match(tmp_path, key), Random(5)
    program = start()
    program.wait_for("scene", name="title")
    program.click("continue")
    program.wait_for("scene", name="table")
    for _ in range(CLICKS):
        program.wait_until(lambda layout: bool(offered(program)) or is_over(program), "a decision or the end")
        if is_over(program):
            break
        program.click_and_see(random.choice(offered(program)))
    program.wait_for("scene", name="sheet")
    assert json.loads(path.read_text(encoding="utf-8"))["to_move"] is None
