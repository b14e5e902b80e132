"""Where the solved positions of two players lie in their table, and how three castles of a kind are one.

A position is what is left of the tiles, both hands, and the lead of the younger player, who has the sword unless ahead.
Wood, brick and stone with the armies' strengths turn into each other like the sides of a wheel, so a third of all
positions stands for the rest.
"""

from functools import lru_cache

from castles.ai.knights.pairs import ALL_TILES, PAIRS, SIZE, Tiles, castles_in, drums_in, number_of, taker
from castles.rules.knights.pieces import ARMIES, CASTLES, DRUM, DRUMS, EVERY_ARMY, MATERIALS, Cards, armies_in

HANDS = EVERY_ARMY + 1
BLOCK = HANDS * HANDS  # the hands of the younger and of the elder player, with one set of tiles and one lead
FINEST = 255  # a chance is kept in as many steps


def _turned_army(army: int, turns: int) -> int:
    """The army that is against brick what this one is against wood, and so on round the wheel."""
    strengths = ARMIES[army].strengths
    turned = tuple(strengths[(material - turns) % len(MATERIALS)] for material in range(len(MATERIALS)))
    return next(other for other, card in enumerate(ARMIES) if card.strengths == turned)


# TURNED[turns][hand]: the hand that has the same chances when the materials are turned.
TURNED: tuple[tuple[Cards, ...], ...] = tuple(
    tuple(
        sum(1 << _turned_army(army, turns) for army in range(len(ARMIES)) if hand >> army & 1) for hand in range(HANDS)
    )
    for turns in range(len(MATERIALS))
)


def _turned_tiles(tiles: Tiles, turns: int) -> Tiles:
    sizes = len(CASTLES) // len(MATERIALS)
    castles = sum(1 << (castle + turns * sizes) % len(CASTLES) for castle in castles_in(tiles))
    return castles | drums_in(tiles) << DRUM


@lru_cache(maxsize=256)
def upright(tiles: Tiles) -> tuple[Tiles, int]:
    """The tiles that stand for these, and how far they are turned."""
    return min((_turned_tiles(tiles, turns), turns) for turns in range(len(MATERIALS)))


def worth_of(tiles: Tiles) -> int:
    """The points of all castles among these."""
    return sum(CASTLES[castle].points for castle in castles_in(tiles))


def leads(tiles: Tiles) -> range:
    """The leads that can come about and don't decide the game already."""
    gone = worth_of(ALL_TILES) - worth_of(tiles)
    most = min(gone, worth_of(tiles))
    return range(-most + (most + gone) % 2, most + 1, 2)


def least_hand(tiles: Tiles) -> int:
    """The fewest armies that a player can have left."""
    return max(0, len(ARMIES) - 2 * (len(CASTLES) - len(castles_in(tiles))))


@lru_cache(maxsize=1)
def places() -> dict[tuple[Tiles, int], int]:
    """Where the block of each set of tiles and lead begins, from the last rounds to the first."""
    sets = sorted(
        (number_of(tiles), tiles)
        for drums in range(DRUMS + 1)
        for tiles in range(drums << DRUM, (drums << DRUM) + (1 << DRUM))
        if upright(tiles)[0] == tiles
    )
    found = [(tiles, lead) for number, tiles in sets if number > 1 for lead in leads(tiles)]
    return {key: number * BLOCK for number, key in enumerate(found)}


def at_the_end(younger: Cards, elder: Cards, lead: int) -> float:
    """Who has won when no round is left: points, then cards, then youth."""
    return float(lead > 0 or (lead == 0 and SIZE[younger] >= SIZE[elder]))


@lru_cache(maxsize=3 * 2 * BLOCK)
def storms(material: int, elder_has_sword: bool, younger: Cards, elder: Cards) -> tuple[tuple[int, ...], ...]:
    """What follows from each two pairs: the hands that are left, a block further where the elder takes the castle."""
    return tuple(
        tuple(
            (younger & ~own) * HANDS + (elder & ~other) + BLOCK * taker(material, (own, other), elder_has_sword)
            for other in PAIRS[elder]
        )
        for own in PAIRS[younger]
    )


@lru_cache(maxsize=HANDS)
def recruits(hand: Cards) -> tuple[Cards, ...]:
    """The hands that a drum can make of this one."""
    return tuple(hand | 1 << army for army in armies_in(EVERY_ARMY ^ hand)) or (hand,)
