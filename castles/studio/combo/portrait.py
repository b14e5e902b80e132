"""A character before their backdrop: the picture in a card's window."""

from PIL import Image, ImageChops, ImageFilter

from castles.rules.combo.pieces import Character
from castles.studio.combo.backdrop import hang
from castles.studio.combo.cast import cast
from castles.studio.combo.easel import Easel
from castles.studio.combo.figure import draw_figure
from castles.studio.paint.brush import blurred, lay
from castles.studio.paint.noise import Size

SIZE: Size = (276, 226)
FINE = 3
# behind these no roofs are seen
INDOORS = frozenset(("curtain", "columns", "window", "shelves", "jars", "tent", "waves", "forest"))


def portrait(character: Character) -> Image.Image:
    """FINE times too large, with a pale halo around the figure."""
    who = cast()[character.id]
    seed = sum(map(ord, character.id)) * 7
    easel = Easel(SIZE, seed, FINE)
    hang(easel, character.crests, character.deck, seed, who.behind not in INDOORS)
    before = easel.image.copy()
    draw_figure(easel, who)
    changed = ImageChops.difference(before, easel.image).convert("L").point([0] * 3 + [255] * 253)
    figure = changed.filter(ImageFilter.MaxFilter(3))
    lay(before, (255, 248, 224), blurred(figure.filter(ImageFilter.MaxFilter(2 * FINE + 1)), 2.4 * FINE), 0.75)
    return Image.composite(easel.image, before, figure)
