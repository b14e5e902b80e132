"""A text field: one line with a caret."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import DIM, FADED_INK, INK, RED_INK, Style
from castles.ui.widget import Mood, Point, Widget

WORDS = Style("label", 18, INK)
HINT = Style("italic", 17, FADED_INK)
CARET = 2.0


@dataclass
class Entry:
    """What was typed and where the caret is; it outlives the field that shows it."""

    text: str = ""
    longest: int = 40
    caret: int = 1_000_000  # behind the end: where typing goes on

    @property
    def place(self) -> int:
        return min(self.caret, len(self.text))

    def set(self, text: str) -> None:
        self.text, self.caret = text[: self.longest], len(text)

    def insert(self, text: str) -> None:
        added = "".join(letter for letter in text if letter.isprintable())[: max(0, self.longest - len(self.text))]
        self.text = self.text[: self.place] + added + self.text[self.place :]
        self.caret = min(self.caret, len(self.text) - len(added)) + len(added)

    def delete(self, back: int, ahead: int) -> None:
        """Removes letters before and behind the caret."""
        start = max(0, self.place - back)
        self.text, self.caret = self.text[:start] + self.text[self.place + ahead :], start

    def go(self, place: int) -> None:
        self.caret = min(max(0, place), len(self.text))


@dataclass(kw_only=True)
class Field(Widget):
    """Edits an entry."""

    entry: Entry
    hint: str = ""  # shown while it is empty
    allowed: str = ""  # letters that may be typed; all if empty
    on_change: Callable[[], None] = lambda: None
    on_enter: Callable[[], None] | None = None
    style: Style = WORDS

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        name = "field_focused" if self.focused else "field_normal"
        canvas.frame(name, self.area)
        room = self._room(canvas)
        style = replace(self.style, colour=DIM) if mood == "disabled" else self.style
        if not self.entry.text:
            canvas.text(self.hint, room, HINT)
        with canvas.clipped(room.inset(-3, 0)):
            self._words(canvas, room, style)

    def _words(self, canvas: Canvas, room: Area, style: Style) -> None:
        before = canvas.lettering.width(self.entry.text[: self.entry.place], style)
        shift = max(0.0, before - room.w + CARET) if self.focused else 0.0
        if self.entry.text:
            width = canvas.lettering.width(self.entry.text, style) + 2
            canvas.text(self.entry.text, Area(room.x - shift, room.y, max(room.w, width), room.h), style)
        if self.focused:
            height = canvas.lettering.height(style)
            canvas.fill(Area(room.x + before - shift, room.centre[1] - height * 0.4, CARET, height * 0.8), RED_INK)

    def press(self, point: Point) -> None:
        self.entry.go(len(self.entry.text))

    def typed(self, text: str) -> bool:
        self._edit(lambda: self.entry.insert(self._filtered(text)))
        return True

    def key_pressed(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event.key)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.on_enter:
            self.on_enter()
            return True
        return self._moved(event.key) or self._removed(event.key) or bool(event.unicode and event.unicode.isprintable())

    def _moved(self, key: int) -> bool:
        """Left and right at the ends are kept too, so that the focus doesn't jump away while editing."""
        entry = self.entry
        places = {
            pygame.K_LEFT: entry.place - 1,
            pygame.K_RIGHT: entry.place + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(entry.text),
        }
        if key in places:
            entry.go(places[key])
        return key in places

    def _removed(self, key: int) -> bool:
        reach = {pygame.K_BACKSPACE: (1, 0), pygame.K_DELETE: (0, 1)}.get(key)
        if reach:
            self._edit(lambda: self.entry.delete(*reach))
        return reach is not None

    def _command(self, key: int) -> bool:
        if key == pygame.K_v:
            self.typed(pasted())
        return key == pygame.K_v

    def _edit(self, change: Callable[[], None]) -> None:
        before = self.entry.text
        change()
        if self.entry.text != before:
            self.on_change()

    def _filtered(self, text: str) -> str:
        return "".join(letter for letter in text if not self.allowed or letter in self.allowed)

    def _room(self, canvas: Canvas) -> Area:
        return canvas.padded("field_normal", self.area)


def pasted() -> str:
    """The text on the clipboard; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
