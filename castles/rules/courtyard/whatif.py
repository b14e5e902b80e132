"""The areas that a tile would make on a square, without laying it: for those who try out many squares at once."""

from dataclasses import dataclass

from castles.rules.courtyard.ground import BESIDE, FACING_LOOKS, FIRSTS, MEETINGS, PARTS, SIDE_LOOKS, SPANS
from castles.rules.courtyard.settle import root_of
from castles.rules.courtyard.state import State


@dataclass(frozen=True, slots=True)
class Site:
    """A free square with what lies around it."""

    square: int
    sides: list[tuple[int, int, dict[int, int]]]  # side, the neighbour's look, and the roots of the ends that face it
    open_sides: list[tuple[int, int, int]]  # the empty square there, the side, and what that square asks for already


def site_of(state: State, square: int) -> Site:
    """Looks around a square."""
    sides, open_sides = [], []
    for near, side, corner, plain in BESIDE[square]:
        other = state.laid[near]
        if other < 0:
            open_sides.append((near, side, state.frontier.get(near, plain)))
        else:
            first = 3 * (side + 2) % 12
            roots = {
                end: root_of(state, corner + FIRSTS[other][end])
                for end in (first, first + 1, first + 2)
                if FIRSTS[other][end] >= 0
            }
            sides.append((side, FACING_LOOKS[other][side], roots))
    return Site(square, sides, open_sides)


def joined(state: State, site: Site, turned: int) -> tuple[list[int], dict[int, int]]:
    """The areas that the tile's segments would belong to, and for each root that joins one of them, which.

    An area that several segments share stands at the first of them; the others are 0.
    """
    spans, areas = SPANS[site.square], state.areas
    found = [nature | spans[sides] for _, sides, nature in PARTS[turned]]
    at, looks = PART_AT[turned], SIDE_LOOKS[turned]
    same = list(range(len(found)))
    of_root: dict[int, int] = {}
    for side, look, roots in site.sides:
        for end, facing in MEETINGS[looks[side] + look]:
            if end >= 0:
                part, root = same[at[end]], roots[facing]
                known = of_root.get(root)
                if known is None:
                    of_root[root] = part
                    found[part] |= areas[root]
                elif (other := same[known]) != part:
                    low, high = (part, other) if part < other else (other, part)
                    found[low] |= found[high]
                    found[high] = 0
                    same = [low if each == high else each for each in same]
    return found, {root: same[part] for root, part in of_root.items()}


def _part_at(turned: int) -> tuple[int, ...]:
    numbers = {first: number for number, (first, *_) in enumerate(PARTS[turned])}
    return tuple(numbers.get(first, -1) for first in FIRSTS[turned])


# For each end of each turned tile: which of its segments it belongs to.
PART_AT = tuple(map(_part_at, range(len(PARTS))))
