"""The faces of computer players: characters of Castle Combo in round golden frames."""

from functools import partial

from PIL import Image, ImageDraw

from castles.rules.combo.pieces import CHARACTERS
from castles.studio.combo.portrait import FINE, portrait
from castles.studio.paint.brush import blurred
from castles.studio.work import Work

SIDE = 128
LARGE = 4  # times too large, for smooth rims
RIM = 5
CUT = 148  # of the portrait, in its own units
MIDDLE = (138, 92)
HEADS = {  # whose head isn't in the middle, and where it is
    "V36": (128, 84),
    "V09": (140, 84),
    "C32": (122, 96),
    "C12": (160, 92),
    "C33": (138, 104),
    "C29": (160, 92),
    "C02": (138, 84),
    "C08": (138, 92),
    "C01": (134, 100),
    "C07": (138, 84),
    "V35": (140, 104),
    "C37": (128, 96),
}
FACES = (
    *("V32", "V30", "V33", "V38", "V36", "V24"),
    *("V07", "V09", "V17", "C12", "C32", "C37"),
    *("C33", "C14", "C29", "C31", "C34", "C30"),
    *("C02", "C08", "C07", "C01", "V35", "C03"),
)


def medallion(name: str) -> Image.Image:
    """A character's face in a golden ring."""
    side = SIDE * LARGE
    image = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    image.paste(_face(name).resize((side, side), Image.Resampling.LANCZOS), (0, 0), _disc(RIM * LARGE // 2))
    for inset, colour in ((0, (74, 48, 20)), (1, (236, 200, 110)), (3, (164, 118, 48)), (4, (60, 38, 18))):
        _ring(image, inset * LARGE, colour)
    return image.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _face(name: str) -> Image.Image:
    character = next(each for each in CHARACTERS if each.id == name)
    x, y = HEADS.get(name, MIDDLE)
    box = [round(edge * FINE) for edge in (x - CUT / 2, y - CUT / 2, x + CUT / 2, y + CUT / 2)]
    face = portrait(character).convert("RGB").crop((box[0], box[1], box[2], box[3]))
    shade = Image.new("RGB", face.size, (40, 22, 12))
    edge = Image.new("L", face.size, 120)
    ImageDraw.Draw(edge).ellipse((0, 0, face.width - 1, face.height - 1), fill=0)
    return Image.composite(shade, face, blurred(edge, face.width / 18))


def _disc(inset: int) -> Image.Image:
    side = SIDE * LARGE
    disc = Image.new("L", (side, side), 0)
    ImageDraw.Draw(disc).ellipse((inset, inset, side - 1 - inset, side - 1 - inset), fill=255)
    return disc


def _ring(image: Image.Image, inset: int, colour: tuple[int, int, int]) -> None:
    far = image.width - 1 - inset
    ImageDraw.Draw(image).ellipse((inset, inset, far, far), outline=colour, width=2 * LARGE)


WORKS = tuple(Work(f"art/faces/{name.lower()}.webp", partial(medallion, name), __name__) for name in FACES)
