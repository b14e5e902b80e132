"""A disk that fails for a while: the game goes on, it is told once, and nothing that was played is lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from castles import saves
from castles.rules import GAMES
from castles.scenes.keeping import AGAIN
from castles.scenes.menu import TableMenu
from castles.storage import Storage
from tests.scenes.guest import Guest, against_computers


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
            self.guest.table.play(self.guest.table.look().legal[0])
            self.guest.wait()

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
    assert kept.told[1:] == ["The match is saved again, with every move."]
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
    kept.guest.app.step([], kept.guest.now + AGAIN + 1)
    assert kept.is_on_disk()
    assert len(kept.told) == 2


def test_the_menu_says_that_nothing_is_saved_and_tries_again(kept: Kept) -> None:
    with kept.failing_disk():
        kept.play()
        kept.guest.table.open_menu()
        menu = kept.guest.app.context.stack.top
        assert isinstance(menu, TableMenu)
        assert "isn't saved" in menu._note()
        menu.leave()
    kept.guest.table.open_menu()
    assert kept.is_on_disk()


def test_the_end_of_a_match_is_saved_even_if_its_last_move_could_not_be(tmp_path: Path) -> None:
    kept = Kept(tmp_path, "knights")
    with kept.failing_disk():
        while not kept.guest.match.is_over:
            kept.play()
    kept.guest.app.step([], kept.guest.now + AGAIN + 1)
    assert kept.is_on_disk()
