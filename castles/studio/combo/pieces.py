"""The loose pieces: gold and keys singly and in heaps, the messenger, the seal of points, and every sign by itself."""

from collections.abc import Callable
from functools import partial

from PIL import Image, ImageChops, ImageFilter

from castles.rules.combo.pieces import CRESTS
from castles.studio.combo.easel import Easel
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.signs import coin, crest, seal
from castles.studio.paint.brush import blurred, cut_out, faded, moved, reduced
from castles.studio.paint.colour import SHADOW
from castles.studio.paint.noise import Size
from castles.studio.work import Work

FINE = 4
KEYED = ((255, 0, 255), (0, 255, 0))  # grounds no paint has: where both show through, nothing was painted
Paint = Callable[[Easel], None]

THINGS = drawings("""
[coin]
ell gold 18,18 0,0 i=1.3 l=0.9 s=0.7
ell gold+10 14.6,14.6 0,0 i=0.8 c=rust s=0.1 l=0
ell gold+22 13.4,13.4 0,0 i=0 s=0.35 l=0.2
poly gold-30 -7.4,8 -7.4,-5 -9,-5 -9,-9.6 -5.6,-9.6 -5.6,-7.6 -3,-7.6 -3,-9.6 3,-9.6 3,-7.6 5.6,-7.6 5.6,-9.6 9,-9.6
    9,-5 7.4,-5 7.4,8 i=0.8 c=rust s=0.3 l=0.3
poly gold+30 -2.6,8 -2.6,2 0,-0.6 2.6,2 2.6,8 i=0.6 c=rust s=0 l=0
[lying]
ell gold-25 15,8.6 0,3.4 i=1.2
ell gold 15,8.6 0,0 i=1.2 l=0.8
ell gold+20 11,5.8 0,0 i=0.7 c=rust s=0.3 l=0
[key]
bar gold 5 0,-8 0,28 i=1.3 l=0.7
poly gold 2,14 12,14 12,18 8,18 8,21 12,21 12,27 2,27 i=1.2
ell gold 12,11 0,-16 i=1.4 l=0.7
ell #3c281c 4.8,4.4 0,-16 i=1.1 s=0 l=0
dots gold 2.6 0,-28 -11,-16 11,-16 i=1
bar gold 8 -6,-3 6,-3 i=1.1
[ring]
ell iron 13,13 0,0 o=0 i=3.4 c=ink
ell iron 13,13 0,0 o=0 i=2 c=steel
[messenger]
blob #5a3a26 -30,66! -26,58 26,58 30,66! 26,74 0,77 -26,74 l=0.6
blob royal -24,62! -20,22 -12,-4 12,-4 20,22 24,62! 0,68
blob gold -2.4,0 2.4,0 3.4,64 -3.4,64 i=0.9
line royal-40 1.2 -14,14 -17,36 -18,58 | 14,14 17,36 18,58
blob red -16,-6 0,2 16,-6 18,4 0,12 -18,4
ell #f2cca8 14,15 0,-22
path ink 1.6 -6,-24 -5,-24 | 5,-24 6,-24
line ink 1.3 -5,-15 0,-12.6 6,-15
line ink 1.1 0,-22 2.4,-18.6 0,-18
blob auburn -15,-16! -16,-30 0,-38 16,-30 15,-16! 11,-26 0,-29 -11,-26
blob royal -17,-29 -14,-44 2,-50 16,-42 19,-30 0,-27
blob gold -18,-28 0,-33 19,-29 19,-24 0,-28 -18,-23 i=1.1
blob red 8,-38! 14,-56 30,-66 38,-58 26,-50 14,-34
line red-40 1 9,-38 20,-54 34,-60
blob royal-10 -20,8 -34,26 -26,42 -10,36 -12,26
blob royal-10 20,8 36,14 40,-4 30,-14 24,-6
ell #f2cca8 7,7 31,-16
ell #f2cca8 7,7 -16,36
blob gold 24,-20! 30,-24 52,-50! 60,-38! 36,-14 i=1.3 l=0.7
ell gold-40 4,9 56,-44 i=1
poly cream -34,28 -6,28 -6,48 -34,48 i=1.2
path brown 1.2 -34,28 -20,40 -6,28
ell seal 4.4,4.4 -20,40 i=0.9
""")

