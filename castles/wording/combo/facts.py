"""The printed numbers of Castle Combo by the names that sentences, labels and the rulebook call them."""

from castles.rules.combo import pieces
from castles.wording.wording import numbers

FACTS = numbers(
    start_gold=pieces.START_GOLD,
    start_keys=pieces.START_KEYS,
    face_down_gold=pieces.FACE_DOWN_GOLD,
    face_down_keys=pieces.FACE_DOWN_KEYS,
    key_cost=pieces.KEY_COST,
    key_points=pieces.KEY_POINTS,
    discount=pieces.DISCOUNT,
    purse_points=pieces.PURSE_POINTS,
    set_size=pieces.SET,
    free=pieces.FREE,
    middling=pieces.MIDDLING,
    dear=pieces.DEAR,
    shown=pieces.SHOWN,
    side=pieces.SIDE,
    spaces=pieces.SPACES,
    characters=len(pieces.CHARACTERS),
    castle_cards=len(pieces.DECKS[pieces.CASTLE]),
    village_cards=len(pieces.DECKS[pieces.VILLAGE]),
)
