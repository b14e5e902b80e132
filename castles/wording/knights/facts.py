"""The printed numbers of Knights and Castles by the names that sentences, labels and the rulebook call them."""

from castles.rules.knights import pieces
from castles.wording.wording import numbers

FACTS = numbers(
    small=pieces.SMALL,
    large=pieces.LARGE,
    rounds=pieces.ROUNDS,
    **{
        f"{army.name}_{material}": strength
        for army in pieces.ARMIES
        for material, strength in zip(pieces.MATERIALS, army.strengths, strict=True)
    },
)
