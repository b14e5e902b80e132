"""One odd file breaks nothing: it gets a short and clean line, and the others are there as ever."""

import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from fontTools.ttLib import TTFont

from castles import saves
from castles.__main__ import main
from castles.app import event_log
from castles.exchange import found
from castles.foreign import LONG, SHORT, STRANGE, is_tame, readable, readable_path
from castles.rules import GAMES
from castles.saves import BadSave
from castles.settings import Settings, from_json, keep, load, to_json
from castles.storage import Damaged, Storage
from castles.wording.refusals import explain
from tests.odd import (
    NAMES,
    POISONS,
    SLOW,
    UNREAD,
    WORDS,
    is_clean,
    named,
    odd_saves,
    sound_match,
    taken_match,
    told_saves,
    trouble_with,
)

EACH = 80  # odd saves of every game; `python -m tests.odd 100000 1` visits them all
FONTS = sorted((Path(__file__).parent.parent / "art" / "fonts").glob("*.ttf"))
SOUND = saves.dump(sound_match("knights"))


# What a save may hold


@pytest.mark.parametrize("key", GAMES)
def test_every_odd_save_is_refused_or_played_and_told_in_a_clean_line(tmp_path: Path, key: str) -> None:
    chosen = [*Random(5).sample(list(odd_saves(key)), EACH // 2), *told_saves(key, EACH // 2)]
    assert [trouble for odd in chosen if (trouble := trouble_with(odd, tmp_path))] == []


def test_every_poison_is_harmless_where_values_become_words(tmp_path: Path) -> None:
    paths = ("game",), ("setup", "players"), ("setup", "options", "court"), ("moves", 0, 1)
    chosen = [odd for odd in odd_saves("wall") if odd.path in paths]
    assert len(chosen) == len(POISONS) * 4 + len(WORDS) * 3
    assert [trouble for odd in chosen if (trouble := trouble_with(odd, tmp_path))] == []


def test_every_poison_is_harmless_in_a_deal_and_in_where_a_match_comes_from(tmp_path: Path) -> None:
    chosen = [odd for odd in odd_saves("courtyard") if odd.path[0] == "from" or odd.path[:2] == ("moves", 4)]
    assert len(chosen) == len(POISONS) * 7 + len(WORDS) * 4
    assert [trouble for odd in chosen if (trouble := trouble_with(odd, tmp_path))] == []


@pytest.mark.parametrize("poison", ["surrogate", "deep lists", "4000 digits"])
def test_a_match_is_played_up_to_an_odd_move(poison: str) -> None:
    odd = next(odd for odd in odd_saves("wall") if (odd.poison, odd.path) == (poison, ("moves", 2, 1)))
    loaded = saves.load(odd.text)
    assert (loaded.refused, len(loaded.match.past)) == (3, 2)


def test_a_save_of_a_newer_version_may_hold_what_it_likes(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    for number, poison in enumerate(POISONS.keys() - UNREAD):
        path = named(storage.saves, b"%d.json" % number, SOUND.replace(f'"format": {saves.FORMAT}', '"format": 99'))
        path.write_text(path.read_text().replace('"knights"', POISONS[poison]), encoding="utf-8")
        with pytest.raises(BadSave) as refusal:
            storage.open(path)
        assert refusal.value.reason == "save_newer"
        assert path.exists()


@pytest.mark.parametrize("value", [2**64, float("nan"), float("-inf"), "\0", "x" * 1001, [[[[[[[[1]]]]]]]], {"a\n": 1}])
def test_what_we_never_write_is_not_tame(value: object) -> None:
    assert not is_tame(value)
    assert not is_tame({"inside": [value]})


def test_all_that_we_write_is_tame() -> None:
    for key in GAMES:
        assert is_tame(json.loads(saves.dump(sound_match(key))))
        assert is_tame(json.loads(saves.dump(taken_match(key))))
    assert is_tame([None, True, 1.5, 2**64 - 1, "Łódź", {"": []}])


# What is shown


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_every_font_has_the_sign_for_what_cannot_be_shown(font: Path) -> None:
    assert set(map(ord, STRANGE + "…")) <= set(TTFont(font).getBestCmap())


def test_a_readable_text_is_itself() -> None:
    for text in ("", "Zażółć gęślą jaźń", "{braces} and %s", "x" * SHORT):
        assert readable(text) == text


def test_every_text_becomes_printable_and_short() -> None:
    every = "".join(map(chr, range(0x3000))) + "".join(map(chr, range(0xD800, 0xE000)))
    for start in range(0, len(every), 50):
        assert readable(every[start : start + 50]).isprintable()
    assert len(readable(every)) == SHORT
    assert len(readable_path("/x" * 1000)) == LONG


def test_what_is_shortened_keeps_its_beginning_and_its_end() -> None:
    assert readable("beginning" + "x" * 100 + ".json", 20) == "beginningx…xxxx.json"


# What a file may be called


@pytest.mark.parametrize("name", NAMES, ids=ascii)
@pytest.mark.parametrize("text", [SOUND, "{"], ids=["sound", "damaged"])
def test_a_file_of_any_name_is_listed_and_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: bytes, text: str
) -> None:
    storage = Storage(tmp_path)
    path, other = named(storage.saves, name, text), named(storage.saves, b"other.json", SOUND)
    assert {saved.path for saved in storage.matches()} == {path, other}
    statuses = [
        main(["--language", "en", "--data-dir", str(tmp_path), *command])
        for command in (["saves"], ["replay", str(path)])
    ]
    told = capsys.readouterr()
    assert statuses == [0, 0 if text == SOUND else 2]
    assert all(len(line) <= 2 * LONG and line.isprintable() for line in (told.out + told.err).splitlines())
    assert storage.open(other).refused is None
    assert path.exists() == (text == SOUND)


def test_a_damaged_save_of_an_odd_name_is_set_aside(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    path = named(storage.saves, b"\xff\n.json", "{")
    with pytest.raises(Damaged) as damaged:
        storage.open(path)
    assert damaged.value.aside.name == os.fsdecode(b"\xff\n.damaged")
    assert damaged.value.aside.read_text() == "{"


def test_what_is_no_file_hides_nothing(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    path = named(storage.saves, b"other.json", SOUND)
    for name, target in {"circle.json": "circle.json", "long.json": "x" * 300, "gone.json": "nothing"}.items():
        (storage.saves / name).symlink_to(target)
    (storage.saves / "folder.json").mkdir()
    os.mkfifo(storage.saves / "pipe.json")
    assert [saved.path for saved in storage.matches()] == [path]
    assert [saved.path for saved in found([storage.saves])] == [path]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp1250"])
def test_commands_print_whatever_their_output_can_write(tmp_path: Path, encoding: str) -> None:
    storage = Storage(tmp_path)
    paths = [named(storage.saves, name, text) for name, text in ((b"\xff.json", SOUND), (b"\xff\n.json", "{"))]
    for command, status in ((["saves"], 0), (["replay", paths[0]], 0), (["replay", paths[1]], 2)):
        done = subprocess.run(
            [sys.executable, "-m", "castles", "--data-dir", tmp_path, *command],
            env={**os.environ, "PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
            timeout=60,
        )
        assert (done.returncode, b"Traceback" in done.stderr) == (status, False), done.stderr


# What is written for others


def test_the_log_of_events_takes_any_text(tmp_path: Path) -> None:
    event_log(tmp_path / "log")("notice", text="\udcff\0\n")
    assert json.loads((tmp_path / "log").read_text(encoding="utf-8"))["text"] == "\udcff\0\n"


def test_settings_with_a_folder_of_an_odd_name_are_kept(tmp_path: Path) -> None:
    keep(Settings(exchange="/home/\udcff", sound=11), tmp_path / "settings.json")
    assert load(tmp_path / "settings.json") == (Settings(sound=11), True)


@pytest.mark.parametrize("key", json.loads(to_json(Settings())))
def test_a_poisoned_setting_is_the_usual_one_or_harmless(tmp_path: Path, key: str) -> None:
    for poison in POISONS.keys() - UNREAD:
        for value in (POISONS[poison], f'{{"wall": {POISONS[poison]}}}', f"[{POISONS[poison]}]"):
            settings = from_json(f'{{"music": 11, "{key}": {value}}}')
            keep(settings, tmp_path / "settings.json")
            assert load(tmp_path / "settings.json") == (settings, True)
            assert key == "music" or settings.music == 11


@pytest.mark.parametrize("poison", UNREAD)
def test_settings_that_nobody_can_read_are_refused(poison: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        from_json(f'{{"lobbies": {POISONS[poison]}}}')


def test_the_largest_nonsense_is_refused_before_long() -> None:
    lists = "[" + "[]," * ((saves.LARGEST - 1000) // 3) + "[]]"
    text = SOUND.replace('"long": false', f'"long": {lists}')
    assert len(text) > saves.LARGEST - 1000
    gc.freeze()  # as in the window: nobody looks through all that is loaded for garbage
    started = time.process_time()
    with pytest.raises(BadSave) as refusal:
        saves.load(text)
    taken = time.process_time() - started
    gc.unfreeze()
    assert is_clean(explain(refusal.value))
    assert taken < SLOW
