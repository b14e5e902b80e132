"""The backs of the two decks with what a face-down card brings, the same lying face down, and an empty place."""

from functools import partial

from PIL import Image, ImageChops, ImageDraw, ImageEnhance

from castles.rules.combo.pieces import FACE_DOWN_GOLD, FACE_DOWN_KEYS, LOCATIONS, Location, Mark
from castles.studio.combo import frame
from castles.studio.combo.backdrop import MOTIFS, diaper
from castles.studio.combo.easel import Easel
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.palette import CREAM, DARK
from castles.studio.combo.signs import BANNERS, COIN, DRAWINGS, KEY, text
from castles.studio.combo.strips import lay_row
from castles.studio.paint.brush import blurred, cut_out, lay, reduced, rounded
from castles.studio.paint.colour import Colour, mix
from castles.studio.paint.hatching import Rgba
from castles.studio.work import Work

FIELDS: dict[Location, Colour] = {0: (54, 70, 116), 1: (122, 64, 40)}
GEMS = {0: "royal", 1: "red"}
SKIES: dict[Location, Colour] = {0: (176, 204, 220), 1: (246, 214, 150)}
PATTERN: dict[Location, Mark] = {0: Mark.NOBILITY, 1: Mark.PEASANTRY}
W, H = frame.SIZE

VIEWS = drawings("""
[hills]
blob #96b096 -77,14! -40,2 0,16 38,4 77,14! 65,44 48,62 28,73 0,78 -28,73 -48,62 -65,44 i=1 s=0.4
blob #678054 -70,34! -40,31 0,36 38,28 70,34! 60,50 44,64 24,74 0,78 -24,74 -44,64 -60,50 i=1 s=0.4
[castle]
bar umber 2.8 0,-74 0,-44 i=0.8
blob red 1,-73! 18,-70 27,-73! 22,-66 27,-59! 1,-60!
poly& stone+25 -49,-20 -23,-20 -23,50 -49,50 i=1.4
poly& stone+25 -51,-28 -45,-28 -45,-24 -39,-24 -39,-28 -33,-28 -33,-24 -27,-24 -27,-28 -21,-28 -21,-16 -51,-16 i=1.2
poly stone+25 -17,-44 17,-44 17,50 -17,50 i=1.4
poly stone+25 -19,-53 -12,-53 -12,-48 -4,-48 -4,-53 4,-53 4,-48 12,-48 12,-53 19,-53 19,-40 -19,-40 i=1.2
blob& #face6e -39.4,6! -39.4,-5 -36,-9 -32.6,-5 -32.6,6! i=1.1
blob #face6e -3.4,-18! -3.4,-29 0,-33 3.4,-29 3.4,-18! i=1.1
poly stone+25 -49,14 49,14 49,52 -49,52 i=1.4
poly stone+25 -49,8 -40,8 -40,16 -31,16 -31,8 -22,8 -22,16 22,16 22,8 31,8 31,16 40,16 40,8 49,8 49,24 -49,24 i=1.2
path iron 0.9 -42,30 -33,30 | -30,38 -21,38 | 24,30 33,30 | 34,42 43,42 | -40,47 -31,47 | 22,47 31,47 | -10,-10 -1,-10
blob #4a3024 -14,53! -14,34 0,21 14,34 14,53!
path iron 1.6 -8,31 -8,53 | 0,26 0,53 | 8,31 8,53 | -13,40 13,40
[village]
poly grey 17,-44 26,-44 26,-14 17,-14 i=1.2
blob white 21,-46 26,-52 20,-58 30,-64 34,-54 i=0 o=0.7 f=1.2 s=0 l=0
poly cream -57,8 -11,8 -11,52 -57,52 i=1.4
poly cream 15,12 57,12 57,52 15,52 i=1.4
bar umber 4 -56,28 -12,28 i=0.7
bar umber 4 16,31 56,31 i=0.7
poly #b84e30 -63,10 -34,-25 -5,10 i=1.5
poly #b84e30 9,14 36,-18 63,14 i=1.5
poly cream -26,-8 30,-8 30,52 -26,52 i=1.4
bar umber 4 -24,-8 -24,52 i=0.7
bar umber 4 28,-8 28,52 i=0.7
bar umber 4 -26,14 30,14 i=0.7
bar umber 3 -20,14 2,-8 i=0.6
bar umber 3 24,14 2,-8 i=0.6
poly #b84e30 -32,-6 2,-48 36,-6 i=1.5
line umber 1 -22,-11 2,-9 26,-11 | -14,-20 2,-18 18,-20 | -6,-30 2,-28 10,-30 | -52,4 -34,6 -16,4 | 20,8 36,10 52,8
blob brown -7,53! -7,36 2,30 11,36 11,53!
poly yellow -48,34 -38,34 -38,45 -48,45 i=1.1
poly yellow 40,36 50,36 50,46 40,46 i=1.1
poly yellow -20,24 -11,24 -11,36 -20,36 i=1.1
poly yellow 17,24 26,24 26,36 17,36 i=1.1
bar& umber 4 -62,44 -62,56 i=0.8
ell leaf 11,13 -62,38 62,38
line forest 1 -66,36 -62,40 -57,35 | 58,36 62,40 67,35
""")


def back(deck: Location) -> Image.Image:
    """A diapered field, the castle or the village in a gold ring, and a plate with its gold and keys."""
    easel = field(deck)
    easel.nib = 1.2
    with easel.at(W / 2, H / 2 - 22, 0, 1.2):
        medallion(easel, deck)
    for x in (30, W - 30):
        with easel.at(x, 36, 0, 1.7):
            draw(easel, DRAWINGS[BANNERS[deck]])
    plate(easel)
    return frame.trimmed(easel)


