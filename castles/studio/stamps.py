"""Stamps: which text each file in art/ and sounds/ was made from, so that only stale works are made again."""

import ast
import hashlib
import json
import os
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

from castles.studio.work import Work

ROOT = Path(__file__).resolve().parents[2]
STAMPS = ROOT / "art" / "stamps.json"


def digest(work: Work) -> str:
    """A digest of the source text alone: the same on every machine and after every checkout."""
    return source_digest(work.source)


@cache
def source_digest(module: str) -> str:
    text = "\n".join(f"# {name}\n{source_text(name)}" for name in sorted(sources(module)))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def sources(module: str) -> set[str]:
    """The module and every module of ours it imports, near or far."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(imports(name))
    return found


@cache
def imports(module: str) -> tuple[str, ...]:
    return tuple(name for node in ast.walk(ast.parse(source_text(module))) for name in imported(node))


def imported(node: ast.AST) -> Iterator[str]:
    """Our modules an import statement names; `from package import module` names the module."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if source_path(alias.name))
    elif isinstance(node, ast.ImportFrom) and node.module:
        if source_path(node.module):
            yield node.module
        yield from (name for a in node.names if source_path(name := f"{node.module}.{a.name}"))


@cache
def source_path(module: str) -> Path | None:
    if not module.startswith("castles."):
        return None
    stem = ROOT.joinpath(*module.split("."))
    return next((path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()), None)


@cache
def source_text(module: str) -> str:
    path = source_path(module)
    if path is None:
        raise LookupError(f"no source for {module}")
    return "\n".join(path.read_text(encoding="utf-8").splitlines())


def stamps() -> dict[str, str]:
    return json.loads(STAMPS.read_text(encoding="utf-8")) if STAMPS.exists() else {}


def is_stale(work: Work, known: Mapping[str, str]) -> bool:
    return known.get(work.path) != digest(work) or not (ROOT / work.path).is_file()


def stamp(work: Work) -> None:
    """Read again before writing, since another run may have stamped its works meanwhile."""
    write({**stamps(), work.path: digest(work)})


def forget_all_but(paths: Collection[str]) -> None:
    """Drops the stamps of works that are no longer in the catalogue; their files are left for a hand to remove."""
    known = stamps()
    if known.keys() - paths:
        write({path: text for path, text in known.items() if path in paths})


def write(known: Mapping[str, str]) -> None:
    fresh = STAMPS.with_suffix(f".{os.getpid()}.new")  # several studios may run at once
    fresh.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(STAMPS)
