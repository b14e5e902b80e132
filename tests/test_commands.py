"""The command line, run as people run it."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from castles import saves
from castles.ai.weights import path_of
from castles.commands import replay
from castles.commands.command_line import parser
from castles.rules import GAMES
from castles.storage import read_match
from tests.matches import random_match

README = Path(__file__).parent.parent / "README.md"


def run(*arguments: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    if folder is not None:
        environment["CASTLES_DATA_DIR"] = str(folder)
    return subprocess.run(
        [sys.executable, "-m", "castles", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "saves" / "match.json"
    path.parent.mkdir(parents=True)
    path.write_text(saves.dump(random_match(GAMES["knights"], seed=2)), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", [(), ("simulate",), ("replay",), ("saves",), ("games",), ("bench",)])
def test_every_command_explains_itself_with_an_example(command: tuple[str, ...]) -> None:
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "example: python -m castles" in done.stdout


def test_every_save_that_the_readme_or_an_example_names_can_be_replayed() -> None:
    told = README.read_text(encoding="utf-8") + replay.EXAMPLE
    named = set(re.findall(r"saves/\S+\.json", told))
    assert named
    assert all(read_match(README.parent / name).refused is None for name in named)


def test_every_command_of_the_readme_is_one() -> None:
    lines = re.findall(r"^\.venv/bin/python -m castles (.+?) +#", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert {parser().parse_args(shlex.split(line)).run.__module__ for line in lines} == {
        f"castles.commands.{command}" for command in ("games", "saves", "simulate", "duel", "replay", "bench")
    }


def test_games_lists_every_game_and_option() -> None:
    listed = run("games").stdout
    for game in GAMES.values():
        assert game.key in listed
        assert all(f"{option} = " in listed for option in game.options)


@pytest.mark.parametrize("key", GAMES)
def test_simulate_tells_wins_lines_lengths_and_endings(key: str) -> None:
    done = run("simulate", key, "--games", "5", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "5 matches" in done.stdout
    assert "how they ended" in done.stdout


def test_simulate_as_json_counts_every_match() -> None:
    result = json.loads(
        run("simulate", "knights", "--games", "20", "--players", "3", "--option", "long=on", "--json").stdout
    )
    assert result["matches"] == 20
    assert sum(result["endings"].values()) == 20
    assert sum(result["wins"]) == pytest.approx(20, abs=0.01)


def test_the_same_seed_simulates_the_same_matches_however_many_processes() -> None:
    one = json.loads(run("simulate", "knights", "--games", "30", "--json").stdout)
    assert json.loads(run("simulate", "knights", "--games", "30", "--json", "--jobs", "2").stdout) == one


def test_check_says_how_many_matches_kept_every_promise() -> None:
    done = run("simulate", "knights", "--check", "--games", "12")
    assert done.returncode == 0
    assert "every promise held in 12 matches" in done.stdout


def test_replay_tells_the_whole_match(save: Path) -> None:
    told = run("replay", str(save)).stdout
    moves = json.loads(save.read_text(encoding="utf-8"))["moves"]
    assert f"\n{len(moves)}. " in told
    assert "Ilona" in told


def test_replay_stops_where_it_is_told_to(save: Path) -> None:
    told = run("replay", str(save), "--to", "2").stdout
    assert "\n2. " in told
    assert "\n3. " not in told


def test_saves_lists_the_folder(save: Path) -> None:
    assert "match.json" in run("saves", folder=save.parent.parent).stdout
    assert "match.json" in run("--data-dir", str(save.parent.parent), "saves").stdout


BAD_ARGUMENTS = [
    ("simulate", "ludo"),
    ("simulate", "knights", "--players", "9"),
    ("simulate", "knights", "--players", "9", "--check"),
    ("simulate", "knights", "--players", "none"),
    ("simulate", "knights", "--games", "0"),
    ("simulate", "knights", "--seed", "-1"),
    ("simulate", "knights", "--option", "colour=red"),
    ("simulate", "knights", "--option", "long=maybe"),
    ("simulate", "knights", "--option", "long"),
    ("duel", "wall", "--seats", "emperor,king"),
    ("duel", "wall", "--seats", "emperor@castles/ai/weights/wall.json,king"),
    ("duel", "wall", "--seats", "greedy@castles/ai/weights/wall.json,king"),
    ("duel", "wall", "--seats", "king@,king"),
    ("duel", "wall", "--seats", "king@no such file.json,king"),
    ("duel", "wall", "--seats", "king@README.md,king"),
    ("duel", "wall", "--seats", "king@art/screens/title.jpg,king"),
    ("duel", "wall", "--seats", "king@castles/ai/weights/throne.json,king"),
    ("replay", "no such file.json"),
    ("replay", "."),
    ("conquer",),
    ("--dance",),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=" ".join)
def test_a_bad_argument_is_one_clear_line_and_status_2(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("castles: ")
    assert done.stderr.count("\n") == 1


def test_weights_that_go_beyond_all_numbers_are_one_clear_line_and_status_2(tmp_path: Path) -> None:
    table = json.loads(path_of("throne").read_text(encoding="utf-8"))
    path = tmp_path / "wild.json"
    path.write_text(json.dumps({**table, "weights": {name: 1e9 * weight for name, weight in table["weights"].items()}}))
    for workers in ("1", "2"):
        done = run("duel", "throne", "--seats", f"squire,squire@{path}", "--games", "2", "--workers", workers)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_a_level_plays_with_the_weights_of_a_file_however_many_processes(tmp_path: Path) -> None:
    table = json.loads(path_of("wall").read_text(encoding="utf-8"))
    path = tmp_path / "turned.json"
    path.write_text(json.dumps({**table, "weights": {name: -weight for name, weight in table["weights"].items()}}))
    duel = ("duel", "wall", "--seats", f"squire,squire@{path}", "--games", "40", "--json", "--workers")
    for workers in ("1", "2"):
        usual, turned = json.loads(run(*duel, workers).stdout)["bots"]
        assert turned["bot"] == f"squire@{path}"
        assert turned["win_share"] < 0.2 < usual["win_share"]


def test_the_usual_weights_in_a_file_play_as_the_usual_ones() -> None:
    played = json.loads(run("duel", "wall", "--seats", f"squire,squire@{path_of('wall')}", "--json").stdout)
    assert [bot["win_share"] for bot in played["bots"]] == [0.5, 0.5]


def test_output_that_nobody_reads_to_the_end_is_no_trouble(save: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "castles", "replay", str(save)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": 99}', "\x00"])
def test_a_bad_save_is_one_clear_line_and_stays_as_it_is(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    done = run("replay", str(path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert path.read_text() == content


def test_a_damaged_save_of_the_data_folder_is_set_aside_and_named(save: Path) -> None:
    save.write_text("{")
    done = run("replay", str(save), folder=save.parent.parent)
    assert done.returncode == 2
    assert str(save.with_suffix(".damaged")) in done.stderr
    assert save.with_suffix(".damaged").read_text() == "{"


def test_a_save_with_a_move_that_the_rules_refuse_is_one_clear_line_and_stays_as_it_is(save: Path) -> None:
    broken = save.read_text(encoding="utf-8").replace('["Lay", [', '["Lay", [9, ', 1)
    save.write_text(broken, encoding="utf-8")
    done = run("replay", str(save), folder=save.parent.parent)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert list(save.parent.iterdir()) == [save]
    assert save.read_text(encoding="utf-8") == broken