def field(deck: Location) -> Easel:
    easel = Easel(frame.SIZE, 11, frame.FINE)
    easel.image = frame.border(deck).copy()
    gilded = mix(FIELDS[deck], DARK, 0.1)
    easel.box(11, 11, W - 11, H - 11, "gold", ink=1.6, light=0.7)
    easel.box(15, 15, W - 15, H - 15, gilded, ink=1.3, shade=0.8, light=0.4)
    corner = 17 * frame.FINE
    cloth = easel.image.crop((corner, corner, easel.image.width - corner, easel.image.height - corner))
    diaper(cloth, MOTIFS[PATTERN[deck]], corner, (240, 210, 136, 100))
    easel.image.paste(cloth, (corner, corner))
    easel.box(20, 20, W - 20, H - 20, "gold", opacity=0, ink=1.5, line="gold")
    return easel


def medallion(easel: Easel, deck: Location) -> None:
    easel.oval(2, 5, 90, 90, (10, 8, 16), ink=0, opacity=0.6, soft=4, shade=0, light=0)
    easel.oval(0, 0, 89, 89, "gold", ink=1.6, light=0.8)
    for turn in range(16):
        with easel.at(0, 0, turn * 22.5):
            easel.oval(84, 0, 2.8, 2.8, GEMS[deck], ink=0.9, shade=0.3)
    easel.oval(0, 0, 79, 79, SKIES[deck], ink=1.4, shade=0.6, light=0)
    easel.oval(36, -38, 14, 14, (255, 244, 206), ink=0, soft=1.5, shade=0, light=0)
    draw(easel, VIEWS["hills"])
    with easel.at(0, -6, 0, 1.08):
        draw(easel, VIEWS[BANNERS[deck]])


def plate(easel: Easel) -> None:
    """What taking the card face down brings."""
    x, y, w, h = 62, 336, W - 124, 54
    easel.box(x + 2, y + 4, x + w + 2, y + h + 4, (10, 8, 16), ink=0, opacity=0.5, soft=3, shade=0, light=0)
    easel.box(x, y, x + w, y + h, "gold", ink=1.5, light=0.7)
    easel.box(x + 4, y + 4, x + w - 4, y + h - 4, (58, 36, 34), ink=1.1, shade=0.6, light=0.2)
    signs = [text(f"+{FACE_DOWN_GOLD}", CREAM), COIN, text(" ", CREAM), text(f"+{FACE_DOWN_KEYS}", CREAM), KEY]
    lay_row(easel, signs, W / 2, y + h / 2, w - 16, 1.8)


def face_down(deck: Location) -> Image.Image:
    """A back that has been played: faded, since all that is printed on the card is ignored."""
    picture = back(deck)
    alpha = picture.getchannel("A")
    dull = ImageEnhance.Color(picture.convert("RGB")).enhance(0.45)
    lay(dull, (36, 30, 34), Image.new("L", dull.size, 255), 0.26)
    return cut_out(dull, alpha)


def place() -> Image.Image:
    """Where a card may lie: a pale pane with a dashed gold edge and a plus."""
    fine = frame.FINE
    size = (W * fine, H * fine)
    pane = Image.new("RGBA", size)
    inner = rounded(size, (9 * fine, 9 * fine, size[0] - 9 * fine, size[1] - 9 * fine), 14 * fine)
    pane.paste((255, 240, 200, 46), (0, 0), inner)
    glow = ImageChops.subtract(inner, blurred(inner, 10 * fine))
    pane.paste((255, 226, 150, 120), (0, 0), glow)
    draw_ = ImageDraw.Draw(pane)
    colour: Rgba = (250, 222, 150, 230)
    dashes(draw_, (12 * fine, 12 * fine, size[0] - 12 * fine, size[1] - 12 * fine), 22 * fine, colour)
    cx, cy, arm, thick = size[0] // 2, size[1] // 2, 30 * fine, 5 * fine
    for box in ((cx - arm, cy - thick, cx + arm, cy + thick), (cx - thick, cy - arm, cx + thick, cy + arm)):
        draw_.rounded_rectangle(box, thick, fill=(250, 226, 160, 170))
    return reduced(pane, fine)


def dashes(draw_: ImageDraw.ImageDraw, box: tuple[int, int, int, int], step: int, colour: Rgba) -> None:
    x0, y0, x1, y1 = box
    half = step // 4
    for i in range(1, (x1 - x0) // step):
        x = x0 + (x1 - x0) * i // ((x1 - x0) // step)
        for y in (y0, y1):
            draw_.rounded_rectangle((x - half, y - 6, x + half, y + 6), 6, fill=colour)
    for i in range(1, (y1 - y0) // step):
        y = y0 + (y1 - y0) * i // ((y1 - y0) // step)
        for x in (x0, x1):
            draw_.rounded_rectangle((x - 6, y - half, x + 6, y + half), 6, fill=colour)


WORKS = (
    *(Work(f"art/combo/back_{BANNERS[deck]}.webp", partial(back, deck), __name__) for deck in LOCATIONS),
    *(Work(f"art/combo/facedown_{BANNERS[deck]}.webp", partial(face_down, deck), __name__) for deck in LOCATIONS),
    Work("art/combo/place.webp", place, __name__),
)
