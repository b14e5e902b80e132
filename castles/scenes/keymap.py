"""The table of keys, over any scene."""

import pygame

from castles.i18n import _
from castles.scenes.keys import KEYS
from castles.scenes.scene import Context, Scene
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.pane import Pane, Row
from castles.ui.plain import Label
from castles.ui.scroll import scrolling
from castles.ui.theme import BODY, PALE_GOLD, RED_INK, Style
from castles.ui.widget import Widget

HEAD = Style("title", 22, PALE_GOLD, shadow=True)
KEY = Style("label_bold", 18, RED_INK)
ROW = 31.0
FOOT = 66.0


class KeyMap(Scene):
    """What each key does; any key closes it."""

    name = "keymap"
    is_overlay = True

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pane = Pane()

    def arrange(self, canvas: Canvas) -> list[Widget]:
        frame = self._frame(canvas)
        rows = [_row(number) for number in range(len(KEYS))]
        view = frame.inset(28, 0).below(36).above(FOOT + 6)
        place = frame.foot(FOOT).top(44).middle(200, 44)
        close = Button(key="close", area=place, label=_("Close"), icon="close", on_press=self.leave)
        return [*scrolling("keys", self.pane, view, rows), close]

    def background(self, canvas: Canvas) -> None:
        frame = self._frame(canvas)
        canvas.frame("dialog", frame)
        head = Area(frame.x + 40, frame.y - 16, frame.w - 80, 44)
        canvas.frame("dialog_head", head)
        canvas.text(_("Keyboard"), canvas.padded("dialog_head", head), HEAD, "centre")

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.KEYDOWN:
            self.leave()
        return event.type == pygame.KEYDOWN

    def _frame(self, canvas: Canvas) -> Area:
        wanted = 42 + ROW * len(KEYS) + FOOT + 6
        return canvas.area.below(20).inset(14, 8).middle(600, wanted)


def _row(number: int) -> Row:
    keys, meaning = KEYS[number]

    def widgets(area: Area) -> list[Widget]:
        return [
            Label(key=f"key_{number}", area=area.left(area.w * 0.3 - 8), text=keys, style=KEY),
            Label(key=f"meaning_{number}", area=area.after(area.w * 0.3), text=_(meaning), style=BODY),
        ]

    return Row(ROW, widgets)
