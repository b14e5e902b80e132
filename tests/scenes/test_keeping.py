"""A disk that fails for a while: the game goes on, it is told once, and nothing that was played is lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from castles import saves
from castles.match import Match
from castles.rules import GAMES
from castles.scenes.keeping import AGAIN
from castles.scenes.lobby import Lobby
from castles.scenes.menu import TableMenu
from castles.scenes.opening import open_save
from castles.scenes.sheet import ScoreSheet
from castles.scenes.table import Table
from castles.scenes.title import Title
from castles.storage import Storage
from tests.matches import Calling
from tests.scenes.guest import Guest, against_computers
from tests.window import open_app


class Kept:
    """Somebody at a table whose match is saved, and what they were told."""

    def __init__(self, folder: Path, key: str = "wall") -> None:
        self.storage = Storage(folder)
        match = against_computers(GAMES[key], 2, 3)
        self.path = self.storage.new_path(match)
        match.keeper = self.storage.keeper(self.path)
        match.keep()
        self.guest = Guest(folder, match)
        self.told: list[str] = []
        self.guest.app.context.report = self._hear

    def _hear(self, what: str, **details: str) -> None:
        if what == "notice":
            self.told.append(details["text"])

    def play(self, moves: int = 1) -> None:
        for _move in range(moves):
            self.guest.table.session.play(self.guest.look.legal[0])
            self.guest.wait()

    def frames(self, seconds: float) -> None:
        """As many as the window shows in that time."""
        for _frame in range(round(seconds * 20)):
            self.guest.now += 0.05
            self.guest.app.step([], self.guest.now)

    def is_on_disk(self) -> bool:
        return self.path.exists() and self.path.read_text(encoding="utf-8") == saves.dump(self.guest.match)

    @contextmanager
    def failing_disk(self) -> Iterator[None]:
        """As long as this lasts, a file lies where the saves should be."""
        away = self.storage.saves.rename(self.storage.folder / "away")
        self.storage.saves.write_text("in the way", encoding="utf-8")
        yield
        self.storage.saves.unlink()
        away.rename(self.storage.saves)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path)


def test_one_failed_write_is_told_once_and_the_next_move_saves_all(kept: Kept) -> None:
    kept.play()
    with kept.failing_disk():
        kept.play(3)
        assert len(kept.told) == 1
        assert "can't be saved now" in kept.told[0]
    kept.play()
    assert kept.is_on_disk()
    assert kept.told[1:] == ["Now the match is saved, with every move."]
    kept.play(2)
    assert len(kept.told) == 2


def test_undo_and_hints_go_on_without_a_disk_and_are_saved_later(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "courtyard")
    before = kept.guest.match.moves
    with kept.failing_disk():
        kept.guest.press(pygame.K_h)
        kept.guest.wait()
        kept.play()
        kept.guest.press(pygame.K_z, mod=pygame.KMOD_CTRL)
        assert kept.guest.match.moves == before
    kept.play()
    assert kept.is_on_disk()
    assert kept.guest.match.hints == [1, 0]


def test_without_another_move_it_is_tried_again_after_a_while(kept: Kept) -> None:
    with kept.failing_disk():
        kept.play()
    assert not kept.is_on_disk()
    kept.frames(AGAIN + 1)
    assert kept.is_on_disk()
    assert len(kept.told) == 2


def test_the_menu_says_that_nothing_is_saved_until_it_is(kept: Kept) -> None:
    with kept.failing_disk():
        kept.play()
        kept.guest.table.acts.open_menu()
        menu = kept.guest.app.context.stack.top
        assert isinstance(menu, TableMenu)
        assert "isn't saved" in menu.note()
    kept.frames(AGAIN + 1)
    assert kept.is_on_disk()
    assert "isn't saved" not in menu.note()


@pytest.mark.parametrize("way", ["score", "title"])
def test_the_end_of_a_match_is_saved_whatever_comes_on_top(way: str, tmp_path: Path) -> None:
    kept = Kept(tmp_path, "knights")
    with kept.failing_disk():
        while not kept.guest.match.is_over:
            kept.play()
        kept.frames(3.0)
        assert isinstance(kept.guest.app.context.stack.top, ScoreSheet)
    if way == "title":
        kept.guest.app.context.stack.swap(Title(kept.guest.app.context))
    kept.frames(AGAIN + 1)
    assert kept.is_on_disk()


def test_whoever_goes_on_with_a_match_goes_on_with_all_of_it(kept: Kept) -> None:
    with kept.failing_disk():
        kept.play()
    played = len(kept.guest.match.past)
    open_save(kept.guest.app.context, kept.path)
    table = kept.guest.app.context.stack.top
    assert isinstance(table, Table)
    assert len(table.session.match.past) == played


def test_a_disk_that_fails_for_long_is_not_tried_in_every_frame(kept: Kept) -> None:
    with kept.failing_disk():
        kept.play()
        tries: list[float] = []
        keeper = kept.guest.match.keeper
        assert keeper is not None

        def counted(match: Match) -> None:
            tries.append(kept.guest.now)
            keeper.keep(match)

        kept.guest.match.keeper = Calling(counted)
        kept.frames(3 * AGAIN)
    assert 2 <= len(tries) <= 4
    assert len(kept.told) == 1


def test_a_new_match_takes_no_name_that_has_been_taken_since(tmp_path: Path) -> None:
    storage, match = Storage(tmp_path), against_computers(GAMES["wall"], 2, 3)
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    match.keeper = storage.new_keeper()
    match.keep()
    assert not match.is_safe
    (tmp_path / "saves").unlink()
    other = against_computers(GAMES["wall"], 2, 4)
    other.keeper = storage.new_keeper()
    other.keep()
    match.keep()
    assert sorted(path.name for path in storage.saves.iterdir()) == ["wall-2.json", "wall.json"]
    assert (storage.saves / "wall.json").read_text(encoding="utf-8") == saves.dump(other)


def test_a_folder_with_a_name_too_long_for_the_system_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    app = open_app(tmp_path / ("x" * 300))
    lobby = Lobby(app.context, GAMES["wall"])
    app.context.stack.push(lobby)
    lobby.start()
    assert isinstance(app.context.stack.top, Table)
    assert len(app.context.notices) == 1
    app.step([], 1.0)
    assert not app.context.notices, "it is told once"
