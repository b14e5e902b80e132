"""Computer players beside a real window: what happens to their process never hurts the match."""

import json
import os
import signal
from pathlib import Path

from castles import saves
from castles.files import write
from castles.match import Match, Player
from castles.rules import GAMES
from tests.e2e.conftest import Start

WALL = GAMES["wall"]


def against_king(folder: Path) -> Path:
    """A match in which a computer player begins."""
    players = [Player("Kazimierz", "or", "king"), Player("Zsófia", "vert")]
    path = folder / "data" / "saves" / "wall.json"
    write(path, saves.dump(Match(WALL, WALL.setup_for(2, 6), players)))
    return path


def test_a_worker_killed_in_thought_loses_nothing(start: Start, tmp_path: Path) -> None:
    path = against_king(tmp_path)
    program = start("--resume")
    os.kill(program.wait_for("worker")["pid"], signal.SIGKILL)
    said = program.wait_for("move", seat=0)
    program.wait_for("kept", number=said["number"], safe=True)
    assert len(json.loads(path.read_text(encoding="utf-8"))["moves"]) >= said["number"]


def test_the_worker_goes_with_the_program(start: Start, tmp_path: Path) -> None:
    against_king(tmp_path)
    program = start("--resume")
    worker = program.wait_for("worker")["pid"]
    program.wait_for("move", seat=0)
    program.kill()
    gone = Path(f"/proc/{worker}")
    program.wait_until_gone(gone)
    assert not gone.exists()
