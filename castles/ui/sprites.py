"""Pictures: loaded when first needed, converted for the screen, kept by name, size and turn."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from time import perf_counter

import pygame

from castles.resources import resource
from castles.ui.porter import Porter

KEPT = 160_000_000  # bytes of pictures in memory
BUDGET = 0.0015  # seconds a frame may spend on pictures; what is over comes rough, or later
TAKING = 0.001  # seconds from which on a frame takes over no more of the pictures that were prepared


class Sprites:
    """All pictures of art/, at the sizes they were asked for."""

    def __init__(self) -> None:
        self.missing: set[str] = set()  # names that couldn't be loaded, to be told once
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self.budget = BUDGET
        self._spent = 0.0
        self.roughs = 0  # pictures that were drawn rough or left out since the frame began
        self._porter = Porter(_loaded)

    def begin_frame(self) -> None:
        """A new frame has its own time for pictures. It takes over some that were prepared."""
        self._spent, self.roughs = 0.0, 0
        started = perf_counter()
        while perf_counter() < started + TAKING and (prepared := self._porter.brought()) is not None:
            name, picture = prepared
            self._remembered((name,), partial(_converted, picture))

    def prepare(self, folders: Iterable[str]) -> None:
        """All pictures of these folders will be wanted soon: they are loaded beside the loop, if time matters."""
        if self.budget == inf:
            return
        files = (file for folder in folders for file in sorted((resource("art") / folder).glob("*.webp")))
        names = (f"{file.parent.name}/{file.stem}" for file in files)
        self._porter.order(name for name in names if (name,) not in self._kept)

    def forget_sizes(self) -> None:
        """Another window needs other sizes; without this, one that is drawn larger bit by bit would fill the memory."""
        self._kept = OrderedDict((key, surface) for key, surface in self._kept.items() if len(key) == 1)
        self._bytes = sum(map(_weight, self._kept.values()))

    @property
    def is_preparing(self) -> bool:
        return self._porter.is_busy

    def comes_later(self, name: str) -> bool:
        """Whether a picture has to wait for another frame, because this one has had its time."""
        if (name,) in self._kept or self._spent <= self.budget:
            return False
        self.roughs += 1
        return True

    def picture(self, name: str) -> pygame.Surface:
        """The picture as it was painted."""
        return self._remembered((name,), lambda: self._timed(lambda: self._load(name)))

    def sized(self, name: str, width: int, height: int, turn: float = 0) -> pygame.Surface:
        """The picture at a size in pixels, turned by degrees clockwise."""
        size = max(1, width), max(1, height)
        key = _key(name, size, turn)
        if key not in self._kept and self._spent > self.budget and not turn % 360:
            self.roughs += 1
            return pygame.transform.scale(self.picture(name), size)
        return self._remembered(key, lambda: self._timed(lambda: self._made(name, size, turn)))

    def tinted(self, name: str, width: int, height: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """A white picture at a size, in a colour."""
        key = name, (width, height), colour

        def tint() -> pygame.Surface:
            surface = self._fine(name, (width, height)).copy()
            surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return surface

        return self._remembered(key, tint)

    def _fine(self, name: str, size: tuple[int, int], turn: float = 0) -> pygame.Surface:
        """Never rough, since something else is made from it."""
        return self._remembered(_key(name, size, turn), lambda: self._made(name, size, turn))

    def _timed(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        start, before = perf_counter(), self._spent
        surface = make()
        self._spent = before + perf_counter() - start
        return surface

    def _made(self, name: str, size: tuple[int, int], turn: float) -> pygame.Surface:
        if turn % 360:
            return pygame.transform.rotozoom(self._fine(name, size).convert_alpha(), -turn, 1)
        return pygame.transform.smoothscale(self.picture(name), size)

    def _load(self, name: str) -> pygame.Surface:
        try:
            return _converted(_loaded(name))
        except (OSError, pygame.error):
            self.missing.add(name)
            return _placeholder()

    def _remembered(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        surface = make()
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > KEPT and len(self._kept) > 1:
            _key, old = self._kept.popitem(last=False)
            self._bytes -= _weight(old)
        return surface


def _key(name: str, size: tuple[int, int], turn: float) -> tuple[object, ...]:
    return name, size, round(turn * 2) % 720


def _loaded(name: str) -> pygame.Surface:
    return pygame.image.load(resource("art") / f"{name}.webp")


def _converted(picture: pygame.Surface) -> pygame.Surface:
    """As the screen likes it; a picture without any transparency is drawn three times as fast without alpha."""
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _placeholder() -> pygame.Surface:
    """A parchment with a frame, where a picture is missing."""
    surface = pygame.Surface((96, 96), pygame.SRCALPHA)
    surface.fill((214, 190, 146))
    pygame.draw.rect(surface, (122, 96, 70), surface.get_rect(), 4, 8)
    return surface
