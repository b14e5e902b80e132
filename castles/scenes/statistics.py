"""Who played and won how often: what the journal tells, and finished matches among the saves that it doesn't know."""

from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path

from castles.i18n import _, ngettext
from castles.journal import Result, result_of
from castles.saves import BadSave
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.scene import Context, Scene
from castles.scenes.shelf import SHELF
from castles.storage import read_match
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.choice import Choice
from castles.ui.listbox import Column, ListBox
from castles.ui.pane import Pane
from castles.ui.plain import Label, Panel
from castles.ui.theme import BODY, FAINT
from castles.ui.widget import Widget

ALL = "all"


@dataclass
class Record:
    """What became of the finished matches: by game and name, how many were played and won."""

    played: Counter[tuple[str, str]] = field(default_factory=Counter)
    won: Counter[tuple[str, str]] = field(default_factory=Counter)
    matches: Counter[str] = field(default_factory=Counter)
    known: set[str] = field(default_factory=set)  # digests of the matches that are counted

    def count(self, result: Result) -> None:
        """Adds a match, once."""
        if result.digest in self.known:
            return
        self.known.add(result.digest)
        self.matches[result.game] += 1
        for seat, name in enumerate(result.names):
            self.played[result.game, name] += 1
            self.won[result.game, name] += seat in result.won

    def rows(self, game: str) -> list[tuple[str, int, int]]:
        """Name, played and won, the one with most wins first."""
        names = sorted({name for key, name in self.played if game in (ALL, key)})
        rows = [(name, self._sum(self.played, game, name), self._sum(self.won, game, name)) for name in names]
        return sorted(rows, key=lambda row: (-row[2], row[1]))

    def _sum(self, counts: Counter[tuple[str, str]], game: str, name: str) -> int:
        return sum(count for (key, who), count in counts.items() if who == name and game in (ALL, key))

    def finished(self, game: str) -> int:
        return self.matches.total() if game == ALL else self.matches[game]


class Statistics(Scene):
    """Reads one save a frame, so that nothing waits however many there are."""

    name = "statistics"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.record = Record()
        for result in context.storage.journal.results().values():
            self.record.count(result)
        self.unread = self._finished()
        self.game = ALL
        self.selected: int | None = None
        self.pane = Pane()

    def _finished(self) -> list[Path]:
        try:
            saves = self.context.storage.matches()
        except OSError:
            return []
        return [saved.path for saved in saves if saved.summary and saved.summary.to_move is None]

    def update(self, now: float) -> bool:
        if not self.unread:
            return False
        self.read(self.unread.pop())
        return True

    def read(self, path: Path) -> None:
        """Counts and notes the match of a save; one that can't be read or isn't what was saved adds nothing."""
        try:
            loaded = read_match(path)
        except (BadSave, OSError):
            return
        result = result_of(loaded.match) if loaded.is_sound else None
        if result is not None:
            self.record.count(result)
            self.context.note_result(loaded.match)

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas, 900)
        inner = room.inset(26, 24)
        rows = self.record.rows(self.game)
        row = foot(canvas, 900)
        return [
            Panel(key="panel", area=room, frame="panel_sheet"),
            self._games(inner.top(42)),
            Label(key="finished", area=inner.below(48).top(28), text=self._words(), style=FAINT, align="centre"),
            *([self._list(inner.below(80), rows)] if rows else []),
            Button(key="back", area=row.left(min(180, row.w)), label=_("Back"), icon="back", on_press=self.leave),
        ]

    def _games(self, area: Area) -> Widget:
        options = [(ALL, _("All games")), *((box.key, box.name) for box in SHELF)]
        return Choice(key="games", area=area, options=options, chosen=self.game, on_change=self._show, size=15)

    def _words(self) -> str:
        count = self.record.finished(self.game)
        if not count:
            return _("No match is finished yet.")
        return ngettext("{count} finished match", "{count} finished matches", count).format(count=count)

    def _list(self, area: Area, rows: list[tuple[str, int, int]]) -> Widget:
        columns = [
            Column(_("Name"), 2),
            Column(_("Played"), 1, "right"),
            Column(_("Won"), 1, "right"),
            Column(_("Share"), 1, "right"),
        ]
        shares = [_("{percent} %").format(percent=round(100 * won / played)) for _name, played, won in rows]
        return ListBox(
            key="names",
            area=area,
            columns=columns,
            rows=[
                (name, str(played), str(won), share) for (name, played, won), share in zip(rows, shares, strict=True)
            ],
            selected=self.selected,
            scrolled=self.pane,
            on_select=self._select,
            style=replace(BODY, size=19),
        )

    def _show(self, game: str) -> None:
        self.game, self.selected = game, None

    def _select(self, row: int) -> None:
        self.selected = row

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _("Statistics"))
