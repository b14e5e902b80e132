"""The saved matches: open, rename, delete, export and import."""

import os
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, count
from pathlib import Path

from platformdirs import user_documents_path

from castles.chronicle.disk import disk_words
from castles.chronicle.refusals import explain
from castles.i18n import _
from castles.saves import LONGEST_NAME, BadSave, Summary, dump
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.dialog import Answer, Dialog
from castles.scenes.opening import open_save, trouble
from castles.scenes.scene import Context, Scene
from castles.scenes.shelf import BOXES
from castles.storage import Saved, read, read_match, write
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.field import Entry
from castles.ui.listbox import Column, ListBox
from castles.ui.pane import Pane
from castles.ui.plain import Label, Panel
from castles.ui.theme import BODY, FAINT
from castles.ui.widget import Widget

LONGEST_PATH = 400
WIDE = 900.0  # units from which all columns have room


class SavesList(Scene):
    """All saves, the one played last first. Damaged ones are shown with what is wrong with them."""

    name = "saves"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.saves: list[Saved] = []
        self.selected: int | None = None
        self.pane = Pane()

    def entered(self) -> None:
        try:
            self.saves = self.context.storage.matches()
        except OSError as error:
            self.saves = []
            self.context.notify(disk_words(error))
        if self.selected is None:
            self.selected = next((number for number, saved in enumerate(self.saves) if saved.summary), 0)
        self.selected = min(self.selected, len(self.saves) - 1) if self.saves else None

    @property
    def chosen(self) -> Saved | None:
        return None if self.selected is None else self.saves[self.selected]

    # What is seen

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas, 1180)
        panel = Panel(key="panel", area=room, frame="panel_sheet")
        inner = room.inset(26, 24)
        shown = self._list(inner, room.w >= WIDE) if self.saves else self._nothing(inner)
        return [panel, shown, *self._buttons(foot(canvas, 1180))]

    def _nothing(self, area: Area) -> Widget:
        return Label(key="nothing", area=area, text=_("No match has been saved yet."), style=FAINT, align="centre")

    def _list(self, area: Area, wide: bool) -> Widget:
        return ListBox(
            key="saves",
            area=area,
            columns=_columns(wide),
            rows=[_row(saved, wide) for saved in self.saves],
            selected=self.selected,
            scrolled=self.pane,
            faint=frozenset(number for number, saved in enumerate(self.saves) if saved.summary is None),
            style=replace(BODY, size=17),
            row_height=36,
            on_select=self._select,
            on_open=lambda row: self.open(),
        )

    def _buttons(self, row: Area) -> list[Widget]:
        entries = self._entries()
        readable = self.chosen is not None and self.chosen.summary is not None
        needs = {
            "open": self.chosen is not None,
            "rename": readable,
            "delete": self.chosen is not None,
            "export": readable,
        }
        return [
            Button(
                key=key,
                area=area,
                label=label,
                icon=icon if row.w >= WIDE else "",
                size=16,
                kind="red" if key == "open" else "wood",
                enabled=needs.get(key, True),
                on_press=act,
            )
            for (key, icon, label, act), area in zip(entries, row.columns(len(entries), 8), strict=True)
        ]

    def _entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Key, icon, label and what it does."""
        return [
            ("back", "back", _("Back"), self.leave),
            ("import", "folder", _("Import"), self._ask_import),
            ("export", "export", _("Export"), self._ask_export),
            ("rename", "log", _("Rename"), self._ask_name),
            ("delete", "trash", _("Delete"), self._ask_delete),
            ("open", "play", _("Open"), self.open),
        ]

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _("Saved games"))

    # What is done

    def _select(self, row: int) -> None:
        self.selected = row

    def open(self) -> None:
        """Plays on the selected match."""
        if self.chosen:
            open_save(self.context, self.chosen.path)

    def _ask_name(self) -> None:
        saved = self.chosen
        if saved is None or saved.summary is None:
            return
        entry = Entry(saved.summary.name, LONGEST_NAME)
        answers = [
            Answer(_("Cancel")),
            Answer(_("Rename"), lambda: self._rename(saved.path, entry.text.strip()), "green"),
        ]
        self._ask(_("Rename"), _("What shall this match be called?"), answers, entry)

    def _rename(self, path: Path, name: str) -> None:
        self._try(lambda: _renamed(path, name))

    def _ask_delete(self) -> None:
        saved = self.chosen
        if saved is None:
            return
        answers = [Answer(_("Keep it")), Answer(_("Delete"), lambda: self._delete(saved.path), "red")]
        text = _("The save “{name}” will be gone for good.").format(name=_title(saved))
        self._ask(_("Delete this save?"), text, answers)

    def _delete(self, path: Path) -> None:
        self._try(path.unlink)

    def _ask_export(self) -> None:
        saved = self.chosen
        if saved is None:
            return
        entry = Entry(str(free(documents() / saved.path.name)), LONGEST_PATH)
        answers = [Answer(_("Cancel")), Answer(_("Export"), lambda: self._export(saved.path, _path(entry)), "green")]
        self._ask(_("Export"), _("Where shall a copy be written?"), answers, entry)

    def _export(self, path: Path, target: Path) -> None:
        if target.exists():
            trouble(self.context, _("There is a file of this name already: {file}").format(file=target))
        elif self._try(lambda: write(target, read(path))):
            self.context.notify(_("Written to {file}").format(file=target))

    def _ask_import(self) -> None:
        entry = Entry(str(documents() / "castles.json"), LONGEST_PATH)
        answers = [Answer(_("Cancel")), Answer(_("Import"), lambda: self._import(_path(entry)), "green")]
        self._ask(_("Import"), _("Which file shall be taken in? It stays where it is."), answers, entry)

    def _import(self, source: Path) -> None:
        if self._try(lambda: self._taken_in(source)):
            self.selected = 0
            self.context.notify(_("The match was taken in."))

    def _taken_in(self, source: Path) -> None:
        match = read_match(source).match
        write(self.context.storage.new_path(match), read(source))

    def _ask(self, title: str, text: str, answers: list[Answer], entry: Entry | None = None) -> None:
        self.context.stack.push(Dialog(self.context, title, text, answers, entry))

    def _try(self, act: Callable[[], None]) -> bool:
        """Does something with files; tells what went wrong if it did."""
        try:
            act()
        except BadSave as refusal:
            trouble(self.context, explain(refusal))
            return False
        except OSError as error:
            trouble(self.context, disk_words(error))
            return False
        self.entered()
        return True


def documents() -> Path:
    """Where people keep their files."""
    return user_documents_path()


def free(path: Path) -> Path:
    """This path, or with the first number that no file has yet."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(each for each in chain([path], numbered) if not each.exists())


