"""The score sheet: rows are reasons, columns players, revealed row by row."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from castles.i18n import N_, _
from castles.match import Cursor, Match
from castles.rules import GAMES
from castles.rules.game import Line, totals, winners
from castles.scenes.scene import Context, Scene
from castles.scenes.scorerow import Columns, ScoreRow
from castles.scenes.spotlight import Light, Lights, draw_light
from castles.ui.area import Area
from castles.ui.button import Button, alike
from castles.ui.canvas import Canvas
from castles.ui.pane import Pane, Row
from castles.ui.scroll import Scroll, scrolling
from castles.ui.theme import FAINT, RED_INK, Style
from castles.ui.widget import Widget
from castles.wording import WORDINGS

VERDICT = Style("title", 26, RED_INK)
NAME = Style("title", 15, (58, 36, 22))
WAIT = 0.45  # seconds between two rows
REST = 0.35  # seconds that the mouse rests on a row before the table shows through
THIN = 0.2  # the veil over the table then
NAMES = 24.0  # height of the names over the row that is left
RIM = 12.0
TALL = 500.0  # units of a window in which nothing has to be small
ROW = 33.0
COLUMN = 124.0
FOOT = 56.0
HEADING = 82.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the sheet in words."""

    label: str  # a message
    amounts: Sequence[int]
    kind: str = "line"  # or "total", or "aside": compared, but not added
    line: Line | None = None  # of the tally; the total has none


