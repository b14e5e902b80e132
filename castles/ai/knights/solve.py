"""`python -m castles.ai.knights.solve`: Knights and Castles for two, solved backwards from the last round.

Each position is worth what both come to in the rounds that may follow, each a choice made at once. The one thing left
out: what a drum brings back is taken as known from then on. Some minutes of work; the table is kept with the weights.
"""

import argparse
from array import array
from collections.abc import Iterator, Sequence
from itertools import product

from castles.ai.knights.layout import (
    BLOCK,
    FINEST,
    HANDS,
    TURNED,
    at_the_end,
    least_hand,
    places,
    recruits,
    storms,
    upright,
    worth_of,
)
from castles.ai.knights.pairs import SIZE, Tiles, castles_in, drums_in, number_of, without
from castles.ai.knights.solved import keep
from castles.ai.mixing import value
from castles.rules.knights.pieces import CASTLES, DRUM, Cards

PRECISION = 0.008

Blocks = dict[tuple[Tiles, int], "array[float]"]


def solve() -> Iterator["array[float]"]:
    """Every block of the table in its order, each made from those before it."""
    blocks: Blocks = {}
    for tiles, lead in places():
        blocks[tiles, lead] = _solved(blocks, tiles, lead)
        yield blocks[tiles, lead]


def _solved(blocks: Blocks, tiles: Tiles, lead: int) -> "array[float]":
    """The mean over all tiles that may be turned up next."""
    sums = array("d", [0.0] * BLOCK)
    hands = [hand for hand in range(HANDS) if SIZE[hand] >= least_hand(tiles)]
    for castle in castles_in(tiles):
        _add_castle(sums, blocks, tiles, lead, castle, hands)
    if drums_in(tiles):
        _add_drums(sums, blocks, tiles, lead, hands)
    return array("d", [total / number_of(tiles) for total in sums])


def _add_castle(
    sums: "array[float]", blocks: Blocks, tiles: Tiles, lead: int, castle: int, hands: Sequence[Cards]
) -> None:
    _, material, points = CASTLES[castle]
    rest = without(tiles, castle)
    following = _after(blocks, rest, lead + points) + _after(blocks, rest, lead - points)
    for younger, elder in product(hands, hands):
        choices = storms(material, lead > 0, younger, elder)
        sums[younger * HANDS + elder] += value([[following[place] for place in row] for row in choices], PRECISION)


def _add_drums(sums: "array[float]", blocks: Blocks, tiles: Tiles, lead: int, hands: Sequence[Cards]) -> None:
    following = _after(blocks, without(tiles, DRUM), lead)
    for younger, elder in product(hands, hands):
        payoffs = [[following[own * HANDS + other] for other in recruits(elder)] for own in recruits(younger)]
        sums[younger * HANDS + elder] += drums_in(tiles) * value(payoffs, PRECISION)


def _after(blocks: Blocks, tiles: Tiles, lead: int) -> list[float]:
    """A block as it lies for these tiles, turned if another stands for them."""
    if number_of(tiles) == 1:
        return [at_the_end(younger, elder, lead) for younger, elder in product(range(HANDS), range(HANDS))]
    if abs(lead) > worth_of(tiles):
        return [float(lead > 0)] * BLOCK
    standing, turns = upright(tiles)
    block, turned = blocks[standing, lead], TURNED[turns]
    return [block[turned[younger] * HANDS + turned[elder]] for younger, elder in product(range(HANDS), range(HANDS))]


def main() -> None:
    """Solves the game, tells how far it is, and keeps the table."""
    argparse.ArgumentParser(prog="python -m castles.ai.knights.solve", description=__doc__).parse_args()
    table = bytearray()
    for block in solve():
        table += bytes(round(FINEST * chance) for chance in block)
        print(f"\r{100 * len(table) // (BLOCK * len(places()))} %", end="", flush=True)
    keep(bytes(table))
    print()


if __name__ == "__main__":
    main()
