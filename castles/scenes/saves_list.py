"""The saved matches: open, rename, delete, export and import."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from castles import locks
from castles.exchange import offered, typed_path
from castles.files import write
from castles.foreign import readable_path
from castles.i18n import _
from castles.saves import LONGEST_NAME, BadSave, dump
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.dialog import Answer, Dialog
from castles.scenes.import_list import ImportList
from castles.scenes.opening import open_save, trouble
from castles.scenes.save_words import file_of, names_of, played_at, title_of, turn_of, wrong_with
from castles.scenes.scene import Context, Scene
from castles.settings import LONGEST_PATH
from castles.storage import Saved, read, read_match
from castles.ui.area import Area
from castles.ui.button import Button, alike
from castles.ui.canvas import Canvas
from castles.ui.field import Entry
from castles.ui.listbox import Column, ListBox
from castles.ui.pane import Pane
from castles.ui.plain import Label, Panel
from castles.ui.theme import BODY, FAINT
from castles.ui.widget import Widget
from castles.wording.disk import disk_words
from castles.wording.refusals import explain

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
        return [panel, shown, *alike(canvas, self._buttons(foot(canvas, 1180)))]

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

    def _buttons(self, row: Area) -> list[Button]:
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
            ("import", "folder", _("Import"), self._choose_import),
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
        self._try(lambda: _alone(path, lambda: _renamed(path, name)))

    def _ask_delete(self) -> None:
        saved = self.chosen
        if saved is None:
            return
        answers = [Answer(_("Keep it")), Answer(_("Delete"), lambda: self._delete(saved.path), "red")]
        text = _("The save “{name}” will be gone for good.").format(name=title_of(saved))
        self._ask(_("Delete this save?"), text, answers)

    def _delete(self, path: Path) -> None:
        self._try(lambda: _alone(path, path.unlink))

    def _ask_export(self) -> None:
        saved = self.chosen
        if saved is None:
            return
        entry = Entry(str(offered(self.context.settings.exchange, file_of(saved.path))), LONGEST_PATH)
        export = lambda: self._export(saved.path, typed_path(entry.text))  # noqa: E731 - bound to this save
        answers = [Answer(_("Cancel")), Answer(_("Export"), export, "green")]
        self._ask(_("Export"), _("Where shall a copy be written?"), answers, entry)

    def _export(self, path: Path, target: Path) -> None:
        file = readable_path(target)
        if os.path.exists(target):
            trouble(self.context, _("There is a file of this name already: {file}").format(file=file))
        elif self._try(lambda: write(target, read(path))):
            self.context.change(exchange=str(target.parent))
            self.context.notify(_("Written to {file}").format(file=file))

    def _choose_import(self) -> None:
        self.context.stack.push(ImportList(self.context, self.taken_in))

    def taken_in(self) -> None:
        """A match was taken in: it is the newest."""
        self.selected = 0
        self.entered()

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


def _alone(path: Path, act: Callable[[], None]) -> None:
    """Does something with a save that no other window plays."""
    if not locks.take(path):
        raise BadSave("save_in_use")
    try:
        act()
    finally:
        locks.release(path)


def _renamed(path: Path, name: str) -> None:
    """Writes the save with another name; the moves stay as they are."""
    loaded = read_match(path)
    if loaded.refused:
        raise BadSave("save_move", number=loaded.refused)
    if loaded.differs:
        raise BadSave("save_differs")
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
        cells = [file_of(saved.path), wrong_with(saved), ""]
        return [*cells, "", played_at(saved.path)] if wide else cells
    cells = [title_of(saved), names_of(summary), turn_of(summary)]
    return [*cells, str(summary.moves), played_at(saved.path)] if wide else cells
