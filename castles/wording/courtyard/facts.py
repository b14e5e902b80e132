"""The printed numbers of the Courtyard by the names that sentences, labels and the rulebook call them."""

from castles.rules.courtyard import pieces
from castles.wording.wording import numbers

FACTS = numbers(
    house_points=pieces.HOUSE_POINTS,
    pigsty_points=pieces.PIGSTY_POINTS,
    road_points=pieces.ROAD_POINTS,
    stocks_points=pieces.STOCKS_POINTS,
    double=pieces.DOUBLE,
    double_house_points=pieces.DOUBLE * pieces.HOUSE_POINTS,
    double_pigsty_points=pieces.DOUBLE * pieces.PIGSTY_POINTS,
    chapel_points=pieces.CHAPEL_POINTS,
    chapel_token_points=pieces.CHAPEL_TOKEN_POINTS,
    empty_points=pieces.EMPTY_POINTS,
    larger_by=pieces.LARGER_BY,
    five_points=pieces.FIVE_POINTS,
)
