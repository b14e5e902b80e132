"""A slow disk: frames go on, what was played is shown, and nobody is asked for the next decision before it is safe."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest

from castles import files
from castles.match import Match
from castles.rules import GAMES
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.storage import Storage, read_match
from tests.matches import people
from tests.scenes.guest import against_computers
from tests.window import open_app

PATIENCE = 20.0  # seconds until a disk that doesn't come to an end is a failure


@pytest.fixture
def drive(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A drive that finishes nothing until it may."""
    may_finish, sync = Event(), files._sync
    may_finish.set()
    monkeypatch.setattr(files, "_sync", lambda file: may_finish.wait(PATIENCE) and sync(file))
    yield may_finish
    may_finish.set()


class Sitting:
    """A table in an app that keeps matches in the background."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.app = open_app(folder, speed="none")
        self.app.context.is_in_background = True
        self.app.context.stack.push(Title(self.app.context))
        match.keeper = Storage(folder).new_keeper()
        match.keep()
        self.match = match
        self.now = 0.0
        self.table = Table(self.app.context, match)
        self.app.context.stack.push(self.table)
        self.go_on(lambda: self.table.session.position.can_act)

    def frames(self, number: int = 30) -> None:
        for _frame in range(number):
            self.now += 0.1
            self.app.step([], self.now)

    def go_on(self, until: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, "it never came"
            self.frames(1)

    def play(self) -> None:
        self.table.session.play(self.table.describe().look.legal[0])


def kept_moves(folder: Path) -> int:
    [path] = (folder / "saves").glob("*.json")
    return len(read_match(path).match.past)


def test_nobody_is_asked_before_the_last_move_is_safe(tmp_path: Path, drive: Event) -> None:
    wall = GAMES["wall"]
    sitting = Sitting(tmp_path, Match(wall, wall.setup_for(2, 3), people(2)))
    drive.clear()
    sitting.play()
    sitting.frames()
    position = sitting.table.session.position
    assert (len(position.line.entries), position.is_settled, position.is_being_kept) == (1, True, True)
    assert not position.can_act
    assert sitting.app.step([], sitting.now), "the window doesn't fall asleep over it"
    assert kept_moves(tmp_path) == 0
    drive.set()
    sitting.go_on(lambda: sitting.table.session.position.can_act)
    assert (kept_moves(tmp_path), sitting.match.is_safe) == (1, True)


def test_no_computer_player_moves_on_before_the_last_move_is_safe(tmp_path: Path, drive: Event) -> None:
    sitting = Sitting(tmp_path, against_computers(GAMES["wall"], 2, 3))
    drive.clear()
    while sitting.match.to_move == 0:
        sitting.table.session.play(sitting.match.game.legal_moves(sitting.match.state)[0])
    played = len(sitting.match.past)
    sitting.frames()
    assert len(sitting.match.past) == played
    drive.set()
    sitting.go_on(lambda: len(sitting.match.past) > played)


def test_a_drive_that_fails_in_the_background_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = GAMES["wall"]
    sitting = Sitting(tmp_path, Match(wall, wall.setup_for(2, 3), people(2)))
    told: list[str] = []
    sitting.app.context.report = lambda what, **details: told.append(details.get("text", ""))

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(files, "_sync", full)
        sitting.play()
        sitting.go_on(lambda: sitting.table.session.position.can_act)
        sitting.frames(2)
        assert any("no space left" in text for text in told)
        assert not sitting.match.is_safe
    sitting.play()
    sitting.go_on(lambda: sitting.table.session.position.can_act)
    sitting.frames(2)
    assert any("Now the match is saved" in text for text in told)
    assert kept_moves(tmp_path) == 2


def test_leaving_waits_for_the_drive_and_gives_the_match_free(tmp_path: Path, drive: Event) -> None:
    wall = GAMES["wall"]
    sitting = Sitting(tmp_path, Match(wall, wall.setup_for(2, 3), people(2)))
    sitting.play()
    sitting.app.context.stack.home()
    assert kept_moves(tmp_path) == 1
    title = sitting.app.context.stack.top
    assert isinstance(title, Title)
    title.resume()
    assert sitting.app.context.stack.top.name == "table"
