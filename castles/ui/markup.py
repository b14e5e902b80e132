"""A small part of Markdown: headings, paragraphs, bullet points, tables and pictures, with bold words."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class Span:
    """Some words of one weight."""

    text: str
    bold: bool = False


Spans: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    text: str
    level: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    spans: Spans


@dataclass(frozen=True, slots=True)
class Bullet:
    spans: Spans


@dataclass(frozen=True, slots=True)
class Table:
    rows: tuple[tuple[Spans, ...], ...]  # the first one is the heading


@dataclass(frozen=True, slots=True)
class Figures:
    """Pictures side by side: name below art/ and caption."""

    pictures: tuple[tuple[str, str], ...]


Block: TypeAlias = Heading | Paragraph | Bullet | Table | Figures


@lru_cache(maxsize=64)
def parsed(text: str) -> tuple[Block, ...]:
    """The blocks of a text. Lines that follow each other are one paragraph; whatever is unknown is plain text."""
    blocks: list[Block] = []
    for chunk in re.split(r"\n\s*\n", text.strip()):
        blocks += _chunk([line.strip() for line in chunk.split("\n") if line.strip()])
    return tuple(blocks)


def _chunk(lines: list[str]) -> list[Block]:
    """The blocks in lines without an empty one between."""
    blocks: list[Block] = []
    while lines:
        kind = _kind(lines[0])
        count = 1
        while count < len(lines) and kind not in ("heading", "bullet") and _kind(lines[count]) == kind:
            count += 1
        while kind == "bullet" and count < len(lines) and _kind(lines[count]) == "words":
            count += 1
        blocks.append(_block(kind, lines[:count]))
        lines = lines[count:]
    return blocks


def _kind(line: str) -> str:
    if re.match(r"#{1,3} ", line):
        return "heading"
    if line.startswith("- "):
        return "bullet"
    if line.startswith("|"):
        return "table"
    return "figures" if PICTURE.match(line) else "words"


def _block(kind: str, lines: list[str]) -> Block:
    if kind == "heading":
        signs, _space, words = lines[0].partition(" ")
        return Heading(words.strip(), len(signs))
    if kind == "table":
        return Table(tuple(_cells(line) for line in lines if not re.fullmatch(r"[|:\- ]+", line)))
    if kind == "figures":
        return Figures(tuple((path, alt) for line in lines for alt, path in PICTURE.findall(line)))
    words = " ".join(lines)
    return Bullet(spans(words[2:])) if kind == "bullet" else Paragraph(spans(words))


def _cells(line: str) -> tuple[Spans, ...]:
    return tuple(spans(cell.strip()) for cell in line.strip("|").split("|"))


def spans(text: str) -> Spans:
    """The text divided at **bold** words."""
    parts = text.split("**")
    return tuple(Span(part, bold=bool(place % 2)) for place, part in enumerate(parts) if part)


def outline(text: str) -> list[str]:
    """The chapters of a text: its headings of the second level."""
    return [block.text for block in parsed(text) if isinstance(block, Heading) and block.level == 2]
