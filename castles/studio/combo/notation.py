"""A notation for drawings, one stroke a line, so that the parts of a picture are tables.

    blob  colour x,y x,y! …          a smooth closed outline; ! marks a sharp corner
    poly  colour x,y x,y …           a straight one
    ell   colour rx,ry x,y x,y …     ellipses about these points
    dots  colour r x,y x,y …         small beads
    line  colour w x,y … | x,y …     smooth open lines; `path` for straight ones
    bar   colour w[:w2] x,y x,y      a stick
    mail  colour x,y …               an outline full of rings
An & after the name draws it mirrored as well; an indented row goes on with the one above.
Options: i= ink, c= its colour, s= shade, l= light, o= opacity, f= blur.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from castles.studio.combo.easel import Corner, Easel, smooth

WORDS = {"i": "ink", "c": "line", "s": "shade", "l": "light", "o": "opacity", "f": "soft"}
Drawing = tuple["Stroke", ...]


class Stroke(NamedTuple):
    name: str
    both: bool
    colour: str
    numbers: tuple[float, ...]
    runs: tuple[tuple[Corner, ...], ...]
    how: Mapping[str, float | str]

    def mirrored(self) -> "Stroke":
        return self._replace(runs=tuple(tuple((-x, y, sharp) for x, y, sharp in run) for run in self.runs))


def drawings(table: str) -> dict[str, Drawing]:
    """A table of drawings, each under its name in brackets; several names share one drawing."""
    out: dict[str, Drawing] = {}
    for entry in table.strip().removeprefix("[").split("\n["):
        names, _, body = entry.partition("]")
        drawing = tuple(parsed(row) for row in body.replace("\n    ", " ").splitlines() if row.strip())
        out.update(dict.fromkeys(names.split(), drawing))
    return out


@cache
def parsed(row: str) -> Stroke:
    head, colour, *rest = row.split()
    numbers: tuple[float, ...] = ()
    runs: list[list[Corner]] = [[]]
    how: dict[str, float | str] = {}
    for word in rest:
        if word == "|":
            runs.append([])
        elif "=" in word:
            key, value = word.split("=")
            how[WORDS[key]] = value if key == "c" else float(value)
        elif "," in word:
            runs[-1].append(corner(word))
        else:
            numbers = tuple(map(float, word.split(":")))
    return Stroke(head.rstrip("&"), head.endswith("&"), colour, numbers, tuple(map(tuple, runs)), how)


def corner(word: str) -> Corner:
    x, y = word.rstrip("!").split(",")
    return float(x), float(y), word.endswith("!")


def draw(easel: Easel, drawing: Drawing) -> None:
    for stroke in drawing:
        STROKES[stroke.name](easel, stroke)
        if stroke.both:
            STROKES[stroke.name](easel, stroke.mirrored())


def _blob(easel: Easel, stroke: Stroke) -> None:
    easel.blob(stroke.runs[0], stroke.colour, **stroke.how)  # type: ignore[arg-type]


def _poly(easel: Easel, stroke: Stroke) -> None:
    easel.blob(stroke.runs[0], stroke.colour, straight=True, **stroke.how)  # type: ignore[arg-type]


def _ell(easel: Easel, stroke: Stroke) -> None:
    (rx, ry, _), *centres = stroke.runs[0]
    for x, y, _ in centres:
        easel.oval(x, y, abs(rx), ry, stroke.colour, **stroke.how)


def _dots(easel: Easel, stroke: Stroke) -> None:
    how = {"ink": 0.7, "shade": 0.3, "light": 0.5, **stroke.how}
    for x, y, _ in stroke.runs[0]:
        easel.oval(x, y, stroke.numbers[0], stroke.numbers[0], stroke.colour, **how)


def _line(easel: Easel, stroke: Stroke) -> None:
    for run in stroke.runs:
        easel.line(run, stroke.numbers[0], stroke.colour, stroke.name == "path")


def _bar(easel: Easel, stroke: Stroke) -> None:
    (x0, y0, _), (x1, y1, _) = stroke.runs[0]
    w, w2 = stroke.numbers[0] / 2, stroke.numbers[-1] / 2
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    nx, ny = (y0 - y1) / length, (x1 - x0) / length
    sides = (
        (x0 + nx * w, y0 + ny * w),
        (x1 + nx * w2, y1 + ny * w2),
        (x1 - nx * w2, y1 - ny * w2),
        (x0 - nx * w, y0 - ny * w),
    )
    easel.blob([(x, y, True) for x, y in sides], stroke.colour, straight=True, **stroke.how)  # type: ignore[arg-type]


def _mail(easel: Easel, stroke: Stroke) -> None:
    """Rings in rows, wherever they lie well within the outline."""
    _blob(easel, stroke)
    outline = smooth(stroke.runs[0], True)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for row in range(int(max(ys) - min(ys)) // 6):
        y = min(ys) + 4 + row * 6
        for column in range(int(max(xs) - min(xs)) // 7 + 1):
            x = min(xs) + column * 7 + row % 2 * 3.5
            if all(inside(outline, x + dx, y + 1) for dx in (-3, 3)):
                easel.line([(x - 2.4, y, False), (x, y + 2.4, False), (x + 2.4, y, False)], 1, "#3c424e")


def inside(outline: list[tuple[float, float]], x: float, y: float) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    crossed = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            crossed = not crossed
    return crossed


STROKES: dict[str, Callable[[Easel, Stroke], None]] = {
    "blob": _blob,
    "poly": _poly,
    "ell": _ell,
    "dots": _dots,
    "line": _line,
    "path": _line,
    "bar": _bar,
    "mail": _mail,
}
