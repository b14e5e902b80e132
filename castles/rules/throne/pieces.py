"""What is printed on the cards, and how many dice there are."""

from typing import NamedTuple


class Combination(NamedTuple):
    """Equal dice and one other die; combinations compare as the rules do: number, value, yellow die."""

    reds: int  # how many equal dice; they are red on the cards
    value: int  # what they show
    yellow: int  # the highest other die; 0: none


class Castle(NamedTuple):
    """A castle card."""

    colour: str
    combination: Combination


class Special(NamedTuple):
    """A special card; its kind is the advantage it gives."""

    kind: str
    combination: Combination


def printed(text: str) -> Combination:
    """The combination as it looks on a card: red dice, bar, yellow die."""
    reds, yellow = text.split("|")
    values = [int(red) for red in reds.split("-")]
    return Combination(len(values), values[0], int(yellow))


NOTHING = Combination(0, 0, 0)  # no living die: every other result beats it

DICE = 6
LIVING = (1, 2, 3, 4, 5)  # what a die can count as; a six is dead

# The colours and their numbers are known. Which castle bears which combination is reconstructed: the sixteen triples of
# 2 to 5 with another die, each once. "Seen" combinations are known from sources, though not their colour.
# fmt: off
CASTLES = (
    Castle("brown",  printed("3-3-3|2")),  # seen; colour reconstructed
    Castle("brown",  printed("4-4-4|1")),  # seen; colour reconstructed
    Castle("purple", printed("3-3-3|4")),  # reconstructed
    Castle("purple", printed("4-4-4|2")),  # reconstructed
    Castle("green",  printed("2-2-2|1")),  # reconstructed
    Castle("green",  printed("3-3-3|5")),  # reconstructed
    Castle("green",  printed("5-5-5|1")),  # reconstructed
    Castle("yellow", printed("2-2-2|3")),  # reconstructed
    Castle("yellow", printed("4-4-4|3")),  # reconstructed
    Castle("yellow", printed("5-5-5|2")),  # reconstructed
    Castle("red",    printed("2-2-2|4")),  # reconstructed
    Castle("red",    printed("3-3-3|1")),  # seen; colour reconstructed
    Castle("red",    printed("5-5-5|4")),  # reconstructed
    Castle("blue",   printed("2-2-2|5")),  # reconstructed
    Castle("blue",   printed("4-4-4|5")),  # seen; colour reconstructed
    Castle("blue",   printed("5-5-5|3")),  # reconstructed
)

# Twelve kinds and 23 cards are known, so one kind is single. Which one, and all combinations, are reconstructed:
# the stronger the card, the harder to get.
SPECIALS = (
    Special("die1",             printed("2-2-2|3")),  # reconstructed
    Special("die1",             printed("2-2-2|4")),  # reconstructed
    Special("die2",             printed("2-2-2|5")),  # reconstructed
    Special("die2",             printed("3-3-3|1")),  # reconstructed
    Special("die3",             printed("3-3-3|2")),  # reconstructed
    Special("die3",             printed("3-3-3|4")),  # reconstructed
    Special("die4",             printed("3-3-3|5")),  # reconstructed
    Special("die4",             printed("4-4-4|1")),  # reconstructed
    Special("die5",             printed("4-4-4|2")),  # reconstructed
    Special("die5",             printed("4-4-4|3")),  # reconstructed
    Special("catapult",         printed("2-2-2|4")),  # reconstructed
    Special("catapult",         printed("3-3-3|1")),  # reconstructed
    Special("pile",             printed("1-1-1|2")),  # reconstructed
    Special("pile",             printed("1-1-1|3")),  # reconstructed
    Special("guard",            printed("3-3-3|2")),  # reconstructed
    Special("guard",            printed("3-3-3|4")),  # reconstructed
    Special("watchman",         printed("1-1-1|4")),  # reconstructed
    Special("watchman",         printed("1-1-1|5")),  # reconstructed
    Special("champion",         printed("1-1-1|5")),  # reconstructed
    Special("champion",         printed("2-2-2|3")),  # reconstructed
    Special("traitor",          printed("2-2-2|5")),  # reconstructed
    Special("traitor",          printed("3-3-3|1")),  # reconstructed
    Special("royal_protection", printed("1-1-1|2")),  # reconstructed, that it is the single one too
)
# fmt: on
TOURNAMENTS = 9  # all alike, without a combination

# Reconstructed: four equal dice fit the gap in the rulebook, and the value makes one attempt in five succeed.
KING_MARK = printed("3-3-3-3|5")
# Reconstructed: the lowest triple, easier than every castle.
TRAITOR_MARK = printed("1-1-1|2")

# A card is a number: castles and specials by their places in the tables above, and one number for all tournaments.
CARDS: tuple[Castle | Special, ...] = CASTLES + SPECIALS
TOURNAMENT = len(CARDS)
UNKNOWN = -1  # stands in a view for a card that nobody has seen

COLOURS = ("brown", "purple", "green", "yellow", "red", "blue")
KINDS = tuple(dict.fromkeys(special.kind for special in SPECIALS))

ROLLS = 3
MANY_ROLLS = 4  # the organiser of a tournament, and with catapult or champion
FEW_SWAPS = 1  # a turn
MANY_SWAPS = 2  # with the pile card
GUARDED = 2  # castles that a guard covers
TO_BE_RAIDED = 2  # castles of their owner that leave them open to raids
TO_RAID = 3  # castles that raids between two players take, of the raider or the raided
TO_WIN = 4  # castles
TO_TOPPLE = 3  # castles that an attempt on the king takes
TO_RIDE = (2, 3)  # castles and tournaments
LAST_ROUND = 150
