"""The printed numbers of the games by the names that sentences, labels and rulebooks call them."""

from castles.i18n import Number
from castles.rules.combo import pieces as combo
from castles.rules.courtyard import pieces as courtyard
from castles.rules.knights import pieces as knights
from castles.rules.throne import pieces as throne
from castles.rules.wall import pieces as wall


def numbers(**values: int) -> dict[str, Number]:
    """Numbers that sentences can say as they need them."""
    return {name: Number(value) for name, value in values.items()}


COURTYARD = numbers(
    house_points=courtyard.HOUSE_POINTS,
    pigsty_points=courtyard.PIGSTY_POINTS,
    road_points=courtyard.ROAD_POINTS,
    stocks_points=courtyard.STOCKS_POINTS,
    double=courtyard.DOUBLE,
    double_house_points=courtyard.DOUBLE * courtyard.HOUSE_POINTS,
    double_pigsty_points=courtyard.DOUBLE * courtyard.PIGSTY_POINTS,
    chapel_points=courtyard.CHAPEL_POINTS,
    chapel_token_points=courtyard.CHAPEL_TOKEN_POINTS,
    empty_points=courtyard.EMPTY_POINTS,
    larger_by=courtyard.LARGER_BY,
    five_points=courtyard.FIVE_POINTS,
)
COMBO = numbers(
    start_gold=combo.START_GOLD,
    start_keys=combo.START_KEYS,
    face_down_gold=combo.FACE_DOWN_GOLD,
    face_down_keys=combo.FACE_DOWN_KEYS,
    key_cost=combo.KEY_COST,
    key_points=combo.KEY_POINTS,
    discount=combo.DISCOUNT,
    purse_points=combo.PURSE_POINTS,
    set_size=combo.SET,
    free=combo.FREE,
    middling=combo.MIDDLING,
    dear=combo.DEAR,
    shown=combo.SHOWN,
    side=combo.SIDE,
    spaces=combo.SPACES,
    characters=len(combo.CHARACTERS),
    castle_cards=len(combo.DECKS[combo.CASTLE]),
    village_cards=len(combo.DECKS[combo.VILLAGE]),
)
KNIGHTS = numbers(
    small=knights.SMALL,
    large=knights.LARGE,
    rounds=knights.ROUNDS,
    **{
        f"{army.name}_{material}": strength
        for army in knights.ARMIES
        for material, strength in zip(knights.MATERIALS, army.strengths, strict=True)
    },
)
WALL = numbers(
    elements=wall.TENTH,
    wall_cards=wall.TENTH - 1,
    idle_rounds=wall.IDLE_ROUNDS,
    card_points=wall.CARD_POINTS,
    pair_points=wall.PAIR_POINTS,
    **{f"{name}_points": points for name, points in wall.POINTS.items()},
)
THRONE = numbers(
    dice=throne.DICE,
    rolls=throne.ROLLS,
    many_rolls=throne.MANY_ROLLS,
    swaps=throne.FEW_SWAPS,
    many_swaps=throne.MANY_SWAPS,
    guarded=throne.GUARDED,
    to_win=throne.TO_WIN,
    to_topple=throne.TO_TOPPLE,
    to_ride=throne.TO_RIDE[0],
    rides=throne.TO_RIDE[1],
    to_be_raided=throne.TO_BE_RAIDED,
    to_raid=throne.TO_RAID,
    last_round=throne.LAST_ROUND,
    traitor_reds=throne.TRAITOR_MARK.reds,
    traitor_value=throne.TRAITOR_MARK.value,
    traitor_yellow=throne.TRAITOR_MARK.yellow,
    castle_cards=len(throne.CASTLES),
    special_cards=len(throne.SPECIALS),
    tournament_cards=throne.TOURNAMENTS,
)
FACTS = {"courtyard": COURTYARD, "combo": COMBO, "knights": KNIGHTS, "wall": WALL, "throne": THRONE}
