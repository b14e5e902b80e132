"""The saved games by mouse and keyboard: open, rename, delete, export, import."""

import os
from pathlib import Path
from typing import Any

import pygame
import pytest

from castles.app import App
from castles.exchange import free
from castles.rules import GAMES
from castles.scenes.dialog import Dialog
from castles.scenes.import_list import ImportList
from castles.scenes.lobby import Lobby
from castles.scenes.saves_list import SavesList
from castles.scenes.scene import Scene
from castles.scenes.title import Title
from castles.storage import read_match
from castles.ui.listbox import ListBox
from tests.scenes.showroom import save_of
from tests.window import click, open_app, press, shown, type_text, widget


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """An app at its title, whose owner has an empty home."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    app = open_app(tmp_path)
    shown(app, Title(app.context))
    return app


def top(app: App) -> Scene:
    return app.context.stack.top


def listed(app: App) -> SavesList:
    scene = SavesList(app.context)
    shown(app, scene)
    return scene


def test_a_save_is_renamed_and_keeps_its_moves(app: App) -> None:
    path = save_of(app)
    listed(app)
    click(app, "rename")
    type_text(app, "Friday")
    press(app, pygame.K_RETURN)
    match = read_match(path).match
    assert (match.name, len(match.past)) == ("Friday", 4)


def test_a_renamed_save_was_played_when_it_was(app: App) -> None:
    path = save_of(app)
    os.utime(path, (1_000_000, 1_000_000))
    listed(app)
    click(app, "rename")
    type_text(app, "Friday")
    press(app, pygame.K_RETURN)
    assert path.stat().st_mtime == 1_000_000


def test_export_offers_a_name_that_is_free(tmp_path: Path) -> None:
    for name in ("mine.json", "mine-2.json"):
        (tmp_path / name).touch()
    assert free(tmp_path / "mine.json") == tmp_path / "mine-3.json"


def test_a_save_is_deleted_only_after_a_question(app: App) -> None:
    path = save_of(app)
    listed(app)
    click(app, "delete")
    press(app, pygame.K_ESCAPE)
    assert path.exists()
    click(app, "delete")
    click(app, "answer_1")
    assert not path.exists()


# Export


def asked_where(app: App) -> Path:
    """The path that export offers."""
    click(app, "export")
    dialog = top(app)
    assert isinstance(dialog, Dialog)
    assert dialog.entry is not None
    return Path(dialog.entry.text)


def export_to(app: App, target: Path | str) -> None:
    click(app, "export")
    top(app).entry.set(str(target))  # type: ignore[attr-defined]
    press(app, pygame.K_RETURN)


def test_export_offers_a_whole_path_in_the_home_folder(app: App, tmp_path: Path) -> None:
    path = save_of(app)
    listed(app)
    assert asked_where(app) == tmp_path / "home" / f"castles-{path.name}"


def test_export_offers_the_documents_where_there_are_any(app: App, tmp_path: Path) -> None:
    (tmp_path / "home" / "Documents").mkdir()
    save_of(app)
    listed(app)
    assert asked_where(app).parent == tmp_path / "home" / "Documents"


def test_enter_alone_exports_twice_under_two_names(app: App, tmp_path: Path) -> None:
    path = save_of(app)
    listed(app)
    for _ in range(2):
        click(app, "export")
        press(app, pygame.K_RETURN)
    copies = sorted((tmp_path / "home").glob("*.json"))
    assert [copy.name for copy in copies] == [f"castles-{path.stem}-2.json", f"castles-{path.name}"]


def test_export_writes_the_same_match(app: App, tmp_path: Path) -> None:
    path = save_of(app)
    listed(app)
    export_to(app, tmp_path / "copy.json")
    assert (tmp_path / "copy.json").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_the_folder_of_the_last_export_is_offered_again(app: App, tmp_path: Path) -> None:
    save_of(app)
    listed(app)
    export_to(app, tmp_path / "stick" / "copy.json")
    assert asked_where(app).parent == tmp_path / "stick"


def test_export_never_writes_over_a_file(app: App, tmp_path: Path) -> None:
    save_of(app)
    (tmp_path / "mine.json").write_text("precious", encoding="utf-8")
    listed(app)
    export_to(app, tmp_path / "mine.json")
    assert (tmp_path / "mine.json").read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("target", ["~nobody-of-this-name/x.json", "x" * 300, ""])
def test_an_export_that_fails_says_why(app: App, target: str) -> None:
    path = save_of(app)
    (path.parent.parent / "home" / "~nobody-of-this-name").touch()
    listed(app)
    export_to(app, target)
    assert [scene.name for scene in app.context.stack.scenes] == ["title", "saves", "dialog"]


# Import


def friends_save(app: App, folder: Path, name: str = "from_a_friend.json") -> Path:
    """A save that isn't among ours."""
    folder.mkdir(exist_ok=True)
    return save_of(app).rename(folder / name)


