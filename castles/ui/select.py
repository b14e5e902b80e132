"""A drop-down: shows what is chosen of a long list, opens the list when pressed."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import BODY, DIM
from castles.ui.widget import Mood, Point, Widget

V = TypeVar("V", bound=Hashable)
WORDS = replace(BODY, size=17)


@dataclass(kw_only=True)
class Select(Widget, Generic[V]):
    """Picks one of many values. Who made it opens the list, below the area it is given; arrows need no list."""

    options: Sequence[tuple[V, str]]  # value and label
    chosen: V
    on_change: Callable[[V], None] = field(compare=False)
    on_open: Callable[[Area], None] = field(compare=False)
    sound: str = "click"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        name = "dropdown_hover" if mood in ("hover", "pressed") else "dropdown_normal"
        canvas.frame(name, self.area)
        label = dict(self.options).get(self.chosen, "")
        style = replace(WORDS, colour=DIM) if mood == "disabled" else WORDS
        canvas.text(label, canvas.padded(name, self.area), style)

    def release(self, point: Point, inside: bool) -> None:
        if inside:
            self.on_open(self.area)

    def activate(self) -> None:
        self.on_open(self.area)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        values = [value for value, _label in self.options]
        place = values.index(self.chosen) + (1 if event.key == pygame.K_RIGHT else -1)
        if 0 <= place < len(values):
            self.on_change(values[place])
        return True
