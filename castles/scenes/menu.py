"""The menu over the table: back to the game, score, rules, settings, another game, the title."""

from collections.abc import Callable

from castles.i18n import _
from castles.match import Cursor, Match
from castles.scenes.scene import Context, Scene
from castles.scenes.spotlight import Lights
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.theme import BODY, DARK_HEADING
from castles.ui.widget import Widget
from castles.wording.disk import disk_words

SIZE = 400.0, 460.0


class TableMenu(Scene):
    """What one can do beside playing. The match is saved already, if the disk allows."""

    name = "menu"
    is_overlay = True

    def __init__(self, context: Context, match: Match, lights: Lights | None = None, at: Cursor | None = None) -> None:
        super().__init__(context)
        self.at = at  # the place of the match that lies on the table
        self.match = match
        self.lights = lights

    @property
    def situation(self) -> object:
        return self.note()

    def entries(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        """Key, icon, label and what it does."""
        return [
            ("back", "play", _("Back to the game"), self.leave),
            ("score", "chart", _("Score so far"), self._open_score),
            ("rules", "book", _("Rules"), self._open_rules),
            ("options", "gear", _("Settings"), self._open_options),
            ("keys", "keyboard", _("Keyboard"), self._open_keys),
            ("title", "quit", _("To the title"), self.context.stack.home),
        ]

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = canvas.area.middle(*SIZE).inset(34, 0).below(64).above(84)
        rows = room.rows(len(self.entries()), 6)
        return [
            Button(key=key, area=area, label=label, icon=icon, on_press=act, kind="red" if key == "title" else "wood")
            for (key, icon, label, act), area in zip(self.entries(), rows, strict=True)
        ]

    def background(self, canvas: Canvas) -> None:
        frame = canvas.area.middle(*SIZE)
        canvas.frame("dialog", frame)
        head = frame.top(52).inset(40, 4)
        canvas.frame("dialog_head", head)
        canvas.text(_("Menu"), canvas.padded("dialog_head", head), DARK_HEADING, "centre")
        canvas.text(self.note(), frame.above(16).foot(64).inset(34, 4), BODY, "centre")

    def note(self) -> str:
        """Whether one can leave without losing anything."""
        if self.match.trouble is not None:
            return _("It isn't saved. {reason}").format(reason=disk_words(self.match.trouble))
        if not self.match.is_safe:
            return ""
        if self.match.is_over:
            return _("The game is over. You find it among the saved games.")
        return _("It is saved. Continue takes you back to this very turn.")

    def _open_score(self) -> None:
        self.context.stack.swap(self.context.doors.score(self.context, self.match, self.lights, self.at))

    def _open_rules(self) -> None:
        self.context.stack.swap(self.context.doors.rules(self.context, self.match.game.key))

    def _open_options(self) -> None:
        self.context.stack.swap(self.context.doors.options(self.context, self.match.game.key))

    def _open_keys(self) -> None:
        self.context.stack.swap(self.context.doors.keys(self.context))
