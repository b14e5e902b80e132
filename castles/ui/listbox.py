"""A list of rows with columns: one row is selected, the rest scrolls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Align, Canvas
from castles.ui.pane import STEP, Pane, Scrolled
from castles.ui.theme import BODY, BODY_BOLD, FADED_INK, Style
from castles.ui.widget import Mood, Point, Widget

HEAD = Style("label_bold", 14, FADED_INK)
HEAD_HEIGHT = 26.0
GAP = 10.0
INDENT = 18.0


@dataclass(frozen=True, slots=True)
class Column:
    """A column's heading and its share of the width."""

    heading: str
    share: float
    align: Align = "left"


@dataclass(kw_only=True)
class ListBox(Widget):
    """Rows of texts. Click, arrows, Home, End and pages select; Enter or a second click opens."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    selected: int | None
    scrolled: Pane = field(compare=False)
    on_select: Callable[[int], None] = field(compare=False)
    on_open: Callable[[int], None] = field(default=lambda row: None, compare=False)
    row_height: float = 34
    sound: str = "click"
    faint: frozenset[int] = field(default_factory=frozenset)  # rows that can't be opened
    indented: frozenset[int] = field(default_factory=frozenset)  # rows that belong to the one above
    style: Style = BODY
    seen: Scrolled = field(init=False)

    def __post_init__(self) -> None:
        self.seen = self.scrolled.through(self._view(), len(self.rows) * self.row_height)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        self._heads(canvas)
        with canvas.clipped(self._view()):
            for number, row in enumerate(self.rows):
                place = self._place(number)
                if place.overlaps(self._view()):
                    self._row(canvas, number, row, place)
        self.seen.draw_bar(canvas)

    def _heads(self, canvas: Canvas) -> None:
        if self._head_height():
            for column, cell in zip(self.columns, self._cells(self.seen.content.top(0)), strict=True):
                canvas.text(column.heading, cell._replace(y=self.area.y, h=HEAD_HEIGHT), HEAD, column.align)

    def _row(self, canvas: Canvas, number: int, row: Sequence[str], place: Area) -> None:
        if number == self.selected:
            canvas.frame("row_selected", place)
        style = replace(BODY_BOLD if number == self.selected else self.style, size=self.style.size)
        if number in self.faint and number != self.selected:
            style = replace(style, colour=FADED_INK)
        room = place.after(INDENT) if number in self.indented else place
        for number, (column, cell, text) in enumerate(zip(self.columns, self._cells(room), row, strict=True)):
            if text:
                canvas.text(text, self._widened(cell, number, room, row), style, column.align)

    def _widened(self, cell: Area, column: int, room: Area, row: Sequence[str]) -> Area:
        """A cell with the empty ones behind it."""
        empty = next((place for place, text in enumerate(row[column + 1 :]) if text), len(row) - column - 1)
        return cell._replace(w=self._cells(room)[column + empty].right - cell.x)

    def press(self, point: Point) -> None:
        if self.seen.grab(point) or not self._view().holds(point):
            return
        row = int((point[1] - self.seen.content.y) // self.row_height)
        if 0 <= row < len(self.rows):
            again = row == self.selected
            self.on_select(row)
            if again:
                self.on_open(row)

    def drag(self, point: Point) -> None:
        self.seen.pull(point)

    def release(self, point: Point, inside: bool) -> None:
        self.seen.let_go()

    def activate(self) -> None:
        if self.selected is not None:
            self.on_open(self.selected)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        page = max(1, int(self._view().h // self.row_height) - 1)
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -len(self.rows),
            pygame.K_END: len(self.rows),
        }
        return event.key in steps and self._step(steps[event.key])

    def scroll(self, steps: float) -> bool:
        return self.seen.move(-steps * STEP)

    def _step(self, by: int) -> bool:
        """Selects another row; False at the end, where the focus walks on."""
        if not self.rows:
            return False
        before = -1 if self.selected is None and by > 0 else self.selected or 0
        row = min(max(0, before + by), len(self.rows) - 1)
        if row == self.selected:
            return False
        self.seen.reveal(self._place(row))
        self.on_select(row)
        return True

    def _place(self, row: int) -> Area:
        return self.seen.content.below(row * self.row_height).top(self.row_height)

    def _cells(self, place: Area) -> list[Area]:
        room = place.inset(GAP, 0)
        total, x, cells = sum(column.share for column in self.columns), room.x, []
        for column in self.columns:
            width = room.w * column.share / total
            cells.append(Area(x, room.y, max(1, width - GAP), room.h))
            x += width
        return cells

    def _head_height(self) -> float:
        return HEAD_HEIGHT if any(column.heading for column in self.columns) else 0

    def _view(self) -> Area:
        return self.area.below(self._head_height())
