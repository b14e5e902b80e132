"""A slider: a label, a value in words, and a track with a knob."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import DIM, GOLD, LABEL, LABEL_BOLD, Style
from castles.ui.widget import Mood, Point, Widget

KNOB = 26.0
OUTSET = 4.0
TRACK = 12.0
VALUE = replace(LABEL_BOLD, colour=GOLD)


@dataclass(kw_only=True)
class Slider(Widget):
    """A number between two ends; arrows change it by a step."""

    label: str
    value: int
    on_change: Callable[[int], None] = field(compare=False)
    least: int = 0
    most: int = 100
    step: int = 5
    shown: str = ""  # the value in words

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        words, track = self.area.above(KNOB), self._track()
        canvas.text(self.label, words.before(words.w * 0.3), self._faded(LABEL, mood))
        canvas.text(self.shown or str(self.value), words.end(words.w * 0.28), self._faded(VALUE, mood), "right")
        canvas.frame("slider_track", track)
        centre = track.x + KNOB / 2 + (track.w - KNOB) * self._share()
        canvas.frame("slider_fill", track.left(max(TRACK, centre - track.x)))
        knob = Area(centre - KNOB / 2, track.centre[1] - KNOB / 2, KNOB, KNOB)
        canvas.picture("ui/slider_knob", knob.inset(-OUTSET - (1 if mood in ("hover", "pressed") else 0)))

    def press(self, point: Point) -> None:
        self.drag(point)

    def drag(self, point: Point) -> None:
        track = self._track()
        share = (point[0] - track.x - KNOB / 2) / max(1.0, track.w - KNOB)
        self._set(self.least + round(share * (self.most - self.least) / self.step) * self.step)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.least,
            pygame.K_END: self.most,
        }.get(event.key)
        if wanted is None:
            return False
        self._set(wanted)
        return True

    def _set(self, value: int) -> None:
        value = min(max(self.least, value), self.most)
        if value != self.value:
            self.on_change(value)

    def _share(self) -> float:
        return (self.value - self.least) / max(1, self.most - self.least)

    def _track(self) -> Area:
        return self.area.foot(KNOB).middle(self.area.w, TRACK)

    def _faded(self, style: Style, mood: Mood) -> Style:
        return replace(style, colour=DIM) if mood == "disabled" else style
