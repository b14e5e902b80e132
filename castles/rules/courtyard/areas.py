"""Questions about a position or a view of it: its areas, the squares nobody can fill, the tiles left."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import ALL_REACHES, MEADOW_BIT, REACH
from castles.rules.courtyard.ground import BESIDE, FITS, PARTS, spot_of, stand
from castles.rules.courtyard.hidden import unseen_tiles
from castles.rules.courtyard.pieces import SQUARES, TILES
from castles.rules.courtyard.settle import covered, root_of
from castles.rules.courtyard.state import NONE, At, Stand, State
from castles.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Area:
    """A house, pigsty, meadow or road, however many tiles it covers."""

    kind: str
    segments: tuple[Stand, ...]  # those on squares, by their first ends
    squares: tuple[At, ...]
    starts: tuple[str, ...]  # start spaces, by name
    subjects: tuple[int, int]  # how many of each seat
    chapels: int
    stocks: bool
    worth: int  # to whoever has the majority, if it is counted as it is now and without tokens
    finished: bool  # meadows never are

    @property
    def holder(self) -> Seat | None:
        """Who has more subjects on it, if anybody."""
        first, second = self.subjects
        return None if first == second else int(second > first)


def areas(state: State) -> list[Area]:
    """All areas, the start spaces' own included, in the order of their first segments."""
    members: dict[int, list[int]] = {}
    for spot in _segment_spots(state):
        members.setdefault(root_of(state, spot), []).append(spot)
    return [_area(state, root, spots) for root, spots in members.items()]


def area_at(state: State, x: int, y: int, end: str) -> Area:
    """The area of the segment with this first end."""
    root = root_of(state, spot_of(x, y, end))
    return _area(state, root, [spot for spot in _segment_spots(state) if root_of(state, spot) == root])


def _segment_spots(state: State) -> Iterator[int]:
    for place, turned in enumerate(state.laid):
        if turned != NONE:
            yield from (12 * place + first for first, *_ in PARTS[turned])


def _area(state: State, root: int, spots: list[int]) -> Area:
    area = state.areas[root]
    return Area(
        bits.kind_of(area),
        tuple(stand(spot) for spot in spots if spot < 12 * len(SQUARES)),
        *covered(area),
        bits.crowd(area),
        bits.chapels(area),
        bool(area & bits.STOCKS),
        bits.worth(area),
        not area & (MEADOW_BIT | state.empty),
    )


def dead_squares(state: State) -> list[At]:
    """Empty squares that none of the tiles left, nor the one in hand, can ever fill."""
    kinds = [*unseen_tiles(state), *([state.tile] if state.tile != NONE else [])]
    reached = {square for square, wish in state.frontier.items() if any(FITS[kind][wish] for kind in kinds)}
    edge = list(reached)
    while edge:
        square = edge.pop()
        found = {near for near, *_ in BESIDE[square] if _is_untouched(state, near)} - reached
        reached |= found
        edge += found
    return [SQUARES[square] for square in _empty_squares(state) if square not in reached]


def _is_untouched(state: State, place: int) -> bool:
    """Nothing is asked here yet, so whatever comes beside it will let some tile in."""
    return state.laid[place] == NONE and place not in state.frontier


def _empty_squares(state: State) -> Iterator[int]:
    return bits.members((state.empty & ALL_REACHES) >> REACH)


def tiles_left(state: State) -> Counter[str]:
    """How many of each kind of tile are still in the stack, as everybody can tell."""
    return Counter({TILES[kind].kind: count for kind, count in unseen_tiles(state).items()})
