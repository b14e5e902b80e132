"""Tooltips and notices: small dark panels with a line or two, always inside the window."""

from castles.ui.area import Area
from castles.ui.canvas import Canvas
from castles.ui.theme import DARK_HEADING, LABEL

WIDEST = 300


def draw_tooltip(canvas: Canvas, text: str, owner: Area) -> None:
    """A panel beside what it belongs to; the first line is its heading if there are more."""
    heading, _break, body = text.partition("\n")
    lettering = canvas.lettering
    lines = lettering.lines(body, LABEL, WIDEST - 24) if body else []
    heads = lettering.lines(heading, DARK_HEADING if body else LABEL, WIDEST - 24)
    width = (
        max(
            [lettering.width(line, DARK_HEADING if body else LABEL) for line in heads]
            + [lettering.width(line, LABEL) for line in lines]
        )
        + 24
    )
    head_height = len(heads) * lettering.height(DARK_HEADING if body else LABEL)
    height = head_height + len(lines) * lettering.height(LABEL) + 20
    area = _placed(canvas.area, owner, width, height)
    canvas.frame("tooltip", area)
    room = area.inset(12, 10)
    canvas.text("\n".join(heads), room.top(head_height), DARK_HEADING if body else LABEL, top=True)
    if body:
        canvas.text("\n".join(lines), room.below(head_height), LABEL, top=True)


def _placed(window: Area, owner: Area, width: float, height: float) -> Area:
    """Above its owner, or where there is no room, below or beside it; never outside of the window."""
    x, y = owner.centre[0] - width / 2, owner.centre[1] - height / 2
    above, below = (x, owner.y - height - 8), (x, owner.bottom + 8)
    beside = (owner.right + 8, y), (owner.x - width - 8, y)
    places = [_inside(window, Area(*corner, width, height)) for corner in (above, below, *beside)]
    return next((place for place in places if not place.overlaps(owner)), places[1])


def _inside(window: Area, area: Area) -> Area:
    x = min(max(4, area.x), window.w - area.w - 4)
    return Area(x, max(4, min(area.y, window.h - area.h - 4)), area.w, area.h)


def draw_notice(canvas: Canvas, text: str) -> None:
    """A line at the foot of the window."""
    lettering = canvas.lettering
    widest = min(640, canvas.area.w - 60)
    lines = lettering.lines(text, LABEL, widest)
    width = max(lettering.width(line, LABEL) for line in lines) + 32
    height = len(lines) * lettering.height(LABEL) + 20
    area = canvas.area.above(24).foot(height).middle(width, height)
    canvas.frame("tooltip", area)
    canvas.text("\n".join(lines), area.inset(16, 10), LABEL, "centre")
