"""Pictures: loaded when first needed, converted for the screen, kept by name, size and turn."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from pathlib import Path
from time import perf_counter

import pygame

from castles.resources import resource
from castles.ui.porter import Porter
from castles.ui.strokes import Size
from castles.ui.theme import Colour

KEPT = 160_000_000  # bytes of pictures in memory
BUDGET = 0.0015  # seconds that a frame may spend on making pictures; how it keeps to it says the painter
TAKING = 0.001  # seconds from which on a frame takes over no more of the pictures that were prepared
PLACEHOLDER = 96, 96
HEADER = 30  # bytes of a WebP file that tell how large its picture is


class Sprites:
    """All pictures of art/, at the sizes they were asked for."""

    def __init__(self) -> None:
        self.missing: set[str] = set()  # names that couldn't be loaded, to be told once
        self.budget = BUDGET  # inf: nobody waits for a frame, so that all of it has to be there
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0
        self._sizes: dict[str, Size] = {}
        self._porter = Porter(_loaded)

    def prepare(self, folders: Iterable[str]) -> None:
        """All pictures of these folders will be wanted soon: they are loaded beside the loop, if time matters."""
        if self.budget == inf:
            return
        files = (file for folder in folders for file in sorted((resource("art") / folder).glob("*.webp")))
        names = (f"{file.parent.name}/{file.stem}" for file in files)
        self._porter.order(name for name in names if not self.is_loaded(name))

    def take_over(self) -> None:
        """Takes over some of the pictures that were prepared."""
        started = perf_counter()
        while perf_counter() < started + TAKING and (prepared := self._porter.brought()) is not None:
            name, loaded = prepared
            self._remembered((name,), partial(_converted, loaded))

    @property
    def is_preparing(self) -> bool:
        return self._porter.is_busy

    def forget_sizes(self) -> None:
        """Another window needs other sizes; without this, one that is drawn larger bit by bit would fill the memory."""
        self._kept = OrderedDict((key, surface) for key, surface in self._kept.items() if len(key) == 1)
        self._bytes = sum(map(_weight, self._kept.values()))

    def size(self, name: str) -> Size:
        """How large a picture was painted, which is known before it is loaded."""
        if name not in self._sizes:
            self._sizes[name] = _size_in(name) or self.picture(name).get_size()
        return self._sizes[name]

    def is_loaded(self, name: str) -> bool:
        return (name,) in self._kept

    def is_made(self, name: str, size: Size, turn: float = 0) -> bool:
        """Whether it takes no time to have it at this size."""
        return _key(name, size, turn) in self._kept

    def picture(self, name: str) -> pygame.Surface:
        """The picture as it was painted."""
        return self._remembered((name,), lambda: self._load(name))

    def sized(self, name: str, size: Size, turn: float = 0) -> pygame.Surface:
        """The picture at a size in pixels, turned by degrees clockwise."""
        return self._remembered(_key(name, size, turn), lambda: self._made(name, size, turn))

    def rough(self, name: str, size: Size) -> pygame.Surface:
        """The same, quickly."""
        return pygame.transform.scale(self.picture(name), _possible(size))

    def tinted(self, name: str, size: Size, colour: Colour) -> pygame.Surface:
        """A picture at a size, in a colour."""

        def tint() -> pygame.Surface:
            surface = self.sized(name, size).copy()
            surface.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            return surface

        return self._remembered((name, size, colour), tint)

    def _made(self, name: str, size: Size, turn: float) -> pygame.Surface:
        if turn % 360:
            return pygame.transform.rotozoom(self.sized(name, size).convert_alpha(), -turn, 1)
        return pygame.transform.smoothscale(self.picture(name), _possible(size))

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


def _key(name: str, size: Size, turn: float) -> tuple[object, ...]:
    return name, size, round(turn * 2) % 720


def _possible(size: Size) -> Size:
    return max(1, size[0]), max(1, size[1])


def _file(name: str) -> Path:
    return resource("art") / f"{name}.webp"


def _loaded(name: str) -> pygame.Surface:
    return pygame.image.load(_file(name))


def _converted(picture: pygame.Surface) -> pygame.Surface:
    """As the screen likes it; a picture without any transparency is drawn three times as fast without alpha."""
    return picture.convert_alpha() if picture.get_flags() & pygame.SRCALPHA else picture.convert()


def _size_in(name: str) -> Size | None:
    """The size that stands at the beginning of the file, if it is such a file."""
    try:
        with open(_file(name), "rb") as file:
            head = file.read(HEADER)
    except OSError:
        return None
    if len(head) < HEADER or head[8:12] != b"WEBP":
        return None
    if head[12:16] == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if head[12:16] == b"VP8L":
        both = int.from_bytes(head[21:25], "little")
        return 1 + (both & 0x3FFF), 1 + (both >> 14 & 0x3FFF)
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


def _placeholder() -> pygame.Surface:
    """A parchment with a frame, where a picture is missing."""
    surface = pygame.Surface(PLACEHOLDER, pygame.SRCALPHA)
    surface.fill((214, 190, 146))
    pygame.draw.rect(surface, (122, 96, 70), surface.get_rect(), 4, 8)
    return surface
