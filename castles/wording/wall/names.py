"""What cards of Castle Wall are called."""

from castles.i18n import N_, _
from castles.rules.wall.pieces import Number, character

CHARACTERS = {
    "king": N_("king"),
    "queen": N_("queen"),
    "wizard": N_("wizard"),
    "knight": N_("knight"),
    "princess": N_("princess"),
}


def card_words(number: Number) -> str:
    """The card's number, and who is on it."""
    who = character(number)
    return f"{number} ({_(CHARACTERS[who])})" if who else str(number)