class ScoreSheet(Scene):
    """The score of a match at one of its places, final or as if it ended there."""

    name = "sheet"
    is_overlay = True

    def __init__(self, context: Context, match: Match, lights: Lights | None = None, at: Cursor | None = None) -> None:
        super().__init__(context)
        self.match = match
        self.state = match.state if at is None else match.line.state_at(at)
        self.is_final = match.game.to_move(self.state) is None
        self.lights = lights or (lambda line, window: [])
        self.lit: int | None = None  # the row whose pieces are lit on the table
        self._rests_on: tuple[int | None, float] = None, 0.0  # the row under the mouse, and since when
        self.game_key = match.game.key
        self.pane = Pane()
        self.entries = self._entries()
        self.shown = 0 if self.is_final and self._takes_time() else len(self.entries)
        self._next_at: float | None = None

    def _takes_time(self) -> bool:
        return not self.context.settings.reduced_motion and self.context.settings.pace > 0

    def _entries(self) -> list[Entry]:
        words = WORDINGS[self.match.game.key].labels
        tally = self.match.game.tally(self.state)
        counts = bool(totals(tally))

        def entry(line: Line) -> Entry:
            kind = "line" if line.adds or not counts else "aside"
            return Entry(words.get(line.reason, line.reason), line.amounts, kind, line)

        total = [Entry(N_("Total"), totals(tally), "total")] if counts else []
        hints = [Entry(N_("Hints"), self.match.hints, "aside")] if any(self.match.hints) else []
        asides = [entry(line) for line in tally if not line.adds]
        return [entry(line) for line in tally if line.adds] + total + asides + hints

    @property
    def is_revealed(self) -> bool:
        return self.shown >= len(self.entries)

    def update(self, now: float) -> bool:
        if self.is_revealed:
            return self._look_through(now)
        if self._next_at is None or now >= self._next_at:
            if self._next_at is not None:
                self._show_next()
            self._next_at = now + WAIT * self.context.settings.pace
            self._follow()
        return True

    def _look_through(self, now: float) -> bool:
        """Lights what the row counts on which the mouse rests, or to which the keyboard walked; True while it rests."""
        row = self._pointed()
        if row != self._rests_on[0]:
            self._rests_on = row, now
        waits = not self.page.shows_focus and self.lit is None and now - self._rests_on[1] < REST
        wanted = None if waits else row
        if wanted != self.lit:
            self.lit, self.veil = wanted, ScoreSheet.veil if wanted is None else THIN
        return waits and row is not None

    def _pointed(self) -> int | None:
        """The row under the mouse or the focus, if it counts anything on the table."""
        key = self.page.focus if self.page.shows_focus else self.page.hovered
        return next((row.number for row in self._rows() if row.key == key and row.lights), None)

    def _rows(self) -> list[ScoreRow]:
        """The rows as they are laid out."""
        return [each for each in self.page.widgets if isinstance(each, ScoreRow)]

    def _show_next(self) -> None:
        self.shown += 1
        self.context.sounds.play("win" if self.is_revealed else "score")

    def _follow(self) -> None:
        """The newest row is seen, also where the sheet scrolls."""
        views = [each.seen.view for each in self.page.widgets if isinstance(each, Scroll)]
        self.pane.offset = max(0.0, self.shown * ROW - views[0].h) if views else 0.0

    def reveal(self) -> None:
        """All rows at once."""
        self.shown = len(self.entries)

    # What is seen

    @property
    def situation(self) -> object:
        return self.shown, self.lit, self.page.shows_focus, self.pane.offset

    def arrange(self, canvas: Canvas) -> list[Widget]:
        sheet = self._sheet(canvas)
        view = self._table(sheet).below(self._head_height(canvas))
        columns = self._columns(canvas, view)
        shown = enumerate(self.entries[: self.shown])
        rows = [self._row(number, entry, columns, self._lights(entry, canvas)) for number, entry in shown]
        hidden = [Row(ROW, lambda area: ())] * (len(self.entries) - self.shown)
        buttons = alike(canvas, self._buttons(sheet)) if self.lit is None or self.page.shows_focus else []
        return [*scrolling("rows", self.pane, view, [*rows, *hidden]), *buttons]

    def _lights(self, entry: Entry, canvas: Canvas) -> Sequence[Light]:
        """What a row counts on the table."""
        return self.lights(entry.line, canvas.area) if entry.line else []

    def _row(self, number: int, entry: Entry, columns: Columns, lights: Sequence[Light]) -> Row:
        return Row(
            ROW,
            lambda area: [
                ScoreRow(
                    key=f"row_{number}",
                    area=area,
                    number=number,
                    lights=lights,
                    label=_(entry.label),
                    amounts=entry.amounts,
                    columns=columns,
                    kind=entry.kind,
                    striped=number % 2 == 1,
                    focusable=self.is_revealed and bool(lights),
                    hidden=self.lit is not None,
                    ringed=self.lit is None,
                )
            ],
        )

    def _buttons(self, sheet: Area) -> list[Button]:
        row = sheet.above(18).foot(FOOT - 12).inset(22, 0)
        entries = [("table", "eye", _("Look at the table"), self.leave)]
        if self.is_final:
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
        if self.lit is not None:
            self._draw_lit(canvas, self.lit)
            return
        canvas.frame("panel_sheet", sheet)
        table = self._table(sheet)
        head = Area(table.x, sheet.y + 18, table.w, table.y - sheet.y - 22)
        canvas.text(self._verdict(), head.top(34), VERDICT, "centre")
        canvas.text(self._ending(), head.below(34), FAINT, "centre")
        self._heads(canvas, table)

    def _heads(self, canvas: Canvas, table: Area) -> None:
        tall = self._head_height(canvas)
        columns = self._columns(canvas, table.below(tall))
        self._hint(canvas, table, columns.label)
        for seat, place in enumerate(columns.places):
            player = self.match.players[seat]
            cell = Area(place.x, table.y, place.w, tall - 4)
            canvas.contained(f"crests/{player.colour}", cell.above(22))
            canvas.text(player.name, cell.foot(22).inset(2, 0), NAME, "centre")

    def _draw_lit(self, canvas: Canvas, number: int) -> None:
        """The table shows through; of the sheet only the row is left, on top, with the names over its figures."""
        for row in [each for each in self._rows() if each.number == number]:
            for light in row.lights:
                draw_light(canvas, light)
            strip = Area(row.area.x, RIM, row.area.w, row.area.h + NAMES)
            canvas.frame("panel_sheet", strip.inset(-RIM))
            for player, place in zip(self.match.players, row.columns.places, strict=True):
                canvas.text(player.name, Area(place.x, strip.y, place.w, NAMES).inset(2, 0), NAME, "centre")
            replace(row, area=strip.below(NAMES), hidden=False).draw(canvas, "hover")

    def _hint(self, canvas: Canvas, table: Area, width: float) -> None:
        """That lines can show what they count, where there is room to say it."""
        if self.is_revealed and canvas.area.h >= TALL and any(row.lights for row in self._rows()):
            text = _("Rest on a line to see on the table what it counts.")
            canvas.text(text, table.top(self._head_height(canvas)).left(width).inset(10, 6), replace(FAINT, size=14))

    def _verdict(self) -> str:
        """Who has won, once all is counted."""
        if not self.is_final:
            return _("Score so far")
        if not self.is_revealed:
            return _("The score")
        names = [self.match.names[seat] for seat in winners(self.match.game.ranking(self.state))]
        if len(names) == 1:
            return _("{name} wins!").format(name=names[0])
        return _("Shared victory: {names}").format(names=", ".join(names))

    def _ending(self) -> str:
        """How it ended, or what the running score means."""
        if not self.is_final:
            return _("As if the game ended now")
        words = WORDINGS[self.match.game.key].labels
        return _(words.get(self.match.game.ending(self.state), ""))

    # Measures

    def _sheet(self, canvas: Canvas) -> Area:
        margin = 8 if canvas.area.h < TALL else 24
        room = canvas.area.inset(margin)
        wanted = HEADING + self._head_height(canvas) + ROW * len(self.entries) + FOOT + 22
        return room.middle(max(620, 240 + COLUMN * len(self.match.players)), wanted)

    def _table(self, sheet: Area) -> Area:
        return sheet.inset(26, 0).below(HEADING).above(FOOT + 16)

    def _head_height(self, canvas: Canvas) -> float:
        return 54 if canvas.area.h < TALL else 74

    def _columns(self, canvas: Canvas, view: Area) -> Columns:
        """The same columns for heads and rows, whether the rows scroll or not."""
        width = self.pane.through(view, ROW * len(self.entries)).content.w
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
        self.context.stack.home()
        self.context.stack.push(self.context.doors.lobby(self.context, GAMES[self.match.game.key]))
