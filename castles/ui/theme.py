"""The look in words: colours and styles of lettering."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

INK = (58, 36, 22)
FADED_INK = (122, 96, 70)
RED_INK = (122, 22, 24)
GREEN_INK = (22, 84, 58)
GOLD = (242, 208, 132)
PALE_GOLD = (255, 240, 205)
CREAM = (246, 232, 204)
DIM = (150, 128, 100)
FOCUS = (126, 200, 255)
TINCTURES: dict[str, Colour] = {
    "gules": (179, 32, 42),
    "azure": (31, 95, 191),
    "vert": (30, 158, 119),
    "or": (242, 194, 48),
    "sable": (38, 34, 31),
    "argent": (239, 233, 220),
}

Face: TypeAlias = Literal["title", "text", "italic", "bold", "label", "label_bold"]
FACES: dict[Face, str] = {
    "title": "cinzel_bold.ttf",
    "text": "alegreya_regular.ttf",
    "italic": "alegreya_italic.ttf",
    "bold": "alegreya_bold.ttf",
    "label": "alegreya_sans_regular.ttf",
    "label_bold": "alegreya_sans_bold.ttf",
}
DROPS: dict[Face, float] = {"label": 0.12, "label_bold": 0.12, "title": 0.04}  # of the size: fonts that sit too high


@dataclass(frozen=True, slots=True)
class Style:
    """How a piece of text looks; its size is in units."""

    face: Face
    size: float
    colour: Colour
    shadow: bool = False


HEADING = Style("title", 20, RED_INK)
DARK_HEADING = Style("title", 18, GOLD, shadow=True)
PROMPT = Style("bold", 23, RED_INK)
BODY = Style("text", 18, INK)
BODY_BOLD = Style("bold", 18, INK)
FAINT = Style("italic", 17, FADED_INK)
LABEL = Style("label", 16, CREAM)
LABEL_BOLD = Style("label_bold", 16, PALE_GOLD)
SMALL = Style("label", 14, CREAM)
SMALL_INK = Style("label", 14, INK)
NUMBER = Style("title", 26, PALE_GOLD, shadow=True)
NUMBER_INK = Style("title", 26, RED_INK)
BUTTON = Style("title", 19, PALE_GOLD, shadow=True)
BUTTON_INK = Style("title", 19, RED_INK)
BUTTON_OFF = Style("title", 19, DIM)
