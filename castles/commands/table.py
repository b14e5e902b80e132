"""Plain text tables: the first column left, numbers right."""

from collections.abc import Sequence


def table(rows: Sequence[Sequence[object]]) -> str:
    """The rows aligned; the first one is the heading."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = [_line(row, widths) for row in texts]
    return "\n".join([lines[0], "─" * max(map(len, lines)), *lines[1:]])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = (
        cell.ljust(width) if place == 0 else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return "  ".join([first, *rest]).rstrip()
