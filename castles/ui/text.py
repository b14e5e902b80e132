"""Lettering: fonts by face and size, lines broken to a width, and text surfaces that are drawn only once."""

import re
from bisect import bisect_right
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache

import pygame

from castles.foreign import STRANGE
from castles.resources import resource
from castles.ui.theme import FACES, Face, Style

KEPT = 3000  # text surfaces
MEASURED = 20_000  # measures of text, which are asked for in every frame
SMALLEST = 0.6  # of its size, before a text that doesn't fit is broken off
DOTS = "…"
LONGEST = 2000  # letters of a line that are measured and drawn; no window shows as many
UNDRAWN = re.compile("[\0-\x1f\ud800-\udfff]")  # what no font can draw on one line
SHADOW = (20, 10, 4)
# A percent sign stays with its number, a product on one line, and a word of one letter isn't left at the end of one.
GAP = re.compile(r"(?<!×)(?<!\b[AIOUWZaiouwz]) (?![%×])| $")


def drawable(line: str) -> str:
    """A line that any font can draw: a last guard, for texts from outside should be readable before."""
    return UNDRAWN.sub(STRANGE, line[:LONGEST])


def words(text: str) -> list[str]:
    """The parts of a text between which a line may end."""
    return GAP.split(text)


@lru_cache(maxsize=128)  # each holds its file open, and some systems allow but 256
def font(face: Face, pixels: int) -> pygame.font.Font:
    """The font; pygame's own where the file is missing or broken."""
    try:
        return pygame.font.Font(resource("art/fonts") / FACES[face], pixels)
    except (OSError, pygame.error):
        return pygame.font.Font(None, pixels)


class Lettering:
    """Draws text at one scale, and remembers what it has drawn."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self._drawn: OrderedDict[tuple[str, Style], pygame.Surface] = OrderedDict()
        self.width = lru_cache(MEASURED)(self._width)
        self.height = lru_cache(MEASURED)(self._height)
        self.lines = lru_cache(MEASURED)(self._lines)
        self.fitted = lru_cache(MEASURED)(self._fitted)

    def font(self, style: Style) -> pygame.font.Font:
        return font(style.face, max(4, round(style.size * self.unit)))

    def _width(self, text: str, style: Style) -> float:
        """The width of a line in units."""
        return float(self.font(style).size(drawable(text))[0] / self.unit)

    def _height(self, style: Style) -> float:
        """The height of a line in units."""
        return float(self.font(style).get_linesize() / self.unit)

    def _lines(self, text: str, style: Style, width: float) -> list[str]:
        """The text broken into lines of at most this width, in units."""
        return [line for paragraph in text.split("\n") for line in self._broken(paragraph, style, width)]

    def _broken(self, paragraph: str, style: Style, width: float) -> list[str]:
        lines, line, about = [], "", 0.0
        for word in words(paragraph):
            longer = f"{line} {word}" if line else word
            about += self.width(word, style) + style.size
            if line and about > width and self.width(longer, style) > width:
                lines.append(line)
                line, about = word, self.width(word, style) + style.size
            else:
                line = longer
        return [*lines, line]

    def _fitted(self, text: str, style: Style, width: float, height: float) -> tuple[Style, list[str]]:
        """The style, made smaller if need be, and the lines, so that the text fits a box of units."""
        size = style.size
        while True:
            smaller = replace(style, size=size)
            lines = self.lines(text, smaller, width)
            if self._fits(lines, smaller, width, height):
                return smaller, lines
            if size <= style.size * SMALLEST:
                return smaller, self._broken_off(lines, smaller, width, height)
            size -= max(0.5, style.size * 0.04)

    def fits(self, text: str, style: Style, width: float, height: float) -> bool:
        """Whether the whole text fits a box of units, if need be in smaller letters."""
        smaller = self.fitted(text, style, width, height)[0]
        return self._fits(self.lines(text, smaller, width), smaller, width, height)

    def _broken_off(self, lines: list[str], style: Style, width: float, height: float) -> list[str]:
        """As much as fits, with dots where something is missing."""
        count = max(1, int((height + 1 / self.unit) // self.height(style)))
        kept = lines[:count]
        if len(lines) > count:
            kept[-1] += DOTS
        return [self._shortened(line, style, width) for line in kept]

    def _shortened(self, line: str, style: Style, width: float) -> str:
        if self.width(line, style) <= width + 1 / self.unit:
            return line
        kept = line.removesuffix(DOTS)[:LONGEST]
        lengths = range(len(kept) + 1)
        count = bisect_right(lengths, width, key=lambda length: self.width(kept[:length] + DOTS, style)) - 1
        return kept[: max(0, count)].rstrip() + DOTS

    def _fits(self, lines: list[str], style: Style, width: float, height: float) -> bool:
        tall = len(lines) * self.height(style)
        return tall <= height + 1 / self.unit and all(
            self.width(line, style) <= width + 1 / self.unit for line in lines
        )

    def surface(self, line: str, style: Style) -> pygame.Surface:
        """One line, drawn once and then remembered."""
        key = line, style
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        surface = self._drawn[key] = self._draw(line, style)
        if len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return surface

    def _draw(self, line: str, style: Style) -> pygame.Surface:
        line = drawable(line)
        try:
            written = self.font(style).render(line, True, style.colour)
        except pygame.error:  # nothing but letters without a width
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        if not style.shadow:
            return written
        offset = max(1, round(1.4 * self.unit))
        both = pygame.Surface((written.get_width() + offset, written.get_height() + offset), pygame.SRCALPHA)
        shadow = self.font(style).render(line, True, SHADOW)
        shadow.set_alpha(170)
        both.blit(shadow, (offset, offset))
        both.blit(written, (0, 0))
        return both
