"""The title: the castle at golden hour, five boxes on a shelf, and the way to everything else."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

import pygame

from castles.i18n import LANGUAGES, _
from castles.rules import GAMES
from castles.scenes.boxes import SIZE, draw_box
from castles.scenes.dialog import Answer, Dialog
from castles.scenes.opening import open_save
from castles.scenes.scene import Context, Scene
from castles.scenes.shelf import BOXES, SHELF, Box
from castles.storage import Saved
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.choice import Choice
from castles.ui.theme import Style
from castles.ui.widget import Mood, Point, Widget

TAGLINE = Style("italic", 27, (255, 242, 210), shadow=True)
LOGO = (617.0, 175.0)  # its picture with the shadow around it, in units
SHELF_HEIGHT = 92.0
SPACING = 224.0
LIFT = 14.0
LONGEST_NOTE = 48  # letters of the names under Continue
SMALL = 0.6  # below this zoom there is only room for words on the buttons
CASTLE = 0.78  # how far right the castle stands in the landscape, for narrow windows


@dataclass(kw_only=True)
class BoxOnShelf(Widget):
    """A game's box; it rises when pointed at."""

    box: Box
    on_press: Callable[[], None] = field(compare=False)
    sound: str = "pick_up"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        raised = mood in ("hover", "pressed") or self.focused
        place = self.area.moved(0, -LIFT * self.area.w / SIZE[0] if raised else 0)
        draw_box(canvas, self.box, place, self.enabled, raised)

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_press()

    def activate(self) -> None:
        self.on_press()


