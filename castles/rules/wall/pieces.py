"""The printed pieces of Castle Wall: start tiles, wall cards and the characters on them."""

from typing import TypeAlias

Number: TypeAlias = int  # of a card; every wall card has its own
Place: TypeAlias = int  # where a wall card lies in the middle of the table

START = 1  # the number of every start tile
CARDS = range(2, 47)
PLACES = len(CARDS)
TENTH = 10  # elements of a finished castle, the start tile counted
IDLE_ROUNDS = 3  # for each card in the middle and one more: turns without a change that end the game

# fmt: off
# Which numbers show a character is reconstructed: no source tells. They are spread over low, middle and high, clear of
# the numbers that the rulebook's examples use, and the wizard is above 26 as one of these demands.
CHARACTERS = {
    # name       points  numbers
    "king":     (3,      (24,)),
    "queen":    (3,      (14,)),
    "wizard":   (0,      (28,)),
    "knight":   (1,      (4, 11, 19, 29, 35, 42)),
    "princess": (1,      (7, 16, 21, 32, 38, 45)),
}
# fmt: on

POINTS = {name: points for name, (points, _) in CHARACTERS.items()}
CARD_POINTS = 1
PAIR_POINTS = 1  # that a pair need not stand side by side is reconstructed: a note to it is lost, so it is a house rule

(KING,), (QUEEN,), (WIZARD,) = (CHARACTERS[name][1] for name in ("king", "queen", "wizard"))
KNIGHTS, PRINCESSES = (frozenset(CHARACTERS[name][1]) for name in ("knight", "princess"))

_NAMES = {number: name for name, (_, numbers) in CHARACTERS.items() for number in numbers}


def character(number: Number) -> str:
    """Who is on this card; empty for a plain wall."""
    return _NAMES.get(number, "")