def _path(entry: Entry) -> Path:
    return Path(entry.text.strip()).expanduser()


def _renamed(path: Path, name: str) -> None:
    """Writes the save with another name; the moves stay as they are."""
    loaded = read_match(path)
    if loaded.refused:
        raise BadSave("save_move", number=loaded.refused)
    loaded.match.name = name
    played = path.stat().st_mtime
    write(path, dump(loaded.match))
    os.utime(path, (played, played))  # which stays the time of the last move


def _columns(wide: bool) -> list[Column]:
    always = [Column(_("Game"), 2.4), Column(_("Players"), 3)]
    more = [Column(_("Moves"), 0.8, "right"), Column(_("Last played"), 1.6, "right")] if wide else []
    return [*always, Column(_("To play"), 1.8), *more]


def _row(saved: Saved, wide: bool) -> list[str]:
    summary = saved.summary
    if summary is None:
        assert saved.trouble is not None, "a save that can't be read has a reason"
        cells = [saved.path.name, explain(saved.trouble), ""]
        return [*cells, "", _played(saved.path)] if wide else cells
    names = ", ".join(player.name for player in summary.players)
    cells = [_title(saved), names, _turn(summary)]
    return [*cells, str(summary.moves), _played(saved.path)] if wide else cells


def _title(saved: Saved) -> str:
    """The save's own name with its game, or just the game."""
    if saved.summary is None:
        return saved.path.name
    game = BOXES[saved.summary.game].name
    return f"{saved.summary.name} · {game}" if saved.summary.name else game


def _turn(summary: Summary) -> str:
    return _("Finished") if summary.to_move is None else summary.players[summary.to_move].name


def _played(path: Path) -> str:
    """When it was played last."""
    try:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    except OSError:
        return ""
