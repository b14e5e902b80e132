"""The shape of the house: a table is a small scene, nobody takes a whole table, and no two scenes need each other."""

import ast
from collections.abc import Iterator
from pathlib import Path

from castles.scenes.table import Table

CASTLES = Path(__file__).parents[2] / "castles"
MOST_METHODS = 20  # of a table, inherited ones counted


def test_a_table_has_few_methods() -> None:
    own = [name for kind in Table.__mro__[:-1] for name, value in vars(kind).items() if _is_method(value)]
    assert len({*own}) <= MOST_METHODS, sorted({*own})


def _is_method(value: object) -> bool:
    return callable(value) or isinstance(value, property | staticmethod | classmethod)


def trees(folder: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((CASTLES / folder).glob("*.py")):
        yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def test_nothing_takes_a_whole_table() -> None:
    for folder in ("scenes", "session"):
        for name, tree in trees(folder):
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            arguments = [each for node in functions for each in (*node.args.args, *node.args.kwonlyargs)]
            notes = [ast.unparse(each.annotation) for each in arguments if each.annotation is not None]
            assert not [note for note in notes if note.strip("'\"") == "Table"], name


def imported(tree: ast.Module) -> set[str]:
    """The scenes that a module imports, wherever in it."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = [node.module or "" for node in nodes]
    return {name.removeprefix("castles.scenes.") for name in names if name.startswith("castles.scenes.")}


def test_no_two_scenes_need_each_other() -> None:
    needs = {name: imported(tree) for name, tree in trees("scenes")}
    while needs:
        free = [name for name, others in needs.items() if not others & needs.keys()]
        assert free, f"a circle among {sorted(needs)}"
        for name in free:
            del needs[name]


def test_a_session_knows_no_window_and_no_game() -> None:
    for name, tree in trees("session"):
        modules = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        strange = (
            "pygame",
            "castles.scenes",
            "castles.ui",
            "castles.app",
            "castles.boards.courtyard",
            "castles.rules.wall",
        )
        assert not [module for module in modules if module.startswith(strange)], name
