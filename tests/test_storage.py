"""Storage: atomic writes, saves in order, and damaged files set aside."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from castles import saves
from castles.files import write
from castles.rules import GAMES
from castles.saves import BadSave
from castles.storage import Damaged, Storage, data_folder, read_match, saved_at
from castles.wording.refusals import explain
from tests.matches import new_match, random_match

KNIGHTS = GAMES["knights"]
PLAYER = """
import sys
from pathlib import Path
from castles.rules import GAMES
from castles.match import Match, Player
from castles.storage import Storage

game = GAMES["knights"]
storage = Storage(Path(sys.argv[1]))
match = Match(game, game.setup_for(2, seed=4, options={"long": True}), [Player("A", "gules"), Player("B", "azure")])
match.keeper = storage.keeper(storage.saves / "match.json")
while not match.is_over:
    match.play(game.legal_moves(match.state)[0])
    print(len(match.past), flush=True)
"""


def kept_match(folder: Path, name: str = "") -> tuple[Storage, Path]:
    storage, match = Storage(folder), new_match(KNIGHTS)
    match.name = name
    path = storage.new_path(match)
    match.keeper = storage.keeper(path)
    match.play(KNIGHTS.legal_moves(match.state)[0])
    return storage, path


def test_the_data_folder_is_the_given_one_or_the_environments_or_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CASTLES_DATA_DIR", str(tmp_path / "env"))
    assert data_folder(str(tmp_path / "given")) == tmp_path / "given"
    assert data_folder() == tmp_path / "env"
    monkeypatch.delenv("CASTLES_DATA_DIR")
    assert data_folder().name == "castles"


def test_a_played_move_is_in_the_file_at_once(tmp_path: Path) -> None:
    _storage, path = kept_match(tmp_path)
    assert len(read_match(path).match.past) == 1


def test_an_opened_match_goes_on_in_its_file(tmp_path: Path) -> None:
    storage, path = kept_match(tmp_path)
    match = storage.open(path).match
    match.play(KNIGHTS.legal_moves(match.state)[0])
    assert len(read_match(path).match.past) == 2


def test_saves_are_listed_with_the_last_played_first(tmp_path: Path) -> None:
    storage, first = kept_match(tmp_path, "first")
    _storage, second = kept_match(tmp_path, "second")
    os.utime(first, (2e9, 2e9))
    assert [saved.path for saved in storage.matches()] == [first, second]


def test_a_file_that_the_system_refuses_is_listed_with_that_reason(tmp_path: Path) -> None:
    trouble = saved_at(tmp_path).trouble  # a folder: nobody can read it as a file
    assert trouble is not None
    assert explain(trouble) == "The system doesn't let this file be read."


def test_two_matches_of_one_name_get_two_files(tmp_path: Path) -> None:
    assert kept_match(tmp_path, "evening")[1] != kept_match(tmp_path, "evening")[1]


def test_a_name_never_leads_out_of_the_folder(tmp_path: Path) -> None:
    storage, path = kept_match(tmp_path, "../../etc/passwd")
    assert path.parent == storage.saves


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b'{"format": 1}', b"x" * 100])
def test_a_damaged_save_is_set_aside_and_named(tmp_path: Path, content: bytes) -> None:
    storage, path = kept_match(tmp_path)
    path.write_bytes(content)
    assert storage.matches()[0].trouble is not None
    with pytest.raises(Damaged) as refusal:
        storage.open(path)
    assert refusal.value.aside.read_bytes() == content
    assert not path.exists()


def test_a_save_of_a_newer_version_stays_where_it_is(tmp_path: Path) -> None:
    storage, path = kept_match(tmp_path)
    newer = path.read_text().replace(f'"format": {saves.FORMAT}', '"format": 99')
    path.write_text(newer)
    with pytest.raises(BadSave) as refusal:
        storage.open(path)
    assert refusal.value.reason == "save_newer"
    assert path.read_text() == newer


def test_a_save_with_a_refused_move_opens_before_it_and_is_copied_aside_first(tmp_path: Path) -> None:
    storage, path = kept_match(tmp_path)
    broken = path.read_text().replace('["Lay", ', '["Lay", [9, 9], ')
    path.write_text(broken)
    loaded = storage.open(path)
    assert loaded.refused == 1
    assert path.with_suffix(".damaged").read_text() == broken


def test_a_failed_write_leaves_the_old_file_and_no_litter(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write(path, "new \ud800")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("wait", [1, 5, 13])
def test_a_kill_at_any_instant_loses_no_confirmed_move(tmp_path: Path, wait: int) -> None:
    process = subprocess.Popen([sys.executable, "-c", PLAYER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    confirmed = [process.stdout.readline() for _ in range(wait)][-1]
    process.send_signal(signal.SIGKILL)
    process.wait()
    loaded = read_match(Storage(tmp_path).saves / "match.json")
    assert loaded.refused is None
    assert len(loaded.match.past) >= int(confirmed)


def test_every_promise_of_a_save_survives_the_disk(tmp_path: Path) -> None:
    match = random_match(KNIGHTS, players=4, seed=9)
    path = tmp_path / "match.json"
    write(path, saves.dump(match))
    assert read_match(path).match.state == match.state
