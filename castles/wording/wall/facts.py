"""The printed numbers of Castle Wall by the names that sentences, labels and the rulebook call them."""

from castles.rules.wall import pieces
from castles.wording.wording import numbers

FACTS = numbers(
    elements=pieces.TENTH,
    wall_cards=pieces.TENTH - 1,
    idle_rounds=pieces.IDLE_ROUNDS,
    card_points=pieces.CARD_POINTS,
    pair_points=pieces.PAIR_POINTS,
    **{f"{name}_points": points for name, points in pieces.POINTS.items()},
)
