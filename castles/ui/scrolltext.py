"""A long text to read: headings, paragraphs, lists, tables and pictures, scrolling."""

from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.markup import parsed
from castles.ui.pane import GUTTER, STEP, Pane, Scrolled
from castles.ui.sprites import Sprites
from castles.ui.text import Lettering
from castles.ui.typeset import Image, Piece, Rule, Typesetter
from castles.ui.widget import Mood, Point, Widget

RULE = (150, 104, 62)
SHARP = 2  # picture pixels a unit
NEAR = 4.0  # units above a chapter from which on it counts as read


@lru_cache(maxsize=4)
def typeset(lettering: Lettering, sprites: Sprites, source: str, width: float) -> Typesetter:
    """A text set for a width."""

    def size(name: str) -> tuple[float, float]:
        wide, tall = sprites.size(name)
        return wide / SHARP, tall / SHARP

    return Typesetter(lettering, width, size).set(parsed(source))


@dataclass(kw_only=True)
class ScrollText(Widget):
    """Shows a text and scrolls it by wheel, bar, arrows, pages, Home and End."""

    text: Typesetter
    scrolled: Pane = field(compare=False)
    seen: Scrolled = field(init=False)

    def __post_init__(self) -> None:
        self.seen = self.scrolled.through(self.area, self.text.y)

    @property
    def chapter(self) -> int | None:
        """The chapter at the top of the page; None before the first one."""
        passed = [place for place in self.text.chapters if place <= self.seen.offset + NEAR]
        return len(passed) - 1 if passed else None

    def go(self, chapter: int | None) -> None:
        """Scrolls to where a chapter begins; None: to the beginning of all."""
        chapters = self.text.chapters
        self.scrolled.offset = 0 if chapter is None or chapter >= len(chapters) else chapters[chapter]

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        dx, dy = self.seen.content.x, self.seen.content.y
        seen = self.area.moved(-dx, -dy)
        with canvas.clipped(self.area):
            for piece in self.text.pieces:
                if piece.area.overlaps(seen):
                    _draw(canvas, piece, piece.area.moved(dx, dy))
        self.seen.draw_bar(canvas)

    def press(self, point: Point) -> None:
        self.seen.grab(point)

    def drag(self, point: Point) -> None:
        self.seen.pull(point)

    def release(self, point: Point, inside: bool) -> None:
        self.seen.let_go()

    def scroll(self, steps: float) -> bool:
        return self.seen.move(-steps * STEP)

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
        return event.key in steps and self.seen.move(steps[event.key])


def _draw(canvas: Canvas, piece: Piece, place: Area) -> None:
    if isinstance(piece, Image):
        canvas.picture(piece.name, place)
    elif isinstance(piece, Rule):
        canvas.fill(place, RULE, 0.6)
    else:
        canvas.text(piece.text, place, piece.style)


def scroll_text(canvas: Canvas, key: str, area: Area, source: str, pane: Pane) -> ScrollText:
    """The widget that shows a text; the bar has its room beside the words whether it is needed or not."""
    text = typeset(canvas.lettering, canvas.sprites, source, area.w - GUTTER)
    return ScrollText(key=key, area=area, text=text, scrolled=pane)
