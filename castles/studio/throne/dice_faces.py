"""The dice of the table: resting faces in bone, red, yellow, gold and dead grey, and a bone die that tumbles."""

import math
from functools import partial

from PIL import Image, ImageChops, ImageDraw

from castles.rules.throne.pieces import LIVING
from castles.studio import dice
from castles.studio.paint.brush import bevel, blurred, cut_out, faded, inner_shade, lay, moved, reduced
from castles.studio.paint.colour import INK, SHADOW
from castles.studio.paint.materials import gold
from castles.studio.throne.cube import Matrix, after, cube, spun, tilted
from castles.studio.throne.deck import path
from castles.studio.work import Work

SIZE = 128
EDGE = 86
FINE = 4
SIX = 6
LEANING = {"": 0, "_left": 15, "_right": -21}  # degrees anticlockwise
FRAMES = 12
SMEAR = 7  # glimpses that make up one blurred frame


def resting(face: int, kind: str, angle: float = 0) -> Image.Image:
    """A die lying still, with its shadow."""
    return shadowed(dice.die(face, EDGE, kind, angle))


def shadowed(layer: Image.Image) -> Image.Image:
    """In the middle of its square, a little to the north-west, so that the shadow has room."""
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(layer, ((SIZE - layer.width) // 2 - 4, (SIZE - layer.height) // 2 - 7))
    under = Image.new("RGBA", image.size)
    fallen = blurred(moved(image.getchannel("A"), 4, 6), 4)
    under.paste((*SHADOW, 255), (0, 0), faded(fallen, 0.6))
    return Image.alpha_composite(under, image)


def golden(face: int) -> Image.Image:
    """The die that a die card adds: beaten gold with a tooled rim and red pips."""
    edge = EDGE * FINE
    pad = int(edge * 0.34)
    whole = edge + 2 * pad
    body = dice.square(whole, pad, edge, 0.24, 0)
    image = Image.new("RGBA", body.size)
    for i in range(int(edge * 0.13), 0, -2):
        image.paste((120 - i // 2, 78 - i // 2, 24 - i // 4), (0, i), body)
    metal = gold(body.size, 4, 3, 0.25)
    inner_shade(metal, body, edge * 0.05, 0.6, (120, 70, 14))
    bevel(metal, body, edge * 0.035, 0.9, 0.6)
    tool(metal, whole, pad, edge)
    for x, y in dice.PIPS[face]:
        ruby(metal, whole / 2 + x * edge * 0.235, whole / 2 + y * edge * 0.235, edge * 0.098)
    image.paste(metal, (0, 0), body)
    line = ImageChops.subtract(body, dice.square(whole, pad, edge, 0.235, 0.014))
    image.paste((*INK, 255), (0, 0), faded(line, 0.8))
    return shadowed(reduced(image, FINE))


def tool(metal: Image.Image, whole: int, pad: int, edge: int) -> None:
    """A sunk line around the face."""
    groove = ImageChops.subtract(dice.square(whole, pad, edge, 0.2, 0.075), dice.square(whole, pad, edge, 0.19, 0.095))
    lay(metal, (255, 248, 210), moved(groove, edge * 0.008, edge * 0.008), 0.8)
    lay(metal, (112, 64, 14), groove, 0.9)


def ruby(metal: Image.Image, x: float, y: float, r: float) -> None:
    """A pip of red enamel."""
    draw = ImageDraw.Draw(metal)
    o = r * 0.14
    draw.ellipse((x - r + o, y - r + o, x + r + o, y + r + o), fill=(255, 246, 206))
    draw.ellipse((x - r, y - r, x + r, y + r), fill=(74, 8, 14))
    k = r * 0.84
    draw.ellipse((x - k, y - k, x + k, y + k), fill=(166, 22, 34))
    draw.ellipse((x - k * 0.66, y - k * 0.74, x - k * 0.02, y - k * 0.2), fill=(244, 150, 140))


def pose(t: float) -> Matrix:
    """Somewhere on a whole tumble: forwards twice, sideways once, ending as it began."""
    forwards = after(spun(35), tilted(720 * t + 25))
    return after(forwards, after(spun(40 * math.sin(math.tau * t)), tilted(20)))


def tumbling(frame: int) -> Image.Image:
    """A few glimpses laid over each other, the last the clearest."""
    size, reach = SIZE * 2, 0.4 / FRAMES
    seen = [cube(size, size * 0.5, pose((frame + reach * FRAMES * i / SMEAR) / FRAMES)) for i in range(SMEAR)]
    mean = seen[0].convert("RGBa")
    for i, glimpse in enumerate(seen[1:], 2):
        mean = Image.blend(mean, glimpse.convert("RGBa"), min(0.34, 1.6 / i))
    image = mean.convert("RGBA")
    under = Image.new("RGBA", image.size)
    fallen = blurred(moved(image.getchannel("A"), 14, 22), 14)
    under.paste((*SHADOW, 255), (0, 0), faded(fallen, 0.42))
    whole = Image.alpha_composite(under, image)
    return reduced(cut_out(whole.convert("RGB"), whole.getchannel("A")), 2)


WORKS = (
    *(
        Work(path(f"die_bone_{face}{name}"), partial(resting, face, "bone", angle), __name__)
        for face in (*LIVING, SIX)
        for name, angle in LEANING.items()
    ),
    *(
        Work(path(f"die_{kind}_{face}"), partial(resting, face, kind), __name__)
        for kind in ("red", "yellow")
        for face in LIVING
    ),
    *(
        Work(path(f"die_dead_{SIX}{name}"), partial(resting, SIX, "dead", angle), __name__)
        for name, angle in LEANING.items()
    ),
    *(Work(path(f"die_extra_{face}"), partial(golden, face), __name__) for face in LIVING),
    *(Work(path(f"die_tumble_{frame}"), partial(tumbling, frame), __name__) for frame in range(FRAMES)),
)
