"""A long text to read: headings, paragraphs, lists, tables and pictures, scrolling."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.markup import parsed
from castles.ui.pane import GUTTER, STEP, Pane
from castles.ui.typeset import Image, Piece, Rule, Typesetter
from castles.ui.widget import Mood, Point, Widget

RULE = (150, 104, 62)
SHARP = 2  # picture pixels a unit


@dataclass
class Reading:
    """A text as it is set for some width, and how far it is read; it outlives the widget that shows it."""

    pane: Pane = field(default_factory=Pane)
    _set_for: tuple[str, float, float] | None = None
    _text: Typesetter | None = None

    @property
    def chapters(self) -> list[float]:
        """Where the chapters begin, from the top of the text; none before it was set."""
        return self._text.chapters if self._text else []

    def text(self, canvas: Canvas, source: str, width: float) -> Typesetter:
        """The text set for a width, anew only when something has changed."""
        wanted = source, width, canvas.scale.unit
        if self._text is None or wanted != self._set_for:
            self._text = Typesetter(canvas.lettering, width, _sizes(canvas)).set(parsed(source))
            self._set_for = wanted
        return self._text


def _sizes(canvas: Canvas) -> Callable[[str], tuple[float, float]]:
    def size(name: str) -> tuple[float, float]:
        width, height = canvas.sprites.picture(name).get_size()
        return width / SHARP, height / SHARP

    return size


@dataclass(kw_only=True)
class ScrollText(Widget):
    """Shows a text and scrolls it by wheel, bar, arrows, pages, Home and End."""

    text: Typesetter
    reading: Reading

    def __post_init__(self) -> None:
        self._content = self.reading.pane.content(self.area, self.text.y)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        dx, dy = self._content.x, self._content.y
        seen = self.area.moved(-dx, -dy)
        with canvas.clipped(self.area):
            for piece in self.text.pieces:
                if piece.area.overlaps(seen):
                    _draw(canvas, piece, piece.area.moved(dx, dy))
        self.reading.pane.draw_bar(canvas)

    def press(self, point: Point) -> None:
        self.reading.pane.grab(point)

    def drag(self, point: Point) -> None:
        self.reading.pane.pull(point)

    def release(self, point: Point, inside: bool) -> None:
        self.reading.pane.let_go()

    def scroll(self, steps: float) -> bool:
        return self.reading.pane.move(-steps * STEP)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        page = self.area.h * 0.9
        steps = {
            pygame.K_UP: -STEP,
            pygame.K_DOWN: STEP,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_SPACE: page,
            pygame.K_HOME: -self.text.y,
            pygame.K_END: self.text.y,
        }
        return event.key in steps and self.reading.pane.move(steps[event.key])


def _draw(canvas: Canvas, piece: Piece, place: Area) -> None:
    if isinstance(piece, Image):
        canvas.picture(piece.name, place)
    elif isinstance(piece, Rule):
        canvas.fill(place, RULE, 0.6)
    else:
        canvas.text(piece.text, place, piece.style)


def scroll_text(canvas: Canvas, key: str, area: Area, source: str, reading: Reading) -> ScrollText:
    """The widget that shows a text; the bar has its room beside the words whether it is needed or not."""
    return ScrollText(key=key, area=area, text=reading.text(canvas, source, area.w - GUTTER), reading=reading)
