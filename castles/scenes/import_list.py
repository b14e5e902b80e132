"""Which file shall be taken in: the saves that lie about, and a line for any other path."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from castles.exchange import found, places, typed_path
from castles.foreign import readable
from castles.i18n import _
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.opening import take_in
from castles.scenes.save_words import file_of, names_of, played_at, title_of, wrong_with
from castles.scenes.scene import Context, Scene
from castles.settings import LONGEST_PATH
from castles.storage import Saved
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.field import Entry, Field
from castles.ui.listbox import Column, ListBox
from castles.ui.pane import Pane
from castles.ui.plain import Label, Panel
from castles.ui.theme import BODY, FAINT
from castles.ui.widget import Widget

WIDE = 900.0  # units from which all columns have room
FIELD = 44.0


class ImportList(Scene):
    """The JSON files in the usual folders. The selected one stands in the field, where any path can be typed."""

    name = "import"

    def __init__(self, context: Context, on_taken: Callable[[], None]) -> None:
        super().__init__(context)
        self.on_taken = on_taken
        self.files: list[Saved] = []
        self.selected: int | None = None
        self.path: Path | None = None  # of the selected file: what stands in the field may be but readable
        self.entry = Entry("", LONGEST_PATH)
        self.pane = Pane()

    def entered(self) -> None:
        self.files = found(places(self.context.settings.exchange))
        if not self.entry.text and self.files:
            self._select(0)
        if self.page.focus is None:
            self.page.focus = "files" if self.files else "path"

    # What is seen

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas, 1180)
        inner = room.inset(26, 24)
        shown = self._list(inner.above(FIELD + 10), room.w >= WIDE) if self.files else self._nothing(inner)
        return [
            Panel(key="panel", area=room, frame="panel_sheet"),
            shown,
            self._field(inner.foot(FIELD)),
            *self._buttons(foot(canvas, 1180)),
        ]

    def _nothing(self, area: Area) -> Widget:
        text = _("There is no save in your documents. Type where it is, or drop the file onto this window.")
        return Label(key="nothing", area=area.above(FIELD + 10), text=text, style=FAINT, align="centre")

    def _list(self, area: Area, wide: bool) -> Widget:
        return ListBox(
            key="files",
            area=area,
            columns=_columns(wide),
            rows=[_row(saved, wide) for saved in self.files],
            selected=self.selected,
            scrolled=self.pane,
            faint=frozenset(number for number, saved in enumerate(self.files) if saved.summary is None),
            style=replace(BODY, size=17),
            row_height=36,
            on_select=self._select,
            on_open=lambda row: self.take(),
        )

    def _field(self, area: Area) -> Widget:
        hint = _("Another file: type or paste its path")
        return Field(key="path", area=area, entry=self.entry, hint=hint, on_change=self._typed, on_enter=self.take)

    def _buttons(self, row: Area) -> list[Widget]:
        back, take = row.left(min(180, row.w * 0.45)), row.end(min(280, row.w * 0.5))
        return [
            Button(key="back", area=back, label=_("Back"), icon="back", on_press=self.leave),
            Button(
                key="take",
                area=take,
                label=_("Import"),
                icon="folder",
                kind="green",
                enabled=bool(self.entry.text.strip()),
                on_press=self.take,
            ),
        ]

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _("Which file shall be taken in?"))

    # What is done

    def _select(self, row: int) -> None:
        self.selected, self.path = row, self.files[row].path
        self.entry.set(readable(str(self.path), LONGEST_PATH))

    def _typed(self) -> None:
        """A path of one's own is none of the list."""
        self.selected = self.path = None

    def take(self) -> None:
        """Takes in the selected file, or the one whose path was typed."""
        if self.entry.text.strip():
            path = self.path or typed_path(self.entry.text)
            if take_in(self.context, path):
                self.taken_in()

    def taken_in(self) -> None:
        self.leave()
        self.on_taken()


def _columns(wide: bool) -> list[Column]:
    always = [Column(_("File"), 2.4), Column(_("Game"), 2.2)]
    more = [Column(_("Players"), 2.6), Column(_("Last played"), 1.6, "right")] if wide else []
    return [*always, *more]


def _row(saved: Saved, wide: bool) -> list[str]:
    told = [wrong_with(saved), ""] if saved.summary is None else [title_of(saved), names_of(saved.summary)]
    file = file_of(saved.path)
    return [file, *told, played_at(saved.path)] if wide else [file, told[0]]
