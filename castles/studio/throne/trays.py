"""Where dice are set aside, where a pile lay, and the little guards that stand on covered cards."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw, ImageFilter

from castles.studio.figures import Part, figure
from castles.studio.frames import Frame, Stage, U
from castles.studio.paint.brush import blurred, faded, lay, moved
from castles.studio.paint.colour import INK, SHADOW, Colour
from castles.studio.paint.curves import ring
from castles.studio.paint.materials import felt, wood
from castles.studio.paint.noise import LANCZOS, Size, repeated
from castles.studio.throne.blazon import pairs, placed, soft
from castles.studio.throne.cardboard import CARD, RADIUS
from castles.studio.throne.deck import path
from castles.studio.throne.minis import CROWN
from castles.studio.throne.persons import GUARD, WATCHMAN
from castles.studio.work import Work

TRAY = Frame((120, 28), (40, 36, 40, 36), 8, (13, 13, 13, 13))
COVER: Size = (120, 150)
SKULL = (soft(0, -5, 3, -4.4, 4.4, -1.8, 4, 0.8, 2.6, 2, 2.6, 4.6, -2.6, 4.6, -2.6, 2, -4, 0.8, -4.4, -1.8, -3, -4.4),)
EYES = (
    ring(-1.8, -0.8, 1.2, 1.3),
    ring(1.8, -0.8, 1.2, 1.3),
    pairs(0, 0.8, 0.7, 2.2, -0.7, 2.2),
    pairs(-0.9, 3.2, -0.6, 3.2, -0.6, 4.6, -0.9, 4.6),
    pairs(0.9, 3.2, 0.6, 3.2, 0.6, 4.6, 0.9, 4.6),
)
TRAYS: dict[str, tuple[str, Colour]] = {"kept": ("walnut", (112, 28, 40)), "dead": ("dark", (36, 34, 40))}


def tray(name: str) -> Image.Image:
    """Sunk felt in a wooden rim, tooled with a crown for the living dice and a skull for the dead ones."""
    kind, cloth = TRAYS[name]
    stage = Stage(TRAY, 10)
    stage.cover(wood(stage.period, 4, kind, U / 2))
    stage.shade(3, 0.4, (0, 0, 0))
    stage.bevel(1.2, 0.5, 0.5)
    stage.rule(5, 7, 1.6)
    well = stage.area(10, 6)
    lay(stage.face, repeated(felt((480, 240), cloth, 6), stage.size, (0, 0)), well)
    tool(stage, name)
    stage.sink(well, 5, 0.85)
    stage.outline(9.4, 6.6, 1, (16, 8, 5))
    stage.drop((2, 4, 3, 0.6))
    return stage.done()


def tool(stage: Stage, name: str) -> None:
    """The sign pressed into the felt, faint enough to lay dice upon."""
    w, h = stage.size
    unit = h * 0.045
    filled, cut = ((CROWN,), ()) if name == "kept" else (SKULL, EYES)
    mask = placed(stage.size, filled, (w / 2, h / 2), unit)
    mask.paste(0, (0, 0), placed(stage.size, cut, (w / 2, h / 2), unit))
    lay(stage.face, (0, 0, 0), moved(mask, -U, -U), 0.3)
    lay(stage.face, (230, 190, 110) if name == "kept" else (170, 166, 170), mask, 0.34)


def slot() -> Image.Image:
    """The place of an empty pile: a dark hollow with a thin gold line and the crown of the backs."""
    image = Image.new("RGBA", CARD)
    draw = ImageDraw.Draw(image)
    w, h = CARD
    draw.rounded_rectangle(
        (1, 1, w - 2, h - 2), radius=RADIUS, fill=(12, 6, 4, 120), outline=(206, 160, 78, 200), width=2
    )
    draw.rounded_rectangle((9, 9, w - 10, h - 10), radius=RADIUS - 5, outline=(206, 160, 78, 110), width=2)
    crown = placed((w * 4, h * 4), [CROWN], (w * 2, h * 2), 44).resize(CARD, LANCZOS)
    image.paste((206, 160, 78, 120), (0, 0), crown)
    return image


def cover(parts: Sequence[Part]) -> Image.Image:
    """A figure on a small round base, with a pale edge so that it stands out from any card."""
    w, h = COVER
    who = figure(parts, 200)
    who = who.crop(who.getbbox())
    scale = min((w - 14) / who.width, (h - 20) / who.height)
    who = who.resize((round(who.width * scale), round(who.height * scale)), LANCZOS)
    layer = Image.new("RGBA", COVER)
    base(layer)
    layer.alpha_composite(edged(who), ((w - who.width) // 2 - 3, h - 15 - who.height))
    under = Image.new("RGBA", COVER)
    under.paste((*SHADOW, 255), (0, 0), faded(blurred(moved(layer.getchannel("A"), 4, 5), 3.5), 0.65))
    return Image.alpha_composite(under, layer)


def base(layer: Image.Image) -> None:
    w, h = layer.size
    big = Image.new("RGBA", (w * 4, h * 4))
    draw = ImageDraw.Draw(big)
    for y, fill in ((h - 28, (74, 44, 26)), (h - 32, (150, 104, 58))):
        draw.ellipse((12 * 4, y * 4, (w - 12) * 4, (y + 22) * 4), fill=(*fill, 255), outline=(*INK, 255), width=5)
    layer.alpha_composite(big.resize(layer.size, LANCZOS))


def edged(who: Image.Image) -> Image.Image:
    """Three pixels of cream around the figure."""
    pad = 3
    wide = Image.new("RGBA", (who.width + 2 * pad, who.height + 2 * pad))
    wide.paste(who, (pad, pad))
    halo = wide.getchannel("A").filter(ImageFilter.MaxFilter(2 * pad + 1)).filter(ImageFilter.GaussianBlur(0.8))
    rim = Image.new("RGBA", wide.size, (250, 238, 208, 255))
    rim.putalpha(halo)
    return Image.alpha_composite(rim, wide)


WORKS = (
    *(Work(path(f"tray_{name}"), partial(tray, name), __name__) for name in TRAYS),
    Work(path("slot"), slot, __name__),
    Work(path("cover_guard"), partial(cover, GUARD), __name__),
    Work(path("cover_watchman"), partial(cover, WATCHMAN), __name__),
)
