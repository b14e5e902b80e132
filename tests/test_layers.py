"""Imports point one way: rules know nothing above them, only the interface knows pygame."""

import ast
from pathlib import Path

import pytest

CASTLES = Path(__file__).parent.parent / "castles"
MAY_IMPORT = {  # the packages of castles that each part may import, beside itself
    "rules": set(),
    "i18n": set(),
    "foreign": set(),
    "parts": {"rules"},
    "chronicle": {"rules", "i18n", "foreign", "parts"},
    "promises": {"rules", "match", "saves"},
    "match": {"rules"},
    "saves": {"rules", "match", "foreign"},
    "storage": {"rules", "match", "saves", "foreign"},
    "ai": {"rules", "parts", "foreign"},
    "studio": {"rules"},
}
KNOWS_PYGAME = {"ui", "scenes", "app", "commands"}  # commands open the window


def modules() -> list[Path]:
    return sorted(CASTLES.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(CASTLES).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(CASTLES)))
def test_imports_point_one_way(path: Path) -> None:
    part, found = part_of(path), imports(path)
    own = {name.split(".")[1] for name in found if name.startswith("castles.")} - {part, "__version__"}
    if part in MAY_IMPORT:
        assert own <= MAY_IMPORT[part]
    if part not in KNOWS_PYGAME:
        assert not {name for name in found if name.split(".")[0] == "pygame"}


def test_rules_import_only_themselves_and_the_standard_library() -> None:
    import sys

    found = set().union(*(imports(path) for path in (CASTLES / "rules").rglob("*.py")))
    outside = {name for name in found if not name.startswith("castles.rules")}
    assert {name.split(".")[0] for name in outside} <= set(sys.stdlib_module_names)


def test_no_game_imports_another() -> None:
    for path in (CASTLES / "rules").glob("*/*.py"):
        games = {name.split(".")[2] for name in imports(path) if name.startswith("castles.rules.")}
        others = {each.name for each in (CASTLES / "rules").iterdir() if each.is_dir()} - {path.parent.name}
        assert not games & others
