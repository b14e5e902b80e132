"""A sixth game is its own folders and one line: the toy comes into a copy of the box by the steps of CONTRIBUTING."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from filecmp import dircmp
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from castles.i18n import LANGUAGES
from tests.session.test_headless import SCRIPT

ROOT = Path(__file__).parent.parent
TEMPLATES = ROOT / "tests"
LINE = '"throne")'  # the end of the list of games
NAMED = re.compile(r"`((?:castles/|python -m )[^`]*)`")
OPTIONAL = {"castles/ai/<game>/"}  # without it computer players judge by the points alone


def steps() -> list[str]:
    """Folders, files and commands that the list names, in its order."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    listed = text.split("## A sixth game")[1].split("\n## ")[0].split("\n1. ")[1]
    return list(dict.fromkeys(NAMED.findall(listed)))


def run(box: Path, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Python with the copy, and nothing of the checkout."""
    env = {**os.environ, "PYTHONPATH": str(box), "CASTLES_DATA_DIR": str(box / "data"), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=box, env=env, capture_output=True, text=True, encoding="utf-8", check=check)


def template(name: str) -> str:
    """A file of the toy as it would be written in the box."""
    text = (TEMPLATES / f"{name}.py").read_text(encoding="utf-8")
    text = text.replace("from tests import toy_wording as words", "from castles.wording import toy as words")
    text = text.replace("from tests import toy", "from castles.rules import toy")
    return re.sub(r"\bTOY\b", "GAME", text).replace("TOY_", "")


def module(path: str, name: str) -> Callable[[Path], None]:
    def write(box: Path) -> None:
        (box / path).parent.mkdir(parents=True, exist_ok=True)
        (box / path).write_text(template(name), encoding="utf-8")

    return write


def list_it(box: Path) -> None:
    path = box / "castles" / "parts.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(LINE) == 1
    path.write_text(text.replace(LINE, '"throne", "toy")'), encoding="utf-8")


def write_rulebooks(box: Path) -> None:
    for language in LANGUAGES:
        (box / "castles" / "words" / "rules" / language / "toy.md").write_text("# Toy\n", encoding="utf-8")


def command(*arguments: str) -> Callable[[Path], None]:
    def call(box: Path) -> None:
        run(box, *arguments)

    return call


DONE: dict[str, Callable[[Path], None]] = {
    "castles/rules/<game>/": module("castles/rules/toy/__init__.py", "toy"),
    "castles/parts.py": list_it,
    "castles/wording/<game>/": module("castles/wording/toy/__init__.py", "toy_wording"),
    "castles/boards/<game>/": module("castles/boards/toy/__init__.py", "toy_board"),
    "castles/studio/<game>/": module("castles/studio/toy/box.py", "toy_box"),
    "python -m castles.studio": command("-m", "castles.studio", "box_toy"),
    "castles/words/rules/<language>/<game>.md": write_rulebooks,
    "python -m castles.words": command("-m", "castles.words"),
    "python -m tests.golden": command("-m", "tests.golden"),
}


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the toy in it."""
    copy = tmp_path_factory.mktemp("sixth") / "box"
    for folder in ("castles", "art", "sounds", "tests", "saves"):
        copytree(ROOT / folder, copy / folder, ignore=ignore_patterns("__pycache__", "screens"))
    for step in steps():
        if step not in OPTIONAL:
            DONE[step](copy)
    return copy


def test_the_list_names_what_the_test_does() -> None:
    assert set(steps()) == {*DONE, *OPTIONAL}


def test_one_line_is_changed_elsewhere(box: Path) -> None:
    changed = set(differing(dircmp(ROOT / "castles", box / "castles", ignore=["__pycache__"])))
    assert changed == {"parts.py"}
    old, new = ((tree / "castles" / "parts.py").read_text(encoding="utf-8").splitlines() for tree in (ROOT, box))
    assert sum(one != other for one, other in zip(old, new, strict=True)) == 1


def differing(compared: "dircmp[str]") -> Iterator[str]:
    """Files that are in both trees and differ."""
    yield from compared.diff_files
    for below in compared.subdirs.values():
        yield from differing(below)


def test_it_stands_on_the_shelf_with_the_others(box: Path) -> None:
    told = run(box, "-c", "from castles.scenes.shelf import SHELF; print(SHELF[-1].name, SHELF[-1].facts)")
    assert told.stdout.splitlines()[-1] == "Toy 2–3 players · 1 min"
    assert "toy        Toy · 2–3 players" in run(box, "-m", "castles", "games").stdout


def test_it_keeps_its_promises(box: Path) -> None:
    told = run(box, "-m", "castles", "simulate", "toy", "--check", "--games", "6")
    assert "every promise held in 6 matches" in told.stdout


def test_a_match_is_played_at_its_table(box: Path) -> None:
    assert int(run(box, "-c", SCRIPT, "toy", "2", "1").stdout.split()[-1]) == 6
    run(box, "-m", "castles", "--demo", "toy", "--windowed", "1280x720", "--screenshot", "toy.png", "--after", "2")
    assert (box / "toy.png").stat().st_size > 100_000


def test_its_golden_match_is_told(box: Path) -> None:
    assert "All cards are out." in run(box, "-m", "castles", "replay", "saves/toy-cards_out.json").stdout


def test_the_tests_of_every_game_try_it(box: Path) -> None:
    asked = ("tests/test_every_game.py", "tests/boards/test_every_board.py", "-k", "toy", "-p", "no:cacheprovider")
    told = run(box, "-m", "pytest", "-q", "-n", "0", *asked, check=False)
    assert told.returncode == 0, told.stdout[-3000:]