# where the coins of a heap lie, from back to front, and how the keys on a ring are turned
GOLD_HEAPS: dict[str, tuple[tuple[float, float], ...]] = {
    "small": ((-9, 6), (9, 8), (0, -2)),
    "medium": ((-22, 8), (-22, 1), (20, 9), (0, 14), (0, 7), (0, 0), (20, 2), (-6, -7)),
    "large": (
        *((-15, 2 - 6 * i) for i in range(5)),
        *((16, 4 - 6 * i) for i in range(4)),
        *((-32, 16 - 6 * i) for i in range(3)),
        *((33, 17 - 6 * i) for i in range(2)),
        *((0, 22 - 6 * i) for i in range(4)),
    ),
}
KEY_FANS: dict[str, tuple[float, ...]] = {"small": (-16, 16), "medium": (-30, 0, 30), "large": (-56, -28, 0, 28, 56)}


def cut(
    size: Size, paint: Paint, scale: float, nib: float, drop: float = 1.6, at: tuple[float, float] = (0.5, 0.5)
) -> Image.Image:
    """Something painted on two grounds, so that what is not painted can be told, above its shadow."""
    pictures = []
    for ground in KEYED:
        easel = Easel(size, 5, FINE, ground)
        easel.nib = nib
        with easel.at(size[0] * at[0], size[1] * at[1], 0, scale):
            paint(easel)
        pictures.append(easel.image)
    mask = painted(*pictures)
    under = Image.new("RGBA", mask.size)
    fallen = blurred(moved(mask, drop * FINE, drop * 1.3 * FINE), drop * 0.8 * FINE)
    under.paste((*SHADOW, 255), (0, 0), faded(fallen, 0.55 if drop else 0))
    return reduced(Image.alpha_composite(under, cut_out(pictures[0], mask)), FINE)


def painted(a: Image.Image, b: Image.Image) -> Image.Image:
    red, green, blue = ImageChops.difference(a, b).split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    return most.point([255] * 24 + [0] * 232).filter(ImageFilter.MedianFilter(3))


def drawn(name: str) -> Paint:
    return lambda easel: draw(easel, THINGS[name])


def gold_heap(easel: Easel, size: str) -> None:
    for x, y in GOLD_HEAPS[size]:
        with easel.at(x, y):
            draw(easel, THINGS["lying"])


def keys_on_ring(easel: Easel, size: str) -> None:
    with easel.at(0, -20):
        draw(easel, THINGS["ring"])
        for turn in KEY_FANS[size]:
            with easel.at(0, 0, turn), easel.at(0, 27, 0, 0.84):
                draw(easel, THINGS["key"])


def piece(name: str, size: Size, paint: Paint, scale: float, nib: float, at: tuple[float, float] = (0.5, 0.5)) -> Work:
    return Work(f"art/combo/{name}.webp", partial(cut, size, paint, scale, nib, 1.8, at), __name__)


WORKS = (
    piece("coin", (96, 96), drawn("coin"), 2.4, 1.6),
    piece("purse_coin", (64, 56), drawn("lying"), 1.9, 1.3),
    piece("key", (72, 120), drawn("key"), 1.75, 1.4, (0.5, 0.49)),
    piece("messenger", (132, 180), drawn("messenger"), 1.15, 1.3, (0.44, 0.47)),
    piece("points", (96, 96), seal, 3.4, 1.5),
    *(piece(f"gold_{size}", (120, 104), partial(gold_heap, size=size), 1.16, 1.1, (0.5, 0.55)) for size in GOLD_HEAPS),
    *(piece(f"keys_{size}", (120, 104), partial(keys_on_ring, size=size), 1.12, 1.1) for size in KEY_FANS),
    *(
        piece(f"crest_{kind.name.lower()}", (80, 96), partial(crest, kind=kind, rimmed=True), 3.6, 1.6)
        for kind in CRESTS
    ),
    piece("sign_gold", (72, 72), coin, 2.5, 1.2),
    piece("sign_points", (72, 72), seal, 2.5, 1.2),
)
