"""The printed pieces of Knights and Castles: armies and shepherds, castles, drums."""

from typing import NamedTuple, TypeAlias

Card: TypeAlias = int  # an army, its row in ARMIES, or SHEPHERD
Tile: TypeAlias = int  # a castle, its row in CASTLES, or DRUM
Cards: TypeAlias = int  # a set of one player's cards, a bit for each

WOOD, BRICK, STONE = range(3)
MATERIALS = ("wood", "brick", "stone")


class Army(NamedTuple):
    """An army card and what it is worth against each material."""

    name: str
    strengths: tuple[int, int, int]


class Castle(NamedTuple):
    """A castle tile."""

    name: str
    material: int
    points: int


# fmt: off
# Every player has one of each army. Only the mounted knight's row is printed in a source; all other figures are
# reconstructed: each column holds 1 to 6 once, and every army is strong, middling and weak against one material each.
ARMIES = (
    #                       wood brick stone
    Army("peasant",        (6,   2,    3)),
    Army("archer",         (5,   1,    4)),
    Army("footman",        (4,   5,    1)),
    Army("dragon",         (3,   6,    2)),
    Army("mounted_knight", (2,   3,    6)),
    Army("catapult",       (1,   4,    5)),
)

SMALL, LARGE = 1, 2  # points of a castle

CASTLES = (
    Castle("small_wood",  WOOD,  SMALL),
    Castle("large_wood",  WOOD,  LARGE),
    Castle("small_brick", BRICK, SMALL),
    Castle("large_brick", BRICK, LARGE),
    Castle("small_stone", STONE, SMALL),
    Castle("large_stone", STONE, LARGE),
)
# fmt: on

PEASANT, ARCHER, FOOTMAN, DRAGON, MOUNTED_KNIGHT, CATAPULT = range(len(ARMIES))
SHEPHERD = len(ARMIES)
SHEPHERDS = 2  # of each player
HAND = len(ARMIES) + SHEPHERDS
LAID_CARDS = 2  # for a castle
CARD_NAMES = (*(army.name for army in ARMIES), "shepherd")

DRUM = len(CASTLES)
DRUMS = 2
TILES = (*range(len(CASTLES)), *[DRUM] * DRUMS)
ROUNDS = len(TILES) - 1  # the first tile is put away
TILE_NAMES = (*(castle.name for castle in CASTLES), "drum")

NO_CARDS: Cards = 0
EVERY_ARMY: Cards = (1 << len(ARMIES)) - 1
ONE_SHEPHERD: Cards = 1 << SHEPHERD
BOTH_SHEPHERDS: Cards = ONE_SHEPHERD | ONE_SHEPHERD << 1


def armies_in(cards: Cards) -> tuple[Card, ...]:
    """The armies of this set."""
    return tuple(army for army in range(len(ARMIES)) if cards >> army & 1)


def cards_in(cards: Cards) -> tuple[Card, ...]:
    """The armies and shepherds of this set."""
    return armies_in(cards) + (SHEPHERD,) * (cards >> SHEPHERD).bit_count()


def _strongest(armies: Cards, material: int) -> Card:
    return max(armies_in(armies), key=lambda army: ARMIES[army].strengths[material], default=SHEPHERD)


# STRONGEST[material][set of armies]: the one that wins; SHEPHERD where there is none.
STRONGEST = tuple(
    tuple(_strongest(armies, material) for armies in range(EVERY_ARMY + 1)) for material in range(len(MATERIALS))
)
