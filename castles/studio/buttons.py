"""Buttons in four kinds and four states, and the ring of keyboard focus."""

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageEnhance

from castles.studio.frames import Drop, Frame, Stage, U
from castles.studio.paint.brush import column, inner_shade, lay, shaded
from castles.studio.paint.colour import FOCUS, INK
from castles.studio.paint.materials import parchment, wood
from castles.studio.work import Work

BUTTON = Frame((224, 20), (18, 13, 18, 13), 10, (14, 6, 14, 6))
RING = Frame((32, 20), (16, 14, 16, 14), 8)
KINDS = ("wood", "parchment", "red", "green")
STATES = ("normal", "hover", "pressed", "disabled")
WOOD_OF = {"wood": "walnut", "red": "red", "green": "green"}
RAISED: Drop = (2, 4, 3, 0.6)
LOW: Drop = (0, 1, 1, 0.5)


def button(kind: str, state: str) -> Image.Image:
    """A carved plank or slip of parchment with a gold rule whose corners are scooped."""
    stage = Stage(BUTTON, 8)
    stage.face = lit_face(stage, kind, state)
    if state == "pressed":
        inner_shade(stage.face, stage.shape, 5 * U, 0.9, (10, 4, 0))
    else:
        stage.bevel(2, 0.55, 0.65)
    scooped_rule(stage, 3.8, 5, 1.4)
    stage.outline(0, 8, 0.8, (24, 12, 6))
    stage.face = toned(stage.face, state)
    if state == "hover":
        stage.glow((255, 206, 96), 4, 0.95)
    else:
        stage.drop({"pressed": LOW, "disabled": (1, 2, 2, 0.4)}.get(state, RAISED))
    return stage.done()


def lit_face(stage: Stage, kind: str, state: str) -> Image.Image:
    if kind == "parchment":
        stage.cover(parchment(stage.period, 31, 320))
    else:
        stage.cover(wood(stage.period, 12 + KINDS.index(kind), WOOD_OF[kind], U / 2))
    slope = column(64, (lambda y: y) if state == "pressed" else (lambda y: 1 - y)).resize(stage.size)
    return shaded(stage.face, slope, 0.74, 1.28) if kind != "parchment" else shaded(stage.face, slope, 0.8, 1.16)


def toned(face: Image.Image, state: str) -> Image.Image:
    if state == "hover":
        return ImageEnhance.Brightness(face).enhance(1.2)
    if state == "disabled":
        return ImageEnhance.Brightness(ImageEnhance.Color(face).enhance(0.25)).enhance(0.8)
    return face


def scooped_rule(stage: Stage, inset: float, scoop: float, width: float) -> None:
    """A gold rule that curves inwards around each corner, with a nail in the hollow."""
    band = ImageChops.subtract(scooped(stage, inset, scoop), scooped(stage, inset + width, scoop + width * 0.4))
    edge = ImageChops.subtract(
        scooped(stage, inset - 0.5, scoop - 0.3), scooped(stage, inset + width + 0.5, scoop + 0.8)
    )
    lay(stage.face, INK, edge, 0.85)
    stage.gild(band, width * 0.3)
    stage.studs(inset + 0.7, 1.7)


def scooped(stage: Stage, inset: float, scoop: float) -> Image.Image:
    """A rectangle with a quarter disc bitten out of each corner."""
    mask = stage.area(inset, 0)
    draw = ImageDraw.Draw(mask)
    x0, y0, x1, y1 = stage.box(inset)
    r = scoop * U
    for x in (x0, x1):
        for y in (y0, y1):
            draw.ellipse((x - r, y - r, x + r, y + r), fill=0)
    return mask


def focus_ring() -> Image.Image:
    """A blue band between two dark ones, just outside the widget it marks."""
    stage = Stage(RING, 8)
    outer, inner = ring_area(stage, -5), ring_area(stage, -1)
    stage.under.paste((20, 12, 8, 255), (0, 0), ImageChops.subtract(outer, inner))
    stage.under.paste((*FOCUS, 255), (0, 0), ImageChops.subtract(ring_area(stage, -4), ring_area(stage, -2)))
    stage.shape = Image.new("L", stage.size)
    return stage.done()


def ring_area(stage: Stage, inset: float) -> Image.Image:
    return stage.area(inset, 8 - inset)


FRAMES: dict[str, tuple[Frame, Callable[[], Image.Image]]] = {
    **{f"button_{kind}_{state}": (BUTTON, partial(button, kind, state)) for kind in KINDS for state in STATES},
    "focus_ring": (RING, focus_ring),
}
WORKS = tuple(Work(f"art/ui/{name}.webp", make, __name__) for name, (_, make) in FRAMES.items())
