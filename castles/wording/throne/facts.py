"""The printed numbers of Topple the King by the names that sentences, labels and the rulebook call them."""

from castles.rules.throne import pieces
from castles.wording.wording import numbers

FACTS = numbers(
    dice=pieces.DICE,
    rolls=pieces.ROLLS,
    many_rolls=pieces.MANY_ROLLS,
    swaps=pieces.FEW_SWAPS,
    many_swaps=pieces.MANY_SWAPS,
    guarded=pieces.GUARDED,
    to_win=pieces.TO_WIN,
    to_topple=pieces.TO_TOPPLE,
    to_ride=pieces.TO_RIDE[0],
    rides=pieces.TO_RIDE[1],
    to_be_raided=pieces.TO_BE_RAIDED,
    to_raid=pieces.TO_RAID,
    last_round=pieces.LAST_ROUND,
    traitor_reds=pieces.TRAITOR_MARK.reds,
    traitor_value=pieces.TRAITOR_MARK.value,
    traitor_yellow=pieces.TRAITOR_MARK.yellow,
    castle_cards=len(pieces.CASTLES),
    special_cards=len(pieces.SPECIALS),
    tournament_cards=pieces.TOURNAMENTS,
)
