"""A visitor before the window, for measuring: wanders with the mouse, scrolls, and plays wherever a table asks."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import pygame

from castles.scenes.places import Place
from castles.scenes.table import Table
from castles.ui.button import Button

if TYPE_CHECKING:
    from castles.app import App
    from castles.ui.widget import Widget

Pixel: TypeAlias = tuple[int, int]
Frames: TypeAlias = Iterator[list[pygame.event.Event]]  # the input of one frame after the other
STROLL = 20  # frames that the mouse wanders between two deeds
DRAG = 24  # frames from the press to the drop
GLANCE = 30  # frames that a log or a sheet stays open
GLANCES = 4  # of so many deeds one is a glance at such a thing


class Visitor:
    """Sits before one app; the same seed does the same. One that doesn't play only moves the mouse."""

    def __init__(self, app: "App", seed: int, plays: bool = True) -> None:
        self.app = app
        self.plays = plays
        self.random = Random(seed)
        self._pixel: Pixel = (0, 0)
        self._deeds = self._deeds_without_end()

    def input(self) -> list[pygame.event.Event]:
        """What the visitor does in the next frame."""
        return next(self._deeds)

    def _deeds_without_end(self) -> Frames:
        for number in count():
            yield from self._stroll()
            top = self.app.context.stack.top
            if not self.plays:
                continue
            if not isinstance(top, Table):
                yield [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.random.choice((-1, 1)))]
            elif number % GLANCES == 0:
                yield from self._glance(self.random.choice([*top.session.board.sheets, "l"]))
            elif top.session.position.can_act:
                yield from self._play(top)

    def _stroll(self) -> Frames:
        """To a widget or anywhere else, in even steps."""
        width, height = self.app.canvas.scale.window
        widgets = self.app.context.stack.top.page.widgets
        anywhere = self.random.randrange(width), self.random.randrange(height)
        yield from self._move(self._middle(self.random.choice(widgets)) if widgets else anywhere, STROLL // 2)
        yield from self._move(anywhere, STROLL // 2)

    def _move(self, to: Pixel, frames: int, held: bool = False) -> Frames:
        x, y = self._pixel
        for step in range(1, frames + 1):
            self._pixel = x + (to[0] - x) * step // frames, y + (to[1] - y) * step // frames
            yield [pygame.event.Event(pygame.MOUSEMOTION, pos=self._pixel, rel=(1, 1), buttons=(held, 0, 0))]

    def _play(self, table: Table) -> Frames:
        """Presses a button, drags a piece or taps a place, whichever there is."""
        places = [each for each in table.page.widgets if isinstance(each, Place)]
        grips = [place for place in places if place.zone.grip is not None]
        buttons = [each for each in table.page.widgets if isinstance(each, Button) and each.key.startswith("command")]
        if buttons and self.random.random() < 0.5:
            yield from self._tap(self.random.choice(buttons))
        elif grips and self.random.random() < 0.7:
            yield from self._drag(table, self.random.choice(grips))
        elif places:
            yield from self._tap(self.random.choice(places))

    def _drag(self, table: Table, start: Place) -> Frames:
        yield from self._move(self._middle(start), DRAG // 3)
        yield [self._button(pygame.MOUSEBUTTONDOWN)]
        yield []  # what is held shows where it can go
        goal = self._goal(table)
        yield from self._move(self._middle(goal) if goal else (5, 5), DRAG, held=True)
        yield [self._button(pygame.MOUSEBUTTONUP)]

    def _goal(self, table: Table) -> Place | None:
        places = [each for each in table.page.widgets if isinstance(each, Place)]
        held = table.session.position.intent.held
        goals = [place for place in places if held is not None and place.zone.takes == held]
        return self.random.choice(goals) if goals else None

    def _tap(self, target: "Widget") -> Frames:
        yield from self._move(self._middle(target), DRAG // 3)
        yield [self._button(pygame.MOUSEBUTTONDOWN)]
        yield [self._button(pygame.MOUSEBUTTONUP)]

    def _glance(self, letter: str) -> Frames:
        """Opens the log or a sheet, looks over it, and closes it."""
        yield _typed(letter)
        yield from self._move(self._middle(self.random.choice(self.app.context.stack.top.page.widgets)), GLANCE)
        yield _typed(letter)

    def _middle(self, widget: "Widget") -> Pixel:
        x, y = widget.area.centre
        return round(x * self.app.canvas.scale.unit), round(y * self.app.canvas.scale.unit)

    def _button(self, kind: int) -> pygame.event.Event:
        return pygame.event.Event(kind, pos=self._pixel, button=1)


def _typed(letter: str) -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(letter), mod=0, unicode=letter)]
