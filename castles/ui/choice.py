"""One of a few: chips in a carved hollow, the chosen one on parchment."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import DIM, LABEL, LABEL_BOLD, RED_INK, Style
from castles.ui.widget import Mood, Point, Widget

V = TypeVar("V", bound=Hashable)
CHOSEN = replace(LABEL_BOLD, colour=RED_INK)
OTHER = replace(LABEL, colour=(226, 200, 150))
RIM = 4.0


@dataclass(kw_only=True)
class Choice(Widget, Generic[V]):
    """Picks one of a few values; arrows go from one to the next."""

    options: Sequence[tuple[V, str]]  # value and label
    chosen: V
    on_change: Callable[[V], None] = field(compare=False)
    size: float = 16
    sound: str = "click"

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        canvas.frame("choice", self.area)
        for (value, label), chip in zip(self.options, self.chips(), strict=True):
            if value == self.chosen:
                canvas.frame("choice_chip", chip)
            canvas.text(label, chip.inset(5, 1), self._style(value, mood), "centre")

    def chips(self) -> list[Area]:
        """Wider for longer labels, yet never tiny."""
        room = self.area.inset(RIM)
        weights = [max(4, len(label)) + 2 for _value, label in self.options]
        places, x = [], room.x
        for weight in weights:
            width = room.w * weight / sum(weights)
            places.append(Area(x, room.y, width, room.h))
            x += width
        return places

    def release(self, point: Point, inside: bool) -> None:
        for (value, _label), chip in zip(self.options, self.chips(), strict=True):
            if inside and chip.x <= point[0] < chip.right:
                self._pick(value)

    def activate(self) -> None:
        self._step(1, around=True)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._step(1 if event.key == pygame.K_RIGHT else -1)
        return True

    def _step(self, by: int, around: bool = False) -> None:
        values = [value for value, _label in self.options]
        place = values.index(self.chosen) + by if self.chosen in values else 0
        self._pick(values[place % len(values) if around else min(max(0, place), len(values) - 1)])

    def _pick(self, value: V) -> None:
        if value != self.chosen:
            self.on_change(value)

    def _style(self, value: V, mood: Mood) -> Style:
        style = CHOSEN if value == self.chosen else OTHER
        return replace(style, size=self.size, colour=DIM if mood == "disabled" else style.colour)
