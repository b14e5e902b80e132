"""What is in the wheel: nothing but what the installed program opens, and all that it needs."""

import json
import os
import subprocess
import sys
import sysconfig
from itertools import product
from modulefinder import ModuleFinder
from pathlib import Path
from zipfile import ZipFile

import pytest

from castles.rules import GAMES

ROOT = Path(__file__).parent.parent
LARGEST = 17_500_000  # bytes of the wheel
PASSED_ON = "castles/art/fonts/licence_"  # never read by the program, but fonts go with their licences
PARTED = ("castles.rules", "castles.wording", "castles.boards", "castles.ai")  # games found by key
LIBRARIES = [sysconfig.get_path(name) for name in ("purelib", "platlib")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The wheel unpacked, as an installation does it."""
    folder = wheel.parent / "installed"
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def run(installed: Path, cwd: Path, *arguments: str, beside: tuple[Path, ...] = ()) -> str:
    """What Python says with the installed program; without `site`, so that it doesn't know the checkout."""
    path = os.pathsep.join(map(str, (installed, *beside, *LIBRARIES)))
    more = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "CASTLES_DATA_DIR": str(cwd), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-S", *arguments]
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **more}, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def modules_of(installed: Path) -> set[str]:
    """The files of all modules that `python -m castles` imports, sooner or later."""
    finder = ModuleFinder(path=[str(installed)])
    finder.run_script(str(installed / "castles" / "__main__.py"))
    for package, key in product(PARTED, GAMES):
        finder.import_hook(f"{package}.{key}")
    found = (getattr(module, "__file__", None) for module in finder.modules.values())
    return {Path(path).relative_to(installed).as_posix() for path in found if path}


def test_the_wheel_is_small_and_holds_the_program_alone(wheel: Path, installed: Path) -> None:
    assert wheel.stat().st_size <= LARGEST
    names = files_in(installed)
    [about] = {name.split("/")[0] for name in names} - {"castles"}
    assert about.endswith(".dist-info")
    for unwanted in ("castles/studio/", "castles/tests/", "castles/saves/", "castles/art/screens/"):
        assert [name for name in names if name.startswith(unwanted)] == []
    sounds = {name for name in names if name.startswith("castles/sounds/")}
    assert len(sounds) == len(list((ROOT / "sounds").iterdir()))
    assert {Path(name).suffix for name in sounds} == {".ogg"}


def test_the_installed_program_opens_every_file_in_it_and_misses_none(installed: Path, tmp_path: Path) -> None:
    told = json.loads(run(installed, tmp_path, "-m", "tests.opened", beside=(ROOT,)).splitlines()[-1])
    opened = {Path(name).relative_to(installed).as_posix() for name in told if name.startswith(str(installed))}
    names = {name for name in files_in(installed) if name.startswith("castles/") and not name.startswith(PASSED_ON)}
    modules = {name for name in names if name.endswith(".py")}
    assert sorted(modules - modules_of(installed)) == []
    assert sorted(names - modules - opened) == []
    asked_for = {name for name in opened if Path(name).suffix not in ("", ".py", ".pyc")}
    assert sorted(asked_for - names) == []


def test_the_installed_program_starts(installed: Path, tmp_path: Path) -> None:
    assert Path(run(installed, tmp_path, "-c", "import castles; print(castles.__file__)")).is_relative_to(installed)
    assert run(installed, tmp_path, "-m", "castles", "--version").startswith("castles ")
    assert "Castle Wall" in run(installed, tmp_path, "-m", "castles", "games")
    run(installed, tmp_path, "-m", "castles", "--demo", "wall", "--screenshot", "x.png", "--after", "1")
    assert (tmp_path / "x.png").stat().st_size > 100_000


def test_no_module_in_it_misses_another(installed: Path, tmp_path: Path) -> None:
    names = sorted(name.removesuffix(".py").replace("/", ".") for name in files_in(installed) if name.endswith(".py"))
    wanted = [name.removesuffix(".__init__") for name in names]
    run(installed, tmp_path, "-c", f"import importlib\nfor name in {wanted}: importlib.import_module(name)")
