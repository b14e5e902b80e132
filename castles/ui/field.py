"""A text field: one line with a caret."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.frames import padded
from castles.ui.text import Lettering
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
    selected: bool = False  # the whole text, so that typing replaces it

    @property
    def place(self) -> int:
        return min(self.caret, len(self.text))

    def set(self, text: str) -> None:
        self.text, self.caret, self.selected = text[: self.longest], len(text), False

    def insert(self, text: str) -> None:
        if self.selected:
            self.set("")
        added = "".join(letter for letter in text if letter.isprintable())[: max(0, self.longest - len(self.text))]
        self.text = self.text[: self.place] + added + self.text[self.place :]
        self.caret = min(self.caret, len(self.text) - len(added)) + len(added)

    def delete(self, back: int, ahead: int) -> None:
        """Removes letters before and behind the caret, or all that is selected."""
        if self.selected:
            self.set("")
        start = max(0, self.place - back)
        self.text, self.caret = self.text[:start] + self.text[self.place + ahead :], start

    def go(self, place: int) -> None:
        self.caret, self.selected = min(max(0, place), len(self.text)), False

    def select(self) -> None:
        self.caret, self.selected = len(self.text), bool(self.text)


@dataclass(kw_only=True)
class Field(Widget):
    """Edits an entry."""

    entry: Entry = field(compare=False)
    hint: str = ""  # shown while it is empty
    allowed: str = ""  # letters that may be typed; all if empty
    on_change: Callable[[], None] = field(default=lambda: None, compare=False)
    on_enter: Callable[[], None] | None = field(default=None, compare=False)
    style: Style = WORDS
    written: Entry = field(init=False)  # as it was when this was made, since the entry changes

    def __post_init__(self) -> None:
        self.written = replace(self.entry)

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        name = "field_focused" if self.focused else "field_normal"
        canvas.frame(name, self.area)
        room = self._room
        style = replace(self.style, colour=DIM) if mood == "disabled" else self.style
        if not self.entry.text:
            canvas.text(self.hint, room, HINT)
        with canvas.clipped(room.inset(-3, 0)):
            self._words(canvas, room, style)

    def _words(self, canvas: Canvas, room: Area, style: Style) -> None:
        before, shift = self._before(canvas.lettering, self.entry.place), self._shift(canvas.lettering)
        height = canvas.lettering.height(style) * 0.8
        line = Area(room.x - shift, room.centre[1] - height / 2, before, height)
        if self.focused and self.entry.selected:
            canvas.fill(line, RED_INK, 0.2)
        if self.entry.text:
            width = canvas.lettering.width(self.entry.text, style) + 2
            canvas.text(self.entry.text, Area(room.x - shift, room.y, max(room.w, width), room.h), style)
        if self.focused:
            canvas.fill(Area(line.right, line.y, CARET, height), RED_INK)

    def _before(self, lettering: Lettering, place: int) -> float:
        return lettering.width(self.entry.text[:place], self.style)

    def _shift(self, lettering: Lettering) -> float:
        """How far a text that is too long is moved to the left, so that its caret is seen, or would be."""
        return max(0.0, self._before(lettering, self.entry.place) - self._room.w + CARET)

    def press(self, point: Point) -> None:
        self.entry.go(self._place_at(point))

    def _place_at(self, point: Point) -> int:
        """Where the caret is closest to a click."""
        lettering, places = self.lettering, range(len(self.entry.text) + 1)
        if lettering is None:
            return places[-1]
        wanted = point[0] - self._room.x + self._shift(lettering)
        return min(places, key=lambda place: abs(self._before(lettering, place) - wanted))

    def typed(self, text: str) -> bool:
        self._edit(lambda: self.entry.insert(self._filtered(text)))
        return True

    def key_pressed(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not event.mod & pygame.KMOD_ALT:  # AltGr types letters
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
        acts = {pygame.K_v: lambda: self.typed(pasted()), pygame.K_a: self.entry.select}
        if key in acts:
            acts[key]()
        return key in acts

    def _edit(self, change: Callable[[], None]) -> None:
        before = self.entry.text
        change()
        if self.entry.text != before:
            self.on_change()

    def _filtered(self, text: str) -> str:
        return "".join(letter for letter in text if not self.allowed or letter in self.allowed)

    @property
    def _room(self) -> Area:
        return padded("field_normal", self.area)


def pasted() -> str:
    """The text on the clipboard; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
