"""The 78 cards: a portrait in its frame, cost and crests at the left edge, the arrow, ability and scroll in signs."""

from functools import partial
from typing import Any

from PIL import Image

from castles.rules.combo.pieces import CHARACTERS, Character, Location
from castles.studio.combo import frame
from castles.studio.combo.easel import Easel
from castles.studio.combo.frame import Rect
from castles.studio.combo.notation import draw, drawings
from castles.studio.combo.portrait import portrait
from castles.studio.combo.signs import BANNERS, DRAWINGS, Sign, coin, crest, purse
from castles.studio.combo.strips import lay_ability, lay_row, scroll_row
from castles.studio.work import Work

ARROWS = drawings("""
[token]
ell gold 18,18 0,0 i=1.3
ell #f6eace 15.4,15.4 0,0 i=1
[to_castle]
poly #c82c26 -8.8,9 -8.8,-1 -12,-1 -6.4,-10 -0.8,-1 -4,-1 -4,9 i=1
[to_village]
poly #c82c26 -8.8,-9 -8.8,1 -12,1 -6.4,10 -0.8,1 -4,1 -4,-9 i=1
""")
NIB = 1.25


def middle(rect: Rect) -> tuple[float, float]:
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2


def card(character: Character) -> Image.Image:
    easel = frame.framed(portrait(character), character.deck)
    easel.nib = NIB
    with easel.at(*middle(frame.COST), 0, frame.COST[2] / 20):
        drop(easel, 9)
        coin(easel, str(character.cost))
    for rect, kind in zip(frame.CRESTS, character.crests, strict=False):
        with easel.at(*middle(rect), 0, rect[3] / 25):
            drop(easel, 9.4)
            crest(easel, kind, True)
    if character.arrow is not None:
        with easel.at(*middle(frame.ARROW), 0, frame.ARROW[2] / 37):
            drop(easel, 18)
            messenger_token(easel, character.arrow)
    lay_ability(easel, character, frame.ABILITY)
    lay_scroll(easel, character)
    return frame.trimmed(easel)


def drop(easel: Easel, r: float) -> None:
    """The shadow of a round thing."""
    easel.oval(r * 0.08, r * 0.16, r, r, (20, 10, 16), ink=0, opacity=0.55, soft=2, shade=0, light=0)


def messenger_token(easel: Easel, to: Location) -> None:
    draw(easel, ARROWS["token"])
    draw(easel, ARROWS[f"to_{BANNERS[to]}"])
    with easel.at(5.8, 0, 0, 0.88):
        draw(easel, DRAWINGS[BANNERS[to]])


def lay_scroll(easel: Easel, character: Character) -> None:
    """A purse lies at the right end, where the gold is put."""
    x, y, w, h = frame.SCROLL
    signs = scroll_row(character)
    if character.purse:
        lay_row(easel, signs, x + 88, y + h / 2, 170, h / 23)
        with easel.at(*middle(frame.PURSE), 0, frame.PURSE[3] / 22):
            drop(easel, 8.6)
            Sign(17, partial(purse, value=str(character.purse))).paint(easel)
    else:
        lay_row(easel, signs, x + w / 2, y + h / 2, w - 10, h / 23)


def rectangles() -> dict[str, Any]:
    """Where things lie on a card, in pixels of its picture: x, y, width, height."""
    return {
        "size": list(frame.SIZE),
        "portrait": list(frame.WINDOW),
        "name": list(frame.NAME),
        "cost": list(frame.COST),
        "crests": [list(rect) for rect in frame.CRESTS],
        "arrow": list(frame.ARROW),
        "ability": list(frame.ABILITY),
        "scroll": list(frame.SCROLL),
        "purse": list(frame.PURSE),
    }


WORKS = (
    *(Work(f"art/combo/card_{one.id.lower()}.webp", partial(card, one), __name__) for one in CHARACTERS),
    Work("art/combo/cards.json", rectangles, __name__),
)
