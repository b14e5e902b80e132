"""Colours of the characters by name, and how a tone is written: `gold+30` is lighter, `gold-30` darker."""

import re
from collections.abc import Mapping

from castles.rules.combo.pieces import CRESTS, Mark
from castles.studio.paint.colour import Colour, mix

INK: Colour = (44, 26, 22)
LIGHT: Colour = (255, 244, 214)
DARK: Colour = (46, 20, 44)
CREAM: Colour = (255, 246, 222)

# fmt: off
COLOURS: dict[str, Colour] = {
    "ink": INK, "royal": (48, 80, 150), "navy": (38, 50, 92), "sky": (122, 168, 200), "red": (178, 48, 44),
    "wine": (118, 36, 56), "purple": (108, 62, 134), "lilac": (168, 134, 186), "green": (66, 118, 74),
    "moss": (118, 130, 68), "forest": (42, 78, 58), "teal": (46, 118, 118), "orange": (214, 122, 48),
    "rust": (162, 82, 42), "brown": (118, 78, 48), "umber": (80, 54, 40), "tan": (190, 152, 104),
    "sand": (220, 194, 144), "cream": (240, 226, 194), "white": (246, 242, 230), "grey": (146, 144, 144),
    "steel": (166, 180, 194), "iron": (100, 110, 122), "black": (54, 50, 58), "gold": (230, 180, 74),
    "yellow": (236, 202, 92), "pink": (218, 144, 146), "straw": (226, 190, 100), "bread": (206, 142, 70),
    "leaf": (104, 150, 66), "grape": (92, 54, 118), "blond": (226, 184, 102), "ginger": (204, 104, 46),
    "auburn": (148, 70, 40), "dark": (82, 52, 36), "silver": (186, 184, 182), "snow": (236, 232, 224),
    "jet": (48, 40, 44), "stone": (150, 156, 166), "leather": (158, 96, 50), "glass": (206, 226, 232),
    "seal": (164, 40, 42), "no": (214, 20, 26), "paper": (255, 246, 222), "blank": (206, 196, 176),
}
SKINS: dict[str, Colour] = {
    "pale": (250, 224, 200), "fair": (242, 204, 168), "rosy": (240, 190, 156), "tan": (222, 170, 122),
    "olive": (204, 156, 106), "brown": (160, 104, 68), "deep": (112, 72, 52),
}
KINDS: dict[Mark, Colour] = dict(zip(CRESTS, (
    (50, 86, 160), (122, 78, 150), (56, 124, 78), (176, 56, 50), (212, 122, 46), (236, 198, 84),
), strict=True))
# fmt: on

TONE = re.compile(r"(?P<name>#[0-9a-f]{6}|[a-z]+)(?P<tones>([+-]\d+)*)")


def toned(colour: Colour, tone: float) -> Colour:
    """So much of the way to light (above 0) or to dark (below)."""
    return mix(colour, LIGHT, tone) if tone > 0 else mix(colour, DARK, -tone)


def colour_of(word: str, own: Mapping[str, Colour]) -> Colour:
    """The colour a word means; `own` are the names that differ from character to character."""
    match = TONE.fullmatch(word)
    if match is None:
        raise ValueError(f"no colour: {word}")
    name = match["name"]
    if name.startswith("#"):
        colour = (int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16))
    else:
        colour = own[name] if name in own else COLOURS[name]
    for tone in re.findall(r"[+-]\d+", match["tones"]):
        colour = toned(colour, int(tone) / 100)
    return colour