def counts(app: App) -> list[int]:
    """The moves of the matches among ours."""
    return [each.summary.moves for each in app.context.storage.matches() if each.summary]


def offered(app: App) -> list[str]:
    """The files that import offers."""
    scene = top(app)
    assert isinstance(scene, ImportList)
    return [each.path.name for each in scene.files]


def drop(app: App, path: Path) -> None:
    """Drops a file onto the window."""
    app.step([pygame.event.Event(pygame.DROPFILE, file=str(path))], 0.0)


def test_the_keyboard_alone_takes_in_a_file_of_the_list(app: App, tmp_path: Path) -> None:
    friends_save(app, tmp_path / "home")
    listed(app)
    click(app, "import")
    press(app, pygame.K_RETURN)
    assert (top(app).name, counts(app)) == ("saves", [4])


def test_the_mouse_alone_takes_in_a_file_of_the_list(app: App, tmp_path: Path) -> None:
    for name in ("old.json", "new.json"):
        friends_save(app, tmp_path / "home", name)
    os.utime(tmp_path / "home" / "old.json", (1_000_000, 1_000_000))
    listed(app)
    click(app, "import")
    assert offered(app) == ["new.json", "old.json"]
    box = widget(app, "files")
    assert isinstance(box, ListBox)
    click(app, box.area.below(26 + 36).top(36))
    assert top(app).entry.text == str(tmp_path / "home" / "old.json")  # type: ignore[attr-defined]
    click(app, "take")
    assert counts(app) == [4]


def test_import_looks_into_documents_downloads_and_the_last_export(app: App, tmp_path: Path) -> None:
    for folder in ("home/Documents", "home/Downloads", "stick"):
        friends_save(app, tmp_path / folder, folder.replace("/", "-") + ".json")
    app.context.change(exchange=str(tmp_path / "stick"))
    listed(app)
    click(app, "import")
    assert set(offered(app)) == {"home-Documents.json", "home-Downloads.json", "stick.json"}


def test_files_that_are_no_saves_come_last_and_say_so(app: App, tmp_path: Path) -> None:
    friends_save(app, tmp_path / "home")
    (tmp_path / "home" / "package.json").write_text("{}", encoding="utf-8")
    listed(app)
    click(app, "import")
    box = widget(app, "files")
    assert isinstance(box, ListBox)
    assert offered(app) == ["from_a_friend.json", "package.json"]
    assert "This file isn't a save of Castles." in box.rows[1]


def import_from(app: App, path: Path | str) -> SavesList:
    """Types a path into the field."""
    scene = listed(app)
    click(app, "import")
    click(app, "path")
    press(app, pygame.K_a, mod=pygame.KMOD_CTRL)
    type_text(app, str(path))
    press(app, pygame.K_RETURN)
    return scene


