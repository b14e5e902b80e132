"""The journal: every result counts once, outlives its save, and no broken line hides another."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from castles.app import App
from castles.files import write
from castles.journal import Journal, result_of
from castles.match import Cursor, Match
from castles.rules import GAMES
from castles.saves import dump, load
from castles.scenes.statistics import Statistics
from tests.matches import random_match, sealed
from tests.scenes.guest import Guest, against_computers
from tests.window import open_app, shown


def over(seed: int = 1) -> Match:
    return random_match(GAMES["wall"], 2, seed)


def counted(app: App) -> int:
    scene = Statistics(app.context)
    shown(app, scene)
    for frame in range(20):
        app.step([], 1.0 + frame)
    return scene.record.finished("all")


def test_a_result_is_noted_once_wherever_it_comes_from(tmp_path: Path) -> None:
    journal, match = Journal(tmp_path), over()
    for each in (match, match, load(dump(match)).match, over(2)):
        journal.note(each)
    assert [*journal.results().values()] == [result_of(match), result_of(over(2))]


def test_two_windows_that_note_the_same_match_count_it_once(tmp_path: Path) -> None:
    journal, match = Journal(tmp_path), over()
    journal.note(match)
    line = journal.path.read_text(encoding="utf-8")
    journal.path.write_text(line * 2, encoding="utf-8")
    assert len(journal.results()) == 1


@pytest.mark.parametrize(
    "broken", ["{", "[]", "null", '{"digest": 1}', "\x00", '{"digest": "x", "game": "wall", "names": [], "won": [3]}']
)
def test_a_broken_line_hides_no_other(tmp_path: Path, broken: str) -> None:
    journal = Journal(tmp_path)
    journal.note(over(1))
    with open(journal.path, "a", encoding="utf-8") as file:
        file.write(broken)  # and breaks off
    journal.note(over(2))
    assert {result.names for result in journal.results().values()} == {over(1).names}
    assert len(journal.results()) == 2


def test_what_is_not_over_or_was_taken_over_is_no_result(tmp_path: Path) -> None:
    match = over()
    assert result_of(random_match(GAMES["wall"], 2, 1, moves=5)) is None
    taken = match.taken_over(Cursor(len(match.past) - 1), match.players)
    taken.play(match.moves[-1])
    assert (taken.is_over, result_of(taken)) == (True, None)


def test_a_match_that_ends_at_the_table_is_noted_at_once(tmp_path: Path) -> None:
    guest = Guest(tmp_path, against_computers(GAMES["wall"], 2, 3))
    while not guest.match.is_over:
        guest.table.session.play(guest.look.legal[0])
        guest.wait()
    for _frame in range(20):
        guest.now += 0.5
        guest.app.step([], guest.now)
    assert [*Journal(tmp_path).results().values()] == [result_of(guest.match)]


def test_a_result_outlives_its_save_and_an_import_counts_once(tmp_path: Path) -> None:
    app, match = open_app(tmp_path), over()
    write(tmp_path / "saves" / "a.json", dump(match))
    assert counted(app) == 1
    write(tmp_path / "saves" / "b.json", dump(match))
    assert counted(app) == 1
    for path in (tmp_path / "saves").glob("*.json"):
        path.unlink()
    assert counted(app) == 1


def test_a_save_that_was_changed_counts_for_nothing(tmp_path: Path) -> None:
    app, match = open_app(tmp_path), over()
    match.line = replace(match.line, players=tuple(replace(each, name="Somebody") for each in match.players))
    write(tmp_path / "saves" / "a.json", dump(match).replace("Somebody", "Nobody"))
    assert counted(app) == 0
    write(tmp_path / "saves" / "a.json", sealed(dump(match).replace("Somebody", "Nobody")))
    assert counted(app) == 1


def test_a_journal_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    os.mkdir(tmp_path / "journal.jsonl")
    write(tmp_path / "saves" / "a.json", dump(over()))
    assert counted(app) == 1
