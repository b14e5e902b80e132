"""Whatever is missing or broken: a clear word to the player, and the game goes on where it can."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from castles import saves
from castles.rules import GAMES
from castles.scenes.title import Title
from castles.settings import Settings, from_json, load, to_json
from castles.ui.sprites import Sprites
from tests.matches import random_match
from tests.window import open_app

ROOT = Path(__file__).parent.parent


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    usual = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "DISPLAY", "WAYLAND"))}
    return subprocess.run(
        [sys.executable, "main.py", "--language", "en", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        env={**usual, "LC_ALL": "C.UTF-8", **environment},
        check=False,
    )


def picture_of(tmp_path: Path, *arguments: str, **environment: str) -> tuple[Path, list[dict[str, Any]], str]:
    """Starts the program for a picture; the picture, what it reported, and its error output."""
    picture, log = tmp_path / "picture.png", tmp_path / "log.jsonl"
    given = ("--screenshot", str(picture), "--log-events", str(log), *arguments)
    done = run(*given, **environment)
    assert done.returncode == 0, done.stderr
    return picture, [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()], done.stderr


def notices(lines: list[dict[str, Any]]) -> str:
    return " ".join(line["text"] for line in lines if line["what"] == "notice")


def test_without_a_display_the_program_says_so_in_a_line_and_how_to_go_on() -> None:
    done = run()
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "--screenshot" in done.stderr


def test_a_demo_makes_a_picture_without_a_display(tmp_path: Path) -> None:
    picture, lines, errors = picture_of(tmp_path, "--demo", "courtyard", "--after", "3", "--data-dir", str(tmp_path))
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert any(line["what"] == "move" for line in lines)
    assert errors == ""


def test_without_an_audio_device_it_is_simply_quiet(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.context.sounds.play("click")
    assert not app.context.sounds.device


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    picture, lines, _errors = picture_of(tmp_path, "--data-dir", str(tmp_path / "file" / "data"))
    assert "can't be written" in notices(lines)
    assert picture.exists()


def test_corrupt_settings_are_set_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    _picture, lines, _errors = picture_of(tmp_path, "--data-dir", str(tmp_path))
    assert "settings were damaged" in notices(lines)
    assert (tmp_path / "settings.damaged").read_text() == "{"


@pytest.mark.parametrize("value", [None, -1, "x", 10**9, [], {}, True, [1, 2, 3], 1.5])
@pytest.mark.parametrize("key", json.loads(to_json(Settings())))
def test_a_setting_that_makes_no_sense_is_the_usual_one(key: str, value: object) -> None:
    table = json.loads(to_json(Settings())) | {key: value}
    assert to_json(from_json(json.dumps(table)))


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    changed = Settings(language="hu", sound=5, scale=1.5, window=(1366, 768), confirm="turn", helps=("tooltips",))
    path = tmp_path / "settings.json"
    path.write_text(to_json(changed), encoding="utf-8")
    assert load(path) == (changed, True)


@pytest.mark.parametrize("content", [None, b"", b"RIFF....WEBP", b"\x00" * 500])
def test_a_missing_or_broken_picture_is_a_placeholder(tmp_path: Path, content: bytes | None) -> None:
    open_app(tmp_path)
    if content is not None:
        (tmp_path / "broken.webp").write_bytes(content)
    sprites = Sprites()
    assert sprites.picture(str(tmp_path / "broken")).get_size() == (96, 96)
    assert sprites.missing == {str(tmp_path / "broken")}


def test_a_missing_picture_is_told_once(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.sprites = app.canvas.sprites = Sprites()  # its own, or others would miss that picture, too
    said: list[str] = []
    app.context.report = lambda what, **details: said.append(details.get("text", "")) if what == "notice" else None
    app.context.stack.push(Title(app.context))
    app.sprites.picture(str(tmp_path / "nothing"))
    for frame in range(5):
        app.step([], frame)
    assert len(said) == 1
    assert "picture is missing" in said[0]


def test_a_save_of_a_newer_version_is_told_and_stays(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    text = saves.dump(random_match(GAMES["courtyard"], moves=5)).replace(f'"format": {saves.FORMAT}', '"format": 99')
    (folder / "newer.json").write_text(text, encoding="utf-8")
    _picture, lines, _errors = picture_of(tmp_path, "--resume", "--data-dir", str(tmp_path))
    assert lines[0]["what"] == "scene"
    assert (folder / "newer.json").read_text(encoding="utf-8") == text


def test_an_odd_save_is_told_on_resuming_and_set_aside(tmp_path: Path) -> None:
    text = saves.dump(random_match(GAMES["wall"], moves=5)).replace('"court": false', f'"court": "{"x" * 900}"')
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / os.fsdecode(b"\xff\n.json")).write_text(text, encoding="utf-8")
    picture, lines, errors = picture_of(tmp_path, "--resume", "--data-dir", str(tmp_path))
    assert (picture.exists(), errors) == (True, "")
    assert [line["name"] for line in lines if line["what"] == "scene"] == ["title", "dialog"]
    assert [path.suffix for path in (tmp_path / "saves").iterdir()] == [".damaged"]


@pytest.mark.parametrize("size", ["320x200", "200x200", "3000x400"])
def test_a_strange_window_size_still_shows_everything(tmp_path: Path, size: str) -> None:
    picture, _lines, errors = picture_of(
        tmp_path, "--windowed", size, "--demo", "courtyard", "--data-dir", str(tmp_path)
    )
    assert picture.exists()
    assert errors == ""


@pytest.mark.parametrize("bad", ["0x0", "-5x10", "huge", "99999x99999", "1280"])
def test_a_bad_window_size_is_one_clear_line(bad: str) -> None:
    done = run("--windowed", bad)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
