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
    squares=len(courtyard.SQUARES),
    last_space=courtyard.TRACK - 1,
    starts=len(courtyard.START_SPACES),
    tiles=sum(tile.count for tile in courtyard.TILES),
    tokens=courtyard.TOKEN_COUNT * len(courtyard.TOKENS),
    token_kinds=len(courtyard.TOKENS),
    each_token=courtyard.TOKEN_COUNT,
    tower_tokens=sum(tower.has_token for tower in courtyard.TOWERS),
    spare_tokens=courtyard.TOKEN_COUNT * len(courtyard.TOKENS) - sum(tower.has_token for tower in courtyard.TOWERS),
    towers=len(courtyard.TOWERS),
    subjects=courtyard.SUBJECTS,
    crew=courtyard.SUBJECTS - 1,
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
    tiles=len(knights.TILES),
    castles=len(knights.CASTLES),
    drums=knights.DRUMS,
    hand=knights.HAND,
    armies=len(knights.ARMIES),
    shepherds=knights.SHEPHERDS,
    laid=knights.LAID_CARDS,
    **{
        f"{army.name}_{material}": strength
        for army in knights.ARMIES
        for material, strength in zip(knights.MATERIALS, army.strengths, strict=True)
    },
)
WALL = numbers(
    start=wall.START,
    lowest=wall.CARDS[0],
    highest=wall.CARDS[-1],
    places=wall.PLACES,
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
    castle_cards=len(throne.CASTLES),
    colours=len(throne.COLOURS),
    special_cards=len(throne.SPECIALS),
    kinds=len(throne.KINDS),
    tournament_cards=throne.TOURNAMENTS,
)
FACTS = {"courtyard": COURTYARD, "combo": COMBO, "knights": KNIGHTS, "wall": WALL, "throne": THRONE}
