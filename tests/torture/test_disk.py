"""Writing files: whole or not at all, at every instant, whatever the disk does."""

import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from castles import files, locks, saves
from castles.rules import GAMES
from castles.storage import Storage, read_match
from tests.matches import new_match, random_match

CALLS = ("open", "os.fsync", "os.replace", "os.unlink", "os.chmod", "os.link")  # of which each may fail
ERRORS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES)
OLD, NEW = "what was there before\n", "what is there now\n"


class Failing:
    """A call of the system that fails from its n-th time on: once, or for ever."""

    def __init__(self, call: Callable[..., Any], number: int, after: int, times: float) -> None:
        self.call = call
        self.number = number
        self.after = after
        self.times = times

    def __call__(self, *given: Any, **more: Any) -> Any:
        self.after -= 1
        if self.after < 0 < self.times:
            self.times -= 1
            raise OSError(self.number, os.strerror(self.number))
        return self.call(*given, **more)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PATIENCE", (0.0, 0.0))


def broken(monkeypatch: pytest.MonkeyPatch, call: str, failing: Callable[[Callable[..., Any]], Any]) -> None:
    """From now on the disk module uses this call instead."""
    if call == "open":
        monkeypatch.setattr(files, "open", failing(open), raising=False)
    else:
        name = call.removeprefix("os.")
        monkeypatch.setattr(os, name, failing(getattr(os, name)))


@pytest.mark.parametrize("write", [files.write, files.create], ids=["write", "create"])
@pytest.mark.parametrize("times", [1, float("inf")], ids=["once", "for ever"])
@pytest.mark.parametrize("number", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("call", CALLS)
def test_a_call_that_fails_leaves_the_old_file_or_the_new_one_and_nothing_beside(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
    number: int,
    times: float,
    write: Callable[[Path, str], None],
) -> None:
    path = tmp_path / "file.json"
    if write is files.write:
        path.write_text(OLD)
    with monkeypatch.context() as patched:
        broken(patched, call, lambda real: Failing(real, number, 0, times))
        try:
            write(path, NEW)
            told = False
        except OSError:
            told = True
    there = path.read_text() if path.exists() else ""
    assert there == NEW or (told and there in ("", OLD))
    if call != "os.unlink":  # what can't be removed now is swept later
        assert {each.name for each in tmp_path.iterdir()} <= {"file.json"}
    files.write(path, NEW)
    assert path.read_text() == NEW


def test_what_killed_programs_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    names = [".match.json.0123abcd.part", ".match.json.4567cdef.part", "match.json", ".lock", "a.part"]
    for name in names:
        (tmp_path / name).write_text("")
    old = time.time() - 2 * files.DEAD
    for name in (names[0], *names[2:]):
        os.utime(tmp_path / name, (old, old))
    files.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names[1:])


def test_a_link_stays_a_link_and_a_file_keeps_who_may_read_it(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text(OLD)
    real.chmod(0o640)
    link.symlink_to(real)
    files.write(link, NEW)
    assert link.is_symlink()
    assert real.read_text() == NEW
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_file_that_another_program_looks_into_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.json"
    path.write_text(OLD)
    broken(monkeypatch, "os.replace", lambda real: Failing(real, errno.EACCES, 0, 2))
    files.write(path, NEW)
    assert path.read_text() == NEW


def test_a_new_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text(OLD)
    with pytest.raises(FileExistsError):
        files.create(tmp_path / "file.json", NEW)
    assert [path.read_text() for path in tmp_path.iterdir()] == [OLD]


def test_a_disk_without_links_takes_new_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, "os.link", lambda real: Failing(real, errno.EPERM, 0, float("inf")))
    files.create(tmp_path / "file.json", NEW)
    with pytest.raises(FileExistsError):
        files.create(tmp_path / "file.json", OLD)
    assert [path.read_text() for path in tmp_path.iterdir()] == [NEW]


# Several programs on one folder

BEGIN = """
import sys
from pathlib import Path
from castles.rules import GAMES
from castles.storage import Storage
from tests.matches import new_match

storage, match = Storage(Path(sys.argv[1])), new_match(GAMES["wall"], seed=int(sys.argv[2]))
match.keeper = storage.new_keeper()
print("ready", flush=True)
sys.stdin.readline()
match.keep()
print(match.keeper.path.name, match.is_safe, flush=True)
sys.stdin.readline()
"""
OPEN = """
import sys
from pathlib import Path
from castles.saves import BadSave
from castles.storage import Storage

try:
    match = Storage(Path(sys.argv[1])).open(Path(sys.argv[2])).match
    print("opened", flush=True)
except BadSave as refusal:
    print(refusal.reason, flush=True)
sys.stdin.readline()
"""


class Other:
    """Another program; it goes on from line to line of its input."""

    def __init__(self, program: str, *arguments: object) -> None:
        command = [sys.executable, "-c", program, *map(str, arguments)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def go_on(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def others() -> Iterator[list[Other]]:
    running: list[Other] = []
    yield running
    for other in running:
        other.kill()


def test_matches_that_begin_at_the_same_instant_get_files_of_their_own(tmp_path: Path, others: list[Other]) -> None:
    others += [Other(BEGIN, tmp_path, seed) for seed in range(3)]
    assert [other.says() for other in others] == ["ready"] * 3
    for other in others:
        other.go_on()
    assert sorted(other.says() for other in others) == ["wall-2.json True", "wall-3.json True", "wall.json True"]
    kept = [read_match(path).match.setup.seed for path in (tmp_path / "saves").glob("*.json")]
    assert sorted(kept) == [0, 1, 2]


def test_a_match_is_played_in_one_window_at_a_time_and_the_lock_dies_with_its_holder(
    tmp_path: Path, others: list[Other]
) -> None:
    storage, match = Storage(tmp_path), new_match(GAMES["wall"])
    match.keeper = storage.new_keeper()
    match.keep()
    path = next(storage.saves.glob("*.json"))
    others.append(Other(OPEN, tmp_path, path))
    assert others[-1].says() == "save_in_use"
    match.keeper.leave()
    others.append(Other(OPEN, tmp_path, path))
    assert others[-1].says() == "opened"
    with pytest.raises(saves.BadSave, match="save_in_use"):
        storage.open(path)
    others[-1].kill()
    assert storage.open(path).match.line == match.line
    locks.release(path)


def test_what_another_program_has_written_is_never_overwritten(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    match, foreign = new_match(GAMES["wall"]), random_match(GAMES["wall"], seed=9)
    match.keeper = storage.new_keeper()
    match.keep()
    [path] = storage.saves.glob("*.json")
    path.write_text(saves.dump(foreign), encoding="utf-8")
    match.play(match.game.legal_moves(match.state)[0])
    assert (match.is_safe, match.trouble and match.trouble.errno) == (False, errno.ESTALE)
    match.play(match.game.legal_moves(match.state)[0])
    assert match.is_safe
    assert read_match(path).match.line == foreign.line
    assert read_match(storage.saves / "wall-2.json").match.line == match.line
