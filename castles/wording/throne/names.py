"""What cards of Topple the King are called, and how combinations of dice are written."""

from collections.abc import Iterable

from castles.i18n import N_, _
from castles.rules.throne.cards import colour_or_kind
from castles.rules.throne.pieces import CARDS, NOTHING, TOURNAMENT, UNKNOWN, Combination

PIECES = {
    "brown": N_("brown castle"),
    "purple": N_("purple castle"),
    "green": N_("green castle"),
    "yellow": N_("yellow castle"),
    "red": N_("red castle"),
    "blue": N_("blue castle"),
    "die1": N_("die 1"),
    "die2": N_("die 2"),
    "die3": N_("die 3"),
    "die4": N_("die 4"),
    "die5": N_("die 5"),
    "catapult": N_("catapult"),
    "pile": N_("pile card"),
    "guard": N_("guard"),
    "watchman": N_("watchman"),
    "champion": N_("champion"),
    "traitor": N_("traitor"),
    "royal_protection": N_("royal protection"),
    "tournament": N_("tournament"),
}


def card_words(card: int) -> str:
    """The card's name and combination."""
    if card in (TOURNAMENT, UNKNOWN):
        return _(PIECES["tournament"]) if card == TOURNAMENT else "?"
    return f"{_(PIECES[colour_or_kind(card)])} ({dice_words(CARDS[card].combination)})"


def dice_words(combination: Combination) -> str:
    """The combination as it is printed on cards; a dash where there is no die."""
    if combination == NOTHING:
        return "–"
    reds = "-".join([str(combination.value)] * combination.reds)
    return f"{reds}|{combination.yellow}" if combination.yellow else reds


def spaced(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))
