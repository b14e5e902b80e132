"""What may be laid in Knights and Castles, as sets of armies: shepherds count for nothing once all is revealed."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from castles.rules.knights.pieces import CASTLES, DRUM, DRUMS, EVERY_ARMY, NO_CARDS, SHEPHERD, STRONGEST, Cards, Tile
from castles.rules.knights.state import LAID, LAYS, State

NOBODY = -1  # no army is left: the sword decides

# PAIRS[armies in hand]: the armies of every pair that may be laid, in the order of LAYS.
PAIRS: tuple[tuple[Cards, ...], ...] = tuple(
    tuple(LAID[lay.cards] & EVERY_ARMY for lay in LAYS[hand]) for hand in range(EVERY_ARMY + 1)
)

# How many armies a set has.
SIZE: tuple[int, ...] = tuple(hand.bit_count() for hand in range(EVERY_ARMY + 1))

Tiles = int  # tiles that nobody has seen: a bit for each castle, and the number of drums above these
ALL_TILES: Tiles = (1 << len(CASTLES)) - 1 | DRUMS << len(CASTLES)


def unseen_tiles(state: State) -> Tiles:
    """What can still be turned up, the tile put away among it; the tile of this round has been seen."""
    unseen = ALL_TILES
    for tile in state.tiles[1 : state.round + 1]:
        unseen = without(unseen, tile)
    return unseen


def without(tiles: Tiles, tile: Tile) -> Tiles:
    """The tiles that are left when this one is turned up."""
    return tiles - (1 << tile)


def castles_in(tiles: Tiles) -> tuple[Tile, ...]:
    """The castles among the unseen tiles."""
    return tuple(castle for castle in range(len(CASTLES)) if tiles >> castle & 1)


def drums_in(tiles: Tiles) -> int:
    """The number of drums among them."""
    return tiles >> DRUM


def number_of(tiles: Tiles) -> int:
    """How many tiles these are: one more than there are rounds to come."""
    return len(castles_in(tiles)) + drums_in(tiles)


def taker(material: int, laid: Sequence[Cards], sword: int) -> int:
    """The number of the one who takes the castle."""
    once = twice = NO_CARDS
    for armies in laid:
        twice |= once & armies
        once |= armies
    army = STRONGEST[material][once & ~twice]
    if army == SHEPHERD:
        return sword
    bit = 1 << army
    return next(number for number, armies in enumerate(laid) if armies & bit)


Table = tuple[tuple[Cards, Cards, int], ...]  # armies laid once, armies laid more often, and in how many ways


@lru_cache(maxsize=512)
def tables(rivals: tuple[tuple[Cards, ...], ...]) -> Table:
    """What may lie there in all, when each rival lays one of its pairs, every pair as likely as any other."""
    ways: dict[tuple[Cards, Cards], int] = {(NO_CARDS, NO_CARDS): 1}
    for pairs in rivals:
        grown: dict[tuple[Cards, Cards], int] = {}
        for (once, twice), count in ways.items():
            for armies in pairs:
                key = once | armies, twice | once & armies
                grown[key] = grown.get(key, 0) + count
        ways = grown
    return tuple((once & ~twice, twice, count) for (once, twice), count in ways.items())


def chance_to_take(armies: Cards, material: int, table: Table, has_sword: bool) -> float:
    """The share of what the rivals may lay against which these armies take the castle."""
    strongest, taken, total = STRONGEST[material], 0, 0
    for once, twice, count in table:
        total += count
        mine = armies & ~once & ~twice
        army = strongest[mine | once & ~armies]
        taken += count * (has_sword if army == SHEPHERD else mine >> army & 1)
    return taken / total


def pairs_of(hands: Iterable[Cards]) -> tuple[Cards, ...]:
    """Every pair that somebody may lay who holds one of these hands."""
    return tuple(armies for hand in hands for armies in PAIRS[hand])