class Title(Scene):
    """Where everything begins, and where it ends."""

    name = "title"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.unfinished: Saved | None = None

    def entered(self) -> None:
        """Looks for the match to continue."""
        self.unfinished = next(filter(_goes_on, self._saves()), None)

    @property
    def wants(self) -> list[str]:
        summary = self.unfinished.summary if self.unfinished else None
        return [*super().wants, *([summary.game] if summary else [])]

    def resume(self) -> None:
        """Plays on the match that was played last, if it isn't over."""
        if self.unfinished:
            open_save(self.context, self.unfinished.path)

    def _saves(self) -> list[Saved]:
        try:
            return self.context.storage.matches()
        except OSError as error:
            self.context.report("trouble", error=str(error))
            return []

    def arrange(self, canvas: Canvas) -> list[Widget]:
        zoom = _zoom(canvas)
        return [
            *self._continue(zoom),
            *self._boxes(canvas, zoom),
            *self._buttons(canvas, zoom),
            self._languages(canvas, zoom),
        ]

    def _continue(self, zoom: float) -> list[Widget]:
        saved = self.unfinished
        if saved is None:
            return []
        return [
            Button(
                key="continue",
                area=Area(70 * zoom, 222 * zoom, 600 * zoom, 86 * zoom),
                label=_("Continue"),
                note=_whose_turn(saved),
                icon="play",
                kind="red",
                size=26 * zoom,
                on_press=self.resume,
            )
        ]

    def _boxes(self, canvas: Canvas, zoom: float) -> list[Widget]:
        left = (canvas.area.w - (SPACING * (len(SHELF) - 1) + SIZE[0]) * zoom) / 2
        top = canvas.area.bottom - (SHELF_HEIGHT - 6 + SIZE[1]) * zoom
        return [
            self._box(box, Area(left + place * SPACING * zoom, top, SIZE[0] * zoom, SIZE[1] * zoom))
            for place, box in enumerate(SHELF)
        ]

    def _box(self, box: Box, area: Area) -> BoxOnShelf:
        heading = _("New game") if box.is_playable else _("Coming soon")
        return BoxOnShelf(
            key=f"box_{box.key}",
            area=area,
            box=box,
            enabled=box.is_playable,
            tip=f"{heading}\n{box.facts}",
            on_press=lambda: self._open_lobby(box.key),
        )

    def _buttons(self, canvas: Canvas, zoom: float) -> list[Widget]:
        row = canvas.area.foot(SHELF_HEIGHT * zoom).below(24 * zoom).top(58 * zoom)
        room = row.middle(min(row.w - 16, 1130 * zoom), row.h)
        return [
            Button(
                key=key,
                area=area,
                label=label,
                icon=icon if zoom > SMALL else "",
                kind=kind,
                size=max(12, 19 * zoom),
                on_press=act,
            )
            for (key, icon, label, kind, act), area in zip(self._entries(), room.columns(5, 16 * zoom), strict=True)
        ]

    def _entries(self) -> list[tuple[str, str, str, Literal["parchment", "wood"], Callable[[], None]]]:
        """Key, icon, label, material and what it does."""
        return [
            ("rules", "book", _("Rules"), "parchment", self._open_rules),
            ("statistics", "chart", _("Statistics"), "parchment", self._open_statistics),
            ("load", "folder", _("Saved games"), "parchment", self._open_saves),
            ("options", "gear", _("Settings"), "parchment", self._open_options),
            ("quit", "quit", _("Quit"), "wood", self.context.stack.pop),
        ]

    def _languages(self, canvas: Canvas, zoom: float) -> Widget:
        width, height = 168 * zoom, 42 * zoom
        return Choice(
            key="language",
            area=Area(canvas.area.right - width - 16 * zoom, 16 * zoom, width, height),
            options=[(language, language.upper()) for language in LANGUAGES],
            chosen=self.context.settings.spoken,
            size=17 * zoom,
            tip=_("Language"),
            on_change=lambda language: self.context.change(language=language),
        )

    def background(self, canvas: Canvas) -> None:
        zoom = _zoom(canvas)
        canvas.covered("title/landscape", canvas.area, CASTLE)
        canvas.picture("title/shelf", canvas.area.foot(SHELF_HEIGHT * zoom))
        canvas.picture("title/castles", Area(40 * zoom, 36 * zoom, LOGO[0] * zoom, LOGO[1] * zoom))
        words = Area(74 * zoom, 172 * zoom, 590 * zoom, 40 * zoom)
        canvas.text(_("Five games of towers, knights and kings"), words, replace(TAGLINE, size=27 * zoom))

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._ask_to_quit()
            return True
        return super().handle(event, canvas)

    def _ask_to_quit(self) -> None:
        answers = [Answer(_("Stay")), Answer(_("Quit"), self.context.stack.pop, "red")]
        text = _("Every match is saved. You can go on whenever you like.")
        self.context.stack.push(Dialog(self.context, _("Leave Castles?"), text, answers))

    def _open_lobby(self, game: str) -> None:
        self.context.stack.push(self.context.doors.lobby(self.context, GAMES[game]))

    def _open_saves(self) -> None:
        self.context.stack.push(self.context.doors.saves(self.context))

    def _open_statistics(self) -> None:
        self.context.stack.push(self.context.doors.statistics(self.context))

    def _open_options(self) -> None:
        self.context.stack.push(self.context.doors.options(self.context, None))

    def _open_rules(self) -> None:
        self.context.stack.push(self.context.doors.rules(self.context, None))


def _zoom(canvas: Canvas) -> float:
    """Everything on the title grows and shrinks with the window, as one picture."""
    return min(canvas.area.w / 1280, canvas.area.h / 720, 1.4)


def _goes_on(saved: Saved) -> bool:
    """Whether a save is of a match that can be continued."""
    summary = saved.summary
    return summary is not None and summary.to_move is not None and BOXES[summary.game].is_playable


def _whose_turn(saved: Saved) -> str:
    """The game, who plays it and who is to move; without the players where that would be long."""
    summary = saved.summary
    assert summary is not None, "only readable saves can be continued"
    assert summary.to_move is not None, "only unfinished ones can be continued"
    game, name = BOXES[summary.game].name, summary.players[summary.to_move].name
    players = ", ".join(player.name for player in summary.players)
    if len(game + players + name) > LONGEST_NOTE:
        return _("{game} · {name} to play").format(game=game, name=name)
    return _("{game} · {players} · {name} to play").format(game=game, players=players, name=name)
