"""Sets marked-up text for a width: every word, picture and rule with its place from the top."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from castles.ui.area import Area
from castles.ui.markup import Block, Bullet, Figures, Heading, Paragraph, Span, Spans, Table
from castles.ui.text import Lettering, words
from castles.ui.theme import BODY, BODY_BOLD, FAINT, INK, RED_INK, Style

HEADINGS = {1: Style("title", 30, RED_INK), 2: Style("title", 22, RED_INK), 3: Style("bold", 20, INK)}
CAPTION = replace(FAINT, size=15)
INDENT = 22.0
PARAGRAPH_GAP = 10.0
CELL = (10.0, 5.0)  # margin of a table's cell
TALLEST = 150.0  # picture
PICTURE_GAP = 18.0
SPACE = 0.25  # of the size: the least room between two words

PictureSize: TypeAlias = Callable[[str], tuple[float, float]]  # of a picture, in units


@dataclass(frozen=True, slots=True)
class Words:
    """A word, or a line of a caption."""

    text: str
    area: Area
    style: Style


@dataclass(frozen=True, slots=True)
class Image:
    name: str
    area: Area


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line."""

    area: Area


Piece: TypeAlias = Words | Image | Rule


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with its caption, and the width that both need."""

    name: str
    caption: str
    width: float
    height: float
    slot: float


@dataclass
class Typesetter:
    """Sets block after block, from the top down."""

    lettering: Lettering
    width: float
    picture_size: PictureSize

    def __post_init__(self) -> None:
        self.pieces: list[Piece] = []
        self.chapters: list[float] = []  # where the headings of the second level stand
        self.y = 0.0

    def set(self, blocks: Sequence[Block]) -> "Typesetter":
        for block in blocks:
            self._block(block)
        return self

    def _block(self, block: Block) -> None:
        if isinstance(block, Heading):
            self._heading(block)
        elif isinstance(block, Bullet):
            self._bullet(block.spans)
        elif isinstance(block, Paragraph):
            self.y += self._flow(block.spans, 0, self.y, self.width) + PARAGRAPH_GAP
        elif isinstance(block, Table):
            self._table(block)
        else:
            self._figures(block)

    def _heading(self, heading: Heading) -> None:
        style = HEADINGS[heading.level]
        self.y += 0 if not self.pieces else PARAGRAPH_GAP if heading.level == 2 else 4
        if heading.level == 2:
            self.chapters.append(self.y)
        self.y += self._flow((Span(heading.text),), 0, self.y, self.width, style) + 4
        if heading.level < 3:
            self.pieces.append(Rule(Area(0, self.y, self.width, 1.5)))
            self.y += 8

    def _bullet(self, spans: Spans) -> None:
        self.pieces.append(Words("•", Area(6, self.y, INDENT - 6, self.lettering.height(BODY)), BODY))
        self.y += self._flow(spans, INDENT, self.y, self.width - INDENT) + 5

    def _flow(self, spans: Spans, x: float, y: float, width: float, style: Style = BODY) -> float:
        """Words broken into lines; the height they take."""
        line_height = self.lettering.height(style)
        across, top = 0.0, y
        for text, bold in _words(spans):
            chosen = BODY_BOLD if bold and style is BODY else style
            wide = self.lettering.width(text, chosen)
            if across and across + wide > width:
                across, top = 0.0, top + line_height
            self.pieces.append(Words(text, Area(x + across, top, wide + 1, line_height), chosen))
            across += wide + max(SPACE * style.size, self.lettering.width(" ", chosen))
        return top + line_height - y

    def _table(self, table: Table) -> None:
        widths = self._widths(table)
        for number, row in enumerate(table.rows):
            bold = number == 0
            height, x = 0.0, 0.0
            for cell, width in zip(row, widths, strict=False):
                spans = tuple(replace(span, bold=True) for span in cell) if bold else cell
                inner = max(1.0, width - 2 * CELL[0])
                height = max(height, self._flow(spans, x + CELL[0], self.y + CELL[1], inner) if spans else 0)
                x += width
            self.y += height + 2 * CELL[1]
            self.pieces.append(Rule(Area(0, self.y, self.width, 1.5 if bold else 0.7)))
        self.y += PARAGRAPH_GAP

    def _widths(self, table: Table) -> list[float]:
        """Columns by their longest words and texts."""
        columns = list(zip(*table.rows, strict=False))
        weights = [max(10.0, max(sum(len(span.text) for span in cell) for cell in column)) ** 0.6 for column in columns]
        return [self.width * weight / sum(weights) for weight in weights]

    def _figures(self, figures: Figures) -> None:
        """Pictures beside each other, in as many rows as they need."""
        row: list[Figure] = []
        for name, caption in figures.pictures:
            figure = self._figure(name, caption, len(figures.pictures))
            if row and self._across([*row, figure]) > self.width:
                self._figure_row(row)
                row = []
            row.append(figure)
        self._figure_row(row)

    def _figure(self, name: str, caption: str, count: int) -> "Figure":
        width, height = self._size(name, count)
        longest = max(self.lettering.width(word, CAPTION) for word in words(caption))
        return Figure(name, caption, width, height, max(width, longest + 1))

    def _across(self, row: Sequence["Figure"]) -> float:
        return sum(figure.slot for figure in row) + PICTURE_GAP * (len(row) - 1)

    def _figure_row(self, row: Sequence["Figure"]) -> None:
        x, tallest = max(0.0, (self.width - self._across(row)) / 2), max(figure.height for figure in row)
        lowest = 0.0
        for figure in row:
            left = x + (figure.slot - figure.width) / 2
            self.pieces.append(
                Image(figure.name, Area(left, self.y + tallest - figure.height, figure.width, figure.height))
            )
            lowest = max(lowest, self._caption(figure.caption, Area(x, self.y + tallest + 2, figure.slot, 0)))
            x += figure.slot + PICTURE_GAP
        self.y += tallest + lowest + PARAGRAPH_GAP

    def _size(self, name: str, count: int) -> tuple[float, float]:
        width, height = self.picture_size(name)
        room = (self.width - PICTURE_GAP * (count - 1)) / count
        zoom = min(1.0, room / width, TALLEST / height)
        return width * zoom, height * zoom

    def _caption(self, caption: str, place: Area) -> float:
        """A caption below its picture; the height it takes."""
        lines = self.lettering.lines(caption, CAPTION, place.w) if caption else []
        height = self.lettering.height(CAPTION)
        for number, line in enumerate(lines):
            wide = self.lettering.width(line, CAPTION)
            x = place.centre[0] - wide / 2
            self.pieces.append(Words(line, Area(x, place.y + number * height, wide + 1, height), CAPTION))
        return len(lines) * height + 2


def _words(spans: Spans) -> list[tuple[str, bool]]:
    """Every word with its weight. A sign that follows bold words without a space stays with them."""
    found: list[tuple[str, bool]] = []
    glued = False
    for span in spans:
        parts = words(span.text)
        if glued and found and parts[0]:
            found[-1] = (found[-1][0] + parts.pop(0), found[-1][1])
        found += [(part, span.bold) for part in parts if part]
        glued = not span.text.endswith(" ")
    return found
