"""The open list of a drop-down, over the scene it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pygame

from castles.scenes.scene import Context, Scene
from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.pane import Pane, Row
from castles.ui.scroll import scrolling
from castles.ui.select import WORDS
from castles.ui.widget import Mood, Point, Widget

V = TypeVar("V", bound=Hashable)
ROW = 38.0
RIM = 12.0


@dataclass(kw_only=True)
class Item(Widget):
    """One line of the list."""

    label: str
    chosen: bool
    picture: str
    on_pick: Callable[[], None] = field(compare=False)
    sound: str = "click"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        if self.chosen or mood in ("hover", "pressed"):
            canvas.frame("row_selected" if self.chosen else "row_hover", self.area)
        room = self.area.inset(10, 2)
        if self.picture:
            canvas.contained(self.picture, room.left(30))
            room = room.after(38)
        canvas.text(self.label, room, WORDS)

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_pick()

    def activate(self) -> None:
        self.on_pick()


class Picker(Scene):
    """A list below (or above) the place it was opened from; picking, Escape or a click elsewhere closes it."""

    name = "picker"
    takes_files = False
    is_overlay = True
    veil = 0.2

    def __init__(
        self,
        context: Context,
        place: Area,
        options: Sequence[tuple[V, str]],
        chosen: V,
        on_pick: Callable[[V], None],
        pictures: Sequence[str] = (),
    ) -> None:
        super().__init__(context)
        self.place = place
        self.options = list(options)
        self.pictures = pictures
        self.chosen: Any = chosen
        self.on_pick = on_pick
        self.pane = Pane()
        self.page.focus = next((f"item_{n}" for n, (value, _label) in enumerate(options) if value == chosen), "item_0")

    def arrange(self, canvas: Canvas) -> list[Widget]:
        rows = [Row(ROW, lambda area, number=number: [self._item(number, area)]) for number in range(len(self.options))]  # type: ignore[misc]
        return scrolling("items", self.pane, self._frame(canvas).inset(RIM), rows)

    def _item(self, number: int, area: Area) -> Item:
        value, label = self.options[number]
        picture = self.pictures[number] if self.pictures else ""
        return Item(
            key=f"item_{number}",
            area=area,
            label=label,
            chosen=value == self.chosen,
            picture=picture,
            on_pick=lambda: self._pick(value),
        )

    def background(self, canvas: Canvas) -> None:
        canvas.frame("panel_parchment", self._frame(canvas))

    def handle(self, event: pygame.event.Event, canvas: Canvas) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.leave()
            return True
        return super().handle(event, canvas)

    def _pick(self, value: Any) -> None:
        self.leave()
        self.on_pick(value)

    def _frame(self, canvas: Canvas) -> Area:
        window = canvas.area.inset(8)
        height = min(window.h, len(self.options) * ROW + 2 * RIM)
        widest = max(canvas.lettering.width(label, WORDS) for _value, label in self.options)
        width = min(window.w, max(self.place.w, widest + 60 + 2 * RIM + (38 if self.pictures else 0)))
        y = self.place.bottom + 4 if self.place.bottom + 4 + height <= window.bottom else self.place.y - 4 - height
        x = min(max(window.x, self.place.x), window.right - width)
        return Area(x, min(max(window.y, y), window.bottom - height), width, height)
