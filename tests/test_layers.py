"""Imports point one way, as the table in CONTRIBUTING.md says, and nothing is loaded that isn't needed."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from castles.parts import BOX

ROOT = Path(__file__).parent.parent
CASTLES = ROOT / "castles"
ROW = re.compile(r"^\| `(\w+)` \| .+ \| ([^|]+) \|$", re.M)
LOADERS = {"import_module", "__import__", "find_spec", "runpy", "pkgutil", "exec", "eval"}
MAY_LOAD = {"parts", "commands"}  # the one finds games, the other asks whether there is python-chess

BORROWS = {  # where one game's part is known outside its own folders
    "studio/medallions.py": {"combo"},  # faces of computer players are painted as its portraits are
    "studio/wall/props.py": {"knights"},  # their wings
}


def table() -> dict[str, set[str]]:
    """What each part may import."""
    rows = ROW.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    return {part: {name.strip() for name in allowed.split(",")} - {"–"} for part, allowed in rows}


MAY_IMPORT = table()


def modules() -> list[Path]:
    return sorted(CASTLES.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(CASTLES).parts[0].removesuffix(".py")


def names_in(text: str) -> Iterator[str]:
    """Every module that a source names, wherever it does: in functions, for type checkers only, or in a string."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            assert "castles" not in {alias.name for alias in node.names}, "say which part of castles"
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and _names_a_part(node.value):
            yield node.value


def _names_a_part(text: str) -> bool:
    found = re.match(r"castles\.(\w+)(\.\w+)*\.?$", text)
    return found is not None and found[1] in {part_of(path) for path in modules()}


def loaders_in(text: str) -> set[str]:
    """Whatever loads modules by a name that is made up at run time."""
    nodes = list(ast.walk(ast.parse(text)))
    called = {node.id for node in nodes if isinstance(node, ast.Name)}
    called |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    called |= {alias.name for node in nodes if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names}
    return called & LOADERS


def parts_in(text: str) -> set[str]:
    """The parts and libraries that a source names; of the standard library nothing."""
    found = {name.removeprefix("castles.").split(".")[0] for name in names_in(text)}
    return found - set(sys.stdlib_module_names) - {"__version__"}


def games_in(text: str) -> set[str]:
    """The games whose modules a source names."""
    return {name.split(".")[2] for name in names_in(text) if re.match(r"castles\.\w+\.\w", name)} & {*BOX}


def test_every_part_has_a_row_and_every_row_a_part() -> None:
    assert set(MAY_IMPORT) == {part_of(path) for path in modules()}


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(CASTLES)))
def test_imports_point_one_way(path: Path) -> None:
    text, part = path.read_text(encoding="utf-8"), part_of(path)
    assert parts_in(text) - {part} <= MAY_IMPORT[part]
    assert part in MAY_LOAD or not loaders_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "import castles.app",
        "from castles import app",
        "from castles.app import App",
        "def later():\n    from castles.app import App",
        "if TYPE_CHECKING:\n    from castles.app import App",
        "Parts('castles.app', 'PART')",
        "import_module(f'castles.app.{key}')",
    ],
)
def test_no_way_to_import_is_overlooked(text: str) -> None:
    assert parts_in(text) == {"app"}


@pytest.mark.parametrize("text", ["import_module(name)", "importlib.import_module(name)", "__import__(name)"])
def test_no_way_to_load_by_a_name_made_up_is_overlooked(text: str) -> None:
    assert loaders_in(text)


def test_the_table_has_no_circles() -> None:
    left = {part: {name for name in allowed if name in MAY_IMPORT} for part, allowed in MAY_IMPORT.items()}
    while ready := {part for part, below in left.items() if not below & set(left)}:
        left = {part: below for part, below in left.items() if part not in ready}
    assert not left


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(CASTLES)))
def test_no_part_of_a_game_knows_another_game_and_what_is_no_game_knows_none(path: Path) -> None:
    own = {*BOX} & set(path.relative_to(CASTLES).parts) | BORROWS.get(path.relative_to(CASTLES).as_posix(), set())
    assert games_in(path.read_text(encoding="utf-8")) <= own


def loaded_by(module: str) -> set[str]:
    """The modules of castles that a process has once it has imported this one."""
    script = f"import sys, {module}; print(*(name for name in sys.modules if name.startswith('castles.')))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(told.stdout.splitlines()[-1].split())


@pytest.mark.parametrize("path", sorted((CASTLES / "ui").glob("[a-z]*.py")), ids=lambda path: path.stem)
def test_the_interface_loads_no_game(path: Path) -> None:
    assert not [name for name in loaded_by(f"castles.ui.{path.stem}") if set(name.split(".")) & {*BOX}]


def test_settings_load_only_what_they_need() -> None:
    assert loaded_by("castles.settings") == {f"castles.{name}" for name in ("settings", "files", "foreign", "i18n")}


@pytest.mark.parametrize("module", ["match", "saves", "storage", "wording", "boards", "session.session", "display"])
def test_games_are_loaded_when_they_are_wanted(module: str) -> None:
    assert not [name for name in loaded_by(f"castles.{module}") if set(name.split(".")) & {*BOX}]
