"""Widgets and the page that holds them: hover, press, focus by Tab and arrows, tooltips, scrolling."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import pygame

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.pane import Scrolled
from castles.ui.text import Lettering

Mood = Literal["normal", "hover", "pressed", "disabled"]
Point = tuple[float, float]
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}  # how much of a view they scroll by
RING = 6.0  # room for the focus ring around a view


@dataclass(kw_only=True)
class Widget:
    """Something in a rectangle that can be looked at, pressed, or walked to with the keyboard.

    Widgets are made anew whenever their scene changes, and never change themselves; what must last is found again by
    `key`. Equal ones look alike, so that one that was drawn before needn't be drawn again.
    """

    key: str
    area: Area
    tip: str = field(default="", compare=False)
    enabled: bool = True
    focusable: bool = True
    pressable: bool = True  # else a press goes through it to the scene
    sound: str = ""  # played when it is pressed
    ringed: bool = True  # whether a ring shows that it has the keyboard
    pane: Scrolled | None = None  # what it scrolls with; outside of its view it can't be seen or pressed
    focused: bool = field(default=False, init=False, compare=False)  # whether it has the keyboard; the page knows
    lettering: Lettering | None = field(default=None, init=False, compare=False)  # of the window; from the page

    def shows_at(self, point: Point) -> bool:
        """Whether this is what one sees at a point, if nothing lies above it."""
        return self.area.holds(point) and (self.pane is None or self.pane.view.holds(point))

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """Draws itself; the page draws the focus ring."""
        raise NotImplementedError

    def press(self, point: Point) -> None:
        """The mouse goes down here, or Enter does."""

    def drag(self, point: Point) -> None:
        """The mouse moves while it is down."""

    def release(self, point: Point, inside: bool) -> None:
        """The mouse goes up again."""

    def activate(self) -> None:
        """Enter or Space on the focused widget."""

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """A key while focused; True if it meant something here."""
        return False

    def hotkey(self, event: pygame.event.Event) -> bool:
        """A key that no focused widget took; True if it means something as long as this widget is there."""
        return False

    def typed(self, text: str) -> bool:
        """Text typed while focused; True if it was taken."""
        return False

    def scroll(self, steps: float) -> bool:
        """The wheel over this widget; True if it meant something here."""
        return False


@dataclass
class Page:
    """The widgets of a scene, and which of them has the mouse and the keyboard."""

    widgets: Sequence[Widget] = ()
    focus: str | None = None
    shows_focus: bool = False  # only once the keyboard was used
    hovered: str | None = None
    pressed: str | None = None
    pointer: Point = (-1, -1)
    play: Callable[[str], None] = field(default=lambda sound: None)
    _shown: object = field(default=None, init=False, repr=False)  # another one for other widgets

    def show(self, widgets: Sequence[Widget], lettering: Lettering | None = None) -> None:
        """New widgets; focus and press stay with the same keys."""
        self.widgets, self._shown = widgets, object()
        for widget in widgets:
            widget.lettering = lettering
        keys = {widget.key for widget in widgets if widget.enabled}
        self.focus = self.focus if self.focus in keys else None
        self.pressed = self.pressed if self.pressed in keys else None
        self._hover()
        self._mark_focus()

    def draw(self, canvas: Canvas) -> None:
        """Draws the widgets in their moods, and the ring around the one that has the keyboard."""
        seen = self._shown, self.hovered, self.pressed, self.focus, self.shows_focus
        canvas.again(id(self), seen, lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            mood = self._mood(widget)
            canvas.again((id(self), widget.key), (widget, mood, widget.focused), partial(_draw, widget, canvas, mood))
        focused = self._called(self.focus)
        if focused and focused.ringed and self.shows_focus:
            with canvas.clipped(focused.pane.view.inset(-RING) if focused.pane else None):
                canvas.frame("focus_ring", focused.area)

    def handle(self, event: pygame.event.Event, unit: float) -> bool:
        """Gives the event to the widget it is for; True if one took it."""
        taken = self._give(event, unit)
        self._mark_focus()
        return taken

    def _mark_focus(self) -> None:
        for widget in self.widgets:
            widget.focused = widget.key == self.focus

    def _give(self, event: pygame.event.Event, unit: float) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._moved((event.pos[0] / unit, event.pos[1] / unit))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._down((event.pos[0] / unit, event.pos[1] / unit))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up((event.pos[0] / unit, event.pos[1] / unit))
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.TEXTINPUT:
            focused = self._called(self.focus)
            return bool(focused and focused.typed(event.text))
        return event.type == pygame.KEYDOWN and self._key(event)

    def tip(self) -> tuple[str, Area] | None:
        """The tooltip of what the mouse is over, or of what the keyboard walked to."""
        pointed = self.focus if self.shows_focus else self.hovered
        widget = next((each for each in self.widgets if each.key == pointed), None)
        return (widget.tip, widget.area) if widget and widget.tip else None

    def walk(self, step: int) -> None:
        """Moves the focus along the widgets in their order."""
        walkable = [widget.key for widget in self.widgets if widget.enabled and widget.focusable]
        if walkable:
            place = walkable.index(self.focus) + step if self.focus in walkable else (0 if step > 0 else -1)
            self._walk_to(walkable[place % len(walkable)])

    def _walk_to(self, key: str) -> None:
        self.focus, self.shows_focus = key, True
        widget = self._called(key)
        if widget and widget.pane:
            widget.pane.reveal(widget.area)

    def _walk_towards(self, dx: int, dy: int) -> bool:
        focused = self._called(self.focus)
        if focused is None:
            self.walk(1)
            return True
        nearest = min(self._candidates(focused, dx, dy), default=None)
        if nearest is None:
            return False
        self._walk_to(nearest[1])
        return True

    def _candidates(self, focused: Widget, dx: int, dy: int) -> list[tuple[float, str]]:
        """The widgets that lie in a direction, with a distance that prefers straight ahead."""
        x, y = focused.area.centre
        found = []
        for widget in self.widgets:
            across, down = widget.area.centre[0] - x, widget.area.centre[1] - y
            ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
            if widget is not focused and widget.enabled and widget.focusable and ahead > 1:
                found.append((ahead + 3 * aside, widget.key))
        return found

    def _moved(self, point: Point) -> bool:
        self.pointer = point
        pressed = self._called(self.pressed)
        if pressed:
            pressed.drag(point)
        self._hover()
        return pressed is not None

    def _hover(self) -> None:
        under = self._under(self.pointer)
        self.hovered = under.key if under else None

    def _down(self, point: Point) -> bool:
        self.pointer = point
        self.shows_focus = False
        under = self._under(point)
        under = under if under and under.pressable else None
        self.focus = under.key if under and under.focusable else None
        self.pressed = under.key if under and under.enabled else None
        if under and under.enabled:
            under.press(point)
        return under is not None

    def _up(self, point: Point) -> bool:
        pressed, self.pressed = self._called(self.pressed), None
        if pressed:
            inside = pressed.area.holds(point)
            self.play(pressed.sound if inside else "")
            pressed.release(point, inside)
        return pressed is not None

    def _wheel(self, steps: float) -> bool:
        over = [widget for widget in self.widgets if widget.shows_at(self.pointer)]
        return any(widget.scroll(steps) for widget in reversed(over))

    def _key(self, event: pygame.event.Event) -> bool:
        focused = self._called(self.focus)
        if focused and focused.key_pressed(event):
            return True
        if event.key == pygame.K_TAB:
            self.walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        presses = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        if not (focused and self.shows_focus and presses) and any(each.hotkey(event) for each in self.widgets):
            return True
        if event.key in ARROWS:
            return self._walk_towards(*ARROWS[event.key])
        if focused and presses:
            self.play(focused.sound)
            focused.activate()
            return True
        return event.key in PAGES and self._turn_page(PAGES[event.key])

    def _turn_page(self, pages: float) -> bool:
        """Scrolls what the focused widget is in, or else what the mouse is over or comes first."""
        focused = self._called(self.focus)
        panes = [widget.pane for widget in self.widgets if widget.pane]
        over = [pane for pane in panes if pane.view.holds(self.pointer)]
        chosen = next(iter([*([focused.pane] if focused and focused.pane else []), *over, *panes]), None)
        return bool(chosen and chosen.move(pages * chosen.view.h))

    def _mood(self, widget: Widget) -> Mood:
        if not widget.enabled:
            return "disabled"
        if widget.key == self.pressed:
            return "pressed"
        return "hover" if widget.key == self.hovered else "normal"

    def _under(self, point: Point) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.shows_at(point)), None)

    def _called(self, key: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.key == key and widget.enabled), None)


def _draw(widget: Widget, canvas: Canvas, mood: Mood) -> None:
    with canvas.clipped(widget.pane.view if widget.pane else None):
        widget.draw(canvas, mood)
