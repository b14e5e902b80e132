"""The table of solved positions for two players: the younger one's chance to win."""

import zlib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from castles.ai import weights
from castles.ai.knights.layout import BLOCK, FINEST, HANDS, TURNED, at_the_end, places, upright, worth_of
from castles.ai.knights.pairs import Tiles, number_of

NAME = "knights.table"


@lru_cache(maxsize=1)
def _table() -> bytes:
    return zlib.decompress(files(weights.__name__).joinpath(NAME).read_bytes())


def keep(table: bytes) -> None:
    """Writes the table beside the weights."""
    Path(weights.__file__).with_name(NAME).write_bytes(zlib.compress(table, 9))


@lru_cache(maxsize=1)
def is_known() -> bool:
    """Whether the table is of these tiles and points: with others there are more positions, or fewer."""
    return len(_table()) == BLOCK * len(places())


@lru_cache(maxsize=128)
def chances(tiles: Tiles, lead: int) -> tuple[float, ...]:
    """The younger player's chance to win by both hands, the younger one's first, before the next tile is turned up."""
    if number_of(tiles) == 1:
        return tuple(at_the_end(younger, elder, lead) for younger in range(HANDS) for elder in range(HANDS))
    if abs(lead) > worth_of(tiles):
        return (float(lead > 0),) * BLOCK
    standing, turns = upright(tiles)
    turned = TURNED[turns]
    place = places()[standing, lead]
    block = [chance / FINEST for chance in _table()[place : place + BLOCK]]
    return tuple(block[turned[younger] * HANDS + turned[elder]] for younger in range(HANDS) for elder in range(HANDS))
