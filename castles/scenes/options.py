"""The settings, in force at once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from castles.i18n import LANGUAGES, _
from castles.scenes import labels
from castles.scenes.backdrop import draw_heading, draw_table, foot, middle
from castles.scenes.helps import help_rows
from castles.scenes.scene import Context, Scene
from castles.settings import CONFIRMATIONS, SCALES, SPEEDS
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.choice import Choice
from castles.ui.pane import Pane, Row, space
from castles.ui.plain import Label, Panel
from castles.ui.scroll import scrolling
from castles.ui.slider import Slider
from castles.ui.theme import DARK_HEADING
from castles.ui.toggle import Toggle
from castles.ui.widget import Widget

WIDE = 900.0  # units from which there is room for two columns


class Options(Scene):
    """Everything that players can set; from a table, the helps of its game, too."""

    name = "options"

    def __init__(self, context: Context, game: str | None = None) -> None:
        super().__init__(context)
        self.game_key = game
        self.first, self.second = Pane(), Pane()

    def arrange(self, canvas: Canvas) -> list[Widget]:
        room = middle(canvas)
        if room.w < WIDE:
            columns = _column("all", room, self.first, [*self._look(), space(8), *self._play()])
        else:
            left, right = room.columns(2, 16)
            columns = _column("look", left, self.first, self._look())
            columns += _column("play", right, self.second, self._play())
        row = foot(canvas)
        back = Button(key="back", area=row.left(min(180, row.w)), label=_("Back"), icon="back", on_press=self.leave)
        keys = Button(
            key="keys", area=row.end(min(220, row.w)), label=_("Keyboard"), icon="keyboard", on_press=self._open_keys
        )
        return [*columns, back, keys]

    def _open_keys(self) -> None:
        self.context.stack.push(self.context.doors.keys(self.context))

    def _look(self) -> list[Row]:
        """Language, window and sound."""
        settings = self.context.settings
        languages = [(language, labels.LANGUAGES[language]) for language in LANGUAGES]
        scales = [(scale, _("{percent} %").format(percent=round(scale * 100))) for scale in self._scales()]
        return [
            _heading("window_heading", _("Language and window")),
            self._choice("language", _("Language"), languages, settings.spoken),
            self._choice("scale", _("Size of the interface"), scales, settings.scale),
            self._toggle("fullscreen", _("Full screen (F11)")),
            space(6),
            _heading("sound_heading", _("Sound")),
            self._slider("sound", _("Sounds")),
            self._slider("music", _("Ambience")),
        ]

    def _scales(self) -> list[float]:
        """The usual sizes, and the one in force if it was set by hand."""
        return sorted({*SCALES, self.context.settings.scale})

    def _play(self) -> list[Row]:
        """Movement, confirmations and helps."""
        settings = self.context.settings
        return [
            _heading("play_heading", _("At the table")),
            self._choice("speed", _("Speed of movements"), _options(SPEEDS, labels.SPEEDS), settings.speed),
            self._choice(
                "confirm", _("Confirm moves"), _options(CONFIRMATIONS, labels.CONFIRMATIONS), settings.confirm
            ),
            self._toggle("reduced_motion", _("Reduced motion: nothing flies or rolls")),
            space(6),
            _heading("helps_heading", _("Helps")),
            *help_rows(self.context, self.game_key),
        ]

    def _choice(self, name: str, label: str, options: Sequence[tuple[Any, str]], chosen: Any) -> Row:
        def widgets(area: Area) -> list[Widget]:
            area = area.inset(4, 0)
            change = self._setter(name)
            place = area.below(28).top(40)
            return [
                Label(key=f"label_{name}", area=area.top(26), text=label),
                Choice(key=name, area=place, options=options, chosen=chosen, on_change=change),
            ]

        return Row(74, widgets)

    def _toggle(self, name: str, label: str) -> Row:
        on = getattr(self.context.settings, name)
        change = self._setter(name)
        return Row(42, lambda area: [Toggle(key=name, area=area.inset(4, 2), label=label, on=on, on_change=change)])

    def _slider(self, name: str, label: str) -> Row:
        value = getattr(self.context.settings, name)
        shown = _("{percent} %").format(percent=value)
        change = self._setter(name)
        return Row(
            58,
            lambda area: [
                Slider(key=name, area=area.inset(8, 0), label=label, value=value, shown=shown, on_change=change)
            ],
        )

    def _setter(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.context.change(**{name: value})

    def background(self, canvas: Canvas) -> None:
        draw_table(canvas)
        draw_heading(canvas, _("Settings"))


def _column(key: str, area: Area, pane: Pane, rows: list[Row]) -> list[Widget]:
    panel = Panel(key=f"{key}_panel", area=area)
    return [panel, *scrolling(key, pane, area.inset(18, 14), rows, gap=4)]


def _heading(key: str, text: str) -> Row:
    return Row(32, lambda area: [Label(key=key, area=area, text=text, style=DARK_HEADING)])


def _options(values: Sequence[str] | Mapping[str, float], words: Mapping[str, str]) -> list[tuple[str, str]]:
    return [(value, _(words[value])) for value in values]
