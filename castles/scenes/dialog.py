"""A question or a message over another scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from castles.scenes.scene import Context, Scene
from castles.ui.area import Area
from castles.ui.button import Button
from castles.ui.canvas import Canvas
from castles.ui.field import Entry, Field
from castles.ui.theme import BODY, PALE_GOLD, Style
from castles.ui.widget import Widget

HEAD = Style("title", 22, PALE_GOLD, shadow=True)
WIDTH = 480.0
FIELD = 42.0
BUTTON = 46.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog. The dialog closes, then it is done."""

    label: str
    does: Callable[[], None] = lambda: None
    kind: Literal["wood", "parchment", "red", "green"] = "wood"


class Dialog(Scene):
    """A title, a text, a line to type in if it has an entry, and answers; Escape gives the first one."""

    name = "dialog"
    takes_files = False
    is_overlay = True

    def __init__(
        self, context: Context, title: str, text: str, answers: Sequence[Answer], entry: Entry | None = None
    ) -> None:
        super().__init__(context)
        self.title = title
        self.text = text
        self.answers = tuple(answers)
        self.entry = entry
        self.page.focus = "entry" if entry else "answer_0"  # Enter must not do what can't be undone

    def arrange(self, canvas: Canvas) -> list[Widget]:
        frame = self._frame(canvas)
        columns = frame.above(22).foot(BUTTON).inset(28, 0).columns(len(self.answers), 12)
        widgets: list[Widget] = []
        if self.entry:
            place = frame.above(22 + BUTTON + 14).foot(FIELD).inset(28, 0)
            widgets.append(Field(key="entry", area=place, entry=self.entry, on_enter=lambda: self._give(-1)))
        return widgets + [self._button(number, area) for number, area in enumerate(columns)]

    def _button(self, number: int, area: Area) -> Button:
        answer = self.answers[number]
        return Button(
            key=f"answer_{number}",
            area=area,
            label=answer.label,
            kind=answer.kind,
            on_press=lambda: self._give(number),
        )

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._give(0)
        return True

    def background(self, canvas: Canvas) -> None:
        frame = self._frame(canvas)
        canvas.frame("dialog", frame)
        head = Area(frame.x + 28, frame.y - 16, frame.w - 56, 44)
        canvas.frame("dialog_head", head)
        canvas.text(self.title, canvas.padded("dialog_head", head), HEAD, "centre")
        text = frame.below(40).above(self._foot())
        canvas.text(self.text, text.inset(30, 0), BODY, "centre")

    def _give(self, number: int) -> None:
        self.context.stack.pop()
        self.answers[number].does()

    def _foot(self) -> float:
        return 22 + BUTTON + 12 + (FIELD + 12 if self.entry else 0)

    def _frame(self, canvas: Canvas) -> Area:
        width = min(WIDTH, canvas.area.w - 60)
        lines = canvas.lettering.lines(self.text, BODY, width - 60)
        wanted = 48 + len(lines) * canvas.lettering.height(BODY) + 8 + self._foot()
        return canvas.area.below(20).inset(0, 8).middle(width, max(170, wanted))


def told(context: Context, title: str, text: str, button: str) -> None:
    """A message that is only read."""
    context.stack.push(Dialog(context, title, text, [Answer(button)]))
