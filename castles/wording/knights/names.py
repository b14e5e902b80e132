"""What cards and tiles of Knights and Castles are called."""

from collections.abc import Iterable

from castles.i18n import N_, _
from castles.rules.knights.pieces import (
    CARD_NAMES,
    TILE_NAMES,
    Card,
    Tile,
)

PIECES = {
    "peasant": N_("peasant"),
    "archer": N_("archer"),
    "footman": N_("footman"),
    "dragon": N_("dragon"),
    "mounted_knight": N_("mounted knight"),
    "catapult": N_("catapult"),
    "shepherd": N_("shepherd"),
    "small_wood": N_("small wooden castle"),
    "large_wood": N_("large wooden castle"),
    "small_brick": N_("small brick castle"),
    "large_brick": N_("large brick castle"),
    "small_stone": N_("small stone castle"),
    "large_stone": N_("large stone castle"),
    "drum": N_("drum"),
}


def card_words(cards: Iterable[Card]) -> str:
    """The cards' names, or a dash for none."""
    return ", ".join(_(PIECES[CARD_NAMES[card]]) for card in cards) or "–"


def tile_words(tile: Tile) -> str:
    """The tile's name."""
    return _(PIECES[TILE_NAMES[tile]])