def test_any_path_can_be_typed(app: App, tmp_path: Path) -> None:
    friends_save(app, tmp_path / "stick")
    scene = import_from(app, tmp_path / "stick" / "from_a_friend.json")
    assert [each.summary.moves for each in scene.saves if each.summary] == [4]
    assert scene.selected == 0


def test_a_typed_path_counts_not_the_file_that_was_selected_before(app: App, tmp_path: Path) -> None:
    friends_save(app, tmp_path / "home")
    scene = import_from(app, tmp_path / "nothing.json")
    assert (top(app).name, scene.saves) == ("dialog", [])


def test_a_path_that_begins_nowhere_begins_at_home(app: App, tmp_path: Path) -> None:
    friends_save(app, tmp_path / "home")
    import_from(app, "from_a_friend.json")
    assert counts(app) == [4]


@pytest.mark.parametrize("content", ["not json", '{"format": 99}', None])
def test_import_of_something_else_says_why(app: App, tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / "odd.json").write_text(content, encoding="utf-8")
    scene = import_from(app, tmp_path / "odd.json")
    assert (top(app).name, scene.saves) == ("dialog", [])


def import_list(app: App) -> None:
    listed(app)
    click(app, "import")


SCENES: dict[str, Any] = {
    "title": lambda app: None,
    "saves": lambda app: listed(app),
    "import": lambda app: import_list(app),
    "lobby": lambda app: shown(app, Lobby(app.context, GAMES["wall"])),
}


@pytest.mark.parametrize("scene", SCENES)
def test_a_save_dropped_onto_the_window_is_taken_in(app: App, tmp_path: Path, scene: str) -> None:
    path = friends_save(app, tmp_path / "stick")
    SCENES[scene](app)
    drop(app, path)
    assert counts(app) == [4]
    assert app.context.stack.top.name == {"import": "saves"}.get(scene, scene)


def test_the_title_goes_on_with_what_was_dropped(app: App, tmp_path: Path) -> None:
    drop(app, friends_save(app, tmp_path / "stick"))
    assert "continue" in [each.key for each in top(app).page.widgets]


def test_a_question_takes_no_files(app: App, tmp_path: Path) -> None:
    path = friends_save(app, tmp_path / "stick")
    press(app, pygame.K_ESCAPE)
    drop(app, path)
    assert (top(app).name, counts(app)) == ("dialog", [])


def test_something_else_dropped_onto_the_window_says_why(app: App, tmp_path: Path) -> None:
    (tmp_path / "photo.png").write_bytes(bytes(range(256)))
    drop(app, tmp_path / "photo.png")
    assert top(app).name == "dialog"


# Open


def test_a_damaged_save_is_set_aside_and_reported(app: App, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "bad.json").write_text("{", encoding="utf-8")
    listed(app)
    click(app, "open")
    assert top(app).name == "dialog"
    assert (tmp_path / "saves" / "bad.damaged").read_text(encoding="utf-8") == "{"


def test_a_save_of_newer_rules_stays_where_it_is(app: App, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "new.json").write_text('{"format": 99}', encoding="utf-8")
    listed(app)
    click(app, "open")
    assert top(app).name == "dialog"
    assert (tmp_path / "saves" / "new.json").exists()


def test_a_save_with_a_refused_move_opens_before_it(app: App) -> None:
    path = save_of(app)
    text = path.read_text(encoding="utf-8")
    first = text.index('"moves"')
    path.write_text(text[:first] + text[first:].replace("[\n", '[\n  ["Nonsense"],\n', 1), encoding="utf-8")
    listed(app)
    click(app, "open")
    assert [scene.name for scene in app.context.stack.scenes][-2:] == ["table", "dialog"]


def test_opening_leads_to_the_table(app: App) -> None:
    save_of(app)
    listed(app)
    press(app, pygame.K_TAB)
    top(app).page.focus = "saves"
    press(app, pygame.K_RETURN)
    assert [scene.name for scene in app.context.stack.scenes] == ["title", "table"]
