"""The score sheet: rows are reasons, columns players, revealed row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from castles.chronicle import CHRONICLES
from castles.i18n import _
from castles.match import Match
from castles.rules import GAMES
from castles.rules.game import Line, totals, winners
from castles.scenes.scene import Context, Scene
from castles.scenes.scorerow import Columns, ScoreRow
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.pane import Pane, Row
from castles.ui.scroll import scrolling
from castles.ui.theme import FAINT, RED_INK, Style
from castles.ui.widget import Widget

VERDICT = Style("title", 26, RED_INK)
NAME = Style("title", 15, (58, 36, 22))
WAIT = 0.45  # seconds between two rows
ROW = 33.0
COLUMN = 124.0
FOOT = 56.0
HEADING = 82.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the sheet in words."""

    label: str
    amounts: Sequence[int]
    kind: str = "line"  # or "total", or "aside": compared, but not added


class ScoreSheet(Scene):
    """The score of a match, final or as if it ended now."""

    name = "sheet"
    is_overlay = True

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context)
        self.match = match
        self.game_key = match.game.key
        self.pane = Pane()
        self.entries = self._entries()
        self.shown = 0 if match.is_over and self._takes_time() else len(self.entries)
        self._next_at: float | None = None

    def _takes_time(self) -> bool:
        return not self.context.settings.reduced_motion and self.context.settings.pace > 0

    def _entries(self) -> list[Entry]:
        words = CHRONICLES[self.match.game.key].labels
        tally = self.match.game.tally(self.match.state)
        counts = bool(totals(tally))

        def entry(line: Line) -> Entry:
            kind = "line" if line.adds or not counts else "aside"
            return Entry(_(words.get(line.reason, line.reason)), line.amounts, kind)

        total = [Entry(_("Total"), totals(tally), "total")] if counts else []
        hints = [Entry(_("Hints"), self.match.hints, "aside")] if any(self.match.hints) else []
        asides = [entry(line) for line in tally if not line.adds]
        return [entry(line) for line in tally if line.adds] + total + asides + hints

    @property
    def is_revealed(self) -> bool:
        return self.shown >= len(self.entries)

    def update(self, now: float) -> bool:
        if self.is_revealed:
            return False
        if self._next_at is None or now >= self._next_at:
            if self._next_at is not None:
                self._show_next()
            self._next_at = now + WAIT * self.context.settings.pace
            self._follow()
        return True

    def _show_next(self) -> None:
        self.shown += 1
        self.context.sounds.play("win" if self.is_revealed else "score")

    def _follow(self) -> None:
        """The newest row is seen, also where the sheet scrolls."""
        self.pane.offset = max(0.0, self.shown * ROW - self.pane.view.h)
        self.context.stack.refresh()

    def reveal(self) -> None:
        """All rows at once."""
        self.shown = len(self.entries)

    # What is seen

    def arrange(self, canvas: Canvas) -> list[Widget]:
        sheet = self._sheet(canvas)
        view = self._table(sheet).below(self._head_height(canvas))
        columns = self._columns(canvas, view)
        rows = [self._row(number, entry, columns) for number, entry in enumerate(self.entries[: self.shown])]
        hidden = [Row(ROW, lambda area: ())] * (len(self.entries) - self.shown)
        return [*scrolling("rows", self.pane, view, [*rows, *hidden]), *self._buttons(sheet)]

    def _row(self, number: int, entry: Entry, columns: Columns) -> Row:
        return Row(
            ROW,
            lambda area: [
                ScoreRow(
                    key=f"row_{number}",
                    area=area,
                    label=entry.label,
                    amounts=entry.amounts,
                    columns=columns,
                    kind=entry.kind,
                    striped=number % 2 == 1,
                )
            ],
        )

    def _buttons(self, sheet: Area) -> list[Widget]:
        row = sheet.above(18).foot(FOOT - 12).inset(22, 0)
        entries = [("table", "eye", _("Look at the table"), self.leave)]
        if self.match.is_over:
            entries += [
                ("title", "quit", _("To the title"), self.context.stack.home),
                ("again", "play", _("New game"), self._again),
            ]
        areas = row.columns(3, 10) if len(entries) == 3 else [row.middle(260, row.h)]
        return [
            Button(
                key=key,
                area=area,
                label=label,
                icon=icon,
                size=17,
                kind="green" if key == "again" else "wood",
                on_press=act,
            )
            for (key, icon, label, act), area in zip(entries, areas, strict=True)
        ]

    def background(self, canvas: Canvas) -> None:
        sheet = self._sheet(canvas)
        canvas.frame("panel_sheet", sheet)
        table = self._table(sheet)
        head = Area(table.x, sheet.y + 18, table.w, table.y - sheet.y - 22)
        canvas.text(self._verdict(), head.top(34), VERDICT, "centre")
        canvas.text(self._ending(), head.below(34), FAINT, "centre")
        self._heads(canvas, table)

    def _heads(self, canvas: Canvas, table: Area) -> None:
        tall = self._head_height(canvas)
        view = table.below(tall)
        for seat, place in enumerate(self._columns(canvas, view).places):
            player = self.match.players[seat]
            cell = Area(place.x, table.y, place.w, tall - 4)
            canvas.contained(f"crests/{player.colour}", cell.above(22))
            canvas.text(player.name, cell.foot(22).inset(2, 0), NAME, "centre")

    def _verdict(self) -> str:
        """Who has won, once all is counted."""
        if not self.match.is_over:
            return _("Score so far")
        if not self.is_revealed:
            return _("The score")
        names = [self.match.names[seat] for seat in winners(self.match.game.ranking(self.match.state))]
        if len(names) == 1:
            return _("{name} wins!").format(name=names[0])
        return _("Shared victory: {names}").format(names=", ".join(names))

    def _ending(self) -> str:
        """How it ended, or what the running score means."""
        if not self.match.is_over:
            return _("As if the game ended now")
        words = CHRONICLES[self.match.game.key].labels
        return _(words.get(self.match.game.ending(self.match.state), ""))

    # Measures

    def _sheet(self, canvas: Canvas) -> Area:
        margin = 8 if canvas.area.h < 500 else 24
        room = canvas.area.inset(margin)
        wanted = HEADING + self._head_height(canvas) + ROW * len(self.entries) + FOOT + 22
        return room.middle(max(620, 240 + COLUMN * len(self.match.players)), wanted)

    def _table(self, sheet: Area) -> Area:
        return sheet.inset(26, 0).below(HEADING).above(FOOT + 16)

    def _head_height(self, canvas: Canvas) -> float:
        return 54 if canvas.area.h < 500 else 74

    def _columns(self, canvas: Canvas, view: Area) -> Columns:
        """The same columns for heads and rows, whether the rows scroll or not."""
        self.pane.content(view, ROW * len(self.entries))
        width = view.w - (22 if self.pane.scrolls else 0)
        label = max(140.0, width - COLUMN * len(self.match.players))
        label = min(label, width * 0.45)
        cells = Area(view.x + label, view.y, width - label, 0).columns(len(self.match.players))
        return Columns(label, tuple(cells))

    # What is done

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        pressed = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN)
        if not self.is_revealed and (pressed or event.type == pygame.MOUSEBUTTONDOWN):
            self.reveal()
            return True
        return super().handle(event, canvas)

    def _again(self) -> None:
        from castles.scenes.lobby import Lobby

        self.context.stack.home()
        self.context.stack.push(Lobby(self.context, GAMES[self.match.game.key]))
