"""The rulebooks: games and chapters at the left, the page at the right."""

from __future__ import annotations

import pygame

from castles.i18n import _
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.pages import page
from castles.scenes.picker import Picker
from castles.scenes.scene import Context, Scene
from castles.scenes.shelf import BOXES, SHELF
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.listbox import Column, ListBox
from castles.ui.markup import outline
from castles.ui.pane import Pane
from castles.ui.plain import Panel
from castles.ui.scrolltext import ScrollText, scroll_text
from castles.ui.select import Select
from castles.ui.widget import Widget

WIDE, TALL = 920.0, 420.0  # units from which the list of chapters has its own place
LIST = 280.0
WIDEST = 820.0  # of the page: longer lines are hard to read


class Manual(Scene):
    """A rulebook reader; it opens at the game that is being played."""

    name = "manual"

    def __init__(self, context: Context, game: str | None = None) -> None:
        super().__init__(context)
        self.game = game or SHELF[0].key
        self.game_key = self.game
        self.pane, self.list_pane = Pane(), Pane()
        self.page.focus = "text"

    @property
    def text(self) -> str:
        missing = f"# {BOXES[self.game].name}\n\n{_('The rulebook of this game is still being written.')}"
        return page(self.game, self.context.settings.spoken) or missing

    def arrange(self, canvas: Canvas) -> list[Widget]:
        if not _is_wide(canvas):
            room = canvas.area.inset(10, 8)
            panel, text = self._page(canvas, room.below(48))
            return [*self._picks(room.top(42), text.chapter), panel, text]
        room = middle(canvas, LIST + 20 + WIDEST + 52)
        back = Button(
            key="back", area=foot(canvas, room.w).left(180), label=_("Back"), icon="back", on_press=self.leave
        )
        panel, text = self._page(canvas, room.after(LIST + 16))
        return [*self._contents(room.left(LIST), text.chapter), panel, text, back]

    def _page(self, canvas: Canvas, area: Area) -> tuple[Panel, ScrollText]:
        panel = Panel(key="panel", area=area, frame="panel_sheet")
        return panel, scroll_text(canvas, "text", area.inset(28, 24), self.text, self.pane)

    # The list of games and chapters

    def _entries(self) -> list[tuple[str, int | None, str]]:
        """Game, chapter (None: the game itself) and label of every line."""
        found: list[tuple[str, int | None, str]] = []
        for box in SHELF:
            found.append((box.key, None, box.name))
            if box.key == self.game:
                found += [(box.key, number, heading) for number, heading in enumerate(outline(self.text))]
        return found

    def _contents(self, area: Area, chapter: int | None) -> list[Widget]:
        entries = self._entries()
        chapters = [number for number, (_game, chapter, _label) in enumerate(entries) if chapter is not None]
        return [
            Panel(key="contents_panel", area=area, frame="panel_parchment"),
            ListBox(
                key="contents",
                area=area.inset(14, 16),
                columns=[Column("", 1)],
                rows=[(label,) for _game, _chapter, label in entries],
                indented=frozenset(chapters),
                selected=self._place(entries, chapter),
                scrolled=self.list_pane,
                on_select=self._go,
                sound="page",
            ),
        ]

    def _place(self, entries: list[tuple[str, int | None, str]], chapter: int | None) -> int:
        """The line of the chapter that is being read."""
        return next(
            number for number, (game, each, _label) in enumerate(entries) if game == self.game and each == chapter
        )

    def _go(self, row: int) -> None:
        game, chapter, _label = self._entries()[row]
        self.show(game, chapter)

    def show(self, game: str, chapter: int | None = None) -> None:
        """Turns to a game, or to a chapter of the one that is open."""
        self.game = self.game_key = game
        for text in self.page.widgets:
            if isinstance(text, ScrollText):
                text.go(chapter)

    # The same for narrow windows

    def _picks(self, area: Area, chapter: int | None) -> list[Widget]:
        left, right = area.after(58).columns(2, 10)
        games = [(box.key, box.name) for box in SHELF]
        chapters = [(-1, _("From the beginning")), *enumerate(outline(self.text))]
        back = Button(key="back", area=area.left(48), label="", icon="back", tip=_("Back"), on_press=self.leave)
        return [
            back,
            Select(
                key="game",
                area=left,
                options=games,
                chosen=self.game,
                on_change=self.show,
                on_open=lambda place: self.context.stack.push(Picker(self.context, place, games, self.game, self.show)),
            ),
            Select(
                key="chapter",
                area=right,
                options=chapters,
                chosen=-1 if chapter is None else chapter,
                on_change=self._turn_to,
                on_open=lambda place: self.context.stack.push(
                    Picker(self.context, place, chapters, -1 if chapter is None else chapter, self._turn_to)
                ),
            ),
        ]

    def _turn_to(self, chapter: int) -> None:
        self.show(self.game, None if chapter < 0 else chapter)

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:  # it closes what it opened
            self.leave()
            return True
        return super().handle(event, canvas)

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        if _is_wide(canvas):
            draw_heading(canvas, _("Rules"))


def _is_wide(canvas: Canvas) -> bool:
    """Whether the list of chapters has room beside the page."""
    return canvas.area.w >= WIDE and canvas.area.h >= TALL
