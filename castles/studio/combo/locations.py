"""The two locations: a wide banner of stone or timber behind the three cards shown there."""

from functools import partial
from random import Random

from PIL import Image, ImageDraw

from castles.rules.combo.pieces import CASTLE, LOCATIONS, Location
from castles.studio.combo.backdrop import MOTIFS, diaper
from castles.studio.combo.backs import FIELDS, PATTERN, SKIES, VIEWS
from castles.studio.combo.easel import Easel, corners
from castles.studio.combo.frame import TONES
from castles.studio.combo.notation import draw
from castles.studio.combo.palette import DARK
from castles.studio.combo.signs import BANNERS
from castles.studio.paint.brush import cut_out, finished, inner_shade, rounded
from castles.studio.paint.colour import jitter, mix
from castles.studio.paint.noise import Size
from castles.studio.work import Work

SIZE: Size = (1060, 396)
FINE = 2
RIM = 14
MERLON, MERLON_WIDTH = 18, 40  # how high and wide the castle's teeth are
SHIELD = 76  # radius of the medallion at the left


def location(deck: Location) -> Image.Image:
    easel = Easel(SIZE, 7, FINE, mix(FIELDS[deck], DARK, 0.25))
    diaper(easel.image, MOTIFS[PATTERN[deck]], 56 * FINE, (240, 210, 136, 26))
    shape = silhouette(deck)
    inner_shade(easel.image, shape, 36 * FINE, 0.5)
    rim(easel, deck)
    (battlements if deck == CASTLE else eaves)(easel, deck)
    medallion(easel, deck)
    return cut_out(finished(easel.image, SIZE, 40), shape.resize(SIZE, Image.Resampling.LANCZOS))


def silhouette(deck: Location) -> Image.Image:
    """The castle's upper edge has merlons, the village's one is the edge of a roof."""
    w, h = SIZE[0] * FINE, SIZE[1] * FINE
    top = (MERLON if deck == CASTLE else 0) * FINE
    mask = rounded((w, h), (0, top, w - 1, h - 1), 10 * FINE)
    if deck == CASTLE:
        draw_ = ImageDraw.Draw(mask)
        for x in range(0, w, 2 * MERLON_WIDTH * FINE):
            draw_.rectangle((x, 0, x + MERLON_WIDTH * FINE - 1, top + 10 * FINE), fill=255)
    return mask


def rim(easel: Easel, deck: Location) -> None:
    """Three beams or courses of stone around the field; the fourth is the upper edge."""
    light, dark, _ = TONES[deck]
    w, h = SIZE
    step = 40 if deck == CASTLE else 160
    for i, along in enumerate(range(0, w, step)):
        tone = mix(light, dark, (i * 7 % 5) / 8)
        easel.box(along, h - RIM, along + step, h + 2, tone, ink=1.2, light=0.6)
    for i, down in enumerate(range(MERLON, h, step)):
        for x in (-2, w - RIM):
            easel.box(x, down, x + RIM + 2, down + step, mix(light, dark, (i * 3 % 5) / 8), ink=1.2, light=0.6)


def battlements(easel: Easel, deck: Location) -> None:
    light, dark, _ = TONES[deck]
    for i, x in enumerate(range(0, SIZE[0], MERLON_WIDTH)):
        tone = mix(light, dark, (i * 7 % 5) / 9)
        easel.box(x - 14, MERLON, x - 14 + MERLON_WIDTH, MERLON + 26, tone, ink=1.3, light=0.6)
        if i % 2 == 0:
            easel.box(x, -2, x + MERLON_WIDTH, MERLON + 10, tone, ink=1.3, light=0.7)


def eaves(easel: Easel, deck: Location) -> None:
    """Two rows of round shingles over a beam."""
    light, _, _ = TONES[deck]
    rng = Random(5)
    easel.box(-2, 28, SIZE[0] + 2, 38, light, ink=1.3, light=0.6)
    for row, y in ((0, 12), (1, -2)):
        for x in range(-14 * row, SIZE[0], 28):
            round_ = corners(x + 28, y + 8, x + 14, y + 20, x, y + 8)
            tile = [(x, y - 10, True), (x + 28, y - 10, True), *round_]
            easel.blob(tile, jitter(rng, (176, 76, 48), 14), ink=1.2, light=0.5)


def medallion(easel: Easel, deck: Location) -> None:
    """The place itself in a gold ring, at the left where the deck lies."""
    easel.nib = 1.2
    with easel.at(118, SIZE[1] / 2 + 10, 0, SHIELD / 79):
        easel.oval(3, 6, 90, 90, (10, 8, 16), ink=0, opacity=0.6, soft=4, shade=0, light=0)
        easel.oval(0, 0, 89, 89, "gold", ink=1.6, light=0.8)
        easel.oval(0, 0, 79, 79, SKIES[deck], ink=1.4, shade=0.6, light=0)
        draw(easel, VIEWS["hills"])
        with easel.at(0, -6, 0, 1.08):
            draw(easel, VIEWS[BANNERS[deck]])


WORKS = tuple(Work(f"art/combo/location_{BANNERS[deck]}.webp", partial(location, deck), __name__) for deck in LOCATIONS)
