"""A position as its judgement sees it: finished areas as if already scored, open ones with what may come of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from castles.ai.courtyard.outlook import ALL
from castles.rules.courtyard import bits
from castles.rules.courtyard.bits import FIRST_CREW, HOUSE_BIT, MEADOW_BIT, REACH, SECOND_CREW, SUBJECT_BITS
from castles.rules.courtyard.ground import PARTS
from castles.rules.courtyard.pieces import TRACK
from castles.rules.courtyard.settle import TOWER_AT
from castles.rules.courtyard.state import NONE, UNKNOWN, State

TAKEN = SUBJECT_BITS | MEADOW_BIT


@dataclass(slots=True)
class Survey:
    """What counts in a position, by seat; areas only where somebody stands."""

    scores: list[int]
    home: list[int]  # how many subjects are in each supply
    keeps: list[int]
    held: list[list[int]]  # tokens
    areas: list[tuple[int, int]]  # open houses, pigsties and roads: their roots and bits
    meadows: list[tuple[int, int]]


def survey(state: State) -> Survey:
    """Looks at every area where somebody stands."""
    found = Survey(
        state.scores[:],
        [state.home[0].bit_count(), state.home[1].bit_count()],
        state.keep_sizes[:],
        state.held,
        [],
        [],
    )
    up, areas, empty, roots = state.up, state.areas, state.empty, []
    for spot in state.posts:
        if spot >= 0:
            while (parent := up[spot]) != spot:
                spot = parent
            if spot not in roots:
                roots.append(spot)
                area = areas[spot]
                if area & MEADOW_BIT:
                    found.meadows.append((spot, area))
                elif area & empty:
                    found.areas.append((spot, area))
                else:
                    take(found, area, state)
    return found


def take(found: Survey, area: int, state: State) -> None:
    """Scores a finished area: its points, its keep, a token at the stop, and the way home."""
    first, second = (area & FIRST_CREW).bit_count(), (area & SECOND_CREW).bit_count()
    found.home[0] += first
    found.home[1] += second
    if first == second:
        return
    seat = int(second > first)
    found.scores[seat] += bits.worth(area)
    if area & HOUSE_BIT:
        found.keeps[seat] = max(found.keeps[seat], bits.size(area))
    if stops_at_token(state, found.scores[seat]):
        found.held = [tokens + [UNKNOWN] * (owner == seat) for owner, tokens in enumerate(found.held)]


def stops_at_token(state: State, score: int) -> bool:
    """Whether a marker at this score stands on a tower whose token is still there."""
    tower = TOWER_AT.get(score % TRACK)
    return tower is not None and state.towers[tower] != NONE


def tightest(reached: int, counts: Mapping[int, int]) -> int:
    """How many of the tiles left fit the hardest of the empty squares that an open area reaches out to."""
    open_squares, fewest = reached >> REACH, ALL
    while open_squares:
        lowest = open_squares & -open_squares
        count = counts[lowest.bit_length() - 1]
        if count < fewest:
            fewest = count
        open_squares ^= lowest
    return fewest


def free_roots(state: State) -> list[int]:
    """The roots of all open houses, pigsties and roads where nobody stands."""
    up, areas, found = state.up, state.areas, set[int]()
    for place, turned in enumerate(state.laid):
        if turned != NONE:
            for first, *_ in PARTS[turned]:
                root = 12 * place + first
                while (parent := up[root]) != root:
                    root = parent
                found.add(root)
    return [root for root in sorted(found) if is_free(areas[root], state.empty)]


def is_free(area: int, empty: int) -> bool:
    """Whether somebody may still be put on it and it isn't finished; meadows don't count."""
    return not area & TAKEN and bool(area & empty)
